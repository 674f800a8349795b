"""The whole game in one record."""

from enum import IntEnum

import numpy as np

from majlis.core.compile import rule
from majlis.core.record import record

from .parts import HEAPS


class Phase(IntEnum):
    TAKE = 0  # take stones from one heap
    OVER = 1


STATE = record(
    ("last", np.int8),  # the seat that took a stone last, NONE before
    ("taken", np.int8),  # stones taken so far
    ("heap", np.int8, (len(HEAPS),)),  # stones left
)

PIECES = (int(HEAPS.sum()),)


@rule
def count(s, out):
    """Count every stone, taken or not."""
    out[0] = s.taken
    for heap in range(len(s.heap)):
        out[0] += s.heap[heap]
