// The page of somebody who plays alone: copies the line about a try, and turns the record sheet into a picture.

import { copyLine } from "./share.js"

for (const form of document.querySelectorAll("form[data-dealing]")) {
  form.addEventListener("submit", () => setTimeout(() => (form.inert = true)))
}

const shared = document.querySelector('[data-part="shared"]')
for (const button of document.querySelectorAll("[data-share]")) {
  const line = document.querySelector(`[data-part="${button.dataset.share}"]`)
  button.addEventListener("click", async () => {
    shared.textContent = (await copyLine(line)) ? shared.dataset.done : shared.dataset.failed
  })
}

const png = document.querySelector("[data-png]")
const light = () => getComputedStyle(document.documentElement).colorScheme === "light" ||
  (document.documentElement.dataset.theme !== "dark" && matchMedia("(prefers-color-scheme: light)").matches)
png.hidden = false
png.addEventListener("click", async () => {
  const image = new Image()
  image.src = `${png.dataset.png}?look=${light() ? "light" : "dark"}`
  await image.decode()
  const canvas = Object.assign(document.createElement("canvas"), { width: 2 * image.width, height: 2 * image.height })
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise((done) => canvas.toBlob(done))
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: png.dataset.name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
})

const svg = document.querySelector('[data-part="svg"]')
svg.addEventListener("click", () => (svg.href = `${png.dataset.png}?save=1&look=${light() ? "light" : "dark"}`))

// A page that the browser kept and shows again must be playable again, and show what was won since.
addEventListener("pageshow", (event) => event.persisted && location.reload())
