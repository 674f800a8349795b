"""In the last turn of High Desert a banished card may be all that wins: brute force finds such turns, bots see it."""

from functools import cache

import numpy as np
import pytest

from majlis.bots.bot import bot
from majlis.bots.search.ways import LEVELS
from majlis.core.game import States, load
from majlis.games.high_desert.actions import WISH
from majlis.games.high_desert.parts import Wish
from majlis.games.high_desert.state import Phase
from majlis.testing.play import random_match, seed

BANISH = WISH + Wish.BANISH
GAME = load("high_desert")
MANY = 8


@cache
def decided_by_a_banishment() -> tuple[States, ...]:
    """Last turns of games of two and three in which the wish to banish wins, and nothing else does."""
    found: list[States] = []
    for n in range(2000):
        match = random_match(GAME, 2 + n % 2, n)
        last = [s for i in range(match.at - 1, -1, -1) if is_last_turn(s := match.state_at(i))]
        found += [s.copy() for s in last[:1] if winners(s) == [BANISH]]
        if len(found) == MANY:
            return tuple(found)
    raise AssertionError


def is_last_turn(states: States) -> bool:
    return int(states[0]["turns_left"]) == 1 and int(states[0]["phase"]) == Phase.TURN


def winners(states: States) -> list[int]:
    """The open actions with which the mover can win alone, if it goes on as well as can be."""
    seat = int(states[0]["turn"])
    return [int(a) for a in np.flatnonzero(GAME.open(states)) if wins(after(states, int(a)), seat)]


def after(states: States, a: int) -> States:
    stepped = states.copy()
    GAME.doors.step(stepped, 0, a)
    return stepped


def wins(states: States, seat: int) -> bool:
    if int(states[0]["turn"]) < 0:
        shares = np.zeros(int(states[0]["seats"]))
        GAME.doors.result(states, 0, shares)
        return float(shares[seat]) == 1.0
    choices = np.flatnonzero(GAME.open(states))
    if int(states[0]["phase"]) in (Phase.LOOK, Phase.RECALL):  # which card comes to hand is too late to matter
        choices = choices[:1]
    return any(wins(after(states, int(a)), seat) for a in choices)


@pytest.mark.parametrize("name", ["greedy", *LEVELS[2:]])
def test_a_banishment_that_decides_the_game_is_found(name: str) -> None:
    player = bot(name, GAME)
    for n, position in enumerate(decided_by_a_banishment()):
        states, seat = position.copy(), int(position[0]["turn"])
        while int(states[0]["turn"]) == seat:
            GAME.doors.step(states, 0, player.choose(GAME.view(states, seat), seat, seed(n)))
        shares = np.zeros(int(states[0]["seats"]))
        GAME.doors.result(states, 0, shares)
        assert shares[seat] == 1.0, n


def test_a_banishment_that_brings_nothing_is_not_wished_for() -> None:
    """Three cards that can still be summoned are worth more than most cards that could be banished."""
    match = random_match(GAME, 2, 3, at=8)
    view, weights = match.view(match.turn), np.zeros(GAME.actions)
    GAME.doors.prior(view, 0, GAME.open(view), weights)
    assert weights[BANISH] < max(weights)
