"""How a view is written as numbers, for whatever learns; and what the tables of sowing know of it."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.observation import Observation
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import TILES
from majlis.games.five_tribes.rules.sowing import ends_in_hand, ends_of_move
from majlis.games.five_tribes.state import STATE

WORD = 4  # bytes of a set of tiles
THIRD = TILES // 3  # of the city: so many tiles are written at once
BITS = np.array([[tiles >> tile & 1 for tile in range(THIRD)] for tiles in range(1 << THIRD)], np.int8)
SEAT = (0, 1)
SEATED = dict.fromkeys(("turn", "first", "active", "line", "spaces", "camel", "djinn", "thief"), SEAT)
OBSERVATION = Observation(
    version=1,
    state=STATE,
    by_seat=("used", "gold", "n_hand", "camels", "viziers", "elders", "hand", "seen"),
    no_seats=("line",),
    whose=SEATED | {"struck": (TILES, 1)},
    bits={"options": 16, "used": parts.DJINNS, "freed": TILES, "suit": parts.GOODS},
    most={
        3: "first turn active line spaces camel owed n_look pool_viziers pool_palms pool_palaces",
        4: "seats bids came tribe",
        10: "bid face palms palaces meeples carry n_carry took row n_row camels n_path hand seen pool djinn thief",
        20: "phase window power rounds n_hand viziers elders bag palms_left palaces_left pile discard",
        30: "here struck spot path",
        54: "n_pile",
    },
    left_out={"has": "follows from meeples"},
    extras=(
        ("ends", (TILES, TILES), "a move from this tile can end there"),
        ("ends_in_hand", (TILES,), "the move that is under way can end there"),
    ),
)


@rule
def observe(v, seat, out, i):
    """Where every move could end, and the one in hand.

    All sets are found first, many at a time, and wait at the end of the row; each is read before it is covered.
    """
    sets = out[len(out) - TILES * WORD :].view(np.int32)
    for tile in range(TILES):
        sets[tile] = ends_of_move(v, tile)
    for tile in range(TILES):
        i = write_tiles(out, i, int(sets[tile]))
    write_tiles(out, i, ends_in_hand(v))


@rule
def write_tiles(out, i, tiles):
    """A set of tiles, a number a tile. Of 1,600 numbers 930 are written here, so by thirds and from a table."""
    row = out[i : i + TILES]
    for first in range(0, TILES, THIRD):
        third = BITS[tiles >> first & (1 << THIRD) - 1]
        for tile in range(THIRD):
            row[first + tile] = third[tile]
    return i + TILES
