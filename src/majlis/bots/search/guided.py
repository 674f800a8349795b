"""A search whose mind is a network; this file runs once for each game, as a part of ismcts.py.

What is supposed is hidden again before the network looks at it: it sees what the seat to act there would see.
"""

from majlis.core.compile import rule
from majlis.core.record import NONE


@rule
def weigh(tree, s):
    """What the policy of the network says of each open action."""
    asking.weights(tree, tree.state, tree.mask, tree.weights)


@rule
def judge(tree, s, way):
    """What the network expects for every seat; a finished game is what it is."""
    if s.turn == NONE:
        game.result(s, tree.out)
    else:
        asking.chances(tree, tree.state, tree.out)
