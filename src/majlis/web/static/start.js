// The start page: shows that a table is being set, and comes back when a game has become ready.

const PAUSE = 2000

for (const form of document.querySelectorAll("form[data-dealing]")) {
  form.addEventListener("submit", () => {
    for (const button of form.querySelectorAll("button")) {
      button.textContent = form.dataset.dealing
      button.setAttribute("aria-disabled", "true")
    }
    form.addEventListener("submit", (event) => event.preventDefault())
  })
}

// What so many players are not asked is not sent either.
function ask(form) {
  const players = form.querySelector("input[name=players]:checked")?.value
  for (const option of form.querySelectorAll("fieldset[data-seats]")) {
    option.disabled = players && !option.dataset.seats.split(" ").includes(players)
  }
}

// Whoever would sit there is introduced: the face, and a sentence.
function introduce(form) {
  for (const seat of form.querySelectorAll(".seat")) {
    const { name, line = "" } = seat.querySelector("select").selectedOptions[0].dataset
    const face = seat.querySelector(".face")
    face.toggleAttribute("hidden", !name)
    face.firstElementChild.setAttribute("href", `#face-${name}`)
    seat.querySelector(".character").textContent = line
  }
}

for (const form of document.querySelectorAll("form[data-dealing]")) {
  for (const adapt of [ask, introduce]) {
    adapt(form)
    form.addEventListener("change", () => adapt(form))
  }
}

async function look() {
  const waiting = [...document.querySelectorAll("[data-waits]")].map((game) => game.dataset.game)
  const ready = await fetch("/ready").then((answer) => answer.json()).catch(() => ({}))
  if (waiting.some((name) => ready[name]) && !document.querySelector("details[open]")) location.reload()
  else setTimeout(look, PAUSE)
}

if (document.querySelector("[data-waits]")) setTimeout(look, PAUSE)

// A page that the browser kept and shows again must be playable again.
addEventListener("pageshow", (event) => event.persisted && location.reload())
