"""Tickets for the socket: each is good for one person, one table and one socket, and not for long."""

import secrets
import time
from collections.abc import Callable

LASTS = 30.0  # seconds
MANY = 10_000  # at a time


class Tickets:
    """Those that are out; they are kept in memory alone."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._out: dict[str, tuple[str | None, str, float]] = {}  # person, table, until when: the oldest first

    def issue(self, person: str | None, table: str) -> str:
        while self._out and (len(self._out) >= MANY or next(iter(self._out.values()))[2] < self.clock()):
            del self._out[next(iter(self._out))]
        ticket = secrets.token_urlsafe(24)
        self._out[ticket] = person, table, self.clock() + LASTS
        return ticket

    def take(self, ticket: str, table: str) -> tuple[str | None] | None:
        """Whose ticket it was, in a tuple, for an onlooker has no name; None if it is good for nothing here."""
        person, where, until = self._out.pop(ticket, (None, "", 0.0))
        return (person,) if where == table and self.clock() <= until else None
