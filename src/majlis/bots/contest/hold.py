"""Hold a contest or a study: play what is missing, keep each, and stop when everything is decided."""

from collections.abc import Callable
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path

from majlis.bots.contest.arena import Played
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.crew import Crew, Processes, alone, together
from majlis.bots.contest.journal import journal
from majlis.bots.contest.ray import Cluster
from majlis.bots.contest.sprt import Test
from majlis.bots.contest.task import D, Task


def hold(
    contest: Contest,
    games: int,
    play: Crew,
    out: Path | None = None,
    test: Test | None = None,
    progress: Callable[[], None] = lambda: None,
) -> list[Played]:
    """All games of a contest up to this number, those of the file among them; fewer if the test is decided before."""

    def enough(played: Played | None) -> bool:
        if played:
            progress()
        if test and played:
            test.hear(played)
        return test is not None and test.verdict.decided

    return gathered(contest, games, play, Played, out, enough)


def gathered(
    task: Task[D], pieces: int, play: Crew, kind: type[D], out: Path | None, enough: Callable[[D | None], bool]
) -> list[D]:
    """All pieces of a task up to this number, those of the file among them, until there are enough."""
    with journal(out, task, kind) if out else nullcontext() as file:
        found = [done for done in (file.games if file else []) if done.n < pieces]
        for done in found:
            enough(done)
        there = {done.n for done in found}
        missing = [n for n in range(pieces) if n not in there]
        with closing(play(task, missing if not enough(None) else [])) as ended:
            for done in ended:
                if file:
                    file.add(done)
                found.append(done)
                if enough(done):
                    break
    return sorted(found, key=lambda done: done.n)


def crew(workers: int, ray: str | None = None, apart: bool = False) -> Crew:
    """Who plays: this process, unless it must be done apart from it; worker processes, or a cluster."""
    if ray:
        return partial(together, lambda: Cluster(ray, workers))
    if workers == 1 and not apart:
        return alone
    return partial(together, lambda: Processes(workers))
