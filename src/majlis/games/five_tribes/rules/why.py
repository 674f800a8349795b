"""Why an action is not open: every question "may this be done" answers with one of these."""

from enum import IntEnum

from majlis.core.compile import rule


class Why(IntEnum):
    OPEN = 0
    OVER = 1  # the game is over
    QUESTION = 2  # something else is asked now (FT-3.2)
    ZEROS = 3  # three stand on the zeros (FT-3.1)
    SPACE = 4  # somebody stands there
    OWN_SPACE = 5
    DEAR = 6
    ENOUGH = 7  # fewer slaves make the bid free (FT-7.13)
    FEW_SLAVES = 8
    STILL_DEAR = 9
    BARE = 10  # no meeple to pick up (FT-4.1)
    INCOMPLETE = 11  # the move could not be completed (FT-4.5)
    MUST_MOVE = 12  # FT-3.2
    FAR = 13  # no neighbour (FT-4.2)
    BACK = 14  # straight back (FT-4.3)
    NOT_CARRIED = 15  # FT-4.2
    COLOUR = 16  # FT-4.4
    DEAD_END = 17  # FT-4.5
    MUST_DROP = 18  # FT-4.2
    BUILDERS = 19  # more slaves than one has (FT-5.4)
    ABSENT = 20  # no such meeple (FT-5.5)
    REACH = 21
    OWN = 22
    BOAZ = 23  # FT-7.4
    NONE_IN_FRONT = 24
    MUST_KILL = 25
    SAME_PLACE = 26  # Ibus (FT-7.10)
    THIEF = 27  # not one's own (FT-8.2)
    WRONG_THIEF = 28
    MUST_LOSE = 29
    MUST_GAIN = 30
    NO_DJINN = 31  # FT-8.4
    NOT_LOST = 32
    NOT_HELD = 33  # FT-8.5
    NOT_POOLED = 34
    NOT_YOUR_TILE = 35  # FT-8.6
    NO_PIECE = 36
    NO_POOLED_PIECE = 37
    NO_CAMEL = 38  # FT-8.7
    NOT_FREED = 39
    HERE_ONLY = 40  # FT-6.1, FT-6.2
    NOT_AROUND = 41  # FT-7.8, FT-7.14
    MUST_PLACE = 42
    SLOT = 43  # beyond the reach of the market (FT-6.3, FT-6.4)
    NO_SLOT = 44
    MUST_SECOND = 45  # FT-6.4
    NOT_ON_OFFER = 46  # FT-6.5
    ELDERS = 47
    ELDER_SLAVE = 48
    NO_GOOD = 49  # FT-6.6
    NO_GOODS = 50
    SLAVES_UNSOLD = 51
    SORTED = 52
    TWICE = 53
    SELL_FIRST = 54
    TARGET = 55  # not the tile that a power needs (FT-7)
    MUST_TARGET = 56
    NOT_LOOKED = 57  # Sibittis (FT-7.20)
    MUST_KEEP = 58
    NOT_YOURS = 59  # a power (FT-7)
    BY_ITSELF = 60
    MOMENT = 61
    USED = 62
    ONE_ELDER = 63
    ONE_SLAVE = 64
    TWO_ELDERS = 65
    BOTH = 66
    ONLY_SLAVE = 67
    NO_TARGET = 68


@rule
def mark(mask, a, why):
    """Mark an action if nothing speaks against it; how many are marked by this."""
    mask[a] = why == Why.OPEN
    return int(why == Why.OPEN)
