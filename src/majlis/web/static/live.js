// The connection: one socket that comes back by itself, and one intent that is never lost and never done twice.

const PROTOCOL = 2 // of the messages: a house that speaks another one asks to load the page again
const FIRST = 400 // milliseconds before the first new attempt
const LONGEST = 8000
const FINAL = [1000, 1008] // the server has closed the door on purpose
const DENIED = [403, 404, 422] // or does not open it
const ANSWERS = ["answer", "fault"] // what comes of an intent

let socket = null
let tries = 0
let opening = false // a ticket is on its way
let timer = 0
let waiting = null // the intent that has no answer yet
let hear = {}

/** Open the socket of a table; `listener` has a function for each type of message, and open, lost and gone. */
export function connect(name, listener) {
  hear = listener
  open(name)
  addEventListener("online", () => hurry(name))
  document.addEventListener("visibilitychange", () => document.hidden || hurry(name))
}

/** A socket wants a ticket first: it is good for one. */
async function open(name) {
  opening = true
  const answer = await fetch(`/table/${name}/ticket`, { method: "POST" }).catch(() => null)
  const { ticket } = await answer?.json().catch(() => ({})) ?? {}
  opening = false
  if (!ticket) return lose({ code: DENIED.includes(answer?.status) ? FINAL[0] : 0 }, name)
  const address = new URL(`/live/${name}`, location.href)
  address.protocol = address.protocol.replace("http", "ws")
  socket = new WebSocket(address)
  socket.addEventListener("open", () => greet(ticket))
  socket.addEventListener("message", receive)
  socket.addEventListener("close", (event) => lose(event, name))
}

function greet(ticket) {
  const again = tries > 0
  tries = 0
  send({ type: "hello", ticket, version: PROTOCOL })
  hear.open(again)
  if (waiting) send(waiting)
}

function receive(event) {
  const message = JSON.parse(event.data)
  if (ANSWERS.includes(message.type) && message.id === waiting?.id) waiting = null
  hear[message.type]?.(message)
}

function lose(event, name) {
  if (FINAL.includes(event.code)) {
    hear.gone()
    return
  }
  hear.lost(waiting !== null)
  const pause = Math.min(LONGEST, FIRST * 2 ** tries) * (0.75 + Math.random() / 2)
  tries += 1
  timer = setTimeout(() => open(name), pause)
}

/** Somebody is looking again: do not wait for the next attempt. */
function hurry(name) {
  if (opening || (socket && socket.readyState !== WebSocket.CLOSED) || tries === 0) return
  clearTimeout(timer)
  open(name)
}

/** Send a question, if somebody listens; after a new connection the page asks again by itself. */
export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
}

/** Send what changes the table; false while the last one has no answer. */
export function intend(message) {
  if (waiting) return false
  waiting = { ...message, id: fresh() }
  send(waiting)
  return true
}

const fresh = () => [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, "0")).join("")
