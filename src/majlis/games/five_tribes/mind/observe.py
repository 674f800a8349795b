"""The view as numbers for a learner."""

from majlis.core.compile import rule
from majlis.core.observing import marks, marks_within, shares
from majlis.core.record import NONE
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import Kind
from majlis.games.five_tribes.rules.scoring import points
from majlis.games.five_tribes.state import FACE_UP, PILE, Phase

PHASES, KINDS, TURN = len(Phase), len(Kind), 16
A_TILE = parts.TRIBES + KINDS + 5 + parts.SEATS
A_SEAT = 10 + 2 * parts.GOODS + parts.DJINNS + parts.THIEVES
OBSERVATION = (
    PHASES
    + TURN
    + parts.TRIBES * 3
    + 9 * (parts.SEATS + 1)
    + parts.TILES * A_TILE
    + parts.ROW * parts.GOODS
    + parts.DJINNS
    + parts.THIEVES
    + parts.GOODS
)
OBSERVATION += parts.SEATS * A_SEAT


@rule
def observe(v, seat, out):
    """Numbers from -1 to 1, seen from one seat: the seats follow in order of play."""
    out[:] = 0.0
    out[int(v.phase)] = 1.0
    i = see_turn(v, out, PHASES)
    i = shares(out, shares(out, i, v.carry, 10), v.bag, 20)
    if v.tribe >= 0 and v.tribe < parts.TRIBES:
        out[i + int(v.tribe)] = 1.0
    i = see_track(v, seat, out, i + parts.TRIBES)
    for tile in range(parts.TILES):
        see_tile(v, seat, tile, out, i)
        i += A_TILE
    i = see_cards(v, out, i)
    for k in range(parts.SEATS):
        if k < v.seats:
            see_seat(v, (seat + k) % v.seats, out, i)
        i += A_SEAT


@rule
def see_turn(v, out, i):
    out[i], out[i + 1], out[i + 2] = v.rounds / 50, v.bids / 4, v.took / 10
    out[i + 3], out[i + 4], out[i + 5] = v.last_round, v.stuck, v.double
    out[i + 6], out[i + 7], out[i + 8] = v.twice, v.owed / 2, (v.power + 1) / 23
    out[i + 9], out[i + 10], out[i + 11] = v.palms_left / 12, v.palaces_left / 10, v.n_pile / 54
    out[i + 12], out[i + 13] = (v.robber + 1) / 6, (v.came if v.n_carry else 4) / 4
    out[i + 14], out[i + 15] = v.palace, (v.window + 1) / PHASES
    return i + TURN


@rule
def see_track(v, seat, out, i):
    """Whose marker stands on each space."""
    for space in range(len(v.spaces)):
        if v.spaces[space] != NONE:
            out[i + (int(v.spaces[space]) - seat) % int(v.seats)] = 1.0
            out[i + parts.SEATS] = 1.0
        i += parts.SEATS + 1
    return i


@rule
def see_tile(v, seat, tile, out, i):
    i = shares(out, i, v.meeples[tile], 10)
    out[i + int(parts.KIND[v.face[tile]])] = 1.0
    i += KINDS
    out[i] = parts.TILE_POINTS[v.face[tile]] / 15
    out[i + 1] = 1.0 if v.face[tile] < parts.BLUE_FACES else 0.0
    out[i + 2], out[i + 3] = v.palms[tile] / 12, v.palaces[tile] / 10
    out[i + 4] = 1.0 if v.here == tile or v.spot == tile else 0.0
    if v.camel[tile] != NONE:
        out[i + 5 + (int(v.camel[tile]) - seat) % int(v.seats)] = 1.0


@rule
def see_cards(v, out, i):
    for place in range(v.n_row):
        out[i + place * parts.GOODS + int(v.row[place])] = 1.0
    i += parts.ROW * parts.GOODS
    i = marks_within(out, i, v.djinn, FACE_UP, PILE)
    return shares(out, marks(out, i, v.thief, FACE_UP), v.discard, 18)


@rule
def see_seat(v, seat, out, i):
    out[i], out[i + 1], out[i + 2] = min(1.0, v.gold[seat] / 200), v.viziers[seat] / 16, v.elders[seat] / 20
    out[i + 3], out[i + 4], out[i + 5] = v.camels[seat] / 11, v.n_hand[seat] / 54, min(1.0, points(v, seat) / 300)
    out[i + 6] = 1.0
    out[i + 7] = 1.0 if seat == v.turn else 0.0
    out[i + 8] = 1.0 if seat == v.active else 0.0
    i += 10
    i = shares(out, shares(out, i, v.hand[seat], 18), v.seen[seat], 18)
    for djinn in range(parts.DJINNS):
        if v.djinn[djinn] == seat:
            out[i + djinn] = 0.5 if v.used[seat] >> djinn & 1 else 1.0
    marks(out, i + parts.DJINNS, v.thief, seat)
