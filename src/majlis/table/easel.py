"""Who draws when: one table after another, and none while somebody waits for the answer to a move."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

PATIENCE = 0.05  # seconds that a drawing waits for answers at most: however much is played, all is shown

TIDY, CALM = 20.0, 2.0  # seconds between two times; without any move before


class Easel:
    """One for a house. A drawing cannot be broken off, so whoever plays waits for one of them, never for all."""

    def __init__(self) -> None:
        self._free, self._calm, self._acts = asyncio.Lock(), asyncio.Event(), 0
        self._calm.set()
        self._last = 0.0  # when somebody last had an answer

    async def tidy(self) -> None:
        """Go through all objects when nobody plays: that stops the house for a moment (see web/serve.py)."""
        while True:
            await asyncio.sleep(TIDY)
            if not self._acts and asyncio.get_running_loop().time() - self._last > CALM:
                gc.collect()

    @contextmanager
    def hush(self) -> Iterator[None]:
        """Meanwhile somebody waits for an answer."""
        self._acts += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._acts -= 1
            self._last = asyncio.get_running_loop().time()
            if not self._acts:
                self._calm.set()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """When it is one's turn to draw; others are heard before."""
        async with self._free:
            await asyncio.sleep(0)
            if self._acts:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._calm.wait(), PATIENCE)
            yield
