"""Nothing hidden reaches a viewer: twin worlds look the same, in every byte, word and picture."""

import pytest

from majlis.core.game import Game
from majlis.testing.leaks import leaks, ours, twins


@pytest.fixture
def twinned(game: Game) -> Game:
    """A game whose twin worlds are at hand."""
    try:
        twins(game)
    except ModuleNotFoundError:
        if not ours(game):
            pytest.fail(f"{game.folder} has no twin.py: worlds that a seat cannot tell apart")
        pytest.skip(f"the twin worlds of {game.name} lie in the checkout")
    return game


@pytest.mark.parametrize("n", [*range(3), *(pytest.param(n, marks=pytest.mark.long) for n in range(3, 12))])
def test_twin_worlds_look_the_same(twinned: Game, n: int) -> None:
    assert list(leaks(twinned, n)) == []
