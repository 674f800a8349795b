// What each person has set, kept in this browser: whether to be asked, what goes by itself, how fast the bots are, what moves and sounds.

const USUAL = { "ask-first": "yes", "end-turn": "soon", steps: "yes", pace: "calm", hint: "nudge", sound: "yes", motion: "yes", chat: "yes" }

export const setting = (name) => localStorage.getItem(`majlis-${name}`) ?? USUAL[name]
export const isOn = (name) => setting(name) === "yes"

/** Let the inputs of the panel show and keep what is set, and call back when something changes. */
export function keep(changed) {
  for (const input of document.querySelectorAll("[data-setting]")) {
    show(input)
    input.addEventListener("change", () => {
      set(input.dataset.setting, input.type === "radio" ? input.value : input.checked ? "yes" : "no")
      changed()
    })
  }
}

function show(input) {
  const name = input.dataset.setting
  input.checked = input.type === "radio" ? setting(name) === input.value : isOn(name)
}

function set(name, value) {
  localStorage.setItem(`majlis-${name}`, value)
}

/** Switch something on or off by its key, and on the panel; is it on now? */
export function toggle(name) {
  set(name, isOn(name) ? "no" : "yes")
  document.querySelectorAll(`[data-setting="${name}"]`).forEach(show)
  return isOn(name)
}
