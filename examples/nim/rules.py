"""The turn: take stones from one heap; who takes the last one wins."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.core.rng import below

from .actions import ACTIONS, TAKE
from .events import Did
from .parts import HEAPS, MOST
from .state import Phase

LINES = 1  # of the score sheet


class Why(IntEnum):
    OPEN = 0
    OVER = 1
    TOO_MANY = 2  # the heap is smaller (N-2)


@rule
def setup(s, seats, options):
    """N-1: three heaps; a random player begins."""
    s.seats, s.options, s.last = seats, options, NONE
    for heap in range(len(HEAPS)):
        s.heap[heap] = HEAPS[heap]
    s.first = below(s, seats)
    s.turn, s.phase = s.first, Phase.TAKE


@rule
def reason(s, a):
    """N-2: at least one stone, all from the same heap."""
    if s.phase == Phase.OVER:
        return Why.OVER
    heap, stones = (a - TAKE) // MOST, (a - TAKE) % MOST + 1
    return Why.OPEN if stones <= s.heap[heap] else Why.TOO_MANY


@rule
def legal(s, mask):
    """Mark the open actions, and count them."""
    n = 0
    for a in range(ACTIONS):
        mask[a] = reason(s, a) == Why.OPEN
        n += mask[a]
    return n


@rule
def step(s, a):
    """Take the stones; the game is over when none is left (N-3)."""
    heap, stones = (a - TAKE) // MOST, (a - TAKE) % MOST + 1
    s.heap[heap] -= stones
    s.taken += stones
    note(s, Did.TAKE, s.turn, heap, stones, s.heap[heap])
    s.last = s.turn
    s.turn = (s.turn + 1) % s.seats
    if s.taken == HEAPS.sum():
        s.turn, s.phase = NONE, Phase.OVER
        note(s, Did.END, s.last)


@rule
def points(s, seat):
    """N-3: one for who took the last stone."""
    return int(s.phase == Phase.OVER and s.last == seat)


@rule
def sheet(s, seat, out):
    out[0] = points(s, seat)


@rule
def result(s, out):
    for seat in range(s.seats):
        out[seat] = points(s, seat)


@rule
def hide(s, seat):
    """Nothing is hidden but the generator (N-4)."""
    s.drawn, s.key[:], s.block[:] = 0, 0, 0


@rule
def guess(v, seat):
    pass
