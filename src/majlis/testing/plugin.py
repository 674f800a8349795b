"""What pytest has to know: which games are tested, and how a test is handed one."""

from types import ModuleType
from typing import Protocol

import pytest

from majlis.core.compile import INTERPRET
from majlis.core.game import Game, games, load


def pytest_addoption(parser: pytest.Parser) -> None:
    asked = parser.getgroup("majlis")
    asked.addoption("--game", action="append", default=[], metavar="NAME", help="only this game; may be said again")
    asked.addoption("--long", action="store_true", help="whole campaigns instead of a fair sample of each")


class Sample(Protocol):
    """How much of a campaign is run: a fair sample, or all of it."""

    def __call__(self, few: int, many: int) -> int: ...


@pytest.fixture(scope="session")
def sample(pytestconfig: pytest.Config) -> Sample:
    """`sample(40, 2000)`: forty, or with --long two thousand; plain Python, being so much slower, does a fifth."""
    share = 5 if INTERPRET else 1
    return lambda few, many: -(-(many if pytestconfig.getoption("long") else few) // share)


def pytest_configure(config: pytest.Config) -> None:
    """A test that takes a game runs for each one asked for, or for all; a fixture of that name elsewhere goes first."""

    @pytest.fixture(scope="session", params=config.getoption("game") or games())
    def game(request: pytest.FixtureRequest) -> Game:
        return load(request.param)

    fixtures = ModuleType("majlis.testing.fixtures")
    fixtures.__dict__["game"] = game
    config.pluginmanager.register(fixtures)
