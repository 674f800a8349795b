// The move finder: a wish for the end of a chain of decisions, and only what can still lead there glows.

import { make, part, words } from "./page.js"

let goals = [] // key, label, actions
let wanted = ""

/** A new frame: the wish stays as long as it can come true. */
export function renew(frame) {
  goals = frame.goals ?? []
  if (!goals.some(([key]) => key === wanted)) wanted = ""
  const any = make("option", { value: "" }, words.find_any)
  const rows = goals.map(([key, label]) => make("option", { value: key }, label))
  part("goal").replaceChildren(any, ...rows)
  part("goal").value = wanted
  part("find").hidden = !goals.length
  apply()
}

/** Quiet everything that does not lead to the wish. */
export function apply() {
  const leads = goals.find(([key]) => key === wanted)?.[2]
  for (const it of document.querySelectorAll("[data-a], [data-choices]")) {
    const means = (it.dataset.a ?? it.dataset.choices).split(" ").filter(Boolean).map(Number)
    it.classList.toggle("off", Boolean(leads) && !means.some((a) => leads.includes(a)))
  }
  part("find").classList.toggle("active", Boolean(leads))
}

part("goal").addEventListener("change", (event) => {
  wanted = event.target.value
  apply()
})
