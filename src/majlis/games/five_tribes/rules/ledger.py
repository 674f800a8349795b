"""Every countable thing by place and owner: the cells that events say they change."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.five_tribes.parts import DJINNS, GOODS, PRICE, ROW, SEATS, THIEVES, TILES, TRIBES

# where a djinn or a thief is, beside the four seats; its place in a row does not count
OPEN, PILED, DISCARDED, LOOKED_AT, POOLED, AWAY = range(SEATS, SEATS + 6)
AREA = np.array([0, 1, 2, 3, *[OPEN] * 3, PILED, DISCARDED, *[LOOKED_AT] * 2, POOLED, AWAY, AWAY], np.int8)
AREAS = AWAY + 1

GOLD = 0  # GOLD + seat
CAMELS = GOLD + SEATS  # CAMELS + seat: not yet placed
CAMEL = CAMELS + SEATS  # CAMEL + tile * SEATS + seat: placed
PALMS = CAMEL + TILES * SEATS  # PALMS + tile
PALACES = PALMS + TILES  # PALACES + tile
SUPPLY = PALACES + TILES  # SUPPLY + palace
LOOT = SUPPLY + 2  # LOOT + palace: given up to a thief
MEEPLES = LOOT + 2  # MEEPLES + tile * TRIBES + tribe
IN_HAND = MEEPLES + TILES * TRIBES  # IN_HAND + tribe: of the mover
BAG = IN_HAND + TRIBES  # BAG + tribe
FRONT = BAG + TRIBES  # FRONT + seat * 2 + tribe: viziers and elders
LOST_VIZIERS = FRONT + SEATS * 2  # given up to a thief
HAND = LOST_VIZIERS + 1  # HAND + seat * GOODS + good
IN_ROW = HAND + SEATS * GOODS  # IN_ROW + good
PILE = IN_ROW + GOODS  # PILE + good
DISCARDS = PILE + GOODS  # DISCARDS + good
LOST_GOODS = DISCARDS + GOODS  # LOST_GOODS + good: given up to a thief
LINE = LOST_GOODS + GOODS  # LINE + place * SEATS + seat: markers on the bid order track
SPACES = LINE + SEATS * SEATS  # SPACES + space * SEATS + seat: markers on the turn order track
DJINN = SPACES + len(PRICE) * SEATS  # DJINN + djinn * AREAS + area
THIEF = DJINN + DJINNS * AREAS  # THIEF + thief * AREAS + area
CELLS = THIEF + THIEVES * AREAS

BOOKKEEPING = frozenset(
    {
        *("rounds", "active", "bids", "bid", "last_round", "stuck", "window"),  # where the round and the turn stand
        *("here", "came", "tribe", "took", "double", "twice", "struck", "power", "spot", "palace", "path", "n_path"),
        *("robber", "owed", "freed", "suit", "used"),  # what is being asked for, and what was done already
        *("has", "seen", "n_carry", "n_row", "n_pile", "n_look", "n_hand"),  # what follows from the rest, or is known
        "face",
    }
)


@rule
def ledger(s, out):
    """Count everything where it is."""
    out[:] = 0
    count_seats(s, out)
    count_tiles(s, out)
    count_cards(s, out)
    for tribe in range(TRIBES):
        out[IN_HAND + tribe], out[BAG + tribe] = s.carry[tribe], s.bag[tribe]
    out[SUPPLY], out[SUPPLY + 1] = s.palms_left, s.palaces_left
    out[LOOT], out[LOOT + 1], out[LOST_VIZIERS] = s.pool_palms, s.pool_palaces, s.pool_viziers


@rule
def count_seats(s, out):
    """Gold, camels, viziers and elders, and the markers on both tracks."""
    for seat in range(SEATS):
        out[GOLD + seat], out[CAMELS + seat] = s.gold[seat], s.camels[seat]
        out[FRONT + seat * 2], out[FRONT + seat * 2 + 1] = s.viziers[seat], s.elders[seat]
        if s.line[seat] != NONE:
            out[LINE + seat * SEATS + int(s.line[seat])] += 1
    for space in range(len(PRICE)):
        if s.spaces[space] != NONE:
            out[SPACES + space * SEATS + int(s.spaces[space])] += 1


@rule
def count_tiles(s, out):
    for tile in range(TILES):
        out[PALMS + tile], out[PALACES + tile] = s.palms[tile], s.palaces[tile]
        for tribe in range(TRIBES):
            out[MEEPLES + tile * TRIBES + tribe] = s.meeples[tile, tribe]
        if s.camel[tile] != NONE:
            out[CAMEL + tile * SEATS + int(s.camel[tile])] += 1


@rule
def count_cards(s, out):
    for good in range(GOODS):
        out[PILE + good], out[DISCARDS + good], out[LOST_GOODS + good] = s.pile[good], s.discard[good], s.pool[good]
        for seat in range(SEATS):
            out[HAND + seat * GOODS + good] = s.hand[seat, good]
    for i in range(ROW):
        if s.row[i] != NONE:
            out[IN_ROW + int(s.row[i])] += 1
    for djinn in range(DJINNS):
        out[DJINN + djinn * AREAS + int(AREA[s.djinn[djinn]])] += 1
    for thief in range(THIEVES):
        out[THIEF + thief * AREAS + int(AREA[s.thief[thief]])] += 1
