"""How many taps a recorded game takes (bench/taps.py)."""

import numpy as np
from bench.taps import NAMES, counted, recorded

GAMES = 4


def test_five_tribes_takes_half_of_the_taps():
    """Over 50 games it is 49.9 %, and 52.5 % if nothing is bought together with a way and no end put as a question."""
    taps = np.sum([counted(match) for match in recorded("five_tribes", GAMES)], axis=0)
    assert taps[NAMES.index("turns that end by themselves: as usual")] <= 0.49 * taps[0], "0.507 before"
