"""A clock that jumps: what waits for hours is over at once, and everybody agrees on what time it is."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import numpy as np

from majlis.core.game import Game, States
from majlis.table.lobby import Lobby
from majlis.table.table import Table
from tests.table.waits import OWNER, Asleep, house


class Virtual(asyncio.SelectorEventLoop):
    """A loop that does not wait for the next thing to do, but sets its clock to it."""

    def __init__(self) -> None:
        super().__init__()
        self.now, selector = 0.0, self._selector  # type: ignore[attr-defined]
        wait = selector.select

        def select(timeout: float | None = None) -> Any:
            ready = wait(0 if timeout else timeout)
            self.now += 0 if ready else timeout or 0
            return ready

        selector.select = select

    def time(self) -> float:
        return self.now


def virtually(work: Coroutine[Any, Any, Any]) -> Any:
    with asyncio.Runner(loop_factory=Virtual) as run:
        return run.run(work)


class Musing(Asleep):
    """Bots that think longer, the more they could do, and longer still over some cards than over others; where nothing
    is to choose, not at all."""

    def __init__(self, most: float) -> None:
        self.most, self.forced, self.thought = most, 0, set[float]()

    async def choose(self, game: Game, player: str, view: States, seat: int, whom: str = "") -> int:
        choices = np.flatnonzero(game.open(view))
        chance = hashlib.sha256(view.tobytes()).digest()
        seconds = self.most * (chance[0] + 1) / 257 if len(choices) > 1 else 0.0
        self.forced += len(choices) == 1
        self.thought.add(seconds)
        await asyncio.sleep(seconds)
        return int(choices[chance[1] % len(choices)])


async def waited(
    folder: Path, game: Game, players: list[str], pace: float, many: int, bots: Musing
) -> list[tuple[str, float]]:
    """Who played, and how long after the move before it that was shown, for so many moves of bots."""
    found: list[tuple[str, float]] = []
    clock = asyncio.get_running_loop().time

    async with house(folder, bots, 1.0) as lobby:
        while len(found) < many:
            await watch(lobby, game, players, pace, lambda who, when: found.append((who, when)), clock)
    return found[:many]


async def watch(
    lobby: Lobby,
    game: Game,
    players: list[str],
    pace: float,
    note: Callable[[str, float], None],
    clock: Callable[[], float],
) -> None:
    """One match to its end, or to a person's turn."""
    table: Table = await lobby.open(OWNER, game, players)
    table.pace[0] = pace
    over, before, who = asyncio.Event(), [clock()], [table.bot_to_move()]

    def changed() -> None:
        note(str(who[0]), clock() - before[0])
        before[0], who[0] = clock(), table.bot_to_move()
        if who[0] is None:
            over.set()

    table.audience.add(changed)
    await over.wait()
