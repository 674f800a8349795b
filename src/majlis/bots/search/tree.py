"""The tree of a search as arrays, made once and used again: nodes are indices, nothing is allocated while it grows."""

from typing import NamedTuple

import numpy as np

from majlis.core.game import Game, States

SEATS = 4
DEEPEST = 256  # decisions from the root to a leaf
EDGES_EACH = 12  # room for so many actions at a node: most leaves are never opened

NODE = np.dtype(  # what is known when it is reached; the same action may lead to several
    [
        ("total", np.float32, (SEATS,)),  # the outcomes seen below, summed for each seat
        ("visits", np.int32),
        ("edge", np.int32),  # the first of its actions, NONE before it is opened
        ("twin", np.int32),  # another node that the same action led to
        ("sign", np.int32),  # of what the searcher sees there, if chance had a say
        ("turn", np.int8),
        ("phase", np.int8),
        ("spare", np.int16),
    ]
)
EDGE = np.dtype(  # an action at a node
    [
        ("total", np.float32, (SEATS,)),
        ("visits", np.int32),
        ("open", np.int32),  # how often it could be chosen: not every guess allows it
        ("prior", np.float32),
        ("other", np.int32),  # the next action of the same node
        ("child", np.int32),
        ("action", np.int32),
    ]
)
USED = np.dtype(  # how far the room is taken
    [
        ("nodes", np.int64),
        ("edges", np.int64),
        ("root", np.int64),  # the node that walks begin at
    ]
)


class Tree(NamedTuple):
    """All that a search writes to."""

    nodes: States
    edges: States
    used: States  # one record: how many of both are taken, and the root
    trail: States  # the nodes from the root to the leaf
    path: States  # and the edges between them
    seen: States  # what the searcher sees
    state: States  # what it supposes, played on to the leaf
    glance: States  # what the searcher would see of it
    words: States  # the same as numbers
    mask: States
    weights: States
    out: States  # the outcome for each seat


def room(game: Game, nodes: int) -> Tree:
    """Room for a tree of so many nodes."""
    glance = game.new()
    edges = nodes * EDGES_EACH + DEEPEST * game.actions  # so much a walk may need at the very most, see ismcts.grow
    return Tree(
        np.zeros(nodes, NODE),
        np.zeros(edges, EDGE),
        np.zeros(1, USED),
        np.zeros(DEEPEST, np.int64),
        np.zeros(DEEPEST, np.int64),
        game.new(),
        game.new(),
        glance,
        glance.view(np.int32),
        np.zeros(game.actions, np.bool_),
        np.zeros(game.actions),
        np.zeros(SEATS),
    )
