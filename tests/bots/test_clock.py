"""Times of decisions, added up."""

import numpy as np
import pytest

from majlis.bots.contest.clock import STEP, Clock, total


def clock(*seconds: float) -> Clock:
    made = Clock()
    for one in seconds:
        made.note(one)
    return made


def test_a_percentile_is_never_too_low_and_at_most_a_tenth_too_high() -> None:
    seconds = np.random.default_rng(1).lognormal(-6, 2, 1000)
    exact = np.sort(seconds)[949]
    assert exact <= clock(*seconds).within(0.95) <= exact * STEP


def test_clocks_add_up() -> None:
    both = total([clock(0.1, 0.2), clock(0.3)])
    assert (both.decisions, both.mean) == (3, pytest.approx(0.2))
    assert both == clock(0.1, 0.2, 0.3)


def test_what_is_too_quick_to_measure_counts_too() -> None:
    assert clock(0.0, 1e-9).decisions == 2
    assert Clock().within() == 0
    assert Clock().mean == 0
