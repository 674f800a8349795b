"""What pytest has to know: which games are tested, and how a test is handed one."""

from types import ModuleType

import pytest

from majlis.core.game import Game, games, load


def pytest_addoption(parser: pytest.Parser) -> None:
    asked = parser.getgroup("majlis")
    asked.addoption("--game", action="append", default=[], metavar="NAME", help="only this game; may be said again")


def pytest_configure(config: pytest.Config) -> None:
    """A test that takes a game runs for each one asked for, or for all; a fixture of that name elsewhere goes first."""

    @pytest.fixture(scope="session", params=config.getoption("game") or games())
    def game(request: pytest.FixtureRequest) -> Game:
        return load(request.param)

    fixtures = ModuleType("majlis.testing.fixtures")
    fixtures.__dict__["game"] = game
    config.pluginmanager.register(fixtures)
