// The score sheet of a real table: steppers, one player at a time on a phone, and the sheet that the server counts.

const form = document.querySelector("[data-part=form]")
const seatOf = (button) => button.dataset.turn

function address() {
  const said = new URLSearchParams()
  for (const field of form.elements) {
    if (!field.name || (field.type === "checkbox" && !field.checked)) continue
    const unchanged = field.dataset.least === undefined ? field.value === "" : field.value === field.dataset.least
    if (!unchanged) said.set(field.name, field.value)
  }
  return `${location.pathname}?${said}`
}

let asked = 0

async function count() {
  const mine = ++asked
  const where = address()
  history.replaceState(null, "", where)
  const answer = await fetch(where)
  const page = new DOMParser().parseFromString(await answer.text(), "text/html")
  const fresh = page.querySelector("[data-part=sheet]")
  if (mine !== asked || !fresh) return
  const [wrong, said] = [form, page].map((it) => it.querySelector("[data-part=problem]"))
  wrong.hidden = said.hidden
  wrong.textContent = said.textContent
  const sheet = document.querySelector("[data-part=sheet]")
  sheet.hidden = fresh.hidden
  sheet.innerHTML = fresh.innerHTML
  page.querySelectorAll("[data-turn]").forEach((it) => { turn(seatOf(it)).innerHTML = it.innerHTML })
  document.querySelectorAll("[hreflang]").forEach((it, i) => { it.href = page.querySelectorAll("[hreflang]")[i].getAttribute("href") })
}

const turn = (seat) => form.querySelector(`[data-turn="${seat}"]`)

function step(button) {
  const field = button.parentElement.querySelector("input")
  const now = Number(field.value) || 0
  field.value = Math.min(Number(field.max), Math.max(Number(field.min), now + Number(button.dataset.by)))
  count()
}

function show(seat) {
  form.dataset.seat = seat
  form.querySelectorAll("[data-turn]").forEach((it) => it.setAttribute("aria-pressed", seatOf(it) === seat))
}

form.addEventListener("click", (event) => {
  const button = event.target.closest("button")
  if (button?.dataset.by) step(button)
  if (button?.dataset.turn) show(button.dataset.turn)
})
form.addEventListener("change", count)
form.addEventListener("submit", (event) => { event.preventDefault(); count() })
form.classList.add("live")
form.querySelector(".turns")?.removeAttribute("hidden")
form.querySelector("[data-part=add]").hidden = true
const print = form.querySelector("[data-part=print]")
print.hidden = false
print.addEventListener("click", () => window.print())
