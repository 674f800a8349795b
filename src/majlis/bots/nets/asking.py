"""What a network thinks of a state: hidden first, observed, passed forward.

This file runs once for each game, like core/batch.py. `m` has the weights, a bench, and a place for a view: `glance`.
"""

from majlis.bots.nets.forward import judge, score, think
from majlis.core.chances import BITS_PER_NAT, power_of_two
from majlis.core.compile import gate, rule
from majlis.core.record import at


@rule
def look(m, states):
    """The network sees what the seat to act may know, whatever it is handed."""
    m.glance[0] = states[0]
    v = at(m.glance, 0)
    seat = int(v.turn)
    game.hide(v, seat)
    game.see(v, seat, int(v.seats), m.numbers[0])
    game.observe(v, seat, m.numbers[0], FIELDS)
    think(m)


@rule
def scores(m, mask, out):
    """The scores of the open actions, in nats."""
    if m.trust[0] > 0.0:
        game.prior(at(m.glance, 0), mask, m.hints)
    score(m, mask, m.hints, out)


@rule
def weights(m, states, mask, out):
    """The same as weights, the best one 1."""
    look(m, states)
    scores(m, mask, out)
    best = -1.0e9
    for a in range(len(out)):
        if mask[a]:
            best = max(best, out[a])
    for a in range(len(out)):
        out[a] = power_of_two(BITS_PER_NAT * (out[a] - best)) if mask[a] else 0.0


@rule
def chances(m, states, out):
    """What each seat can expect."""
    look(m, states)
    v = at(m.glance, 0)
    judge(m, int(v.turn), int(v.seats), out)


@gate
def ask(m, views, mask, out):
    """Mark the open actions of a view and score them; return how many there are."""
    count = game.legal(at(views, 0), mask)
    look(m, views)
    scores(m, mask, out)
    return count


@gate
def asked_often(m, states, times, out):
    """Ask so many times, for whoever measures."""
    for _ in range(times):
        chances(m, states, out)
