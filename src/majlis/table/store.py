"""The truth on disk: people, tables, matches, their secrets and their events.

Rows are only ever inserted. One pen writes (pen.py); what its future is done for is on the disk, power cut or not (WAL,
synchronous=FULL).
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, func, insert, or_, select
from sqlalchemy.sql.expression import Executable

from majlis.core.match import Header
from majlis.table import seal as seals
from majlis.table.database import UNREADABLE, Damaged, Trouble
from majlis.table.folder import Folder, Ground, StoreBusy, held
from majlis.table.hours import FREE
from majlis.table.peers import Elsewhere
from majlis.table.pen import Conflict, Fence, Pen, Row, Statement
from majlis.table.schema import (
    analysis,
    closed,
    daily,
    feat,
    finish,
    fork,
    gathering,
    house,
    match,
    move,
    seal,
    secret,
    sitting,
)
from majlis.table.slow_schema import pact, spent

MANY = 500  # rows in one statement
PARTING = 1.0  # seconds for whoever still reads when the house closes

ME, GUEST = "me", "guest"  # a person: the one whose device it is, or somebody beside them
PEOPLE = (ME, GUEST)

Pens = Callable[[Engine, str, Fence | None], Pen]
__all__ = ("GUEST", "ME", "PEOPLE", "Conflict", "Row", "Statement", "Store", "StoreBusy", "held", "seated")


class Store:
    """A database, kept by one process: in a folder, or on another ground."""

    def __init__(self, folder: Path, beside: bool = False, pens: Pens = Pen, ground: Ground | None = None) -> None:
        """Beside a house that is open, a host looks at people and lets them be: tables are not touched from there."""
        self.folder, self.ground = folder, ground or Folder(folder, beside)
        self.outcasts: set[str] = set()  # who may not come in
        self.robots: set[str] = set()  # the bots with accounts that have come
        self.listeners: set[str] = set()  # who wants to be told of their turns: see channels.py
        self.vacations: dict[str, list[tuple[float, float]]] = {}  # when somebody's clocks stand still: see slow.py
        engine, self._engine = self.ground.open()
        self.pen = pens(engine, self.ground.where, self.ground.fence)

    def close(self) -> None:
        """Finish what is waiting, then let go of the folder."""
        self.pen.close()
        end = time.monotonic() + PARTING
        while getattr(self._engine.pool, "checkedout", int)() and time.monotonic() < end:
            time.sleep(0.01)  # somebody reads in another thread, whom nobody waits for any more
        self._engine.dispose()
        self.ground.close()

    # --- writing

    def write(self, *statements: Statement) -> "Future[None]":
        """All of these or none; the future is done when they are on the disk."""
        return self.pen.write(statements)

    def tell(self, *statements: Statement) -> "Future[None]":
        """The same of something that other processes of the house remember: they look again."""
        return self.write(*statements, *self.ground.hints())

    async def here(self, name: str) -> None:
        """Refuse a table that another process keeps; what nobody keeps is kept here from now on."""
        if peer := await self.ground.peer(self, name):
            raise Elsewhere(peer)

    def gather(self, row: Row, sittings: list[Row]) -> "Future[None]":
        """A table whose people are still to come."""
        about = {key: row[key] for key in gathering.columns.keys()}  # noqa: SIM118
        rows = [insert(gathering).values(about), insert(sitting).values(sittings), *agreed(row)]
        return self.write(*rows, *self.ground.claims(row["id"]))

    def deal(self, row: Row, seed: bytes, salt: bytes, besides: Sequence[Statement] = ()) -> "Future[None]":
        """The match of a table whose people have come."""
        return self.write(*dealt(row, seed, salt), *besides)

    def open_match(self, row: Row, seed: bytes, salt: bytes, day: Row | None = None, after: str = "") -> "Future[None]":
        """A table and its match at once, and of which day's deal it is a try, if it is."""
        days = [day] if day else []
        rows = [*set_up(row, after), *dealt(row, seed, salt, daily=days)]
        return self.write(*rows, *(insert(daily).values(it) for it in days), *self.ground.claims(row["id"]))

    def open_past(
        self, row: Row, header: Header, forks: list[Row], past: list[Row], end: Row | None = None, after: str = ""
    ) -> "Future[None]":
        """A match of which a part, or all, was played before it came here."""
        ends = [end] if end else []
        rows = [*set_up(row, after), *dealt(row, header.seed, header.salt, fork=forks, event=past, finish=ends)]
        rows += [insert(fork).values(forks)] if forks else []
        rows += [insert(move).values(past[i : i + MANY]) for i in range(0, len(past), MANY)]
        return self.write(*rows, *(insert(finish).values(it) for it in ends), *self.ground.claims(row["id"]))

    def close_room(self, name: str) -> "Future[None]":
        """A table is given up before it began."""
        return self.write(insert(closed).values(match=name, time=time.time()))

    def sit(self, rows: list[Row], times: Sequence[Row] = ()) -> "Future[None]":
        """Who sits where from now on, and what time that took from somebody, or gave."""
        return self.write(insert(sitting).values(rows), *took(times))

    def keep_analysis(self, name: str, version: int, body: str) -> "Future[None]":
        """Keep what can be made again."""
        return self.write(insert(analysis).values(match=name, version=version, body=body))

    def results(self, who: str) -> list[Row]:
        """The matches that a person played to their ends, with the seat, the first ended first. Whoever sits there at
        the end has played it, and of several at one device the one whose it is."""
        numbers = select(sitting.c.match, sitting.c.seat, func.max(sitting.c.number).label("number"))
        last = numbers.group_by(sitting.c.match, sitting.c.seat).subquery()
        query = select(match.c.id, match.c.game, match.c.seats, sitting.c.seat, finish.c.points, finish.c.result)
        query = query.add_columns(finish.c.time).join(finish, finish.c.match == match.c.id)
        query = query.join(sitting, sitting.c.match == match.c.id)
        query = query.join(last, (last.c.match == sitting.c.match) & (last.c.number == sitting.c.number))
        return self.rows(query.where(sitting.c.person == who, sitting.c.player == ME).order_by(finish.c.time))

    def ending(self, name: str) -> Row | None:
        """What was written down at the end of a match."""
        rows = self.rows(select(finish).where(finish.c.match == name))
        return rows[0] if rows else None

    def append(
        self, rows: list[Row], end: Row | None = None, won: Row | None = None, besides: Sequence[Statement] = ()
    ) -> "Future[None]":
        """The events of one message, and after the last of all the end of the match, with its line for the sheet; and
        whatever must not be written without them."""
        ends = {"finish": [end] if end else [], "feat": [won] if won else []}
        sealed = seals.seal(rows[0]["match"], rows[-1]["seq"] + 1, {"event": rows, **ends})
        more = [insert(it).values(row) for it in (finish, feat) for row in ends[it.name]]
        return self.write((insert(move), rows), *more, (insert(seal), [sealed]), *besides)

    # --- reading

    def matches(self, who: str) -> list[Row]:
        """All matches of a person, the newest first, each with its points if it is finished."""
        query = (
            select(match, finish.c.points, finish.c.result, daily.c.date, daily.c.rated)
            .outerjoin(finish, finish.c.match == match.c.id)
            .outerjoin(daily, daily.c.match == match.c.id)
            .where(or_(match.c.owner == who, match.c.id.in_(seats_of(who))))
            .where(or_(finish.c.match.is_not(None), match.c.id.not_in(select(gathering.c.after))))  # left for another
            .order_by(match.c.opened.desc())
        )
        return self.rows(query)

    def waiting(self, who: str) -> list[Row]:
        """The tables whose match is not dealt yet: a person's own, and those that are open to all."""
        own = or_(gathering.c.owner == who, gathering.c.id.in_(seats_of(who)), gathering.c.open)
        query = _waiting().where(own)
        return self.rows(query.order_by(gathering.c.made.desc()))

    def gathering(self, name: str) -> Row | None:
        """A table, begun or not."""
        rows = self.rows(select(gathering).where(gathering.c.id == name))
        return rows[0] if rows else None

    def waits(self, name: str) -> bool:
        """Is this a table whose match is still to be dealt?"""
        return bool(self.rows(_waiting().where(gathering.c.id == name)))

    def following(self, name: str) -> list[str]:
        """The next games of a table, the newest first."""
        query = select(gathering.c.id).where(gathering.c.after == name).order_by(gathering.c.made.desc())
        return [row["id"] for row in self.rows(query)]

    def sittings(self, name: str) -> list[Row]:
        """All that was ever said of who sits where at a table, in its order."""
        return self.rows(select(sitting).where(sitting.c.match == name).order_by(sitting.c.number))

    def match(self, name: str) -> Row | None:
        """A match, with the day whose deal it is if it is one."""
        query = select(match, daily.c.date, daily.c.rated).outerjoin(daily, daily.c.match == match.c.id)
        rows = self.rows(query.where(match.c.id == name))
        if not rows and self.rows(select(seal.c.number).where(seal.c.match == name).limit(1)):
            raise Damaged(name, "its first row is lost")
        return {field: value for field, value in rows[0].items() if value is not None} if rows else None

    def feats(self, owner: str, game: str) -> list[Row]:
        """All games of this kind that a person has played alone to their ends, in the order in which they ended."""
        query = (
            select(feat, finish.c.time, daily.c.date, daily.c.rated)
            .join(match, match.c.id == feat.c.match)
            .join(finish, finish.c.match == feat.c.match)
            .outerjoin(daily, daily.c.match == feat.c.match)
            .where(match.c.owner == owner, match.c.game == game)
            .order_by(finish.c.time, feat.c.match)
        )
        return self.rows(query)

    def rated(self, owner: str, game: str) -> list[Row]:
        """The rated tries of a person: a row for each, with its end if it is over."""
        query = select(daily, finish.c.time).outerjoin(finish, finish.c.match == daily.c.match)
        return self.rows(query.where(daily.c.owner == owner, daily.c.game == game, daily.c.rated))

    def secret(self) -> bytes:
        """What the deals of the days are made from; it never leaves the house."""
        return bytes(self.rows(select(house).where(house.c.name == "daily"))[0]["secret"])

    def forks(self, name: str) -> list[Row]:
        """From where a match goes on, the last of them its own origin."""
        return self.rows(select(fork).where(fork.c.match == name).order_by(fork.c.number))

    def analysis(self, name: str, version: int) -> str | None:
        """What was kept of an analysis."""
        rows = self.rows(select(analysis).where(analysis.c.match == name, analysis.c.version == version))
        return str(rows[0]["body"]) if rows else None

    def events(self, name: str) -> list[Row]:
        return self.rows(select(move).where(move.c.match == name).order_by(move.c.seq))

    def secrets(self, name: str) -> tuple[bytes, bytes]:
        """Seed and salt: for dealing, and for showing when the match is over."""
        row = self.rows(select(secret).where(secret.c.match == name))[0]
        return row["seed"], row["salt"]

    def rows(self, query: Any) -> list[Row]:
        try:
            with self._engine.connect() as connection:
                return [dict(row) for row in connection.execute(query).mappings()]
        except UNREADABLE as error:
            raise Trouble(error) from error

    def ask(self, query: str, *values: Any) -> list[Any]:
        """Rows as they are stored."""
        with self._engine.connect() as connection:
            return list(self.ground.ask(connection)(query, *values))

    def examine(self, name: str) -> None:
        """Refuse a match that is not as it was written."""
        with self._engine.connect() as connection:
            try:
                what = seals.fault(self.ground.ask(connection), name)
            except UNREADABLE as error:
                what = Trouble(error).reason
        if what:
            raise Damaged(name, what)

    def gap(self) -> str:
        """What a host is told if records of the house are lost."""
        with self._engine.connect() as connection:
            ask = self.ground.ask(connection)
            lost = seals.missing(ask, self.ground.highest(ask))
        return f"{lost} records of this house are lost: 'majlis check' says of which tables." if lost else ""


def set_up(row: Row, after: str = "") -> list[Executable]:
    """A table at which everybody sits already."""
    about = {key: row[key] for key in ("id", "game", "options", "seats", "owner")}
    about |= {
        "rated": row.get("counts", False),
        "open": row.get("open", False),
        "deadline": row.get("deadline", 0),
        "after": after,
        "made": row["opened"],
    }
    rows = [insert(gathering).values(about), insert(sitting).values(row.get("sittings") or seated(row))]
    return rows + agreed(row) + took(row.get("spent", ()))


def agreed(row: Row) -> list[Executable]:
    """What was agreed about the time of a game."""
    terms = row.get("pact", FREE)
    return [insert(pact).values(match=row["id"], **terms._asdict())] if terms != FREE else []


def took(times: Sequence[Row]) -> list[Executable]:
    """What time was taken from seats."""
    return [insert(spent).values(list(times))] if times else []


def dealt(row: Row, seed: bytes, salt: bytes, **more: list[Row]) -> list[Executable]:
    """A match, its secret and their seal, which covers what more is written with them."""
    columns = {key: row[key] for key in match.columns.keys()}  # noqa: SIM118
    hidden = {"match": row["id"], "seed": seed, "salt": salt}
    sealed = seals.seal(row["id"], len(more.get("event", ())), {"match": [columns], "secret": [hidden], **more})
    return [insert(match).values(columns), insert(secret).values(hidden), insert(seal).values(sealed)]


def seated(row: Row) -> list[Row]:
    """The seats of a match that one person opened: people on that device, and bots."""
    seats = enumerate(zip(row["players"], row["names"] or [""] * len(row["players"]), strict=True))
    return [
        {"match": row["id"], "number": seat, "seat": seat, "player": player, "name": name, "time": row["opened"]}
        | {"person": row["owner"] if player in PEOPLE else ""}
        for seat, (player, name) in seats
    ]


def _waiting() -> Any:
    """Tables that have no match, and were not given up."""
    without = select(gathering).outerjoin(match, match.c.id == gathering.c.id)
    without = without.outerjoin(closed, closed.c.match == gathering.c.id)
    sealed = select(seal.c.number).where(seal.c.match == gathering.c.id).exists()  # it was dealt, and the match is lost
    return without.where(match.c.id.is_(None), closed.c.match.is_(None), ~sealed)


def seats_of(who: str) -> Any:
    """The tables at which somebody sits or sat."""
    return select(sitting.c.match).where(sitting.c.person == who, sitting.c.person != "")  # bots are nobody
