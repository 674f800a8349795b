"""Positions of one player against Tom."""

import numpy as np

from majlis.core.record import named
from majlis.games.djinn.parts import TOM
from majlis.games.djinn.rules.tom import IN_DECK, REVEALED
from majlis.games.djinn.state import Acted
from tests.games.djinn.table import position

TOMS = [*(f"L{n + 1:02}" for n in range(12)), "B1", "B2", "B3"]
GONE = {f"r{n}": "" for n in range(1, 7)}  # nobody is left in the streets
ALL = " ".join(TOMS)


def alone(at="q1-r1", deck=ALL, **more):
    """One player at this edge; the deck holds just these cards."""
    states = position(at, seats=1, **more)
    s = named(states)
    s.tom = [IN_DECK if name in deck.split() else REVEALED for name in TOMS]
    return states


def finished(**more):
    """A turn at r1 in which all was done already."""
    states = alone(**more)
    named(states).acted |= Acted.BASIC | Acted.CATCH
    return states


def next_card(states, name):
    """The same, with chance such that Tom's next card is this one."""
    s = named(states)
    left = [card for card in range(TOM) if s.tom[card] == IN_DECK]
    s.drawn, s.block[:] = 1, first_word(left.index(TOMS.index(name)), len(left))
    return states


def first_word(at, n):
    """A word of which the generator makes this number below n."""
    return np.uint32((at * 2**32 + 2**31) // n)


def last_card(states):
    """The card that Tom turned up last."""
    at = int(states[0]["tom_last"])
    return TOMS[at] if at >= 0 else ""


def left(states):
    """The cards still in the deck."""
    return [TOMS[card] for card in np.flatnonzero(states[0]["tom"] == IN_DECK)]
