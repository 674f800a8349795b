// The end: who won, how the points came about, and the proof that the deal was fair.

import { fill, make, part, sheet, signed, sitter, table, words } from "./page.js"
import { seal, showFeat } from "./feat.js"

let last = null

/** Fill the result card. */
export function showResult(frame) {
  last = frame
  part("verdict").textContent = verdict(frame)
  part("medals").replaceChildren(...frame.names.map((name, seat) => medal(frame, name, seat)))
  sheet(part("final-tally"), frame, 24)
  const proof = [[words.commitment, frame.commitment], [words.seed, frame.seed], [words.salt, frame.salt]]
  part("proof").replaceChildren(...proof.flatMap(([label, hex]) => [make("dt", {}, label), make("dd", {}, hex ?? "…")]))
  if (table.solo) showFeat(frame)
  else if (frame.seed === null) seal()
}

function verdict({ winners, names, mine, seat }) {
  const who = winners.map((seat) => names[seat]).join(words.and)
  if (table.solo) return verdictAlone(winners.length)
  if (winners.length > 1) return fill(words.shared, { who })
  const you = winners[0] === seat || (mine.length === 1 && mine.includes(winners[0]))
  return you ? words.you_win : fill(words.wins, { who })
}

function verdictAlone(won) {
  const name = won ? "beaten" : "unbeaten"
  return words[`${name}_${table.game}`] ?? words[name]
}

function medal({ winners, points }, name, seat) {
  const won = winners.includes(seat)
  return make("li", { class: won ? "won" : "" }, make("span", {}, ...sitter(seat), name), make("b", {}, signed(points[seat])))
}

const KEY = `majlis-sealed-${table.id}`

/** What this device is shown before the end is kept, to be compared with at the end. */
export function remember({ over, commitment }) {
  if (!over && !localStorage.getItem(KEY)) localStorage.setItem(KEY, commitment)
}

/** Compute the commitment here in the browser, compare it with what this device was shown, and have the whole game
 * played again by the server. */
export async function check() {
  const found = await fetch(`/table/${table.id}/certificate`).then((answer) => answer.json()).catch(() => ({ reason: words.lost }))
  const checks = [await sealed(), ...shownBefore(), ...(found.checks ?? [[false, found.reason]])]
  const fits = checks.every(([right]) => right !== false)
  part("checked").textContent = fits ? words.fits : words.fits_not
  part("checked").className = fits ? "fits" : "fits-not"
  part("checks").replaceChildren(...checks.map(([right, sentence]) => make("li", { class: right ? "right" : right === false ? "wrong" : "" }, sentence)))
}

async function sealed() {
  if (!globalThis.crypto?.subtle) return [null, words.no_check]
  const digest = await crypto.subtle.digest("SHA-256", bytes(last.seed + last.salt))
  const fits = hex(new Uint8Array(digest)) === last.commitment
  return [fits, fits ? words.sealed_here : words.sealed_here_not]
}

function shownBefore() {
  const before = localStorage.getItem(KEY)
  if (!before) return []
  return [before === last.commitment ? [true, words.seen_before] : [false, words.seen_another]]
}

const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hex = (numbers) => [...numbers].map((n) => n.toString(16).padStart(2, "0")).join("")
