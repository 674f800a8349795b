"""The doors into one game's rules, its playouts and its tree counts.

This file runs once for each game, with `game` as the module of that game's rules (see compile.specialise). A door
takes an array of states and an index, because that is the cheapest call into machine code; it trusts what it gets.
"""

from majlis.core.compile import gate, rule
from majlis.core.picking import pick
from majlis.core.record import NONE, at
from majlis.core.rng import WORDS, below, fill, take_key


@gate
def setup(states, i, key, seats, options):
    """Deal a new game into a zeroed record."""
    s = at(states, i)
    take_key(s, key)
    game.setup(s, seats, options)


@gate
def resume(states, i, key, drawn):
    """Set the generator to where it was after so many words."""
    s = at(states, i)
    take_key(s, key)
    s.drawn = drawn
    if drawn > 0:
        fill(s, s.block, (drawn - 1) // WORDS)


@gate
def legal(states, i, mask):
    """Mark the open actions; return how many there are."""
    return game.legal(at(states, i), mask)


@gate
def step(states, i, a):
    """Carry out one open action."""
    game.step(at(states, i), a)


@gate
def tell(telling, i, a):
    """Carry out one open action in a record that listens."""
    game.step(at(telling, i), a)


@gate
def reason(states, i, a):
    """0 if this action is open, else why it is not."""
    return game.reason(at(states, i), a)


@gate
def figures(states, i, a, out):
    """What sentences mention of a view and an action."""
    game.figures(at(states, i), a, out)


@gate
def points(states, i, seat):
    return game.points(at(states, i), seat)


@gate
def sheet(states, i, seat, out):
    """The score line by line."""
    game.sheet(at(states, i), seat, out)


@gate
def result(states, i, out):
    game.result(at(states, i), out)


@gate
def count(states, i, out):
    game.count(at(states, i), out)


@gate
def ledger(states, i, out):
    game.ledger(at(states, i), out)


@gate
def hide(states, i, seat):
    """Turn a state into the view of a seat."""
    game.hide(at(states, i), seat)


@gate
def guess(states, i, key, seat):
    """Turn a view into a possible state, by chance under this key."""
    s = at(states, i)
    take_key(s, key)
    game.guess(s, seat)


@gate
def observe(states, i, seat, out):
    game.observe(at(states, i), seat, out)


@gate
def values(states, i, out):
    """Write each seat's chance to win."""
    game.values(at(states, i), out)


@gate
def prior(states, i, mask, out):
    game.prior(at(states, i), mask, out)


@rule
def playout(s, mask, limit):
    """Play at random until the game is over; return the number of decisions."""
    n = 0
    while s.turn != NONE and n < limit:
        game.step(s, pick(mask, below(s, game.legal(s, mask))))
        n += 1
    return n


@gate
def playouts(states, begin, end, mask, limit):
    """Play these states to their ends; return the number of decisions."""
    n = 0
    for i in range(begin, end):
        n += playout(at(states, i), mask, limit)
    return n


@gate
def perft(states, masks, depth):
    """Count the lines of play of this length from the last state, a shorter finished game as one."""
    if depth == 0 or at(states, depth).turn == NONE:
        return 1
    game.legal(at(states, depth), masks[depth])
    n = 0
    for a in range(masks.shape[1]):
        if masks[depth, a]:
            states[depth - 1] = states[depth]
            game.step(at(states, depth - 1), a)
            n += perft(states, masks, depth - 1)
    return n
