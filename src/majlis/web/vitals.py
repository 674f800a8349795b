"""How the house is: what was asked and how long it took, as plain numbers; no name, no table, no card among them."""

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import accumulate

from starlette.requests import Request

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
NOWHERE = "(nowhere)"  # the path of what no route answers: a stranger's words are no label
LOOK = 1.0  # seconds between two looks at the loop


class Times:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts, self.sum = [0] * (len(BOUNDS) + 1), 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    @property
    def buckets(self) -> list[tuple[str, int]]:
        """So many within each bound."""
        return list(zip([*map(str, BOUNDS), "+Inf"], accumulate(self.counts), strict=True))


class Vitals:
    """What is counted from the start of the house on."""

    def __init__(self) -> None:
        self.asked: Counter[tuple[str, str, str]] = Counter()  # requests, by method, route and status
        self.pages, self.acts, self.lag = Times(), Times(), Times()
        self.acted: Counter[str] = Counter()  # what was played over sockets: done, refused
        self.sockets = 0

    def answered(self, request: Request, status: int, seconds: float) -> None:
        route = getattr(request.scope.get("route"), "path", NOWHERE)
        self.asked[request.method, route, str(status)] += 1
        self.pages.add(seconds)

    def played(self, done: bool, seconds: float) -> None:
        """An action was answered, by then it is on the disk."""
        self.acted["done" if done else "refused"] += 1
        self.acts.add(seconds)


@asynccontextmanager
async def watched(vitals: Vitals) -> AsyncIterator[None]:
    """Meanwhile the loop is looked at: by how much it comes late, everybody is kept waiting."""
    task = asyncio.create_task(_watch(vitals))
    try:
        yield
    finally:
        task.cancel()


async def _watch(vitals: Vitals) -> None:
    while True:
        begun = time.monotonic()
        await asyncio.sleep(LOOK)
        vitals.lag.add(max(0.0, time.monotonic() - begun - LOOK))
