"""The city as tables: neighbours, distances, blocks of nine, and where a walk can end (FT-4).

A set of tiles is a number with one bit a tile. A walk never steps straight back, so where it can go depends on the
tile it stands on, on the side it came from, and on the steps that are left.
"""

import numpy as np

from majlis.games.five_tribes.parts import COLUMNS, ROWS, TILES

NORTH, EAST, SOUTH, WEST, NOWHERE = range(5)  # sides; the start of a walk came from nowhere
SIDES = 4
STEPS = 14  # with this many steps left or more, only odd or even matters
OFF = -1


def _neighbour(tile, side):
    row, column = divmod(tile, COLUMNS)
    row, column = row + (side == SOUTH) - (side == NORTH), column + (side == EAST) - (side == WEST)
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else OFF


def _distance(tile, other):
    (row, column), (row2, column2) = divmod(tile, COLUMNS), divmod(other, COLUMNS)
    return abs(row - row2), abs(column - column2)


def _side(tile, other):
    """On which side of a tile another one lies; NOWHERE, if it is no neighbour."""
    return next((side for side in range(SIDES) if NEXT[tile, side] == other), NOWHERE)


def _ways(tile, came):
    return [side for side in range(SIDES) if NEXT[tile, side] != OFF and side != came]


def _walks():
    """For each tile, side it was entered from and number of steps: where a walk can end, and where it can end on a
    tile that it has entered before."""
    ends, again = np.zeros((2, TILES, SIDES + 1, STEPS + 1), np.int32)
    ends[:, :, 0] = (1 << np.arange(TILES))[:, None]
    for n in range(1, STEPS + 1):
        for tile in range(TILES):
            for came in range(SIDES + 1):
                for side in _ways(tile, came):
                    to = int(NEXT[tile, side])
                    far = ends[to, (side + 2) % SIDES, n - 1]
                    ends[tile, came, n] |= far
                    again[tile, came, n] |= again[to, (side + 2) % SIDES, n - 1]
                    again[tile, came, n] |= far & (1 << to) if n > 1 else 0
    return ends, again


NEXT = np.array([[_neighbour(tile, side) for side in range(SIDES)] for tile in range(TILES)], np.int8)
DISTANCE = np.array([[sum(_distance(a, b)) for b in range(TILES)] for a in range(TILES)], np.int8)
NEAR = np.array([[max(_distance(a, b)) <= 1 for b in range(TILES)] for a in range(TILES)])  # the block of nine
SIDE = np.array([[*map(_side, [tile] * TILES, range(TILES))] for tile in range(TILES)], np.int8)  # where another lies
N_WAYS = np.array([[len(_ways(tile, came)) for came in range(SIDES + 1)] for tile in range(TILES)], np.int8)
WAYS = np.array(  # where a walk can go on, so often as N_WAYS says: the tile, and the side from which it is entered
    [
        [
            [*((NEXT[tile, side], (side + 2) % SIDES) for side in _ways(tile, came)), *[(OFF, OFF)] * SIDES][:SIDES]
            for came in range(SIDES + 1)
        ]
        for tile in range(TILES)
    ],
    np.int8,
)
ENDS, AGAIN = _walks()
