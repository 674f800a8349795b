"""The move finder against whole moves, all of them listed one by one."""

from collections import defaultdict

import numpy as np
import pytest

from majlis.core.record import named
from majlis.games.five_tribes.actions import ACTIONS, AT, TILE
from majlis.games.five_tribes.mind.goals import FEWEST, FEWEST_AGAIN, NEVER, OFTENEST, goals
from majlis.games.five_tribes.parts import BOX, KIND, TILES, TRIBES, Kind
from majlis.games.five_tribes.rules.grid import NEXT, NOWHERE, OFF, SIDES
from majlis.games.five_tribes.state import STATE, Phase
from tests.games.five_tribes.names import at, pick
from tests.games.five_tribes.table import GAME, acting, opened, position, walk

NAMES = ("viziers", "elders", "merchants", "builders", "assassins")


def board(random):
    """A city with few meeples and one crowded tile, before a move."""
    states = np.zeros(1, STATE)
    s = named(states)
    s.phase, s.seats, s.here, s.came, s.camels[0] = Phase.MOVE, 3, -1, NOWHERE, random.integers(2)
    s.face = random.permutation(BOX)
    s.camel = np.where(random.random(TILES) < 0.3, random.integers(3, size=TILES), -1)
    crowded = random.integers(TILES)
    for tile in (*random.integers(TILES, size=random.integers(2, 22)), *[crowded] * random.integers(6)):
        s.meeples[tile, random.integers(TRIBES)] += 1
    return states


def steps(s, tile, came):
    """Where a walk can go, and the side from which it comes there."""
    sides = (side for side in range(SIDES) if side != came and NEXT[tile, side] != OFF)
    return [(int(NEXT[tile, side]), (side + 2) % SIDES) for side in sides]


def wins(s, meeples, tile, tribe):
    """What a last meeple would end with: nothing, if it does not find its colour."""
    if not meeples[tile][tribe]:
        return set()
    took, there = meeples[tile][tribe] + 1, sum(meeples[tile]) + 1
    found = {f"{NAMES[tribe]}-{n}" for n in (2, 3, 4) if took >= n}
    found.add(Kind(int(KIND[s.face[tile]])).name.lower().replace("_", "-"))
    return found | ({"camel"} if took == there and s.camel[tile] < 0 and s.camels[0] else set())


def drops(s, meeples, hand, tile, came):
    """Every drop, with all that whole moves from there can end with."""
    found = {}
    for to, side in steps(s, tile, came):
        for tribe in range(TRIBES):
            if hand[tribe]:
                keys = wins(s, meeples, to, tribe) if sum(hand) == 1 else after(s, meeples, hand, to, side, tribe)
                if keys:
                    found[AT + to * TRIBES + tribe] = keys
    return found


def after(s, meeples, hand, tile, came, tribe):
    meeples[tile][tribe] += 1
    hand[tribe] -= 1
    keys = set().union(*drops(s, meeples, hand, tile, came).values())
    meeples[tile][tribe] -= 1
    hand[tribe] += 1
    return keys


def pick_ups(s):
    """Every tile from which a whole move can be made."""
    found = {}
    for tile in range(TILES):
        meeples = s.meeples.tolist()
        hand, meeples[tile] = meeples[tile], [0] * TRIBES
        if sum(hand):
            keys = set().union(*drops(s, meeples, hand, tile, NOWHERE).values())
            found |= {TILE + tile: keys} if keys else {}
    return found


def told(states, expected):
    """What the finder says about these open actions."""
    mask = np.zeros(ACTIONS, np.bool_)
    mask[list(expected)] = True
    found = defaultdict(set)
    for key, label, actions in goals(states, mask):
        assert label
        for a in actions:
            found[a].add(key)
    return found


@pytest.mark.parametrize("n", range(60))
def test_the_finder_knows_what_whole_moves_can_end_with(n):
    """FT-4: before a move every goal has exactly the pick-ups that lead to it."""
    states = board(np.random.default_rng(n))
    expected = pick_ups(named(states))
    assert told(states, expected) == expected


@pytest.mark.parametrize("tile", [0, 2, 8, 14, 29])
def test_the_tables_know_how_often_a_walk_can_visit_its_end(tile):
    """FT-4.3: all walks of up to ten steps, followed one by one."""
    for came in range(SIDES + 1):
        walks = [(tile, came, ())]
        for n in range(1, 10):
            walks = [(to, side, (*way, to)) for here, by, way in walks for to, side in steps(None, here, by)]
            visits = defaultdict(set)
            for end, _, way in walks:
                visits[end].add(way.count(end))
            for end in range(TILES):
                often = visits[end]
                assert FEWEST[n, tile, came, end] == min(often, default=NEVER)
                assert FEWEST_AGAIN[n, tile, came, end] == min(often - {1}, default=NEVER)
                assert OFTENEST[n, tile, came, end] == max(often, default=0)


def test_goals_are_named_in_both_languages_and_only_where_they_can_be_reached():
    """FT-4: a move of two builders to a third."""
    states = position(meeples={"B1": "bb", "C1": "e", "D1": "b"}, reserve=False)
    found = {key: (label, actions) for key, label, actions in goals(states, GAME.open(states))}
    assert found["builders-2"] == ("end with 2 or more builders", [pick("B1")])
    assert "builders-3" not in found and "viziers-2" not in found
    german = {key: label for key, label, _ in goals(states, GAME.open(states), "de")}
    assert german["builders-2"] == "mit mindestens 2 Baumeistern enden"
    assert german.keys() == found.keys()


def test_nothing_is_to_be_found_outside_a_move():
    """FT-4: other questions have no goals, and neither have those who are not asked."""
    states = position(meeples={"B1": "bb", "D1": "b"})
    assert goals(GAME.view(states, 1), np.zeros(ACTIONS, np.bool_)) == []
    states = acting("a", extra={"C2": "v"})
    assert at("C2v") in opened(states)
    assert goals(states, GAME.open(states)) == []


def test_once_the_meeples_are_in_hand_the_map_answers():
    """FT-4: the ends stand on the map, so nothing is left to filter."""
    states = position(meeples={"B1": "b", "C1": "b", "A1": "bv"}, reserve=False)
    walk(states, "B1")
    assert goals(states, GAME.open(states)) == []
