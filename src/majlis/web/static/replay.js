// Looking back: a match moment by moment, through permitted eyes.

import { swap } from "./board.js"
import { fill, make, notice, onTurn, part, sheet, table, tall, words, write } from "./page.js"
import { copyLine } from "./share.js"

const PACE = 1200 // milliseconds that a moment stays while it plays on at simple speed

const track = part("position")
const board = part("board")
const kept = new Map() // moments that were fetched already
let running = 0
let shown = null
let wanted = 0

const seat = () => part("eyes")?.value ?? "-1"
const address = (at) => `/table/${table.id}/moment?at=${at}&seat=${seat()}&tall=${tall() ? 1 : 0}`

async function ask(path) {
  const answer = await fetch(path)
  const moment = await answer.json()
  if (!answer.ok) throw moment
  return moment
}

function fetchMoment(at) {
  const path = address(at)
  if (!kept.has(path)) {
    const moment = ask(path)
    moment.catch(() => kept.delete(path))
    kept.set(path, moment)
  }
  return kept.get(path)
}

/** Show a moment; of many asked for in haste only the last one is shown. */
async function go(at) {
  wanted = Math.max(0, Math.min(table.moves, at))
  track.value = wanted
  where()
  const asked = address(wanted)
  try {
    const moment = await fetchMoment(wanted)
    if (asked === address(wanted)) show(moment)
  } catch (failure) {
    stop()
    notice(failure.reason ?? words.not_shown)
  }
}

function show(moment) {
  const near = shown !== null && Math.abs(shown.moves - moment.moves) === 1 && shown.seat === moment.seat
  swap(board, moment.svg, near, shown?.moves < moment.moves ? moment.journeys : [])
  shown = moment
  write(part("told"), moment.told.length ? moment.told.join(" ") : words.beginning)
  sheet(part("tally"), moment)
  playOn(moment)
  history.replaceState(null, "", `#${moment.moves}`)
  mark(moment.moves)
  if (wanted < table.moves) fetchMoment(wanted + 1).catch(() => null)
}

/** One can play on from every moment but the last. */
function playOn({ moves, turn }) {
  const form = part("play-on")
  if (!form) return
  form.elements.at.value = moves
  form.querySelector("button").disabled = turn < 0
}

function where() {
  const line = fill(words.position_of, { n: wanted, all: table.moves })
  write(part("where"), line)
  track.setAttribute("aria-valuetext", line)
}

// --- the log

/** All that was told to these eyes; a click on a line goes to that moment. */
async function readLog() {
  const log = await ask(`/table/${table.id}/log?seat=${seat()}`).catch(() => [])
  part("entries").replaceChildren(...log.map((lines, i) => make("li", {}, entry(lines, i + 1))))
  mark(wanted)
}

function entry(lines, at) {
  const button = make("button", { type: "button", class: "entry", "data-at": at })
  button.append(...lines.map((line) => make("span", {}, line)))
  return button
}

function mark(at) {
  for (const old of document.querySelectorAll(".entry[aria-current]")) old.removeAttribute("aria-current")
  const now = document.querySelector(`.entry[data-at="${at}"]`)
  now?.setAttribute("aria-current", "step")
  const box = part("log")
  if (now) box.scrollTop = now.offsetTop - box.clientHeight / 2
}

// --- playing on

function start() {
  if (wanted >= table.moves) go(0)
  running = setInterval(() => (wanted < table.moves ? go(wanted + 1) : stop()), PACE / Number(part("speed").value))
  label()
}

function stop() {
  clearInterval(running)
  running = 0
  label()
}

function label() {
  const button = document.querySelector('[data-do="run"]')
  const text = running ? button.dataset.pause : button.dataset.run
  button.classList.toggle("running", Boolean(running))
  button.setAttribute("aria-label", text)
  button.title = text
}

const commands = {
  first: () => go(0),
  previous: () => go(wanted - 1),
  run: () => (running ? stop() : start()),
  next: () => go(wanted + 1),
  last: () => go(table.moves),
  async link() {
    write(part("moment-link"), location.href)
    if (await copyLine(part("moment-link"))) notice(words.link_copied)
  },
}

function run(name) {
  if (name !== "run") stop()
  commands[name]()
}

const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "run" }

document.addEventListener("click", (event) => {
  const doer = event.target.closest("[data-do]")
  if (doer) run(doer.dataset.do)
  const line = event.target.closest(".entry")
  if (line) {
    stop()
    go(Number(line.dataset.at))
  }
})
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return
  if (event.target.closest(event.key === " " ? "input, select, button, a" : "input, select")) return
  event.preventDefault()
  run(KEYS[event.key])
})
track.addEventListener("input", () => {
  stop()
  go(Number(track.value))
})
part("eyes")?.addEventListener("change", () => {
  go(wanted)
  readLog()
})
part("speed").addEventListener("change", () => {
  if (!running) return
  stop()
  start()
})
onTurn(() => go(wanted))
go(location.hash ? Number(location.hash.slice(1)) || 0 : 0)
readLog()
