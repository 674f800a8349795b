"""A view as numbers, for whatever learns."""

from majlis.core.compile import rule
from majlis.core.observing import shares
from majlis.core.record import NONE
from majlis.games.high_desert.parts import KINDS, SEATS
from majlis.games.high_desert.rules.scoring import points
from majlis.games.high_desert.state import Phase

PHASES = len(Phase)
OBSERVATION = 4 + PHASES + KINDS * (1 + 2 * SEATS + 4) + 5 * SEATS


@rule
def observe(v, seat, out):
    """The view as numbers from -1 to 1, seen from one seat: the seats follow in order of play."""
    out[:] = 0.0
    i = 0
    for x in (v.turns / 100, (v.turns_left + 1) / 5, v.n_deck / 70, v.paid / 3):
        out[i] = x
        i += 1
    out[i + int(v.phase)] = 1.0
    i += PHASES
    i = shares(out, shares(out, i, v.discard, 5), v.removed, 5)
    for k in range(SEATS):
        other = (seat + k) % v.seats
        if k < v.seats:
            shares(out, shares(out, i, v.hand[other], 5), v.palace[other], 5)
            out[i + 2 * KINDS] = v.n_hand[other] / 10
            out[i + 2 * KINDS + 1] = v.n_palace[other] / 10
            out[i + 2 * KINDS + 2] = points(v, other) / 40
            out[i + 2 * KINDS + 3] = 1.0
            out[i + 2 * KINDS + 4] = 1.0 if other == v.turn else 0.0
        i += 2 * KINDS + 5
    for n in range(v.n_deck - v.n_look, v.n_deck):
        if v.deck[n] >= 0:
            out[i + int(v.deck[n]) % KINDS] += 0.2
    i += KINDS
    if v.summoned != NONE:
        out[i + int(v.summoned)] = 1.0
    i += KINDS
    if v.given != NONE:
        out[i + int(v.given)] = 1.0
