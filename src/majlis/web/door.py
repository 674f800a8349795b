"""The door: whoever has said nothing yet waits for a while, and not at all while others stand outside."""

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from majlis.core.machine import file_handles

FIRST = 10.0  # seconds in which a whole request must have come
SPARE = 128  # file handles that the house keeps for itself: database, workers, pages
AT_ONCE = 64  # connections that are taken before any of them is looked at
UNSAID = (h11.IDLE, h11.SEND_BODY)  # states of a request of which something is missing


class Door(H11Protocol):
    """One connection, before it is a socket of a page."""

    silent: ClassVar[dict["Door", asyncio.TimerHandle]] = {}  # who has not said all yet, the longest silent first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()
        if len(self.connections) > file_handles() - SPARE:
            next(iter(Door.silent)).close()  # at worst this one

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in UNSAID or self.transport.get_protocol() is not self:  # it is a socket now
            self._heard()
        elif self not in Door.silent:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        super().connection_lost(exc)

    def close(self) -> None:
        """Close it without a word: nothing was asked."""
        self._heard()
        self.transport.abort()

    def _wait(self) -> None:
        Door.silent[self] = self.loop.call_later(FIRST, self.close)

    def _heard(self) -> None:
        if alarm := Door.silent.pop(self, None):
            alarm.cancel()
