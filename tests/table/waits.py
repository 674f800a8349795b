"""What the tests of the table share: a way to wait, workers that need no process, and a house to open tables in."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

from majlis.bots.bot import bot
from majlis.core.game import Game, States, load
from majlis.table.lobby import Lobby
from majlis.table.store import Store

OWNER = "o" * 32


def waits(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits."""

    @wraps(test)
    def run(**given: Any) -> None:
        asyncio.run(test(**given))

    return run


class Here:
    """Bots that think at once, in this process; the same question has the same answer."""

    async def choose(self, game: Game, player: str, view: States, seat: int) -> int:
        return bot(player, game).choose(view, seat, view.tobytes())

    def close(self) -> None:
        pass


class Asleep(Here):
    """Bots that never choose."""

    async def choose(self, game: Game, player: str, view: States, seat: int) -> int:
        await asyncio.Event().wait()
        return -1


@asynccontextmanager
async def house(folder: Path, workers: Any = None, pace: float = 0) -> AsyncIterator[Lobby]:
    """A lobby on a folder, closed afterwards."""
    lobby = Lobby(Store(folder), workers or Here(), pace)
    try:
        yield lobby
    finally:
        await lobby.close()


def desert() -> Game:
    return load("high_desert")


async def until(true: Callable[[], bool]) -> None:
    """Let others work until something holds; a test that waits in vain fails."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)
