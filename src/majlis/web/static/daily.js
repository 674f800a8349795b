// The deal of the day: the line about it into the clipboard.

import { copyLine } from "./share.js"

const words = JSON.parse(document.getElementById("words").textContent)

document.addEventListener("click", async (event) => {
  const box = event.target.closest("[data-copy]")?.parentElement
  if (!box) return
  const copied = await copyLine(box.querySelector("[data-line]"))
  box.querySelector("[role=status]").textContent = copied ? words.shared_line : words.not_shared
})
