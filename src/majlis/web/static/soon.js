// The end of a turn of which only extras are left comes by itself: after a moment in which any touch and any key stops it.
// One that is for good never does: it is put as a question, which waits.

import { ask, endsAtOnce, isAsked, passing } from "./choose.js"
import { part, words } from "./page.js"
import { showPrompt } from "./panels.js"

const MOMENT = 5 // seconds

let frame = null // what was shown last
let left = 0 // seconds until the turn ends; none, if it is not about to
let clock = 0
let waits = null // the moment of the match at which somebody stopped it, or was asked

/** End the turn, if it is so far: at once, when nobody has stirred for a moment, or when somebody says so. */
export function pass(next, end) {
  frame = next
  const a = passing()
  if (a === null || frame.at === waits) return
  if (isAsked(a)) put(a)
  else if (left) announce()
  else if (endsAtOnce()) end(a)
  else if (!document.hidden && !document.querySelector("dialog[open]")) count(() => end(a))
}

function put(a) {
  waits = frame.at
  ask(a)
}

function count(end) {
  announce()
  left = MOMENT
  tick(end)
}

const announce = () => showPrompt({ ...frame, prompt: words.ends_soon })

function tick(end) {
  part("prompt").dataset.left = left
  clock = setTimeout(() => (--left > 0 ? tick(end) : settle(end)), 1000)
}

function settle(end) {
  stop()
  end()
}

/** The turn does not end by itself any more. */
export function stop() {
  clearTimeout(clock)
  left = 0
  delete part("prompt").dataset.left
}

/** Somebody is there: the turn waits for them. */
function wait() {
  if (!left) return
  stop()
  waits = frame.at
  showPrompt(frame)
}

for (const stir of ["pointerdown", "keydown", "wheel", "visibilitychange"]) document.addEventListener(stir, wait, true)
