// The end of a game played alone: what is new on the record sheet, and a line to share.

import { make, part, table, words, write } from "./page.js"
import { copyLine } from "./share.js"

/** Ask what this game has brought, and say it; the deal of a day stays sealed while others can still try it. */
export async function showFeat(frame) {
  part("crest").hidden = !frame.winners.length
  if (frame.seed === null) seal()
  const answer = await fetch(`/table/${table.id}/solo`)
  if (!answer.ok) return
  const { won, news, tasks, line, practise, choice, date } = await answer.json()
  part("news").replaceChildren(...news.map((sentence) => make("li", {}, sentence)))
  part("feat-tasks").replaceChildren(...(tasks.length ? tasks.map(task) : [make("li", { class: "quiet" }, words.tasks_none)]))
  part("feat-title").hidden = part("feat-tasks").hidden = !won
  part("share").hidden = !line
  write(part("share-line"), line)
  part("practise").hidden = !practise
  part("practise").elements.choice.value = choice
  part("practise").elements.date.value = date ?? ""
  part("feat").hidden = false
}

function task({ name, fresh }) {
  return make("li", { class: fresh ? "fresh" : "" }, name, ...(fresh ? [make("b", {}, words.fresh)] : []))
}

/** What lets others work the deal out is not shown before the day is over. */
export function seal() {
  part("file").hidden = part("analysis").hidden = true
  part("check").replaceChildren(words.news_seal)
}

/** Copy the line about this try. */
export async function share() {
  write(part("shared"), (await copyLine(part("share-line"))) ? words.shared_line : words.not_shared)
}
