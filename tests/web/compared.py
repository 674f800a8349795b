"""Two servers with one world in each: the same visit is paid to both, and every byte compared."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from majlis.table.ahead import Ahead
from majlis.table.table import Table
from tests.table.waits import Asleep
from tests.web.house import OPENED, House
from tests.web.surfaces import CLOCKED, settle
from tests.web.visit import Visit
from tests.web.worlds import FRIEND, OWNER, Case, agreed, worlds


@contextmanager
def houses(folder: Path) -> Iterator[tuple[House, House]]:
    """Two servers, under the same name, at the same hour."""
    clock = SimpleNamespace(time=lambda: OPENED + 300)
    with ExitStack() as stack:
        for module in CLOCKED:
            stack.enter_context(patch(f"{module}.time", clock))
        stack.enter_context(patch("majlis.table.faults.secrets", SimpleNamespace(randbelow=lambda n: n // 2)))
        stack.enter_context(patch("majlis.table.daily.now", lambda: datetime.fromtimestamp(clock.time(), UTC)))
        yield tuple(stack.enter_context(House(folder / world, Asleep)) for world in ("ours", "theirs"))


def leaks(pair: tuple[House, House], case: Case) -> list[str]:
    """Every difference that this visitor could see in a part of a visit, and everything that nobody may see."""
    matches = worlds(case)
    step = agreed(case, *matches, random.Random(case.at))
    visits = []
    for house, match in zip(pair, matches, strict=True):
        players = ["me" if player == "friend" else player for player in case.players]
        people = [FRIEND if player == "friend" else OWNER for player in case.players]
        settle(house, OWNER)
        table = house.put(case.name, match, players, OWNER, match.digest(), people)
        table.company.public = not case.private
        visits.append(Visit(house, case, table, step))
    for seat in set(visits[1].table.persons()) - set(case.mine):  # over there others have said what they will do next
        plan(visits[1].table, seat, step)
    for ours, theirs in zip(*(visit.pay() for visit in visits), strict=True):
        both = zip(ours, theirs, strict=False)
        found = [f"{what}: {part(text, other)}" for (what, text), (_, other) in both if text != other]
        if len(ours) != len(theirs):
            found.append(f"{len(ours)} answers here, {len(theirs)} there")
        if found or visits[0].faults:  # from here on the worlds go different ways
            return [*visits[0].faults, *found]
    return []


def plan(table: Table, seat: int, step: int | None) -> None:
    """A list of which nothing is open, now or after the step: it waits, or is dropped."""
    after = [table.match.copy(), table.match.copy()]
    if step is not None:
        after[1].play(step)
    shut = [a for a in range(table.match.game.actions) if not any(a in it.open() for it in after)]
    table.plans[seat] = Ahead(seat, tuple(shut[:3]))


def part(text: str, other: str) -> str:
    """Where two texts part, and how they go on."""
    at = next((i for i in range(min(len(text), len(other))) if text[i] != other[i]), min(len(text), len(other)))
    return f"{text[max(0, at - 40) : at + 40]!r} or {other[max(0, at - 40) : at + 40]!r}"
