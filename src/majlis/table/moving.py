"""A whole house from one ground to another: every row, in the order in which rows point at each other, and then a look
at every seal on both sides. Nothing is taken away where it came from."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.engine import Connection

from majlis.core.refusal import Refusal
from majlis.table import seal as seals
from majlis.table.database import NAME, keep_copy
from majlis.table.folder import Folder, Ground
from majlis.table.keeping import Report, check, examined, settle
from majlis.table.postgres import Postgres
from majlis.table.schema import lease, match, revision, schema, tables

AT_ONCE = 1000  # rows
OWN = (schema, revision, lease)  # each ground has its own


def move(source: Ground, target: Ground) -> tuple[int, int]:
    """All tables of a house, into one in which nobody ever was; how many matches and events these are."""
    if source.where == target.where:
        raise Refusal("A house moves from one place to another: these are the same.")
    pen, eyes = source.open()
    try:
        new, fresh = target.open()
        try:
            with eyes.connect() as there, new.begin() as here:
                poured(there, here)
                set_numbers(source, target, there, here)
                return compared(source, target, there, here)
        finally:
            new.dispose()
            fresh.dispose()
            target.close()
    finally:
        pen.dispose()
        eyes.dispose()
        source.close()


def poured(there: Connection, here: Connection) -> None:
    """Copy all rows; refuse a target in which somebody was."""
    if here.execute(select(func.count()).select_from(match)).scalar():
        raise Refusal("There are tables already where the house is to move: choose an empty place.")
    for table in tables.sorted_tables:
        if table not in OWN:
            here.execute(table.delete())  # what a new house makes by itself
            for rows in read(there, table):
                here.execute(insert(table), rows)


def read(there: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    keys = list(table.primary_key.columns)
    found = there.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*keys)).mappings()
    for part in found.partitions(AT_ONCE):
        yield [dict(row) for row in part]


def set_numbers(source: Ground, target: Ground, there: Connection, here: Connection) -> None:
    """The next seal gets the next number, so that what was lost before is still known to be lost."""
    last = {"last": source.highest(source.ask(there))}
    if here.dialect.name == "postgresql":
        here.execute(text("UPDATE seal_count SET last = :last"), last)
    else:
        here.execute(text("DELETE FROM sqlite_sequence WHERE name = 'seal'"))
        here.execute(text("INSERT INTO sqlite_sequence VALUES ('seal', :last)"), last)


def compared(source: Ground, target: Ground, there: Connection, here: Connection) -> tuple[int, int]:
    """Every match has the same rows on both sides, and agrees with its seals as it did before."""
    old, new, events = source.ask(there), target.ask(here), 0
    names = [row[0] for row in there.execute(select(match.c.id).order_by(match.c.id))]
    for name in names:
        before, after = seals.stored(old, name), seals.stored(new, name)
        same = seals.digest(before) == seals.digest(after) and seals.fault(old, name) == seals.fault(new, name)
        if not same:
            raise Refusal(f"Table {name} is not the same after the move. Nothing was changed.")
        events += len(after["event"])
    if seals.missing(old, source.highest(old)) != seals.missing(new, target.highest(new)):
        raise Refusal("Seals were lost on the way. Nothing was changed.")
    return len(names), events


def pack(url: str, file: Path) -> Report:
    """A database as one file, at one moment, whoever plays meanwhile; it has its name when all was looked at."""
    if file.exists():
        raise Refusal(f"{file} is there already: choose another name.")
    with tempfile.TemporaryDirectory(dir=file.absolute().parent) as folder:
        move(Postgres(url, beside=True), Folder(Path(folder)))
        report = check(Path(folder) / NAME)
        keep_copy(Path(folder) / NAME, Path(folder) / "whole")
        settle(Path(folder) / "whole")
        (Path(folder) / "whole").replace(file)
    return report


def look_at(url: str) -> Report:
    """Every match of a database, also while people play."""
    ground = Postgres(url, beside=True)
    pen, eyes = ground.open()
    try:
        with eyes.connect() as connection:
            ask = ground.ask(connection)
            return examined(ask, ground.highest(ask), Report())
    finally:
        pen.dispose()
        eyes.dispose()
