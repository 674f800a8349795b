// The form of a new tournament asks for the options of the game that is chosen; what it does not ask is not sent.

const form = document.querySelector(".tournament-form")

function ask() {
  for (const options of form.querySelectorAll("[data-of]")) {
    options.hidden = options.dataset.of !== form.elements.game.value
    for (const one of options.querySelectorAll("fieldset")) one.disabled = options.hidden
  }
}

ask()
form.elements.game.addEventListener("change", ask)
addEventListener("pageshow", ask) // a page that the browser kept may have another game in its field
