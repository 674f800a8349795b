"""Who does the pieces of a task, as the games of a contest: this process, or a worker process for each core, or ray.py.

A crew is handed numbers of pieces as it has hands free and gives them back as they end, each number once, in no
certain order. A piece whose worker dies is done again.
"""

import multiprocessing
import os
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Collection, Generator, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from majlis.bots.contest.task import D, Done, Task, perform
from majlis.core.refusal import Refusal


class Crew(Protocol):
    """Whoever does all pieces of these numbers."""

    def __call__(self, task: Task[D], numbers: Sequence[int], /) -> Generator[D, None, None]: ...


LIVES = 5  # a game that loses so many workers is given up


class Lost(Exception):
    """A game that will not come back, because who played it is gone."""


class Hands(Protocol):
    """Those who do the work; a ticket stands for a game that is being played."""

    @property
    def room(self) -> int:
        """How many games they can have at once."""
        ...

    def begin(self, task: Task[Any], n: int) -> Any:
        """Have a piece done; return its ticket."""
        ...

    def ended(self, tickets: Collection[Any]) -> Collection[Any]:
        """Wait until some of these games have ended, or are lost."""
        ...

    def take(self, ticket: Any) -> Any:
        """What came of it; raises Lost."""
        ...

    def close(self) -> None:
        """Let everybody go at once, whatever they are doing."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alone(task: Task[D], numbers: Sequence[int]) -> Generator[D, None, None]:
    """Here, one piece after another."""
    return (perform(task, n) for n in numbers)


def together(hire: Callable[[], Hands], task: Task[D], numbers: Sequence[int]) -> Generator[D, None, None]:
    """With many hands, hired only if there is anything to do."""
    if not numbers:
        return
    hands, left, waiting, losses = hire(), iter(numbers), dict[Any, int](), Counter[int]()
    try:
        while True:
            for n in islice(left, max(0, hands.room - len(waiting))):
                waiting[hands.begin(task, n)] = n
            if not waiting:
                return
            for ticket in hands.ended(waiting):
                n = waiting.pop(ticket)
                try:
                    yield hands.take(ticket)
                except Lost:
                    losses[n] += 1
                    if losses[n] == LIVES:
                        raise Refusal(f"Game {n} was given up: {LIVES} workers were lost over it.") from None
                    waiting[hands.begin(task, n)] = n
    finally:
        hands.close()


class Processes:
    """So many worker processes, each with one game at a time."""

    def __init__(self, workers: int) -> None:
        self.room = workers
        self._free = [self._hire() for _ in range(workers)]
        self._busy: dict[Connection, BaseProcess] = {}

    def begin(self, task: Task[Any], n: int) -> Connection:
        pipe, process = self._free.pop()
        with suppress(OSError):  # a worker that died while it was idle: reading will tell
            pipe.send((task, n))
        self._busy[pipe] = process
        return pipe

    def ended(self, tickets: Collection[Connection]) -> list[Connection]:
        return [pipe for pipe in wait(list(tickets)) if isinstance(pipe, Connection)]

    def take(self, ticket: Connection) -> Any:
        process = self._busy.pop(ticket)
        try:
            answer = ticket.recv()
        except (EOFError, OSError):
            _let_go(ticket, process)
            self._free.append(self._hire())
            raise Lost from None
        self._free.append((ticket, process))
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        for pipe, process in [*self._free, *self._busy.items()]:
            _let_go(pipe, process)

    def _hire(self) -> tuple[Connection, BaseProcess]:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True, name="majlis-arena")
        process.start()
        theirs.close()
        return pipe, process


def _let_go(pipe: Connection, process: BaseProcess) -> None:
    process.kill()
    process.join()
    pipe.close()


def _work(pipe: Connection) -> None:
    """A worker's life: play what is asked until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it decides when it ends
    try:
        while True:
            task, n = pipe.recv()
            pipe.send(_tried(task, n))
    except (EOFError, OSError):
        return


def _tried(task: Task[Any], n: int) -> Done | Exception:
    try:
        done: Done = perform(task, n)
        return done
    except Exception as error:
        error.add_note(traceback.format_exc())  # the way to it would be lost between the processes
        return error
