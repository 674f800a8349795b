"""A rule is compiled for the records that need it, and for no others."""

import numba
import numpy as np
import pytest

from majlis.core import events
from majlis.core.compile import INTERPRET, rule, speaks
from majlis.core.events import note, telling

pytestmark = pytest.mark.skipif(INTERPRET, reason="interpreted rules have no machine code")
PLAIN = np.dtype([("a", np.int64), ("b", np.int16, 3)], align=True)
TELLING = telling(PLAIN)


@rule
def total(s):
    return s.a + s.b[2]


@rule
def sums(s, n):
    """A rule may call itself."""
    return total(s) + (sums(s, n - 1) if n else 0)


@rule
def says(s, n):
    note(s, 7, sums(s, n))


@rule
def passes_on(s, n):
    if n:
        says(s, n - 1)


@rule
def by_way_of_a_module(s):
    events.note(s, 7, 1)


@numba.njit  # no gate: it would come from the cache the second time, and nothing be compiled
def door(records, n):
    passes_on(records[0], n)
    return sums(records[0], n)


def record(kind):
    found = np.zeros(1, kind)
    found["a"], found["b"] = 5, (1, 2, 3)
    return found


def test_a_rule_speaks_if_anything_that_it_calls_does():
    assert [speaks(one) for one in (total, sums, says, passes_on, by_way_of_a_module)] == [
        False,
        False,
        True,
        True,
        True,
    ]


def test_a_rule_that_says_nothing_is_compiled_once_for_both_records():
    plain, told = record(PLAIN), record(TELLING)
    assert [int(door(records, 2)) for records in (plain, told)] == [24, 24]
    assert told["n_told"][0] == 1 and list(told["told"][0, 0, :3]) == [7, 1 << 14, 16]
    assert {len(one.overloads) for one in (total, sums)} == {1}
    assert {len(one.overloads) for one in (says, passes_on)} == {2}
    assert next(iter(total.overloads)) == (numba.from_dtype(PLAIN),)
