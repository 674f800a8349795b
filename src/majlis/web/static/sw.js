// Between page and house: says so when the house cannot be reached, and shows that it is somebody's turn.
// Only static files are kept. Whatever belongs to a person goes by untouched.

const KEPT = "majlis-2"
const OFFLINE = "/static/offline.html"
const NEEDED = [OFFLINE, "/static/app.css", "/static/room.css", "/static/favicon.svg", "/static/dunes.svg"]

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(NEEDED)).then(() => self.skipWaiting()))
})

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin) return
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)))
  else if (NEEDED.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})

self.addEventListener("push", (event) => {
  const { title, body, url, id } = event.data.json()
  const shown = { body, tag: id, icon: "/static/icon-192.png", data: { url } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.url, location.origin)
  if (address.origin !== location.origin) return
  event.waitUntil(go(address.href))
})

/** To the page that shows it already, else to a new one. */
async function go(address) {
  const pages = await self.clients.matchAll({ type: "window" })
  const there = pages.find((page) => page.url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
