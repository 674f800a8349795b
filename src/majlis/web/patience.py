"""How much a house does for nothing: who asks faster than a person could is made to wait."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

BURST, RATE = 200, 20  # so many answers at once, then so many a second
PRICES = {"why": 0.1}  # a sentence costs less than a drawing
MANY = 10_000  # whose doings are remembered


class Patience:
    """One visitor's share of answers that move nothing on. A move that was accepted costs none of it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock, self.left, self.since = clock, float(BURST), clock()

    def spend(self, kind: str = "") -> float:
        """Pay for an answer of this kind; how many seconds to wait before the next question is heard."""
        now = self.clock()
        self.left, self.since = min(BURST, self.left + (now - self.since) * RATE) - PRICES.get(kind, 1), now
        return max(0.0, -self.left / RATE)

    async def wait(self, kind: str) -> None:
        await asyncio.sleep(self.spend(kind))


class Often:
    """How often each may do something: so many times within so many seconds."""

    def __init__(self, times: int, within: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.times, self.within, self.clock = times, within, clock
        self._done: dict[str, deque[float]] = {}

    def full(self, who: str) -> bool:
        """Has somebody done it too often to do it now?"""
        since = self.clock() - self.within
        while (done := self._done.get(who)) and done[0] <= since:
            done.popleft()
        return len(self._done.get(who, ())) >= self.times

    def note(self, who: str) -> None:
        """It was done once more; whoever did it longest ago is forgotten, where there are too many."""
        done = self._done.pop(who, None) or deque()
        done.append(self.clock())
        self._done[who] = done
        while len(self._done) > MANY:
            del self._done[next(iter(self._done))]

    def allows(self, who: str) -> bool:
        """The same at once: false if it was too often, else it is noted."""
        if self.full(who):
            return False
        self.note(who)
        return True
