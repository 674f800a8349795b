// The waiting room: seats are drawn by the server and come over the socket, every form is sent without leaving the page.

import * as chat from "./chat.js"
import { connect } from "./live.js"
import { fill, make, notice, part, table, words, write } from "./page.js"

const at = (path) => `/table/${table.id}/${path}`
let invited = null // the seat whose link is shown
let link = ""

async function post(path, body = new URLSearchParams()) {
  const answer = await fetch(path, { method: "POST", headers: { Accept: "application/json" }, body }).catch(() => null)
  const found = await answer?.json().catch(() => ({}))
  if (!answer?.ok) notice(found?.reason ?? words.lost)
  return answer?.ok ? found : null
}

document.addEventListener("submit", (event) => {
  event.preventDefault()
  post(event.target.getAttribute("action"), new URLSearchParams(new FormData(event.target)))
})

document.addEventListener("change", (event) => {
  if (event.target.value && event.target.closest("[data-auto]")) event.target.form.requestSubmit()
})

document.addEventListener("click", (event) => {
  const asked = event.target.closest("[data-invite]")
  if (asked) invite(Number(asked.dataset.invite), true)
})

/** The code and the link to a free seat. */
async function invite(seat, focus = false) {
  const found = await post(at("invite"), new URLSearchParams({ role: "seat", seat }))
  if (!found) return
  ;[invited, link] = [seat, found.link]
  write(part("invite-to"), fill(words.invite_to, { n: seat + 1 }))
  part("qr").innerHTML = found.qr
  part("qr").setAttribute("aria-label", fill(words.invite_to, { n: seat + 1 }))
  write(part("link"), link)
  part("invite-note").replaceChildren(...(found.local ? [`${words.only_local} `, make("code", {}, "majlis serve --lan")] : [words.invite_note]))
  write(part("share"), navigator.share ? words.share_link : words.copy_link)
  part("invitation").hidden = false
  if (focus) part("share").focus()
  if (focus) part("invitation").scrollIntoView({ block: "nearest" })
}

part("share").addEventListener("click", async () => {
  if (navigator.share) return navigator.share({ url: link, title: document.title }).catch(() => {})
  try {
    await navigator.clipboard.writeText(link)
    write(part("invite-note"), words.copied)
  } catch { // no clipboard without TLS: the old way, or by hand
    getSelection().selectAllChildren(part("link"))
    if (document.execCommand?.("copy")) write(part("invite-note"), words.copied)
  }
})

part("renew").addEventListener("click", async () => {
  if (await post(at("renew"), new URLSearchParams({ seat: invited }))) invite(invited)
})

/** The code leads to the next free seat, as soon as somebody has taken this one. */
function follow(free) {
  if (!table.mine) return
  if (!free.length) part("invitation").hidden = true
  else if (!free.includes(invited) || part("invitation").hidden) invite(free[0])
}

connect(table.id, {
  open() {
    part("lost").hidden = true
    chat.forget()
  },
  lost: () => {
    part("lost").hidden = false
    write(part("lost"), words.lost)
  },
  gone: () => {
    part("lost").hidden = false
    write(part("lost"), words.gone)
  },
  sorry: ({ reason }) => notice(reason),
  begun: () => location.reload(),
  closed: () => location.replace("/"),
  room({ html, free, said }) {
    chat.hear(said)
    const held = document.activeElement?.closest("[data-seat]")?.dataset.seat
    const kind = document.activeElement?.tagName
    part("seats").innerHTML = html
    if (held) part("seats").querySelector(`[data-seat="${held}"] ${kind.toLowerCase()}`)?.focus()
    follow(free)
  },
})
