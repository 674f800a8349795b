"""What the golden matches show together: every phase, place, option, trade, card, tile, trophy, chest and end."""

from pathlib import Path

import pytest

from majlis.core import notation
from tests.games.djinn.alone_shows import alone_facts, alone_needed
from tests.games.djinn.shows import facts, needed

HOME = Path(__file__).parents[2] / "golden" / "djinn"
PARTS = ("phase", "option", "trade", "source", "mage", "equipment", "trophy", "chest", "tile", "SC", "end", "pay")


@pytest.fixture(scope="module")
def missing():
    """What no match has shown."""
    left = set(needed())
    for path in sorted(HOME.glob("*.match")):
        match = notation.read(path.read_text(encoding="utf-8"))
        for at, a in enumerate(match.actions):
            left -= set(facts(match.state_at(at)[0], a, match.state_at(at + 1)[0]))
    return left


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_game_occurs(missing, part):
    """DJ-1 to DJ-12: by name; see shows.py."""
    assert any(fact.startswith(part) for fact in needed())
    assert sorted(fact for fact in missing if fact.startswith(part)) == []


def test_all_the_rest_occurs(missing):
    """DJ-4 to DJ-6: places, walks, catches, what runs out, tables of every size."""
    assert sorted(fact for fact in missing if not fact.startswith(PARTS)) == []


def test_tom_shows_all_that_he_can_do():
    """DJ-14.1 to DJ-14.5: every card, every line, payments, and both ends."""
    left = set(alone_needed())
    for path in sorted(HOME.glob("alone*.match")):
        match = notation.read(path.read_text(encoding="utf-8"))
        for at, a in enumerate(match.actions):
            left -= set(alone_facts(match.state_at(at)[0], a, match.state_at(at + 1)[0]))
    assert sorted(left) == []
