// The board: a new frame takes the place of the old one piece by piece, so that what stays can move.

import { bearings, travel } from "./motion.js"

/** Show a frame; with `move`, pieces travel to where they are now, by the journeys that the rules told of. */
export function swap(holder, markup, move = true, journeys = []) {
  const fresh = parse(markup)
  const old = holder.querySelector("svg.scene")
  if (!old || !move || old.getAttribute("class") !== fresh.getAttribute("class")) {
    holder.replaceChildren(fresh)
  } else {
    const before = bearings(old)
    copyAttributes(old, fresh)
    travel(old, before, mend(old, fresh), journeys)
  }
  fit(holder)
}

function parse(markup) {
  const template = document.createElement("template")
  template.innerHTML = markup
  const svg = template.content.firstElementChild
  for (const defs of svg.querySelectorAll(":scope > defs")) defs.remove() // the page has all drawings already
  return svg
}

/** The board keeps the proportions of its scene, and a phone held sideways shows all of its map. */
function fit(holder) {
  const svg = holder.querySelector("svg.scene")
  const [, , width, height] = svg.getAttribute("viewBox").split(/[ ,]+/).map(Number)
  holder.style.setProperty("--ratio", width / height)
  const map = svg.querySelector("#city")
  if (map) document.body.style.setProperty("--map", width / map.getAttribute("height"))
}

/** Make the children of `old` those of `fresh`, keeping elements of the same id; return what went away and came. */
function mend(old, fresh) {
  const known = new Map([...old.children].map((child) => [child.id, child]))
  const next = [...fresh.children]
  const stays = new Set(next.map((child) => child.id))
  const gone = [...old.children].filter((child) => !stays.has(child.id))
  for (const child of gone) child.remove()
  return { gone, came: arrange(old, next, known) }
}

function arrange(old, next, known) {
  const came = []
  let cursor = old.firstElementChild
  for (const child of next) {
    const kept = known.get(child.id)
    const same = kept?.localName === child.localName ? kept : null
    if (same) renew(same, child)
    else came.push(child)
    const element = same ?? child
    if (element === cursor) cursor = cursor.nextElementSibling
    else old.insertBefore(element, cursor)
    if (kept && !same) kept.remove()
  }
  return came
}

function renew(kept, fresh) {
  copyAttributes(kept, fresh)
  if (kept.innerHTML !== fresh.innerHTML) kept.replaceChildren(...fresh.childNodes)
}

function copyAttributes(to, from) {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name)
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value)
}

/** Bring what may be chosen into the sight of a board that scrolls by itself: the whole map, if a plan can but end there; the list beside it has the rest. */
export function bring(holder) {
  const all = spots(holder).map((it) => [it, it.querySelector(".hit").getBoundingClientRect()])
  const [map, view] = [holder.querySelector("#city")?.getBoundingClientRect(), holder.getBoundingClientRect()]
  const inside = map && all.some(([, box]) => box.top >= map.top && box.bottom <= map.bottom)
  const boxes = inside ? [map] : all.filter(([it]) => !it.matches(".far")).map(([, box]) => box)
  if (!boxes.length) return
  const [top, foot] = [Math.min(...boxes.map((it) => it.top)), Math.max(...boxes.map((it) => it.bottom))]
  const up = Math.min(0, top - view.top)
  holder.scrollBy({ top: up || Math.max(0, Math.min(foot - view.bottom, top - view.top)) })
}

/** The spots of the open actions that lead where one wants, as they lie in the scene. */
export const spots = (holder) => [...holder.querySelectorAll(":is([data-a], [data-choices]):not(.off)")]

/** The spot of one action: its own, that of a choice, or that of a plan which ends with it. */
export const spot = (holder, a) => holder.querySelector(`[data-a="${a}"], [data-choices~="${a}"], [data-ends~="${a}"]`)

/** The spot next to another one in the direction of an arrow key; round the corner, if there is none. */
export function beside(holder, from, key) {
  const all = spots(holder)
  if (!from) return all[0]
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  const start = middle(from)
  const far = (to) => {
    const [x, y] = [middle(to).x - start.x, middle(to).y - start.y]
    const along = x * dx + y * dy
    return along > 4 ? along + 3 * Math.abs(x * dy + y * dx) : Infinity
  }
  const best = all.reduce((a, b) => (far(b) < far(a) ? b : a))
  if (far(best) < Infinity) return best
  return all.at((all.indexOf(from) + (dx + dy > 0 ? 1 : -1)) % all.length)
}

function middle(element) {
  const box = element.querySelector(".hit")?.getBoundingClientRect() ?? element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
