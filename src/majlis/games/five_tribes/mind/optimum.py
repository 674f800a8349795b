"""A yardstick: every start, end and colour of a move is tried to the end of the turn, and the best is played.

It sees one turn and nothing after it, but that turn whole: what it leaves on the table, a better player must know how
to leave. Bids, and what is left of a turn behind the choice in question, are as the hints say.
"""

import numpy as np

from majlis.core.compile import gate, rule
from majlis.core.game import Game, States, key
from majlis.core.record import NONE, at
from majlis.games.five_tribes import actions as act
from majlis.games.five_tribes.mind.hints import prior, values
from majlis.games.five_tribes.mind.walks import VISITS
from majlis.games.five_tribes.parts import SEATS, TILES, TRIBES
from majlis.games.five_tribes.rules.grid import NEXT, OFF, SIDES
from majlis.games.five_tribes.rules.turn import legal, step
from majlis.games.five_tribes.state import Phase

NOW, THEN, END = range(3)  # what is seen, after the choice in question, after the turn
WORST = -1.0


def opt(game: Game, view: States, seat: int, seed: bytes) -> int:
    """The choice after which the turn can end best."""
    work = np.repeat(view, 3)
    game.doors.guess(work, NOW, key(seed), seat)
    return int(best(work, seat, np.zeros((2, act.ACTIONS), np.bool_), np.zeros(act.ACTIONS), VISITS, np.zeros(SEATS)))


@gate
def best(work, seat, masks, weights, visits, out):
    """The best open action; a pick-up is as good as the best end of a move from there."""
    phase = at(work, NOW).phase
    legal(at(work, NOW), masks[0])
    if phase == Phase.BID or phase == Phase.DISCOUNT or (phase == Phase.MOVE and not masks[0, : act.AT].any()):
        return hinted(at(work, NOW), masks[0], weights)
    if phase == Phase.DROP:
        work[THEN] = work[NOW]
        return best_end(work, seat, masks[1], weights, visits, out)[1]
    found, most = NONE, WORST
    for a in range(act.AT if phase == Phase.MOVE else act.ACTIONS):
        if masks[0, a]:
            work[THEN] = work[NOW]
            step(at(work, THEN), a)
            if phase == Phase.MOVE:
                chance = best_end(work, seat, masks[1], weights, visits, out)[0]
            else:
                work[END] = work[THEN]
                chance = finished(at(work, END), seat, masks[1], weights, out)
            if chance > most:
                found, most = a, chance
    return found


@rule
def best_end(work, seat, mask, weights, visits, out):
    """Over all tiles and colours with which the move can end: the chance after the turn, and the first drop."""
    s, most, found = at(work, THEN), WORST, NONE
    for tile in range(TILES):
        bits = visits[s.n_carry, s.here, s.came, tile]
        for tribe in range(TRIBES):
            n = times(s, tile, tribe, bits)
            if n > 0:
                work[END] = work[THEN]
                first = sow(at(work, END), tile, tribe, n, visits)
                chance = finished(at(work, END), seat, mask, weights, out)
                if chance > most:
                    most, found = chance, first
    return most, found


@rule
def times(s, tile, tribe, bits):
    """How often to visit a tile to end there with most of a tribe (walks.end); 0 if one cannot."""
    least, chosen = 1 if s.meeples[tile, tribe] > 0 else 2, 0
    if s.carry[tribe] < least:
        return 0
    for n in range(least, 32):
        if bits >> n & 1 and (chosen == 0 or n <= s.carry[tribe]):
            chosen = n
    return chosen


@rule
def sow(s, tile, tribe, times, visits):
    """Walk to this end as walks.walk does; return the first drop."""
    kept, first = min(times, int(s.carry[tribe])), NONE
    while s.phase == Phase.DROP:
        a = next_drop(s, tile, tribe, times, kept, visits)
        first = a if first == NONE else first
        there = (a - act.AT) // TRIBES == tile
        kept, times = kept - int(there and kept == times), times - int(there)
        step(s, a)
    return first


@rule
def next_drop(s, tile, tribe, times, kept, visits):
    """Where the fewest of its colour stand, so long as the end stays in reach (walks.steps)."""
    found, fewest = NONE, 1000
    for side in range(SIDES):
        to = int(NEXT[s.here, side])
        if to == OFF or side == s.came:
            continue
        there = int(to == tile)
        if visits[s.n_carry - 1, to, (side + 2) % SIDES, tile] >> (times - there) & 1:
            for one in range(TRIBES):
                mine = one == tribe if there and kept == times else s.carry[one] > (kept if one == tribe else 0)
                a, n = act.AT + to * TRIBES + one, int(s.meeples[to, one])
                if mine and (n < fewest or (n == fewest and a < found)):
                    found, fewest = a, n
    return found


@rule
def finished(s, seat, mask, weights, out):
    """Play the turn to its end by the hints, and judge: this seat's chance to win."""
    while s.phase != Phase.MOVE and s.phase != Phase.BID and s.phase != Phase.OVER:
        legal(s, mask)
        step(s, hinted(s, mask, weights))
    values(s, out)
    return out[seat]


@rule
def hinted(s, mask, weights):
    """The open action with the largest weight, the first of equals."""
    prior(s, mask, weights)
    found = NONE
    for a in range(act.ACTIONS):
        if mask[a] and (found == NONE or weights[a] > weights[found]):
            found = a
    return found
