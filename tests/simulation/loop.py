"""One loop for a whole world: a clock that jumps to what comes next, and processes that can die or stand still between
any two steps of theirs. Nothing real can be waited for here: no thread, no socket, no second."""

import asyncio
import contextvars
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

PROCESS: contextvars.ContextVar["Process | None"] = contextvars.ContextVar("process", default=None)
FLICKER = 0.002  # seconds of virtual time that reading takes at most on a good day


class Stuck(AssertionError):
    """Nothing can happen any more, though somebody waits."""


class Process:
    """Whatever a server does is a step of its process, wherever it was called from."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive, self.frozen = True, False
        self.fatal: int | None = None  # it dies before so many more of its steps
        self.numb: int | None = None  # it stands still before so many more
        self.froze: Callable[[], None] = lambda: None
        self.died: Callable[[], None] = lambda: None
        self.kept: list[tuple[Any, ...]] = []  # steps for when it goes on
        self.context = contextvars.copy_context()
        self.context.run(PROCESS.set, self)

    def start(self, work: Any) -> None:
        asyncio.get_running_loop().create_task(work, context=self.context.copy())

    def freezes(self) -> bool:
        """Does it stand still, from this step on or already?"""
        if self.numb is not None:
            self.numb -= 1
            if self.numb <= 0:
                self.numb = None
                self.froze()
        return self.frozen and self.alive

    def doomed(self) -> bool:
        """Is this the step that it does not take any more?"""
        if self.alive and self.fatal is not None:
            self.fatal -= 1
            if self.fatal <= 0:
                self.end()
        return not self.alive

    def end(self) -> None:
        self.alive = False
        self.died()


class Selector:
    """Where another loop waits for its sockets, this one sets its clock."""

    def __init__(self, loop: "Loop") -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck("nothing can happen any more")
        self.loop.now += timeout
        return []


class Loop(asyncio.BaseEventLoop):
    """The world's loop; `chance` is where all that is not certain comes from."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance, self.now, self.steps, self.reading = chance, 0.0, 0, FLICKER
        self.tasks: list[asyncio.Task[Any]] = []  # held, or what the dead were at would be tidied up at any moment
        self._selector = Selector(self)
        self.broken: list[str] = []  # what no task and no callback should have raised
        self.set_exception_handler(
            lambda _, about: self.broken.append(f"{about['message']}: {about.get('exception')!r}")
        )

    def time(self) -> float:
        return self.now

    def _process_events(self, events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def _call_soon(self, callback: Any, args: Any, context: Any) -> asyncio.Handle:
        context = contextvars.copy_context() if context is None else context
        return super()._call_soon(self._step, (context.get(PROCESS), callback, args, context), context)  # type: ignore

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:
        context = contextvars.copy_context() if context is None else context
        given = (context.get(PROCESS), callback, args, context)
        return super().call_at(when, self._step, *given, context=context)

    def _step(self, process: Process | None, callback: Any, args: Any, context: Any) -> None:
        self.steps += 1
        if process and process.freezes():
            process.kept.append((callback, args, context))
        elif not process or not process.doomed():
            callback(*args)

    def create_task(self, *given: Any, **more: Any) -> asyncio.Task[Any]:
        self.tasks.append(super().create_task(*given, **more))
        return self.tasks[-1]

    def end(self) -> None:
        """Let go of whatever the dead were at."""
        for task in self.tasks:
            task._log_destroy_pending = False  # type: ignore[attr-defined]
            with suppress(BaseException):
                task.get_coro().close()  # type: ignore[union-attr]
        self.close()

    def thaw(self, process: Process) -> None:
        process.frozen, kept, process.kept = False, process.kept, []
        for callback, args, context in kept:
            self._call_soon(callback, args, context)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        """What a thread would do is done here, all at once, after a while."""
        done = self.create_future()

        def work() -> None:
            if done.done():
                return
            try:
                done.set_result(func(*args))
            except BaseException as error:
                done.set_exception(error)

        self.call_later(self.chance.random() * self.reading, work)
        return done
