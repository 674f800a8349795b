"""A world from one seed: a house, its disk, its clock, the network, people and bots, and whatever can go wrong.

`python -m tests.simulation.world 4711` plays the world of that seed again, step by step the same, and says what it saw.
"""

import asyncio
import atexit
import hashlib
import logging
import random
import secrets
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from majlis.core import match
from majlis.core.game import load
from majlis.table.database import NAME
from majlis.table.faults import LOG
from majlis.table.lease import LASTS
from majlis.table.lobby import Terms
from majlis.table.outbox import Letter
from majlis.table.store import Store
from majlis.web.live import Visit
from tests.simulation.check import checked
from tests.simulation.disk import SlowPen
from tests.simulation.house import Busy, House
from tests.simulation.loop import Loop, Process
from tests.simulation.page import Page
from tests.simulation.post import Post, soon, subscribe
from tests.simulation.wire import WORLD

NIM = "nim"
STORM, CALM = 30.0, 40.0  # seconds with faults, and seconds after them in which all must come right
EPOCH = 1_800_000_000.0  # what the clock on the wall shows in the beginning
ANNA, BERT, CARL, EVE = "anna", "bert", "carl", "eve"


@dataclass
class Told:
    """What came of a world."""

    wrong: list[str] = field(default_factory=list)
    digest: str = ""
    counts: Counter[str] = field(default_factory=Counter)


class World:
    """Everything there is."""

    pens: Any = SlowPen
    visits: Any = Visit
    posts: Any = Post
    resends = True  # do pages send again what was not answered?
    haste = 1.6  # seconds between two looks of a person, at most

    def __init__(self, seed: int, folder: Path) -> None:
        self.folder, self.loop = folder, Loop(random.Random(seed))
        self.step_of_clock, self.quiet = 0.0, False
        self.house: House | None = None  # the one that pages find
        self.houses: list[House] = []
        self.pages: list[Page] = []
        self.tables: list[str] = []
        self.letters: list[Letter] = []
        self.digest, self.counts, self.faults = hashlib.sha256(), Counter[str](), list[str]()

    def note(self, who: str, text: str) -> None:
        """Whatever anybody sees goes into the digest of this world."""
        self.digest.update(f"{self.loop.now:.9f} {self.loop.steps} {who} {text}\n".encode())

    # --- its course

    async def run(self) -> Told:
        self.open()
        await self.set_tables()
        people = [asyncio.ensure_future(page.live()) for page in self.pages]
        await self.storm()
        self.calm()
        await asyncio.sleep(CALM)
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        wrong = [*self.loop.broken, *self.faults, *checked(self)]
        for house in self.houses:
            if house.process.alive:
                house.bury()
        return Told(wrong, self.digest.hexdigest(), self.counts)

    def open(self) -> None:
        """Somebody starts a house as soon as nobody keeps it any more."""
        if self.house and self.house.process.alive and not self.house.process.frozen:
            return
        name = f"house {self.counts['houses']}"
        try:
            fresh = House(name, self.folder, self)
        except Busy:
            self.loop.call_later(0.5, self.open, context=WORLD)
            return
        self.counts["houses"] += 1
        self.house = fresh
        self.houses.append(fresh)
        fresh.process.died = lambda: self.died(fresh)
        fresh.process.froze = lambda: self.froze(fresh.process)

    def died(self, house: House) -> None:
        house.bury()
        if house is self.house:
            self.house = None
            self.loop.call_later(self.loop.chance.random() * 4, self.open, context=WORLD)

    async def set_tables(self) -> None:
        """By the house itself: what it starts for them, its bots above all, ends with it."""
        assert self.house
        own = self.house.process.context.copy()
        await self.loop.create_task(self._set_tables(), context=own)

    async def _set_tables(self) -> None:
        assert self.house
        lobby, game, chance = self.house.lobby, load(NIM), self.loop.chance
        casts = chance.sample(["friends", "device", "bot"], 2)
        await subscribe(self.house.store, (ANNA, BERT, CARL))
        for cast in casts:
            if cast == "friends":
                terms = Terms(public=True, deadline=chance.choice([0, 3, 6]))
                room = await lobby.gather(ANNA, game, ["me", "open"], 0, ["Anna", ""], terms)
                await room.sit(BERT, 1, "Bert")
                table = await lobby.begin_room(room)
                self.pages += [Page(self, who, table.name) for who in (ANNA, BERT, EVE)]
            else:
                players = ["me", "guest"] if cast == "device" else ["me", "random"]
                table = await lobby.open(CARL, game, players, names=["Carl", "Dora"])
                self.pages += [Page(self, CARL, table.name) for _ in range(chance.choice([1, 1, 2]))]
            self.tables.append(table.name)

    async def storm(self) -> None:
        """One thing after another goes wrong, sometimes at once."""
        evils = [
            self.kill,
            self.kill,
            self.cut,
            self.leave,
            self.freeze,
            self.put_clock,
            self.fill_disk,
            self.slow_disk,
        ]
        while self.loop.now < STORM:
            await asyncio.sleep(self.loop.chance.expovariate(0.4))
            evil = self.loop.chance.choice(evils)
            self.counts[evil.__name__] += 1
            evil()

    def calm(self) -> None:
        self.quiet = True
        self.pens.full, self.pens.slow, self.loop.reading = False, 0.004, 0.002
        for house in self.houses:
            house.process.fatal = house.process.numb = None

    # --- what can go wrong

    def kill(self) -> None:
        """Between any two steps of it."""
        if self.house and self.house.process.alive:
            self.house.process.fatal = self.loop.chance.randrange(1, 120)

    def cut(self) -> None:
        if lines := [page.line for page in self.pages if page.line]:
            self.loop.chance.choice(lines).cut()

    def leave(self) -> None:
        """Somebody is out for a while, in the midst of whatever it was."""
        page = self.loop.chance.choice(self.pages)
        page.away = self.loop.now + self.loop.chance.random() * 15
        if page.line:
            page.line.cut()

    def freeze(self) -> None:
        """Sometimes for so long that another takes the house over, and the first wakes up as if nothing had been."""
        if self.house and not self.house.process.frozen:
            self.house.process.numb = self.loop.chance.randrange(1, 60)

    def froze(self, process: Process) -> None:
        process.frozen, chance = True, self.loop.chance
        long = chance.random() < 0.5
        seconds = LASTS + 1 + chance.random() * 6 if long else chance.random() * 4
        self.loop.call_later(seconds, self.loop.thaw, process, context=WORLD)
        if long:
            self.loop.call_later(LASTS, self.take_over, context=WORLD)

    def take_over(self) -> None:
        """Whoever sat at the one that does not answer looks for another."""
        before = self.house
        self.open()
        if before and before is not self.house:
            self.counts["taken over"] += 1
            for line in before.lines:
                line.cut()

    def put_clock(self) -> None:
        self.step_of_clock += self.loop.chance.choice([-3600.0, 3600.0, -1.0, 40.0])

    def fill_disk(self) -> None:
        self.pens.full = True
        self.loop.call_later(self.loop.chance.random() * 3, setattr, self.pens, "full", False)

    def slow_disk(self) -> None:
        self.pens.slow = self.loop.reading = 1.0
        self.loop.call_later(self.loop.chance.random() * 4, self.hurry_disk)

    def hurry_disk(self) -> None:
        self.pens.slow, self.loop.reading = 0.004, 0.002


class Ear(logging.Handler):
    """Whatever the house writes to its log as a fault is one."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().startswith("fault"):
            self.world.faults.append(record.getMessage())


@contextmanager
def certain(world: World) -> Iterator[None]:
    """Meanwhile time and chance are the world's, for whoever asks."""
    loop, bits = world.loop, world.loop.chance
    ear, handlers, spread = Ear(world), LOG.handlers[:], LOG.propagate
    LOG.handlers, LOG.propagate = [ear], False
    with (
        patch.multiple(time, time=lambda: EPOCH + loop.now + world.step_of_clock, monotonic=loop.time),
        patch.multiple(
            secrets,
            token_bytes=lambda n=32: bits.randbytes(n),
            token_hex=lambda n=32: bits.randbytes(n).hex(),
            token_urlsafe=lambda n=32: bits.randbytes(n).hex(),
            randbits=bits.getrandbits,
            randbelow=bits.randrange,
        ),
        patch.object(match, "secrets", secrets),
        soon,
    ):
        try:
            yield
        finally:
            LOG.handlers, LOG.propagate = handlers, spread


def simulate(seed: int, worlds: type[World] = World) -> Told:
    """The world of this seed, from its beginning to its end."""
    with tempfile.TemporaryDirectory(dir=quick()) as folder:
        shutil.copy(fresh(), folder)
        world = worlds(seed, Path(folder))
        with certain(world):
            try:
                return world.loop.run_until_complete(world.run())
            finally:
                world.pens.full, world.pens.slow = False, 0.004
                world.loop.end()


@cache
def fresh() -> Path:
    """The database of a house in which nobody ever was: made once, for it takes longer than most lives here."""
    folder = Path(tempfile.mkdtemp(dir=quick()))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    Store(folder).close()
    return folder / NAME


def quick() -> str | None:
    """Where a disk costs nothing, if there is such a place: it is the world's own disk that is slow."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


if __name__ == "__main__":
    for seed in map(int, sys.argv[1:]):
        told = simulate(seed)
        print(seed, told.digest[:16], dict(told.counts), *told.wrong, sep="\n  ")
