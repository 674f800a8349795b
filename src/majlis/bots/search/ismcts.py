"""Information-set Monte Carlo tree search, in compiled code and for any number of seats.

This file runs once for each game, like core/batch.py, and for each `mind` that judges: hinted.py or guided.py. Every
iteration supposes a state that agrees with the view, walks down the tree by what is open there, opens one leaf, and
hands its outcome for every seat back up. A node stands for the actions that led to it; chance is sampled anew on every
walk.
"""

from math import sqrt

from majlis.bots.search.narrowing import may_widen, survivor
from majlis.bots.search.tree import DEEPEST, SEATS
from majlis.core.compile import gate, rule
from majlis.core.record import NONE, at
from majlis.core.rng import take_key

PRIME = 2147483647


@gate
def plant(tree):
    """Begin with a root and nothing else."""
    used = at(tree.used, 0)
    used.nodes, used.edges, used.root = 0, 0, 0
    new_node(tree, NONE, at(tree.seen, 0), 0)


@gate
def grow(tree, seat, key, begin, end, ways):
    """Walk so many times; return how many there was room for: a walk adds a node, and edges at any node of its way."""
    used = at(tree.used, 0)
    for i in range(begin, end):
        if used.nodes == len(tree.nodes) or used.edges + DEEPEST * len(tree.mask) > len(tree.edges):
            return i - begin
        tree.state[0] = tree.seen[0]
        suppose(at(tree.state, 0), seat, key, i)
        walk(tree, at(tree.state, 0), seat, at(ways, 0))
    return end - begin


@gate
def follow(tree, a, phase, turn):
    """Make the node after this action the root, and say whether it is known."""
    edge = edge_of(tree, at(tree.used, 0).root, a)
    child = NONE if edge == NONE else find(tree, edge, phase, turn, 0)
    if child != NONE:
        at(tree.used, 0).root = child
    return child != NONE


@gate
def decided(tree, left):
    """Is one of the open actions so far ahead that so many walks more cannot change the choice?"""
    game.legal(at(tree.seen, 0), tree.mask)
    first, second = 0, 0
    edge = at(tree.nodes, at(tree.used, 0).root).edge
    while edge != NONE:
        e = at(tree.edges, edge)
        if tree.mask[e.action]:
            first, second = max(first, e.visits), max(second, min(first, e.visits))
        edge = e.other
    return first - second > left


@rule
def suppose(s, seat, key, i):
    """Fill what the seat cannot see by chance of its own; i is the number of the walk."""
    take_key(s, key)
    s.key[len(key) - 1] ^= i & 0x7FFFFFFF
    game.guess(s, seat)


@rule
def walk(tree, s, seat, way):
    """From the root to a leaf and back."""
    node, deep = at(tree.used, 0).root, 0
    while s.turn != NONE and deep < DEEPEST and (deep == 0 or at(tree.nodes, node).visits > 0):
        edge = choose(tree, node, s, way)
        tree.trail[deep], tree.path[deep] = node, edge
        deep += 1
        drawn = s.drawn
        game.step(s, at(tree.edges, edge).action)
        node = reach(tree, edge, s, sign(tree, seat) if way.split > 0.0 and s.drawn != drawn else 0)
    mind.judge(tree, s, way)
    learn(tree, node, deep)


# --- down


@rule
def choose(tree, node, s, way):
    """The open action with the best sum of outcome and curiosity (PUCT, counted by how often an action was open)."""
    mover = s.turn
    left = game.legal(s, tree.mask)
    n = at(tree.nodes, node)
    if n.edge == NONE:
        open_edges(tree, node, s, way)
    if way.halve > 0.0 and node == at(tree.used, 0).root:
        return survivor(tree, n, mover, way)
    widen = way.wide == 0.0 or may_widen(tree, n, way.wide)
    best, most = NONE, -1.0e9
    while best == NONE:
        expected = n.total[mover] / max(1, n.visits) - way.doubt
        edge = n.edge
        while edge != NONE:
            e = at(tree.edges, edge)
            if tree.mask[e.action]:
                left -= 1
                e.open += 1
                outcome = e.total[mover] / e.visits if e.visits > 0 else expected
                score = outcome + way.bold * e.prior * sqrt(float(e.open)) / (1 + e.visits)
                if score > most and (widen or e.visits > 0):
                    best, most = edge, score
            edge = e.other
        if left > 0:
            open_edges(tree, node, s, way)
            best, most, left = NONE, -1.0e9, 0
    return best


@rule
def open_edges(tree, node, s, way):
    """Give the node an edge for every open action that has none, with its share of the priors."""
    mind.weigh(tree, s)
    n, total, count = at(tree.nodes, node), 0.0, 0
    for a in range(len(tree.mask)):
        if tree.mask[a]:
            for _ in range(int(way.roots)):
                tree.weights[a] = sqrt(tree.weights[a])
            total += tree.weights[a]
            count += 1
    for a in range(len(tree.mask)):
        if tree.mask[a] and (n.edge == NONE or edge_of(tree, node, a) == NONE):
            prior = (1.0 - way.even) * (tree.weights[a] / total if total > 0.0 else 1.0 / count) + way.even / count
            new_edge(tree, node, a, prior)


@rule
def new_edge(tree, node, a, prior):
    used = at(tree.used, 0)
    edge = used.edges
    used.edges += 1
    e, n = at(tree.edges, edge), at(tree.nodes, node)
    e.action, e.prior, e.visits, e.open, e.child = a, prior, 0, 0, NONE
    for seat in range(SEATS):
        e.total[seat] = 0.0
    e.other = n.edge
    n.edge = edge


@rule
def edge_of(tree, node, a):
    """The edge of an action, NONE if there is none."""
    edge = at(tree.nodes, node).edge
    while edge != NONE and at(tree.edges, edge).action != a:
        edge = at(tree.edges, edge).other
    return edge


@rule
def reach(tree, edge, s, signed):
    """The node where an action led: of its twins the one with the same question for the same seat."""
    child = find(tree, edge, s.phase, s.turn, signed)
    if child != NONE:
        return child
    child = new_node(tree, at(tree.edges, edge).child, s, signed)
    at(tree.edges, edge).child = child
    return child


@rule
def find(tree, edge, phase, turn, signed):
    child = at(tree.edges, edge).child
    while child != NONE and not same(at(tree.nodes, child), phase, turn, signed):
        child = at(tree.nodes, child).twin
    return child


@rule
def same(n, phase, turn, signed):
    return n.phase == phase and n.turn == turn and n.sign == signed


@rule
def sign(tree, seat):
    """A number for what the searcher would see now, so that it can plan for what chance has shown."""
    tree.glance[0] = tree.state[0]
    game.hide(at(tree.glance, 0), seat)
    x = 1
    for i in range(len(tree.words)):
        x = (x * 16777619 + (int(tree.words[i]) & 0xFFFFFFFF)) % PRIME
    return x


@rule
def new_node(tree, twin, s, signed):
    used = at(tree.used, 0)
    node = used.nodes
    used.nodes += 1
    n = at(tree.nodes, node)
    n.visits, n.edge, n.twin, n.turn, n.phase, n.sign = 0, NONE, twin, s.turn, s.phase, signed
    for seat in range(SEATS):
        n.total[seat] = 0.0
    return node


# --- and up


@rule
def learn(tree, node, deep):
    """Every node and edge on the way learns the outcome for every seat."""
    add(tree, at(tree.nodes, node))
    for i in range(deep):
        add(tree, at(tree.nodes, tree.trail[i]))
        add(tree, at(tree.edges, tree.path[i]))


@rule
def add(tree, place):
    place.visits += 1
    for seat in range(at(tree.state, 0).seats):
        place.total[seat] += tree.out[seat]
