"""Hold a contest: play the games that are missing, keep each, and stop when everything is decided."""

from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

from majlis.bots.contest.arena import Played
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.crew import Crew, Processes, alone, together
from majlis.bots.contest.journal import journal
from majlis.bots.contest.ray import Cluster
from majlis.bots.contest.sprt import Test


def hold(
    contest: Contest,
    games: int,
    play: Crew,
    out: Path | None = None,
    test: Test | None = None,
    progress: Callable[[], None] = lambda: None,
) -> list[Played]:
    """All games of a contest up to this number, those of the file among them; fewer if the test is decided before."""
    with journal(out, contest) if out else nullcontext() as file:
        found = [played for played in (file.games if file else []) if played.n < games]
        for played in found:
            _heard(played, test, progress)
        there = {played.n for played in found}
        missing = [n for n in range(games) if n not in there]
        with closing(play(contest, missing if not _decided(test) else [])) as ended:
            for played in ended:
                if file:
                    file.add(played)
                found.append(played)
                _heard(played, test, progress)
                if _decided(test):
                    break
    return sorted(found, key=lambda played: played.n)


def _heard(played: Played, test: Test | None, progress: Callable[[], None]) -> None:
    progress()
    if test:
        test.hear(played)


def _decided(test: Test | None) -> bool:
    return test is not None and test.verdict.decided


def crew(workers: int, ray: str | None = None) -> Crew:
    """Who plays: this process, worker processes, or a cluster."""
    if ray:
        return lambda contest, numbers: together(lambda: Cluster(ray, workers), contest, numbers)
    if workers == 1:
        return alone
    return lambda contest, numbers: together(lambda: Processes(workers), contest, numbers)
