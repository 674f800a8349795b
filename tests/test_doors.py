"""What is compiled before the tests begin is all that they ask a game's rules for."""

import pytest

from majlis.core.compile import INTERPRET
from majlis.core.game import load
from tests.doors import open_all


@pytest.mark.skipif(INTERPRET, reason="plain Python has no doors to open")
def test_every_door_is_walked_through():
    game = load("nim")
    open_all(game)
    own = [it for it in vars(game.doors).values() if getattr(it, "__module__", "") == game.doors.__name__]
    gates = [it for it in own if not it.py_func.__qualname__.endswith(".rule")]
    assert len(gates) > 20
    assert [it.__name__ for it in gates if not it.signatures] == ([] if game.figures else ["figures"])
