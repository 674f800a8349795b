"""What programs can do with tournaments: each function answers one route of api.py."""

import asyncio

from fastapi import Request

from majlis.core.game import games, load
from majlis.core.refusal import Refusal
from majlis.table.store import ME
from majlis.table.swiss import DUPLICATE
from majlis.table.tournaments import SEATS, Tournament
from majlis.web import api_shapes as shape
from majlis.web.access import Denied
from majlis.web.api_tables import said, who
from majlis.web.pages import DEADLINES, clean
from majlis.web.render import Missing, language, tournament
from majlis.web.tournaments import clean_title, home, house, names
from majlis.web.words import WORDS


def about(request: Request, held: Tournament) -> shape.TournamentAbout:
    """How a tournament stands; of a duplicate round that runs, only who is done."""
    person, them = who(request), names(held, language(request))
    running = held.round if held.kind == DUPLICATE and held.playing else 0
    rows = [shape.Placed(it.place, it.entrant, them[it.entrant], it.score, it.tie, it.played) for it in held.standings]
    boards = [
        shape.TournamentGame(
            round=it.round,
            entrants=[*it.seats],
            over=it.over,
            points=[*it.points] if it.round != running else [],
            table=it.match if set(held.of(person)) & set(it.seats) or (held.public and it.round != running) else "",
        )
        for it in held.boards
    ]
    return shape.TournamentAbout(
        id=held.name,
        title=held.row["title"],
        game=held.row["game"],
        kind=held.kind,
        state="over" if held.over else "running" if held.begun else "waiting",
        round=held.round,
        rounds=held.row["rounds"],
        options=load(held.row["game"]).unpack(held.row["options"], SEATS),
        due=held.due or None,
        mine=held.of(person),
        standings=rows,
        games=boards,
    )


async def own_tournaments(request: Request) -> list[shape.TournamentAbout]:
    """The tournaments that you made or entered, and those that are open to all; to bots only those they entered."""
    person = who(request)
    found = await asyncio.to_thread(house(request).of, person)
    bot = person in house(request).store.robots
    return [about(request, it) for it in found if it.of(person) or not bot]


async def make_tournament(request: Request) -> shape.TournamentAbout:
    """Make a tournament: Swiss, or duplicate, where all play the same deals against the same bot."""
    wish, lang = await said(request, shape.TournamentWish), language(request)
    if wish.game not in games() or wish.game not in request.app.state.ready:
        raise Refusal(f"No game is called {wish.game[:40]!r}. There are: {', '.join(games())}.")
    if wish.deadline not in DEADLINES:
        raise Refusal(WORDS[lang]["no_deadline"].format(them=", ".join(map(str, DEADLINES))))
    row = {"title": clean_title(wish.title), "kind": wish.kind, "rounds": wish.rounds, "lasts": wish.lasts}
    row |= {"deadline": wish.deadline, "open": wish.public, "options": load(wish.game).pack(**wish.options)}
    made = await house(request).make(who(request), load(wish.game), row, lang)
    return about(request, await tournament(request, made))


async def enter_tournament(request: Request) -> shape.TournamentAbout:
    """Enter: by an invitation, or one that you may look at by its id."""
    wish, lang, person = await said(request, shape.Entering), language(request), who(request)
    find, keys = house(request), request.app.state.keys
    word = wish.invitation.rpartition("#")[2]
    held = await asyncio.to_thread(find.summoned if word else find.find, word or wish.tournament)
    if held is None:
        raise Refusal(WORDS[lang]["bad_invite"]) if word else Missing
    if not word and not held.shows(person):
        raise Denied(WORDS[lang]["private"])
    bot = await asyncio.to_thread(keys.named, person)
    name = bot or clean(wish.name) or request.app.state.book.last_name(person)
    await find.enter(held.name, ME, person, name, lang)
    return about(request, await tournament(request, held.name))


async def one_tournament(request: Request, name: str) -> shape.TournamentAbout:
    """How a tournament stands: standings, rounds and games."""
    return about(request, await tournament(request, name))


async def leave_tournament(request: Request, name: str) -> shape.Nothing:
    """Leave it: a bot plays your game to its end."""
    await house(request).leave(name, who(request), language(request))
    return shape.Nothing()


async def add_bot(request: Request, name: str) -> shape.TournamentAbout:
    """A bot of the house enters."""
    wish = await said(request, shape.Adding)
    await house(request).enter(name, wish.bot, "", "", language(request))
    return about(request, await tournament(request, name))


async def invite_to_tournament(request: Request, name: str) -> shape.Invitation:
    """A link by which all enter whom you give it, for three days; the one before is good for nothing."""
    word = await house(request).invite(name)
    return shape.Invitation(f"{home(request)}/join#{word}", word)


async def begin_tournament(request: Request, name: str) -> shape.TournamentAbout:
    """Begin the first round; the others follow by themselves."""
    await house(request).begin(name, language(request))
    return about(request, await tournament(request, name))
