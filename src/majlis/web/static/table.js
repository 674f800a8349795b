// A table: frames come in, clicks and keys go out. It knows no game: actions are numbers, words come from the server.

import * as ahead from "./ahead.js"
import { bring as show, spot, swap } from "./board.js"
import * as chat from "./chat.js"
import * as coach from "./coach.js"
import * as choose from "./choose.js"
import { close, drawer, openDrawer } from "./drawers.js"
import * as find from "./find.js"
import * as guide from "./guide.js"
import { lesson } from "./lesson.js"
import { listen, usesKeys } from "./keys.js"
import { busy, connect, intend, send } from "./live.js"
import { doers, fill, hush, notice, onTurn, part, sideways, table, tall, words, write } from "./page.js"
import { obey, still } from "./motion.js"
import { addToLog, dismissSince, fold, resetLog, showOffers, showPoints, showPrompt, showSince, unfoldSince } from "./panels.js"
import { share } from "./feat.js"
import * as people from "./people.js"
import { check, remember, showResult } from "./result.js"
import { isOn, keep, setting, toggle } from "./settings.js"
import * as soon from "./soon.js"
import * as sound from "./sound.js"
import * as touch from "./touch.js"

const board = part("board")
let frame = null
let eyes = onlyPerson()
let logEyes = null // whose log it is
let company = null // who plays with us, if somebody does
let owed = null // where the focus belongs when there is something to choose again

/** Before the first frame: with one person at the table, the page asks for that seat at once. */
function onlyPerson() {
  return table.mine.length === 1 ? table.mine[0] : -1
}

function look(seat = eyes) {
  eyes = seat
  send({ type: "eyes", seat, tall: tall(), lang: table.lang, steps: isOn("steps"), pace: setting("pace") })
}

// --- frames

function showFrame(next) {
  const sameEyes = frame?.seat === next.seat
  const fresh = frame?.at !== next.at || !sameEyes
  const first = !part("tally").firstChild
  const wasOver = frame?.over ?? false
  const held = focused()
  sound.follow(frame, next)
  remember(next)
  frame = next
  Object.assign(next.offers, next.basket?.offers) // what a basket takes can be chosen, too
  if (fresh) touch.burst()
  if (next.shared) eyes = -1
  if (mustTurn()) return
  swap(board, next.svg, sameEyes, next.journeys)
  if (fresh) {
    showOffers(next)
    coach.hide()
    if (sideways.matches) show(board)
  }
  if (fresh) soon.stop()
  choose.renew(next)
  find.renew(next)
  showPrompt(next)
  showSince(next.since)
  showPoints(next, first, sameEyes)
  showLog()
  guide.renew(next, fresh)
  refocus(held)
  buttons()
  curtain()
  people.count(next.left, next.clocks, next.turn)
  if (company) people.meet(company, next.names, next.over)
  people.lapse(next.at)
  if (part("further")) part("further").hidden = next.over || !next.moves
  if (next.over && !wasOver) finish()
  pass()
  document.title = (next.turn >= 0 && next.mine.includes(next.turn) ? `● ${words.your_turn} · ` : "") + `${table.title} · Majlis`
}

/** The only seat of this device looks through its own eyes. */
function mustTurn() {
  const blind = frame.mine.length === 1 && frame.seat !== frame.mine[0] && eyes !== frame.mine[0]
  if (blind) look(frame.mine[0])
  return blind
}

/** The log belongs to the same eyes as the frame; else it is wiped at once and fetched again. */
function showLog() {
  const wrong = logEyes !== frame.seat
  if (wrong) resetLog([])
  if (wrong || !addToLog(frame)) look(frame.seat < 0 ? -1 : eyes)
}

function buttons() {
  for (const button of doers("undo")) button.disabled = !frame.undo
  for (const button of doers("undoTurn")) button.hidden = frame.undo < 2
  for (const button of doers("result")) button.hidden = !frame.over
  for (const button of doers("cover")) button.hidden = frame.mine.length < 2 || frame.shared || frame.seat < 0 || frame.over
  for (const button of doers("hint")) button.hidden = frame.over || !frame.mine.length
}

function curtain() {
  const veil = part("curtain")
  const down = frame.curtain !== null && frame.mine.length > 1
  if (down) {
    const who = frame.names[frame.curtain]
    write(part("pass"), fill(words.pass_to, { who }))
    write(doers("lift")[0], fill(words.lift, { who }))
    hush()
    if (!veil.open) veil.showModal()
  } else if (veil.open) veil.close()
}

function finish() {
  showResult(frame)
  close()
  setTimeout(() => part("result").open || part("result").showModal(), frame.moves ? 500 : 0)
}

// --- the focus stays where it was, or comes back to the first open action

function focused() {
  const holder = document.activeElement?.closest('[data-part="board"], [data-part="offers"]')
  return holder ? { holder, a: document.activeElement.dataset.a } : null
}

function refocus(held) {
  owed = held ?? (document.activeElement === document.body ? owed : null)
  if (!owed || document.activeElement?.isConnected && document.activeElement !== document.body) return
  const same = owed.holder.querySelector(`[data-a="${owed.a}"]`)
  const target = same ?? (usesKeys() ? owed.holder.querySelector("[data-a]") : null)
  if (!target) return
  target.focus({ preventScroll: true })
  owed = null
}

// --- intents

const take = (a) => choose.isOpen(a) && go(choose.take(a))
const propose = (end, others, told) => choose.isEnd(end) && go(choose.propose(end, others, told))

/** Play what was chosen: an action, or several as one; nothing yet, if it is only proposed. */
function go(plan) {
  hush()
  touch.burst()
  if (plan && !intend({ type: "play", at: frame.at, plan })) notice(words.busy)
  else if (plan) spot(board, plan.at(-1))?.classList.add("sent")
  close()
}

function say(text) {
  const known = Object.keys(frame.says).find((a) => frame.says[a].toLowerCase() === text.trim().toLowerCase())
  if (known !== undefined) take(Number(known))
  else if (!intend({ type: "say", at: frame.at, words: text })) notice(words.busy)
}

/** A turn of which only extras are left ends by itself; the last step must have been answered. */
const pass = () => frame && !busy() && soon.pass(frame, (a) => intend({ type: "play", at: frame.at, plan: [a] }))

function undo(whole = false) {
  if (!intend({ type: "undo", at: frame.at, whole })) notice(words.busy)
}

/** A panel comes up: the advice makes room. */
function bring(name, focus = null) {
  coach.hide()
  openDrawer(name, focus)
}

const commands = {
  take,
  propose,
  open: (choice) => meet(choice, touch.wants(choice), touch.ends(choice)),
  undo: () => undo(),
  undoTurn: () => undo(true),
  confirm: () => choose.chosenNow() !== null && !choose.isSudden() && go(choose.chosenNow().plan),
  cancel: () => spot(board, choose.cancel())?.focus({ preventScroll: true }),
  hint() {
    if (frame.turn < 0 || frame.turn !== frame.seat) return notice(words.no_hint)
    close()
    if (coach.more()) return
    coach.wait(frame)
    send({ type: "hint" })
  },
  join: (a, end) => choose.joined(a, end) && go(choose.joined(a, end)),
  follow: (i) => coach.advised(i) && go(choose.adopt(coach.advised(i), i)),
  uncoach() {
    coach.hide()
    doers("hint").forEach((button) => button.offsetParent && button.focus({ preventScroll: true }))
  },
  log: () => bring("log"),
  actions: () => bring("actions"),
  points: () => bring("points"),
  say: () => bring("actions", part("command").elements.words),
  rules: () => window.open(`/rules/${table.game}#${frame.rule}`, "_blank", "noopener"),
  help: () => part("help").showModal(),
  settings: () => part("settings").showModal(),
  sound: () => notice(toggle("sound") ? words.sound_on : words.sound_off),
  legend: () => {
    part("help").close()
    part("legend").showModal()
    part("legend").scrollTop = 0 // its name has the focus, and room above it
  },
  result: () => part("result").showModal(),
  shut: () => document.querySelector("dialog.card[open]")?.close(),
  close: () => close(),
  dismiss: () => dismissSince(),
  since: () => unfoldSince(),
  fold: () => fold(),
  next: guide.next,
  leave: guide.leave,
  lift: () => look(frame.curtain),
  cover: () => look(-1),
  check,
  lesson,
  share,
  people() {
    if (!company) return false
    part("people").showModal()
    chat.read()
  },
  back: people.back,
  "ask-back"() {
    commands.shut()
    people.askBack(!company)
  },
  agree: people.agree,
  decline: people.decline,
  rest: () => people.rest("rest"),
  "go-on": () => people.rest("on"),
  "plea-yes": people.agreeRest,
  "plea-no": () => people.rest("no"),
  ahead: ahead.open,
  "ahead-keep": ahead.keep,
  "ahead-clear": ahead.clear,
  "leave-seat": () => people.leave().then(() => part("people").close()),
  resign: people.resign,
  "watch-link": people.watchLink,
  "own-link": people.ownLink,
  read: (a) => read(touch.pieceOf(board, a)),
  escape: () => (touch.bubbleOpen() ? touch.burst() : choose.pending() ? commands.cancel() : drawer() ? close() : coach.shown() ? commands.uncoach() : hush()),
}

const ALWAYS = ["help", "settings", "legend", "sound"] // even before the first frame
const run = (name, ...values) => (frame || ALWAYS.includes(name) ? commands[name](...values) : false)

// --- messages

connect(table.id, {
  open(again) {
    part("lost").hidden = true
    if (again) notice(words.back_again)
    chat.forget()
    look()
  },
  wake: () => look(),
  lost(moving) {
    part("lost").hidden = false
    write(part("lost"), moving ? words.lost_move : words.lost)
  },
  gone() {
    part("lost").hidden = false
    write(part("lost"), words.gone)
  },
  frame: showFrame,
  people(message) {
    company = message
    chat.hear(message.said)
    if (frame) people.meet(message, frame.names, frame.over)
  },
  ahead: ahead.hear,
  log(message) {
    logEyes = message.seat
    resetLog(message.log)
  },
  answer({ reason }) {
    if (reason) unsent(reason) // none or not all of it was done
    pass()
  },
  hints(message) {
    if (message.at !== frame?.at) return // the table has moved on
    if (!message.hints.length) {
      coach.hide()
      return notice(words.no_hint)
    }
    coach.show(message)
  },
  why: ({ reason }) => touch.explain(reason) || notice(reason),
  sorry({ reason }) {
    coach.hide()
    notice(reason)
  },
  fault({ reason }) {
    coach.hide()
    unsent(reason)
  },
})

/** What was sent has not happened: say why. */
function unsent(reason) {
  for (const sent of board.querySelectorAll(".sent")) sent.classList.remove("sent")
  notice(reason)
}

// --- clicks

const actionOf = (event) => event.target.closest?.("[data-a]")
const endOf = (event) => event.target.closest?.("[data-end], [data-ends]")

document.addEventListener("click", (event) => {
  const doer = event.target.closest("[data-do]")
  if (doer) return run(doer.dataset.do)
  const tip = event.target.closest("[data-tip]")
  if (tip) return run("follow", Number(tip.dataset.tip))
  const open = actionOf(event)
  if (open) return run("take", Number(open.dataset.a))
  const end = event.target.closest("[data-end]")
  if (end) return run("propose", Number(end.dataset.end), undefined, Boolean(end.closest('[data-part="bubble"]')))
  const then = event.target.closest("[data-then]")
  if (then) return run("join", Number(then.dataset.then), Number(then.dataset.of))
  touch.burst()
  const choice = event.target.closest("[data-choices]")
  if (choice) return run("open", choice)
  if (event.target.closest('[data-part="board"]') && frame) tap(touch.thing(event.target))
})

/** A tap on a thing: its open action, a choice of several, or what it is and why not. */
function tap(piece) {
  if (piece) meet(piece, touch.wants(piece).filter(choose.isOpen), touch.ends(piece).filter(choose.isEnd))
  else if (!still()) part("prompt").animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], 450)
}

/** What can be done there, or the best plan that ends there; a choice, if it could be either. The plan that was
 * proposed is played. */
function meet(thing, open, ends) {
  const proposed = choose.chosenNow()
  const joins = touch.wants(thing).filter((a) => choose.joined(a))
  if (ends.includes(proposed?.end)) go(proposed.plan)
  else if (open.length + Math.min(1, ends.length) > 1 || (ends.length > 1 && !choose.asksFirst())) bubble(thing, open, ends)
  else if (open.length) take(open[0])
  else if (ends.length) propose(ends[0], ends)
  else if (joins.length === 1) commands.join(joins[0])
  else read(thing)
}

function bubble(thing, open, ends) {
  touch.bubble(thing, open, ends, frame)
  guide.mark()
}

/** The large view, with what can be done with the thing; if nothing can, the reason follows. */
function read(piece) {
  if (!piece) return false
  const wanted = touch.wants(piece)
  const open = wanted.filter(choose.isOpen).map((a) => frame.offers[a])
  open.push(...wanted.filter(choose.isEnd).map((a) => frame.ways[a].offer))
  touch.lens(piece, open.join(" "))
  if (wanted.length && !open.length) send({ type: "why", a: wanted[0] })
}

// A long press, or the other button: read it, whatever could be done with it.
document.addEventListener("contextmenu", (event) => {
  const piece = frame && document.elementsFromPoint(event.clientX, event.clientY).map(touch.thing).find(Boolean)
  if (!piece) return
  event.preventDefault()
  read(piece)
})

document.addEventListener("pointerover", (event) => frame && event.pointerType !== "touch" && point(event))
document.addEventListener("focusin", (event) => frame && usesKeys() && point(event))

/** What would be done, or the best plan that ends there. */
function point(event) {
  const tip = event.target.closest?.("[data-tip]")
  if (tip) coach.trace(Number(tip.dataset.tip))
  const [open, end] = [actionOf(event), endOf(event)]
  if (open || !end) return choose.point(open ? Number(open.dataset.a) : null)
  choose.point(Number((end.dataset.end ?? end.dataset.ends).split(" ")[0]), true)
}

part("command").addEventListener("submit", (event) => {
  event.preventDefault()
  const field = event.target.elements.words
  if (field.value.trim() && frame) say(field.value)
  field.value = ""
  if (choose.chosenNow() !== null) doers("confirm")[0].focus()
})

for (const form of document.querySelectorAll("dialog form[method]")) {
  form.addEventListener("submit", () => (form.inert = true))
}
part("curtain").addEventListener("cancel", (event) => event.preventDefault())
part("curtain").addEventListener("close", () => frame && curtain())
keep(() => {
  obey()
  if (frame) look()
})
onTurn(() => frame && look())
listen(run)
