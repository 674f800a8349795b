"""How time runs at a table: a turn's and each seat's own, which stand still while the game rests or somebody is away.

Whatever ends a stretch of somebody's time (an event that passes the turn, a change of seats) is written together with
what it took: a crash between two writes neither loses nor doubles a second.
"""

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from majlis.bots.search.ways import DEFAULT

if TYPE_CHECKING:
    from majlis.table.table import Table

EVENT, SITTING, GRACE = "event", "sitting", "grace"
AGAIN = 10  # who returns when all time was spent has this part of it again
Span = tuple[float, float]


class Pact(NamedTuple):
    """What was agreed about the time of a whole game."""

    budget: int = 0  # seconds of each seat; 0 for none
    bot: str = DEFAULT  # who takes over when time is out
    stays: bool = False  # and plays to the end; else until its owner returns


FREE = Pact()


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same stretches of time, in order and none within another."""
    found: list[Span] = []
    for since, until in sorted(spans):
        if found and since <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], until)
        elif since < until:
            found.append((since, until))
    return found


def ran(since: float, until: float, still: Iterable[Span]) -> float:
    """How long a clock ran that stood still in these stretches."""
    lost = sum(max(0.0, min(until, end) - max(since, begin)) for begin, end in merged(still))
    return max(0.0, until - since - lost)


def over(since: float, seconds: float, still: Iterable[Span]) -> float:
    """When such a clock has run for so long; never, if it stands still for good."""
    for begin, end in merged(still):
        if end <= since:
            continue
        run = max(0.0, begin - since)
        if run >= seconds:
            break
        since, seconds = end, seconds - run
    return since + seconds


# --- of one table


def began(table: "Table") -> float:
    """When the stretch of time that runs now began."""
    return max(table.since, table.company.seated_at)


def still(table: "Table") -> list[Span]:
    """When the clock of whose turn it is stands still."""
    seat = table.company.at(table.match.turn)
    away = table.store.vacations.get(seat.person, []) if seat else []
    return [*table.company.rests, *away]


def ticks(table: "Table") -> bool:
    """Is it the turn of a person in a game that goes on?"""
    seat = table.company.at(table.match.turn)
    return seat is not None and seat.human and not table.match.over and not table.left


def due(table: "Table") -> float | None:
    """When the time of a person's turn is over, if it runs."""
    company = table.company
    if not (company.deadline or company.pact.budget) or not ticks(table):
        return None
    seconds = [float(company.deadline)] * bool(company.deadline)
    seconds += [kept(table, table.match.turn)] * bool(company.pact.budget)
    found = over(began(table), min(seconds), still(table))
    return found if math.isfinite(found) else None


def kept(table: "Table", seat: int) -> float:
    """What a seat had left of its own time when the present stretch began."""
    return max(0.0, table.company.pact.budget - table.spent.get(seat, 0.0))


def clocks(table: "Table", now: float) -> list[int] | None:
    """What each seat has left, for all to see; of bots that never were a person's, nothing is counted."""
    if not table.company.pact.budget:
        return None
    seats = [it.seat for it in table.company.seats]
    return [max(0, round(kept(table, seat) - running(table, seat, now))) for seat in seats]


def running(table: "Table", seat: int, now: float) -> float:
    """What the present stretch takes from a seat so far."""
    runs = seat == table.match.turn and ticks(table)
    return min(kept(table, seat), ran(began(table), now, still(table))) if runs else 0.0


def toll(table: "Table", by: str, number: int, now: float) -> list[dict[str, Any]]:
    """The row that is written with what ends a stretch."""
    if not table.company.pact.budget or not ticks(table):
        return []
    seat = table.match.turn
    return [row(table, by, number, seat, running(table, seat, now))]


def grace(table: "Table", number: int, seat: int) -> list[dict[str, Any]]:
    """Who returns when all time was spent has a part of it again."""
    again = table.company.pact.budget / AGAIN
    return [row(table, GRACE, number, seat, -again)] if out_of_time(table, seat) else []


def out_of_time(table: "Table", seat: int) -> bool:
    return table.company.pact.budget > 0 and kept(table, seat) <= 0


def spent_up(table: "Table", now: float) -> bool:
    """Is all time of the seat whose turn it is spent by now?"""
    seat = table.match.turn
    return table.company.pact.budget > 0 and running(table, seat, now) >= kept(table, seat)


def row(table: "Table", by: str, number: int, seat: int, seconds: float) -> dict[str, Any]:
    return {"match": table.name, "by": by, "number": number, "seat": seat, "seconds": seconds}


def sums(rows: Sequence[dict[str, Any]]) -> dict[int, float]:
    """What was taken from each seat."""
    found: dict[int, float] = {}
    for it in rows:
        found[it["seat"]] = found.get(it["seat"], 0.0) + it["seconds"]
    return found
