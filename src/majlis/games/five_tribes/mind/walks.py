"""Ways to end a move (FT-4): to each end one walk, which takes as much there as it can and helps the others little.

What an end can give depends on how often the walk visits its tile, because each visit may leave one more meeple there.
So the numbers of possible visits are worked out once for all walks, and a walk is found without trying any out.
"""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from majlis.games.five_tribes.actions import AT
from majlis.games.five_tribes.parts import TILES, TRIBE_COUNT, TRIBES
from majlis.games.five_tribes.rules.grid import NEXT, OFF, SIDES

MOST = int(TRIBE_COUNT.sum())  # nobody can carry more


def _visits() -> npt.NDArray[Any]:
    """For each number of steps, tile, side it was entered from and end: how often a walk can visit its end, as bits.

    A walk never steps straight back, so it comes to a tile again after four steps at the earliest.
    """
    bits = np.zeros((MOST + 1, TILES, SIDES + 1, TILES), np.int32)
    bits[0, np.arange(TILES), :, np.arange(TILES)] = 1
    own = np.eye(TILES, dtype=np.int32)
    for n in range(1, MOST + 1):
        for side in range(SIDES):
            tiles = np.flatnonzero(NEXT[:, side] != OFF)
            to = NEXT[tiles, side]
            far = bits[n - 1, to, (side + 2) % SIDES] << own[to]
            for came in range(SIDES + 1):
                if came != side:
                    bits[n, tiles, came] |= far
    return bits


VISITS = _visits()
NEIGHBOURS = NEXT.tolist()


class Goal(NamedTuple):
    """An end: with which tribe, visited so often, with so many of it left there."""

    tile: int
    tribe: int
    visits: int
    kept: int


def walks(v: SimpleNamespace) -> Iterator[tuple[int, ...]]:
    """For each tile and tribe with which the move under way could end, the actions that lead there."""
    for tile, bits in enumerate(VISITS[v.n_carry, v.here, v.came].tolist()):
        for tribe in range(TRIBES):
            if goal := end(v, tile, tribe, bits):
                yield tuple(walk(v, goal))


def end(v: SimpleNamespace, tile: int, tribe: int, bits: int) -> Goal | None:
    """How to end there with this tribe, if one can: with as many of it as possible, and with none but it (FT-4.4)."""
    held, least = v.carry[tribe], 1 if v.meeples[tile][tribe] else 2
    counts = [n for n in range(least, bits.bit_length()) if bits >> n & 1]
    if held < least or not counts:
        return None
    visits = max([n for n in counts if n <= held], default=counts[0])
    return Goal(tile, tribe, visits, min(visits, held))


def walk(v: SimpleNamespace, goal: Goal) -> Iterator[int]:
    """The drops of a walk; each meeple goes where the fewest of its colour stand, so that it helps the next least."""
    here, came, hand, board = v.here, v.came, list(v.carry), [list(tile) for tile in v.meeples]
    hand[goal.tribe] -= goal.kept
    for left in range(v.n_carry - 1, -1, -1):
        _, to, tribe, side = min(steps(here, came, left, goal, hand, board))
        if to == goal.tile:
            kept = goal.kept - (goal.kept == goal.visits)
            hand[tribe] -= goal.kept == kept
            goal = goal._replace(visits=goal.visits - 1, kept=kept)
        else:
            hand[tribe] -= 1
        board[to][tribe] += 1
        here, came = to, (side + 2) % SIDES
        yield AT + to * TRIBES + tribe


def steps(
    here: int, came: int, left: int, goal: Goal, hand: list[int], board: list[list[int]]
) -> Iterator[tuple[int, int, int, int]]:
    """What can be dropped next so that the goal stays in reach: how many stand there, tile, tribe, side."""
    for side, to in enumerate(NEIGHBOURS[here]):
        at_end = to == goal.tile
        if (
            to == OFF
            or side == came
            or not VISITS[left, to, (side + 2) % SIDES, goal.tile] >> (goal.visits - at_end) & 1
        ):
            continue
        kept = at_end and goal.kept == goal.visits
        for tribe in [goal.tribe] if kept else [tribe for tribe in range(TRIBES) if hand[tribe]]:
            yield board[to][tribe], to, tribe, side
