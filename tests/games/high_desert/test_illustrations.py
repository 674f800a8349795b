"""The figures of the rules show what the rules count."""

import pytest

from majlis.core.game import load
from majlis.games.high_desert.actions import SEAT
from majlis.games.high_desert.picture.illustrations import AFTER, BEFORE, SCORED, built, counted

GAME = load("high_desert")


@pytest.mark.parametrize("kinds", [BEFORE, AFTER, SCORED])
def test_a_drawn_palace_counts_as_the_rules_count_it(kinds):
    """HD-9: the best clan and the Jann for it, all others against it."""
    view = GAME.new()
    view[0]["seats"], view[0]["palace"][0] = 2, built(*kinds)
    figures, drawn = GAME.figure(view, SEAT), counted(kinds)
    assert {name: figures[name] for name in drawn} == drawn
