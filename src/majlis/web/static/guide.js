// The guide of a first game: a sentence or two before each step, and a ring around what they speak of.

import { spot, spots } from "./board.js"
import { still } from "./motion.js"
import { doers, notice, part, sideways, table, words, write } from "./page.js"

const SVG = "http://www.w3.org/2000/svg"
const LEFT = `left-${table.id}` // who leaves the guide is not asked again at this table
const ROOM = 8 // table units between a thing and its ring
const EDGE = 10 // pixels that are left free above and below it

let lesson = null
let page = 0

/** A new frame: what is said now, from its first sentence on. */
export function renew(frame, fresh) {
  const before = lesson
  lesson = sessionStorage.getItem(LEFT) ? null : frame.lesson
  if (lesson?.left && before && !before.left) notice(words.guide_left)
  document.body.classList.toggle("guided", Boolean(lesson && !lesson.left))
  part("guide").hidden = !lesson?.says.length
  if (fresh) page = 0
  if (lesson?.says.length) show()
  else if (lesson && fresh) rise()
  mark()
}

/** Back to where the board begins: there the others play, and there one goes on alone. */
function rise() {
  const scrolls = sideways.matches ? part("board") : window
  scrolls.scrollTo({ top: 0, behavior: still() ? "instant" : "smooth" })
}

/** The present sentence; behind the last one waits the step itself. */
function show() {
  const last = page === lesson.says.length - 1
  write(part("guide-text"), lesson.says[page].text)
  for (const next of doers("next")) next.hidden = last
  part("guide-done").max = lesson.all
  part("guide-done").value = lesson.done
  const said = lesson.says[page]
  const step = last ? doing() : null
  const aims = (step ? [step] : said.points.map((id) => document.getElementById(id))).filter(Boolean)
  for (const it of spots(part("board"))) it.classList.toggle("aside", Boolean(step) && it !== step)
  unring()
  Promise.all(aims.map(rest)).then(() => said === lesson?.says[page] && point(aims))
}

/** Rings around things, which are brought to where they can be seen. */
function point(aims) {
  unring()
  aims.forEach(ring)
  if (aims.length) bring(aims.map((aim) => aim.getBoundingClientRect()))
}

/** A piece may still be travelling. */
function rest(aim) {
  const ends = aim.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
  return Promise.allSettled(ends.map((one) => one.finished))
}

/** Scroll until all of it stands between the guide and the tabs, or from its upper edge on where there is less room. */
function bring(boxes) {
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))]
  const [above, below, scrolls] = sideways.matches
    ? [0, 0, part("board")]
    : [part("ask").getBoundingClientRect().bottom, document.querySelector(".tabs").offsetHeight, window]
  const [from, to] = [above + EDGE, innerHeight - below - EDGE]
  if (top >= from && bottom <= to) return
  const by = bottom - top > to - from ? top - from : (top + bottom - from - to) / 2
  scrolls.scrollBy({ top: by, behavior: still() ? "instant" : "smooth" })
}

function unring() {
  for (const old of document.querySelectorAll(".ring")) old.remove()
}

const doing = () => (lesson.do === null ? null : spot(part("board"), lesson.do))

/** Among several answers, in a bubble or a list, the one that is meant, when all has been said. */
export function mark() {
  const meant = lesson && page >= lesson.says.length - 1 ? String(lesson.do) : null
  for (const row of document.querySelectorAll(".offer")) row.classList.toggle("asked", row.dataset.a === meant)
}

/** A ring that moves with the board, because it is part of it. */
function ring(aim) {
  const board = part("board").querySelector("svg.scene")
  const at = board.getScreenCTM().inverse()
  const { x, y, width, height } = aim.getBoundingClientRect()
  const rect = document.createElementNS(SVG, "rect")
  const values = { x: at.a * x + at.e - ROOM, y: at.d * y + at.f - ROOM, width: at.a * width + 2 * ROOM, height: at.d * height + 2 * ROOM, rx: 18, class: "ring" }
  for (const [name, value] of Object.entries(values)) rect.setAttribute(name, value)
  board.append(rect)
}

export function next() {
  if (!lesson || page >= lesson.says.length - 1) return
  page += 1
  show()
  mark()
  doers("next").forEach((button) => button.hidden && doing()?.focus({ preventScroll: true }))
}

export function leave() {
  sessionStorage.setItem(LEFT, "yes")
  lesson = null
  part("guide").hidden = true
  document.body.classList.remove("guided")
  unring()
  rise()
}
