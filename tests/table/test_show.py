"""What a table tells its people."""

from collections import deque

import pytest

from majlis.core.frame import told
from majlis.core.game import ONLOOKER, load
from majlis.core.match import Match
from majlis.table import show
from majlis.table.company import Company
from majlis.table.show import since
from majlis.table.table import Table
from majlis.testing.play import random_match


@pytest.fixture(scope="module")
def moments():
    """Every moment of a few matches of three in which a seat is to act again."""
    found = []
    for n in range(4):
        whole = random_match(load("high_desert"), 3, n)
        match = Match(whole.header)
        for a in whole.actions:
            found.append((match.copy(), match.turn))
            match.play(a)
    return found


def last(match, seat):
    """How many actions there were after this seat's last one."""
    return next((at + 1 for at in reversed(range(match.at)) if match.mover(at) == seat), match.at)


def test_what_happened_since_the_last_turn_is_told_in_the_order_of_time(moments):
    for match, seat in moments:
        lines = [line for at in range(last(match, seat), match.at) for line in told(match, seat, at)]
        assert [line for line, _ in since(match, seat, "en")] == lines


def test_what_was_done_to_oneself_is_marked(moments):
    marks = {mine: [] for mine in (True, False)}
    for match, seat in moments:
        for line, mine in since(match, seat, "en"):
            marks[mine].append(line)
    assert marks[True] and all("you" in line.lower() for line in marks[True])
    assert marks[False] and not any("you" in line.lower().split() for line in marks[False])
    assert not any(since(match, ONLOOKER, "en") for match, _ in moments)


def test_that_a_turn_begins_is_done_to_nobody():
    """It is said to whose it is in other words than to all others, and marked for none."""
    whole, said = random_match(load("five_tribes"), 2, 1), 0
    match = Match(whole.header)
    for a in whole.actions[:60]:
        lines = dict(since(match, match.turn, "en"))
        said += "It is your turn." in lines
        assert not lines.get("It is your turn.")
        match.play(a)
    assert said


def test_of_all_tables_together_so_many_drawings_are_kept(monkeypatch):
    """A house with a thousand tables holds no more of them than one with ten; whoever asks again is shown the same."""
    monkeypatch.setattr(show, "RECENT", 4)
    monkeypatch.setattr(show, "DRAWN", deque())
    tables = [laid(random_match(load("nim"), 2, n, 2)) for n in range(6)]
    seen = [show.shown(table, seat, "en", False) for table in tables for seat in (0, 1)]
    assert sum(len(table.shown) for table in tables) == 4 == len(show.DRAWN)
    assert show.drawn(tables[-1], 1, "en", False) and not show.drawn(tables[0], 0, "en", False)
    assert [show.shown(table, seat, "en", False) for table in tables for seat in (0, 1)] == seen


def laid(match):
    """A table with this match on it, for two people."""
    row = {"id": "t", "players": ["me", "me"], "names": ["Anna", "Bert"], "owner": "", "opened": 0.0}
    return Table("t", row, match, None, at=match.at, came=Company(row, None))


def test_of_all_tables_together_only_some_logs_are_kept_and_all_are_told_again(monkeypatch):
    monkeypatch.setattr(show, "RECENT", 4)
    monkeypatch.setattr(show, "TOLD", deque())
    tables = [laid(random_match(load("high_desert"), 2, n, 12)) for n in range(3)]
    first = [show.log(table, seat, "en") for table in tables for seat in (0, 1)]
    assert sum(len(table.heard) for table in tables) == 4 == len(show.TOLD)
    assert [show.log(table, seat, "en") for table in tables for seat in (0, 1)] == first
