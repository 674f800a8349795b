"""Nothing is lost and nothing is made: every component is counted after every step."""

import numpy as np

from tests.play import random_match


def test_every_piece_is_somewhere_after_every_step(game):
    pieces = np.zeros(len(game.pieces), np.int64)
    for n in range(12):
        match = random_match(game, game.seats[n % len(game.seats)], n)
        for at in range(match.at + 1):
            game.doors.count(match.state_at(at), 0, pieces)
            assert tuple(pieces) == game.pieces, f"match {n} after {at} actions"


def test_states_have_no_hidden_bytes(game):
    assert sum(game.state[name].itemsize for name in game.state.names) == game.state.itemsize
    assert game.state.names[:9] == ("drawn", "key", "block", "options", "reveals", "first", "seats", "turn", "phase")
