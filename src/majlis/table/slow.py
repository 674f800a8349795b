"""What is written of slow games: what was agreed about time, what each seat has spent, when a game rests, and when
somebody is on vacation."""

import asyncio
import math
import time
from contextlib import suppress
from datetime import UTC, datetime

from sqlalchemy import func, insert, select

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.table.hours import FREE, Pact, Span, merged, sums
from majlis.table.schema import finish, gathering, match, move, sitting
from majlis.table.slow_schema import homecoming, pact, pause, spent, vacation
from majlis.table.store import Conflict, Row, Store

WORDS = topic("majlis.words", "slow")
DAY = 24 * 3600.0
DAYS = 30  # of vacation in a year
AHEAD = 366 * DAY  # how far one can plan


def pact_of(store: Store, name: str) -> Pact:
    rows = store.rows(select(pact).where(pact.c.match == name))
    return Pact(rows[0]["budget"], rows[0]["bot"], bool(rows[0]["stays"])) if rows else FREE


def spent_at(store: Store, name: str) -> dict[int, float]:
    """What each seat has spent of its time."""
    return sums(store.rows(select(spent).where(spent.c.match == name)))


def rests_of(store: Store, name: str) -> list[Span]:
    """When a game rested; the last one may have no end yet."""
    rows = store.rows(select(pause).where(pause.c.match == name).order_by(pause.c.number))
    return spans_of([(row["rests"], row["time"]) for row in rows])


def spans_of(rows: list[tuple[bool, float]]) -> list[Span]:
    found: list[Span] = []
    for rests, when in rows:
        if rests:
            found.append((when, math.inf))
        elif found:
            found[-1] = found[-1][0], when
    return found


async def rest(store: Store, name: str, number: int, rests: bool, when: float) -> None:
    """A game rests from now on, or goes on. Of two at once, one is written."""
    row = {"match": name, "number": number, "rests": rests, "time": when}
    await asyncio.wrap_future(store.write(insert(pause).values(row)))


def timed(store: Store) -> dict[str, float]:
    """The running tables on which a clock runs, and when the time of a turn can be over at the earliest: whoever moved
    last may still be at it, and began after the last event of somebody else."""
    of = move.c.match == gathering.c.id
    last = select(move.c.seat).where(of).order_by(move.c.seq.desc()).limit(1).correlate(gathering).scalar_subquery()
    before = select(func.max(move.c.time)).where(of, move.c.seat != last).correlate(gathering).scalar_subquery()
    sat = select(func.max(sitting.c.time)).where(sitting.c.match == gathering.c.id).scalar_subquery()
    query = select(gathering.c.id, gathering.c.deadline, match.c.opened, before.label("moved"), sat.label("sat"))
    query = query.add_columns(pact.c.budget).outerjoin(pact, pact.c.match == gathering.c.id)
    query = query.join(match, match.c.id == gathering.c.id).outerjoin(finish, finish.c.match == gathering.c.id)
    runs = (gathering.c.deadline > 0) | (pact.c.budget > 0)
    rows, least = store.rows(query.where(runs, finish.c.match.is_(None))), _most_spent(store)
    return {it["id"]: max(it["opened"], it["moved"] or 0.0, it["sat"] or 0.0) + _seconds(it, least) for it in rows}


def _seconds(row: Row, most: dict[str, float]) -> float:
    """What is left at least for the turn that runs."""
    own = [max(0.0, row["budget"] - most.get(row["id"], 0.0))] if row["budget"] else []
    return float(min(own + [row["deadline"]] * bool(row["deadline"])))


def _most_spent(store: Store) -> dict[str, float]:
    """What the slowest seat of each table has spent."""
    total = func.sum(spent.c.seconds).label("total")
    rows = store.rows(select(spent.c.match, spent.c.seat, total).group_by(spent.c.match, spent.c.seat))
    found: dict[str, float] = {}
    for row in rows:
        found[row["match"]] = max(found.get(row["match"], 0.0), row["total"])
    return found


# --- vacation


def vacations(store: Store, who: str = "") -> list[Row]:
    """Vacations with their true ends; of one person, or of all."""
    both = (homecoming.c.person == vacation.c.person) & (homecoming.c.number == vacation.c.number)
    query = select(vacation, homecoming.c.time.label("home")).outerjoin(homecoming, both)
    rows = store.rows((query.where(vacation.c.person == who) if who else query).order_by(vacation.c.number))
    return [row | {"until": min(row["until"], math.inf if row["home"] is None else row["home"])} for row in rows]


def remember(store: Store) -> None:
    """Who is away when, for all clocks."""
    found: dict[str, list[Span]] = {}
    for row in vacations(store):
        found.setdefault(row["person"], []).append((row["since"], max(row["since"], row["until"])))
    store.vacations = found


def away_until(store: Store, who: str, now: float) -> float:
    """When the vacation of somebody ends who is away now; 0 for who is not."""
    spans = merged(store.vacations.get(who, []))
    return next((until for since, until in spans if since <= now < until), 0.0)


def days_in(year: int, spans: list[Span]) -> float:
    """How many days of a year these are."""
    begin, end = (datetime(it, 1, 1, tzinfo=UTC).timestamp() for it in (year, year + 1))
    return sum(max(0.0, min(end, until) - max(begin, since)) for since, until in merged(spans)) / DAY


async def go_away(store: Store, who: str, since: float, until: float, lang: str = "en") -> None:
    """From and until when the clocks of somebody stand still: not in the past, and for some days of a year only."""
    now, w = time.time(), WORDS[lang]
    since = max(now, since)
    if not since < until <= now + AHEAD:
        raise Refusal(w["vacation_when"])
    spans = [*store.vacations.get(who, []), (since, until)]
    years = range(datetime.fromtimestamp(since, UTC).year, datetime.fromtimestamp(until, UTC).year + 1)
    if any(days_in(year, spans) > DAYS for year in years):
        raise Refusal(w["vacation_much"].format(n=DAYS))
    number = len(await asyncio.to_thread(vacations, store, who))
    row = {"person": who, "number": number, "since": since, "until": until, "time": now}
    try:
        await asyncio.wrap_future(store.tell(insert(vacation).values(row)))
    except Conflict:
        raise Refusal(w["vacation_twice"]) from None
    await asyncio.to_thread(remember, store)


async def come_home(store: Store, who: str) -> None:
    """All vacations that are not over are: what was not used of them stays free."""
    now = time.time()
    lasts = [it for it in await asyncio.to_thread(vacations, store, who) if it["until"] > now]
    rows = [insert(homecoming).values(person=who, number=it["number"], time=now) for it in lasts]
    with suppress(Conflict):  # two clicks at once
        await asyncio.wrap_future(store.tell(*rows))
    await asyncio.to_thread(remember, store)
