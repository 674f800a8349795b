"""The clocks of all tables: when the time of a turn is over, a bot plays in somebody's place. A table need not be in
memory for that: when its clock may be over is known without it."""

import asyncio
import time
from abc import ABC, abstractmethod

from majlis.core.refusal import Refusal
from majlis.table.faults import LOG, note
from majlis.table.hours import spent_up
from majlis.table.slow import remember, timed
from majlis.table.store import Store
from majlis.table.table import Table

STEP = 30.0  # seconds by which a clock may be wrong without a word
TICK = 1.0  # seconds between two looks at the clocks
LATER = 60.0  # seconds until a clock that could not ring is looked at again


class Clocks(ABC):
    """What a lobby knows of time."""

    store: Store

    def __init__(self) -> None:
        self.clock = time.time
        self._tables: dict[str, Table] = {}
        self._alarms: dict[str, float] = {}  # when the clock of a table is to be looked at, in memory or not
        self._looked = self.clock(), time.monotonic()
        self._steps: list[tuple[float, float]] = []  # when the machine's clock was put, and by how much

    @abstractmethod
    async def table(self, name: str) -> Table | None:
        """A table, in memory or not."""

    @abstractmethod
    def tidy(self) -> None:
        """Let go of what nobody looks at."""

    def _set_alarm(self, table: Table) -> None:
        if table.due is None:
            self._alarms.pop(table.name, None)
        else:
            self._alarms[table.name] = table.due

    async def keep_time(self) -> None:
        """Look at all clocks, once a second; a table is brought back from the store when its own may be over."""
        await asyncio.to_thread(remember, self.store)
        self._alarms = await asyncio.to_thread(timed, self.store) | self._alarms
        self._looked = self.clock(), time.monotonic()
        while True:
            self.regulate()
            now = self.clock()
            for name in [name for name, due in self._alarms.items() if due <= now]:
                await self._look_at_clock(name)
            self.tidy()
            await asyncio.sleep(TICK)

    async def _look_at_clock(self, name: str) -> None:
        self._alarms.pop(name, None)
        try:
            if table := await self.table(name):
                await self.ring(table)
                self._set_alarm(table)
        except Refusal:  # of other rules: nobody can play on
            pass
        except Exception as error:  # a full disk, say: the other clocks go on, and this one in a while
            self._alarms[name] = self.clock() + LATER
            note(error, f"the clock of table {name}")

    async def look_again(self) -> None:
        """Somebody's vacation has changed: clocks may be over earlier."""
        for name, due in (await asyncio.to_thread(timed, self.store)).items():
            self._alarms[name] = min(due, self._alarms.get(name, due))
        for table in self._tables.values():
            table.company.call()

    def regulate(self) -> None:
        """If the machine's clock was put on or back, or the machine slept: nobody's turn is longer or shorter."""
        before, self._looked = self._looked, (self.clock(), time.monotonic())
        step = (self._looked[0] - before[0]) - (self._looked[1] - before[1])
        if abs(step) < STEP:
            return
        LOG.error("The clock of this machine was put by %+.0f seconds, or it slept: the times for turns go on.", step)
        self._steps.append((before[0], step))
        self._alarms = {name: due + step for name, due in self._alarms.items()}
        for table in self._tables.values():
            shift(table, step)

    async def ring(self, table: Table) -> None:
        """If the time of a turn is over, a bot plays in this person's place: once, however often one looks."""
        async with table.lock:
            if table.due is not None and self.clock() >= table.due:
                seat = table.company.at(table.match.turn)
                assert seat
                alone = seat.seat if spent_up(table, self.clock()) else None  # its own time is out, not its person away
                await table.company.stand_in(seat.person, table.company.pact.bot, alone)


def shift(table: Table, step: float) -> None:
    """The clock of this machine was put by so many seconds: the turn at a table began as much later."""
    table.since, table.company.seated_at = table.since + step, table.company.seated_at + step
    table.company.rests = [(since + step, until + step) for since, until in table.company.rests]
