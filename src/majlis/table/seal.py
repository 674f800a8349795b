"""Seals: with every group of rows of a match a digest of them is written, so that whatever is changed or lost is found.

A seal says how many events a match has after its group. It stands in another table, in the same transaction, and seals
are numbered through the whole house: lost events leave a seal without them, lost seals leave a gap between numbers.
Seals are against accidents. They cannot tell that the whole folder is an older copy of itself, nor what somebody wrote
who knows this file.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

Row = dict[str, Any]
Ask = Callable[..., Sequence[Any]]  # an SQL query and its values: rows as they are stored

OPENING = {  # what is written when a match is dealt, a column a word
    "match": ["id", "game", "rules", "box", "seats", "options", "names", "players", "owner", "commitment", "opened"],
    "secret": ["match", "seed", "salt"],
    "fork": ["match", "number", "at", "seat", "seed", "origin"],
    "daily": ["match", "game", "date", "choice", "owner", "rated"],
}
EVENT = {"event": ["match", "seq", "kind", "seat", "action", "action_id", "chain", "time"]}
ENDING = {
    "finish": ["match", "points", "result", "time"],
    "feat": ["match", "choice", "won", "points", "left", "tasks"],
}
SEALED = OPENING | EVENT | ENDING
MANY = ("fork", "event")  # of which a match has several, by number
FLOATS = {"opened", "time"}
Groups = Mapping[str, Sequence[Any]]


def seal(name: str, events: int, groups: Mapping[str, Sequence[Row]]) -> Row:
    """The seal of these rows, after so many events."""
    stored = {table: [[written(row, it) for it in SEALED[table]] for row in rows] for table, rows in groups.items()}
    return {"match": name, "events": events, "digest": digest(stored)}


def written(row: Row, column: str) -> Any:
    """A value as the database keeps it."""
    value = row[column]
    if isinstance(value, list | tuple):
        return json.dumps(value)
    if isinstance(value, bool):
        return int(value)
    return float(value) if column in FLOATS else value


def digest(groups: Groups) -> str:
    """Of rows by table, in the order of `SEALED`."""
    rows = [[table, *map(plain, row)] for table in SEALED for row in groups.get(table, ())]
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()


def plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value


def stored(ask: Ask, name: str) -> dict[str, list[Any]]:
    """All sealed rows of a match."""
    found = {}
    for table, columns in SEALED.items():
        fields = ", ".join(f'"{column}"' for column in columns)
        order = "1, 2" if table in MANY else "1"
        found[table] = list(ask(f'SELECT {fields} FROM "{table}" WHERE "{columns[0]}" = ? ORDER BY {order}', name))
    return found


def again(ask: Ask, name: str, names: Sequence[str]) -> tuple[int, str]:
    """The first seal of a match whose players are called otherwise: after how many events, and its digest."""
    rows, seals = stored(ask, name), list(ask('SELECT events, digest FROM seal WHERE "match" = ? ORDER BY 1', name))
    at, events = OPENING["match"].index("names"), seals[0][0]
    rows["match"] = [[*row[:at], json.dumps(list(names)), *row[at + 1 :]] for row in rows["match"]]
    group = {"event": [row for row in rows["event"] if row[1] < events]} | {table: rows[table] for table in OPENING}
    group |= {table: rows[table] for table in ENDING if len(seals) == 1}
    return events, digest(group)


def fault(ask: Ask, name: str) -> str:
    """What does not agree with the seals of a match; nothing, if all is as it was written."""
    rows, seals = stored(ask, name), list(ask('SELECT events, digest FROM seal WHERE "match" = ? ORDER BY 1', name))
    if not rows["match"]:
        return "its first row is lost"
    if not seals:
        return "its seals are lost"
    return next((words for words in faults(rows, seals)), "")


def faults(rows: dict[str, list[Any]], seals: list[Any]) -> Iterator[str]:
    """Group by group; what is wrong first comes first."""
    numbers, before = [row[1] for row in rows["event"]], 0
    for n, (events, seen) in enumerate(seals):
        group = {"event": [row for row in rows["event"][before:] if row[1] < events]}
        group |= {table: rows[table] for table in OPENING if n == 0}
        group |= {table: rows[table] for table in ENDING if n == len(seals) - 1}
        if digest(group) != seen:
            lost = events - sum(number < events for number in numbers)
            yield (
                f"{lost} of its first {events} events are lost" if lost > 0 else f"it was changed up to event {events}"
            )
        before += len(group["event"])
    if before < len(numbers):
        yield "there are events that were never sealed"


def missing(ask: Ask, last: int) -> int:
    """How many seals of the house are lost, whosever they were; those of erased tables are not."""
    (count,), *_ = ask("SELECT count(*) + (SELECT coalesce(sum(seals), 0) FROM erasure) FROM seal")
    (most,), *_ = ask("SELECT coalesce(max(number), 0) FROM seal")
    return int(max(last, most) - count)


def highest(ask: Ask) -> int:
    """The last number that SQLite gave a seal."""
    return int(max([row[0] for row in ask("SELECT seq FROM sqlite_sequence WHERE name = 'seal'")], default=0))
