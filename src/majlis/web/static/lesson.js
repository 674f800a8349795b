// One thing to learn: the coach looks at the whole game, and tells of the turn that cost most.

import { fill, make, part, table, words, write } from "./page.js"

const PACE = 700 // milliseconds between two questions how far the coach is

const ask = (what, method = "GET") =>
  fetch(`/table/${table.id}/${what}`, { method, headers: { Accept: "application/json" } }).then((answer) => answer.json()).catch(() => ({ reason: words.lost }))

/** Have the game looked at, say how far that is, then say it. */
export async function lesson() {
  write(part("lesson"), words.lesson_begins)
  let far = await ask("analysis", "POST")
  while (!far.ready && !far.reason && !far.failed) {
    if (far.of) write(part("lesson"), fill(words.lesson_wait, far))
    await new Promise((done) => setTimeout(done, PACE))
    far = await ask("analysis/progress")
  }
  const found = far.ready ? await ask("lesson") : { words: far.reason ?? words.analysis_failed, look: null }
  const link = make("a", { href: `/table/${table.id}/replay#${found.look}` }, words.lesson_look)
  part("lesson").replaceChildren(found.words ?? found.reason, ...(found.look === null || found.reason ? [] : [" ", link]))
}
