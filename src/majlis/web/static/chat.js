// What people say to each other: fetched when the socket says that there is more; whatever they wrote is text, never markup.

import { doers, make, part, table, words, write } from "./page.js"
import { isOn, toggle } from "./settings.js"

const NEWS = 6000 // milliseconds for which a new line is shown over the table

let known = null // how much had been said when it was last asked for
let last = -1 // the number of the last line that was here
let began = false
let unread = 0
let fading = 0

const seen = () => part("chat").checkVisibility()
const at = (what = "") => `/table/${table.id}/chat${what}`

async function post(what, body) {
  const answer = await fetch(at(what), { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(body) }).catch(() => null)
  tell(answer?.ok ? "" : ((await answer?.json().catch(() => null))?.reason ?? words.lost))
  return answer?.ok ?? false
}

/** What cannot be done is said here: a notice would lie behind the card. */
function tell(sentence) {
  part("chat-note").hidden = !sentence
  write(part("chat-note"), sentence)
}

/** There is more, or there may be: a new connection has no memory. */
export async function hear(said) {
  if (said === known) return
  known = said
  const found = await fetch(at()).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null)
  if (found) show(found)
  else known = null
}

export const forget = () => (known = null)

function show({ lines, may, owner, who }) {
  const box = part("chat-box")
  const follows = box.scrollHeight - box.scrollTop - box.clientHeight < 60
  part("chat-lines").replaceChildren(...(lines.length ? lines.map((it) => row(it, owner)) : [make("li", { class: "quiet" }, words.chat_empty)]))
  part("chat-form").hidden = !may
  tell(may ? "" : who === "nobody" ? words.chat_off : words.chat_shut)
  part("chat-host").hidden = !owner
  part("chat-who").value = who
  if (follows) box.scrollTop = box.scrollHeight
  count(lines)
}

function row({ number, name, mine, watches, words: said, struck, time }, owner) {
  const clock = new Date(1000 * time).toLocaleTimeString(table.lang, { hour: "2-digit", minute: "2-digit" })
  const line = make("li", { class: mine ? "mine" : "" }, make("b", {}, watches ? `${name} (${words.chat_watches})` : name), make("time", {}, clock))
  line.append(make("p", struck ? { class: "quiet" } : { dir: "auto" }, struck ? words.chat_struck : said))
  if (owner && !struck) {
    const button = make("button", { type: "button", class: "tool", "aria-label": `${words.chat_strike}: ${said}`, title: words.chat_strike }, "×")
    button.addEventListener("click", () => post("/strike", { number }))
    line.append(button)
  }
  return line
}

/** What is new and from others is shown over the table for a while, and counted until somebody looks. */
function count(lines) {
  const fresh = lines.filter((it) => it.number > last && !it.mine && !it.struck)
  const first = !began
  ;[began, last] = [true, lines.at(-1)?.number ?? -1]
  if (seen() || !isOn("chat")) return read()
  unread += fresh.length
  badge()
  if (fresh.length && !first) flash(fresh.at(-1))
}

function flash({ name, words: said }) {
  const box = part("chat-news")
  if (!box) return
  box.replaceChildren(make("b", {}, name), " ", make("span", { dir: "auto" }, said))
  box.hidden = false
  clearTimeout(fading)
  fading = setTimeout(() => (box.hidden = true), NEWS + 40 * said.length)
}

function badge() {
  for (const button of doers("people")) {
    if (unread) button.dataset.unread = Math.min(unread, 99)
    else delete button.dataset.unread
  }
}

/** Everything was seen. */
export function read() {
  unread = 0
  badge()
  if (part("chat-news")) part("chat-news").hidden = true
  part("chat-box").scrollTop = part("chat-box").scrollHeight
}

/** Whoever does not want to see it does not. */
function obey() {
  part("chat-shown").checked = isOn("chat")
  part("chat").classList.toggle("muted", !isOn("chat"))
  read()
}

part("chat-shown").addEventListener("change", () => {
  toggle("chat")
  obey()
})
part("chat-who").addEventListener("change", (event) => post("/who", { who: event.target.value }))
part("chat-form").addEventListener("submit", async (event) => {
  event.preventDefault()
  event.stopPropagation() // the room would send it in its own way
  const field = event.target.elements.words
  const said = field.value.trim()
  if (said && (await post("", { words: said }))) field.value = ""
  field.focus()
})
obey()
