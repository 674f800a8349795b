"""The truth on disk: matches, their secrets and their events. The only file that holds SQL.

Rows are only ever inserted. One thread writes, so that a commit is shared by all who wait for it (group commit); what
`write` returned for is on the disk, power cut or not (WAL, synchronous=FULL).
"""

import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    event,
    insert,
    select,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.expression import Executable

from majlis.core.machine import lock
from majlis.core.refusal import Refusal

SCHEMA = 1
MANY = 500  # rows in one statement

tables = MetaData()

schema = Table("schema", tables, Column("version", Integer, primary_key=True))

match = Table(
    "match",
    tables,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that plays it
    Column("box", String, nullable=False),  # the digest of the game's tables
    Column("seats", Integer, nullable=False),
    Column("options", Integer, nullable=False),
    Column("names", JSON, nullable=False),
    Column("players", JSON, nullable=False),  # for each seat: "me", "guest" or the name of a bot
    Column("owner", String, nullable=False),  # the visitor whose seats they are
    Column("commitment", String, nullable=False),
    Column("opened", Float, nullable=False),
)

secret = Table(  # apart from all else: nothing that draws or tells reads this table
    "secret",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    Column("salt", LargeBinary, nullable=False),
)

move = Table(
    "event",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # 0, 1, 2... without a gap: two writers cannot both win
    Column("kind", String, nullable=False),  # play, forced (it followed by itself) or undo
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("action_id", String, nullable=False),
    Column("chain", String, nullable=False),  # digest over the last chain, this row and the state it led to
    Column("time", Float, nullable=False),
    UniqueConstraint("match", "action_id"),
)

finish = Table(
    "finish",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("points", JSON, nullable=False),
    Column("result", JSON, nullable=False),
    Column("time", Float, nullable=False),
)

feat = Table(  # a game that one person played alone to its end: a line for the record sheet, written with that end
    "feat",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("choice", String, nullable=False),  # how hard it was
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Integer, nullable=False),  # cards of the other side
    Column("tasks", JSON, nullable=False),  # the numbers of those fulfilled
)

daily = Table(
    "daily",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("date", String, nullable=False),  # as 2026-11-15, in UTC
    Column("choice", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("rated", Boolean, nullable=False),  # or for practice
)
Index(  # two clicks at once cannot both be the one try
    "one_rated_try",
    *(daily.c[name] for name in ("owner", "game", "date", "choice")),
    unique=True,
    sqlite_where=daily.c.rated,
    postgresql_where=daily.c.rated,
)

fork = Table(  # where a match went on from another; its events begin with those of that one
    "fork",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("origin", ForeignKey("match.id"), nullable=False),
)

analysis = Table(  # a cache: it can be made again from the match
    "analysis",
    tables,
    Column("match", ForeignKey("match.id"), primary_key=True),
    Column("version", Integer, primary_key=True),  # of the analysis: a later one has a row of its own
    Column("body", String, nullable=False),
)

house = Table(  # what this house keeps to itself
    "house", tables, Column("name", String, primary_key=True), Column("secret", LargeBinary, nullable=False)
)

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
            with self._engine.begin() as connection:
                _check_schema(connection)
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

    def open_match(self, row: Row, seed: bytes, salt: bytes, day: Row | None = None) -> "Future[None]":
        """A new match, and of which day's deal it is a try, if it is."""
        rows = [insert(match).values(row), insert(secret).values(match=row["id"], seed=seed, salt=salt)]
        return self.write(*rows, *([insert(daily).values(day)] if day else []))

    def open_fork(self, row: Row, seed: bytes, salt: bytes, forks: list[Row], past: list[Row]) -> "Future[None]":
        """A new match that goes on from another one."""
        rows = [insert(match).values(row), insert(secret).values(match=row["id"], seed=seed, salt=salt)]
        rows += [insert(fork).values(forks)]
        return self.write(*rows, *(insert(move).values(past[i : i + MANY]) for i in range(0, len(past), MANY)))

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

    def matches(self, owner: str) -> list[Row]:
        """All matches of a visitor, the newest first, each with its points if it is finished."""
        query = (
            select(match, finish.c.points, finish.c.result, daily.c.date, daily.c.rated)
            .outerjoin(finish, finish.c.match == match.c.id)
            .outerjoin(daily, daily.c.match == match.c.id)
            .where(match.c.owner == owner)
            .order_by(match.c.opened.desc())
        )
        return self._rows(query)

    def match(self, name: str) -> Row | None:
        """A match, with the day whose deal it is if it is one."""
        query = select(match, daily.c.date, daily.c.rated).outerjoin(daily, daily.c.match == match.c.id)
        rows = self._rows(query.where(match.c.id == name))
        return {field: value for field, value in rows[0].items() if value is not None} if rows else None

    def feats(self, owner: str, game: str) -> list[Row]:
        """All games of this kind that a visitor has played alone to their ends, in the order in which they ended."""
        query = (
            select(feat, finish.c.time, daily.c.date, daily.c.rated)
            .join(match, match.c.id == feat.c.match)
            .join(finish, finish.c.match == feat.c.match)
            .outerjoin(daily, daily.c.match == feat.c.match)
            .where(match.c.owner == owner, match.c.game == game)
            .order_by(finish.c.time, feat.c.match)
        )
        return self._rows(query)

    def rated(self, owner: str, game: str) -> list[Row]:
        """The rated tries of a visitor: a row for each, with its end if it is over."""
        query = select(daily, finish.c.time).outerjoin(finish, finish.c.match == daily.c.match)
        return self._rows(query.where(daily.c.owner == owner, daily.c.game == game, daily.c.rated))

    def secret(self) -> bytes:
        """What the deals of the days are made from; it never leaves the house."""
        return bytes(self._rows(select(house).where(house.c.name == "daily"))[0]["secret"])

    def forks(self, name: str) -> list[Row]:
        """From where a match goes on, the last of them its own origin."""
        return self._rows(select(fork).where(fork.c.match == name).order_by(fork.c.number))

    def analysis(self, name: str, version: int) -> str | None:
        """What was kept of an analysis."""
        rows = self._rows(select(analysis).where(analysis.c.match == name, analysis.c.version == version))
        return str(rows[0]["body"]) if rows else None

    def events(self, name: str) -> list[Row]:
        return self._rows(select(move).where(move.c.match == name).order_by(move.c.seq))

    def secrets(self, name: str) -> tuple[bytes, bytes]:
        """Seed and salt: for dealing, and for showing when the match is over."""
        row = self._rows(select(secret).where(secret.c.match == name))[0]
        return row["seed"], row["salt"]

    def _rows(self, query: Any) -> list[Row]:
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


def _check_schema(connection: Connection) -> None:
    tables.create_all(connection)
    if not connection.execute(select(house.c.name)).all():
        connection.execute(insert(house).values(name="daily", secret=secrets.token_bytes(32)))
    versions = connection.execute(select(schema.c.version)).scalars().all()
    if not versions:
        connection.execute(insert(schema).values(version=SCHEMA))
    elif max(versions) != SCHEMA:
        raise Refusal(
            f"This data was written by another version of majlis (schema {max(versions)}, this is {SCHEMA}). "
            "Use that version, or choose another folder with --data."
        )


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
