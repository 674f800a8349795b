"""A novice sees its own turn and counts its own points; what comes after it does not see."""

import numpy as np
import pytest

from majlis.bots.novice import Novice
from majlis.core.game import States, load
from majlis.games.high_desert.state import Phase
from majlis.testing.play import random_match

GAME = load("high_desert")
MANY = 200  # ways: so many that none of a turn in High Desert is missed


def most(states: States, seat: int) -> int:
    """The most points that this seat can have when its turn is over."""
    if int(states[0]["turn"]) != seat:
        return int(GAME.doors.points(states, 0, seat))
    return max(most(after(states, int(a)), seat) for a in np.flatnonzero(GAME.open(states)))


def after(states: States, a: int) -> States:
    stepped = states.copy()
    GAME.doors.step(stepped, 0, a)
    return stepped


@pytest.mark.parametrize("n", range(4))
def test_with_many_ways_in_mind_a_novice_ends_its_turn_with_the_most_points(n: int) -> None:
    match = random_match(GAME, 2, n)
    turns = [match.state_at(i) for i in range(12, match.at) if match.state_at(i)[0]["phase"] == Phase.TURN]
    short = next(s.copy() for s in turns if 1 < GAME.open(s).sum() < 5)
    seat = int(short[0]["turn"])
    chosen = Novice(GAME, lambda seats: MANY).choose(GAME.view(short, seat), seat, n)
    assert most(after(short, chosen), seat) == most(short, seat)


def test_a_novice_with_one_way_in_mind_goes_it() -> None:
    match = random_match(GAME, 2, 5, at=6)
    view, novice = match.view(match.turn), Novice(GAME, lambda seats: 1)
    assert {novice.choose(view, match.turn, n) for n in range(200)} == set(match.open())
