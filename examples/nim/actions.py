"""Every decision is one small number: so many stones from that heap."""

from .parts import HEAPS, MOST

TAKE = 0  # TAKE + heap * MOST + stones - 1
ACTIONS = TAKE + len(HEAPS) * MOST
