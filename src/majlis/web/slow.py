"""Slow games on the page: letting a game rest, what one will do next, and vacations."""

import asyncio
import time
from datetime import UTC, date, datetime, timedelta
from typing import Any

from babel.dates import format_date
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from majlis.core.refusal import Refusal
from majlis.table import resting
from majlis.table.ahead import plan_ahead, planner, possible
from majlis.table.hours import Span
from majlis.table.slow import DAY, DAYS, away_until, come_home, days_in, go_away
from majlis.table.store import Store
from majlis.table.table import Table
from majlis.web.auth import become, visitor
from majlis.web.render import find, language
from majlis.web.rooms import form_of
from majlis.web.words import WORDS

router = APIRouter()


# --- rests


@router.post("/table/{name}/rest")
async def rest(request: Request, name: str) -> Response:
    """Want the game to rest or to go on, agree to that, or not."""
    table, form = await find(request, name), await form_of(request)
    match form.get("want", ""):
        case "rest" | "on" as want:
            await resting.ask(table, visitor(request) or "", want == "rest", language(request))
        case "no":
            resting.decline(table)
        case _:
            raise Refusal(WORDS[language(request)]["rest_not"])
    return JSONResponse({})


def pleaded(table: Table, person: str | None) -> dict[str, Any] | None:
    """What a page is told of it: who wants what, and who has not agreed yet."""
    plea = resting.plea_of(table)
    if plea is None:
        return None
    lacking = resting.lacking(table, plea)
    seats = [it.seat for it in table.company.seats if it.human and it.person in lacking]
    about = {"rests": plea.rests, "seat": next(iter(table.company.of(plea.person)), -1), "lacking": seats}
    return about | {"mine": plea.person == person, "asked": person in lacking}


# --- what one will do next


@router.get("/table/{name}/ahead")
async def choices(request: Request, name: str) -> Response:
    """What could be open at one's next decision, in the words of the game."""
    table, lang = await find(request, name), language(request)
    seat, game = planner(table, visitor(request) or "", lang), table.match.game
    found = await asyncio.to_thread(possible, game, table.match.view(seat), seat)
    return JSONResponse({"choices": [game.say(a, lang) for a in found]})


@router.post("/table/{name}/ahead")
async def keep(request: Request, name: str) -> Response:
    """Keep a list: a move a line, in the words of the game."""
    table, form = await find(request, name), await form_of(request)
    await plan_ahead(table, visitor(request) or "", form.get("words", "").split("\n"), language(request))
    return JSONResponse({})


def plans(table: Table, own: list[int], lang: str) -> dict[str, Any]:
    """What somebody has planned, for their own page alone."""
    if len(own) != 1:
        return {"list": [], "dropped": []}
    kept = {"list": table.plans.get(own[0]), "dropped": table.dropped.get(own[0])}
    return {name: [table.match.game.say(a, lang) for a in it.actions] if it else [] for name, it in kept.items()}


# --- vacations


def day_of(word: str) -> date | None:
    try:
        return date.fromisoformat(word)
    except ValueError:
        return None


def begin(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def shown_day(when: float, lang: str) -> str:
    return str(format_date(datetime.fromtimestamp(when, UTC).date(), "medium", lang))


def until_day(store: Store, person: str, lang: str) -> str:
    """Until when somebody is away, for others to see."""
    until = away_until(store, person, time.time())
    return shown_day(until - 1, lang) if until else ""


def vacation_rows(store: Store, who: str, lang: str) -> dict[str, Any]:
    """One's own vacations that are not over, and how many days are left of this year."""
    now, spans = time.time(), store.vacations.get(who, [])
    year = datetime.fromtimestamp(now, UTC).year
    rest = [line(span, lang) for span in sorted(spans) if span[1] > now]
    return {"rows": rest, "left": int(DAYS - days_in(year, spans)), "today": datetime.fromtimestamp(now, UTC).date()}


def line(span: Span, lang: str) -> str:
    since, until = (shown_day(when, lang) for when in (span[0], span[1] - 1))
    return WORDS[lang]["vacation_line"].format(since=since, until=until)


@router.post("/me/vacation")
async def leave(request: Request) -> Response:
    """From one day to another, both included; from today it begins at once."""
    form, lang, answer = await form_of(request), language(request), RedirectResponse("/me#h-vacation", 303)
    first, last = (day_of(form.get(name, "")) for name in ("since", "until"))
    if first is None or last is None or not 2000 < last.year < 9000:
        raise Refusal(WORDS[lang]["vacation_when"])
    lobby, who = request.app.state.lobby, await become(request, answer)
    if begin(first) < time.time() - DAY:
        raise Refusal(WORDS[lang]["vacation_when"])
    await go_away(lobby.store, who, begin(first), begin(last + timedelta(days=1)), lang)
    await lobby.look_again()
    return answer


@router.post("/me/home")
async def home(request: Request) -> Response:
    """All vacations are over."""
    answer, lobby = RedirectResponse("/me#h-vacation", 303), request.app.state.lobby
    await come_home(lobby.store, await become(request, answer))
    await lobby.look_again()
    return answer
