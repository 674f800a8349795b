// Let this browser tell of one's turns: its own service carries what the house has sealed for it.

const button = document.querySelector("[data-part=push]")
const state = document.querySelector("[data-part=push-state]")

const bytes = (word) => Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0))

async function subscribe() {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return say(button.dataset.lacks)
  if ((await Notification.requestPermission()) !== "granted") return say(button.dataset.denied)
  const worker = await navigator.serviceWorker.ready
  const key = bytes(button.dataset.key)
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = found.toJSON()
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
  const answer = await fetch("/me/push", { method: "POST", headers: { Accept: "application/json" }, body })
  if (answer.ok) location.reload()
  else say((await answer.json()).reason)
}

const say = (words) => (state.textContent = words)

button.addEventListener("click", () => subscribe().catch(() => say(button.dataset.lacks)))
