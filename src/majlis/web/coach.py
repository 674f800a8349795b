"""After the match: its analysis as a page and as data, and playing on from any of its moments."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from markupsafe import Markup

from majlis.bots.bot import names as bot_names
from majlis.bots.coach.analysis import GOOD, Analysis, Point, Sum, Turn
from majlis.bots.coach.plans import Chances
from majlis.bots.coach.tips import Reader, story_of
from majlis.core.frame import told
from majlis.core.game import ONLOOKER
from majlis.core.match import Match
from majlis.core.refusal import Refusal
from majlis.core.speech import points
from majlis.table.casting import practising, renamed
from majlis.table.studies import Busy, Studies
from majlis.table.table import Table
from majlis.web.auth import become
from majlis.web.curve import curve
from majlis.web.pages import levels
from majlis.web.render import find, language, render
from majlis.web.words import WORDS

router = APIRouter()


# --- the analysis


async def finished(request: Request, name: str) -> Table:
    """A table whose match may be talked about: it is over, and nobody plays the same deal for points."""
    table = await find(request, name)
    if not table.open:
        why = "sealed_round" if table.company.sealed else "analysis_sealed"
        raise Refusal(WORDS[language(request)][why if table.match.over else "no_analysis"])
    return table


def studies(request: Request) -> Studies:
    found: Studies = request.app.state.studies
    return found


@router.get("/table/{name}/analysis")
async def show_analysis(request: Request, name: str) -> Response:
    """What every decision was worth; while that is worked out, how far it is."""
    table, lang = await finished(request, name), language(request)
    analysis = await studies(request).find(table)
    values: dict[str, Any] = {"id": name, "title": table.match.game.about[lang].title, "moves": table.match.at}
    values["names"], values["open"] = table.match.called(lang), table.open
    found = await asyncio.to_thread(told_by, analysis, table.match, lang) if analysis else {}
    return render(request, "analysis.html", table=values, ready=analysis is not None, bots=levels(lang), **found)


@router.post("/table/{name}/analysis")
async def begin_analysis(request: Request, name: str) -> Response:
    """Have it worked out, if it is not yet."""
    table = await finished(request, name)
    if await studies(request).find(table) is None:
        try:
            studies(request).begin(table)
        except Busy:
            return JSONResponse({"reason": WORDS[language(request)]["coach_busy"]}, 503)
    return await show_progress(request, name)


@router.get("/table/{name}/analysis/progress")
async def show_progress(request: Request, name: str) -> Response:
    table = await finished(request, name)
    study = studies(request).progress(name)
    ready = study is None and await studies(request).find(table) is not None
    values = {"ready": ready, "done": study.done if study else 0, "of": study.total if study else 0}
    return JSONResponse(values | {"failed": bool(study and study.failed)})


@router.get("/table/{name}/analysis.json")
async def analysis_data(request: Request, name: str) -> Response:
    """The whole analysis as docs/analysis.md describes it."""
    table, w = await finished(request, name), WORDS[language(request)]
    analysis = await studies(request).find(table)
    if analysis is None:
        return JSONResponse({"reason": w["analysis_waits"]}, 404)
    head = {"Content-Disposition": f'attachment; filename="{table.match.game.name}-{name}.analysis.json"'}
    return Response(await asyncio.to_thread(analysis.json, 2), media_type="application/json", headers=head)


def told_by(analysis: Analysis, match: Match, lang: str) -> dict[str, Any]:
    """An analysis in words and pictures."""
    w = WORDS[lang]
    return {
        "curve": Markup(curve(analysis, match.called(lang), w)),
        "sums": [summed(it, match, lang) for it in analysis.sums],
        "points": [turning(number, point, analysis, match, lang) for number, point in enumerate(analysis.points, 1)],
        "turns": [moved(it, chances, match, lang) for it, chances in zip(analysis.turns, analysis.curve, strict=False)]
        + [{"chances": analysis.curve[-1], "at": match.at}],
        "effort": w["effort"].format(n=analysis.budget.iterations, worlds=analysis.budget.worlds),
    }


def summed(it: Sum, match: Match, lang: str) -> dict[str, Any]:
    """One seat's part in the story."""
    w = WORDS[lang]
    bars = {"luck": it.luck, "own": it.own, "others": it.others}
    return {
        "seat": it.seat,
        "name": match.called(lang)[it.seat],
        "won": it.result > 0,
        "points": points(match.points()[it.seat], lang),
        "bars": [
            {"name": w[key], "text": signed(n), **bar(n), "note": w[f"{key}_note"]}
            for key, n in bars.items()
            if key != "others" or match.header.seats > 1
        ],
        "decisions": w["decided"].format(n=it.turns, found=it.found, mistakes=it.mistakes),
    }


def bar(change: float) -> dict[str, Any]:
    """How far a bar reaches from the middle, in hundredths of half its room; a whole win fills it."""
    return {"reach": round(min(1.0, abs(change)) * 50, 1), "good": change >= 0}


def turning(number: int, point: Point, analysis: Analysis, match: Match, lang: str) -> dict[str, Any]:
    """A turning point in words, and where it is."""
    w, it = WORDS[lang], analysis.turns[point.turn]
    row = {"number": number, "turn": point.turn, "kind": point.kind, "seat": point.seat}
    look = point.turn + (point.kind == "luck")  # luck shows when the turn is over
    row |= {"who": match.called(lang)[point.seat], "look": it.end if point.kind == "luck" else it.at}
    row |= {"left": round(100 * look / len(analysis.turns), 2)}
    row |= {"top": round(100 * (1 - analysis.curve[look][point.seat]), 2)}
    row |= {"change": signed(point.change), "good": point.change >= 0, "label": w[f"turn_{point.kind}"]}
    if point.kind == "luck":
        return row | {"words": lucky_words(match, it, lang), "better": ""}
    own, best = turn_words(match, it, it.actions, lang), turn_words(match, it, it.best, lang)
    chances = {"best": whole(it.before[it.seat]), "own": whole(it.after[it.seat])}
    return row | {"words": w["played"].format(what=own), "better": w["better"].format(what=best, **chances)}


def lucky_words(match: Match, it: Turn, lang: str) -> str:
    """What everybody heard of the action that chance had a part in."""
    return " ".join(told(match, ONLOOKER, it.end - 1, lang)) or match.game.say(it.actions[-1], lang)


def turn_words(match: Match, it: Turn, actions: tuple[int, ...], lang: str) -> str:
    """What matters of a turn, as it was planned by who played it."""
    reader = Reader(match.game, match.view(it.seat, it.at), it.seat, lang, match.called(lang), True)
    return story_of(reader, actions)


def moved(it: Turn, chances: Chances, match: Match, lang: str) -> dict[str, Any]:
    """One turn, for the line under the curve."""
    same = it.cost < GOOD
    row = {"chances": chances, "seat": it.seat, "at": it.at, "played": turn_words(match, it, it.actions, lang)}
    row |= {"forced": it.forced, "same": same, "cost": signed(-it.cost)}
    return row if it.forced or same else row | {"best": turn_words(match, it, it.best, lang)}


def whole(share: float) -> str:
    return f"{round(100 * share)}\u00a0%"


def signed(change: float) -> str:
    """A change with its sign, in hundredths."""
    n = round(100 * change)
    return f"+{n}\u00a0%" if n > 0 else f"−{-n}\u00a0%" if n < 0 else "0\u00a0%"


# --- playing on


@router.post("/table/{name}/continue")
async def play_on(request: Request, name: str) -> Response:
    """A new match from a moment of this one: somebody takes a seat, bots take the others."""
    table, w = await find(request, name), WORDS[language(request)]
    if not table.open:
        raise Refusal(w["go_on_sealed"] if table.match.over else w["go_on_running"])
    form = {key: str(value) for key, value in (await request.form()).items()}
    at = number(form.get("at", ""), range(table.match.at), w["go_on_where"].format(n=table.match.at - 1))
    seats = range(table.match.header.seats)
    seat = number(form.get("seat") or str(table.match.mover(at)), seats, w["go_on_seat"].format(n=len(seats)))
    bot = form.get("bot", "")
    if bot and bot not in bot_names():
        raise Refusal(w["go_on_bot"].format(who=bot[:40], all=", ".join(bot_names())))
    players = practising(table.players, seat, bot)
    response = RedirectResponse("/", 303)
    owner = await become(request, response)
    names = renamed(table, players)
    fresh = await request.app.state.lobby.go_on(owner, table, at, seat, players, names)
    response.headers["location"] = f"/table/{fresh.name}"
    return response


def number(word: str, allowed: range, refusal: str) -> int:
    if not word.isdecimal() or len(word) > 9 or int(word) not in allowed:
        raise Refusal(refusal)
    return int(word)


def origin(table: Table, lang: str) -> str:
    """What a match is called that goes on from another one."""
    at = table.row.get("origin_at")
    return "" if at is None else WORDS[lang]["goes_on"].format(n=at)
