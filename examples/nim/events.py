"""What can happen, and what it moves: stones from a heap to the taken ones."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.core.events import Kind

from .parts import HEAPS


class Did(IntEnum):
    TAKE = 0  # somebody takes stones
    END = 1  # the last stone is gone (N-3)


TAKEN = len(HEAPS)  # the cell of the ledger behind the heaps
CELLS = TAKEN + 1
BOOKKEEPING = frozenset({"last"})

KINDS = {
    Did.TAKE: Kind(
        ("seat", "heap", "stones", "left"),
        moves=lambda seat, heap, stones, left: [(heap, -stones), (TAKEN, stones)],
    ),
    Did.END: Kind(("seat",)),
}


@rule
def ledger(s, out):
    """Stones by heap, then those that were taken."""
    for heap in range(len(HEAPS)):
        out[heap] = s.heap[heap]
    out[TAKEN] = s.taken
