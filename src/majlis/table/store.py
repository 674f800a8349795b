"""The truth on disk: people, tables, matches, their secrets and their events. The only file that holds SQL.

Rows are only ever inserted. One thread writes, so that a commit is shared by all who wait for it (group commit); what
`write` returned for is on the disk, power cut or not (WAL, synchronous=FULL).
"""

import os
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, func, insert, inspect, or_, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.expression import Executable

from majlis.core.machine import lock
from majlis.core.refusal import Refusal
from majlis.table.schema import (
    SCHEMA,
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
    revision,
    schema,
    secret,
    sitting,
    tables,
)

MANY = 500  # rows in one statement

ME, GUEST = "me", "guest"  # a person: the one whose device it is, or somebody beside them
PEOPLE = (ME, GUEST)

Row = dict[str, Any]


class StoreBusy(Refusal):
    """Another process has this folder open."""


class Conflict(RuntimeError):
    """A row with this key is there already."""


class Store:
    """A folder with one database, opened by one process."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(0o700, parents=True, exist_ok=True)
        self.folder = folder
        own(folder / "majlis.db")
        self._lock = (folder / "lock").open("w", encoding="utf-8")
        try:
            lock(self._lock)
        except OSError as error:
            self._lock.close()
            raise StoreBusy(
                f"{folder} is in use by another majlis. Close that one, or choose another folder with --data."
            ) from error
        self._engine = _open(folder / "majlis.db")
        self._jobs: queue.SimpleQueue[tuple[Sequence[Executable], Future[None]] | None] = queue.SimpleQueue()
        try:
            with self._engine.connect() as connection:
                found = _version(connection)
            if found and found < SCHEMA:
                keep_copy(folder / "majlis.db", found)
            with self._engine.begin() as connection:
                _set_up(connection, found)
        except BaseException:
            self._engine.dispose()
            self._lock.close()
            raise
        self._writer = threading.Thread(target=self._write_all, name="majlis-writer")
        self._writer.start()

    def close(self) -> None:
        """Finish what is waiting, then let go of the folder."""
        self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()
        self._lock.close()

    # --- writing

    def write(self, *statements: Executable) -> "Future[None]":
        """All of these or none; the future is done when they are on the disk."""
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # who stops waiting does not stop the writer
        self._jobs.put((statements, done))
        return done

    def gather(self, row: Row, sittings: list[Row]) -> "Future[None]":
        """A table whose people are still to come."""
        return self.write(insert(gathering).values(row), insert(sitting).values(sittings))

    def deal(self, row: Row, seed: bytes, salt: bytes) -> "Future[None]":
        """The match of a table whose people have come."""
        return self.write(*dealt(row, seed, salt))

    def open_match(self, row: Row, seed: bytes, salt: bytes, day: Row | None = None, after: str = "") -> "Future[None]":
        """A table and its match at once, and of which day's deal it is a try, if it is."""
        rows = [*set_up(row, after), *dealt(row, seed, salt)]
        return self.write(*rows, *([insert(daily).values(day)] if day else []))

    def open_fork(self, row: Row, seed: bytes, salt: bytes, forks: list[Row], past: list[Row]) -> "Future[None]":
        """A new match that goes on from another one."""
        rows = [*set_up(row), *dealt(row, seed, salt), insert(fork).values(forks)]
        return self.write(*rows, *(insert(move).values(past[i : i + MANY]) for i in range(0, len(past), MANY)))

    def close_room(self, name: str) -> "Future[None]":
        """A table is given up before it began."""
        return self.write(insert(closed).values(match=name, time=time.time()))

    def sit(self, rows: list[Row]) -> "Future[None]":
        """Who sits where from now on."""
        return self.write(insert(sitting).values(rows))

    def keep_analysis(self, name: str, version: int, body: str) -> "Future[None]":
        """Keep what can be made again."""
        return self.write(insert(analysis).values(match=name, version=version, body=body))

    def append(self, rows: list[Row], end: Row | None = None, won: Row | None = None) -> "Future[None]":
        """The events of one message, and after the last of all the end of the match, with its line for the sheet."""
        ends = [*([insert(finish).values(end)] if end else []), *([insert(feat).values(won)] if won else [])]
        return self.write(insert(move).values(rows), *ends)

    def _write_all(self) -> None:
        with self._engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                jobs = [job]
                while not self._jobs.empty() and len(jobs) < 1000:
                    waiting = self._jobs.get()
                    if waiting is None:
                        self._jobs.put(None)
                        break
                    jobs.append(waiting)
                _commit(connection, jobs)

    # --- reading

    def matches(self, who: str) -> list[Row]:
        """All matches of a person, the newest first, each with its points if it is finished."""
        query = (
            select(match, finish.c.points, finish.c.result, daily.c.date, daily.c.rated)
            .outerjoin(finish, finish.c.match == match.c.id)
            .outerjoin(daily, daily.c.match == match.c.id)
            .where(or_(match.c.owner == who, match.c.id.in_(seats_of(who))))
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

    def timed(self) -> list[str]:
        """The running tables on which a clock may run."""
        query = select(gathering.c.id).join(match, match.c.id == gathering.c.id)
        query = query.outerjoin(finish, finish.c.match == gathering.c.id)
        return [row["id"] for row in self.rows(query.where(gathering.c.deadline > 0, finish.c.match.is_(None)))]

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
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]


def own(path: Path) -> None:
    """Only its owner reads a database, with everybody's cards and tokens. What SQLite puts beside it is the same."""
    path.touch(0o600)
    if os.name == "posix":
        path.chmod(0o600)


def _open(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def _(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions begin when we say so
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _version(connection: Connection) -> int:
    """Of which version the data is; 0 for none."""
    if not inspect(connection).has_table(schema.name):
        return 0
    return int(connection.execute(select(func.max(schema.c.version))).scalar() or 0)


def _set_up(connection: Connection, found: int) -> None:
    """Make the tables, or bring those of an older version to this one: all of it or nothing."""
    if found > SCHEMA:
        raise Refusal(
            f"This data was written by another version of majlis (schema {found}, this is {SCHEMA}). "
            "Use that version, or choose another folder with --data."
        )
    if not found:
        tables.create_all(connection)
        connection.execute(insert(schema).values(version=SCHEMA))
        connection.execute(insert(revision).values(version_num=str(SCHEMA)))
        connection.execute(insert(house).values(name="daily", secret=secrets.token_bytes(32)))
    elif found < SCHEMA:
        from majlis.table.migrations import migrate

        migrate(connection, found)


def keep_copy(path: Path, version: int) -> None:
    """The database as it was before it is changed, beside it."""
    copy = path.with_name(f"majlis-schema{version}.db")
    own(copy)
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.backup(target)
    finally:
        source.close()
        target.close()


def set_up(row: Row, after: str = "") -> list[Executable]:
    """A table at which everybody sits already."""
    about = {key: row[key] for key in ("id", "game", "options", "seats", "owner")}
    about |= {
        "rated": False,
        "open": row.get("open", False),
        "deadline": row.get("deadline", 0),
        "after": after,
        "made": row["opened"],
    }
    return [insert(gathering).values(about), insert(sitting).values(row.get("sittings") or seated(row))]


def dealt(row: Row, seed: bytes, salt: bytes) -> list[Executable]:
    """A match and its secret."""
    columns = {key: row[key] for key in match.columns.keys()}  # noqa: SIM118
    return [insert(match).values(columns), insert(secret).values(match=row["id"], seed=seed, salt=salt)]


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
    return without.where(match.c.id.is_(None), closed.c.match.is_(None))


def seats_of(who: str) -> Any:
    """The tables at which somebody sits or sat."""
    return select(sitting.c.match).where(sitting.c.person == who, sitting.c.person != "")  # bots are nobody


def _commit(connection: Connection, jobs: list[tuple[Sequence[Executable], "Future[None]"]]) -> None:
    """Several jobs in one transaction; a job that fails takes nothing of the others with it."""
    answers: list[BaseException | None] = []
    try:
        with connection.begin():
            for statements, _ in jobs:
                answers.append(_attempt(connection, statements))
    except Exception as error:  # the commit itself failed: nothing was written
        answers = [error] * len(jobs)
    for (_, done), answer in zip(jobs, answers, strict=True):
        if answer is None:
            done.set_result(None)
        else:
            done.set_exception(answer)


def _attempt(connection: Connection, statements: Sequence[Executable]) -> BaseException | None:
    try:
        with connection.begin_nested():
            for statement in statements:
                connection.execute(statement)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    return None
