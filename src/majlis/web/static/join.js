// An invitation: the secret stands behind the # of the link, is taken out of the address at once, and is sent only in a body.

import { fill, part, words } from "./page.js"

const AGAIN = 3000 // milliseconds
const secret = location.hash.slice(1) || history.state?.secret || ""
history.replaceState({ secret }, "", "/join") // a reload still knows it, and no address shows it
addEventListener("hashchange", () => location.reload()) // another link into the same page

const ask = (path, body) =>
  fetch(path, { method: "POST", headers: { "Content-Type": "application/json", Accept: "application/json" }, body: JSON.stringify(body), referrerPolicy: "no-referrer" })

function refuse(sentence) {
  part("by").textContent = words.invited_not
  part("to").textContent = sentence
  part("form").hidden = true
  part("home").hidden = false
}

/** The line is lost: the form stays, and whether one sits there already is asked again. */
function wait() {
  part("to").textContent = words.lost
  setTimeout(look, AGAIN)
}

async function look() {
  if (!secret) return refuse(words.no_secret)
  const answer = await ask("/join/look", { secret }).catch(() => null)
  if (!answer) return wait()
  const { reason, game, host, sits, owns, at, title, there } = await answer.json().catch(() => ({}))
  if (!answer.ok) return refuse(reason ?? words.what_now)
  if (at) return location.replace(`/table/${at}`) // this person sits there already
  if (there) return location.replace(there) // or plays in that tournament
  if (host) part("by").textContent = fill(words.invited_by, { who: host })
  part("to").textContent = title ? fill(words.invited_tournament, { title, game }) : fill(sits ? words.invited_to : owns ? words.invited_own : words.invited_watch, { game })
  part("go").textContent = title ? words.enter_tournament : sits ? words.sit_down : owns ? words.own_it : words.watch
  part("name").hidden = !sits
  part("form").hidden = false
  part("form").elements.name.focus()
}

part("form").addEventListener("submit", async (event) => {
  event.preventDefault()
  part("go").disabled = true
  const answer = await ask("/join", { secret, name: event.target.elements.name.value }).catch(() => null)
  part("go").disabled = false
  if (!answer) return wait()
  const { to, reason } = await answer.json().catch(() => ({}))
  if (!answer.ok) return refuse(reason ?? words.what_now)
  history.replaceState(null, "", "/join")
  location.replace(to)
})

look()
