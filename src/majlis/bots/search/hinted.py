"""A search whose mind are the game's hints; this file runs once for each game, as a part of ismcts.py."""

from majlis.bots.search.picking import likeliest
from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below

FAR = 1.0e6


@rule
def weigh(tree, s):
    """How good each open action looks."""
    game.prior(s, tree.mask, tree.weights)


@rule
def judge(tree, s, way):
    """Play on as the hints say for some turns, or now and then to the end; then ask the hints how it looks."""
    turns, steps = way.turns, way.steps
    if way.ends > 0.0 and below(s, 1000) < 1000 * way.ends:
        turns, steps = FAR, FAR
    mover = s.turn
    while s.turn != NONE and turns > 0.0 and steps > 0.0:
        steps -= 1.0
        if game.legal(s, tree.mask) > 1:
            game.prior(s, tree.mask, tree.weights)
        game.step(s, likeliest(s, tree.mask, tree.weights))
        if s.turn != mover:
            mover = s.turn
            turns -= 1.0
    if s.turn == NONE:
        game.result(s, tree.out)
    else:
        game.values(s, tree.out)
