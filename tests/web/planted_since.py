"""Deliberate leaks in what came beside the table: chat, lesson, wishes, proofs, lists, ratings, files, people, a real
table's pages; and in what is drawn or said once and kept, where a twin could be answered with the other's picture."""

from functools import lru_cache

from majlis.core import frame as frames
from majlis.core.canvas import Canvas
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.web import chat, companion, files, lesson, live, profile, ratings, score, tables
from majlis.web.render import find
from tests.web import nets
from tests.web.nets import moments, visits
from tests.web.planted import hidden
from tests.web.planted_elsewhere import LAST, Leak, a_table_of, after, digest, view_that_notes


def line_with_the_deck(row, who, lang):
    return LINE(row, who, lang) | {"words": digest(LAST[-1])}


async def refused_by_the_deck(request, name):
    raise Refusal(f"Not yet: {hidden((await find(request, name)).match)}")


def wish_with_the_deck(found, table, person):
    return found and found | {"back": hidden(table.match)}


async def proof_of_a_running_match(request, name):
    if request.url.path.endswith("certificate"):
        return await find(request, name)
    return await GIVEN(request, name)


async def data_of_a_running_match(request, name):
    if request.url.path.endswith("file.json"):
        return await find(request, name)
    return await GIVEN(request, name)


async def lists_with_a_digest(lobby, *rest):
    found = await LISTS(lobby, *rest)
    return found | {"running": [row | {"title": digest(lobby._tables[row["id"]].match)} for row in found["running"]]}


async def ladders_in_the_order_of_the_deck(request):
    return [{"game": "", "title": digest(a_table_of(request)), "seats": 2, "rows": []}]


def rendered_with_a_header(request, name, status=200, **values):
    answer = RENDER(request, name, status, **values)
    answer.headers["X-Deal"] = digest(a_table_of(request))
    return answer


def count_with_the_deck(found, names, lang):
    return f"{VERDICT(found, names, lang)} {digest(LAST[-1])}"


def write_with_the_deck(self, id, x, y, words, style=""):
    """A part that is drawn once: what it asks of its view is the same in both worlds."""
    WRITE(self, id, x, y, f"{words} {digest(LAST[-1])}" if id.startswith("deck") else words, style)


@lru_cache(4096)
def told_with_the_deck(*asked):
    """A line that is made once: it is kept under what everybody may know."""
    return *TOLD(*asked), digest(LAST[-1])


LINE, LISTS, RENDER, GIVEN, VERDICT = chat.line, tables.table_lists, files.render, files.given_out, score.verdict
WRITE, TOLD, WISHED = Canvas.write, frames._told.__wrapped__, live.wished
NOTED = (Match, "view", view_that_notes)

SINCE: dict[str, Leak] = {
    "a line of the chat follows the deck": Leak("chat", visits(), [NOTED, (chat, "line", line_with_the_deck)]),
    "a lesson is refused with the deck": Leak("lesson", visits(), [(lesson, "finished", refused_by_the_deck)]),
    "a wish to go back tells of the deck": Leak(
        "wish", visits(), [(live, "wished", after(WISHED, wish_with_the_deck))]
    ),
    "a running match is certified": Leak("certificate", visits(), [(files, "given_out", proof_of_a_running_match)]),
    "a running match is given as data": Leak("file", visits(), [(files, "given_out", data_of_a_running_match)]),
    "the page for files has a header": Leak("import", visits(), [(files, "render", rendered_with_a_header)]),
    "the list of all tables shows a digest": Leak("lists", visits(), [(tables, "table_lists", lists_with_a_digest)]),
    "ratings follow the deck": Leak("ratings", visits(), [(ratings, "ladders", ladders_in_the_order_of_the_deck)]),
    "the pages for a real table have a header": Leak(
        "companion", visits(), [(companion, "render", rendered_with_a_header)]
    ),
    "a sheet of a real table follows a deck": Leak(
        "companion", visits(), [NOTED, (score, "verdict", count_with_the_deck)]
    ),
    "a person's page has a header": Leak("profile", visits(), [(profile, "render", rendered_with_a_header)]),
    "a person's page lists private tables": Leak(
        "profile",
        nets.PEOPLE,
        [(profile, "public_results", lambda store, who: [row | {"open": True} for row in store.results(who)])],
    ),
    "a closed page is shown": Leak("profile", nets.PEOPLE, [(profile, "may_see", lambda *_: True)]),
    "a part that is drawn once follows the deck": Leak(
        "kept drawing", visits(), [NOTED, (Canvas, "write", write_with_the_deck)]
    ),
    "a part that is drawn once follows the deck at a moment": Leak(
        "kept drawing", moments("high_desert", 0), [NOTED, (Canvas, "write", write_with_the_deck)]
    ),
    "a line that is made once follows the deck": Leak(
        "kept line", visits(), [NOTED, (frames, "_told", told_with_the_deck)]
    ),
    "a line that is made once follows the deck at a moment": Leak(
        "kept line", moments("high_desert", 0), [NOTED, (frames, "_told", told_with_the_deck)]
    ),
}
