"""A house as one process of the world: the real store, lobby and socket, on a folder that outlives it."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from majlis.core.game import Game, States
from majlis.table.lobby import Lobby
from majlis.table.store import Store
from majlis.web.limits import Limits
from majlis.web.live import Visit
from tests.simulation.loop import Loop, Process
from tests.simulation.wire import Line

PACE = 0.4


class Bots:
    """Bots that take their time and choose by chance."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop

    async def choose(self, game: Game, player: str, view: States, seat: int, whom: str = "") -> int:
        await asyncio.sleep(self.loop.chance.random() * 2)
        return int(self.loop.chance.choice(np.flatnonzero(game.open(view))))

    def close(self) -> None:
        pass


class House:
    """One life of it: from its start until it is killed."""

    def __init__(self, name: str, folder: Path, loop: Loop, pens: Any, visits: type[Visit]) -> None:
        self.process, self.visits = Process(name), visits
        self.lines: list[Line] = []
        self.process.context.run(self._open, folder, loop, pens)
        self.process.start(self.lobby.keep_time())

    def _open(self, folder: Path, loop: Loop, pens: Any) -> None:
        self.store = Store(folder, pens=pens)
        self.lobby = Lobby(self.store, Bots(loop), PACE)  # type: ignore[arg-type]
        self.state = SimpleNamespace(lobby=self.lobby, limits=Limits(clock=loop.time))

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
