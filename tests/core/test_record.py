"""The record has no hidden bytes and no swallowed names."""

import numpy as np
import pytest

from majlis.core.record import named, record


def test_the_tail_is_filled():
    state = record(("x", np.int8))
    assert state.itemsize % 8 == 0 and "spare" in state.names
    assert sum(state[name].itemsize for name in state.names) == state.itemsize


def test_a_gap_is_refused():
    with pytest.raises(ValueError, match="largest first"):
        record(("small", np.int8), ("large", np.int64))


@pytest.mark.parametrize("name", ["round", "size", "take", "data", "flags", "view", "choose", "copy", "item"])
def test_a_name_that_numpy_would_swallow_is_refused(name):
    with pytest.raises(ValueError, match=name):
        record((name, np.int8))


def test_fields_are_written_through_their_names():
    states = np.zeros(2, record(("x", np.int8)))
    named(states, 1).x = 5
    assert states["x"].tolist() == [0, 5]
