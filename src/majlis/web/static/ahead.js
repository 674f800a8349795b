// What one will do at the next decision: a list that is put together here, kept by the house, and told to nobody else.

import { fill, make, notice, part, table, words, write } from "./page.js"

let list = [] // as it stands in the dialog
let kept = [] // as the house has it

/** The house says what it keeps, or that nothing of it was open. */
export function hear({ list: now, dropped }) {
  kept = now
  part("ahead-dropped").hidden = !dropped.length
  if (dropped.length) write(part("ahead-dropped"), fill(words.ahead_dropped, { what: dropped.join(words.and) }))
  if (!part("ahead").open) list = [...kept]
  show()
}

/** Open the dialog, and ask what could be open then. */
export async function open() {
  list = [...kept]
  show()
  part("people").close()
  part("ahead").showModal()
  const answer = await fetch(`/table/${table.id}/ahead`, { headers: { Accept: "application/json" } }).catch(() => null)
  const found = await answer?.json().catch(() => null)
  if (!answer?.ok) return write(part("ahead-state"), found?.reason ?? words.lost)
  part("ahead-choices").replaceChildren(...found.choices.map((value) => make("option", { value }, value)))
}

function show() {
  part("ahead-list").replaceChildren(...list.map(row))
  write(part("ahead-state"), same() ? (kept.length ? words.ahead_kept : words.ahead_none) : "")
}

const same = () => list.length === kept.length && list.every((it, n) => it === kept[n])

function row(what, n) {
  const label = fill(words.ahead_remove, { what })
  const away = make("button", { type: "button", class: "tool", title: label, "aria-label": label }, "×")
  away.addEventListener("click", () => {
    list.splice(n, 1)
    show()
  })
  return make("li", {}, make("span", {}, fill(n ? words.ahead_else : words.ahead_first, { what })), away)
}

part("ahead-form").addEventListener("submit", (event) => {
  event.preventDefault()
  const { value } = event.target.elements.words
  if (value && !list.includes(value)) list.push(value)
  show()
})

async function send(wanted) {
  const head = { Accept: "application/json" }
  const body = new URLSearchParams({ words: wanted.join("\n") })
  const answer = await fetch(`/table/${table.id}/ahead`, { method: "POST", headers: head, body }).catch(() => null)
  if (answer?.ok) return true
  const { reason } = (await answer?.json().catch(() => ({}))) ?? {}
  write(part("ahead-state"), reason ?? words.lost)
  return false
}

export async function keep() {
  if (!(await send(list))) return
  part("ahead").close()
  notice(list.length ? words.ahead_kept : words.ahead_none)
}

export function clear() {
  list = []
  return keep()
}
