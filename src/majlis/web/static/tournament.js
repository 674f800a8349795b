// The page of a tournament stays as things stand: its changing part is fetched anew while it is looked at,
// from its own address: with a fresh invitation the page itself lies at another one.

const EVERY = 4000 // milliseconds
const now = () => document.querySelector('[data-part="now"]')

async function renew() {
  if (document.hidden || now().dataset.over || now().contains(document.activeElement)) return
  const answer = await fetch(now().dataset.at, { headers: { Accept: "text/html" } }).catch(() => null)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector('[data-part="now"]')
  if (fresh && fresh.innerHTML !== now().innerHTML) now().replaceWith(document.adoptNode(fresh))
}

setInterval(renew, EVERY)
