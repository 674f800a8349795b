"""Tables that are put away: hidden by a person from their lists, or erased for good, tournaments with theirs. Nothing
else is ever deleted."""

import asyncio
import time
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from sqlalchemy import delete, func, insert, literal, or_, select

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.faults import note
from majlis.table.lobby import Lobby
from majlis.table.past_cups import dissolving, finished_with
from majlis.table.room import Room
from majlis.table.rounds import sealed_tables
from majlis.table.schema import (
    analysis,
    chat,
    closed,
    daily,
    erasure,
    feat,
    finish,
    fork,
    gathering,
    invite,
    match,
    move,
    redeemed,
    seal,
    secret,
    shelved,
    sitting,
    struck,
    talk,
    wish,
    withdrawn,
)
from majlis.table.schema_tournament import board
from majlis.table.slow_schema import OF_SLOW_TABLE
from majlis.table.store import Row, Store
from majlis.table.table import Table

WORDS = topic("majlis.words", "table")
DAY = 24 * 3600.0
HOUR = 3600.0
AT_ONCE = 500  # names in one statement
LISTED = 20  # tables of others in a list
OF_LINKS = (redeemed, withdrawn)  # what hangs on an invitation
OF_MATCH = (*OF_SLOW_TABLE, seal, analysis, fork, feat, daily, finish, move, secret)  # what hangs on a match
OF_TABLE = (struck, chat, talk, wish, shelved, invite, sitting, closed)  # on a table, also before its match


def hidden(store: Store, who: str) -> set[str]:
    """What a person does not want to see in the lists."""
    rows = store.rows(select(shelved).where(shelved.c.person == who).order_by(shelved.c.number))
    last = {row["match"]: row["away"] for row in rows}
    return {name for name, away in last.items() if away}


async def put_away(store: Store, who: str, name: str, away: bool) -> None:
    """Hide a table from one's own lists, or show it again."""
    count = select(func.count().label("n")).where(shelved.c.person == who, shelved.c.match == name)
    row = {"match": name, "person": who, "number": (await asyncio.to_thread(store.rows, count))[0]["n"]}
    row |= {"away": away, "time": time.time()}
    await asyncio.wrap_future(store.write(insert(shelved).values(row)))


def open_to_all(store: Store) -> list[Row]:
    """The matches that everybody here may look at: running ones, then the newest that are over."""
    query = select(match, finish.c.points, finish.c.result, daily.c.date).join(gathering, gathering.c.id == match.c.id)
    query = query.outerjoin(finish, finish.c.match == match.c.id).outerjoin(daily, daily.c.match == match.c.id)
    query = query.where(gathering.c.open, match.c.id.not_in(select(sealed_tables().c.match)))
    query = query.order_by(match.c.opened.desc())
    left = match.c.id.in_(select(gathering.c.after))
    running = store.rows(query.where(finish.c.match.is_(None), ~left).limit(LISTED))
    return running + store.rows(query.where(finish.c.match.is_not(None)).limit(LISTED))


# --- for good


async def throw_away(lobby: Lobby, place: Table | Room, lang: str = "en") -> None:
    """Erase a table of one's own: at which nobody else sits, and which is no one's record."""
    if isinstance(place, Room):
        return await lobby.close_room(place)
    others = set(place.company.people) - {place.company.owner}
    if others:
        raise Refusal(WORDS[lang]["others_sit"])
    if not await asyncio.to_thread(erasable, lobby.store, [place.name]):
        raise Refusal(WORDS[lang]["stays"])
    await erase(lobby, [place.name])
    return None


def erasable(store: Store, names: Collection[str]) -> list[str]:
    """Those on which nothing else rests: no line of a record sheet, no tournament, no match that goes on from it."""
    kept = {row["match"] for row in store.rows(select(daily.c.match).where(daily.c.match.in_(names), daily.c.rated))}
    kept |= {row["match"] for row in store.rows(select(board.c.match).where(board.c.match.in_(names)))}
    kept |= {row["match"] for row in store.rows(select(feat.c.match).where(feat.c.match.in_(names)))}
    return unforked(store, [name for name in names if name not in kept])


def unforked(store: Store, names: Collection[str]) -> list[str]:
    """Those from which no match goes on that stays."""
    while kept := {
        row["origin"]
        for row in store.rows(select(fork.c.match, fork.c.origin).where(fork.c.origin.in_(names)))
        if row["match"] not in names
    }:
        names = [name for name in names if name not in kept]
    return list(names)


async def erase(lobby: Lobby, names: list[str], cups: Sequence[str] = ()) -> None:
    """Every row about these tables and tournaments goes; whoever has a table open is shown the door."""
    for name in names:
        lobby.forget(name)
    if names or cups:
        gone = lobby.store.ground.disowned([*names, *cups])
        await asyncio.wrap_future(lobby.store.write(*dissolving(cups), *erasing(names), *gone))


def erasing(names: list[str]) -> Iterator[Any]:
    """What hangs on others goes first, of all these tables."""
    yield insert(erasure).from_select(
        ["seals", "time"],
        select(func.count(), literal(time.time())).select_from(seal).where(seal.c.match.in_(names)),
    )
    parts = [names[i : i + AT_ONCE] for i in range(0, len(names), AT_ONCE)]
    for part in parts:
        links = select(invite.c.hash).where(invite.c.match.in_(part))
        yield from (delete(it).where(it.c.hash.in_(links)) for it in OF_LINKS)
    yield from (delete(it).where(it.c.match.in_(part)) for it in OF_MATCH + OF_TABLE for part in parts)
    yield from (delete(it).where(it.c.id.in_(part)) for it in (match, gathering) for part in parts)


def untouched(store: Store, before: float) -> list[str]:
    """The tables at which nothing has happened since then."""
    last = select(func.max(move.c.time)).where(move.c.match == gathering.c.id).scalar_subquery()
    sat = select(func.max(sitting.c.time)).where(sitting.c.match == gathering.c.id).scalar_subquery()
    query = select(gathering.c.id).where(gathering.c.made < before, or_(last.is_(None), last < before))
    return [row["id"] for row in store.rows(query.where(or_(sat.is_(None), sat < before)))]


def outdated(store: Store, before: float, old: list[str]) -> tuple[list[str], list[str]]:
    """Tables and tournaments that may go: nothing happened there since then, and nothing that stays rests on them."""
    single, cups = erasable(store, old), finished_with(store, before, old)
    names = unforked(store, [*single, *(name for tables in cups.values() for name in tables)])
    kept = {cup for cup, tables in cups.items() if not set(tables) <= set(names)}
    of_kept = {name for cup in kept for name in cups[cup]}
    return unforked(store, [name for name in names if name not in of_kept]), [cup for cup in cups if cup not in kept]


async def keep_days(lobby: Lobby, days: float) -> None:
    """Erase what is older, once an hour."""
    while True:
        try:
            await clear(lobby, days)
        except Exception as error:  # a full disk, say: again in an hour
            note(error, "old tables")
        await asyncio.sleep(HOUR)


async def clear(lobby: Lobby, days: float) -> int:
    """How many tables were older."""
    store, before = lobby.store, lobby.clock() - days * DAY
    old = await asyncio.to_thread(untouched, store, before)
    own = [name for name in old if await store.ground.peer(store, name) is None]
    names, cups = await asyncio.to_thread(outdated, store, before, own)
    await erase(lobby, names, cups)
    return len(names)
