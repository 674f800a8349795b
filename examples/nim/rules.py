"""The turn: take stones from one heap; who takes the last one wins."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below
from nim.actions import TAKE
from nim.parts import HEAPS, MOST
from nim.state import Phase


@rule
def setup(s, seats, options):
    """N-1: three heaps; a random player begins."""
    s.seats, s.options, s.last = seats, options, NONE
    for heap in range(len(HEAPS)):
        s.heap[heap] = HEAPS[heap]
    s.first = below(s, seats)
    s.turn, s.phase = s.first, Phase.TAKE


@rule
def legal(s, mask):
    """N-2: at least one stone, all from the same heap."""
    mask[:] = False
    n = 0
    for heap in range(len(HEAPS)):
        for stones in range(1, s.heap[heap] + 1):
            mask[TAKE + heap * MOST + stones - 1] = True
            n += 1
    return n


@rule
def step(s, a):
    """Take the stones; the game is over when none is left (N-3)."""
    heap, stones = (a - TAKE) // MOST, (a - TAKE) % MOST + 1
    s.heap[heap] -= stones
    s.taken += stones
    s.last = s.turn
    s.turn = (s.turn + 1) % s.seats
    if s.taken == HEAPS.sum():
        s.turn, s.phase = NONE, Phase.OVER
