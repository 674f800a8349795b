// Where nobody can read along, the browser may keep what it takes to say that the house cannot be reached.

if (location.protocol === "https:" && isSecureContext && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => null) // a page without it is a page as well
}
