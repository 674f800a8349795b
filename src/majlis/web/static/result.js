// The end: who won, how the points came about, and the proof that the deal was fair.

import { fill, make, part, sheet, signed, sitter, table, words } from "./page.js"
import { showFeat } from "./feat.js"

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

/** Compute the commitment anew, here in the browser. */
export async function check() {
  const out = part("checked")
  if (!globalThis.crypto?.subtle) {
    out.textContent = words.no_check
    return
  }
  const digest = await crypto.subtle.digest("SHA-256", bytes(last.seed + last.salt))
  const fits = hex(new Uint8Array(digest)) === last.commitment
  out.textContent = fits ? words.fits : words.fits_not
  out.className = fits ? "fits" : "fits-not"
}

const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hex = (numbers) => [...numbers].map((n) => n.toString(16).padStart(2, "0")).join("")
