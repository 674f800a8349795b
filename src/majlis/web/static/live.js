// The connection: one socket that comes back by itself, and one intent that is never lost and never done twice.

const PROTOCOL = 2 // of the messages: a house that speaks another one asks to load the page again
const FIRST = 400 // milliseconds before the first new attempt
const LONGEST = 8000
const SILENCE = 10_000 // milliseconds in which the house must have answered
const FINAL = [1000, 1008] // the server has closed the door on purpose
const DENIED = [403, 404, 422] // or does not open it
const ANSWERS = ["answer", "fault"] // what comes of an intent

let socket = null
let tries = 0
let opening = false // a ticket is on its way
let timer = 0
let alarm = 0 // rings when an answer is overdue
let waiting = null // the intent that has no answer yet
let queued = null // the next, made after what came of it was shown
let name = ""
let hear = {}

/** Open the socket of a table; `listener` has a function for each type of message, and open, lost, gone and
 * perhaps wake, which asks for something. */
export function connect(table, listener) {
  name = table
  hear = listener
  open()
  addEventListener("online", wake)
  addEventListener("offline", drop)
  document.addEventListener("visibilitychange", () => document.hidden || wake())
}

/** A socket wants a ticket first: it is good for one. */
async function open() {
  opening = true
  const answer = await fetch(`/table/${name}/ticket`, { method: "POST" }).catch(() => null)
  const { ticket } = await answer?.json().catch(() => ({})) ?? {}
  opening = false
  if (!ticket) return lose({ code: DENIED.includes(answer?.status) ? FINAL[0] : 0 })
  const address = new URL(`/live/${name}`, location.href)
  address.protocol = address.protocol.replace("http", "ws")
  const line = (socket = new WebSocket(address))
  line.addEventListener("open", () => line === socket && greet(ticket))
  line.addEventListener("message", (event) => line === socket && receive(event))
  line.addEventListener("close", (event) => line === socket && lose(event))
}

function greet(ticket) {
  const again = tries > 0
  tries = 0
  send({ type: "hello", ticket, version: PROTOCOL })
  hear.open(again)
  if (waiting) send(waiting)
  if (hear.wake) listen()
}

/** Something must be heard soon. A phone that slept, or went from one net to another, is not told that its line is dead. */
function listen() {
  clearTimeout(alarm)
  if (socket?.readyState === WebSocket.OPEN) alarm = setTimeout(drop, SILENCE)
}

function receive(event) {
  clearTimeout(alarm)
  const message = JSON.parse(event.data)
  if (ANSWERS.includes(message.type) && message.id === waiting?.id) answered()
  hear[message.type]?.(message)
}

/** Give up a line that says nothing, without waiting for its farewell. */
function drop() {
  if (!socket || socket.readyState === WebSocket.CLOSED) return
  const dead = socket
  socket = null
  dead.close()
  lose({ code: 0 })
}

function lose(event) {
  clearTimeout(alarm)
  if (FINAL.includes(event.code)) {
    hear.gone()
    return
  }
  hear.lost(waiting !== null)
  const pause = Math.min(LONGEST, FIRST * 2 ** tries) * (0.75 + Math.random() / 2)
  tries += 1
  timer = setTimeout(open, pause)
}

/** Somebody is looking again: ask whether the line still holds (who has no question for that gets a new one), or do not
 * wait for the next attempt. */
function wake() {
  if (socket?.readyState === WebSocket.OPEN) {
    if (!hear.wake) return drop()
    hear.wake()
    listen()
  } else if (!opening && tries > 0 && (!socket || socket.readyState === WebSocket.CLOSED)) {
    clearTimeout(timer)
    open()
  }
}

/** Send a question, if somebody listens; after a new connection the page asks again by itself. */
export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

/** Has the last intent no answer yet? */
export const busy = () => waiting !== null

/** Send what changes the table; false while nothing has come of the last one. Between its frame and its answer one more
 * is kept until then. */
export function intend(message) {
  if (waiting && (queued || message.at === waiting.at)) return false
  if (waiting) queued = message
  else start(message)
  return true
}

function answered() {
  const next = queued
  waiting = queued = null
  if (next) start(next)
}

function start(message) {
  waiting = { ...message, id: fresh() }
  send(waiting)
  listen()
}

const fresh = () => [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("")
