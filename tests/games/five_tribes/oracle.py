"""A second writing of the two hard things, slow and obvious: which steps of a move are open, and the final scoring."""

from functools import cache
from itertools import combinations, combinations_with_replacement

# --- moving meeples (FT-4): a city is a tuple of thirty tuples, how many of each tribe stand on each tile


def neighbours(tile):
    row, column = divmod(tile, 6)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * 6 + c for r, c in around if 0 <= r < 5 and 0 <= c < 6]


def pick_ups(city):
    """The tiles from which a whole move can be made."""
    return {tile for tile in range(30) if sum(city[tile]) and drops(*lifted(city, tile), tile, None)}


def lifted(city, tile):
    """The city without the meeples of this tile, and these as a hand."""
    return changed(city, tile, [0] * 5), city[tile]


def changed(city, tile, counts):
    return (*city[:tile], tuple(counts), *city[tile + 1 :])


def drops(city, hand, here, before):
    """All (tile, tribe) after which the move can still be completed; `before` is the tile left by the last step."""
    return {(to, tribe) for to, tribe in steps(hand, here, before) if completes(city, hand, here, to, tribe)}


def steps(hand, here, before):
    return [(to, tribe) for to in neighbours(here) if to != before for tribe in range(5) if hand[tribe]]


def completes(city, hand, here, to, tribe):
    """Can this drop be the last, or is there another one after it?"""
    if sum(hand) == 1:
        return city[to][tribe] > 0
    city, hand = dropped(city, hand, to, tribe)
    return any(completes(city, hand, to, *step) for step in steps(hand, to, here))


def dropped(city, hand, to, tribe):
    on_tile, left = list(city[to]), list(hand)
    on_tile[tribe] += 1
    left[tribe] -= 1
    return changed(city, to, on_tile), tuple(left)


def walks(city, hand, here, before=None):
    """Every whole move from here, as the tiles and tribes of its drops."""
    for to, tribe in steps(hand, here, before):
        if sum(hand) == 1:
            if city[to][tribe]:
                yield ((to, tribe),)
        else:
            for rest in walks(*dropped(city, hand, to, tribe), to, here):
                yield ((to, tribe), *rest)


# --- final scoring (FT-9)

SUIT = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)
TILE_POINTS = (5, 6, 10, 12, 15, 8, 6, 4)  # by face: village, four sacred places, oasis, small and big market
NAMES = [
    *("Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Ibus", "Jafaar"),
    *("Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug"),
    "Morgiane",
]
DJINN_POINTS = dict(zip(NAMES, (5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4, 6), strict=True))


@cache
def best_suits(counts):
    """The best way to divide goods into suits, by trying every suit that holds one of the first kind left."""
    left = [kind for kind, n in enumerate(counts) if n]
    if not left:
        return 0
    best = 0
    for size in range(len(left)):
        for others in combinations(left[1:], size):
            suit = (left[0], *others)
            rest = tuple(sorted(n - (kind in suit) for kind, n in enumerate(counts)))
            best = max(best, SUIT[len(suit)] + best_suits(rest))
    return best


def merchandise(hand, al_amin):
    """The goods of a hand, the last count being its slaves; with Al-Amin two of them are any good."""
    wild = hand[9] // 2 if al_amin else 0
    totals = []
    for kinds in combinations_with_replacement(range(9), wild):
        counts = [int(hand[kind]) + kinds.count(kind) for kind in range(9)]
        totals.append(best_suits(tuple(sorted(counts))))
    return max(totals)


def scores(s):
    """The points of each seat from the plain fields of a record, line by line as in the table of FT-9."""
    return [sum(sheet(s, seat)) for seat in range(int(s["seats"]))]


def sheet(s, seat):
    mine = {NAMES[i] for i in range(len(NAMES)) if s["djinn"][i] == seat}
    tiles = [t for t in range(30) if s["camel"][t] == seat]
    viziers = [int(n) for n in s["viziers"][: s["seats"]]]
    fewer = sum(other < viziers[seat] for other in viziers)
    return [
        int(s["gold"][seat]),
        viziers[seat] * (3 if "Jafaar" in mine else 1) + 10 * fewer,
        int(s["elders"][seat]) * (4 if "Shamhat" in mine else 2),
        sum(DJINN_POINTS[name] for name in mine) + 6 * sum(int(where == seat) for where in s["thief"]),
        sum(TILE_POINTS[s["face"][t]] for t in tiles),
        sum(int(s["palms"][t]) for t in tiles) * (5 if "Haurvatat" in mine else 3),
        sum(int(s["palaces"][t]) for t in tiles) * 5,
        merchandise([int(n) for n in s["hand"][seat]], "Al-Amin" in mine),
    ]


def outcome(totals):
    """The win, shared by all who have the most."""
    return [1 / totals.count(max(totals)) if total == max(totals) else 0 for total in totals]
