"""Bots and the coach think in processes of their own, of low priority: a view goes in, an action or thoughts come out.

A worker never holds a state, a seed of the match or the database. One that overruns or dies is replaced, and a legal
action is played in its place.
"""

import asyncio
import multiprocessing
import os
import secrets
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import numpy as np

from majlis.bots.bot import Bot, bot
from majlis.bots.coach.advice import Tip, advise
from majlis.bots.coach.analysis import Judgement, Question, come, expected, judge
from majlis.bots.coach.plans import Budget, Chances
from majlis.core.game import Game, States, load
from majlis.core.machine import yield_to_others
from majlis.table.faults import note

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


def serve(pipe: Connection) -> None:
    """The worker's life: answer questions until the pipe closes."""
    yield_to_others()
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
    seen = np.frombuffer(view, game.state).copy()
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


class Worker:
    """One process and the pipe to it."""

    def __init__(self, life: Life) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=life, args=(theirs,), daemon=True, name="majlis-bot")
        self.process.start()
        theirs.close()

    def ask(self, question: tuple[object, ...], kind: type[T], patience: float) -> T | None:
        """The answer, or None from a worker that is late, lost or out of its mind."""
        try:
            self.pipe.send(question)
            found = self.pipe.recv() if self.pipe.poll(patience) else None
        except (EOFError, OSError, TypeError, ValueError):
            return None
        if isinstance(found, Stumble):
            note(found, f"a worker, asked for {question[1]}")
        return found if isinstance(found, kind) else None

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """A few workers that take turns: one less than there are cores, so that the table stays quick."""

    def __init__(self, count: int = 0, patience: float = PATIENCE, life: Life = serve) -> None:
        self.patience, self.life = patience, life
        self.lost = 0  # how many were replaced
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._all = [Worker(life) for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def choose(self, game: Game, player: str, view: States, seat: int) -> int:
        """What this bot does in this view."""
        question = (game.name, player, view.tobytes(), seat, secrets.randbits(63))
        answer = await self._ask(question, int)
        choices = np.flatnonzero(game.open(view))
        return answer if answer is not None and answer in choices else int(choices[0])

    async def advise(self, game: Game, view: States, seat: int, budget: Budget) -> list[Tip] | None:
        """What the coach would do in this view; None if it never said."""
        question = (game.name, Coach("advise", budget), view.tobytes(), seat, secrets.token_bytes(32))
        return await self._ask(question, list)

    async def judge(self, asked: Question, seed: bytes, budget: Budget) -> Judgement | None:
        """What the coach thinks of a view, and of what was played in it."""
        game, view, seat, played = asked
        return await self._ask((game.name, Coach("judge", budget, played), view.tobytes(), seat, seed), Judgement)

    async def luck(self, what: str, asked: Question, seed: bytes, budget: Budget) -> Chances | None:
        """What could be expected of an action in a view, or what came of one."""
        game, view, seat, played = asked
        return await self._ask((game.name, Coach(what, budget, played), view.tobytes(), seat, seed), tuple)

    async def _ask(self, question: tuple[object, ...], kind: type[T]) -> T | None:
        worker = await self._idle.get()
        try:
            answer = await asyncio.to_thread(worker.ask, question, kind, self.patience)
            if answer is None:
                worker = self._replace(worker)
        finally:
            self._idle.put_nowait(worker)
        return answer

    def _replace(self, worker: Worker) -> Worker:
        worker.stop()
        self.lost += 1
        fresh = Worker(self.life)
        self._all[self._all.index(worker)] = fresh
        return fresh

    def close(self) -> None:
        for worker in self._all:
            worker.stop()
