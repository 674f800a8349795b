"""Notices that somebody's turn has come: each is a row, written together with the event that made it so.

A row's key is table, seat and moment: it cannot be there twice. What became of it on each way is a row, too, written
after it was sent: a house that dies between the two sends once more, under the same number; never twice in one life.
"""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select

from majlis.core.frame import told
from majlis.core.game import ONLOOKER
from majlis.core.match import Match
from majlis.table.channels import Channel
from majlis.table.slow_schema import delivery, notice
from majlis.table.store import Conflict, Row, Statement, Store

if TYPE_CHECKING:
    from majlis.table.table import Table

LATER = 60.0  # seconds in which somebody may look by themselves
LINES = 12  # of what happened since, the last
SENT, FAILED, NEEDLESS = "sent", "failed", "needless"
ALL = ""  # the row that closes a notice stands for all its ways


@dataclass(frozen=True)
class Notice:
    """Somebody is to be told that it is their turn."""

    match: str
    seat: int
    at: int  # events so far
    person: str
    due: float

    def number(self, way: str) -> str:
        """The same for every try: whoever hears it twice can tell."""
        return hashlib.sha256(f"{self.match} {self.seat} {self.at} {way}".encode()).hexdigest()[:32]


@dataclass(frozen=True)
class Letter:
    """What a notice says: what everybody at the table may know, and no more."""

    number: str
    table: str
    game: str
    title: str
    seat: int
    who: str
    address: str
    moment: int
    since: tuple[str, ...]

    def payload(self) -> dict[str, Any]:
        """As it is documented for webhooks."""
        about = {"version": 1, "type": "turn", "id": self.number, "table": self.table, "game": self.game}
        about |= {"title": self.title, "seat": self.seat, "who": self.who, "url": self.address}
        return about | {"moment": self.moment, "since": list(self.since)}


def posted(table: "Table", match: Match, at: int) -> list[Statement]:
    """The row for whose turn it is after so many events, if that is a person who wants to be told."""
    it = None if match.over else table.company.at(match.turn)
    if it is None or not it.human or it.person not in table.store.listeners:
        return []
    row = {"match": table.name, "seat": it.seat, "at": at, "person": it.person, "due": time.time() + LATER}
    return [insert(notice).values(row)]


def waiting(store: Store, now: float) -> list[Notice]:
    """What is due and not done, the oldest first."""
    same = (delivery.c.match == notice.c.match) & (delivery.c.seat == notice.c.seat) & (delivery.c.at == notice.c.at)
    query = select(notice).outerjoin(delivery, same & (delivery.c.channel == ALL)).where(delivery.c.channel.is_(None))
    return [Notice(**row) for row in store.rows(query.where(notice.c.due <= now).order_by(notice.c.due).limit(100))]


def told_already(store: Store, it: Notice) -> set[str]:
    """On which ways a notice went before."""
    own = (delivery.c.match == it.match, delivery.c.seat == it.seat, delivery.c.at == it.at)
    return {str(row["channel"]) for row in store.rows(select(delivery.c.channel).where(*own))}


async def settle(store: Store, it: Notice, way: str, how: str) -> None:
    """What became of it; twice is once."""
    row: Row = {"match": it.match, "seat": it.seat, "at": it.at, "channel": way, "how": how, "time": time.time()}
    with suppress(Conflict):
        await asyncio.wrap_future(store.write(insert(delivery).values(row)))


def needless(table: "Table | None", it: Notice) -> bool:
    """Is it no longer so, or has this person looked meanwhile?"""
    if table is None or table.match.over or table.left or table.company.resting or table.match.turn != it.seat:
        return True
    seat, company = table.company.at(it.seat), table.company
    looked = company.here[it.person] or company.looked.get(it.person, 0.0) >= it.due - LATER
    return table.at != it.at or seat is None or seat.person != it.person or not seat.human or bool(looked)


def letter(table: "Table", it: Notice, way: Channel) -> Letter:
    """What is said on one way."""
    match, lang = table.match, way.lang
    address, title = f"{way.home}/table/{table.name}", match.game.about[lang].title
    names = match.called(lang, ONLOOKER)
    lines = public_since(match, it.seat, lang)[-LINES:]
    return Letter(
        it.number(way.id), table.name, match.game.name, title, it.seat, names[it.seat], address, it.at, tuple(lines)
    )


def public_since(match: Match, seat: int, lang: str) -> Sequence[str]:
    """What onlookers were told since this seat last played."""
    own = [at for at in range(match.at) if match.mover(at) == seat]
    first = own[-1] + 1 if own else 0
    return [line for at in range(first, match.at) for line in told(match, ONLOOKER, at, lang)]
