// A line that is given away, a link or a code: into the clipboard, or marked so that it can be copied by hand.

import { copyLine } from "./share.js"

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copied]"), box = button?.parentElement
  if (!box) return
  const copied = await copyLine(box.querySelector("[data-line]"))
  const status = box.querySelector("[role=status]")
  status.textContent = copied ? button.dataset.copied : button.dataset.byHand
  status.scrollIntoView({ block: "nearest" })
})
