// Choosing: what an action would do is shown first, and what cannot be taken back is asked once more.

import { spot } from "./board.js"
import { narrow, part, words, write } from "./page.js"
import { isOn } from "./settings.js"

let frame = null
let chosen = null // an action that waits for its confirmation
let pointed = null // an action under the pointer or with the focus

export const chosenNow = () => chosen
export const isOpen = (a) => a in (frame?.offers ?? {})

/** A new frame: whatever was chosen in the old one is not any more. */
export function renew(next) {
  frame = next
  chosen = null
  pointed = isOpen(pointed) ? pointed : null
  show()
}

/** Take an action: true if it can be played now, false if it was only chosen. */
export function take(a) {
  if (chosen === a || !frame.final.includes(a) || !isOn("ask-first")) return true
  chosen = a
  show()
  reveal(a)
  return false
}

export function cancel() {
  const was = chosen
  chosen = null
  show()
  return was
}

export function point(a) {
  if (pointed === a) return
  pointed = a
  show()
}

/** One line, in this order: what is chosen, what is pointed at, how it works. */
function show() {
  const open = Object.keys(frame.offers).length > 0
  part("sure").hidden = chosen === null
  part("effect").classList.toggle("sure-now", chosen !== null)
  if (chosen !== null) write(part("preview"), `${frame.offers[chosen]} ${words.final}`)
  else if (pointed !== null) write(part("preview"), frame.offers[pointed] ?? "")
  else write(part("preview"), open ? words.glows : "")
  mark("chosen", chosen)
  mark("lit", pointed)
}

/** Give one action's spot and button a class, and no other. */
function mark(name, a) {
  for (const it of document.querySelectorAll("[data-a], [data-choices]")) {
    it.classList.toggle(name, (it.dataset.a ?? it.dataset.choices).split(" ").includes(String(a)))
  }
}

/** On a phone the question comes up over the table: keep what was chosen or hinted at in sight. */
function reveal(a) {
  if (narrow.matches) spot(part("board"), a)?.scrollIntoView({ block: "center", behavior: "smooth" })
}
