// One language of keys: arrows walk the open actions, Enter takes one, letters do the rest.

import { beside } from "./board.js"
import { chosenNow } from "./choose.js"
import { part } from "./page.js"

const LETTERS = { u: "undo", U: "undoTurn", h: "hint", l: "log", r: "rules", s: "settings", g: "legend", c: "people", m: "sound", "?": "help" }
const TYPED = "input:not([type=radio], [type=checkbox]), textarea, select" // keys belong to it; not to a switch that a closed dialog left focused
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]

let byKey = false // was the last thing somebody did a key?

export const usesKeys = () => byKey

/** Listen; `run` carries out a named command. */
export function listen(run) {
  addEventListener("pointerdown", () => (byKey = false), true)
  addEventListener("keydown", () => (byKey = true), true)
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return
    if (handle(event, run)) event.preventDefault()
  })
}

function handle(event, run) {
  if (event.key === "Escape") return escape(event, run)
  if (event.target.closest(TYPED)) return false
  if (ARROWS.includes(event.key)) return walk(event)
  if (event.key === "Enter" || event.key === " ") return press(event, run)
  if (event.key === "/") return focusCommand(run)
  if (event.key === "i") return readIt(event, run)
  if (event.key in LETTERS) return run(LETTERS[event.key]) !== false
  return false
}

function escape(event, run) {
  if (event.target.matches("input")) event.target.blur()
  run("escape")
  return true
}

function walk(event) {
  const list = event.target.closest('[data-part="offers"], [data-part="bubble"]')
  if (list) return walkList(list, event)
  if (event.target.closest("aside, nav, header")) return false
  const next = beside(part("board"), event.target.closest("[data-a], [data-choices]"), event.key)
  next?.focus()
  return Boolean(next)
}

function walkList(list, event) {
  const buttons = [...list.querySelectorAll("button:not(.off)")]
  const step = event.key === "ArrowDown" || event.key === "ArrowRight" ? 1 : -1
  buttons.at((buttons.indexOf(event.target) + step) % buttons.length)?.focus()
  return true
}

/** Enter takes the spot with the focus; elsewhere it confirms what was chosen. */
function press(event, run) {
  const spot = event.target.closest("g:is([data-a], [data-choices])")
  if (spot && "choices" in spot.dataset) return run("open", spot) !== false
  if (spot) return run("take", Number(spot.dataset.a)) !== false
  if (event.key === "Enter" && chosenNow() !== null && event.target === document.body) return run("confirm") !== false
  return false
}

/** What the action with the focus touches, large. */
function readIt(event, run) {
  const spot = event.target.closest("[data-a], [data-ends]")
  return Boolean(spot) && run("read", Number(spot.dataset.a ?? spot.dataset.ends.split(" ")[0])) !== false
}

function focusCommand(run) {
  run("say")
  return true
}
