"""Who plays the games of a contest: this process, or a worker process for each core; ray.py has another crew.

A crew is handed numbers of games as it has hands free and gives the games back as they end, each number once, in no
certain order. A game whose worker dies is played again.
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

from majlis.bots.contest.arena import Played
from majlis.bots.contest.contest import Contest, perform
from majlis.core.refusal import Refusal

Games = Generator[Played, None, None]
Crew = Callable[[Contest, Sequence[int]], Games]

LIVES = 5  # a game that loses so many workers is given up


class Lost(Exception):
    """A game that will not come back, because who played it is gone."""


class Hands(Protocol):
    """Those who do the work; a ticket stands for a game that is being played."""

    @property
    def room(self) -> int:
        """How many games they can have at once."""
        ...

    def begin(self, contest: Contest, n: int) -> Any:
        """Have a game played; return its ticket."""
        ...

    def ended(self, tickets: Collection[Any]) -> Collection[Any]:
        """Wait until some of these games have ended, or are lost."""
        ...

    def take(self, ticket: Any) -> Played:
        """The game that has ended; raises Lost."""
        ...

    def close(self) -> None:
        """Let everybody go at once, whatever they are doing."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alone(contest: Contest, numbers: Sequence[int]) -> Games:
    """Play here, one game after another."""
    return (perform(contest, n) for n in numbers)


def together(hire: Callable[[], Hands], contest: Contest, numbers: Sequence[int]) -> Games:
    """Play with many hands, hired only if there is anything to do."""
    if not numbers:
        return
    hands, left, waiting, losses = hire(), iter(numbers), dict[Any, int](), Counter[int]()
    try:
        while True:
            for n in islice(left, max(0, hands.room - len(waiting))):
                waiting[hands.begin(contest, n)] = n
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
                    waiting[hands.begin(contest, n)] = n
    finally:
        hands.close()


class Processes:
    """So many worker processes, each with one game at a time."""

    def __init__(self, workers: int) -> None:
        self.room = workers
        self._free = [self._hire() for _ in range(workers)]
        self._busy: dict[Connection, BaseProcess] = {}

    def begin(self, contest: Contest, n: int) -> Connection:
        pipe, process = self._free.pop()
        with suppress(OSError):  # a worker that died while it was idle: reading will tell
            pipe.send((contest, n))
        self._busy[pipe] = process
        return pipe

    def ended(self, tickets: Collection[Connection]) -> list[Connection]:
        return [pipe for pipe in wait(list(tickets)) if isinstance(pipe, Connection)]

    def take(self, ticket: Connection) -> Played:
        process = self._busy.pop(ticket)
        try:
            answer = ticket.recv()
        except (EOFError, OSError):
            _let_go(ticket, process)
            self._free.append(self._hire())
            raise Lost from None
        self._free.append((ticket, process))
        if isinstance(answer, Played):
            return answer
        raise answer

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
            contest, n = pipe.recv()
            pipe.send(_tried(contest, n))
    except (EOFError, OSError):
        return


def _tried(contest: Contest, n: int) -> Played | Exception:
    try:
        return perform(contest, n)
    except Exception as error:
        error.add_note(traceback.format_exc())  # the way to it would be lost between the processes
        return error
