"""Every contract test runs for every game, and for the smallest one in examples/."""

import os
from pathlib import Path

import pytest

os.environ["MAJLIS_GAMES"] = str(Path(__file__).parents[1] / "examples")

from majlis.core.game import Game, games, load  # the folders must be known before the games are looked for
from tests.browser.chromium import MISSING


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def pytest_terminal_summary(terminalreporter):
    """Said here, where the tests of all processes come together."""
    left_out = [report for report in terminalreporter.stats.get("skipped", []) if MISSING in str(report.longrepr)]
    if left_out:
        line = f"LEFT OUT: {len(left_out)} browser tests, because {MISSING}"
        terminalreporter.write_line(line, yellow=True, bold=True)
