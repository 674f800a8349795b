"""Who waits for a worker: everybody's questions in their own order, and nobody's second one before another's first."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """Things that are lent to one asker at a time, in turn by who asks: however much one wants, others wait for one."""

    def __init__(self) -> None:
        self.free: list[T] = []
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}  # whose turn is next stands first

    @property
    def length(self) -> int:
        """How many questions wait."""
        return sum(not place.done() for own in self._waiting.values() for place in own)

    async def get(self, whom: str) -> T:
        """The next free thing; who stops waiting leaves the line."""
        if self.free:
            return self.free.pop()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whom, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given just now
                self.put(place.result())
            raise

    def put(self, thing: T) -> None:
        """Give it to the first of the line that still waits; that asker's next question goes behind all others'."""
        while self._waiting:
            whom = next(iter(self._waiting))
            own = self._waiting.pop(whom)
            place = own.popleft()
            if own:
                self._waiting[whom] = own
            if not place.done():
                place.set_result(thing)
                return
        self.free.append(thing)
