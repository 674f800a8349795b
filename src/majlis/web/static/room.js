// The waiting room: seats are drawn by the server and come over the socket, every form is sent without leaving the page.

import * as chat from "./chat.js"
import { connect } from "./live.js"
import { fill, make, notice, part, table, words, write } from "./page.js"
import { copyLine } from "./share.js"

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
  const role = event.target.closest("[data-role]")?.dataset.role
  if (role) show({ role }, words[`${role}_link`], words[`${role}_link_note`], true)
})

/** The code and the link to a free seat. */
const invite = (seat, focus = false) => show({ role: "seat", seat }, fill(words.invite_to, { n: seat + 1 }), words.invite_note, focus)

/** A code and a link: to a seat, for watching, or for a co-host. */
async function show(asked, title, note, focus) {
  const found = await post(at("invite"), new URLSearchParams(asked))
  if (!found) return
  ;[invited, link] = [asked.seat ?? null, found.link]
  write(part("invite-to"), title)
  part("qr").innerHTML = found.qr
  part("qr").setAttribute("aria-label", title)
  write(part("link"), link)
  part("renew").hidden = invited === null
  part("invite-note").replaceChildren(...(found.local ? [`${words.only_local} `, make("code", {}, "majlis serve --lan")] : [note]))
  write(part("share"), navigator.share ? words.share_link : words.copy_link)
  part("invitation").hidden = false
  if (focus) part("share").focus()
  if (focus) part("invitation").scrollIntoView({ block: "nearest" })
}

part("share").addEventListener("click", async () => {
  if (navigator.share) return navigator.share({ url: link, title: document.title }).catch(() => {})
  write(part("invite-note"), (await copyLine(part("link"))) ? words.copied : words.not_shared)
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
