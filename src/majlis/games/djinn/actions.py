"""Every decision is one small number; the phase says which block of numbers is open."""

import numpy as np

from majlis.core.compile import rule
from majlis.games.djinn import parts
from majlis.games.djinn.parts import COLOURS

DONE = 0  # end the turn, go on, decline, no
YES = 1
BASIC = 2  # the basic action of this place
SPECIAL = 3
PASSAGE = 4  # the basic action of the own secret passage here
CATCH = 5
FORFEIT = 6  # FORFEIT + i: two coins, two magic, one of each
REFILL = FORFEIT + 3  # the Source: magic to the maximum
BOSSES = REFILL + 1  # the Source: catch bosses of the supply
BUY = BOSSES + 1  # BUY + i: a bottle, a cork, two mages
STOP = BUY + 3  # pay and stay at an occupied edge
SKIP = STOP + 1  # walk on over it
COIN = SKIP + 1  # pay with a coin
SCROLL = COIN + 1  # or with a scroll
CIRCLE = SCROLL + 1  # into an empty circle; or: activate the next circle
COVER = CIRCLE + 1  # take the cover off a circle
KEY = COVER + 1  # KEY + i: a key as a scroll, as a coin, as magic
NUMBER = KEY + 3  # NUMBER + n, up to 12
COLOUR = NUMBER + 13  # COLOUR + colour: a bottle of it, a djinn of it
BOSS = COLOUR + COLOURS  # the boss of this space
FREE = BOSS + 1  # FREE + colour: the free djinn beside a boss
CORK = FREE + COLOURS  # CORK + colour: a djinn of a circle into a bottle of its colour
CORK_BOSS = CORK + COLOURS  # CORK_BOSS + colour: a boss of a circle into a bottle of this colour
EDGE = CORK_BOSS + COLOURS  # EDGE + edge: walk there
OPTION = EDGE + parts.EDGES  # OPTION + option: of the Archives
TRADE = OPTION + parts.OPTIONS  # TRADE + trade: of a tent
MAGE = TRADE + parts.TRADES  # MAGE + mage: take it, activate it, let it help
EQUIP = MAGE + parts.MAGES  # EQUIP + card: take it, use it, leave it face up
TROPHY = EQUIP + parts.EQUIPMENT
CHEST = TROPHY + parts.TROPHIES  # CHEST + chest: throw it away
TILE = CHEST + parts.CHESTS  # TILE + tile: draft it
LAY = TILE + parts.TILES  # LAY + place * SQUARES + square: lay this passage there
STREET = LAY + parts.PLACES * parts.SQUARES  # STREET + round * COLOURS + colour: take this djinn of a street
ACTIONS = STREET + parts.ROUNDS * COLOURS

BLOCKS = np.array(  # the first action of each
    [
        *(DONE, YES, BASIC, SPECIAL, PASSAGE, CATCH, FORFEIT, REFILL, BOSSES, BUY, STOP, SKIP, COIN, SCROLL, CIRCLE),
        *(COVER, KEY, NUMBER, COLOUR, BOSS, FREE, CORK, CORK_BOSS, EDGE, OPTION, TRADE, MAGE, EQUIP, TROPHY, CHEST),
        *(TILE, LAY, STREET),
    ]
)


@rule
def block_of(a):
    """The first action of the block that this one belongs to."""
    i = len(BLOCKS) - 1
    while BLOCKS[i] > a:
        i -= 1
    return int(BLOCKS[i])
