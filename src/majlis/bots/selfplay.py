"""Whole games of the greedy bot against itself, in compiled code: for balance, and for whoever fits weights.

This file runs once for each game, like core/batch.py. Every choice is made from the mover's view alone.
"""

# ruff: noqa: F821
from majlis.bots.picking import likeliest
from majlis.core.chances import rate, share_out
from majlis.core.compile import gate, rule
from majlis.core.record import NONE, at
from majlis.core.rng import below, word

SURE = 0.998  # odds beyond this are not trusted
SELDOM = 4  # one in so many moments within a turn may be kept


@gate
def selfplay(states, begin, end, view, mask, weights, limit):
    """Play these states to their ends; return the number of decisions."""
    n = 0
    for i in range(begin, end):
        left = limit
        while at(states, i).turn != NONE and left > 0:
            view[0] = states[i]
            game.hide(at(view, 0), at(states, i).turn)
            game.legal(at(view, 0), mask)
            game.prior(at(view, 0), mask, weights)
            game.step(at(states, i), likeliest(at(states, i), mask, weights))
            left -= 1
            n += 1
    return n


# --- games to fit weights to


@gate
def explore(states, begin, end, paper, mask, weights, chances, limit, drawn, table, trust, rows, stages, results):
    """Play these games and keep moments of each for whoever fits weights to them; return how many are kept.

    The choices follow the prior and, as far as a seat trusts it, a table of weights [stages, features] for the state
    that comes next; `drawn` of 1000 choices are drawn by weight. `rows` [games, moments, seats, features] and `stages`
    [games, moments] hold as many moments of a game as there is room: most are beginnings of turns, where searches stop.
    `paper` is two records.
    """
    kept = 0
    for i in range(begin, end):
        n, seen, mover = 0, 0, NONE
        while at(states, i).turn != NONE and n < limit:
            if at(states, i).turn != mover or below(at(states, i), SELDOM) == 0:
                keep(at(states, i), rows[i], stages[i], slot(at(states, i), seen, stages.shape[1]))
                seen += 1
            mover = at(states, i).turn
            paper[0] = states[i]
            imagine(at(states, i), at(paper, 0))
            game.legal(at(paper, 0), mask)
            game.prior(at(paper, 0), mask, weights)
            if trust[at(states, i).turn] > 0:
                look_ahead(paper, mask, weights, chances, table, trust[at(states, i).turn])
            by_chance = below(at(states, i), 1000) < drawn
            chosen = draw(at(states, i), mask, weights) if by_chance else likeliest(at(states, i), mask, weights)
            game.step(at(states, i), chosen)
            n += 1
        game.result(at(states, i), results[i])
        kept += min(seen, stages.shape[1])
    return kept


@rule
def imagine(s, v):
    """Turn a copy of the state into what the mover may take for it."""
    game.hide(v, s.turn)
    for i in range(len(v.key)):
        v.key[i] = word(s)
    game.guess(v, s.turn)


@rule
def look_ahead(paper, mask, weights, chances, table, trust):
    """Weigh each open action by the odds that its next state gives the mover, to the power of the trust."""
    for a in range(len(mask)):
        if mask[a]:
            paper[1] = paper[0]
            game.step(at(paper, 1), a)
            foresee(at(paper, 1), chances, table)
            chance = min(SURE, max(1.0 - SURE, chances[at(paper, 0).turn]))
            for _ in range(trust):
                weights[a] *= chance / (1.0 - chance)


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
def keep(s, rows, stages, place):
    """Write the features of all seats down, if there is a place for them."""
    if place < len(stages):
        stages[place] = game.progress(s)
        for seat in range(s.seats):
            features = game.features(s, seat)
            for i in range(len(features)):
                rows[place, seat, i] = features[i]


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
