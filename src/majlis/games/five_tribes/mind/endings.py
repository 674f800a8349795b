"""How well a move could end: the endings of the city are valued once, then the walks that reach them are compared."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.observing import sum_of
from majlis.core.record import NONE
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.actions import PALACE
from majlis.games.five_tribes.mind.worth import ELDER, card_worth, piece_on
from majlis.games.five_tribes.parts import Djinn, Kind, Tribe
from majlis.games.five_tribes.rules.grid import AGAIN, ENDS, NEAR, NEXT, NOWHERE, SIDES
from majlis.games.five_tribes.rules.scoring import tile_points
from majlis.games.five_tribes.rules.sowing import walk_length

NOTHING = -40.0
CARDS = PALACE  # the numbers of these actions, which no move has open, serve as paper for the row of cards
AROUND = (NEAR * (1 << np.arange(parts.TILES))).sum(1)  # the block of nine, a bit a tile
BITS = 37  # the powers of two below 2 ** 36 differ by this modulus
BIT = np.zeros(BITS, np.int8)
BIT[[(1 << tile) % BITS for tile in range(parts.TILES)]] = np.arange(parts.TILES)
VIZIER, KILL, MARKET, SACRED = 2.2, 2.5, 2.0, 5.0


@rule
def survey(v, out, paper):
    """Write down what it is worth to end on each tile with one more of each tribe."""
    blue = blue_bits(v)
    line_up(v, out)
    for tile in range(parts.TILES):
        n, brings, claim = sum_of(v.meeples[tile]), tile_action_worth(v, tile, 0), claim_worth(v, tile)
        for tribe in range(parts.TRIBES):
            held = int(v.meeples[tile, tribe])
            total = collected(v, tribe, held + 1, bits_in(blue & AROUND[tile]), out[CARDS + min(held + 1, parts.ROW)])
            total += claim if n == held else 0.0
            if tribe == Tribe.ELDER:
                total += tile_action_worth(v, tile, held + 1)
            else:
                total += brings
            out[paper + tile * parts.TRIBES + tribe] = total
    out[CARDS : CARDS + parts.ROW + 1] = 0.0


@rule
def blue_bits(v):
    """The tiles of a blue value, a bit a tile."""
    bits = 0
    for tile in range(parts.TILES):
        bits |= int(v.face[tile] < parts.BLUE_FACES) << tile
    return bits


@rule
def bits_in(bits):
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def line_up(v, out):
    """The worth of the first so many cards of the row, on paper."""
    out[CARDS] = 0.0
    for i in range(parts.ROW):
        out[CARDS + i + 1] = out[CARDS + i] + (card_worth(v, v.row[i]) if i < v.n_row else 0.0)


@rule
def claim_worth(v, tile):
    """A tile that is emptied and has no camel yet."""
    if v.camel[tile] != NONE or v.camels[v.active] == 0:
        return 0.0
    kind = parts.KIND[v.face[tile]]
    return site(v, tile) + (2.5 if kind == Kind.OASIS else 4.5 if kind == Kind.VILLAGE else 0.0)


@rule
def collected(v, tribe, n, blue, cards):
    """What so many of a tribe bring, with so many blue tiles around and so much worth of cards for them."""
    match tribe:
        case Tribe.VIZIER:
            return n * (parts.JAFAAR_VIZIER + 1.0 if v.djinn[Djinn.JAFAAR] == v.active else VIZIER)
        case Tribe.ELDER:
            return n * ELDER
        case Tribe.MERCHANT:
            return cards
        case Tribe.BUILDER:
            return float(n * blue)
    return KILL


@rule
def tile_action_worth(v, tile, elders):
    match parts.KIND[v.face[tile]]:
        case Kind.OASIS:
            return piece_on(v, tile, 0) if v.palms_left > 0 else 0.0
        case Kind.VILLAGE:
            return piece_on(v, tile, 1) if v.palaces_left > 0 else 0.0
        case Kind.SACRED:
            return SACRED if v.elders[v.active] + elders > 1 else 0.0
        case Kind.SMALL_MARKET:
            return MARKET if v.gold[v.active] >= parts.MARKET_PRICE[0] and v.n_row > 0 else 0.0
    return MARKET if v.gold[v.active] >= parts.MARKET_PRICE[1] and v.n_row > 1 else 0.0


@rule
def site(v, tile):
    """A tile with all that stands on it."""
    return float(tile_points(v, tile, v.active))


@rule
def best_pick_up(v, tile, out, paper):
    """The best ending of a move that starts here."""
    n, best = sum_of(v.meeples[tile]), NOTHING
    if n > 0:
        ends, again = int(ENDS[tile, NOWHERE, walk_length(n)]), int(AGAIN[tile, NOWHERE, walk_length(n)])
        for tribe in range(parts.TRIBES):
            if v.meeples[tile, tribe] > 0:
                best = max(best, best_end(ends & v.has[tribe] & ~(1 << tile), tribe, out, paper))
            if v.meeples[tile, tribe] > 1 and again:
                best = max(best, best_end(again, tribe, out, paper) - 2.0)
    return best


@rule
def best_end(tiles, tribe, out, paper):
    """The best of these tiles to end on."""
    best = NOTHING
    while tiles:
        best = max(best, out[paper + int(BIT[(tiles & -tiles) % BITS]) * parts.TRIBES + tribe])
        tiles &= tiles - 1
    return best


@rule
def best_drop(v, tile, tribe, out, paper):
    """The best ending that is left after dropping this meeple there."""
    if v.n_carry == 1:
        return out[paper + tile * parts.TRIBES + tribe]
    side = 0
    while NEXT[v.here, side] != tile:
        side += 1
    n, came = walk_length(v.n_carry - 1), (side + 2) % SIDES
    ends, again = int(ENDS[tile, came, n]), int(AGAIN[tile, came, n])
    best = NOTHING
    for last in range(parts.TRIBES):
        dropped = int(last == tribe)
        left, where = int(v.carry[last]) - dropped, int(v.has[last]) | dropped << tile
        if left > 0:
            best = max(best, best_end(ends & where, last, out, paper))
        if left > 1 and again:
            best = max(best, best_end(again, last, out, paper) - 2.0)
    return best - spoils(v, tile, tribe)


@rule
def best_in_hand(v):
    """The best ending of the move that is under way; as in best_drop, but nothing is written down."""
    n = walk_length(v.n_carry)
    ends, again = int(ENDS[v.here, v.came, n]), int(AGAIN[v.here, v.came, n])
    best, blue = NOTHING, blue_bits(v)
    for tribe in range(parts.TRIBES):
        tiles = ends & int(v.has[tribe]) if v.carry[tribe] > 0 else 0
        tiles |= again if v.carry[tribe] > 1 else 0
        while tiles:
            best = max(best, ending(v, int(BIT[(tiles & -tiles) % BITS]), tribe, blue))
            tiles &= tiles - 1
    return best


@rule
def ending(v, tile, tribe, blue):
    """A move that ends here with this tribe."""
    held, n, cards = int(v.meeples[tile, tribe]), sum_of(v.meeples[tile]), 0.0
    if tribe == Tribe.MERCHANT:
        for i in range(min(held + 1, int(v.n_row))):
            cards += card_worth(v, v.row[i])
    total = collected(v, tribe, held + 1, bits_in(blue & AROUND[tile]), cards)
    total += tile_action_worth(v, tile, held + 1 if tribe == Tribe.ELDER else 0)
    return total + (claim_worth(v, tile) if n == held else 0.0)


@rule
def spoils(v, tile, tribe):
    """Of equal ways the one that feeds the own tiles least: a meeple on a lone colour's tile helps nobody."""
    return 0.05 * (v.camel[tile] == NONE) + 0.02 * tribe
