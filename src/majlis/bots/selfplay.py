"""Whole games of the greedy bot against itself, in compiled code: for balance, and for whoever fits weights.

This file runs once for each game, like core/batch.py. Every choice is made from the mover's view alone.
"""

# ruff: noqa: F821
from majlis.core.compile import gate, rule
from majlis.core.record import NONE, at
from majlis.core.rng import below


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
            game.step(at(states, i), best(at(states, i), mask, weights))
            left -= 1
            n += 1
    return n


@rule
def best(s, mask, weights):
    """The largest prior; of equals, one by chance."""
    choice, equals = -1, 0
    for a in range(len(mask)):
        if mask[a] and (choice < 0 or weights[a] >= weights[choice]):
            equals = equals + 1 if choice >= 0 and weights[a] == weights[choice] else 1
            if below(s, equals) == 0:
                choice = a
    return choice
