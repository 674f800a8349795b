"""The pen of a store: one thread writes, so that a commit is shared by all who wait for it (group commit)."""

import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.sql.expression import Executable

from majlis.table.database import Trouble
from majlis.table.faults import LOG

Row = dict[str, Any]
Statement = Executable | tuple[Executable, list[Row]]  # with its rows apart it need not be put into SQL every time
Fence = Callable[[Connection], None]  # refuses a transaction of somebody who may not write any more
Job = tuple[Sequence[Statement], "Future[None]"]


class Conflict(RuntimeError):
    """A row with this key is there already."""


class Pen:
    """Whatever is handed over is written in its order; a future is done when its rows are on the disk."""

    def __init__(self, engine: Engine, where: str, fence: Fence | None = None) -> None:
        self.engine, self.where, self.fence = engine, where, fence
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._stuck = ""  # why nothing can be written at the moment
        self._writer = threading.Thread(target=self._write_all, name="majlis-writer")
        self._writer.start()

    def write(self, statements: Sequence[Statement]) -> "Future[None]":
        """All of these or none."""
        done = promised()
        self._jobs.put((statements, done))
        return done

    def close(self) -> None:
        """Finish what is waiting."""
        self._jobs.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        with self.engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                jobs = [job]
                while not self._jobs.empty() and len(jobs) < 1000:
                    waiting = self._jobs.get()
                    if waiting is None:
                        self._jobs.put(None)
                        break
                    jobs.append(waiting)
                self._told(trouble := commit(connection, jobs, self.fence))
                if trouble:
                    connection.invalidate()  # whatever state it is in: the next job has a new one

    def _told(self, trouble: str) -> None:
        """The host is told when writing fails, and when it goes again: once each, however many try."""
        if trouble and not self._stuck:
            LOG.error("%s cannot be written: %s. No move that was acknowledged is lost.", self.where, trouble)
        elif self._stuck and not trouble:
            LOG.error("%s can be written again.", self.where)
        self._stuck = trouble


def promised() -> "Future[None]":
    """Who stops waiting for it does not stop the writer."""
    done: Future[None] = Future()
    done.set_running_or_notify_cancel()
    return done


def commit(connection: Connection, jobs: list[Job], fence: Fence | None = None) -> str:
    """Several jobs in one transaction; a job that fails takes nothing of the others with it. Why none was written."""
    answers: list[BaseException | None] = []
    trouble = ""
    try:
        with connection.begin():
            if fence:
                fence(connection)
            for statements, _ in jobs:
                answers.append(attempt(connection, statements))
    except Exception as error:  # the commit itself failed: nothing was written
        refused = Trouble(error) if isinstance(error, DatabaseError | sqlite3.Error | OSError) else error
        answers, trouble = [refused] * len(jobs), str(getattr(refused, "reason", error))
    for (_, done), answer in zip(jobs, answers, strict=True):
        if answer is None:
            done.set_result(None)
        else:
            done.set_exception(answer)
    return trouble


def attempt(connection: Connection, statements: Sequence[Statement]) -> BaseException | None:
    try:
        with connection.begin_nested():
            for statement in statements:
                connection.execute(*statement) if isinstance(statement, tuple) else connection.execute(statement)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    return None
