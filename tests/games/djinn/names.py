"""Small names for the pieces and actions of Djinn: nodes are r1 to q6 and S, an edge is r1-q1, colours are letters."""

from majlis.games.djinn import actions
from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_tables import NODES
from majlis.games.djinn.parts import COLOURS, FROM, SQUARES, TO, Card, Option, Place, Trade

LETTERS = "burwk"  # brown, blue, red, white; a boss is silver, k
MAGES, EQUIPMENT, TROPHIES, CHESTS = BOX.mage_ids, BOX.equipment_ids, BOX.trophy_ids, BOX.chest_ids
TILES, CARDS = BOX.character_ids, tuple(f"SC{card + 1}" for card in Card)
GO, YES, CATCH = actions.DONE, actions.YES, actions.CATCH
BASIC, SPECIAL, PASSAGE = actions.BASIC, actions.SPECIAL, actions.PASSAGE
STOP, SKIP, COIN, SCROLL = actions.STOP, actions.SKIP, actions.COIN, actions.SCROLL
CIRCLE, COVER, BOSS, REFILL, BOSSES = actions.CIRCLE, actions.COVER, actions.BOSS, actions.REFILL, actions.BOSSES
TWO_COINS, TWO_MAGIC, ONE_OF_EACH = (actions.FORFEIT + i for i in range(3))
BUY_BOTTLE, BUY_CORK, BUY_MAGES = (actions.BUY + i for i in range(3))
KEY_SCROLL, KEY_COIN, KEY_MAGIC = (actions.KEY + i for i in range(3))
BLOCKS = (
    *("DONE", "YES", "BASIC", "SPECIAL", "PASSAGE", "CATCH", "FORFEIT", "REFILL", "BOSSES", "BUY", "STOP", "SKIP"),
    *("COIN", "SCROLL", "CIRCLE", "COVER", "KEY", "NUMBER", "COLOUR", "BOSS", "FREE", "CORK", "CORK_BOSS", "EDGE"),
    *("OPTION", "TRADE", "MAGE", "EQUIP", "TROPHY", "CHEST", "TILE", "LAY", "STREET"),
)


def edge(name):
    """The number of an edge by the names of its ends: r1-q1 leads to q1."""
    ends = tuple(NODES.index(node) for node in name.split("-"))
    return next(e for e in range(len(FROM)) if (FROM[e], TO[e]) == ends)


def edge_name(number):
    return f"{NODES[FROM[number]]}-{NODES[TO[number]]}"


def to(name):
    """Walk to an edge."""
    return actions.EDGE + edge(name)


def colour(letter):
    return actions.COLOUR + LETTERS.index(letter)


def free(letter):
    """The free djinn beside a boss."""
    return actions.FREE + LETTERS.index(letter)


def cork(letter):
    """A djinn of a circle into a bottle of its colour."""
    return actions.CORK + LETTERS.index(letter)


def cork_boss(letter):
    """A boss of a circle into a bottle of this colour."""
    return actions.CORK_BOSS + LETTERS.index(letter)


def number(n):
    return actions.NUMBER + n


def option(which: Option):
    return actions.OPTION + which


def trade(which: Trade):
    return actions.TRADE + which


def mage(name):
    return actions.MAGE + MAGES.index(name)


def equip(name):
    return actions.EQUIP + EQUIPMENT.index(name)


def equipment_with(effect):
    """The names of all equipment cards of an effect."""
    return [name for i, name in enumerate(EQUIPMENT) if BOX.equipment_effect[i] == effect]


def card_row(name):
    """The row of an equipment card in the box."""
    return EQUIPMENT.index(name)


def trophy(name):
    return actions.TROPHY + TROPHIES.index(name)


def chest(name):
    return actions.CHEST + CHESTS.index(name)


def tile(name):
    return actions.TILE + TILES.index(name)


def lay(place: Place, square):
    """A passage to a square space, as in lay(Place.TAVERN, "q3")."""
    return actions.LAY + place * SQUARES + int(square[1]) - 1


def street(space, letter):
    """A djinn of a street, as in street("r3", "b")."""
    return actions.STREET + (int(space[1]) - 1) * COLOURS + LETTERS.index(letter)


def spell(a):
    """An action for a failure message: its block and its place there."""
    name = max((block for block in BLOCKS if getattr(actions, block) <= a), key=lambda block: getattr(actions, block))
    at = a - getattr(actions, name)
    ids = {"MAGE": MAGES, "EQUIP": EQUIPMENT, "TROPHY": TROPHIES, "CHEST": CHESTS, "TILE": TILES}
    return f"EDGE {edge_name(at)}" if name == "EDGE" else f"{name} {ids[name][at] if name in ids else at}"
