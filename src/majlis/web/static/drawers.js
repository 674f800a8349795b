// Panels: beside the board where there is room, drawers from below where there is not.

import { doers, narrow, part } from "./page.js"

const NAMES = ["actions", "points", "log"]

let opened = null

export const drawer = () => opened

/** Open a panel and bring the focus to it; opened once more, it closes. */
export function openDrawer(name, focus = null) {
  if (narrow.matches && opened === name && !focus) return close()
  if (narrow.matches) set(name)
  const target = focus ?? (name === "log" ? part("log") : part(`panel-${name}`).querySelector("h2"))
  target.focus()
  if (name === "log") part("log").scrollTop = part("log").scrollHeight
}

/** Close the drawer and give the focus back to the button that opened it. */
export function close() {
  if (!opened) return
  const inside = part(`panel-${opened}`).contains(document.activeElement)
  const button = [...doers(opened)].find((it) => it.offsetParent !== null)
  set(null)
  if (inside) button?.focus()
}

function set(name) {
  opened = name
  for (const each of NAMES) {
    part(`panel-${each}`).classList.toggle("open", each === name)
    for (const button of doers(each)) button.setAttribute("aria-expanded", String(each === name))
  }
}
