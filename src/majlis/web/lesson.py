"""One thing to learn from a game: the own turn that cost most, and what would have been better."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from majlis.bots.coach.analysis import GOOD, Analysis, Turn
from majlis.table.table import Table
from majlis.web.auth import visitor
from majlis.web.coach import finished, studies, turn_words, whole
from majlis.web.render import language
from majlis.web.words import WORDS

router = APIRouter()


@router.get("/table/{name}/lesson")
async def show_lesson(request: Request, name: str) -> Response:
    """Of an analysis that was made; for who did not play, the dearest turn of all."""
    table, lang = await finished(request, name), language(request)
    analysis = await studies(request).find(table)
    if analysis is None:
        return JSONResponse({"reason": WORDS[lang]["analysis_waits"]}, 404)
    seats = table.company.of(visitor(request)) or list(range(table.match.header.seats))
    return JSONResponse(lesson(table, dearest(analysis, seats), lang))


def dearest(analysis: Analysis, seats: list[int]) -> Turn | None:
    """The turn of these seats that took most from their chances; none, if all were as good as the best."""
    turns = [it for it in analysis.turns if it.seat in seats and not it.forced and it.cost >= GOOD]
    return max(turns, key=lambda it: it.cost, default=None)


def lesson(table: Table, it: Turn | None, lang: str) -> dict[str, Any]:
    """In words, and where it is to be seen."""
    w, match = WORDS[lang], table.match
    if it is None:
        return {"words": w["lesson_none"], "look": None}
    own, best = turn_words(match, it, it.actions, lang), turn_words(match, it, it.best, lang)
    better = w["better"].format(what=best, best=whole(it.before[it.seat]), own=whole(it.after[it.seat]))
    return {"words": f"{w['played'].format(what=own)} {better}", "look": it.at}
