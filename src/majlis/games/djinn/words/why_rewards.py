"""Why a reward cannot be taken so."""

from majlis.games.djinn.actions import (
    ACTIONS,
    BOSS,
    CHEST,
    CIRCLE,
    COLOUR,
    COVER,
    EQUIP,
    MAGE,
    NUMBER,
    STREET,
    TILE,
    TROPHY,
)
from majlis.games.djinn.parts import COLOURS, STUDY_MOST, Tile
from majlis.games.djinn.state import TOP, UNSEEN, Phase
from majlis.games.djinn.words.cards import KEYED
from majlis.games.djinn.words.reckoning import has

COLOUR_ACTIONS, MAGE_ACTIONS, KIT_ACTIONS = range(COLOUR, BOSS), range(MAGE, EQUIP), range(EQUIP, TROPHY)


def study(v, a):
    return "study_most" if a - NUMBER > STUDY_MOST else "few_sleepers"


def wake(v, a):
    return "mage_awake" if v.mage[a - MAGE] == v.turn * 2 + 1 else "not_your_mage"


def mage(v, a):
    where = v.mage[a - MAGE]
    if where < TOP:
        return "mage_held"
    return "mage_key" if where < UNSEEN and KEYED[a - MAGE] else "mage_absent"


def circle(v, a):
    return "circles_open" if a == CIRCLE else "not_covered"


def street(v, a):
    space, colour = divmod(a - STREET, COLOURS)
    return "no_room" if v.loose[space][colour] else "not_there"


def house(v, a):
    """A circle, or a bottle of its colour."""
    if a == CIRCLE:
        return "no_circle"
    colour = a - COLOUR
    if colour != v.waits:
        return "wrong_bottle"
    if has(v, Tile.N10_CIRCLES):
        return "circles_first"
    return "no_cork" if v.bottles[v.turn][colour] else "no_bottle"


NOTHING = range(0), None  # both answers are open
REWARDS = {
    Phase.BOTTLE: (COLOUR_ACTIONS, lambda v, a: "same_colour"),
    Phase.CAPACITY: NOTHING,
    Phase.STUDY: (range(NUMBER, COLOUR), study),
    Phase.ACTIVATE: (MAGE_ACTIONS, wake),
    Phase.MAGE: (MAGE_ACTIONS, mage),
    Phase.EQUIP: (KIT_ACTIONS, lambda v, a: "kit_absent"),
    Phase.KEEP: (KIT_ACTIONS, lambda v, a: "not_kept"),
    Phase.CIRCLE: ((CIRCLE, COVER), circle),
    Phase.DRAW: NOTHING,
    Phase.TAKE: (range(STREET, ACTIONS), street),
    Phase.HOUSE: ((CIRCLE, *COLOUR_ACTIONS), house),
    Phase.MORE: NOTHING,
    Phase.THROW: (range(CHEST, TILE), lambda v, a: "chest_closed"),
    Phase.LOCK: NOTHING,
    Phase.SWAP_OUT: (COLOUR_ACTIONS, lambda v, a: "no_such_bottle"),
    Phase.SWAP_IN: NOTHING,
}
