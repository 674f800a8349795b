// Touch: a tap on a thing means that thing. Its one open action is taken, several open as a bubble right there, and with
// none the thing is shown large, with the reason below it.

import { apply } from "./find.js"
import { json, make, part, reasoned, ruleLink, words, write } from "./page.js"
import { endButton, offerButton } from "./panels.js"

const EDGE = 8 // pixels between a bubble and the edges of the window
const paragraphs = json("paragraphs") // where the rules tell of a drawing
const meanings = json("meanings") // what the legend says of a drawing
const SVG = "http://www.w3.org/2000/svg"

/** The drawing under a click: what can be read, or is wanted. */
export const thing = (target) => target.closest?.(".scene .piece:is([data-want], [role])")

/** The actions that touch a piece, open or not. */
export const wants = (piece) => (piece.dataset.choices ?? piece.dataset.want ?? "").split(" ").filter(Boolean).map(Number)

/** The plans that could end with a thing: those of its spot, or of the actions that touch it. */
export const ends = (piece) => (piece.dataset.ends ?? piece.dataset.want ?? "").split(" ").filter(Boolean).map(Number)

// --- several open actions, or plans that end there: a bubble of them beside the piece

export function bubble(piece, actions, ends, frame) {
  const box = part("bubble")
  const rows = [
    ...actions.map((a) => offerButton(a, frame.says[a], frame.offers[a])),
    ...ends.flatMap((a) => [endButton(a, frame.ways[a]), ...strip(a, frame.ways[a].then)]),
  ]
  box.replaceChildren(...rows)
  box.hidden = false
  apply()
  settle(box, piece.getBoundingClientRect())
  rows[0].focus({ preventScroll: true })
}

/** What can be chosen together with a way, below it. */
const strip = (end, then) => (then.length ? [make("div", { class: "onward", role: "group", "aria-label": words.onward }, ...joiners(end, then))] : [])

/** What can be chosen together with a way: as pictures of it in the order of the board, then in words. */
export function joiners(end, then) {
  const steps = then.map((step) => ({ ...step, end, piece: pieceOf(part("board"), step.thing) }))
  const drawn = steps.filter(({ piece }) => piece).sort(({ piece }, { piece: other }) => (isBefore(piece, other) ? -1 : 1))
  return [...drawn, ...steps.filter(({ piece }) => !piece)].map(joiner)
}

const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

function joiner({ end, thing, says, piece }) {
  const button = make("button", { type: "button", class: "offer", "data-then": thing, "data-of": end }, piece ? picture(piece) : says)
  if (piece) for (const name of ["aria-label", "title"]) button.setAttribute(name, piece.querySelector("title").textContent)
  return button
}

export const bubbleOpen = () => !part("bubble").hidden

export function burst() {
  part("bubble").hidden = true
}

/** Below the piece if there is room, else above it; never over the edge of the window or the bar at its foot. */
function settle(box, piece) {
  const { width, height } = box.getBoundingClientRect()
  const foot = innerHeight - document.querySelector(".tabs").offsetHeight - EDGE
  const left = Math.min(innerWidth - width - EDGE, Math.max(EDGE, piece.x + piece.width / 2 - width / 2))
  const below = piece.bottom + EDGE + height <= foot
  box.style.left = `${left}px`
  box.style.top = `${Math.max(EDGE, Math.min(foot - height, below ? piece.bottom + EDGE : piece.top - height - EDGE))}px`
}

// --- the large view

/** Show a piece large, with what it is and what can be done with it. */
export function lens(piece, done) {
  const large = picture(piece)
  large.append(...[...piece.querySelectorAll(".caption")].map((line) => line.cloneNode(true)))
  part("lens-picture").replaceChildren(large)
  write(part("lens-name"), piece.querySelector("title")?.textContent ?? "")
  write(part("lens-reason"), done)
  const sprite = piece.querySelector("use").getAttribute("href").slice(3)
  write(part("lens-meaning"), meanings[sprite] ?? "")
  part("lens-rule").replaceChildren(...told(sprite))
  if (!part("lens").open) part("lens").showModal()
}

/** A piece as a picture of its own, without the words at its foot. */
export function picture(piece) {
  const use = piece.querySelector("use")
  const [x, y] = [Number(use.getAttribute("x")), Number(use.getAttribute("y"))]
  const svg = document.createElementNS(SVG, "svg")
  svg.setAttribute("viewBox", `${x} ${y} ${-2 * x} ${-2 * y}`)
  svg.setAttribute("class", "scene")
  svg.append(use.cloneNode())
  return svg
}

/** Where the rules tell of a drawing, by its name or by that of its kind. */
function told(sprite) {
  const number = paragraphs[sprite] ?? paragraphs[sprite.replace(/(-\d+)+$/, "")]
  return number ? [ruleLink(number, words.more_rules)] : []
}

/** The reason why nothing can be done with what is shown; false if nothing is. */
export function explain(reason) {
  const reading = part("lens").open
  if (reading) part("lens-reason").replaceChildren(...reasoned(reason))
  return reading
}

/** The piece that an action touches: what somebody with a key wants to read. */
export const pieceOf = (board, a) => [...board.querySelectorAll(".piece[data-want]")].find((it) => wants(it).includes(a))
