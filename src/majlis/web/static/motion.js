// Motion tells what happened: pieces travel from where they were to where they are, cards turn, numbers count.

import { signed } from "./page.js"
import { isOn } from "./settings.js"

const LASTS = 360 // milliseconds of one journey
const APART = 80 // between the starts of two journeys
const PATIENCE = 480 // the last journey starts no later
const EASE = "cubic-bezier(.25, .8, .3, 1)"
const SVG = "http://www.w3.org/2000/svg"
const MOVING = ":scope > :is(.piece, .spot, text)"

const calm = matchMedia("(prefers-reduced-motion: reduce)")

/** Does nothing move? The system or the person wants it so. */
export const still = () => calm.matches || !isOn("motion")

/** What the style moves obeys, too. */
export function obey() {
  document.documentElement.classList.toggle("still", still())
}

calm.addEventListener("change", obey)
obey()

/** Where everything that can move is at this moment, even in the middle of a journey, and what it shows. */
export function bearings(svg) {
  finish()
  const moving = [...svg.querySelectorAll(MOVING)]
  return new Map(moving.map((it) => [it.id, { at: getComputedStyle(it).transform, drawing: drawing(it), numbers: numbers(it) }]))
}

/** Carry what stayed, what came and what went from their old bearings to the new; the rules told who travelled where. */
export function travel(svg, before, { gone, came }, journeys) {
  if (still() || document.hidden) return
  for (const element of svg.querySelectorAll(MOVING)) if (before.has(element.id)) change(element, before.get(element.id))
  const left = gone.filter((element) => element.matches(".piece"))
  const open = [...journeys]
  came.filter((element) => element.matches(".piece")).forEach((element, i) => {
    const delay = Math.min(i * APART, PATIENCE)
    const from = partner(element, left)
    const way = from ? before.get(from.id) : origin(svg, element, open)
    enter(element, way?.at, delay)
    turn(element, way ? way.drawing : coverOf(drawing(element)), delay)
  })
  for (const element of came.filter((child) => child.matches(".spot"))) glow(element)
  for (const element of left) fade(svg, element, before.get(element.id).at)
}

/** A piece that stayed, its spot, or a text. */
function change(element, { at, drawing: shown, numbers: were }) {
  const to = getComputedStyle(element).transform
  if (at !== to) element.animate([{ transform: at }, { transform: to }], { duration: LASTS, easing: EASE })
  turn(element, shown)
  written(element).forEach((text, i) => count(text, were[i]))
}

/** A piece that came from somewhere. */
function enter(element, from, delay) {
  const to = getComputedStyle(element).transform
  const start = from ? { transform: from } : { transform: `${to} scale(.7)`, opacity: 0 }
  element.animate([start, { transform: to, opacity: 1 }], { duration: LASTS, delay, easing: EASE, fill: "backwards" })
}

function glow(element) {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 240, easing: "ease-out" })
}

/** A piece that nobody saw arrive elsewhere. */
function fade(svg, element, transform) {
  element.removeAttribute("id")
  element.setAttribute("aria-hidden", "true")
  element.style.transform = transform
  element.style.pointerEvents = "none"
  svg.append(element)
  const fading = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 260, fill: "forwards" })
  fading.onfinish = () => element.remove()
}

/** What went away and is now this: the same drawing, the same in another size, or one of the two hidden. */
function partner(element, left) {
  const mine = drawing(element)
  const tests = [
    (other) => other === mine,
    (other) => kind(other) === kind(mine) && kind(mine),
    (other) => hides(other, mine) || hides(mine, other),
  ]
  for (const test of tests) {
    const i = left.findIndex((other) => test(drawing(other)))
    if (i >= 0) return left.splice(i, 1)[0]
  }
  return null
}

const drawing = (element) => (element.querySelector("use")?.getAttribute("href") ?? "").replace("#s-", "")
const kind = (name) => name.match(/^(?:card|named|mini)-(.+)$/)?.[1]

// --- cards turn over: a drawing called back hides goods and cards, djinn-back hides djinn-3

const isBack = (name) => /(^|-)back$/.test(name ?? "")
const hides = (back, name) => isBack(back) && (back === "back" ? /^(card|named|mini|good)-/.test(name) : name.startsWith(back.slice(0, -4)) && name !== back)
const drawn = (name) => document.getElementById(`s-${name}`)
const coverOf = (name) => [name.replace(/\d.*$/, "back"), "back"].find((back) => hides(back, name) && drawn(back))

/** A card whose other side was shown turns over: that one narrows, then this one widens. */
function turn(element, other, delay = 0) {
  const now = drawing(element)
  if (!now || !other || (!hides(other, now) && !hides(now, other)) || !drawn(other)) return
  const way = { duration: LASTS, delay, fill: "backwards" }
  const [wide, thin] = [{ transform: "scale(1, 1)" }, { transform: "scale(0, 1)" }]
  for (const side of element.querySelectorAll("use, text")) side.animate([thin, { ...thin, offset: 0.5 }, wide], way)
  const past = overlay(element, other)
  past.animate([wide, { ...thin, offset: 0.5 }, thin], way).onfinish = () => past.remove()
}

/** A drawing over the middle of a piece, as wide as the one that it lies on. Only what is shown can be measured. */
function overlay(element, name) {
  const [outer, inner, use] = ["g", "g", "use"].map((tag) => document.createElementNS(SVG, tag))
  use.setAttribute("href", `#s-${name}`)
  inner.append(use)
  outer.append(inner)
  element.append(outer)
  const [wide, box] = [element.querySelector("use").getBBox().width, use.getBBox()]
  inner.setAttribute("transform", `scale(${wide / box.width}) translate(${-box.x - box.width / 2} ${-box.y - box.height / 2})`)
  return outer
}

// --- numbers count up and down

const written = (element) => (element.localName === "text" ? [element] : [...element.querySelectorAll("text")])
const numbers = (element) => written(element).map((text) => text.textContent)
const counting = new Map() // what is on its way, and what it will say

/** Count from the number that stood here to the one that stands here now. */
export function count(element, was) {
  const last = element.textContent
  const [from, to] = [was, last].map((text) => (/^[−-]?\d+$/.test(text) ? Number(text.replace("−", "-")) : NaN))
  if (still() || document.hidden || from === to || Number.isNaN(from + to)) return
  const begun = performance.now()
  const step = (now) => {
    const part = Math.min(1, Math.max(0, (now - begun) / LASTS))
    if (!counting.has(element)) return
    element.textContent = signed(Math.round(from + (to - from) * part))
    if (part < 1) requestAnimationFrame(step)
    else counting.delete(element)
  }
  counting.set(element, last)
  step(begun)
}

/** Whatever still counts says its last number at once. */
function finish() {
  for (const [element, last] of counting) element.textContent = last
  counting.clear()
}

// --- where things come from

/** The middle of the place from which a journey led to where the piece is now, at the size that it has there. */
function origin(svg, element, open) {
  const now = new DOMMatrix(getComputedStyle(element).transform)
  const i = open.findIndex(([, to]) => holds(place(svg, to), now))
  const from = i >= 0 && place(svg, open.splice(i, 1)[0][0])
  if (!from) return null
  now.e = from.x + from.width / 2
  now.f = from.y + from.height / 2
  return { at: now.toString(), drawing: covered(svg, from, drawing(element)) }
}

/** What lies in a place with its back up, and could have been this. */
const covered = (svg, place, name) =>
  [...svg.querySelectorAll(":scope > .piece")].find((it) => hides(drawing(it), name) && holds(place, new DOMMatrix(getComputedStyle(it).transform))) && coverOf(name)

/** A place of the table, by its name. */
function place(svg, id) {
  const rect = svg.querySelector(`:scope > rect[id="${CSS.escape(id)}"]`)
  return rect && Object.fromEntries(["x", "y", "width", "height"].map((side) => [side, Number(rect.getAttribute(side))]))
}

const holds = (place, { e, f }) =>
  place && e >= place.x && e <= place.x + place.width && f >= place.y && f <= place.y + place.height
