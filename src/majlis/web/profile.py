"""The page of somebody else: what everybody may know of their games, if they want it to be seen."""

import asyncio
import time
from typing import Any

from babel.dates import format_timedelta
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from majlis.core.game import games, load
from majlis.core.refusal import Refusal
from majlis.table.profile import may_see, public_results, show_to
from majlis.table.ratings import Standing
from majlis.web.auth import visitor
from majlis.web.me import summed
from majlis.web.render import language, render
from majlis.web.rooms import form_of
from majlis.web.words import WORDS

LAST = 20  # games that are listed
LONGEST = 60  # letters of a name that is looked for

router = APIRouter()


@router.get("/person")
async def person(request: Request, name: str = "") -> Response:
    """By the name of an account. Whoever keeps it closed, and whoever is not there, are answered alike."""
    about, w = None, WORDS[language(request)]
    if name:
        about = await asyncio.to_thread(found, request, name[:LONGEST])
    sentence = "" if about or not name else w["profile_none"]
    return render(
        request, "person.html", 404 if sentence else 200, about=about, sentence=sentence, asked=name[:LONGEST]
    )


def found(request: Request, name: str) -> dict[str, Any] | None:
    accounts, lang = request.app.state.accounts, language(request)
    who = accounts.found(name)
    store = accounts.store
    if who is None or who in store.outcasts or not may_see(store, who, visitor(request)):
        return None
    rows = [row for row in public_results(store, who) if row["game"] in games()]
    ladders = request.app.state.lobby.ratings.ladders()
    standings = [
        (at, it) for at, them in sorted(ladders.items()) for it in them if it.player == who and at[0] in games()
    ]
    return {
        "name": accounts.named(who),
        "ratings": [rating(name, seats, it, lang) for (name, seats), it in standings],
        "results": summed(rows, lang),
        "last": [played(row, lang) for row in reversed(rows[-LAST:])],
    }


def rating(name: str, seats: int, it: Standing, lang: str) -> dict[str, Any]:
    about = {"title": load(name).about[lang].title, "seats": seats, "games": len(it.games)}
    return about | {"rating": it.rating, "doubt": it.doubt}


def played(row: dict[str, Any], lang: str) -> dict[str, Any]:
    """A game; it leads to the table where everybody may look at it."""
    won, w = row["result"][row["seat"]] > 0, WORDS[lang]
    ago = format_timedelta(row["time"] - time.time(), add_direction=True, locale=lang)
    about = {"title": load(row["game"]).about[lang].title, "seats": row["seats"], "ago": ago}
    return about | {"outcome": w["day_won" if won else "day_lost"], "table": row["id"] if row["open"] else ""}


@router.post("/me/profile")
async def let_see(request: Request) -> Response:
    """To whom one's own page is open from now on."""
    form, who = await form_of(request), visitor(request)
    sentence = WORDS[language(request)]["profile_who"]
    if who is None or not request.app.state.accounts.named(who):
        raise Refusal(WORDS[language(request)]["profile_account"])
    await show_to(request.app.state.book.store, who, form.get("shows", ""), sentence)
    return RedirectResponse("/me#h-profile", 303)
