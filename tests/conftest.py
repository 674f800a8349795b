"""Every contract test runs for every game, and for the smallest one in examples/."""

import os
from pathlib import Path

import pytest

os.environ["MAJLIS_GAMES"] = str(Path(__file__).parents[1] / "examples")

from majlis.core.game import Game, games, load  # the folders must be known before the games are looked for


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)
