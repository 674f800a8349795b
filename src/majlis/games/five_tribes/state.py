"""The whole game in one record. A view is the same record with the unknown parts blanked."""

from enum import IntEnum

import numpy as np

from majlis.core.compile import rule
from majlis.core.observing import number_at, sum_of
from majlis.core.record import record
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import DJINNS, GOODS, PRICE, SEATS, THIEVES, TILES, TRIBES


class Phase(IntEnum):
    BID = 0  # put a marker on the turn order track
    DISCOUNT = 1  # Kumarbi: slaves against the price
    MOVE = 2  # window A: pick up a tile, or first use a power
    DROP = 3  # drop a meeple on the next tile
    TRIBE = 4  # window B: use a power before the tribe action, or go on
    BUILD = 5  # slaves for the builders
    KILL = 6  # whom the assassins kill
    KILL_AGAIN = 7  # Ibus: and whom else there
    THIEF = 8  # use the thief of this tribe, or go on
    LOSE = 9  # a thief's victim chooses what to lose
    GAIN = 10  # the thief's user chooses what to take
    TILE = 11  # window C: use a power before the tile action, or go on
    PLACE = 12  # a palm or a palace: here, or with Lamia or Hagis next door
    BESIDE = 13  # next door: where
    MARKET = 14  # buy a card, or decline
    SECOND = 15  # the second card of a big market
    SACRED = 16  # buy a djinn or the thief, or decline
    SALE = 17  # window D: sell goods, use a power, or end the turn
    SUIT = 18  # choose the goods of a suit one by one
    TARGET = 19  # the tile for a power
    KEEP = 20  # Sibittis: which djinn to keep
    OVER = 21


OBVIOUS = frozenset({Phase.DROP})  # the city lies open: no hidden card changes where a meeple may be dropped
OBVIOUS_OPENLY = frozenset(Phase) - OBVIOUS  # elsewhere a hidden card may be a slave, or goods for sale (FT-10)

# where a djinn or a thief is, unless in front of a seat (0 to 3)
FACE_UP = 4  # FACE_UP + place in the row; the open thief lies at FACE_UP
PILE = 7
DISCARDS = 8
LOOK = 9  # Sibittis: seen by the acting player alone
SURE = 10  # Sibittis: seen by the acting player, and the others can tell because the pile held no more
POOL = 11  # Ouafat: laid down by a victim, not yet taken
GONE = 12  # not in this game, or used up

PATH = 24  # steps of a move that are kept for the picture

STATE = record(
    ("used", np.int32, (SEATS,)),  # powers that a seat has used up for now, a bit a djinn
    ("has", np.int32, (TRIBES,)),  # the tiles that hold this tribe, a bit a tile
    ("freed", np.int32),  # Kohdjah: the tiles given up by the victims, a bit a tile
    ("gold", np.int16, (SEATS,)),
    ("suit", np.int16),  # goods laid out for a sale, a bit a good
    ("rounds", np.int8),  # begun so far
    ("active", np.int8),  # whose turn it is; `turn` differs while a victim chooses
    ("bids", np.int8),  # markers that have bid in this round
    ("bid", np.int8),  # the space of the bid that Kumarbi makes cheaper, NONE if none
    ("last_round", np.int8),  # 1: somebody has placed the last camel
    ("stuck", np.int8),  # 1: nobody moves any more
    ("window", np.int8),  # the phase to which a power returns: MOVE, TRIBE, TILE or SALE
    ("here", np.int8),  # the tile of the mover: where the hand is, then where the move ended; NONE before
    ("came", np.int8),  # the side from which that tile was entered (city.py)
    ("n_carry", np.int8),  # meeples in hand: those that move, then those collected until their action
    ("tribe", np.int8),  # the tribe of the last meeple, NONE before
    ("took", np.int8),  # meeples of it taken at the end of the move
    ("double", np.int8),  # 1: Echidna doubles this turn's builders
    ("twice", np.int8),  # 1: Ibus, this turn's assassins kill two
    ("struck", np.int8),  # Ibus: the tile struck first, or TILES + the seat; NONE if none
    ("power", np.int8),  # the djinn that asks for a tile, NONE if none
    ("spot", np.int8),  # the tile meant for the palm or palace to place, NONE if none
    ("palace", np.int8),  # 1 if it is a palace, 0 a palm
    ("robber", np.int8),  # the thief at work, NONE if none
    ("owed", np.int8),  # Houssain: cards that the victim still owes, or that the user still takes
    ("n_path", np.int8),
    ("palms_left", np.int8),
    ("palaces_left", np.int8),
    ("n_row", np.int8),
    ("n_pile", np.int8),  # resource cards in the pile
    ("n_look", np.int8),  # Sibittis: djinns at LOOK
    ("pool_viziers", np.int8),
    ("pool_palms", np.int8),
    ("pool_palaces", np.int8),
    ("n_hand", np.int8, (SEATS,)),
    ("camels", np.int8, (SEATS,)),  # not yet placed
    ("viziers", np.int8, (SEATS,)),
    ("elders", np.int8, (SEATS,)),
    ("line", np.int8, (SEATS,)),  # bid order track: the seat of the marker at each space, NONE if empty
    ("spaces", np.int8, (len(PRICE),)),  # turn order track, the same; the zeros first, the last of all to play at 0
    ("face", np.int8, (TILES,)),
    ("camel", np.int8, (TILES,)),  # the seat whose camel stands there, NONE if none
    ("palms", np.int8, (TILES,)),
    ("palaces", np.int8, (TILES,)),
    ("meeples", np.int8, (TILES, TRIBES)),
    ("carry", np.int8, (TRIBES,)),
    ("bag", np.int8, (TRIBES,)),
    ("path", np.int8, (PATH,)),  # the tiles of the last move, the start first
    ("row", np.int8, (parts.ROW,)),  # the resource cards that lie open, the start of the line first
    ("pile", np.int8, (GOODS,)),  # how many of each lie in the pile: its order is decided when a card is drawn
    ("discard", np.int8, (GOODS,)),
    ("pool", np.int8, (GOODS,)),  # Houssain: cards laid down by the victims
    ("hand", np.int8, (SEATS, GOODS)),  # how many of each; in a view of others, how many are known
    ("seen", np.int8, (SEATS, GOODS)),  # how many of them all have seen
    ("djinn", np.int8, (DJINNS,)),  # where each djinn is
    ("thief", np.int8, (THIEVES,)),
)

CHECKS = 6
# what count finds at every moment
PIECES = (*parts.TRIBE_COUNT.tolist(), *parts.GOOD_COUNT.tolist(), parts.PALMS, parts.PALACES, *[0] * CHECKS)


@rule
def count(s, out):
    """Count meeples, cards, palms and palaces wherever they are, then what is out of order."""
    out[:] = 0
    for tribe in range(TRIBES):
        out[tribe] = int(s.bag[tribe]) + int(s.carry[tribe])
        for tile in range(TILES):
            out[tribe] += s.meeples[tile, tribe]
    out[0] += sum_of(s.viziers) + s.pool_viziers
    out[1] += sum_of(s.elders)
    count_cards(s, out)
    out[TRIBES + GOODS] = s.palms_left + s.pool_palms + sum_of(s.palms)
    out[TRIBES + GOODS + 1] = s.palaces_left + s.pool_palaces + sum_of(s.palaces)
    count_faults(s, out)


@rule
def count_cards(s, out):
    for good in range(GOODS):
        out[TRIBES + good] = int(s.pile[good]) + int(s.discard[good]) + int(s.pool[good])
        for seat in range(s.seats):
            out[TRIBES + good] += s.hand[seat, good]
    for i in range(s.n_row):
        out[TRIBES + s.row[i]] += 1


@rule
def count_faults(s, out):
    """Camels and markers per seat, tallies that must agree, gold below zero: all zero if all is well."""
    i = TRIBES + GOODS + 2
    for seat in range(s.seats):
        out[i] += abs(s.camels[seat] + number_at(s.camel, seat) - parts.CAMELS[s.seats])
        # markers on both tracks; the one that bids now has left neither
        out[i + 1] += abs(number_at(s.line, seat) + number_at(s.spaces, seat) - parts.MARKERS[s.seats])
        out[i + 2] += s.gold[seat] < 0
        out[i + 3] += abs(sum_of(s.hand[seat]) - s.n_hand[seat])
        for good in range(GOODS):
            out[i + 3] += s.seen[seat, good] > s.hand[seat, good]
    for tribe in range(TRIBES):
        for tile in range(TILES):
            out[i + 5] += (s.has[tribe] >> tile & 1) != (s.meeples[tile, tribe] > 0)
    out[i + 4] = abs(sum_of(s.pile) - s.n_pile) + abs(sum_of(s.carry) - s.n_carry)
