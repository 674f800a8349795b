"""Small sums over a view in plain numbers, for words: what builders bring, what things count, who can lose."""

from majlis.games.five_tribes.parts import (
    BLUE_FACES,
    DJINN_COST,
    DJINN_POINTS,
    DJINNS,
    ELDER_POINTS,
    GOODS_FOR_SALE,
    HAURVATAT_PALM,
    JAFAAR_VIZIER,
    MAJORITY_POINTS,
    PALACE_POINTS,
    PALM_POINTS,
    SHAMHAT_ELDER,
    SUIT_VALUE,
    THIEF_POINTS,
    TILE_POINTS,
    TILES,
    VIZIER_POINTS,
    Cost,
    Djinn,
    Flag,
    Good,
    Thief,
    Tribe,
)
from majlis.games.five_tribes.rules.grid import NEAR

BLOCK = [[other for other in range(TILES) if NEAR[tile, other]] for tile in range(TILES)]
POINTS, VALUES, CARD_POINTS = TILE_POINTS.tolist(), SUIT_VALUE.tolist(), DJINN_POINTS.tolist()
COSTS = DJINN_COST.tolist()


def blue_around(v, tile):
    """Tiles of a blue value in the block of nine."""
    return sum(v.face[other] < BLUE_FACES for other in BLOCK[tile])


def palm_points(v, seat):
    """What a palm counts for this player."""
    return HAURVATAT_PALM if v.djinn[Djinn.HAURVATAT] == seat else PALM_POINTS


def tile_points(v, tile, seat):
    """What a tile would count for this player, with all that stands on it."""
    return POINTS[v.face[tile]] + v.palms[tile] * palm_points(v, seat) + v.palaces[tile] * PALACE_POINTS


def card_points(card):
    """The points of a djinn, or of DJINNS + a thief."""
    return CARD_POINTS[card] if card < DJINNS else THIEF_POINTS


def goods_points(hand, al_amin=False):
    """What cards count: the largest suits first; Al-Amin's pairs of slaves fill the largest."""
    wild, total, copy = hand[Good.SLAVE] // 2 * al_amin, 0, 1
    while (n := sum(held >= copy for held in hand[:GOODS_FOR_SALE])) or wild:
        filled = min(wild, GOODS_FOR_SALE - n)
        total, wild, copy = total + VALUES[n + filled], wild - filled, copy + 1
    return total


def hand_points(v, seat, more=()):
    """What the known cards of a player count, with these added."""
    hand = [held + list(more).count(good) for good, held in enumerate(v.hand[seat])]
    return goods_points(hand, v.djinn[Djinn.AL_AMIN] == seat)


def sheet(v, seat):
    """The lines of the score sheet (FT-9.1 to FT-9.8) for one player."""
    mine = [tile for tile in range(TILES) if v.camel[tile] == seat]
    fewer = sum(v.viziers[other] < v.viziers[seat] for other in range(v.seats))
    cards = sum(CARD_POINTS[djinn] for djinn in range(DJINNS) if v.djinn[djinn] == seat)
    return [
        v.gold[seat],
        v.viziers[seat] * (JAFAAR_VIZIER if v.djinn[Djinn.JAFAAR] == seat else VIZIER_POINTS),
        fewer * MAJORITY_POINTS,
        v.elders[seat] * (SHAMHAT_ELDER if v.djinn[Djinn.SHAMHAT] == seat else ELDER_POINTS),
        cards + v.thief.count(seat) * THIEF_POINTS,
        sum(POINTS[v.face[tile]] for tile in mine),
        sum(v.palms[tile] for tile in mine) * palm_points(v, seat),
        sum(v.palaces[tile] for tile in mine) * PALACE_POINTS,
        hand_points(v, seat),
    ]


def slaves(v):
    """The slaves of the player whose turn it is."""
    return v.hand[v.active][Good.SLAVE]


def can_pay(v, djinn):
    """Has the player whose turn it is what this power costs?"""
    elders, held = v.elders[v.active], slaves(v)
    return {
        Cost.ONE: elders + held > 0,
        Cost.TWO: elders > 0 and elders + held > 1,
        Cost.SLAVE: held > 0,
    }.get(COSTS[djinn], False)


def suits_tribe(v, djinn):
    """Echidna belongs to the builders, by option also to Kandicha's victims; Ibus to the assassins."""
    if v.tribe == Tribe.ASSASSIN:
        return djinn == Djinn.IBUS or (v.options & Flag.ECHIDNA_KANDICHA and owns(v, Djinn.KANDICHA))
    return djinn == Djinn.ECHIDNA and v.tribe == Tribe.BUILDER


def owns(v, djinn):
    """Is this djinn in front of the player whose turn it is?"""
    return v.djinn[djinn] == v.active


def can_lose(v, seat, thief):
    """Has this player what the thief wants, and no Morgiane?"""
    if seat == v.active or v.djinn[Djinn.MORGIANE] == seat:
        return False
    mine = [tile for tile in range(TILES) if v.camel[tile] == seat]
    return {
        Thief.ZIAD: v.viziers[seat] > 0,
        Thief.OUAFAT: seat in v.djinn,
        Thief.HOUSSAIN: v.n_hand[seat] > 0,
        Thief.KOHDJAH: bool(mine),
        Thief.SHALIM: any(v.palms[tile] + v.palaces[tile] for tile in mine),
    }.get(thief, False)


def victims(v, thief):
    """Whom a thief would hurt, in the order in which they are asked."""
    order = ((v.active + i) % v.seats for i in range(1, v.seats))
    return [seat for seat in order if can_lose(v, seat, thief)]
