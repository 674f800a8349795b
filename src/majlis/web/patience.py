"""How much a house does for nothing: who asks faster than a person could is made to wait."""

import asyncio
import time
from collections.abc import Callable

BURST, RATE = 200, 20  # so many answers at once, then so many a second
PRICES = {"why": 0.1}  # a sentence costs less than a drawing


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
