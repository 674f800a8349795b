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
def step_and_mask(states, i, a, mask):
    """Carry out one open action and mark what is open then; return how many that are."""
    game.step(at(states, i), a)
    return game.legal(at(states, i), mask)


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
def look(states, views, out, which):
    """What a seat may know of these states, or the one to act: hidden first, in a record beside them."""
    begin, end, k, viewer, fields = which
    for i in range(begin, end):
        views[k] = states[i]
        v = at(views, k)
        seat = int(v.turn) if viewer == NONE else viewer
        seat = max(seat, 0)
        game.hide(v, seat)
        game.see(v, seat, int(v.seats), out[i])
        game.observe(v, seat, out[i], fields)


@gate
def weigh(states, views, masks, out, which):
    """How good each open action of these states looks to the seat to act: hidden first, as in look."""
    begin, end, k = which
    for i in range(begin, end):
        views[k] = states[i]
        v = at(views, k)
        game.hide(v, max(int(v.turn), 0))
        game.prior(v, masks[i], out[i])


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


@rule
def deal_again(states, i, d, terms, blank):
    """A match of a batch: its key is a block of the stream under the batch's, one for each match and deal."""
    states[i] = blank[0]
    s = at(states, i)
    take_key(s, terms.stream)
    fill(s, s.block, i << 32 | int(d.deals))
    for k in range(8):
        s.key[k] = s.block[k]
    s.block[:] = 0
    game.setup(s, terms.seats, terms.options)


@gate
def deal_many(states, masks, desk, terms, begin, end, blank):
    """Deal these matches of a batch."""
    for i in range(begin, end):
        d = at(desk, i)
        deal_again(states, i, d, at(terms, 0), blank)
        d.count = game.legal(at(states, i), masks[i])


@rule
def end_of_match(states, i, d, terms, blank):
    """Result and points are kept, and the next match dealt."""
    s = at(states, i)
    game.result(s, d.result)
    for seat in range(int(s.seats)):
        d.points[seat] = game.points(s, seat)
    d.done = True
    d.deals += 1
    deal_again(states, i, d, terms, blank)


@gate
def stand(states, out, begin, end):
    """The points of each seat as things stand, whoever may know them."""
    for i in range(begin, end):
        s = at(states, i)
        for seat in range(int(s.seats)):
            out[i, seat] = game.points(s, seat)


@gate
def first_closed(masks, desk, begin, end):
    """The first of these matches of a batch whose action is not open, or NONE."""
    for i in range(begin, end):
        a = int(at(desk, i).action)
        if a < 0 or a >= masks.shape[1] or not masks[i, a]:
            return i
    return NONE


@gate
def step_many(states, masks, desk, terms, begin, end, blank):
    """Carry out one open action in each of these matches of a batch."""
    for i in range(begin, end):
        d = at(desk, i)
        d.done = False
        game.step(at(states, i), d.action)
        if at(states, i).turn == NONE:
            end_of_match(states, i, d, at(terms, 0), blank)
        d.count = game.legal(at(states, i), masks[i])


@gate
def wander_many(states, masks, desk, terms, begin, end, blank, decisions):
    """Let these matches of a batch play on at random."""
    for i in range(begin, end):
        d, s, mask = at(desk, i), at(states, i), masks[i]
        d.done = False
        n = int(d.count)
        for _ in range(decisions):
            game.step(s, pick(mask, below(s, n)))
            if s.turn == NONE:
                end_of_match(states, i, d, at(terms, 0), blank)
            n = game.legal(s, mask)
        d.count = n
