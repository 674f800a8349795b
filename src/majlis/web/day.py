"""The deal of the day for every game: the same for all, one try each, and a line to share when it is over."""

import asyncio
from datetime import date
from typing import Any

from babel.dates import format_date
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from majlis.core.game import Game, games, load
from majlis.core.refusal import Refusal
from majlis.core.speech import points
from majlis.table import daily
from majlis.table.daily import choices, deal
from majlis.table.store import Row, Store
from majlis.web.auth import become, visitor
from majlis.web.pages import sitter
from majlis.web.render import Missing, language, render
from majlis.web.solo import remaining
from majlis.web.words import WORDS

router = APIRouter()


@router.get("/daily")
async def daily_page(request: Request) -> Response:
    """Every game that has a deal of the day, and how it stands for this visitor."""
    lang, who, ready = language(request), visitor(request), request.app.state.ready
    found = sorted((it for it in map(load, games()) if it.name in ready and it.minutes), key=lambda it: it.minutes)
    cards = [await asyncio.to_thread(card, request.app.state.lobby.store, game, who, lang) for game in found]
    today = format_date(date.fromisoformat(daily.today()), "long", lang)
    return render(request, "daily.html", cards=cards, today=today, left=remaining(lang))


def card(store: Store, game: Game, who: str | None, lang: str) -> dict[str, Any]:
    """One game: not begun, begun, or over with its line."""
    about: dict[str, Any] = {"name": game.name, "title": game.about[lang].title, "cover": Markup(game.cover)}
    if game.solo:
        return about | {"solo": f"/solo/{game.name}", "alone": game.about[lang].alone[0]}
    rival = sitter(game, choices(game)[0], 1, lang)
    tries = store.rated(who, game.name) if who else []
    row = next((row for row in tries if row["date"] == daily.today()), None)
    end = store.ending(row["match"]) if row else None
    about |= {
        "rival": rival,
        "table": row["match"] if row else "",
        "line": line(game, row, end, lang) if row and end else "",
    }
    return about


def line(game: Game, row: Row, end: Row, lang: str) -> str:
    """How it went; nothing of the deal."""
    w, (own, other), share = WORDS[lang], end["points"], end["result"][0]
    outcome = w["day_won"] if share > 0.5 else w["day_shared"] if share > 0 else w["day_lost"]
    score = f"{own} : {other}".replace("-", "−")
    rival = sitter(game, row["choice"], 1, lang)
    about = {"game": game.about[lang].title, "date": row["date"], "who": rival["name"], "level": rival["level"]}
    return w["day_line"].format(outcome=outcome, score=score, points=points(own, lang), **about)


@router.post("/daily/{name}")
async def open_day(request: Request, name: str) -> Response:
    """The one try of today: begun, or taken up where it stands."""
    if name not in games() or load(name).solo or not load(name).minutes:
        raise Missing
    if name not in request.app.state.ready:
        raise Refusal(WORDS[language(request)]["not_ready"])
    answer = RedirectResponse("/daily", 303)
    owner, game = await become(request, answer), load(name)
    table = await request.app.state.lobby.open_daily(owner, deal(game, choices(game)[0]))
    answer.headers["location"] = f"/table/{table.name}"
    return answer
