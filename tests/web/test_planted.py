"""The search for leaks on the wire finds every leak that was put there on purpose, and none where there is none."""

from pathlib import Path

import pytest

from majlis.core.game import load
from tests.web.planted import PLANTED, planted
from tests.web.worlds import cases, houses, leaks


def first_leak(folder: Path) -> str | None:
    """What the search finds first, or None."""
    with houses(folder) as pair:
        wanted = cases(load("high_desert"), (2, 3, 0, 1))
        return next((leak for case in wanted for leak in leaks(pair, case)), None)


def test_at_least_twenty_leaks_are_planted():
    assert len(PLANTED) >= 20


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_found(tmp_path, name):
    with planted(PLANTED[name]):
        assert first_leak(tmp_path) is not None
