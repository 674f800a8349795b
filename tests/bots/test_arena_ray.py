"""A cluster plays the same games as one process, and loses none when it loses a worker."""

import os
import signal
import time
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from majlis.bots.contest.arena import Played
from majlis.bots.contest.contest import Contest
from majlis.bots.contest.crew import Lost, together
from majlis.bots.contest.hold import hold
from majlis.bots.contest.ladder import gather, verify
from majlis.bots.contest.ray import Cluster
from majlis.bots.contest.task import perform
from majlis.core.game import load

pytest.importorskip("ray", reason="the extra [cluster] is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")  # of Ray's own

CONTEST = Contest.between(load("high_desert"), ("search:2000", "greedy"), "cluster")  # slow enough to be met at work
GAMES = 24


class Watched(Cluster):
    """A cluster that counts what it loses."""

    lost = 0

    def take(self, ticket: Any) -> Played:
        try:
            return super().take(ticket)
        except Lost:
            self.lost += 1
            raise


def children(parent: int) -> list[tuple[int, str]]:
    """The processes that another one has started, with their titles."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            ours = int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]) == parent
            title = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if ours:
            found.append((int(folder.name), title))
    return found


def kill_one_at_work() -> None:
    """Stop workers until one stands still in the middle of a game, then kill it."""
    raylet = next(pid for pid, title in children(os.getpid()) if "raylet" in title.split()[0])
    for _ in range(1000):
        for pid, _ in [worker for worker in children(raylet) if worker[1].startswith("ray::")]:
            os.kill(pid, signal.SIGSTOP)
            if (pid, True) in [(p, t.startswith("ray::perform")) for p, t in children(raylet)]:
                os.kill(pid, signal.SIGKILL)
                return
            os.kill(pid, signal.SIGCONT)
        time.sleep(0.01)
    raise AssertionError("no worker was ever at work")


def losing(clusters: list[Watched], after: int, lose: Callable[[], None]) -> Any:
    """A crew that loses a worker after so many games."""

    def hire() -> Watched:
        clusters.append(Watched("local", 2))
        return clusters[-1]

    def play(contest: Contest, numbers: Sequence[int]) -> Generator[Played, None, None]:
        for count, played in enumerate(together(hire, contest, numbers), 1):
            yield played
            if count == after:
                lose()

    return play


def test_a_lost_worker_loses_and_doubles_no_game(tmp_path: Path) -> None:
    clusters: list[Watched] = []
    file = tmp_path / "games.jsonl"
    played = hold(CONTEST, GAMES, losing(clusters, 4, kill_one_at_work), file)
    assert clusters[0].lost >= 1, "no game was under way on the worker that was killed"
    assert [game.n for game in played] == list(range(GAMES))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + GAMES
    assert sum(len(source.games) for group in verify(gather([file])) for source in group.sources) == GAMES
    for game in played[::7]:
        assert (game.actions, game.result) == (perform(CONTEST, game.n).actions, perform(CONTEST, game.n).result)
