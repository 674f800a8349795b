// The coach: the three best actions, what each leads one to expect, and where they lie on the board.

import { spot } from "./board.js"
import { still } from "./motion.js"
import { make, narrow, part, sideways, words, write } from "./page.js"
import { saying } from "./panels.js"

const SVG = "http://www.w3.org/2000/svg"
const box = part("coach")

export const shown = () => !box.hidden

/** The coach thinks: say so at once. */
export function wait() {
  clear()
  box.hidden = false
  box.classList.add("waits")
  write(part("coach-wait"), words.coach_thinks)
}

/** Put the advice away: the position has changed, or it was read. */
export function hide() {
  clear()
  box.hidden = true
  write(part("coach-wait"), "")
}

function clear() {
  part("tips").replaceChildren()
  box.classList.remove("waits")
  for (const old of document.querySelectorAll(".hinted")) old.classList.remove("hinted")
  for (const old of document.querySelectorAll(".rank")) old.remove()
}

/** Show the actions, the best first, each with a bar for the chance to win. */
export function show(frame, hints) {
  clear()
  box.hidden = false
  write(part("coach-wait"), "")
  part("tips").replaceChildren(...hints.map((hint, i) => make("li", {}, tip(hint, i + 1))))
  hints.forEach((hint, i) => mark(hint.a, i + 1))
  bringUp(spot(part("board"), hints[0].a))
}

/** On a phone the advice lies over the board: scroll until the best action stands above it. */
function bringUp(best) {
  if (!narrow.matches || !best) return
  if (sideways.matches) return best.scrollIntoView({ block: "nearest" })
  const low = (best.querySelector(".hit") ?? best).getBoundingClientRect().bottom
  scrollBy({ top: low - box.getBoundingClientRect().top + 12, behavior: still() ? "instant" : "smooth" })
}

function tip({ a, say, offer, chance, percent, why }, rank) {
  const button = make("button", { type: "button", class: "tip", "data-a": a })
  const bar = make("span", { class: "chance-bar", "aria-hidden": "true" }, make("span", { style: `width:${100 * chance}%` }))
  const number = make("span", { class: "chance" }, make("b", {}, percent), make("span", { class: "unseen" }, ` ${words.chance_to_win}. `))
  const head = make("span", { class: "tip-head" }, make("span", { class: "tip-rank" }, String(rank)), bar, number)
  button.append(head, make("span", { class: "tip-offer" }, ...saying(say, offer)), make("span", { class: "tip-why" }, ` ${why}`))
  return button
}

/** Number the spot of an action on the board. */
function mark(a, rank) {
  const it = spot(part("board"), a)
  if (!it) return
  it.classList.add("hinted")
  const hit = it.querySelector(".hit")?.getBBox()
  if (!hit) return
  const size = it.ownerSVGElement.viewBox.baseVal.width > 1200 ? 22 : 26
  const badge = document.createElementNS(SVG, "g")
  badge.setAttribute("class", `rank rank-${rank}`)
  badge.setAttribute("aria-hidden", "true")
  badge.append(shape("circle", { cx: hit.x + size * 0.7, cy: hit.y + size * 0.7, r: size }))
  const text = shape("text", { x: hit.x + size * 0.7, y: hit.y + size * 1.12, "text-anchor": "middle", "font-size": size * 1.2 })
  text.style.dominantBaseline = "auto"
  text.textContent = rank
  badge.append(text)
  it.append(badge)
}

function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
