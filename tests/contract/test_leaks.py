"""Nothing hidden reaches a viewer: twin worlds look the same, in every byte, word and picture."""

import pytest

from tests.contract.leaks import leaks


@pytest.mark.parametrize("n", range(6))
def test_twin_worlds_look_the_same(game, n):
    assert list(leaks(game, n)) == []
