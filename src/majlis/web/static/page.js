// What every script of a table uses: the parts of the page, its words, small elements.

export const json = (id) => JSON.parse(document.getElementById(id).textContent)

export const words = json("words")
export const table = json("table")

export const part = (name) => document.querySelector(`[data-part="${name}"]`)
export const doers = (name) => document.querySelectorAll(`[data-do="${name}"]`)

/** Words with their gaps filled: fill("Pass to {who}", {who: "Ann"}). */
export function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap)
}

/** A new element; children are elements or texts. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const CITED = /^(.*?) ?\(([A-Z]+-?\d[\d.]*)[^()]*\)$/s // "…. (FT-4.3)": what a reason says, and the first paragraph it names

/** A link to a paragraph of the rules. */
export const ruleLink = (number, text = words.read_rule) =>
  make("a", { class: "rule", href: `/rules/${table.game}#${number}`, target: "_blank" }, text)

/** A reason as it is read: the number at its end is where the link leads, no part of the sentence. */
export function reasoned(sentence) {
  const [, said, number] = sentence.match(CITED) ?? [null, sentence, null]
  return number ? [said, " ", ruleLink(number)] : [sentence]
}

/** Write a text only where it changed, so that nothing is announced twice. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}

export const narrow = matchMedia("(max-width: 1000px)")
export const sideways = matchMedia("(max-width: 1000px) and (max-height: 500px)")
const small = matchMedia(`(max-width: 699px), (orientation: portrait), ${sideways.media}`)

/** Is the board drawn tall? */
export const tall = () => small.matches

/** Call back when the board must be drawn the other way. */
export const onTurn = (call) => small.addEventListener("change", call)

let fading = 0

/** A sentence that must be seen and heard: a refusal, a reason. */
export function notice(sentence) {
  const box = part("notice")
  box.textContent = ""
  box.hidden = false
  box.append(...reasoned(sentence))
  clearTimeout(fading)
  fading = setTimeout(hush, 4000 + 60 * sentence.length)
}

export function hush() {
  part("notice").hidden = true
}

/** The score sheet as a table: a line for each part, a column for each player. */
export function sheet(holder, frame, longest = 10) {
  const names = frame.names.map((name, seat) =>
    make("th", { scope: "col", title: name, class: seat === frame.turn ? "turn" : "" }, ...sitter(seat), cut(name, longest), ...level(seat)))
  const head = make("tr", {}, make("td"), ...names)
  const rows = frame.tally.map(([label, numbers]) =>
    make("tr", {}, make("th", { scope: "row" }, label), ...numbers.map((n) => make("td", {}, signed(n)))))
  holder.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)))
}

const SVG = "http://www.w3.org/2000/svg"

/** The face of the guest at a seat, if one sits there. */
export function sitter(seat) {
  const guest = table.guests?.[seat]
  if (!guest) return []
  const face = document.createElementNS(SVG, "svg")
  face.setAttribute("class", "face")
  face.setAttribute("aria-hidden", "true")
  face.append(document.createElementNS(SVG, "use"))
  face.firstChild.setAttribute("href", `#face-${guest.name}`)
  return [face]
}

const level = (seat) => (table.guests?.[seat] ? [make("small", { title: table.guests[seat].line }, table.guests[seat].level)] : [])

const cut = (name, longest) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name)

export const signed = (n) => String(n).replace("-", "−")
