"""What is in the box (HD-1): seventy cards in five clans and five ranks."""

from enum import IntEnum

import numpy as np


class Clan(IntEnum):
    GENIE = 0
    MARID = 1
    SHAITAN = 2
    EFREET = 3
    JANN = 4


class Rank(IntEnum):
    DIVINER = 0
    MERCHANT = 1
    THIEF = 2
    VIZIER = 3
    SULTAN = 4


class Wish(IntEnum):
    LOOK = 0  # keep one of the top five cards of the deck
    RECALL = 1  # take a card of the discard pile
    BANISH = 2  # remove a card in a palace from the game


class Flag(IntEnum):  # the bits of the record's options
    IMMUNE_TO_SELF = 1
    EXTRA_TURN = 2


SEATS = 4
WISHES = len(Wish)
RANKS = len(Rank)
KINDS = len(Clan) * RANKS - 1  # a kind is clan * RANKS + rank; cards of a kind are alike, and there is no Jann Sultan
HAND_SIZE, PALACE_FULL, WISH_COST, LOOK_SIZE, VIZIER_REACH = 5, 8, 3, 5, 4
TURN_CAP = 400  # ruling H24

COPIES = np.array([5, 4, 3, 2, 1] * 4 + [4, 3, 2, 1], np.int64)
VALUE = np.array([1, 2, 3, 4, 5] * 4 + [1, 2, 3, 4], np.int8)  # inferred: the rule sheet prints no values
BOX = np.repeat(np.arange(KINDS), COPIES)  # all cards in order
CARDS = len(BOX)
ANY_VALUE = int(VALUE.max())
