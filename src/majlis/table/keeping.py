"""Keeping what was played: a backup while the house is open, a way back from it, and a look at everything there is.

All of it reads by SQLite itself and needs no lock, so a running house is not disturbed. A backup is one file.
"""

import json
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from majlis.core.editions import edition
from majlis.core.match import Fork, Header, Match
from majlis.core.refusal import Refusal
from majlis.table.database import BESIDE, FRESH, NAME, keep_copy, own, readable, replaced
from majlis.table.schema import SCHEMA
from majlis.table.seal import SEALED, Ask, fault, highest, missing, stored
from majlis.table.store import Row, Store, held
from majlis.table.table import ending, replay

JSONS = ("names", "players", "points", "result")
NAMES = 'SELECT id FROM "match" UNION SELECT "match" FROM seal UNION SELECT "match" FROM event ORDER BY 1'


@dataclass
class Report:
    """What was found in a database."""

    tables: int = 0
    events: int = 0
    sealed: int = 0  # tables of other rules: their seals hold, but they cannot be played again here
    lost: int = 0  # seals that are nowhere
    wrong: list[str] = field(default_factory=list)  # what SQLite says of its pages
    damaged: dict[str, str] = field(default_factory=dict)  # tables, each with what is wrong

    @property
    def whole(self) -> bool:
        return not (self.lost or self.wrong or self.damaged)


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """One moment of a database, for reading only."""
    if not path.is_file():
        raise Refusal(f"There is no file {path}.")
    with readable(path):
        database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            database.text_factory = replaced
            database.execute("BEGIN")
            yield database
        finally:
            database.close()


def check(path: Path) -> Report:
    """Every match of a database: its seals, the commitment to its deal, and its moves played again."""
    with looking(path) as database:
        of_today(database, path)
        wrong = [row[0] for row in database.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
        return examined(asked(database), highest(asked(database)), Report(wrong=wrong))


def examined(ask: Ask, last: int, report: Report) -> Report:
    """All that was ever dealt, and what is nowhere."""
    report.lost = missing(ask, last)
    for (name,) in ask(NAMES):
        look(ask, name, report)
    return report


def of_today(database: sqlite3.Connection, path: Path) -> None:
    """Refuse what cannot be looked at here."""
    if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema'").fetchone():
        raise Refusal(f"{path} is no database of majlis, or it has lost its tables.")
    found = int(database.execute("SELECT max(version) FROM schema").fetchone()[0])
    if found != SCHEMA:
        raise Refusal(f"{path} is of schema {found}, this is {SCHEMA}: a house that opens it brings it up to date.")


def asked(database: sqlite3.Connection) -> Any:
    return lambda query, *values: database.execute(query, values).fetchall()


def look(ask: Ask, name: str, report: Report) -> None:
    """One match; whatever is wrong with it is wrong with it alone."""
    report.tables += 1
    try:
        what = fault(ask, name) or played(stored(ask, name), report)
    except (sqlite3.Error, ValueError, TypeError, KeyError, OverflowError) as error:
        what = f"it cannot be read ({error})"
    if what:
        report.damaged[name] = what


def played(stored: dict[str, list[Any]], report: Report) -> str:
    """What the rules say against a match, if they are those that it was played by."""
    rows = {table: [named(table, row) for row in them] for table, them in stored.items()}
    row, report.events = rows["match"][0], report.events + len(rows["event"])
    try:
        game = edition(row["game"], row["rules"], row["box"])
    except Refusal:
        report.sealed += 1
        return ""
    forks = tuple(Fork(it["at"], it["seat"], it["seed"]) for it in rows["fork"])
    (secret,) = rows["secret"]
    agreed = game, row["seats"], row["options"], tuple(row["names"])
    header = Header(*agreed, secret["seed"], secret["salt"], forks)
    if header.commitment != row["commitment"]:
        return "its deal is not the one that was promised"
    try:
        match = replay(row, rows["event"], Match(header), cast(Store, None)).match
    except Refusal as refusal:
        return str(refusal)
    return ended(row["id"], match, rows["finish"])


def ended(name: str, match: Match, rows: list[Row]) -> str:
    """Is the result that was written the one that was played?"""
    end = ending(name, match)
    kept, real = ([it[key] for it in them for key in ("points", "result")] for them in (rows, [end] if end else []))
    return "" if kept == real else "its result is not the one that was played"


def named(table: str, row: tuple[Any, ...]) -> Row:
    found = dict(zip(SEALED[table], row, strict=True))
    return found | {key: json.loads(found[key]) for key in JSONS if isinstance(found.get(key), str)}


def backup(folder: Path, file: Path) -> Report:
    """The database of a folder as one file, whoever plays meanwhile; it has its name when it is whole and looked at."""
    if file.exists():
        raise Refusal(f"{file} is there already: choose another name.")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    with looking(folder / NAME) as database:
        of_today(database, folder / NAME)
        keep_copy(folder / NAME, part)
    try:
        settle(part)
        report = check(part)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    part.replace(file)
    return report


def restore(file: Path, folder: Path) -> tuple[Report, Path | None]:
    """The house becomes what it was at a backup, in which nothing is damaged; what was there is kept beside it."""
    report = check(file)
    if not report.whole:
        raise Refusal(f"{file} is damaged itself: 'majlis check {file}' says where. Nothing was changed.")
    folder.mkdir(0o700, parents=True, exist_ok=True)
    lock = held(folder, restoring=True)
    try:
        (folder / FRESH).unlink(missing_ok=True)  # of a restore that was cut off
        keep_copy(file, folder / FRESH)
        settle(folder / FRESH)
        if check(folder / FRESH) != report:
            raise Refusal(f"What was written to {folder} is not what is in {file}: its disk fails.")
        kept = put_away(folder)
        (folder / FRESH).replace(folder / NAME)
    finally:
        lock.close()
    return report, kept


def put_away(folder: Path) -> Path | None:
    """Rename a database with all that SQLite keeps beside it: it can be opened under its new name."""
    if not any((folder / f"{NAME}{end}").exists() for end in BESIDE):
        return None
    kept = folder / time.strftime("majlis-before-%Y%m%d-%H%M%S.db")
    for end in BESIDE:
        if (folder / f"{NAME}{end}").exists():
            (folder / f"{NAME}{end}").replace(f"{kept}{end}")
    return kept


def settle(path: Path) -> None:
    """Wait until a file is on the disk, for its owner alone."""
    own(path)
    with path.open("rb+") as file:
        os.fsync(file.fileno())
