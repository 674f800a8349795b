"""Palms and palaces (FT-6.1, FT-6.2), and how Lamia and Hagis put them next door (FT-7.8, FT-7.14)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import Djinn
from majlis.games.five_tribes.rules.grid import NEAR
from majlis.games.five_tribes.rules.holdings import income
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.state import Phase


@rule
def begin_place(s, tile, palace):
    s.spot, s.palace, s.phase = tile, palace, Phase.PLACE


@rule
def mover_of_piece(s):
    return Djinn.HAGIS if s.palace else Djinn.LAMIA


@rule
def may_put(s, tile):
    """FT-6.1, FT-6.2: on the tile itself."""
    return Why.OPEN if tile == s.spot else Why.HERE_ONLY


@rule
def may_put_beside(s, tile):
    """FT-7.8, FT-7.14: on one of the eight around it."""
    return Why.OPEN if NEAR[s.spot, tile] and tile != s.spot else Why.NOT_AROUND


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
