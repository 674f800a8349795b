"""Progress bars on stderr: what is printed on stdout stays clean."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from majlis.bots import warm as walk
from majlis.core.compile import RULES, watch
from majlis.core.game import Game

PATIENCE = 0.5  # seconds: whatever ends sooner needs no bar
ALL_GAMES = ("majlis.core.rng", "majlis.core.record")  # rules that every game is compiled with


@contextmanager
def bar(label: str, total: int) -> Iterator[Callable[[], None]]:
    """Hand out a tick; the bar appears when the work turns out to be long."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task, began = progress.add_task(label, total=total), perf_counter()

    def tick() -> None:
        progress.advance(task)
        done = progress.tasks[0].completed
        progress.update(task, total=max(total, done))  # the compiler may need more than was foreseen
        if not progress.live.is_started and perf_counter() - began > PATIENCE:
            progress.start()

    try:
        yield tick
    finally:
        if progress.live.is_started:
            progress.stop()


def warm(game: Game) -> float:
    """Compile a game, with a bar if that takes long; return the seconds."""
    began = perf_counter()
    with bar(f"Compiling {game.title}, once", rules(game)) as tick:
        make_ready(game, tick)
    return perf_counter() - began


def make_ready(game: Game, tick: Callable[[], None]) -> None:
    """Compile a game, or fetch it from the cache; a tick for each of its rules."""
    with watch(tick):
        walk.warm(game)


def rules(game: Game) -> int:
    """How many functions are compiled for a game."""
    assert game.doors
    return sum(name in ALL_GAMES or name.endswith(f"_{game.name}") or game.name in name.split(".") for name in RULES)
