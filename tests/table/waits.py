"""What the tests of the table share: a way to wait, workers that need no process, and a house to open tables in."""

import asyncio
import hashlib
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

from majlis.bots.bot import bot
from majlis.bots.coach.advice import Tip, advise
from majlis.bots.coach.analysis import Judgement, Question, come, expected, judge
from majlis.bots.coach.plans import Budget, Chances
from majlis.core.game import Game, States, load
from majlis.table.line import Line
from majlis.table.lobby import Lobby
from majlis.table.store import Store

OWNER = "o" * 32
WALKS = 200  # of the coach
ONE = threading.Lock()  # a process has one tree for advice: two houses in one process take turns


def waits(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that awaits."""

    @wraps(test)
    def run(**given: Any) -> None:
        asyncio.run(test(**given))

    return run


class Here:
    """Bots and a coach that think at once, in this process; the same question has the same answer."""

    def __init__(self, *_: object, **__: object) -> None:
        self.line: Line[object] = Line()
        self.lost = 0

    async def choose(self, game: Game, player: str, view: States, seat: int, whom: str = "") -> int:
        return bot(player, game).choose(view, seat, view.tobytes())

    async def advise(self, game: Game, view: States, seat: int, budget: Budget, whom: str = "") -> list[Tip] | None:
        with ONE:
            return advise(game, view, seat, hashlib.sha256(view.tobytes()).digest(), Budget(WALKS))

    async def judge(self, asked: Question, seed: bytes, budget: Budget) -> Judgement | None:
        await asyncio.sleep(0)
        with ONE:
            return judge(*asked, seed, Budget(WALKS))

    async def luck(self, what: str, asked: Question, seed: bytes, budget: Budget) -> Chances | None:
        with ONE:
            return {"expected": expected, "come": come}[what](*asked, seed, Budget(worlds=2))

    def close(self) -> None:
        pass


class Asleep(Here):
    """Bots that never choose."""

    async def choose(self, game: Game, player: str, view: States, seat: int, whom: str = "") -> int:
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
    async with asyncio.timeout(300):
        while not true():
            await asyncio.sleep(0.005)
