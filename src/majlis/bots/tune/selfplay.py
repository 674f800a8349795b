"""Games of the greedy bot against itself, in compiled code, for whoever fits weights.

This file runs once for each game, like core/batch.py. Every choice is made from the mover's view alone.
"""

from majlis.bots.search.picking import likeliest
from majlis.core.chances import rate, share_out
from majlis.core.compile import gate, rule
from majlis.core.record import NONE, at
from majlis.core.rng import below, word

SURE = 0.998  # odds beyond this are not trusted
SELDOM = 4  # one in so many moments within a turn may be kept


@gate
def explore(states, i, paper, guide, moments, limit):
    """Play one of these games and keep moments of it for whoever fits weights to them; return how many are kept.

    The choices follow the prior and, as far as a seat trusts it, the guide's table for the state that comes next; some
    are drawn by chance. Most moments that are kept are beginnings of turns, where searches stop.
    """
    n, seen, mover = 0, 0, NONE
    while at(states, i).turn != NONE and n < limit:
        if at(states, i).turn != mover or below(at(states, i), SELDOM) == 0:
            keep(at(states, i), moments, i, slot(at(states, i), seen, moments.stages.shape[1]))
            seen += 1
        mover = at(states, i).turn
        paper.views[0] = states[i]
        imagine(at(states, i), at(paper.views, 0))
        game.legal(at(paper.views, 0), paper.mask)
        game.prior(at(paper.views, 0), paper.mask, paper.weights)
        look_ahead(paper, guide)
        game.step(at(states, i), chosen(at(states, i), paper, guide))
        n += 1
    game.result(at(states, i), moments.results[i])
    return min(seen, moments.stages.shape[1])


@rule
def imagine(s, v):
    """Turn a copy of the state into what the mover may take for it."""
    game.hide(v, s.turn)
    for i in range(len(v.key)):
        v.key[i] = word(s)
    game.guess(v, s.turn)


@rule
def look_ahead(paper, guide):
    """Weigh each open action by the odds that its next state gives the mover, to the power of the mover's trust."""
    mover = at(paper.views, 0).turn
    if guide.trust[mover] == 0:
        return
    for a in range(len(paper.mask)):
        if paper.mask[a]:
            paper.views[1] = paper.views[0]
            game.step(at(paper.views, 1), a)
            foresee(at(paper.views, 1), paper.chances, guide.table)
            chance = min(SURE, max(1.0 - SURE, paper.chances[mover]))
            for _ in range(guide.trust[mover]):
                paper.weights[a] *= chance / (1.0 - chance)


@rule
def chosen(s, paper, guide):
    """The likeliest action, or one by chance."""
    if below(s, 1000) < guide.drawn:
        return draw(s, paper.mask, paper.weights)
    return likeliest(s, paper.mask, paper.weights)


@rule
def foresee(s, chances, table):
    """The chances to win by these weights."""
    if s.turn == NONE:
        game.result(s, chances)
        return
    stage = game.progress(s)
    for seat in range(s.seats):
        chances[seat] = rate(game.features(s, seat), table, stage)
    share_out(chances, s.seats)


@rule
def slot(s, n, room):
    """Where the n-th moment of a game is kept, so that all are equally likely to stay; room or beyond if nowhere."""
    return n if n < room else below(s, n + 1)


@rule
def keep(s, moments, i, place):
    """Write the features of all seats down, if there is a place for them."""
    if place < moments.stages.shape[1]:
        moments.stages[i, place] = game.progress(s)
        for seat in range(s.seats):
            features = game.features(s, seat)
            for feature in range(len(features)):
                moments.rows[i, place, seat, feature] = features[feature]


@rule
def draw(s, mask, weights):
    """An open action by chance, each as likely as its weight says."""
    total = 0.0
    for a in range(len(mask)):
        total += weights[a] if mask[a] else 0.0
    left, choice = below(s, 1 << 30) / (1 << 30) * total, -1
    for a in range(len(mask)):
        if mask[a] and left >= 0.0:
            choice = a
            left -= weights[a]
    return choice
