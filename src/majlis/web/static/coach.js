// The coach: first a nudge, then the idea, then the three best turns, each with its way on the board.

import { still } from "./motion.js"
import { make, narrow, part, sideways, words, write } from "./page.js"
import { draw, ring, thing } from "./path.js"
import { setting } from "./settings.js"

const EDGE = 12 // pixels around what must be in sight
const LEVELS = ["nudge", "idea", "move"]
const box = part("coach")
let level = 0 // how much is told
let advice = null // what the coach said of this moment
let traced = 0 // the turn whose way is drawn

export const shown = () => !box.hidden
export const advised = (i) => advice?.hints[i]

/** Asked again, the coach tells more; true if there is nothing to ask for. */
export function more() {
  if (!advice || box.hidden) return false
  level = Math.min(level + 1, LEVELS.length - 1)
  tell()
  return true
}

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
  advice = null
  box.hidden = true
  write(part("coach-wait"), "")
}

function clear() {
  part("tips").replaceChildren()
  part("coach-more").hidden = true
  box.classList.remove("waits")
  draw(part("board"), [], "advice")
  ring(part("board"), [])
}

/** Show what the coach said, as much of it as somebody wants to hear first. */
export function show(message) {
  advice = message
  level = Math.max(0, LEVELS.indexOf(setting("hint")))
  box.hidden = false
  tell()
}

function tell() {
  clear()
  write(part("coach-wait"), "")
  const { nudge, hints } = advice
  const rows = level === 0 ? [make("p", { class: "nudge" }, nudge)] : level === 1 ? [idea(hints[0])] : hints.map(tip)
  part("tips").replaceChildren(...rows.map((row) => make("li", {}, row)))
  part("coach-more").hidden = level === LEVELS.length - 1
  if (level === LEVELS.length - 1) trace(0)
  else ring(part("board"), hints.slice(0, 2 - level).map((hint) => hint.look))
  bringUp(hints[0].look)
}

/** Draw the way of one turn over the board. */
export function trace(i) {
  traced = i
  const plan = advice.hints[i].plan
  draw(part("board"), plan, "advice")
  document.querySelectorAll(".tip").forEach((it, k) => it.classList.toggle("traced", k === traced))
}

/** On a phone the advice lies over the board: scroll until what it speaks of stands above it. */
function bringUp(a) {
  const meant = thing(part("board"), a)
  if (!narrow.matches || !meant) return
  if (sideways.matches) return meant.scrollIntoView({ block: "nearest" })
  const it = meant.getBoundingClientRect()
  const low = it.bottom + EDGE - box.getBoundingClientRect().top
  scrollBy({ top: low > 0 ? low : Math.min(0, it.top - EDGE - part("ask").getBoundingClientRect().bottom), behavior: still() ? "instant" : "smooth" })
}

const idea = ({ title, why }) => make("p", { class: "nudge" }, make("b", {}, title), ` ${why}`)

function tip({ title, gain, why, standing, path }, i) {
  const button = make("button", { type: "button", class: "tip", "data-tip": i })
  const head = make("span", { class: "tip-head" }, make("span", { class: "tip-rank" }, String(i + 1)), make("b", {}, title), make("span", { class: "gain" }, gain))
  const way = make("span", { class: "tip-path" }, path.length > 1 ? path.join(" → ") : "")
  button.append(head, " ", way, make("span", { class: "tip-why" }, ` ${why} ${standing}`.replace(/ +/g, " ")))
  return button
}
