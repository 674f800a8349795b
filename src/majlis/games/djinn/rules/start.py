"""What character tiles give and take at the start (DJ-3.6, DJ-12)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import GOODS, TILE_GAIN, Good
from majlis.games.djinn.rules.goods import owe, tile_with


@rule
def start_goods(s):
    """What comes is taken afterwards; what goes is taken from both."""
    more, mage, less = tile_with(s, Trait.MORE), tile_with(s, Trait.MAGE), tile_with(s, Trait.LESS)
    if more != NONE:
        owe(s, TILE_GAIN[more])
    if mage != NONE:
        owe(s, TILE_GAIN[mage])
        s.owe[Good.MAGE] += 1
    if less != NONE:
        s.coins[s.turn] -= lost(s, less, Good.COIN, int(s.coins[s.turn]))
        s.scrolls[s.turn] -= lost(s, less, Good.SCROLL, int(s.scrolls[s.turn]))
        s.magic[s.turn] -= lost(s, less, Good.MAGIC, int(s.magic[s.turn]))
        lost(s, less, Good.KEY, 0)  # nobody begins with any
        lost(s, less, Good.CORK, 0)


@rule
def lost(s, tile, good, there):
    """As much as there is, then of what is still to come."""
    n = int(TILE_GAIN[tile, good])
    s.owe[good] -= min(max(0, n - there), int(s.owe[good]))
    note(s, Did.LOSE, s.turn, good, min(n, there))
    return min(n, there)


@rule
def asks(s):
    """Is there anything to choose?"""
    for good in range(GOODS):
        if s.owe[good] > 0 and (good == Good.BOTTLE or good == Good.CAPACITY or good > Good.MAGIC):
            return True
    return False
