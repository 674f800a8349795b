"""The file that all is kept in: made whole or not at all; one connection writes, the others only read."""

import json
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, func, insert, inspect, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table import schema_tournament, slow_schema  # noqa: F401  # their tables belong to the others
from majlis.table.schema import SCHEMA, house, revision, schema, tables

WORDS = topic("majlis.words", "table")
NAME, FRESH = "majlis.db", "majlis.db.new"  # the file, and how it is called until it is whole
BESIDE = ("", "-wal", "-shm")  # what SQLite keeps in files of its own
SOUND = (3, 51, 3)  # before this SQLite can lose commits where several connections write: see docs/trust.md
SIGNS = {"full": "disk_full", "no space": "disk_full", "readonly": "read_only", "read-only": "read_only"}
SIGNS |= dict.fromkeys(("closed the connection", "connection failed", "terminating connection"), "database_away")
SIGNS |= dict.fromkeys(("connection is closed", "connection is lost", "connection refused"), "database_away")
WHY = {"disk_full": "the disk is full", "read_only": "nothing may be written there"}  # in our words, not SQLite's
UNREADABLE = (DBAPIError, sqlite3.Error, UnicodeDecodeError)  # what it says of bad bytes may hold them
RESTORE = "'majlis restore FILE' brings a backup back, and keeps what is there beside it"


class Trouble(Refusal):
    """The disk, or what lies on it, refuses."""

    def __init__(self, error: BaseException) -> None:
        said = [str(getattr(it, "orig", None) or it) for it in causes(error)]
        known = [(words, key) for words in said for sign, key in SIGNS.items() if sign in words.lower()]
        self.reason, self.key = known[0] if known else (said[-1], "disk_fails")
        super().__init__(WORDS["en"][self.key])


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and what it came from: to give up a transaction that the disk has ended already is an error, too."""
    while error:
        yield error
        error = error.__context__


class Damaged(Refusal):
    """One table does not agree with its record; the others do."""

    key = "damaged"

    def __init__(self, name: str, what: str) -> None:
        super().__init__(f"Table {name} is damaged: {what}. It is set aside; 'majlis check' tells the host more.")


class Forged(Refusal):
    """Something that no page of ours offers was sent: a sentence by its key, for readers of any language."""

    def __init__(self, key: str, **gaps: object) -> None:
        super().__init__(WORDS["en"][key].format(**gaps))
        self.key, self.gaps = key, gaps


def told(refusal: Refusal, lang: str) -> str:
    """What a person reads of it."""
    if isinstance(refusal, Forged):
        return str(WORDS[lang][refusal.key].format(**refusal.gaps))
    return str(WORDS[lang].get(getattr(refusal, "key", ""), refusal))


@contextmanager
def readable(path: Path) -> Iterator[None]:
    """Whatever SQLite says of a file that it cannot use becomes a sentence."""
    try:
        yield
    except UNREADABLE as error:
        trouble = Trouble(error)
        if trouble.key != "disk_fails":
            why = WHY.get(trouble.key, trouble.reason)
            raise Refusal(f"{path} cannot be used: {why}. Make room or choose another folder.") from error
        raise Refusal(f"{path} is damaged, or no database of majlis. {RESTORE}.") from error


def own(path: Path) -> None:
    """Only its owner reads a database, with everybody's cards and tokens. What SQLite puts beside it is the same."""
    path.touch(0o600)
    if os.name == "posix":
        path.chmod(0o600)


def make(path: Path) -> None:
    """A new house. It gets its name when it is whole: a file of that name without tables has lost them."""
    if path.exists():
        if os.name == "posix" and path.parent.stat().st_uid == os.getuid():
            path.parent.chmod(0o700)  # also a folder that was there before
        if not path.stat().st_size:
            raise Refusal(f"{path} is empty: it has lost its tables. {RESTORE}; to begin anew, move it away.")
        return
    if path.with_name(f"{NAME}-wal").exists():
        raise Refusal(f"{path} is missing, though its journal is there. {RESTORE}.")
    fresh = path.with_name("majlis.db.first")
    fresh.unlink(missing_ok=True)
    own(fresh)
    engine = create_engine(f"sqlite:///{fresh}")
    with engine.begin() as connection:
        furnish(connection)
    engine.dispose()
    fresh.replace(path)


def furnish(connection: Connection) -> None:
    """All tables of a house in which nobody was yet."""
    tables.create_all(connection)
    connection.execute(insert(schema).values(version=SCHEMA))
    connection.execute(insert(revision).values(version_num=str(SCHEMA)))
    connection.execute(insert(house).values(name="daily", secret=secrets.token_bytes(32)))


def opened(path: Path, writes: bool) -> Engine:
    """Connections to it; rows can be read whatever has become of their bytes."""
    own(path)
    engine = create_engine(
        f"sqlite:///{path}",
        connect_args={"check_same_thread": False, "timeout": 30},
        json_deserializer=lenient,
    )
    pragmas = ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "trusted_schema=OFF"]

    @event.listens_for(engine, "connect")
    def _(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # transactions begin when we say so
        connection.text_factory = replaced
        for pragma in [*pragmas, f"query_only={'OFF' if writes else 'ON'}"]:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def lenient(text: str) -> Any:
    """What a column holds; nothing, if it can no longer be read."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def replaced(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def version(connection: Connection) -> int:
    """Of which version the data is."""
    has = inspect(connection).has_table(schema.name)
    found = int(connection.execute(select(func.max(schema.c.version))).scalar() or 0) if has else 0
    if not found:
        raise Refusal(f"The database is empty: it has lost its tables. {RESTORE}; to begin anew, move it away.")
    if found > SCHEMA:
        raise Refusal(
            f"This data was written by another version of majlis (schema {found}, this is {SCHEMA}). "
            "Use that version, or choose another folder with --data."
        )
    return found


def bring_up(engine: Engine, path: Path, beside: bool = False) -> None:
    """Data of an older version becomes data of this one: all of it or nothing, with a copy of what was."""
    with engine.connect() as connection:
        found = version(connection)
    if beside and found < SCHEMA:
        raise Refusal(f"{path} is of an older version: open the house once with this one, then ask again.")
    if found < SCHEMA:
        keep_copy(path, path.with_name(f"majlis-schema{found}.db"))
        from majlis.table.migrations import migrate

        with engine.begin() as connection:
            migrate(connection, found)


def keep_copy(path: Path, copy: Path) -> None:
    """A database as it is at this moment, whoever writes meanwhile."""
    own(copy)
    source, target = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True), sqlite3.connect(copy)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
    except sqlite3.Error as error:
        if why := WHY.get(Trouble(error).key):
            copy.unlink()
            raise Refusal(f"{copy} cannot be written: {why}. Nothing else was changed.") from error
        raise
    finally:
        source.close()
        target.close()


def worry() -> str:
    """What a host should know of the SQLite that is here; nothing, if nothing."""
    if sqlite3.sqlite_version_info >= SOUND:
        return ""
    return (
        f"All moves are safe. For hosts: SQLite {sqlite3.sqlite_version} is older than 3.51.3 and wants one writer; "
        "the house is that, so let no other program write to its database."
    )
