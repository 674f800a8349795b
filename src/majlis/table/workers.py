"""Bots and the coach think in processes of their own, of low priority: a view goes in, an action or thoughts come out.

A worker never holds a state, a seed of the match or the database. One that overruns or dies is replaced, and a legal
action is played in its place. Whoever asks much does not keep others waiting for more than one of the own questions.
"""

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

import numpy as np

from majlis.bots.bot import Bot, bot
from majlis.bots.coach.advice import Tip, advise
from majlis.bots.coach.analysis import Judgement, Question, come, expected, judge
from majlis.bots.coach.plans import Budget, Chances
from majlis.bots.search.ways import LEVELS
from majlis.bots.search.ways import budget as budget_of
from majlis.core.editions import family
from majlis.core.foresight import again
from majlis.core.game import Game, States, load
from majlis.core.machine import keep_to_memory, working, yield_to_others
from majlis.table.faults import note
from majlis.table.line import Line

Life = Callable[[Connection], None]
T = TypeVar("T")


@dataclass(frozen=True)
class Coach:
    """Who is asked instead of a bot: to advise, to judge what was played, or what could be expected, or what came."""

    what: str
    budget: Budget
    played: tuple[int, ...] = ()


class Stumble(Exception):
    """Something went wrong in a worker: its traceback."""


PATIENCE = 30.0  # seconds until a worker counts as lost; loading a game for the first time is part of it
GRACE = 0.15  # seconds more than its budget that a bot may compute: found out, it is gone after a quarter of one
USUAL = 1.0  # seconds of a bot whose budget is not known
GLANCE = 0.02  # seconds between two looks at a worker that is late
MEMORY = 4 << 30  # bytes that a worker may have


def serve(pipe: Connection) -> None:
    """The worker's life: answer questions until the pipe closes."""
    yield_to_others()
    keep_to_memory(MEMORY)
    try:
        while True:
            pipe.send(tried(pipe.recv()))
    except (EOFError, OSError, KeyboardInterrupt):  # whoever asked is gone
        return


Answer = int | list[Tip] | Judgement | Chances


def tried(question: tuple[Any, ...]) -> Answer | Stumble:
    """An answer, or what went wrong."""
    try:
        return answer(*question)
    except Exception:
        return Stumble(traceback.format_exc())


def serve_idly(pipe: Connection) -> None:
    """The life of a worker that nobody waits for: it has what the others leave."""
    with suppress(AttributeError, OSError):  # where the system knows no such thing, low priority must do
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    serve(pipe)


def answer(name: str, player: str | Coach, view: bytes, seat: int, seed: int | bytes) -> Answer:
    """What a bot chooses, or what the coach thinks."""
    game = load(name)
    seen = again(view, name)
    if isinstance(player, str):
        return seated(player, game).choose(seen, seat, seed)
    assert isinstance(seed, bytes)
    match player.what:
        case "advise":
            return advise(game, seen, seat, seed, player.budget)
        case "judge":
            return judge(game, seen, seat, player.played, seed, player.budget)
        case "expected":
            return expected(game, seen, seat, player.played, seed, player.budget)
    return come(game, seen, seat, player.played, seed, player.budget)


@cache
def seated(player: str, game: Game) -> Bot:
    """A bot and the room that it thinks in, made once."""
    return bot(player, game)


@cache
def nursery() -> Any:
    """Where workers come from: a process that has imported what they need, and is copied where the system can do that.
    So whoever replaces a lost one is there at once."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, "majlis.table.nursery"])
    forkserver.ensure_running()
    return context


class Thinker(Protocol):
    """Whoever is asked, here or on a cluster (far.py)."""

    def ask(self, question: tuple[object, ...], kind: type[T], patience: float, budget: float) -> T | None: ...
    def stop(self) -> None: ...


class Worker:
    """One process and the pipe to it; it begins with the first question."""

    def __init__(self, life: Life) -> None:
        self.pipe, self.theirs = nursery().Pipe()
        self.process = nursery().Process(target=life, args=(self.theirs,), daemon=True, name="majlis-bot")
        self.loaded: set[object] = set()  # games; the first question about one takes longer
        self._ending = threading.Lock()  # who asked may end it just when the house does

    def _begin(self) -> None:
        if self.process.pid is None:
            self.process.start()
            self.theirs.close()

    def ask(self, question: tuple[object, ...], kind: type[T], patience: float, budget: float) -> T | None:
        """The answer, or None from a worker that is late, lost or out of its mind. It is ended here, in a thread: until
        a system has taken back what such a one held, no table need wait."""
        found = self._asked(question, patience, budget)
        if isinstance(found, Stumble):
            note(found, f"a worker, asked for {question[1]}")
        if isinstance(found, kind):
            return found
        self.stop()
        return None

    def _asked(self, question: tuple[object, ...], patience: float, budget: float) -> object:
        game = question[0]
        try:
            self._begin()
            self.pipe.send(question)
            found = self._hear(patience, budget if game in self.loaded else patience)
        except (EOFError, OSError, TypeError, ValueError):
            return None
        self.loaded.add(game)
        return found

    def _hear(self, patience: float, budget: float) -> object:
        """What it says, unless it has computed for longer than its budget, or after that time no longer does. On a
        machine with much to do it may well wait for its turn meanwhile."""
        began, (before, _) = time.monotonic(), working(self.process.pid)
        while not self.pipe.poll(GLANCE):
            late, (spent, busy) = time.monotonic() - began - budget - GRACE, working(self.process.pid)
            if late > 0 and (not busy or spent - before > budget + GRACE or late > patience):
                return None
        return self.pipe.recv()

    def stop(self) -> None:
        with self._ending:
            if self.process.pid is not None:
                self.process.kill()
                self.process.join()
            self.pipe.close()
            self.theirs.close()


class Workers:
    """A few workers that take turns: one less than there are cores, so that the table stays quick."""

    def __init__(self, count: int = 0, patience: float = PATIENCE, life: Life = serve) -> None:
        self.patience, self.life = patience, life
        self.lost, self.closed = 0, False  # how many were replaced; has everybody gone home?
        self._all = [self._fresh() for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        self.line: Line[Thinker] = Line()
        for worker in self._all:
            self.line.put(worker)

    def _fresh(self) -> "Thinker":
        return Worker(self.life)

    async def choose(self, game: Game, player: str, view: States, seat: int, whom: str = "") -> int:
        """What this bot does in this view, at a table of this visitor."""
        question = (game.name, player, view.tobytes(), seat, secrets.randbits(63))
        seconds = budget_of(family(game), int(view[0]["seats"]), player).seconds if player in LEVELS else None
        answer = await self._ask(question, int, whom, seconds or USUAL)
        choices = np.flatnonzero(game.open(view))
        return answer if answer is not None and answer in choices else int(choices[0])

    async def advise(self, game: Game, view: States, seat: int, budget: Budget, whom: str = "") -> list[Tip] | None:
        """What the coach would do in this view, for this visitor; None if it never said."""
        question = (game.name, Coach("advise", budget), view.tobytes(), seat, secrets.token_bytes(32))
        return await self._ask(question, list, whom)

    async def judge(self, asked: Question, seed: bytes, budget: Budget) -> Judgement | None:
        """What the coach thinks of a view, and of what was played in it."""
        game, view, seat, played = asked
        return await self._ask((game.name, Coach("judge", budget, played), view.tobytes(), seat, seed), Judgement)

    async def luck(self, what: str, asked: Question, seed: bytes, budget: Budget) -> Chances | None:
        """What could be expected of an action in a view, or what came of one."""
        game, view, seat, played = asked
        return await self._ask((game.name, Coach(what, budget, played), view.tobytes(), seat, seed), tuple)

    async def _ask(
        self, question: tuple[object, ...], kind: type[T], whom: str = "", budget: float = PATIENCE
    ) -> T | None:
        """Ask the next free worker; it is free again when it has answered, whether anybody still waits or not."""
        worker = await self.line.get(whom)
        asked = asyncio.ensure_future(asyncio.to_thread(worker.ask, question, kind, self.patience, budget))
        asked.add_done_callback(lambda done: self._home(worker, done))
        return await asyncio.shield(asked)

    def _home(self, worker: "Thinker", done: "asyncio.Future[Any]") -> None:
        lost = done.cancelled() or done.exception() is not None or done.result() is None
        self.line.put(self._replace(worker) if lost and not self.closed else worker)

    def _replace(self, worker: "Thinker") -> "Thinker":
        worker.stop()
        self.lost += 1
        fresh = self._fresh()
        self._all[self._all.index(worker)] = fresh
        return fresh

    def close(self) -> None:
        self.closed = True
        for worker in self._all:
            worker.stop()
