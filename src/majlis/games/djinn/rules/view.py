"""What a seat may know (DJ-11): all but the order of piles, which is not decided yet, and P10's secret cards."""

from majlis.core.compile import rule
from majlis.games.djinn.parts import CARDS, SECRET_CARDS, Tile
from majlis.games.djinn.rules.setup import show
from majlis.games.djinn.state import BOX, Phase


@rule
def hide(s, seat):
    """At the end all is open."""
    s.drawn, s.key[:], s.block[:] = 0, 0, 0
    holder = s.tile[Tile.P10_SECRETS]
    if s.phase == Phase.OVER or holder >= s.seats or holder == seat:
        return
    for card in range(CARDS):
        if s.card[card] == holder:
            s.card[card] = BOX


@rule
def guess(v, seat):
    """Two of the cards in the box for the holder of P10."""
    holder = v.tile[Tile.P10_SECRETS]
    if v.phase == Phase.OVER or holder >= v.seats or holder == seat or (v.rounds == 0 and not dealt(v, holder)):
        return
    show(v, v.card, 0, CARDS, SECRET_CARDS, holder)


@rule
def dealt(v, holder):
    """In the draft: have the start effects of this player come?"""
    return v.drafted > 2 * v.seats + (holder - v.first) % v.seats
