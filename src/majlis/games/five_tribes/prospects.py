"""How well a move could end: the endings of the city are valued once, then the walks that reach them are compared."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.five_tribes.city import AGAIN, ENDS, NEXT, NOWHERE, SIDES
from majlis.games.five_tribes.parts import (
    HAURVATAT_PALM,
    JAFAAR_VIZIER,
    KIND,
    MARKET_PRICE,
    PALACE_POINTS,
    PALM_POINTS,
    TILE_POINTS,
    TILES,
    TRIBES,
    Djinn,
    Kind,
    Tribe,
)
from majlis.games.five_tribes.sowing import reach
from majlis.games.five_tribes.tribes import blue_around
from majlis.games.five_tribes.worth import ELDER, card, piece_on

NOTHING = -40.0
VIZIER, KILL, MARKET, SACRED = 2.2, 2.5, 2.0, 5.0


@rule
def survey(v, out, paper):
    """Write down what it is worth to end on each tile with one more of each tribe."""
    for tile in range(TILES):
        for tribe in range(TRIBES):
            out[paper + tile * TRIBES + tribe] = ending(v, tile, tribe, v.meeples[tile, tribe] + 1)


@rule
def ending(v, tile, tribe, n):
    """A move that ends here and takes so many of a tribe."""
    others = 0
    for other in range(TRIBES):
        others += v.meeples[tile, other] if other != tribe else 0
    total = collected(v, tile, tribe, n) + tile_action_worth(v, tile, n if tribe == Tribe.ELDER else 0)
    if others == 0 and v.camel[tile] == NONE and v.camels[v.active] > 0:
        total += site(v, tile)
        total += 2.5 if KIND[v.face[tile]] == Kind.OASIS else 4.5 if KIND[v.face[tile]] == Kind.VILLAGE else 0.0
    return total


@rule
def collected(v, tile, tribe, n):
    match tribe:
        case Tribe.VIZIER:
            return n * (JAFAAR_VIZIER + 1.0 if v.djinn[Djinn.JAFAAR] == v.active else VIZIER)
        case Tribe.ELDER:
            return n * ELDER
        case Tribe.MERCHANT:
            total = 0.0
            for i in range(min(n, int(v.n_row))):
                total += card(v, v.row[i])
            return total
        case Tribe.BUILDER:
            return float(n * blue_around(v, tile))
    return KILL


@rule
def tile_action_worth(v, tile, elders):
    match KIND[v.face[tile]]:
        case Kind.OASIS:
            return piece_on(v, tile, 0) if v.palms_left > 0 else 0.0
        case Kind.VILLAGE:
            return piece_on(v, tile, 1) if v.palaces_left > 0 else 0.0
        case Kind.SACRED:
            return SACRED if v.elders[v.active] + elders > 1 else 0.0
        case Kind.SMALL_MARKET:
            return MARKET if v.gold[v.active] >= MARKET_PRICE[0] and v.n_row > 0 else 0.0
    return MARKET if v.gold[v.active] >= MARKET_PRICE[1] and v.n_row > 1 else 0.0


@rule
def site(v, tile):
    """A tile with all that stands on it."""
    palm = HAURVATAT_PALM if v.djinn[Djinn.HAURVATAT] == v.active else PALM_POINTS
    return float(TILE_POINTS[v.face[tile]] + v.palms[tile] * palm + v.palaces[tile] * PALACE_POINTS)


@rule
def best_pick_up(v, tile, out, paper):
    """The best ending of a move that starts here."""
    n = 0
    for tribe in range(TRIBES):
        n += v.meeples[tile, tribe]
    best = NOTHING
    if n > 0:
        ends, again = int(ENDS[tile, NOWHERE, reach(n)]), int(AGAIN[tile, NOWHERE, reach(n)])
        for tribe in range(TRIBES):
            if v.meeples[tile, tribe] > 0:
                best = max(best, best_end(ends & v.has[tribe] & ~(1 << tile), tribe, out, paper))
            if v.meeples[tile, tribe] > 1 and again:
                best = max(best, best_end(again, tribe, out, paper) - 2.0)
    return best


@rule
def best_end(tiles, tribe, out, paper):
    best = NOTHING
    tile = 0
    while tiles >> tile:
        if tiles >> tile & 1:
            best = max(best, out[paper + tile * TRIBES + tribe])
        tile += 1
    return best


@rule
def best_drop(v, tile, tribe, out, paper):
    """The best ending that is left after dropping this meeple there."""
    if v.n_carry == 1:
        return out[paper + tile * TRIBES + tribe]
    side = 0
    while NEXT[v.here, side] != tile:
        side += 1
    n, came = reach(v.n_carry - 1), (side + 2) % SIDES
    ends, again = int(ENDS[tile, came, n]), int(AGAIN[tile, came, n])
    best = NOTHING
    for last in range(TRIBES):
        dropped = int(last == tribe)
        left, where = int(v.carry[last]) - dropped, int(v.has[last]) | dropped << tile
        if left > 0:
            best = max(best, best_end(ends & where, last, out, paper))
        if left > 1 and again:
            best = max(best, best_end(again, last, out, paper) - 2.0)
    return best - spoils(v, tile, tribe)


@rule
def spoils(v, tile, tribe):
    """Of equal ways the one that feeds the own tiles least: a meeple on a lone colour's tile helps nobody."""
    return 0.05 * (v.camel[tile] == NONE) + 0.02 * tribe
