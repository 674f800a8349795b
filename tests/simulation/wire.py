"""The network: a line keeps its order, may be slow, and may be cut. What was on its way is lost then, or comes late,
after what was sent over a newer line: so messages are dropped, doubled and overtaken."""

import asyncio
import contextvars
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocketDisconnect

from tests.simulation.loop import Loop, Process

DELAY = 0.2  # seconds on the way, at most
INSTANT = 1e-6  # between two messages over one line
GHOST = 8.0  # seconds by which what a cut line has swallowed may come late
DOUBLED, OVERTAKEN = 0.03, 0.03  # how often a message comes twice, or later than the next
WORLD = contextvars.Context()  # what is on its way outlives whoever sent it


class Line:
    """Between one page and one process. The end at the house looks like a socket of Starlette."""

    def __init__(self, process: Process, state: Any, page: Callable[[str], None], lost: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Loop)
        self.loop, self.process, self.app = loop, process, self
        self.state, self.page, self.lost = state, page, lost
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.up, self.open = True, True  # as seen by the page, and by the house
        self._in = self._out = 0.0  # when the last message arrives

    # --- the page's end

    def send(self, text: str) -> None:
        chance = self.loop.chance
        if not self.up:
            return
        self._in = max(self._in + INSTANT, self.loop.now + chance.random() * DELAY)
        late = DELAY if chance.random() < OVERTAKEN else 0.0
        for _ in range(2 if chance.random() < DOUBLED else 1):
            self.loop.call_at(self._in + late, self._arrive, text, context=WORLD)

    def _arrive(self, text: str, ghost: bool = False) -> None:
        """A cut line swallows what was on its way, or hands it on late."""
        if self.up or ghost:
            if self.process.alive and self.open:
                self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        elif self.loop.chance.random() < 0.5:
            self.loop.call_later(self.loop.chance.random() * GHOST, self._arrive, text, True, context=WORLD)

    def cut(self) -> None:
        """The page knows at once, the house only after a while."""
        if self.up:
            self.up = False
            self.loop.call_later(self.loop.chance.random() * 2 * GHOST, self._noticed, context=WORLD)
            self.lost()

    def _noticed(self) -> None:
        self.open = False
        self.inbox.put_nowait({"type": "websocket.disconnect"})

    # --- the house's end

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send_text(self, text: str) -> None:
        if not self.open:
            raise WebSocketDisconnect
        if self.process.alive:
            self._out = max(self._out + INSTANT, self.loop.now + self.loop.chance.random() * DELAY)
            self.loop.call_at(self._out, self._reach, text, context=WORLD)
        await asyncio.sleep(0)

    def _reach(self, text: str) -> None:
        if self.up:
            self.page(text)

    async def close(self, code: int = 1000) -> None:
        self.open = False
        self.loop.call_soon(self.cut, context=WORLD)
