"""Whole games of one bot against itself without leaving machine code: what a study is made of.

This file runs once for each game, like core/batch.py; its global `search` is ismcts.py, run for the same game. Every
choice is made from the mover's view alone, by chance that is not the game's: seed and actions replay the game.
"""

from majlis.bots.search.picking import likeliest
from majlis.core.compile import gate, rule
from majlis.core.record import NONE, at
from majlis.core.rng import take_key, word

SLICE = 16  # walks between two looks whether the choice is certain, as in thinker.py


@gate
def greedy(states, i, desk, key, actions):
    """Play this state to its end by the hints alone; return how many actions were played."""
    chance = at(desk.chance, 0)
    take_key(chance, key)
    n = 0
    while at(states, i).turn != NONE and n < len(actions):
        look(states, i, desk)
        game.legal(at(desk.view, 0), desk.mask)
        game.prior(at(desk.view, 0), desk.mask, desk.weights)
        actions[n] = likeliest(chance, desk.mask, desk.weights)
        game.step(at(states, i), actions[n])
        n += 1
    return n


@gate
def searching(states, i, desk, key, actions, tree, ways, walks):
    """The same by search: what a brief Thinker with one tree chooses, which is kept from decision to decision."""
    take_key(at(desk.chance, 0), key)
    n, best = 0, NONE
    while at(states, i).turn != NONE and n < len(actions):
        look(states, i, desk)
        a = only(at(desk.view, 0), desk.mask)
        if a == NONE:
            draw_key(desk)
            a = best = thought(desk, tree, best, ways, walks)
        actions[n] = a
        game.step(at(states, i), a)
        n += 1
    return n


@rule
def look(states, i, desk):
    """What the mover sees."""
    desk.view[0] = states[i]
    game.hide(at(desk.view, 0), at(states, i).turn)


@rule
def only(v, mask):
    """The one open action, NONE if there are several."""
    if game.legal(v, mask) != 1:
        return NONE
    a = 0
    while not mask[a]:
        a += 1
    return a


@rule
def draw_key(desk):
    for k in range(len(desk.key)):
        desk.key[k] = word(at(desk.chance, 0))


@rule
def thought(desk, tree, best, ways, walks):
    """Think about the view; what is known from the decision before counts, if it led here."""
    v = at(desk.view, 0)
    seat = int(v.turn)
    kept = follows(desk, tree, best, seat) and at(ways, 0).halve == 0.0
    tree.seen[0] = desk.view[0]
    if not (kept and search.follow(tree, best, int(v.phase), seat)):
        search.plant(tree)
    grow(desk, tree, seat, ways, walks)
    found = most_visited(tree)
    if found == NONE:  # all that was kept belongs to other guesses
        search.plant(tree)
        grow(desk, tree, seat, ways, walks)
        found = most_visited(tree)
    return found


@rule
def grow(desk, tree, seat, ways, walks):
    """By slices, until the choice is certain."""
    done, grown = at(tree.nodes, at(tree.used, 0).root).visits, SLICE
    while grown == SLICE and done < walks:
        grown = search.grow(tree, seat, desk.key, done, min(done + SLICE, walks), ways)
        done += grown
        if search.decided(tree, walks - done):
            return


@rule
def follows(desk, tree, best, seat):
    """Does the view come from the one before by the best action and nothing unforeseen? See thinker.py."""
    used = at(tree.used, 0)
    crowded = used.nodes * 2 > len(tree.nodes) or used.edges * 2 > len(tree.edges)
    if best == NONE or at(tree.seen, 0).turn != seat or crowded:
        return False
    tree.glance[0] = tree.seen[0]
    s = at(tree.glance, 0)
    take_key(s, desk.key)
    game.guess(s, seat)
    drawn = s.drawn
    game.step(s, best)
    if s.drawn != drawn:
        return False
    game.hide(s, seat)
    for k in range(len(tree.words)):
        if tree.words[k] != desk.words[k]:
            return False
    return True


@rule
def most_visited(tree):
    """The open action at the root with the most visits, of equals the first; NONE if none was visited."""
    game.legal(at(tree.seen, 0), tree.mask)
    best, most = NONE, 0
    edge = at(tree.nodes, at(tree.used, 0).root).edge
    while edge != NONE:
        e = at(tree.edges, edge)
        if tree.mask[e.action] and (e.visits > most or (e.visits == most and most > 0 and e.action < best)):
            best, most = int(e.action), int(e.visits)
        edge = e.other
    return best
