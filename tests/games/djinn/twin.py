"""Worlds that a seat cannot tell apart, made from DJ-11 without a look at view.py: other secrets, another future."""

import random

import numpy as np

from majlis.core.record import named
from majlis.games.djinn.parts import CARDS, Tile
from majlis.games.djinn.state import BOX, SHOWN, Phase


def twin(states, seat, chance: random.Random):
    """The holder of P10 has two other cards of those that nobody else has seen; chance has another key."""
    s = named(states)
    s.key = np.frombuffer(chance.randbytes(32), np.uint32)
    s.block = np.frombuffer(chance.randbytes(64), np.uint32)
    s.drawn = 16 * chance.randrange(1, 9)
    holder = int(s.tile[Tile.P10_SECRETS])
    if s.phase != Phase.OVER and holder < s.seats and holder != seat:
        exchange(s, holder, chance)
    return states


def exchange(s, holder, chance):
    """As many as before, out of the same heap."""
    secret = [card for card in range(CARDS) if s.card[card] == holder]
    heap = [card for card in range(CARDS) if s.card[card] in (holder, BOX)]
    s.card[heap] = BOX
    s.card[chance.sample(heap, len(secret))] = holder


def veil(states, chance: random.Random):
    """A deal in which there will be something to hide: P10 is among the tiles of the draft."""
    s = named(states)
    if s.phase == Phase.DRAFT and s.tile[Tile.P10_SECRETS] == BOX:
        good = [tile for tile in range(len(s.tile) // 2) if s.tile[tile] == SHOWN]
        s.tile[chance.choice(good)], s.tile[Tile.P10_SECRETS] = BOX, SHOWN
    return states
