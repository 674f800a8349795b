"""A disk that takes its time and may refuse: the real commit on a real database, when the world's clock says so."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Engine, select

from majlis.table.database import Trouble
from majlis.table.pen import Fence, Job, Statement, commit, promised
from majlis.table.schema import lease
from tests.simulation.loop import PROCESS, Loop


class SlowPen:
    """Like `Pen`, without a thread: what waits is written together, and whoever waits hears of it later."""

    full = False  # does the disk refuse at the moment?
    slow = 0.004  # seconds for a commit, at most

    def __init__(self, engine: Engine, where: str, fence: Fence | None = None) -> None:
        self.engine, self.connection, self.fence = engine, engine.connect(), fence
        self.jobs: list[Job] = []
        self.busy, self.process = False, PROCESS.get()
        self.loop: Any = asyncio.get_running_loop()
        assert isinstance(self.loop, Loop)

    def write(self, statements: Sequence[Statement]) -> "Future[None]":
        done = promised()
        if not self.process or self.process.alive:
            self.jobs.append((statements, done))
            if self.process and self.process.numb:
                self.process.numb = 1  # of all moments the worst: something is on its way
            self._hurry()
        return done

    def _hurry(self) -> None:
        if self.jobs and not self.busy:
            self.busy = True
            self._later(self._commit)

    def _later(self, work: Any, *args: Any) -> None:
        self.loop.call_later(self.loop.chance.random() * type(self).slow, work, *args)

    def _commit(self) -> None:
        """On the disk now, and nobody knows."""
        jobs, self.jobs = self.jobs, []
        answers = [promised() for _ in jobs]
        if type(self).full:
            for answer in answers:
                answer.set_exception(full())
        else:
            commit(self.connection, [(job[0], it) for job, it in zip(jobs, answers, strict=True)], self.fence)
            self._watch(answers)
        self._later(self._tell, jobs, answers)

    def _watch(self, answers: list["Future[None]"]) -> None:
        """Only who keeps the house may have written."""
        with self.engine.connect() as connection:
            epoch = connection.execute(select(lease.c.epoch)).scalar()
        if epoch != self.fence.__self__.epoch and any(it.exception() is None for it in answers):
            self.loop.broken.append("a process wrote after it had lost the house")

    def _tell(self, jobs: list[Job], answers: list["Future[None]"]) -> None:
        self.busy = False
        for (_, done), answer in zip(jobs, answers, strict=True):
            error = answer.exception()
            done.set_exception(error) if error else done.set_result(None)
        self._hurry()

    def close(self) -> None:
        """Also what becomes of it when its process dies."""
        self.connection.close()
        self.engine.dispose()


def full() -> Exception:
    return Trouble(OSError("no space left on device"))
