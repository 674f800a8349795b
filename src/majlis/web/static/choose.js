// Choosing: what an action or a whole plan would do is shown first, and what cannot be taken back is asked once more.

import { spot } from "./board.js"
import { still } from "./motion.js"
import { doers, fill, make, narrow, part, sideways, words, write } from "./page.js"
import { draw, ring } from "./path.js"
import { setting } from "./settings.js"
import { joiners } from "./touch.js"

const EDGE = 12 // pixels around what must be in sight
const SUDDEN = 700 // milliseconds in which nobody can have read a question

let frame = null
let chosen = null // a plan that waits for its confirmation: key, plan, offer, final; its end, if it is a way
let beside = null // the one whose other ways stand beside it
let picked = [] // what lies in the basket, in the order of the taps
let wanted = null // the end of the way that is proposed, while it is bent step by step
let pointed = null // an action under the pointer or with the focus, or the end of a way

export const asksFirst = () => setting("ask-first") !== "no"
const asksWays = () => setting("ask-first") === "ways"
export const chosenNow = () => chosen
export const pending = () => chosen !== null || picked.length > 0
export const isOpen = (a) => a in (frame?.offers ?? {})

/** Does a whole way end with this action, of more than one step? */
export const isEnd = (a) => frame?.ways[a]?.plan.length > 1

/** A way, the one that is proposed or another, together with what is chosen besides; nothing, if that cannot follow. */
export function joined(a, end = chosen?.end) {
  const step = frame.ways[end]?.then.find(({ thing }) => thing === a)
  return step ? [...frame.ways[end].plan, ...step.plan] : null
}

/** A new frame: whatever was chosen in the old one is not any more, but a way that is bent leads to its end. */
export function renew(next) {
  const same = frame?.seat === next.seat
  frame = next
  picked = []
  wanted = same && isEnd(wanted) ? wanted : null
  chosen = wanted === null ? null : way(wanted)
  pointed = null
  show()
}

/** Take an action: the plan that can be played now, or nothing if it was only chosen. */
export function take(a) {
  const taught = frame.lesson?.do === a // a guide speaks of one step after the other
  if (frame.basket && a in frame.basket.most && !taught) return gather(a)
  const asks = isAsked(a)
  return sure({ key: `a-${a}`, plan: [a], offer: frame.offers[a], final: asks }, asks, a)
}

/** Propose the way to an end, besides others that end there; the second time it is taken. One that can be taken back
 * goes at once if it asks nothing and is the only one or was preferred to another, or if a bubble has just told all of it. */
export function propose(end, others = chosen?.others ?? [], told = false) {
  wanted = end
  const { asks, final } = frame.ways[end]
  const several = others.length > 1 && !others.includes(chosen?.end)
  return sure({ ...way(end), others }, asksFirst() && (final || (!told && (asks || asksWays() || several))), end)
}

/** Propose a whole turn that somebody advised; the second time, or where nothing is asked first, it is taken. */
export function adopt({ plan, title, final }, i) {
  wanted = null
  return sure({ key: `tip-${i}`, plan, offer: title, final, tip: i }, asksFirst(), plan[0])
}

/** What ends the turn by itself; never after a step was taken back, nor while a guide speaks. */
export function passing() {
  const { passes, news, lesson } = frame
  return setting("end-turn") !== "no" && news.length > 0 && isOpen(passes) && (!lesson || lesson.left) ? passes : null
}

/** Must it be asked for, because it is for good? */
export const isAsked = (a) => frame.final.includes(a) && asksFirst()

/** Put a question before one who has not tapped anything; whatever was on its way to something else does not answer it. */
export function ask(a) {
  chosen = { key: `a-${a}`, plan: [a], offer: frame.offers[a], final: true, came: performance.now() }
  show()
  reveal(a)
}

/** Has the question just come by itself? */
export const isSudden = () => chosen?.came !== undefined && performance.now() - chosen.came < SUDDEN

/** Does the end of the turn come without a word before it? */
export const endsAtOnce = () => setting("end-turn") === "yes"

const way = (end) => ({ key: `end-${end}`, end, ...frame.ways[end] })

/** Put one more into the basket; where there is no more of it, take it out again. Once more the last confirms all. */
function gather(a) {
  if (chosen && a === picked.at(-1)) return chosen.plan
  const { need, most, final } = frame.basket
  const has = picked.filter((b) => b === a).length
  const full = has === most[a] || picked.length === need
  picked = has && full ? picked.filter((b) => b !== a) : [...picked.slice(0, need - 1), a]
  chosen = null
  const asks = final && asksFirst()
  if (picked.length === need) return sure({ key: "basket", plan: [...picked].sort((x, y) => x - y), offer: inside("basket_full"), final: asks }, asks, a)
  show()
  return null
}

const inside = (sentence) => fill(words[sentence], { n: frame.basket.need - picked.length, what: picked.map((a) => frame.says[a]).join(", ") })

function sure(next, asks, a) {
  if (!asks || (chosen?.key === next.key && !isSudden())) return next.plan
  if (isSudden() && chosen.key === next.key) return null
  chosen = next
  show()
  reveal(a)
  return null
}

/** Leave it; what it was, for the focus. */
export function cancel() {
  const was = chosen?.end ?? chosen?.plan[0]
  chosen = wanted = null
  picked = []
  show()
  return was
}

/** What the pointer or the focus is on: an action, or with `end` the end of a way. */
export function point(a, end = false) {
  if ((pointed?.a ?? null) === a && (pointed?.end ?? false) === end) return
  pointed = a === null ? null : { a, end }
  show()
}

/** One line, in this order: what is chosen, what is pointed at, how it works; the question counts the basket. */
function show() {
  part("sure").hidden = chosen === null
  for (const button of doers("cancel")) write(button, chosen?.came ? words.not_yet : words.cancel)
  part("effect").classList.toggle("sure-now", chosen !== null)
  write(part("preview"), sentence())
  if (beside !== chosen) showBeside()
  if (frame.basket) write(part("prompt"), picked.length ? inside(picked.length < frame.basket.need ? "basket" : "basket_full") : frame.prompt)
  const ahead = chosen ?? (pointed?.end ? frame.ways[pointed.a] : null)
  draw(part("board"), ahead?.plan.length > 1 && (chosen?.end !== undefined || pointed) ? ahead.plan : [])
  mark()
}

/** Other ways, and what can be chosen together with this one; made anew only with it, so that a focus there stays. */
function showBeside() {
  beside = chosen
  const then = chosen?.then ?? []
  part("others").replaceChildren(...(chosen?.others ?? []).filter((end) => end !== chosen.end).map(other))
  part("onward").replaceChildren(...joiners(chosen?.end, then))
  ring(part("board"), then.map((step) => step.thing), "onward")
}

/** Another way that ends on the same thing, in a few words. */
const other = (end) => make("button", { type: "button", class: "offer end", "data-end": end }, make("b", {}, frame.ways[end].gain), ` ${frame.says[end]}`)

function sentence() {
  if (chosen) return `${chosen.offer} ${chosen.final ? words.final : ""}`.trim()
  if (pointed?.end) return frame.ways[pointed.a]?.offer ?? ""
  if (pointed) return frame.offers[pointed.a] ?? ""
  if (frame.basket) return words.basket_how
  if (Object.keys(frame.ways).some(isEnd)) return words.glows_ends
  return Object.keys(frame.offers).length ? words.glows : ""
}

/** Show on spots and buttons what is chosen, pointed at, or in the basket. */
function mark() {
  const chosenOne = chosen && chosen.end === undefined && chosen.tip === undefined ? String(chosen.plan[0]) : null
  for (const tip of document.querySelectorAll("[data-tip]")) tip.classList.toggle("chosen", Number(tip.dataset.tip) === chosen?.tip)
  for (const it of document.querySelectorAll("[data-a], [data-choices], [data-end]")) {
    const means = (it.dataset.a ?? it.dataset.choices ?? "").split(" ")
    const ends = (it.dataset.ends ?? it.dataset.end ?? "").split(" ")
    const end = chosen?.end !== undefined && ends.includes(String(chosen.end))
    it.classList.toggle("chosen", end || (chosen?.key !== "basket" && means.includes(chosenOne)))
    it.classList.toggle("lit", pointed !== null && (pointed.end ? ends : means).includes(String(pointed.a)))
    lift(it, picked.filter((a) => means.includes(String(a))).length)
  }
}

/** Lift what lies in the basket out of its row: the thing with the spot, and others like it beside it. */
function lift(it, n) {
  it.classList.toggle("picked", n > 0)
  if (!it.matches(".spot[data-a]")) return
  for (let like = it.previousElementSibling; like?.dataset.want === it.dataset.a; like = like.previousElementSibling) {
    like.classList.toggle("picked", n-- > 0)
  }
}

/** On a phone the question comes up over the table: keep what was chosen in sight above it. */
function reveal(a) {
  const box = spot(part("board"), a)?.getBoundingClientRect()
  if (!narrow.matches || sideways.matches || !box) return // sideways the question stands beside the board
  const low = box.bottom + EDGE - part("effect").getBoundingClientRect().top
  scrollBy({ top: low > 0 ? low : Math.min(0, box.top - EDGE - part("ask").getBoundingClientRect().bottom), behavior: still() ? "instant" : "smooth" })
}
