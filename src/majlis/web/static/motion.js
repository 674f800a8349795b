// Motion tells what happened: pieces travel from where they were to where they are.

const LASTS = 360 // milliseconds of one journey
const APART = 80 // between the starts of two journeys
const PATIENCE = 480 // the last journey starts no later
const EASE = "cubic-bezier(.25, .8, .3, 1)"

export const calm = matchMedia("(prefers-reduced-motion: reduce)")

/** Where everything that can move is at this moment, even in the middle of a journey. */
export function bearings(svg) {
  const moving = [...svg.querySelectorAll(":scope > .piece, :scope > .spot")]
  return new Map(moving.map((element) => [element.id, getComputedStyle(element).transform]))
}

/** Carry what stayed, what came and what went from their old bearings to the new; the rules told who travelled where. */
export function travel(svg, before, { gone, came }, journeys) {
  if (calm.matches || document.hidden) return
  for (const element of svg.querySelectorAll(":scope > .piece, :scope > .spot")) shift(element, before.get(element.id))
  const left = gone.filter((element) => element.matches(".piece"))
  const open = [...journeys]
  came.filter((element) => element.matches(".piece")).forEach((element, i) => {
    const from = partner(element, left)
    enter(element, from ? before.get(from.id) : origin(svg, element, open), Math.min(i * APART, PATIENCE))
  })
  for (const element of came.filter((child) => child.matches(".spot"))) glow(element)
  for (const element of left) fade(svg, element, before.get(element.id))
}

/** A piece that stayed, or its spot. */
function shift(element, from) {
  const to = getComputedStyle(element).transform
  if (from && from !== to) element.animate([{ transform: from }, { transform: to }], { duration: LASTS, easing: EASE })
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
    (other) => other === "back" || mine === "back",
  ]
  for (const test of tests) {
    const i = left.findIndex((other) => test(drawing(other)))
    if (i >= 0) return left.splice(i, 1)[0]
  }
  return null
}

const drawing = (element) => (element.querySelector("use")?.getAttribute("href") ?? "").replace("#s-", "")
const kind = (name) => name.match(/^(?:card|named|mini)-(.+)$/)?.[1]

/** The middle of the place from which a journey led to where the piece is now, at the size that it has there. */
function origin(svg, element, open) {
  const now = new DOMMatrix(getComputedStyle(element).transform)
  const i = open.findIndex(([, to]) => holds(place(svg, to), now))
  const from = i >= 0 && place(svg, open.splice(i, 1)[0][0])
  if (!from) return null
  now.e = from.x + from.width / 2
  now.f = from.y + from.height / 2
  return now.toString()
}

/** A place of the table, by its name. */
function place(svg, id) {
  const rect = svg.querySelector(`:scope > rect[id="${CSS.escape(id)}"]`)
  return rect && Object.fromEntries(["x", "y", "width", "height"].map((side) => [side, Number(rect.getAttribute(side))]))
}

const holds = (place, { e, f }) =>
  place && e >= place.x && e <= place.x + place.width && f >= place.y && f <= place.y + place.height
