"""Set-up: what comes onto the table (FT-2)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import shuffle
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import Djinn, Flag, Thief
from majlis.games.five_tribes.rules.holdings import pick_from
from majlis.games.five_tribes.rules.rounds import begin_round, fill
from majlis.games.five_tribes.rules.sowing import stand
from majlis.games.five_tribes.state import GONE, PILE


@rule
def setup(s, seats, options):
    """FT-2, everything at random: tiles, meeples, markers and cards; then the first bid."""
    s.seats, s.options = seats, options
    set_up_city(s)
    set_up_players(s)
    set_up_cards(s)
    fill(s)
    s.first = s.line[0]
    begin_round(s)


@rule
def set_up_city(s):
    for tile in range(parts.TILES):
        s.face[tile] = parts.BOX[tile]
    shuffle(s, s.face, parts.TILES)
    for tribe in range(parts.TRIBES):
        s.bag[tribe] = parts.TRIBE_COUNT[tribe]
    left = parts.TILES * parts.ON_A_TILE
    for tile in range(parts.TILES):
        for _ in range(parts.ON_A_TILE):
            tribe = pick_from(s, s.bag, left)
            s.bag[tribe] -= 1
            stand(s, tile, tribe, 1)
            left -= 1
    s.camel[:], s.path[:] = NONE, NONE
    s.palms_left, s.palaces_left = parts.PALMS, parts.PALACES


@rule
def set_up_players(s):
    s.spaces[:], s.line[:] = NONE, NONE
    markers = s.seats * parts.MARKERS[s.seats]
    for i in range(markers):
        s.line[i] = i % s.seats
    shuffle(s, s.line, markers)
    for seat in range(s.seats):
        s.gold[seat], s.camels[seat] = parts.START_GOLD, parts.CAMELS[s.seats]
    s.bid, s.here, s.tribe, s.struck, s.power, s.spot, s.robber = NONE, NONE, NONE, NONE, NONE, NONE, NONE


@rule
def set_up_cards(s):
    """Madjaar stays in the box, and without the thieves Morgiane too (FT-8.8)."""
    s.row[:] = NONE
    for good in range(parts.GOODS):
        s.pile[good] = parts.GOOD_COUNT[good]
        s.n_pile += parts.GOOD_COUNT[good]
    s.djinn[:], s.thief[:] = PILE, GONE
    if s.options & Flag.THIEVES:
        s.thief[:] = PILE
        s.thief[Thief.MADJAAR] = GONE
    else:
        s.djinn[Djinn.MORGIANE] = GONE
