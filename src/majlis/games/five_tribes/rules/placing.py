"""Palms and palaces (FT-6.1, FT-6.2), and how Lamia and Hagis put them next door (FT-7.8, FT-7.14)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import TILE, USE, WITH_ELDER, WITH_SLAVE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import TILES, Djinn
from majlis.games.five_tribes.rules.grid import NEAR
from majlis.games.five_tribes.rules.holdings import income, owns, payable, slaves, slaves_in_doubt
from majlis.games.five_tribes.state import Phase


@rule
def begin_place(s, tile, palace):
    s.spot, s.palace, s.phase = tile, palace, Phase.PLACE


@rule
def mover_of_piece(s):
    return Djinn.HAGIS if s.palace else Djinn.LAMIA


@rule
def asks_place(s):
    """FT-7.8, FT-7.14: could the piece go next door?"""
    held = slaves_in_doubt(s)
    return can_shift(s, WITH_ELDER, held) or can_shift(s, WITH_SLAVE, held)


@rule
def can_shift(s, paid_with, held):
    djinn = mover_of_piece(s)
    return owns(s, djinn) and s.used[s.active] >> djinn & 1 == 0 and payable(s, djinn, paid_with, held)


@rule
def mark_place(s, mask):
    mask[TILE + s.spot] = True
    n = 1
    for paid_with in range(2):
        hit = can_shift(s, paid_with, slaves(s))
        mask[USE + mover_of_piece(s) * 2 + paid_with] = hit
        n += hit
    return n


@rule
def mark_beside(s, mask):
    n = 0
    for tile in range(TILES):
        hit = NEAR[s.spot, tile] and tile != s.spot
        mask[TILE + tile] = hit
        n += hit
    return n


@rule
def put(s, tile):
    """The piece of the supply stands (FT-7.17)."""
    if s.palace:
        s.palaces_left -= 1
        put_palace(s, tile, 0)
    else:
        s.palms_left -= 1
        put_palm(s, tile, 0)
    s.spot, s.palace, s.phase = NONE, 0, s.window


@rule
def put_palm(s, tile, robbed):
    s.palms[tile] += 1
    note(s, Did.PALM, s.active, tile, robbed)


@rule
def put_palace(s, tile, robbed):
    """Wherever it comes from, Monkir pays for it."""
    s.palaces[tile] += 1
    note(s, Did.PALACE, s.active, tile, robbed)
    income(s, Djinn.MONKIR, 1)
