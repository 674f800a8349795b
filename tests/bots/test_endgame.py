"""At the end of High Desert a solver can try everything; the search agrees with it."""

from functools import cache

import numpy as np
import pytest

from majlis.bots.search.thinker import Thinker
from majlis.bots.search.ways import BEST, budget
from majlis.core.game import Game, States, key, load
from majlis.core.record import named
from majlis.games.high_desert.state import Phase
from majlis.testing.play import random_match, seed

WORLDS = 25  # deals of what cannot be seen, for positions in which the other player still has a turn
WALKS = 20_000
MOST = 4  # actions: few cards in hand
NEAR = 0.1  # chances that differ by less are the same, with so many worlds


@cache
def thinker() -> Thinker:
    return Thinker(load("high_desert"), WALKS, budget("high_desert", 2, BEST).way)


def last_turns(left: int, count: int) -> list[tuple[States, dict[int, float]]]:
    """Positions of two players with so many turns left in which the choice matters, and what each action is worth."""
    found: list[tuple[States, dict[int, float]]] = []
    n = 0
    while len(found) < count:
        n += 1
        match = random_match(load("high_desert"), 2, n)
        moments = [match.state_at(i) for i in range(match.at)]
        fitting = [s for s in moments if s[0]["turns_left"] == left and s[0]["phase"] == Phase.TURN]
        if fitting and len(set((worth := exact(match.game, fitting[0])).values())) > 1:
            found.append((fitting[0].copy(), worth))
    return found


def exact(game: Game, states: States) -> dict[int, float]:
    """What each action is worth to the mover if everybody plays on as well as can be; nothing, if there are many."""
    if game.open(states).sum() > MOST:
        return {}
    seat = int(states[0]["turn"])
    worlds = [world(game, states, seat, n) for n in range(1 if states[0]["turns_left"] == 1 else WORLDS)]
    return {
        int(a): best(game, [stepped(game, s, int(a)) for s in worlds], seat) for a in np.flatnonzero(game.open(states))
    }


def world(game: Game, states: States, seat: int, n: int) -> States:
    supposed = game.view(states, seat)
    game.doors.guess(supposed, 0, key(seed(n)), seat)
    return supposed


def stepped(game: Game, states: States, a: int) -> States:
    after = states.copy()
    game.doors.step(after, 0, a)
    return after


def best(game: Game, worlds: list[States], seat: int) -> float:
    """The same plan in all worlds for the player who cannot tell them apart; the other knows its own hand."""
    if int(worlds[0][0]["turn"]) != seat:
        return float(np.mean([reply(game, s, seat) for s in worlds]))
    choices = [int(a) for a in np.flatnonzero(game.open(worlds[0]))]
    if named(worlds[0]).phase == Phase.LOOK:  # which card is kept comes too late to matter
        return float(np.mean([best(game, [stepped(game, s, first(game, s))], seat) for s in worlds]))
    return max(best(game, [stepped(game, s, a) for s in worlds], seat) for a in choices)


def first(game: Game, states: States) -> int:
    return int(np.flatnonzero(game.open(states))[0])


def reply(game: Game, states: States, seat: int) -> float:
    """The least that the other player leaves for this seat."""
    if int(states[0]["turn"]) < 0:
        shares = np.zeros(2)
        game.doors.result(states, 0, shares)
        return float(shares[seat])
    if named(states).phase == Phase.LOOK:
        return reply(game, stepped(game, states, first(game, states)), seat)
    return min(reply(game, stepped(game, states, int(a)), seat) for a in np.flatnonzero(game.open(states)))


@pytest.mark.parametrize("left", [1, 2])
def test_at_the_end_of_high_desert_the_search_agrees_with_a_solver(left: int) -> None:
    for states, worth in last_turns(left, 12 if left == 1 else 3):
        seat = int(states[0]["turn"])
        thinker().forget()
        chosen = thinker().think(thinker().game.view(states, seat), seat, seed(5), WALKS).lines[0].action
        assert worth[chosen] >= max(worth.values()) - (NEAR if left == 2 else 0), (worth, chosen)
