"""What is in the box (DJ-1), as the rules use it: names for the numbers, and the tables of box.toml."""

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_tables import Trait


class Colour(IntEnum):
    BROWN = 0
    BLUE = 1
    RED = 2
    WHITE = 3


class Place(IntEnum):
    ACADEMY = 0
    TAVERN = 1
    CATACOMBS = 2
    ARCHIVES = 3
    MANUFACTORY = 4
    MARKET = 5


class Good(IntEnum):  # the parts of a reward, in the order in which they are taken (A16)
    COIN = 0
    SCROLL = 1
    KEY = 2
    CORK = 3
    BOTTLE = 4
    CAPACITY = 5
    STUDY = 6  # P09: magic of the Academy for mages
    MAGIC = 7
    ACTIVATE = 8
    MAGE = 9
    EQUIP = 10
    CIRCLE = 11
    DRAW = 12  # a djinn of the bag
    TAKE = 13  # a djinn of a street


class Kit(IntEnum):  # the equipment that has rules of its own
    STAFF = 0
    HAT = 1
    CLOAK = 2


class Tile(IntEnum):  # character tiles with a rule of their own: of ten good ones, ten bad ones
    P02_MARKET = 1
    P03_TAVERN = 2
    P04_MANUFACTORY = 3
    P05_SOURCE = 4
    P08_KEYS = 7
    P09_STUDY = 8
    P10_SECRETS = 9
    N03_COVER = 12
    N04_GREEN = 13
    N05_SLEEP = 14
    N06_CATACOMBS = 15
    N07_LOCKS = 16
    N08_DOOR = 17


class Option(IntEnum):  # of the Archives: five, then the four of those who have laid all passages
    PASSAGE = 0
    COINS = 1
    SCROLL = 2
    ACTIVATE = 3
    CIRCLE = 4
    BETTER_COINS = 5
    BETTER_SCROLL = 6
    BETTER_ACTIVATE = 7
    BETTER_CIRCLE = 8


class Trade(IntEnum):  # of the tents
    A1 = 0
    A2 = 1
    A3 = 2
    B = 3
    C = 4
    D = 5
    E = 6
    F = 7


class Card(IntEnum):  # scoring cards
    SETS = 0
    TYPES = 1
    PASSAGES = 2
    NO_KEY_MAGE = 3
    CIRCLES = 4
    CAPACITY = 5
    BASE = 6
    KEYS = 7
    MAGES = 8
    STORES = 9


class Flag(IntEnum):  # the bits of the record's options (DJ-13)
    BEGINNER = 1
    LONGER = 2
    BOSS_COLOURS = 4


SEATS = 4
COLOURS, PLACES, GOODS, KITS = len(Colour), len(Place), len(Good), len(Kit)
ROUNDS, SQUARES, NODES = 6, 6, 13
SOURCE = NODES - 1
BOSS = COLOURS  # as a kind of djinn
EDGES = len(BOX.edge_from)
MAGES, EQUIPMENT, TROPHIES, CHESTS, TILES, CARDS, TOM = 32, 27, 21, 18, 20, 10, 15
TILES_OF_A_KIND = 10
TROPHY_ROWS = 3
TENTS, TRADES, OPTIONS, BETTER = 6, len(Trade), len(Option), int(Option.BETTER_COINS)
PRINTED_CIRCLES, MORE_CIRCLES = 2, 2
DJINN_POWER, SURCHARGE, SOURCE_BOSS = 4, 2, 6
CAPACITY_BEGIN, CAPACITY_END, MOST_MAGIC, MOST_BASE = 5, 8, 8, 2
SET_MAGIC, CIRCLE_MAGIC, STUDY_MAGIC, STUDY_MOST = 2, 2, 3, 2
CORKED_POINTS, RINGED_POINTS, STORE_POINTS, TOM_POINTS = 10, 3, 1, 10
FOR_A_TROPHY = 3
FACTORY_PRICE = 2  # of the Manufactory's basic action; the special one costs one more
OPEN_CARDS, SECRET_CARDS = 3, 2
KEYS_IN_ALL = int(BOX.keys)
ROUND_LIMIT = np.array([60, 120, 30, 15], np.int16)  # by option: E5, a safety
ROUND_LIMIT_SHIFT = 3
LONGEST = (int(ROUND_LIMIT.max()) + 2) * SEATS * 200  # decisions; a turn has far fewer
DECK_SIZES = np.array([14, 12, 13, 15], np.int16)  # by option: cards of Tom's deck (DJ-14.1)
DECK_SHIFT = 5


def rewards(*rows: dict[Good, int]) -> npt.NDArray[np.int8]:
    """Rewards as rows of goods."""
    return np.array([[row.get(good, 0) for good in Good] for row in rows], np.int8)


def tiles_with(trait: Trait) -> tuple[int, int]:
    """The first tile that does this, and the end; (0, 0) if none does."""
    found = [tile for tile, (does, _) in enumerate(BOX.character_traits) if does == trait]
    return (found[0], found[-1] + 1) if found else (0, 0)


FORFEIT_GAIN = rewards({Good.COIN: 2}, {Good.MAGIC: 2}, {Good.COIN: 1, Good.MAGIC: 1})  # for no action (DJ-4.6)
OPTION_GAIN = rewards(  # of the Archives; the first is a passage
    {},
    {Good.COIN: 2},
    {Good.SCROLL: 1},
    {Good.ACTIVATE: 1},
    {Good.CIRCLE: 1},
    {Good.COIN: 4},
    {Good.SCROLL: 1, Good.MAGIC: 2},
    {Good.ACTIVATE: 2},
    {Good.CIRCLE: 1, Good.KEY: 1},
)
KEY_GAIN = np.array([Good.SCROLL, Good.COIN, Good.MAGIC])  # what a key is changed into (DJ-2.4)

FROM, TO, ONWARD = BOX.edge_from, BOX.edge_to, BOX.onward
NEAR_SOURCE = BOX.near_source
MAGE_POWER, MAGE_BONUS, MAGE_PRICE, MAGE_KEY = BOX.mage_power, BOX.mage_bonus, BOX.mage_price, BOX.mage_key
KIT, ONCE, EFFECT, WHERE = BOX.equipment_type, BOX.equipment_once, BOX.equipment_effect, BOX.equipment_place
KIT_GAIN, KIT_PAY, KIT_CATCH = BOX.equipment_gain, BOX.equipment_pay, BOX.equipment_catch
TROPHY_ROW, TROPHY_POINTS, TROPHY_GAIN = BOX.trophy_row, BOX.trophy_points, BOX.trophy_gain
CHEST_GAIN, CHEST_LOCK, HAS_LOCK = BOX.chest_gain, BOX.chest_lock, BOX.chest_has_lock
TILE_GAIN = BOX.character_gain
TRAIT, TRAIT_AT = (np.array(column, np.int8) for column in zip(*BOX.character_traits, strict=True))
WITH_TRAIT = np.array([tiles_with(trait) for trait in Trait])  # first and end of the tiles that do it
CARD_POINTS, CARD_PER, CARD_MOST = BOX.scoring_points, BOX.scoring_per, BOX.scoring_most
TOM_FIRST, TOM_SECOND, TOM_PAY = BOX.tom_first, BOX.tom_second, BOX.tom_pay
SOURCE_PRICE, GROUP_OF = BOX.source_price, BOX.group_of
TENT_PAY, TENT_GAIN, TENT_OF = BOX.tent_pay, BOX.tent_gain, BOX.tent_of
AT_SPACE, REFILL = BOX.at_space, BOX.refill
START_COINS, START_MAGIC, START_CAPACITY = BOX.start
PER_COLOUR, BOSSES = int(BOX.djinn_per_colour), int(BOX.bosses)
