"""Every draw of the set-up is even (HD-2)."""

import numpy as np

from majlis.games.high_desert.parts import COPIES, HAND_SIZE, KINDS
from tests.evenness import UNLIKELY, deals, places

NAME = "high_desert"


def test_the_deck_is_shuffled_evenly():
    """HD-2: at every place of the deck each kind as often as it has cards."""
    states = deals(NAME, 2)
    left = int(states["n_deck"][0])
    assert places(states["deck"][:, :left] % KINDS, COPIES.tolist()) > UNLIKELY


def test_the_hands_are_dealt_evenly():
    """HD-2: the first player's cards and the last one's, each kind as often as it has cards."""
    for seats in (2, 3, 4):
        hands = deals(NAME, seats)["hand"][:, :seats].astype(np.int64)
        for seat in range(seats):
            cards = np.stack([np.repeat(np.arange(KINDS), hand) for hand in hands[:, seat]])
            chance = np.random.default_rng(seat).permuted(cards, axis=1)  # a hand has no order
            assert chance.shape[1] == HAND_SIZE and places(chance, COPIES.tolist()) > UNLIKELY


def test_everybody_begins_equally_often():
    """HD-2: a random player starts."""
    for seats in (2, 3, 4):
        assert places(deals(NAME, seats)["first"][:, None].astype(np.int64), [1] * seats) > UNLIKELY
