"""Every leak that was put there on purpose is found: without the search that finds it, a promise would be a hope."""

from pathlib import Path

import pytest

from tests.web.nets import visits
from tests.web.planted import PLANTED, planted
from tests.web.planted_elsewhere import ELSEWHERE, Leak
from tests.web.planted_since import SINCE

LEAKS = {name: Leak("over the wire", visits(), patches) for name, patches in PLANTED.items()} | ELSEWHERE | SINCE
ROWS = 30  # of so many leaks, one is tried in `make test`, and the first of each net; the others with --long
FIRST = {leak.net.test: name for name, leak in reversed(LEAKS.items())}
TRIED = {*FIRST.values(), *[*LEAKS][::ROWS]}
TRUST = Path(__file__).parents[2] / "docs" / "trust.md"


def test_the_page_lists_every_planted_leak_and_who_found_it():
    """Eighty at least, with those of tests/contract."""
    page = TRUST.read_text(encoding="utf-8")
    assert [name for name, leak in LEAKS.items() if f"| {name} | {leak.kind} | `{leak.net.test}` |" not in page] == []
    assert len(LEAKS) >= 80


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.long] * (name not in TRIED)) for name in LEAKS])
def test_a_planted_leak_is_found(tmp_path, name):
    with planted(LEAKS[name].patches):
        assert LEAKS[name].net.first(tmp_path) is not None
