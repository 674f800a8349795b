// The page of rules: the contents unfold where there is room, a search leaves what matches, figures in steps are walked.

const field = document.getElementById("find")
const article = document.querySelector(".rules article")
const wide = matchMedia("(min-width: 1000px)")
const contents = document.querySelector(".contents details")

contents.open = wide.matches
wide.addEventListener("change", () => (contents.open = wide.matches))
contents.addEventListener("click", (event) => {
  if (event.target.closest("a") && !wide.matches) contents.open = false
})

// --- the search

const blocks = [...article.querySelectorAll(":scope > p, li, tbody tr, figure")]

function find() {
  const wanted = field.value.trim().toLowerCase()
  for (const mark of article.querySelectorAll("mark")) mark.replaceWith(mark.textContent)
  article.normalize()
  const found = blocks.filter((block) => show(block, !wanted || block.textContent.toLowerCase().includes(wanted)))
  for (const block of wanted.length > 1 ? found : []) spell(block, wanted)
  fold(Boolean(wanted))
  tell(wanted ? found.length : null)
}

function show(block, shown) {
  block.hidden = !shown
  return shown
}

/** Headings and tables of which nothing is left go too. */
function fold(searching) {
  for (const table of article.querySelectorAll("table, ul, ol, .steps")) {
    table.hidden = searching && !table.querySelector("li:not([hidden]), tbody tr:not([hidden]), figure:not([hidden])")
  }
  let head = null
  for (const child of article.children) {
    if (child.tagName === "H2") head = child
    if (child.tagName === "H2") child.hidden = searching
    else if (head && !child.hidden) head.hidden = false
  }
}

function spell(block, wanted) {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const hits = []
  while (texts.nextNode()) {
    const at = texts.currentNode.data.toLowerCase().indexOf(wanted)
    if (at >= 0 && !texts.currentNode.parentElement.closest("svg")) hits.push([texts.currentNode, at])
  }
  for (const [text, at] of hits) {
    const range = new Range()
    range.setStart(text, at)
    range.setEnd(text, at + wanted.length)
    range.surroundContents(document.createElement("mark"))
  }
}

function tell(n) {
  const words = n === 0 ? field.dataset.none : n === 1 ? field.dataset.one : field.dataset.found
  document.getElementById("found").textContent = n === null ? "" : words.replace("{n}", n)
}

field.addEventListener("input", find)
addEventListener("hashchange", () => {
  if (!field.value) return
  field.value = ""
  find()
  document.getElementById(location.hash.slice(1))?.scrollIntoView()
})

// --- figures in steps

for (const box of article.querySelectorAll(".steps")) walkable(box)

function walkable(box) {
  const figures = [...box.querySelectorAll("figure")]
  const count = document.createElement("span")
  let at = 0
  const go = (by) => {
    at = Math.min(figures.length - 1, Math.max(0, at + by))
    figures.forEach((figure, i) => figure.classList.toggle("now", i === at))
    count.textContent = article.dataset.step.replace("{n}", at + 1).replace("{all}", figures.length)
    back.disabled = at === 0
    on.disabled = at === figures.length - 1
  }
  const button = (words, by) => {
    const made = document.createElement("button")
    made.type = "button"
    made.className = "button"
    made.textContent = words
    made.addEventListener("click", () => go(by))
    return made
  }
  const [back, on] = [button(article.dataset.back, -1), button(article.dataset.on, 1)]
  const walk = document.createElement("div")
  walk.className = "walk"
  count.setAttribute("role", "status")
  walk.append(back, count, on)
  box.append(walk)
  box.classList.add("live")
  go(0)
}
