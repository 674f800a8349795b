"""Tournaments as pages: made, entered, begun, and how everybody stands."""

import asyncio
from datetime import datetime
from typing import Any

from babel.dates import format_datetime
from babel.numbers import format_decimal
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from majlis.core.game import Game, games, load
from majlis.core.guests import level_name
from majlis.core.refusal import Refusal
from majlis.table.store import ME, Row
from majlis.table.swiss import RIVAL, SWISS, Board
from majlis.table.tournaments import KINDS, ROUNDS, SEATS, TIMES, Entrant, Tournament, Tournaments
from majlis.web.auth import become, visitor
from majlis.web.pages import DEADLINES, clean, levels, option_row, other_options, packed
from majlis.web.qr import qr
from majlis.web.render import language, render, tournament
from majlis.web.rooms import form_of, number
from majlis.web.words import WORDS

router = APIRouter()


def house(request: Request) -> Tournaments:
    found: Tournaments = request.app.state.tournaments
    return found


def there(name: str) -> Response:
    return RedirectResponse(f"/tournament/{name}", 303)


# --- as plain values


def called(it: Entrant, lang: str) -> str:
    return it.name if it.name and not it.name.startswith("@") else WORDS[lang]["player"].format(n=it.number + 1)


def names(held: Tournament, lang: str) -> dict[int, str]:
    found = {it.number: called(it, lang) for it in held.entrants}
    rival = held.row["rival"]
    return found | {RIVAL: WORDS[lang]["bot_of"].format(level=level_name(rival, lang)) if rival else ""}


def state(held: Tournament, lang: str) -> str:
    w = WORDS[lang]
    if held.over or not held.begun:
        return w["tournament_over" if held.over else "not_begun_yet"]
    return w["round_n"].format(n=held.round, of=held.row["rounds"])


def score(n: float) -> str:
    """Points of wins as one reads them: halves with a half."""
    whole = int(n)
    return (f"{whole or ''}½" if n - whole else str(whole)).replace("-", "−")


def share(n: float, lang: str) -> str:
    """Points that are shares of the others, all of them with two digits."""
    return str(format_decimal(n, "0.00", locale=lang))


def game_row(held: Tournament, it: Board, who: str | None, lang: str) -> dict[str, Any]:
    """A game of a round: who, how it stands, and where, for whoever may look at it."""
    them, w = names(held, lang), WORDS[lang]
    sealed = held.kind == "duplicate" and any(not one.over for one in held.boards if one.round == it.round)
    points = " : ".join(map(str, it.points)).replace("-", "−")
    said = w["bye"] if it.bye else points if it.over and not sealed else w["is_playing"] if not it.over else "✓"
    mine = bool(set(held.of(who)) & set(it.seats))
    link = it.match if it.match and (mine or (held.public and not sealed)) else ""
    return {"names": [them[seat] for seat in it.seats], "said": said, "table": link, "mine": mine, "over": it.over}


def rows(held: Tournament, who: str | None, lang: str) -> list[dict[str, Any]]:
    """The standings."""
    them, left = names(held, lang), {it.number for it in held.entrants if it.left}
    own = {it.number for it in held.entrants if who and it.person == who}
    level = {it.number: level_name(it.player, lang) for it in held.entrants if it.player != ME}
    return [
        {
            "place": it.place,
            "name": them[it.entrant],
            "score": score(it.score) if held.kind == SWISS else share(it.score, lang),
            "tie": score(it.tie),
            "mine": it.entrant in own,
            "left": it.entrant in left,
            "level": level.get(it.entrant, ""),
        }
        for it in held.standings
    ]


# --- pages


@router.get("/tournaments")
async def show_tournaments(request: Request) -> Response:
    """One's own, those that are open to all, and a form for a new one."""
    lang, who = language(request), visitor(request) or ""
    found = await asyncio.to_thread(house(request).of, who)
    about = [
        {"id": it.name, "title": it.row["title"], "state": state(it, lang), "mine": bool(it.of(who)) or it.owns(who)}
        | {"note": f"{load(it.row['game']).about[lang].title} · {WORDS[lang][f'kind_{it.kind}']}"}
        for it in found
    ]
    playable = [load(name) for name in games() if name in request.app.state.ready and SEATS in load(name).seats]
    choices: dict[str, Any] = {
        "games": [offered(it, lang) for it in sorted(playable, key=lambda it: it.minutes) if it.minutes],
        "kinds": KINDS,
    }
    choices |= {"rounds": ROUNDS, "times": TIMES, "deadlines": DEADLINES}
    return render(request, "tournaments.html", tournaments=about, **choices)


@router.post("/tournaments")
async def make(request: Request) -> Response:
    """A new one; whoever makes it plays, unless they leave."""
    form, lang = await form_of(request), language(request)
    if (name := form.get("game", "")) not in games() or name not in request.app.state.ready:
        raise Refusal(WORDS[lang]["not_ready"])
    wish: Row = {"title": clean_title(form.get("title", "")), "kind": form.get("kind", "")}
    wish["options"] = packed(load(name), form, f"option-{name}-")
    wish |= {"rounds": number(form.get("rounds", "")), "lasts": seconds(form.get("lasts", "0"))}
    wish |= {"deadline": seconds(form.get("deadline", "0")), "open": form.get("public") == "on"}
    if wish["deadline"] not in DEADLINES:
        raise Refusal(WORDS[lang]["no_deadline"].format(them=", ".join(map(str, DEADLINES))))
    answer = RedirectResponse("/tournaments", 303)
    owner = await become(request, answer)
    made = await house(request).make(owner, load(name), wish, lang)
    answer.headers["location"] = f"/tournament/{made}"
    return answer


def offered(game: Game, lang: str) -> dict[str, Any]:
    """A game of which there can be a tournament, with what can be chosen for it."""
    options = [option_row(game, it, lang, new=False) for it in game.options if it.asked(SEATS)]
    about = {"name": game.name, "title": game.about[lang].title, "rules": f"/rules/{game.name}"}
    return about | {"options": options}


def clean_title(title: str) -> str:
    return " ".join("".join(letter if letter.isprintable() else " " for letter in title).split())


def seconds(word: str) -> int:
    return int(word) if word.isdecimal() and len(word) < 8 else -1


@router.get("/tournament/{name}")
async def show(request: Request, name: str) -> Response:
    return await page(request, name)


async def page(request: Request, name: str, link: str = "") -> Response:
    held, lang, who = await tournament(request, name), language(request), visitor(request)
    w, game = WORDS[lang], load(held.row["game"])
    boards = [game_row(held, it, who, lang) for it in held.boards if it.round == held.round]
    due = format_datetime(datetime.fromtimestamp(held.due), "short", locale=lang) if held.due and not held.over else ""
    about: dict[str, Any] = {
        "id": name,
        "title": held.row["title"],
        "note": f"{game.about[lang].title} · {w[f'kind_{held.kind}']} · {state(held, lang)}",
        "options": other_options(game, held.row["options"], SEATS, lang),
        "kind": held.kind,
        "begun": held.begun,
        "over": held.over,
        "owner": held.owns(who),
        "playing": bool(held.of(who)),
        "due": w["round_due"].format(when=due) if due else "",
    }
    values: dict[str, Any] = {"held": about, "rows": rows(held, who, lang), "boards": boards, "bots": levels(lang)}
    values |= {
        "own": next((it for it in boards if it["mine"]), None),
        "link": link,
        "qr": Markup(qr(link)) if link else "",
    }
    return render(request, "tournament.html", called=request.app.state.book.last_name(who), **values)


@router.post("/tournament/{name}/enter")
async def enter(request: Request, name: str) -> Response:
    form, answer = await form_of(request), there(name)
    person = await become(request, answer)
    named = clean(form.get("name", "")) or request.app.state.book.last_name(person)
    await house(request).enter(name, ME, person, named, language(request))
    return answer


@router.post("/tournament/{name}/leave")
async def leave(request: Request, name: str) -> Response:
    await house(request).leave(name, visitor(request) or "", language(request))
    return there(name)


@router.post("/tournament/{name}/bots")
async def add_bot(request: Request, name: str) -> Response:
    form = await form_of(request)
    await house(request).enter(name, form.get("bot") or "-", "", "", language(request))
    return there(name)


@router.post("/tournament/{name}/invite")
async def invite(request: Request, name: str) -> Response:
    """A link for all whom one gives it, shown this once."""
    return await page(request, name, f"{home(request)}/join#{await house(request).invite(name)}")


def home(request: Request) -> str:
    return request.app.state.address or f"{request.url.scheme}://{request.headers['host']}"


@router.post("/tournament/{name}/begin")
async def begin(request: Request, name: str) -> Response:
    await house(request).begin(name, language(request))
    return there(name)
