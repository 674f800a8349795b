"""When a bot's move is shown: that follows from the pace and the level, and tells nothing of what it thought."""

import pytest

from majlis.core.game import load
from majlis.table.pace import PACE, PACES, shown_after
from tests.table.virtual import Musing, virtually, waited

PLAYERS = {
    "high_desert": ["master", "keen", "greedy"],
    "five_tribes": ["master", "greedy"],
    "djinn": ["keen", "master"],
}
MANY = 700  # decisions of a game


def steps(folder, name, pace, many=MANY, most=0.15):
    """For each player the different times that its moves took, and what the bots did meanwhile."""
    bots, found = Musing(most), {}
    for who, seconds in virtually(waited(folder, load(name), PLAYERS[name], pace, many, bots)):
        found.setdefault(who, set()).add(round(seconds, 6))
    return found, bots


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("pace", [1.0, *PACES.values()])
def test_a_move_is_shown_when_the_pace_says_however_long_the_bot_thought(tmp_path, name, pace):
    """In 2,100 decisions of all games at the usual pace, forced ones among them; a far walking level is not hurried."""
    found, bots = steps(tmp_path, name, pace, MANY if pace == 1.0 else 100)
    assert found == {who: {max(pace, PACE) if who == "master" else pace} for who in PLAYERS[name]}
    assert len(bots.thought) > 50 and (bots.forced > 10 or pace != 1.0)


def test_who_thinks_longer_than_that_waits_for_the_next_moment(tmp_path):
    found, _ = steps(tmp_path, "high_desert", 1.0, 300, most=2.5)
    assert set.union(*found.values()) == {1.0, 2.0, 3.0}


def test_without_a_pace_nobody_waits():
    assert shown_after(0.0, PACE, 0.25) == 0.25
