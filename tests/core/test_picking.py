"""Counting by many at once finds the same action as counting one by one."""

import numpy as np
import pytest

from majlis.core.compile import gate
from majlis.core.picking import pick

RANDOM = np.random.default_rng(1)


@gate
def nth(mask, n):
    return pick(mask, n)


@pytest.mark.parametrize("length", [1, 8, 9, 31, 32, 33, 64, 290])
@pytest.mark.parametrize("share", [0.02, 0.5, 1.0])
def test_the_nth_open_action_is_the_nth(length, share):
    for _ in range(20):
        mask = RANDOM.random(length) < share
        assert [nth(mask, n) for n in range(mask.sum())] == list(np.flatnonzero(mask))


def test_every_pattern_of_eight():
    for bits in range(1, 256):
        mask = np.array([bits >> i & 1 for i in range(8)], np.bool_)
        assert [nth(mask, n) for n in range(mask.sum())] == list(np.flatnonzero(mask))
