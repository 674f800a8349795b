"""A house as one process of the world: the real store, lobby and socket, on a folder that outlives it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from sqlalchemy import Engine

from majlis.core.game import Game, States
from majlis.table.database import NAME, opened
from majlis.table.folder import Folder
from majlis.table.lease import RENEWED, Lease
from majlis.table.lobby import Lobby
from majlis.table.store import Store
from majlis.web.limits import Limits
from majlis.web.vitals import Vitals
from tests.simulation.loop import Loop, Process
from tests.simulation.wire import Line

PACE = 0.4
COMPILED: dict[Any, Any] = {}
DIALECT: dict[str, Any] = {}


class Bots:
    """Bots that take their time and choose by chance."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    async def choose(self, game: Game, player: str, view: States, seat: int, whom: str = "") -> int:
        await asyncio.sleep(self.loop.chance.random() * 2)
        return int(self.loop.chance.choice(np.flatnonzero(game.open(view))))

    def close(self) -> None:
        pass


class Busy(Exception):
    """Another process keeps the house."""


class Leased(Folder):
    """A database that several processes reach, as in PostgreSQL: kept under a lease, by the clock of the database."""

    def __init__(self, folder: Path, name: str, clock: Callable[[], float]) -> None:
        super().__init__(folder)
        self.name, self.clock = name, clock

    def open(self) -> tuple[Engine, Engine]:
        pen, eyes = (opened(self.folder / NAME, writes) for writes in (True, False))
        for engine in (pen, eyes):  # or every house would put all its questions into SQL anew
            engine._compiled_cache, engine.dialect = COMPILED, DIALECT.setdefault("sqlite", engine.dialect)
        self.lease = Lease(pen, self.name, self.clock)
        if not self.lease.take():
            pen.dispose()
            raise Busy
        self.fence = self.lease.fence
        return pen, eyes

    def close(self) -> None:
        """A process that is killed gives nothing back: the next one waits."""


class House:
    """One life of it: from its start until it is killed, or has lost the house to another."""

    grounds = Leased

    def __init__(self, name: str, folder: Path, world: Any) -> None:
        loop, self.process, self.visits = world.loop, Process(name), world.visits
        self.lines: list[Line] = []
        self.ground = self.grounds(folder, name, lambda: 1000 + loop.time())
        self.process.context.run(self._open, folder, world)
        self.process.start(self.lobby.keep_time())
        self.process.start(self.post.run())
        self.process.start(self._renew())

    async def _renew(self) -> None:
        while self.ground.lease.renew():
            await asyncio.sleep(RENEWED)
        self.process.end()

    def _open(self, folder: Path, world: Any) -> None:
        loop, self.store = world.loop, Store(folder, pens=world.pens, ground=self.ground)
        self.lobby = Lobby(self.store, Bots(loop), PACE)  # type: ignore[arg-type]
        self.post = world.posts(self.lobby, world)
        self.state = SimpleNamespace(lobby=self.lobby, limits=Limits(clock=loop.time), vitals=Vitals())

    def welcome(self, line: Line, table: str, person: str) -> None:
        self.lines.append(line)
        self.process.start(self._visit(line, table, person))

    async def _visit(self, line: Line, name: str, person: str) -> None:
        table = await self.lobby.table(name)
        assert table
        await self.visits(line, table, person).run()  # type: ignore[arg-type]

    async def back(self, name: str, person: str) -> None:
        """Somebody's seats are their own again."""
        if table := await self.lobby.table(name):
            await table.company.come_back(person)

    def bury(self) -> None:
        """What the system does with a dead process: its files are closed, its lines are cut."""
        self.process.alive = False
        for line in self.lines:
            line.cut()
        self.store.close()
