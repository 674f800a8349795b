"""Why an action is not open; 0: it is."""

from enum import IntEnum


class Why(IntEnum):
    OPEN = 0
    OVER = 1  # the game is over (HD-7)
    NOT_ASKED = 2  # this is an answer to another question (HD-3)
    NOT_IN_HAND = 3  # no such card in the own hand (HD-3)
    TOO_FEW_CARDS = 4  # a wish costs three (HD-5, H14)
    NOTHING_TO_BANISH = 5  # no card in a palace within reach (H13)
    PAID_HIGHER = 6  # cards are paid in rising order (HD-5)
    PAY_LOWER_FIRST = 7  # too few cards would follow (HD-5)
    NOT_LOOKED_AT = 8  # no such card on top of the deck (HD-5)
    NOT_DISCARDED = 9  # no such card in the discard pile (HD-5)
    NOT_IN_PALACE = 10  # no such card in that palace (HD-4)
    OUT_OF_REACH = 11  # a palace of eight (H1)
    TOO_DEAR = 12  # worth more than a Merchant or a Vizier reaches (H16, H17)
    JUST_SUMMONED = 13  # the card whose effect this is (H16, H17)
    BUYS_NOTHING = 14  # no card within reach is so cheap (H16)
    OWN_PALACE = 15  # a Merchant takes from others (H16)
    YOURSELF = 16  # a Thief robs others (H15)
    EMPTY_HAND = 17  # nothing to rob (H15)
    MUST = 18  # cannot be declined (HD-4)
