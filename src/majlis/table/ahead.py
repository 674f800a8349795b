"""What somebody will do at their next decision: a list, of which the first that is open then is played.

Nobody else learns that there is one: it is told to its owner's pages alone, and what it plays is shown when a bot's
move would be, written as any other.
"""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from sqlalchemy import insert, select

from majlis.core.game import Game, States, key
from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.slow_schema import ahead, ended
from majlis.table.store import Conflict, Row, Statement, Store

if TYPE_CHECKING:
    from majlis.table.table import Table

WORDS = topic("majlis.words", "slow")
PLAYED, DROPPED, PASSED = "played", "dropped", "passed"
MOST = 8  # of a list
WORLDS, STEPS, SHOWN = 120, 80, 200  # tried; until somebody's next decision; of what could be open then


class Ahead(NamedTuple):
    """What somebody will do at their next decision: the first that is open."""

    number: int
    actions: tuple[int, ...]


class Plans(NamedTuple):
    """What is still to come of the lists of a table, and what was dropped since its owner last played."""

    waits: dict[int, Ahead]
    dropped: dict[int, Ahead]
    number: int


def plans_of(store: Store, name: str) -> Plans:
    both = (ended.c.match == ahead.c.match) & (ended.c.number == ahead.c.number)
    query = select(ahead, ended.c.how).outerjoin(ended, both).where(ahead.c.match == name).order_by(ahead.c.number)
    rows = store.rows(query)
    last: dict[int, Row] = {row["seat"]: row for row in rows}
    plans = {seat: (Ahead(row["number"], tuple(row["actions"])), row["how"]) for seat, row in last.items()}
    waits = {seat: it for seat, (it, how) in plans.items() if how is None and it.actions}
    return Plans(waits, {seat: it for seat, (it, how) in plans.items() if how == DROPPED}, len(rows))


async def plan_ahead(table: "Table", person: str, words: Sequence[str], lang: str = "en") -> None:
    """Keep a list, or none, for the seat of a person; it takes the place of the one before."""
    async with table.lock:
        seat, actions = planner(table, person, lang), understood(table.match.game, words, lang)
        row = {"match": table.name, "number": table.planned, "seat": seat, "person": person}
        row |= {"actions": actions, "time": time.time()}
        await asyncio.wrap_future(table.store.write(insert(ahead).values(row)))
        table.plans.pop(seat, None)
        table.dropped.pop(seat, None)
        if actions:
            table.plans[seat] = Ahead(table.planned, tuple(actions))
        table.planned += 1
    table.company.murmur(person)


def planner(table: "Table", person: str, lang: str) -> int:
    """The seat for which somebody may plan: their only one, while others are to act."""
    own = table.company.of(person)
    if len(own) != 1 or len(table.company.people) < 2 or table.match.over or table.left:
        raise Refusal(WORDS[lang]["ahead_not"])
    if own[0] == table.match.turn:
        raise Refusal(WORDS[lang]["ahead_now"])
    return own[0]


def understood(game: Game, words: Sequence[str], lang: str) -> list[int]:
    """What these words mean; the first that means nothing is named."""
    said = [line.strip() for line in words if line.strip()]
    if len(said) > MOST:
        raise Refusal(WORDS[lang]["ahead_many"].format(n=MOST))
    return list(dict.fromkeys(game.read(line) for line in said))


def waits(table: "Table") -> bool:
    """Has whoever is to decide now said before what to do?"""
    seat = table.company.at(table.match.turn)
    free = not table.match.over and not table.left and not table.company.resting
    return free and seat is not None and seat.human and seat.seat in table.plans


async def carry_out(table: "Table") -> None:
    """Play the first of the list that is open, or drop it with a word to its owner."""
    if not waits(table):
        return
    seat, at = table.match.turn, table.at
    it, open_ = table.plans[seat], set(table.match.open())
    found = next((a for a in it.actions if a in open_), None)
    if found is not None:
        await table.play(seat, at, found, f"ahead-{it.number}", besides=closing(table.name, it, PLAYED))
        return
    async with table.lock:
        if table.at == at and table.plans.get(seat) is it:
            await _drop(table, seat, it)


async def _drop(table: "Table", seat: int, it: Ahead) -> None:
    with suppress(Conflict):  # it is written already
        await asyncio.wrap_future(table.store.write(*closing(table.name, it, DROPPED)))
    table.plans.pop(seat, None)
    table.dropped[seat] = it
    owner = table.company.at(seat)
    table.company.murmur(owner.person if owner else "")


def closing(name: str, it: Ahead | None, how: str) -> list[Statement]:
    """The row that ends a list: written once."""
    return [insert(ended).values(match=name, number=it.number, how=how, time=time.time())] if it else []


# --- what could be open


def possible(game: Game, view: States, seat: int) -> list[int]:
    """What could be open to a seat at its next decision, the likeliest first: in worlds that it cannot tell from its
    own, played on anyhow."""
    found: Counter[int] = Counter()
    for n in range(WORLDS):
        found.update(_next_choice(game, view, seat, hashlib.sha512(view.tobytes() + n.to_bytes(2, "big")).digest()))
    return [a for a, _ in sorted(found.items(), key=lambda it: (-it[1], it[0]))][:SHOWN]


def _next_choice(game: Game, view: States, seat: int, chance: bytes) -> list[int]:
    state = view.copy()
    game.doors.guess(state, 0, key(chance[:32]), seat)
    for n in range(STEPS):
        open_ = np.flatnonzero(game.open(state))
        if int(state[0]["turn"]) == seat or not len(open_):
            return [int(a) for a in open_]
        pick = hashlib.blake2b(chance + n.to_bytes(2, "big"), digest_size=4).digest()
        game.doors.step(state, 0, int(open_[int.from_bytes(pick, "big") % len(open_)]))
    return []
