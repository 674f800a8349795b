"""Nothing is lost and nothing is made: every component is counted after every step."""

import numpy as np

from majlis.core.game import Game
from majlis.testing.play import random_match


def test_every_piece_is_somewhere_after_every_step(game: Game) -> None:
    pieces = np.zeros(len(game.pieces), np.int64)
    for n in range(12):
        match = random_match(game, game.seats[n % len(game.seats)], n)
        for at in range(match.at + 1):
            game.doors.count(match.state_at(at), 0, pieces)
            assert tuple(pieces) == game.pieces, f"match {n} after {at} actions"


def test_states_have_no_hidden_bytes(game: Game) -> None:
    names = game.state.names or ()
    assert sum([game.state[name].itemsize for name in names]) == game.state.itemsize
    assert names[:9] == ("drawn", "key", "block", "options", "reveals", "first", "seats", "turn", "phase")
