"""The smallest game, in examples/, is tested like every other; with --game, only what concerns that game."""

import gc
import os
import random
import re
import shutil
from itertools import pairwise
from pathlib import Path

os.environ["MAJLIS_GAMES"] = str(Path(__file__).parents[1] / "examples")

import pytest

from majlis.core import match
from tests.table.grounds import cluster  # noqa: F401

# Houses write through to the disk: a third of the time was spent waiting for it.
MEMORY, ROOM = Path("/dev/shm"), 4 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("TMPDIR", str(MEMORY))

FIRST = (  # what waits longest: begun last, everybody would wait for it
    "tests/faults/",
    "tests/test_installed.py",
    "tests/browser/test_solo.py::test_a_whole_game",
    "tests/browser/test_evening.py",
    "tests/web/test_kill",
    "tests/twins/",
    "tests/test_language.py",
    "tests/core/test_ptx.py",
    "tests/contract/test_planted.py",
    "tests/bots/test_arena_ray.py",
    "tests/cli/test_arena.py::test_a_run_that_is_killed",
    "tests/cli/test_database.py",
    "tests/browser/test_turn.py",
)


class Dealt:
    """Seeds that depend on the name of the test alone: what fails fails again."""

    def __init__(self, test):
        self.chance = random.Random(test)

    def token_bytes(self, n):
        return self.chance.randbytes(n)


@pytest.fixture(autouse=True, scope="session")
def own_home(tmp_path_factory):
    """Never the folder of who runs the tests."""
    os.environ["MAJLIS_HOME"] = str(tmp_path_factory.mktemp("home"))


@pytest.fixture(autouse=True)
def same_deals(request, monkeypatch):
    """Every deal in the process of a test; other processes deal as they do for everybody."""
    monkeypatch.setattr(match, "secrets", Dealt(request.node.nodeid))


def pytest_collection_modifyitems(config, items):
    """With --game, tests that are about one of the games asked for; without --long, none that only that asks for."""
    asked, long = config.getoption("game"), config.getoption("long")
    wanted = [any(concerns(item.nodeid, name) for name in asked) or not asked for item in items]
    kept = [it for it, yes in zip(items, wanted, strict=True) if yes and (long or not it.get_closest_marker("long"))]
    config.hook.pytest_deselected(items=list(set(items) - set(kept)))
    items[:] = dealt(kept, getattr(config, "workerinput", {}).get("workercount", 1))


def pytest_collection_finish():
    """All that was imported stays: going through the compiler's objects again and again took a quarter of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def dealt(items, workers):
    """Each process begins with a part of the list: with some of those that take long, if there are any."""
    slow, others = [], []
    for item in items:
        (slow if item.nodeid.startswith(FIRST) else others).append(item)
    cuts = [len(items) * i // workers for i in range(workers + 1)]
    hands = [slow[i::workers] for i in range(workers)]
    for hand, (begin, end) in zip(hands, pairwise(cuts), strict=True):
        room = max(end - begin - len(hand), 0)
        hand += others[:room]
        del others[:room]
    return [item for hand in hands for item in hand] + others


def concerns(test: str, game: str) -> bool:
    """Is a test about this game? A djinn of another game is not."""
    home = re.match(r"tests/games/(\w+)/", test)
    return home[1] == game if home else re.search(rf"(?<![a-z]){game}(?![a-z])", test) is not None


def pytest_terminal_summary(terminalreporter):
    """Said here, where the tests of all processes come together."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for missing in lacking() if skipped else ():
        if left_out := sum(missing in reason for reason in skipped):
            line = f"LEFT OUT: {left_out} tests, because {missing}"
            terminalreporter.write_line(line, yellow=True, bold=True)


def lacking():
    """What a machine may lack; asked for only here, since it brings half of the house along."""
    from tests.browser import chromium, firefox
    from tests.table import grounds

    return chromium.MISSING, firefox.MISSING, grounds.MISSING
