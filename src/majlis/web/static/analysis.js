// The analysis of a match: while it is made, how far it is; then a curve to walk along.

import { fill, make, notice, part, table, words, write } from "./page.js"

const PACE = 600 // milliseconds between two questions how far it is

if (table.ready) read()
else wait()

// --- while it is made

function wait() {
  document.querySelector('[data-do="again"]').addEventListener("click", begin)
  begin()
}

async function begin() {
  document.querySelector('[data-do="again"]').hidden = true
  part("notice").hidden = true
  follow(await ask("POST", `/table/${table.id}/analysis`))
}

async function ask(method, path) {
  try {
    const answer = await fetch(path, { method })
    return await answer.json()
  } catch {
    return { lost: true }
  }
}

async function follow(progress) {
  if (progress.ready) return location.reload()
  if (progress.reason || progress.failed) return stop(progress.reason ?? words.analysis_failed)
  if (progress.of) tell(progress)
  await new Promise((done) => setTimeout(done, PACE))
  follow(await ask("GET", `/table/${table.id}/analysis/progress`))
}

function tell({ done, of }) {
  const share = Math.round((100 * done) / of)
  part("track").setAttribute("aria-valuenow", share)
  part("track").firstElementChild.style.width = `${share}%`
  write(part("far"), fill(words.analysis_progress, { done, of }))
}

function stop(sentence) {
  notice(sentence)
  document.querySelector('[data-do="again"]').hidden = false
}

// --- when it is there

/** Shares of a length stand in the page as data: style in markup is none of ours. */
function place() {
  for (const side of ["left", "top", "width"])
    for (const it of document.querySelectorAll(`[data-${side}]`)) it.style[side] = `${it.dataset[side]}%`
}

function read() {
  place()
  const turns = JSON.parse(document.getElementById("turns").textContent)
  const track = part("position")
  const percent = (share) => `${Math.round(100 * share)}\u00a0%`

  function go(at) {
    const n = Math.max(0, Math.min(table.turns, at))
    const turn = turns[n]
    track.value = n
    part("cursor").style.left = `${(100 * n) / table.turns}%`
    table.names.forEach((_, seat) => write(part(`now-${seat}`), percent(turn.chances[seat])))
    const where = n < table.turns ? fill(words.turn_of, { n: n + 1, all: table.turns }) : words.the_end
    const chances = table.names.map((name, seat) => `${name} ${percent(turn.chances[seat])}`).join(", ")
    track.setAttribute("aria-valuetext", `${where}: ${chances}`)
    part("readout").replaceChildren(make("b", {}, `${where}. `), n < table.turns ? sentence(turn) : "")
    part("look").href = `/table/${table.id}/replay#${turn.at}`
    playOn(n, turn.at, where)
  }

  function sentence(turn) {
    const better = fill(words.coach_would, { what: turn.best, cost: turn.cost })
    return `${turn.played} ${turn.forced ? words.nothing_else : turn.same ? words.coach_too : better}`
  }

  function playOn(n, at, where) {
    const form = part("play-on")
    if (!form) return
    form.elements.at.value = at
    form.querySelector("button").disabled = n >= table.turns
    write(part("from"), `· ${where}`)
  }

  const pointed = (event) => {
    const box = part("plot").getBoundingClientRect()
    return Math.round((table.turns * (event.clientX - box.left)) / box.width)
  }
  part("plot").addEventListener("pointerdown", (event) => go(pointed(event)))
  part("plot").addEventListener("pointermove", (event) => event.buttons && go(pointed(event)))
  track.addEventListener("input", () => go(Number(track.value)))
  addEventListener("hashchange", () => go(Number(location.hash.slice(1)) || 0))
  go(Number(location.hash.slice(1)) || 0)
}
