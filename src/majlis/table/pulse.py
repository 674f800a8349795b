"""The pulse of a keeper: it says every second that it is there, strikes out who is silent, and hears hints.

All of it in a thread of its own with a loop of its own, so that whatever hangs, it does not hang for ever.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from majlis.table.faults import LOG

if TYPE_CHECKING:
    from psycopg import AsyncConnection

LASTS = 4.0  # seconds without a word after which a keeper is struck out
RENEWED = 0.8  # seconds between two words
DOUBTFUL = 2.0  # seconds without a word after which nobody lives behind a door that is shut
ANSWER = 2.0  # seconds for an answer of the database
GIVEN_UP = 20.0  # seconds after which who hears nothing of the database ends: others have its tables by then
CHANNEL = "majlis"  # on which hints are given
NOW = "extract(epoch from clock_timestamp())"
RENEW = f"UPDATE keeper SET until = {NOW} + %s WHERE number = %s"
STRIKE = (  # not while somebody is in a transaction; nor just after the database itself was away
    f"DELETE FROM keeper WHERE number IN (SELECT number FROM keeper WHERE until < {NOW}"
    f" AND extract(epoch from pg_postmaster_start_time()) < {NOW} - 5 FOR UPDATE SKIP LOCKED)"
)


class Pulse:
    """Of one keeper; `keepers` are those that are there, as far as was heard."""

    def __init__(self, address: dict[str, Any], number: int, heard: Callable[[], None]) -> None:
        self.address, self.number, self.heard = address, number, heard
        self.keepers: frozenset[int] = frozenset({number})
        self.losses = 0  # how often somebody was gone: who looks seldom compares it
        self.since = self.last = time.monotonic()  # since when, and when last, the database answered

    async def beat(self, over: threading.Event) -> None:
        """Until the house closes, or this keeper was struck out, or the database was away for too long."""
        import psycopg

        while not over.is_set() and time.monotonic() - self.last < GIVEN_UP:
            try:
                async with asyncio.timeout(ANSWER):
                    line = await psycopg.AsyncConnection.connect(**self.address, autocommit=True)
                    await line.execute(f"LISTEN {CHANNEL}")
                async with line:
                    if not await self._along(line, over):
                        return
            except (psycopg.Error, TimeoutError, OSError) as error:
                LOG.error("The database cannot be reached: %s", str(error).strip() or "no answer")
                self.since = time.monotonic() + LASTS  # who was away oneself cannot tell who else is
                await asyncio.sleep(RENEWED / 4)

    async def _along(self, line: "AsyncConnection[Any]", over: threading.Event) -> bool:
        """Along one line, as long as it holds; false if this keeper was struck out."""
        while not over.is_set():
            async with asyncio.timeout(ANSWER):
                if not (await line.execute(RENEW, (LASTS, self.number))).rowcount:
                    return False
                self.last = time.monotonic()
                if self.last >= self.since:
                    await line.execute(STRIKE)
                rows = await (await line.execute("SELECT number FROM keeper")).fetchall()
            self._know(frozenset(row[0] for row in rows))
            async for _ in line.notifies(timeout=RENEWED, stop_after=1):
                self.heard()
        return True

    def _know(self, found: frozenset[int]) -> None:
        before, self.keepers = self.keepers, found
        if before - found:
            self.losses += 1
            with suppress(RuntimeError):  # the house is closing
                self.heard()
