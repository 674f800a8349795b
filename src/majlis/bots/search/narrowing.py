"""Two ways to look at fewer actions, measured in docs/bots.md and not used by any level.

Progressive widening: a node tries one action more only when it has enough visits. Sequential halving: at the root the
worse half of the actions is dropped again and again, and those that are left share the walks evenly.
"""

from math import sqrt

from majlis.core.compile import rule
from majlis.core.record import NONE, at


@rule
def may_widen(tree, n, wide):
    """Is it time to try an open action that was never tried?"""
    tried, edge = 0, n.edge
    while edge != NONE:
        e = at(tree.edges, edge)
        tried += tree.mask[e.action] and e.visits > 0
        edge = e.other
    return tried < wide * sqrt(float(n.visits + 1))


@rule
def survivor(tree, n, mover, way):
    """Of the actions that this round leaves, the one with the fewest visits; the last round leaves one."""
    rounds = int(way.halve)
    keep = max(1, (1 << rounds) >> int((rounds + 1) * n.visits / way.walks))
    while drop(tree, n, mover, keep):
        pass
    best, fewest, edge = NONE, 0, n.edge
    while edge != NONE:
        e = at(tree.edges, edge)
        if in_play(tree, e) and (best == NONE or e.visits < fewest):
            best, fewest = edge, e.visits
        edge = e.other
    return best


@rule
def drop(tree, n, mover, keep):
    """Drop the worst action, if there are more than may be kept; say whether one was dropped."""
    worst, least, count, edge = NONE, 0.0, 0, n.edge
    while edge != NONE:
        e = at(tree.edges, edge)
        if in_play(tree, e):
            count += 1
            score = e.total[mover] / e.visits if e.visits > 0 else e.prior - 1.0
            if worst == NONE or score < least:
                worst, least = edge, score
        edge = e.other
    if count > keep:
        at(tree.edges, worst).prior = -1.0
    return count > keep


@rule
def in_play(tree, e):
    return tree.mask[e.action] and e.prior >= 0.0
