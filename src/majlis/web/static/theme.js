// The look: the system's setting, until somebody chooses otherwise.

const root = document.documentElement
const system = matchMedia("(prefers-color-scheme: light)")
const button = document.querySelector('[data-part="theme"]')

const wanted = () => (system.matches ? "light" : "dark")
const shown = () => root.dataset.theme || wanted()

function label() {
  const words = shown() === "dark" ? button.dataset.light : button.dataset.dark
  button.title = words
  button.setAttribute("aria-label", words)
}

function turn() {
  const next = shown() === "dark" ? "light" : "dark"
  if (next === wanted()) delete root.dataset.theme
  else root.dataset.theme = next
  const age = next === wanted() ? 0 : 31536000
  document.cookie = `theme=${next}; path=/; max-age=${age}; samesite=lax`
  label()
}

button.addEventListener("click", turn)
system.addEventListener("change", label)
label()
