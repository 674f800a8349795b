"""The final count (FT-9), at any moment."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.core.observing import number_at
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import Djinn, Good


class Line(IntEnum):  # of the score sheet
    GOLD = 0
    VIZIERS = 1
    MAJORITY = 2
    ELDERS = 3
    CARDS = 4  # djinns, and thieves that were not used
    TILES = 5
    PALMS = 6
    PALACES = 7
    GOODS = 8


@rule
def sheet(s, seat, out):
    """The lines of the score sheet (FT-9.1 to FT-9.8)."""
    out[Line.GOLD] = s.gold[seat]
    out[Line.VIZIERS], out[Line.MAJORITY] = vizier_points(s, seat), majority_points(s, seat)
    out[Line.ELDERS] = elder_points(s, seat)
    out[Line.CARDS] = card_points(s, seat)
    out[Line.TILES], out[Line.PALMS], out[Line.PALACES] = city_points(s, seat)
    out[Line.GOODS] = goods_points(s, seat)


@rule
def points(s, seat):
    """All lines of the score sheet."""
    total = int(s.gold[seat]) + vizier_points(s, seat) + majority_points(s, seat) + elder_points(s, seat)
    tiles, palms, palaces = city_points(s, seat)
    return total + card_points(s, seat) + tiles + palms + palaces + goods_points(s, seat)


@rule
def vizier_points(s, seat):
    return int(s.viziers[seat]) * (parts.JAFAAR_VIZIER if s.djinn[Djinn.JAFAAR] == seat else parts.VIZIER_POINTS)


@rule
def majority_points(s, seat):
    """FT-9.2: for each player with fewer viziers."""
    n = 0
    for other in range(s.seats):
        n += int(s.viziers[other] < s.viziers[seat])
    return n * parts.MAJORITY_POINTS


@rule
def elder_points(s, seat):
    return int(s.elders[seat]) * (parts.SHAMHAT_ELDER if s.djinn[Djinn.SHAMHAT] == seat else parts.ELDER_POINTS)


@rule
def card_points(s, seat):
    """FT-9.4: djinns, and thieves that were not used."""
    total = parts.THIEF_POINTS * number_at(s.thief, seat)
    for djinn in range(parts.DJINNS):
        total += int(parts.DJINN_POINTS[djinn]) * int(s.djinn[djinn] == seat)
    return total


@rule
def city_points(s, seat):
    """FT-9.5 to FT-9.7: tiles with the own camel, and the palms and palaces on them."""
    tiles, palms, palaces = 0, 0, 0
    for tile in range(parts.TILES):
        if s.camel[tile] == seat:
            tiles += int(parts.TILE_POINTS[s.face[tile]])
            palms += int(s.palms[tile])
            palaces += int(s.palaces[tile])
    return tiles, palms * palm_points(s, seat), palaces * parts.PALACE_POINTS


@rule
def palm_points(s, seat):
    """What a palm counts for this player (FT-7.9)."""
    return parts.HAURVATAT_PALM if s.djinn[Djinn.HAURVATAT] == seat else parts.PALM_POINTS


@rule
def tile_points(s, tile, seat):
    """What a tile counts for this player, with all that stands on it."""
    pieces = int(s.palms[tile]) * palm_points(s, seat) + int(s.palaces[tile]) * parts.PALACE_POINTS
    return int(parts.TILE_POINTS[s.face[tile]]) + pieces


@rule
def goods_points(s, seat):
    """FT-9.8: the largest suits first; Al-Amin's wild goods fill the largest, then the next (FT-7.1)."""
    wild = int(s.hand[seat, Good.SLAVE]) // 2 if s.djinn[Djinn.AL_AMIN] == seat else 0
    total, copy, suit = 0, 1, 1
    while suit > 0:
        suit = 0
        for good in range(parts.GOODS_FOR_SALE):
            suit += int(s.hand[seat, good] >= copy)
        filled = min(wild, parts.GOODS_FOR_SALE - suit)
        wild -= filled
        suit += filled
        total += int(parts.SUIT_VALUE[suit])
        copy += 1
    return total


@rule
def result(s, out):
    """FT-9.9: most points win; a tie is shared."""
    best, winners = most_points(s), 0
    for seat in range(s.seats):
        winners += points(s, seat) == best
    for seat in range(s.seats):
        out[seat] = 1.0 / winners if points(s, seat) == best else 0.0


@rule
def most_points(s):
    best = points(s, 0)
    for seat in range(1, s.seats):
        best = max(best, points(s, seat))
    return best
