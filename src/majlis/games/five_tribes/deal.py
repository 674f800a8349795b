"""Set-up and clean-up: what comes onto the table (FT-2, FT-3.3)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below, shuffle
from majlis.games.five_tribes.holdings import draw_djinn, draw_good, nth_at, pick_from
from majlis.games.five_tribes.parts import (
    BOX,
    CAMELS,
    DJINN_ROW,
    DJINNS,
    GOOD_COUNT,
    GOODS,
    MARKERS,
    ON_A_TILE,
    PALACES,
    PALMS,
    ROW,
    START_GOLD,
    THIEVES,
    TILES,
    TRIBE_COUNT,
    TRIBES,
    Djinn,
    Flag,
    Thief,
)
from majlis.games.five_tribes.sowing import stand
from majlis.games.five_tribes.state import FACE_UP, GONE, PILE


@rule
def deal(s, seats, options):
    """Everything at random: tiles, meeples, markers and cards."""
    s.seats, s.options = seats, options
    set_up_city(s)
    set_up_players(s)
    set_up_cards(s)
    fill(s)
    s.first = s.line[0]


@rule
def set_up_city(s):
    for tile in range(TILES):
        s.face[tile] = BOX[tile]
    shuffle(s, s.face, TILES)
    for tribe in range(TRIBES):
        s.bag[tribe] = TRIBE_COUNT[tribe]
    left = TILES * ON_A_TILE
    for tile in range(TILES):
        for _ in range(ON_A_TILE):
            tribe = pick_from(s, s.bag, left)
            s.bag[tribe] -= 1
            stand(s, tile, tribe, 1)
            left -= 1
    s.camel[:], s.path[:] = NONE, NONE
    s.palms_left, s.palaces_left = PALMS, PALACES


@rule
def set_up_players(s):
    s.spaces[:], s.line[:] = NONE, NONE
    markers = s.seats * MARKERS[s.seats]
    for i in range(markers):
        s.line[i] = i % s.seats
    shuffle(s, s.line, markers)
    for seat in range(s.seats):
        s.gold[seat], s.camels[seat] = START_GOLD, CAMELS[s.seats]
    s.bid, s.here, s.tribe, s.struck, s.power, s.spot, s.robber = NONE, NONE, NONE, NONE, NONE, NONE, NONE


@rule
def set_up_cards(s):
    """Madjaar stays in the box, and without the thieves Morgiane too (FT-8.8)."""
    s.row[:] = NONE
    for good in range(GOODS):
        s.pile[good] = GOOD_COUNT[good]
        s.n_pile += GOOD_COUNT[good]
    s.djinn[:], s.thief[:] = PILE, GONE
    if s.options & Flag.THIEVES:
        s.thief[:] = PILE
        s.thief[Thief.MADJAAR] = GONE
    else:
        s.djinn[Djinn.MORGIANE] = GONE


# --- cards on display


@rule
def fill(s):
    fill_row(s)
    fill_djinns(s)
    fill_thief(s)


@rule
def fill_row(s):
    while s.n_row < ROW:
        good = draw_good(s)
        if good == NONE:
            return
        s.row[s.n_row] = good
        s.n_row += 1


@rule
def fill_djinns(s):
    """Those that are left move up, then new ones come."""
    n = 0
    for place in range(DJINN_ROW):
        for djinn in range(DJINNS):
            if s.djinn[djinn] == FACE_UP + place:
                s.djinn[djinn] = FACE_UP + n
                n += 1
                break
    while n < DJINN_ROW and draw_djinn(s, FACE_UP + n):
        n += 1


@rule
def fill_thief(s):
    left = 0
    for thief in range(THIEVES):
        if s.thief[thief] == FACE_UP:
            return
        left += s.thief[thief] == PILE
    if left > 0:
        s.thief[nth_at(s.thief, PILE, below(s, left))] = FACE_UP
        s.reveals += 1
