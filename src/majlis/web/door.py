"""The door: whoever has said nothing yet waits for a while, and not at all while others stand outside. Whoever does not
take what is sent to them is not waited for either: so little is kept for them that nobody else notices."""

import asyncio
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from majlis.core.machine import file_handles

FIRST = 10.0  # seconds in which a whole request must have come
SPARE = 128  # file handles that the house keeps for itself: database, workers, pages
SLOW = 30.0  # seconds in which one must have taken what was sent, up to a last few kilobytes
AT_ONCE = 64  # connections that are taken before any of them is looked at
UNSAID = (h11.IDLE, h11.SEND_BODY)  # states of a request of which something is missing


class Sends:
    """A connection of which no more is kept than what lies in the system's hands, and one message behind it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    late: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self.late = self.loop.call_later(SLOW, self.transport.abort)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self._taken()
        super().connection_lost(exc)  # type: ignore[misc]

    def _taken(self) -> None:
        if self.late:
            self.late.cancel()


class Wire(Sends, WebSocketsSansIOProtocol):
    """The socket of a page."""


class Door(Sends, H11Protocol):
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
