"""Loops around one rule each, to measure it without the way in and out.

This file runs once for each game, with `game` as the module of that game's rules (see compile.specialise).
"""

from majlis.core.compile import gate
from majlis.core.record import at


@gate
def copies(states, spare, rounds):
    """Copy every state; the sum keeps the work from being left out."""
    n = 0
    for _ in range(rounds):
        for i in range(len(states)):
            spare[0] = states[i]
            n += spare[0].turn
    return n


@gate
def legals(states, mask, rounds):
    """Mark the open actions of every state."""
    n = 0
    for _ in range(rounds):
        for i in range(len(states)):
            n += game.legal(at(states, i), mask)
    return n


@gate
def steps(states, spare, actions, rounds):
    """Copy every state and carry out one action on the copy."""
    for _ in range(rounds):
        for i in range(len(states)):
            spare[0] = states[i]
            game.step(at(spare, 0), actions[i])
