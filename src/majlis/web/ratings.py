"""The ratings as a page, with the games behind them."""

import asyncio
import time
from typing import Any

from babel.dates import format_timedelta
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from majlis.core.game import games, load
from majlis.core.guests import level_name, level_of
from majlis.table.ratings import Played, Standing
from majlis.web.auth import visitor
from majlis.web.render import language, render
from majlis.web.words import WORDS

router = APIRouter()


async def ladders(request: Request) -> list[dict[str, Any]]:
    """Every ladder as plain values."""
    found, lang, who = request.app.state.lobby.ratings.ladders, language(request), visitor(request)
    rows = await asyncio.to_thread(found)
    return [
        {
            "game": name,
            "title": load(name).about[lang].title,
            "seats": seats,
            "rows": [row(it, who, lang) for it in them],
        }
        for (name, seats), them in sorted(rows.items())
        if name in games()
    ]


def row(it: Standing, who: str | None, lang: str) -> dict[str, Any]:
    level, w = level_of(it.player), WORDS[lang]
    name = w["bot_of"].format(level=level_name(level, lang)) if level else it.name or w["gone_person"]
    about = {"name": name, "bot": bool(level), "mine": it.player == who, "rating": it.rating, "doubt": it.doubt}
    return about | {"games": [game(one, it.player == who, lang) for one in reversed(it.games)]}


def game(one: Played, mine: bool, lang: str) -> dict[str, Any]:
    """A game behind a rating; it leads to the table where one may look at it."""
    change = f"+{one.change}" if one.change > 0 else str(one.change).replace("-", "−")
    ago = format_timedelta(one.time - time.time(), add_direction=True, locale=lang)
    return {"place": one.place, "change": change, "ago": ago, "table": one.match if mine or one.open else ""}


@router.get("/ratings")
async def show_ratings(request: Request) -> Response:
    return render(request, "ratings.html", ladders=await ladders(request))


@router.get("/ratings.json")
async def ratings_data(request: Request) -> Response:
    return JSONResponse(await ladders(request))
