"""Bots think in processes of their own, of low priority: a view goes in, an action comes out.

A worker never holds a state, a seed of the match or the database. One that overruns or dies is replaced, and a legal
action is played in its place.
"""

import asyncio
import multiprocessing
import os
import secrets
from collections.abc import Callable
from multiprocessing.connection import Connection

import numpy as np

from majlis.bots.bot import bot
from majlis.core.game import Game, States, load

Life = Callable[[Connection], None]

PATIENCE = 30.0  # seconds until a worker counts as lost; loading a game for the first time is part of it


def serve(pipe: Connection) -> None:
    """The worker's life: answer questions until the pipe closes."""
    os.nice(19)
    try:
        while True:
            name, player, view, seat, seed = pipe.recv()
            game = load(name)
            pipe.send(bot(player, game).choose(np.frombuffer(view, game.state).copy(), seat, seed))
    except (EOFError, KeyboardInterrupt):
        return


class Worker:
    """One process and the pipe to it."""

    def __init__(self, life: Life) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=life, args=(theirs,), daemon=True, name="majlis-bot")
        self.process.start()
        theirs.close()

    def ask(self, question: tuple[object, ...], patience: float) -> int | None:
        """The answer, or None from a worker that is late, lost or out of its mind."""
        try:
            self.pipe.send(question)
            return int(self.pipe.recv()) if self.pipe.poll(patience) else None
        except (EOFError, OSError, TypeError, ValueError):
            return None

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
        worker = await self._idle.get()
        question = (game.name, player, view.tobytes(), seat, secrets.randbits(63))
        try:
            answer = await asyncio.to_thread(worker.ask, question, self.patience)
            if answer is None:
                worker = self._replace(worker)
        finally:
            self._idle.put_nowait(worker)
        choices = np.flatnonzero(game.open(view))
        return answer if answer is not None and answer in choices else int(choices[0])

    def _replace(self, worker: Worker) -> Worker:
        worker.stop()
        self.lost += 1
        fresh = Worker(self.life)
        self._all[self._all.index(worker)] = fresh
        return fresh

    def close(self) -> None:
        for worker in self._all:
            worker.stop()
