"""What is in the box (FT-1): thirty tiles, ninety meeples, the cards, the tracks and the pieces."""

from enum import IntEnum

import numpy as np


class Tribe(IntEnum):
    VIZIER = 0
    ELDER = 1
    MERCHANT = 2
    BUILDER = 3
    ASSASSIN = 4


class Good(IntEnum):
    IVORY = 0
    JEWELS = 1
    GOLD = 2
    PAPYRUS = 3
    SILK = 4
    SPICE = 5
    FISH = 6
    WHEAT = 7
    POTTERY = 8
    SLAVE = 9  # no merchandise


class Kind(IntEnum):  # of a tile
    VILLAGE = 0
    SACRED = 1
    OASIS = 2
    SMALL_MARKET = 3
    BIG_MARKET = 4


class Djinn(IntEnum):
    AL_AMIN = 0
    ANUN_NAK = 1
    BAAL = 2
    BOAZ = 3
    BOURAQ = 4
    ECHIDNA = 5
    ENKI = 6
    HAGIS = 7
    HAURVATAT = 8
    IBUS = 9
    JAFAAR = 10
    KANDICHA = 11
    KUMARBI = 12
    LAMIA = 13
    LETA = 14
    MARID = 15
    MONKIR = 16
    NEKIR = 17
    SHAMHAT = 18
    SIBITTIS = 19
    SLOAR = 20
    UTUG = 21
    MORGIANE = 22  # of the Thieves of Naqala


class Cost(IntEnum):  # of a djinn's power
    FREE = 0
    ONE = 1  # an elder or a slave
    TWO = 2  # an elder, and an elder or a slave
    SLAVE = 3
    SLAVES = 4  # one or more


class When(IntEnum):  # a djinn's power works
    SCORING = 0  # at the end
    WINDOW = 1  # in any window of the own turn
    TRIBE = 2  # before the own tribe action
    PLACING = 3  # with a palm or a palace
    BIDDING = 4  # with the own bid
    EVENT = 5  # by itself, whenever something happens


class Thief(IntEnum):  # by the tribe whose action it follows
    ZIAD = 0
    OUAFAT = 1
    HOUSSAIN = 2
    SHALIM = 3
    KOHDJAH = 4
    MADJAAR = 5  # belongs to the artisans, an expansion that is not in play: never in the pile


class Flag(IntEnum):  # the bits of the record's options (FT-11)
    THIEVES = 1
    POWER_A_ROUND = 2
    NEKIR_EACH = 4
    ECHIDNA_KANDICHA = 8
    ONE_CARD = 16
    OPEN_GOLD = 32  # not covered
    CAPTIVES_UNPAID = 64
    BAAL_ITSELF = 128


SEATS = 4
COLUMNS, ROWS = 6, 5
TILES = COLUMNS * ROWS
TRIBES, GOODS, DJINNS, THIEVES = len(Tribe), len(Good), len(Djinn), len(Thief)
GOODS_FOR_SALE = int(Good.SLAVE)
START_GOLD, ON_A_TILE, ROW, DJINN_ROW = 50, 3, 9, 3
PALMS, PALACES = 12, 10
CAMELS = np.array([0, 0, 11, 8, 8], np.int8)  # by players
MARKERS = np.array([0, 0, 2, 1, 1], np.int8)
TRIBE_COUNT = np.array([16, 20, 18, 18, 18], np.int8)
GOOD_COUNT = np.array([2, 2, 2, 4, 4, 4, 6, 6, 6, 18], np.int8)
SUIT_VALUE = np.array([0, 1, 3, 7, 13, 21, 30, 40, 50, 60], np.int8)  # by different goods, in gold or points
PRICE = np.array([0, 0, 0, 1, 3, 5, 8, 12, 18], np.int8)  # of the turn order track: three zeros, the first one last
ZEROS = 3
SMALL, BIG = 0, 1  # the markets
MARKET_PRICE, MARKET_REACH = np.array([3, 6], np.int8), np.array([3, 6], np.int8)  # small, big
PALM_POINTS, PALACE_POINTS, VIZIER_POINTS, ELDER_POINTS, MAJORITY_POINTS, THIEF_POINTS = 3, 5, 1, 2, 10, 6
HAURVATAT_PALM, JAFAAR_VIZIER, SHAMHAT_ELDER = 5, 3, 4  # points instead

FACES = np.array(  # tiles that are alike: kind, points, how many; those with a blue value come first
    [
        (Kind.VILLAGE, 5, 5),
        (Kind.SACRED, 6, 4),
        (Kind.SACRED, 10, 1),
        (Kind.SACRED, 12, 1),
        (Kind.SACRED, 15, 1),
        (Kind.OASIS, 8, 6),
        (Kind.SMALL_MARKET, 6, 8),
        (Kind.BIG_MARKET, 4, 4),
    ],
    np.int8,
)
KIND, TILE_POINTS = FACES[:, 0].copy(), FACES[:, 1].copy()
BLUE_FACES = 5
BOX = np.repeat(np.arange(len(FACES)), FACES[:, 2]).astype(np.int8)  # all tiles in order

DJINN_CARDS = np.array(  # points, cost, when
    [
        (5, Cost.FREE, When.SCORING),  # Al-Amin: two slaves are one good of any kind
        (8, Cost.ONE, When.WINDOW),  # Anun-Nak: three meeples on an empty tile
        (6, Cost.FREE, When.EVENT),  # Ba'al: gold for every djinn gained
        (6, Cost.FREE, When.EVENT),  # Boaz: viziers and elders are safe from assassins
        (6, Cost.ONE, When.WINDOW),  # Bouraq: a palace on a village
        (4, Cost.TWO, When.TRIBE),  # Echidna: builders bring double
        (8, Cost.ONE, When.WINDOW),  # Enki: a palm on an oasis
        (10, Cost.ONE, When.PLACING),  # Hagis: the palace goes next door
        (8, Cost.FREE, When.SCORING),  # Haurvatat: palms count 5
        (8, Cost.ONE, When.TRIBE),  # Ibus: assassins kill two
        (6, Cost.FREE, When.SCORING),  # Jafaar: viziers count 3
        (6, Cost.FREE, When.EVENT),  # Kandicha: profit from the killed
        (6, Cost.SLAVES, When.BIDDING),  # Kumarbi: a cheaper bid
        (10, Cost.ONE, When.PLACING),  # Lamia: the palm goes next door
        (4, Cost.TWO, When.WINDOW),  # Leta: a camel on an empty tile
        (6, Cost.FREE, When.EVENT),  # Marid: gold for every drop on an own tile
        (6, Cost.FREE, When.EVENT),  # Monkir: gold for every palace
        (6, Cost.FREE, When.EVENT),  # Nekir: gold for every assassination
        (6, Cost.FREE, When.SCORING),  # Shamhat: elders count 4
        (4, Cost.TWO, When.WINDOW),  # Sibittis: keep one of three djinns
        (8, Cost.SLAVE, When.WINDOW),  # Sloar: the top card of the pile
        (4, Cost.TWO, When.WINDOW),  # Utug: a camel on a tile with meeples only
        (6, Cost.FREE, When.EVENT),  # Morgiane: safe from thieves; her points are a ruling
    ],
    np.int8,
)
DJINN_POINTS, DJINN_COST, DJINN_WHEN = (DJINN_CARDS[:, i].copy() for i in range(3))

ROUNDS = 47  # no game lasts longer: every move takes two meeples or more off the board
LONGEST = ROUNDS * SEATS * 200  # decisions, with all meeples in one hand in every turn
