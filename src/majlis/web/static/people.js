// Who plays with us: who is here and who is away, a bot in somebody's place, and the next game of all.

import { doers, fill, make, notice, part, sitter, table, words, write } from "./page.js"

let seats = []
let mine = []

const post = (what, body = {}) =>
  fetch(`/table/${table.id}/${what}`, { method: "POST", headers: { Accept: "application/json" }, body: new URLSearchParams(body) })
    .then((answer) => (answer.ok ? answer.json() : answer.json().then(({ reason }) => notice(reason) ?? null)))
    .catch(() => notice(words.lost))

/** A message about the people of the table. */
export function meet({ seats: all, mine: own, owner, next, wish, rests, plea }, names, over) {
  ;[seats, mine] = [all, own]
  const away = seats.filter((it) => !it.here && !mine.includes(it.seat))
  for (const button of doers("people")) {
    button.hidden = false
    button.classList.toggle("away", away.length > 0)
    button.title = away.length ? fill(words.are_away, { who: away.map((it) => names[it.seat]).join(words.and) }) : words.people
    button.setAttribute("aria-label", button.title)
  }
  part("people-list").replaceChildren(...seats.map((it) => row(it, names, over)))
  tick()
  part("stood-in").hidden = over || !own.some((seat) => seats.find((it) => it.seat === seat)?.bot)
  for (const it of document.querySelectorAll("[data-owner]")) it.hidden = !owner
  for (const it of document.querySelectorAll("[data-seated]")) it.hidden = over || !own.length || !part("stood-in").hidden
  showWish(wish, names)
  showRest(rests, plea, names, over)
  if (next && !over) location.replace(`/table/${next}`) // all have gone back, and go on there
  else if (next) follow(next)
}

/** Somebody wants to go back: whoever is asked answers, until the table moves on. */
function showWish(wish, names) {
  part("wish").hidden = !(wish?.asked || wish?.mine)
  if (part("wish").hidden) return
  part("wish").dataset.at = wish.at
  const lacking = wish.lacking.map((seat) => names[seat]).join(words.and)
  const sentence = wish.back === 1 ? words.asks_back_one : words.asks_back
  write(part("wish-words"), wish.mine ? fill(words.asked_back, { who: lacking }) : fill(sentence, { who: names[wish.seat], n: wish.back }))
  for (const button of doers("agree")) button.hidden = wish.mine
  for (const button of doers("decline")) write(button, wish.mine ? words.recall_back : words.decline_back)
}

/** Does the game rest, and does somebody want that, or to go on? */
function showRest(rests, plea, names, over) {
  part("resting").hidden = over || !rests
  for (const button of doers("go-on")) button.hidden = !mine.length || plea !== null
  part("rest").hidden = rests || plea !== null
  part("ahead-open").hidden = mine.length !== 1 || mine[0] === turn
  part("plea").hidden = !(plea?.asked || plea?.mine)
  if (part("plea").hidden) return
  part("plea").dataset.want = plea.rests ? "rest" : "on"
  const lacking = plea.lacking.map((seat) => names[seat]).join(words.and)
  const who = plea.mine ? lacking : names[plea.seat]
  const sentence = words[`${plea.mine ? "asked" : "asks"}_${plea.rests ? "rest" : "on"}`]
  write(part("plea-words"), fill(sentence, { who }))
  for (const button of doers("plea-yes")) button.hidden = plea.mine
  for (const button of doers("plea-no")) write(button, plea.mine ? words.recall_back : words.decline_back)
}

export const rest = (want) => post("rest", { want })
export const agreeRest = () => rest(part("plea").dataset.want)

export const lapse = (at) => (part("wish").hidden ||= Number(part("wish").dataset.at) !== at)

const went = (found) => found?.to && location.assign(found.to)

/** Ask to go back before the own last action; alone, one only has to be sure. */
export const askBack = (alone) => (!alone || confirm(words.back_sure)) && post("back_to").then(went)
export const agree = () => post("agree").then(went)
export const decline = () => post("decline")

function row({ seat, here, bot, votes, away }, names, over) {
  const own = mine.includes(seat)
  const gone = votes ? fill(words.voted, { n: votes }) : away ? fill(words.on_vacation, { day: away }) : words.away
  const state = bot ? words.bot_for : own ? words.you_here : here ? words.here : gone
  const line = make("li", { class: "person" }, make("span", { class: `dot${here ? " lit" : ""}`, "aria-hidden": "true" }), ...sitter(seat))
  line.append(make("b", {}, names[seat]), make("span", { class: "quiet" }, state))
  if (clocks && !over) line.append(make("span", { class: "quiet own-clock", "data-clock": seat }, ""))
  if (!own && !here && !bot && !over && mine.length) {
    const button = make("button", { type: "button", class: "button small" }, words.let_bot)
    button.addEventListener("click", () => post("stand_in", { seat }))
    line.append(button)
  }
  return line
}

/** Somebody has asked for another game: everybody finds the same one. */
function follow(next) {
  const form = part("again")
  if (!form || form.dataset.next === next) return
  form.dataset.next = next
  form.replaceChildren(make("a", { class: "button lit", href: `/table/${next}` }, words.come_along))
  notice(words.next_game)
}

export const leave = () => post("stand_in", { seat: mine.find((seat) => !seats.find((it) => it.seat === seat)?.bot) ?? -1 })
export const back = () => post("back")
export const resign = () => confirm(words.resign_sure) && post("resign")

/** A link for those who only want to look, or for a co-host. */
async function givenLink(role) {
  const found = await post("invite", { role })
  if (!found?.link) return
  write(part("watch-for"), words[`${role}_link`])
  write(part("watch-note"), words[`${role}_link_note`])
  write(part("watch-link"), found.link)
  part("watch-qr").setAttribute("aria-label", words[`${role}_link`])
  part("watch-qr").innerHTML = found.qr
  part("watch").hidden = false
  part("watch").scrollIntoView({ block: "nearest" })
}
export const watchLink = () => givenLink("watch")
export const ownLink = () => givenLink("own")

let ends = 0 // when the time of the present turn is over, by the clock of this device

let clocks = null // what each seat has left of its own time, where it is counted
let counted = 0 // and when that was
let turn = -1

/** So much time is left for the present turn, and for each seat; null where nobody counts. */
export function count(left, own, mover) {
  ends = left === null ? 0 : Date.now() + 1000 * left
  ;[clocks, counted, turn] = [own, Date.now(), mover]
  tick()
}

function tick() {
  for (const it of document.querySelectorAll("[data-clock]")) {
    const seat = Number(it.dataset.clock)
    const gone = ends && seat === turn ? Math.round((Date.now() - counted) / 1000) : 0
    write(it, fill(words.own_clock, { time: spelled(Math.max(0, (clocks?.[seat] ?? 0) - gone)) }))
  }
  const left = Math.max(0, Math.round((ends - Date.now()) / 1000))
  part("clock").hidden = !ends
  if (ends) write(part("clock"), spelled(left))
  part("clock").classList.toggle("soon", ends > 0 && left < 30)
}

const two = (n) => String(n).padStart(2, "0")
const spelled = (n) => (n >= 172800 ? `${Math.floor(n / 86400)} d` : n >= 3600 ? `${Math.floor(n / 3600)} h ${two(Math.floor((n % 3600) / 60))}` : `${Math.floor(n / 60)}:${two(n % 60)}`)

setInterval(tick, 1000)
