"""What a fair player would think: the digits of the heaps in base two decide (N-5)."""

from majlis.core.compile import rule
from majlis.core.observation import Observation
from majlis.core.record import NONE

from .actions import ACTIONS
from .parts import HEAPS, MOST
from .state import STATE

OBSERVATION = Observation(
    version=1,
    state=STATE,
    whose={"turn": (0, 1), "first": (0, 1), "last": (0, 1)},
    bits={"options": 1},
    most={2: "seats", MOST: "heap", int(HEAPS.sum()): "taken"},
)


@rule
def balance(v):
    """The exclusive or of all heaps: zero is lost for the player to move."""
    x = 0
    for heap in range(len(HEAPS)):
        x ^= int(v.heap[heap])
    return x


@rule
def values(v, out):
    """The player to move wins unless the heaps are in balance; at the end, who moved last."""
    winner = v.last if v.turn == NONE else v.turn if balance(v) != 0 else 1 - v.turn
    for seat in range(v.seats):
        out[seat] = 1.0 if seat == winner else 0.0


@rule
def prior(v, mask, out):
    """A move that leaves a balance of zero, or any."""
    for a in range(ACTIONS):
        left = int(v.heap[a // MOST]) - a % MOST - 1
        good = left >= 0 and balance(v) ^ int(v.heap[a // MOST]) ^ left == 0
        out[a] = 0.0 if not mask[a] else 100.0 if good else 1.0
