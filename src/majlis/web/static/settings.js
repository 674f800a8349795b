// What each person has set, kept in this browser: whether to be asked, what goes by itself, how fast the bots are.

const USUAL = { "ask-first": "yes", "end-turn": "no", steps: "yes", pace: "calm", hint: "nudge" }

export const setting = (name) => localStorage.getItem(`majlis-${name}`) ?? USUAL[name]
export const isOn = (name) => setting(name) === "yes"

/** Let the inputs of the panel show and keep what is set, and call back when something changes. */
export function keep(changed) {
  for (const input of document.querySelectorAll("[data-setting]")) {
    const name = input.dataset.setting
    input.checked = input.type === "radio" ? setting(name) === input.value : isOn(name)
    input.addEventListener("change", () => {
      localStorage.setItem(`majlis-${name}`, input.type === "radio" ? input.value : input.checked ? "yes" : "no")
      changed()
    })
  }
}
