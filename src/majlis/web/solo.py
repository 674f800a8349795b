"""The pages of somebody who plays alone: new deals, the deal of the day, the record sheet and the end of a game."""

import asyncio
import csv
import io
from datetime import date, datetime, time, timedelta
from typing import Any

from babel.dates import format_date, format_timedelta
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from majlis.core.game import Game, games, load
from majlis.core.refusal import Refusal
from majlis.core.speech import points
from majlis.table import daily
from majlis.table.daily import alone, choices, deal, sealed, usual
from majlis.table.records import Feat, Sheet, feat, sheet
from majlis.table.store import Row
from majlis.table.table import Table
from majlis.web.auth import become, visitor
from majlis.web.render import Missing, find, language, render
from majlis.web.sheet import picture
from majlis.web.words import WORDS

FULL, EMPTY = "◆", "◇"

router = APIRouter()


def lone(name: str) -> Game:
    """A game that one can play alone."""
    if name not in games() or load(name).solo is None:
        raise Missing
    return load(name)


def titled(game: Game, lang: str) -> str:
    return game.about[lang].alone[0] or WORDS[lang]["alone"]


async def kept(request: Request, game: Game) -> Sheet:
    """The record sheet of this visitor."""
    return await asyncio.to_thread(sheet, request.app.state.lobby.store, visitor(request), game)


# --- the page


@router.get("/solo")
async def solo_games(request: Request) -> Response:
    """The first game that one can play alone; there is one."""
    return RedirectResponse(f"/solo/{next(name for name in games() if load(name).solo)}", 303)


@router.get("/solo/{name}")
async def solo_page(request: Request, name: str) -> Response:
    game, lang, owner = lone(name), language(request), visitor(request)
    if name not in request.app.state.ready:
        raise Refusal(WORDS[lang]["not_ready"])
    own = await kept(request, game)
    tries = await asyncio.to_thread(request.app.state.lobby.store.rated, owner, name) if owner else []
    today = daily.today()
    begun = {row["choice"]: row for row in tries if row["date"] == today}
    values: dict[str, Any] = {
        "game": {"name": name, "title": game.about[lang].title, "alone": titled(game, lang), "rules": f"/rules/{name}"},
        "learn": f"/learn/{name}/1" if any(guide.seats == 1 for guide in game.guides) else "",
        "option": alone(game).option,
        "about": game.about[lang].options[alone(game).option],
        "choices": choices(game),
        "usual": usual(game),
        "today": {"date": format_date(date.fromisoformat(today), "long", lang), "left": remaining(lang)},
        "tries": [attempt(own, begun.get(choice), choice, lang) for choice in choices(game)],
        "sheet": own,
        "tasks": [alone(game).task(i, lang) for i in range(alone(game).tasks)],
    }
    return render(request, "solo.html", **values)


def remaining(lang: str) -> str:
    """How long the deals of today are still open."""
    now = daily.now()
    end = datetime.combine(now.date() + timedelta(days=1), time(), now.tzinfo)
    return str(format_timedelta(end - now, locale=lang))


def attempt(own: Sheet, row: Row | None, choice: str, lang: str) -> dict[str, Any]:
    """How the deal of today stands for one difficulty: not begun, begun, or over."""
    found = own.feat(row["match"]) if row else None
    return {
        "choice": choice,
        "table": row["match"] if row else None,
        "over": bool(row and row["time"] is not None),
        "feat": found,
        "outcome": outcome(found, lang) if found else "",
        "line": share_line(own.game, found, lang) if found else "",
    }


@router.post("/solo/{name}/daily")
async def open_daily(request: Request, name: str) -> Response:
    """The rated try at the deal of today, or practice at a deal whose rated try is over."""
    game, lang = lone(name), language(request)
    if name not in request.app.state.ready:
        raise Refusal(WORDS[lang]["not_ready"])
    form = {field: str(value) for field, value in (await request.form()).items()}
    wish = deal(game, form.get("choice", ""), form.get("date", ""), form.get("practice") != "on")
    response = RedirectResponse("/", 303)
    owner = await become(request, response)
    table = await request.app.state.lobby.open_daily(owner, wish)
    response.headers["location"] = f"/table/{table.name}"
    return response


# --- the sheet, to take home


@router.get("/solo/{name}/sheet.csv")
async def sheet_table(request: Request, name: str) -> Response:
    game, lang = lone(name), language(request)
    own, w, out = await kept(request, game), WORDS[lang], io.StringIO()
    lines = csv.writer(out)
    lines.writerow([w["task"], *own.choices])
    lines.writerow([w["best"], *["" if own.best(choice) is None else own.best(choice) for choice in own.choices]])
    for i in range(alone(game).tasks):
        done = [w["done"] if i in own.tasks(choice) else "" for choice in own.choices]
        lines.writerow([alone(game).task(i, lang), *done])
    lines.writerow([w["won_of"], *[f"{own.wins(choice)}/{own.games(choice)}" for choice in own.choices]])
    head = {"Content-Disposition": f'attachment; filename="majlis-{name}.csv"'}
    return Response(out.getvalue(), media_type="text/csv; charset=utf-8", headers=head)


@router.get("/solo/{name}/sheet.svg")
async def sheet_picture(request: Request, name: str, look: str = "dark", save: bool = False) -> Response:
    game, lang = lone(name), language(request)
    image = picture(await kept(request, game), titled(game, lang), lang, look == "light")
    head = {"Content-Disposition": f'attachment; filename="majlis-{name}.svg"'} if save else {}
    return Response(image, media_type="image/svg+xml", headers=head | {"Cache-Control": "no-store"})


# --- the end of a game


def noted(table: Table, lang: str) -> str:
    """What a game played alone is called at its table: how hard it is, and of which day."""
    header, w = table.match.header, WORDS[lang]
    solo = header.game.solo if header.seats == 1 else None
    words = [w["cards"].format(n=header.game.unpack(header.options, 1)[solo.option])] if solo else []
    if day := table.row.get("date"):
        words += [w["daily"], format_date(date.fromisoformat(day), "medium", lang)]
        words += [] if table.row["rated"] else [w["alone_practice"]]
    return " · ".join(words)


@router.get("/table/{name}/solo")
async def end_of(request: Request, name: str) -> Response:
    """What a game played alone has brought: won or lost, tasks, and for its player what is new on the sheet."""
    table, lang = await find(request, name), language(request)
    line = feat(name, table.match)
    if line is None:
        raise Refusal(WORDS[lang]["not_over"])
    game, mine = table.match.game, table.company.owns(visitor(request))
    own = await kept(request, game) if mine else Sheet(game)
    found = own.feat(name)
    game_end = found or Feat(**line | {"tasks": tuple(line["tasks"])}, time=0, **dated(table, mine))
    fresh = own.news(found).tasks if found else ()
    tasks = [{"name": alone(game).task(i, lang), "fresh": i in fresh} for i in game_end.tasks]
    values = {"won": game_end.won, "news": news(own, game_end, found is not None, lang), "tasks": tasks}
    values |= {"sealed": sealed(game_end.date), "choice": game_end.choice, "date": game_end.date}
    values |= {"practise": mine and game_end.date is not None}
    values |= {"line": share_line(game, game_end, lang) if game_end.rated and mine else ""}
    return JSONResponse(values)


def dated(table: Table, mine: bool) -> dict[str, Any]:
    """Of which day, and whether it counts: what goes on from another game does not, nor what ended too late for one's
    own sheet."""
    rated = table.row.get("rated")
    return {"date": table.row.get("date"), "rated": False if table.match.header.forks or (mine and rated) else rated}


def news(own: Sheet, end: Feat, mine: bool, lang: str) -> list[str]:
    """What there is to say about the score."""
    w, about = WORDS[lang], {"points": points(end.points, lang), "n": end.choice, "left": end.left}
    if not end.won:
        lines = [w["news_lost"], w["news_nothing"]]
    elif mine and not end.practice:
        brought = own.news(end)
        name = "news_short" if not brought.record else "news_first" if brought.before is None else "news_record"
        about |= {"before": brought.before, "best": brought.before}
        lines = [w[name], w["news_left"]]
    else:
        lines = [w["news_left"]]
    return [line.format(**about) for line in [*lines, *([w["news_practice"]] if end.practice else [])]]


def share_line(game: Game, end: Feat, lang: str) -> str:
    """A line about a try at a deal of the day: it tells how it went, and nothing of the deal."""
    tasks = "".join(FULL if i in end.tasks else EMPTY for i in range(alone(game).tasks))
    about = {"game": game.about[lang].title, "date": end.date, "choice": end.choice}
    return WORDS[lang]["daily_line"].format(**about, outcome=outcome(end, lang), tasks=tasks)


def outcome(end: Feat, lang: str) -> str:
    return WORDS[lang]["line_won" if end.won else "line_lost"].format(points=points(end.points, lang), left=end.left)
