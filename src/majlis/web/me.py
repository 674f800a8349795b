"""Oneself: the devices that are one's own, and the code by which another becomes one."""

import asyncio
import time
from itertools import groupby
from typing import Any

from babel.dates import format_timedelta
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from majlis.core.game import games, load
from majlis.core.refusal import Refusal
from majlis.table.guestbook import digest
from majlis.table.habits import Habits, habits
from majlis.table.profile import shows
from majlis.table.store import Row
from majlis.web.auth import become, token_of, visitor, welcome
from majlis.web.render import language, render
from majlis.web.rooms import form_of
from majlis.web.slow import vacation_rows
from majlis.web.ways import ways
from majlis.web.words import WORDS

BROWSERS = ("Firefox", "Edg", "OPR", "SamsungBrowser", "Chrome", "Safari")  # the first that is named
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")

router = APIRouter()


def device_name(label: str, lang: str) -> str:
    """What a browser calls itself, for people."""
    found = [next((name for name in names if name in label), "") for names in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found)) or WORDS[lang]["some_device"]


def device_row(row: Row, own: str, lang: str) -> dict[str, Any]:
    ago = format_timedelta(row["made"] - time.time(), add_direction=True, locale=lang)
    return {"hash": row["hash"], "name": device_name(row["label"], lang), "ago": ago, "this": row["hash"] == own}


def token_row(row: Row, lang: str) -> dict[str, Any]:
    ago, w = format_timedelta(row["made"] - time.time(), add_direction=True, locale=lang), WORDS[lang]
    name = f"{row['bot']} · Bot" if row["bot"] else f"{row['label']} · {w['own_program']}".removeprefix(" · ")
    return {"hash": row["hash"], "name": name, "ago": ago}


def summed(rows: list[Row], lang: str) -> list[dict[str, Any]]:
    """What was played to its end, by game and number of players: how often, how well, and how often in a row."""
    played: dict[tuple[str, int], list[tuple[bool, int]]] = {}
    for row in rows:
        if row["game"] in games():
            won = row["result"][row["seat"]] > 0
            played.setdefault((row["game"], row["seats"]), []).append((won, row["points"][row["seat"]]))
    return [result(name, seats, them, lang) for (name, seats), them in sorted(played.items())]


def result(name: str, seats: int, them: list[tuple[bool, int]], lang: str) -> dict[str, Any]:
    w, wins = WORDS[lang], [won for won, _ in them]
    rows = [len([*run]) for won, run in groupby(wins) if won]
    now = rows[-1] if wins[-1] else 0
    said = [w["best_score"].format(n=max(points for _, points in them)).replace("-", "−")]
    said += [w["streak_now"].format(n=now)] if now > 1 else []
    said += [w["streak_best"].format(n=max(rows))] if rows and max(rows) > max(now, 1) else []
    about = {"title": load(name).about[lang].title, "seats": seats, "n": len(them), "won": sum(wins)}
    return about | {"said": " · ".join(said)}


def habit_lines(it: Habits, lang: str) -> list[str]:
    """What the coach saw most often, in sentences; nothing if it has looked at no game."""
    w = WORDS[lang]
    if not it.games:
        return []
    if not it.slips:
        return [w["habits_none"].format(games=it.games)]
    stages = ", ".join(w[f"habit_{stage}"].format(n=n) for stage, n in it.stages)
    kind, n = it.kinds[0]
    return [
        w["habits_stages"].format(games=it.games, n=it.slips, stages=stages),
        w[f"habit_{kind}"].format(n=n, all=it.slips),
    ]


async def me_page(request: Request, code: str = "", secret: str = "", token: str = "") -> Response:
    lang, who, book = language(request), visitor(request), request.app.state.book
    this = digest(token_of(request) or "")
    rows = [device_row(row, this, lang) for row in book.devices(who)] if who else []
    own, terms = request.app.state.accounts, request.app.state.terms
    about = {"account": own.named(who), "locked": who is not None and own.locked(who), "accounts": terms.accounts}
    about |= {"secret": secret, "notices": ways(request, who, lang)}
    about["vacation"] = vacation_rows(book.store, who, lang) if who else None
    about |= {
        "called": own.named(who) or book.last_name(who),
        "results": summed(book.store.results(who), lang) if who else [],
    }
    seen = await asyncio.to_thread(habits, book.store, who) if who else None
    about |= {"habits": habit_lines(seen, lang) if seen else [], "shows": shows(book.store, who) if who else ""}
    about |= {"tokens": [token_row(row, lang) for row in request.app.state.keys.of(who)] if who else [], "token": token}
    answer = render(request, "me.html", devices=rows, code=code, known=who is not None, **about)
    answer.headers["Cache-Control"] = "no-store"
    return answer


@router.get("/me")
async def me(request: Request) -> Response:
    return await me_page(request)


@router.post("/me/code")
async def new_code(request: Request) -> Response:
    """A new code, shown this once."""
    if (who := visitor(request)) is None:
        raise Refusal(WORDS[language(request)]["nobody_yet"])
    return await me_page(request, await request.app.state.book.new_code(who))


@router.post("/me/move")
async def move_here(request: Request) -> Response:
    """This device becomes that of the person whose code it is, by another token than it had."""
    book, form = request.app.state.book, await form_of(request)
    who = book.coded(form.get("code", ""))
    if who is None:
        raise Refusal(WORDS[language(request)]["bad_code"])
    answer = RedirectResponse("/", 303)  # where the tables are
    if visitor(request) != who:
        await book.add_device(who, welcome(request, answer), request.headers.get("user-agent", ""))
    return answer


@router.post("/me/away")
async def send_away(request: Request) -> Response:
    """A device that is lost, or another's: what it has in its cookie is good for nothing any more."""
    form, answer = await form_of(request), RedirectResponse("/me", 303)
    if not await request.app.state.book.send_away(await become(request, answer), form.get("device", "")):
        raise Refusal(WORDS[language(request)]["no_device"])
    return answer
