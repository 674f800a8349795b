"""What programs can do at tables: each function answers one route of api.py, for whoever's token was brought.

All that is told of a match comes from the view of a seat that is one's own, or of an onlooker.
"""

import asyncio
import time
from typing import Any, TypeVar

import msgspec
import numpy as np
from fastapi import Request

from majlis.bots.bot import names as bots
from majlis.core import notation, position
from majlis.core.foresight import offer
from majlis.core.frame import refusal, told
from majlis.core.game import ONLOOKER, games, load
from majlis.core.observation import HIDDEN, UNDO
from majlis.core.record import seen
from majlis.core.refusal import Refusal
from majlis.table.company import OPEN
from majlis.table.glances import glance
from majlis.table.guestbook import SEAT, WATCH
from majlis.table.lobby import Terms
from majlis.table.room import Room
from majlis.table.show import proof
from majlis.table.table import Answer, Table
from majlis.web import api_shapes as shape
from majlis.web.absence import played
from majlis.web.auth import visitor
from majlis.web.entrance import PROTOCOL
from majlis.web.files import given_out
from majlis.web.limits import ROOMS, Hasty
from majlis.web.pages import DEADLINES, clean
from majlis.web.render import find, language, looked_back, place
from majlis.web.rooms import waiting
from majlis.web.words import WORDS

Shape = TypeVar("Shape", bound=shape.Deed)


class Stale(Refusal):
    """It was not done: the table has moved on, it is not your turn, or it is not open."""


def who(request: Request) -> str:
    found = visitor(request)
    assert found  # the guard has asked
    return found


async def said(request: Request, kind: type[Shape]) -> Shape:
    """What a program sends, in the shape that it must have."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal(WORDS[language(request)]["bad_shape"].format(why=str(error)[:200])) from None


# --- oneself, games, lists


async def oneself(request: Request) -> shape.Oneself:
    """Whose token this is."""
    person, state = who(request), request.app.state
    bot = await asyncio.to_thread(state.keys.named, person)
    name = bot or state.accounts.named(person) or state.book.last_name(person)
    return shape.Oneself("" if name.startswith("@") else name, "bot" if bot else "person", PROTOCOL)


async def all_games(request: Request) -> list[shape.GameAbout]:
    """The games that can be played here, with their options and the bots of the house."""
    found = [load(name) for name in games() if name in request.app.state.ready]
    lang = language(request)
    return [
        shape.GameAbout(
            it.name, it.about[lang].title, [*it.seats], {o.name: [*o.choices] for o in it.options}, [*bots()]
        )
        for it in found
    ]


async def own_tables(request: Request) -> list[shape.TableAbout]:
    """The tables at which you sit, or that are yours: waiting, running, and the newest that are over."""
    lobby, person = request.app.state.lobby, who(request)
    rows = await asyncio.to_thread(lobby.store.waiting, person)
    names = [row["id"] for row in rows] + [row["id"] for row in await asyncio.to_thread(lobby.store.matches, person)]
    found = [await glance(lobby, name) for name in names[:100]]
    return [about(request, it) for it in found if it and it.company.knows(person)]


def about(request: Request, it: Table | Room) -> shape.TableAbout:
    person, company = who(request), it.company
    game, options = (it.game, it.row["options"]) if isinstance(it, Room) else (it.match.game, it.match.header.options)
    state = "waiting" if isinstance(it, Room) else "over" if it.match.over else "running"
    turn = it.match.turn if isinstance(it, Table) and state == "running" else None
    names = it.match.called(language(request)) if isinstance(it, Table) else [chair.name for chair in company.seats]
    chairs = [
        shape.Chair(chair.seat, chair.player, name, bool(chair.person) and chair.person == person)
        for chair, name in zip(company.seats, names, strict=True)
    ]
    mine = turn is not None and turn in company.of(person) and company.players[turn] == "me"
    return shape.TableAbout(
        id=it.name,
        game=game.name,
        state=state,
        seats=chairs,
        your_turn=mine,
        options=dict(game.unpack(options, len(chairs))),
        deadline=company.deadline,
        rated=company.rated,
        address=f"/table/{it.name}",
    )


async def one_table(request: Request, name: str) -> shape.TableAbout:
    """A table: who sits there, and how it stands."""
    return about(request, await place(request, name))


# --- before the start


async def open_table(request: Request) -> shape.TableAbout:
    """Open a table; it begins at once, unless a seat is open for somebody whom you invite."""
    wish, lobby, person, lang = (
        await said(request, shape.Opening),
        request.app.state.lobby,
        who(request),
        language(request),
    )
    if wish.game not in games():
        raise Refusal(f"No game is called {wish.game[:40]!r}. There are: {', '.join(games())}.")
    if wish.game not in request.app.state.ready:
        raise Refusal(WORDS[lang]["not_ready"])
    if wish.deadline not in DEADLINES:
        raise Refusal(WORDS[lang]["no_deadline"].format(them=", ".join(map(str, DEADLINES))))
    game = load(wish.game)
    for option in wish.options.keys() - {option.name for option in game.options}:
        raise Refusal(f"{game.title} has no option {option[:40]!r}.")
    options, first = game.pack(**wish.options), wish.seats.index("me") if "me" in wish.seats else -1
    names = [clean(wish.name) if i == first else "" for i in range(len(wish.seats))]
    if OPEN not in wish.seats:
        return about(request, await lobby.open(person, game, wish.seats, options, names))
    if sum(row["owner"] == person for row in await asyncio.to_thread(lobby.store.waiting, person)) >= ROOMS:
        raise Hasty(WORDS[lang]["too_many"], 0)
    terms = Terms(wish.public, wish.deadline, wish.rated)
    return about(request, await lobby.gather(person, game, wish.seats, options, names, terms))


async def invite(request: Request, name: str) -> shape.Invitation:
    """A link to a free seat, good for one and for three days; or for watching."""
    wish, lang, state = await said(request, shape.Inviting), language(request), request.app.state
    if wish.role == SEAT:
        word = await (await waiting(request, name)).link(wish.seat, lang)
    elif wish.role == WATCH:
        word = await state.book.invite(name, WATCH)
    else:
        raise Refusal(WORDS[lang]["no_role"])
    home = state.address or f"{request.url.scheme}://{request.headers['host']}"
    return shape.Invitation(f"{home}/join#{word}", word)


async def join(request: Request) -> shape.TableAbout:
    """Take up an invitation: to a seat before the start, or to watch. Bots take seats only."""
    wish, state, person, lang = await said(request, shape.Joining), request.app.state, who(request), language(request)
    word = wish.invitation.rpartition("#")[2]
    link = await asyncio.to_thread(state.book.invited, word)
    if link is None:
        raise Refusal(WORDS[lang]["bad_invite"])
    bot = await asyncio.to_thread(state.keys.named, person)
    if bot and link.role != SEAT:
        raise Refusal(WORDS[lang]["bots_play"])
    name = bot or clean(wish.name) or state.book.last_name(person)
    there = await state.lobby.join(word, person, name, lang)
    return about(request, await place(request, there))


async def begin(request: Request, name: str) -> shape.TableAbout:
    """Deal, when all seats are taken."""
    room = await waiting(request, name)
    return about(request, await request.app.state.lobby.begin_room(room, language(request)))


async def close(request: Request, name: str) -> shape.Nothing:
    """Give a table up before it begins."""
    await request.app.state.lobby.close_room(await waiting(request, name))
    return shape.Nothing()


# --- at the table


def eyes(request: Request, table: Table) -> int:
    """The own seat that one asks for; if one does not say, the only one. Whoever has several says which, and sees
    with it in its turn alone, as on the page."""
    asked, own, turn = request.query_params.get("seat"), table.company.of(visitor(request)), table.match.turn
    mine = own if len(own) == 1 else [turn] if turn in own and not table.match.over else []
    if asked is None:
        return own[0] if len(own) == 1 else ONLOOKER
    if asked not in map(str, (ONLOOKER, *mine)):
        raise Refusal(WORDS[language(request)]["no_moment"])
    return int(asked)


def offers(table: Table, seat: int, lang: str) -> list[shape.Offer]:
    match, game = table.match, table.match.game
    if match.over or seat != match.turn:
        return []
    view, names = match.view(seat), match.called(lang, seat)
    found = (int(a) for a in np.flatnonzero(game.open(view)))
    return [shape.Offer(a, game.say(a, lang), offer(game, view, a, lang, names), match.reveals(a)) for a in found]


async def view(request: Request, name: str) -> shape.Sight:
    """What you see: through the eyes of your seat, or as an onlooker (seat=-1)."""
    table, lang = await find(request, name), language(request)
    return sight(table, eyes(request, table), lang)


def sight(table: Table, seat: int, lang: str) -> shape.Sight:
    match, game = table.match, table.match.game
    view, names = match.view(seat), match.called(lang, seat)
    return shape.Sight(
        at=table.at,
        moves=match.at,
        seat=seat,
        turn=match.turn,
        names=[*names],
        players=table.players,
        prompt=game.prompt(view, seat, lang, names),
        rule=game.rule(seen(view)),
        score={title: [int(n) for n in row] for title, row in game.tally(view, lang)},
        position=position.write(game, view, seat),
        view={field: value for field, value in vars(seen(view)).items() if field not in HIDDEN | UNDO},
        actions=offers(table, seat, lang),
        undo=table.undoable(seat) if seat != ONLOOKER else 0,
        over=match.over,
        left=None if table.due is None else max(0, round(table.due - time.time())),
    )


async def actions(request: Request, name: str) -> shape.Asked:
    """What is open for you now, with its words."""
    table, lang = await find(request, name), language(request)
    seat = eyes(request, table)
    prompt = table.match.game.prompt(table.match.view(seat), seat, lang, table.match.called(lang, seat))
    return shape.Asked(table.at, seat, prompt, offers(table, seat, lang))


async def log(request: Request, name: str) -> shape.Log:
    """What was told of every action, as your seat heard it: in words, and as events by name."""
    table, lang = await looked_back(request, name), language(request)
    seat, match = eyes(request, table), table.match
    return await asyncio.to_thread(lambda: shape.Log(seat, [heard(table, seat, at, lang) for at in range(match.at)]))


def heard(table: Table, seat: int, at: int, lang: str) -> shape.Told:
    match = table.match
    events = [{"kind": event.kind.name.lower(), **event.args} for event in match.events(seat, at)]
    return shape.Told(at, match.mover(at), told(match, seat, at, lang), events)


async def result(request: Request, name: str) -> shape.Outcome:
    """How it ended, and the proof that the deal was fair."""
    table = await find(request, name)
    match, shown = table.match, proof(table)
    shares = match.result().tolist() if match.over else []
    winners = [seat for seat, share in enumerate(shares) if share > 0]
    return shape.Outcome(match.over, match.points() if match.over else [], shares, winners, **shown)


async def file(request: Request, name: str) -> dict[str, Any]:
    """The whole match, when it is over: header, seed and every action."""
    table = await given_out(request, name)
    found: dict[str, Any] = await asyncio.to_thread(notation.as_data, table.match)
    return found


async def play(request: Request, name: str) -> shape.Done:
    """Play an action, in your turn. Said again under the same key, it is answered as before and not done again."""
    wish, table, lang = await said(request, shape.Playing), await find(request, name), language(request)
    seat = acting(request, table, wish.key)
    if isinstance(seat, shape.Done):
        return seat
    plan = wish.plan or [wish.a if not wish.words else table.match.game.read(wish.words)]
    return done(await table.plan(seat, wish.at, plan, wish.key, lang))


async def undo(request: Request, name: str) -> shape.Done:
    """Take the own last action back, or the whole turn."""
    wish, table = await said(request, shape.Undoing), await find(request, name)
    own = table.company.of(visitor(request))
    if own and wish.key in table.answers:
        return done(table.answers[wish.key])
    seat = next((it for it in own if table.can_undo(it)), own[0] if own else ONLOOKER)
    return done(await table.undo(seat, wish.at, wish.key, language(request), wish.whole))


def acting(request: Request, table: Table, key: str) -> int | shape.Done:
    """The seat that is to act, if it is one's own; or what was answered before."""
    own, turn, lang = table.company.of(visitor(request)), table.match.turn, language(request)
    if own and key in table.answers:
        return done(table.answers[key])
    if table.match.over or turn not in own:
        seat = own[0] if len(own) == 1 else ONLOOKER
        raise Stale(refusal(table.match, seat, -1, lang))
    chair = table.company.at(turn)
    if chair is None or not chair.human:
        raise Stale(WORDS[lang]["bot_plays"])
    return turn


def done(answer: Answer) -> shape.Done:
    if not answer.done:
        raise Stale(answer.reason)
    return shape.Done(answer.at, answer.reason)


async def resign(request: Request, name: str) -> shape.Nothing:
    """Give your seats up for good: a bot plays them to the end."""
    await (await played(request, name)).company.give_up(who(request))
    return shape.Nothing()
