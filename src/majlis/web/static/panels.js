// What stands beside the board: open actions, log, points, what happened meanwhile.

import { count } from "./motion.js"
import { doers, fill, make, part, sheet, table, words, write } from "./page.js"

const LONG = 56 // letters of a prompt that needs smaller ones
const CROWD = 12 // more open actions than this are listed by the thing that they touch, if several do
const ROOMY = 2 // so many players have room for their score sheet beside all the rest

/** The open actions as buttons. */
export function showOffers(frame) {
  const open = Object.entries(frame.offers)
  const ends = Object.entries(frame.ways).filter(([a, way]) => a >= 0 && way.plan.length > 1) // to each thing the best
  const things = open.length > CROWD ? [...part("board").querySelectorAll('.spot[data-choices*=" "]')] : []
  const there = new Set(things.flatMap((it) => it.dataset.choices.split(" ")))
  const rows = things.map((it) => make("li", {}, thingButton(it)))
  rows.push(...open.filter(([a]) => !there.has(a)).map(([a, offer]) => make("li", {}, offerButton(a, frame.says[a], offer))))
  rows.push(...ends.map(([a, way]) => make("li", {}, endButton(a, way))))
  part("command").hidden = !frame.mine.length // who watches has nothing to say
  part("offers").replaceChildren(...(open.length ? rows : [make("li", { class: "quiet" }, nothing(frame))]))
  write(part("count-actions"), open.length ? `· ${open.length}` : "")
  part("said").replaceChildren(...open.map(([a]) => make("option", { value: frame.says[a] })))
}

const nothing = (frame) => (frame.mine.length ? words.no_actions : words.watching)

export function offerButton(a, say, offer) {
  const button = make("button", { type: "button", class: "offer", "data-a": a })
  button.append(...saying(say, offer))
  return button
}

/** A thing with which several things can be done: they open as a bubble, as on the board. */
const thingButton = (spot) =>
  make("button", { type: "button", class: "offer", "data-choices": spot.dataset.choices }, spot.getAttribute("aria-label"))

/** A whole way to an end: what it would bring, first as a number. */
export function endButton(a, { gain, offer }) {
  const button = make("button", { type: "button", class: "offer end", "data-end": a })
  button.append(make("b", {}, gain), ` ${offer}`)
  return button
}

/** What an action would do, with its own words set off. */
export function saying(say, offer) {
  const at = offer.toLowerCase().indexOf(say.toLowerCase())
  if (at < 0) return [offer]
  return [offer.slice(0, at), make("b", {}, offer.slice(at, at + say.length)), offer.slice(at + say.length)]
}

let entries = [] // the lines of each action

/** The whole log, as it is after connecting; nothing of it is announced. */
export function resetLog(log) {
  part("log").setAttribute("aria-live", "off")
  entries = []
  part("entries").replaceChildren(empty())
  for (const lines of log) append(lines)
  follow()
}

/** Keep the newest line in sight, unless somebody may be reading further up. */
function follow() {
  const box = part("log")
  if (!box.matches(":hover, :focus")) box.scrollTop = box.scrollHeight
}

new ResizeObserver(follow).observe(part("log"))

/** The last actions of a frame, several after a plan; false if there is a gap, so that the log must be fetched. */
export function addToLog({ moves, news }) {
  const before = moves - news.length
  if (entries.length < before) return false
  if (entries.length === moves && String(entries.slice(before)) === String(news)) return true
  part("log").setAttribute("aria-live", "polite")
  cut(before)
  for (const told of news) append(told)
  follow()
  return true
}

const empty = () => make("li", { class: "quiet" }, words.log_empty)

function append(lines) {
  if (!entries.length) part("entries").replaceChildren()
  entries.push(lines)
  part("entries").append(make("li", {}, cite(entries.length - 1), ...lines.map((line) => make("p", {}, line))))
}

/** Where the rules tell of an action; its sign comes from the style, so that nothing but the line is read out. */
const cite = (at) =>
  make("a", { class: "cite", href: `/table/${table.id}/rule?at=${at}`, target: "_blank", title: words.read_rule, "aria-hidden": "true", tabindex: "-1" })

function cut(length) {
  while (entries.length > length) {
    entries.pop()
    part("entries").lastElementChild.remove()
  }
  if (!length) part("entries").replaceChildren(empty())
}

let dismissed = 0 // so many lines were read and put away

/** What the others did; it comes back when there is more of it. */
export function showSince(lines) {
  const box = part("since")
  if (lines.length < dismissed) dismissed = 0
  box.hidden = lines.length <= dismissed
  if (box.hidden) unfoldSince(false)
  const fresh = lines.slice(dismissed)
  const toYou = fresh.filter(([, mine]) => mine).length
  part("since-lines").replaceChildren(...fresh.map(([line, mine]) => make("li", mine ? { class: "mine" } : {}, line)))
  write(part("since-you"), toYou ? fill(toYou === 1 ? words.since_you_one : words.since_you, { n: toYou }) : "")
}

/** On a phone only its headline stands there, until somebody wants to read it. */
export function unfoldSince(open = !part("since").classList.contains("open")) {
  part("since").classList.toggle("open", open)
  part("since").querySelector("button.unfold").setAttribute("aria-expanded", String(open))
}

export function dismissSince() {
  dismissed += part("since-lines").children.length
  part("since").hidden = true
}

/** What is asked, and whether a bot is at work. */
export function showPrompt(frame) {
  const who = frame.thinking === null ? "" : frame.names[frame.thinking]
  write(part("prompt"), who ? fill(words.thinking, { who }) : frame.prompt)
  part("prompt").classList.toggle("thinking", Boolean(who))
  part("prompt").classList.toggle("long", !who && frame.prompt.length > LONG)
  part("ask").classList.toggle("mine", Object.keys(frame.offers).length > 0)
}

/** The score sheet; with many players it is folded at first, for the board shows the points too. */
export function showPoints(frame, first, sameEyes) {
  const cells = () => [...part("tally").querySelectorAll("tbody td")]
  const were = sameEyes ? cells().map((cell) => cell.textContent) : [] // other eyes may not see what stood here
  sheet(part("tally"), frame)
  cells().forEach((cell, i) => count(cell, were[i]))
  if (first && frame.names.length > ROOMY) fold()
}

export function fold() {
  for (const button of doers("fold")) {
    button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") === "false"))
  }
}
