"""The search finds what is best where the best is known, stops when told to, and is the same for the same seed."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from majlis.bots.search.thinker import Thinker, Thoughts, think
from majlis.bots.search.ways import Way
from majlis.core.game import Game, load
from majlis.core.record import NONE
from majlis.testing.play import random_match, seed
from tests.bots.blind import SEATS, TREES, WIDE, blind, exact, trees

PLAIN = Way(bold=4.0, even=1.0, turns=0.0, ends=1.0, split=1.0)  # no hints: only what happens in the end


@cache
def thinker(name: str) -> Thinker:
    return Thinker(trees() if name == "trees" else blind(name), 100_000, PLAIN)


def thought(thinking: Thinker, states: np.ndarray, walks: int) -> Thoughts:
    thinking.forget()
    seat = int(states[0]["turn"])
    return thinking.think(thinking.game.view(states, seat), seat, seed(7), walks)


def heaps() -> list[tuple[int, int, int]]:
    """The positions of nim that can be won, some of each size."""
    return [(a, b, c) for a in range(4) for b in range(5) for c in range(6) if a ^ b ^ c][::3]


@pytest.mark.parametrize("left", heaps())
def test_in_nim_it_finds_a_move_that_wins(left: tuple[int, int, int]) -> None:
    game = thinker("nim").game
    states = game.start(seed(1), 2)
    states["heap"][0], states["taken"][0] = left, 12 - sum(left)
    best = thought(thinker("nim"), states, 60_000).lines[0]
    seat = int(states[0]["turn"])
    game.doors.step(states, 0, best.action)
    a, b, c = map(int, states[0]["heap"])
    assert a ^ b ^ c == 0
    assert best.chances[seat] > 0.5


@pytest.mark.parametrize("tree", range(TREES))
def test_in_a_small_tree_with_chance_and_three_players_it_finds_the_best_action(tree: int) -> None:
    states = thinker("trees").game.start(seed(1), SEATS, tree)
    best = thought(thinker("trees"), states, 100_000).lines[0].action
    values = [exact(tree, 1 + a, 1, a)[0] for a in range(WIDE)]
    assert values[best] > max(values) - 0.01


def test_the_same_seed_gives_the_same_thoughts(game: Game) -> None:
    match = random_match(game, game.seats[-1], 3, at=6)
    view = match.view(match.turn)
    one, two, three = (think(game, view, match.turn, seed(n), iterations=60) for n in (1, 1, 2))
    assert one.lines == two.lines
    assert one.iterations == two.iterations == 60
    assert sum(line.visits for line in one.lines) == 60 == sum(line.visits for line in three.lines)


def test_every_chance_is_a_share_and_all_together_are_one(game: Game) -> None:
    for seats in game.seats:
        match = random_match(game, seats, 4, at=3)
        for line in think(game, match.view(match.turn), match.turn, seed(1), iterations=40).lines:
            assert len(line.chances) == seats
            assert all(-1e-6 <= chance <= 1 + 1e-6 for chance in line.chances)
            assert seats == 1 or sum(line.chances) == pytest.approx(1, abs=1e-4)
            assert line.action in match.open()


def test_it_stops_when_the_time_is_over_and_has_an_answer(game: Game) -> None:
    match = random_match(game, game.seats[-1], 5, at=2)
    thoughts = think(game, match.view(match.turn), match.turn, seed(1), seconds=0.0)
    assert 0 < thoughts.iterations <= 16
    assert thoughts.lines[0].action in match.open()


def test_the_tree_of_a_chain_is_kept_and_of_another_turn_is_not() -> None:
    game = load("nim")
    thinking = Thinker(game, 500, PLAIN)
    match = random_match(game, 2, 1, at=0)
    thoughts = thinking.think(match.view(match.turn), match.turn, seed(1), 500)
    match.play(thoughts.lines[0].action)
    assert not thinking.follows(match.view(match.turn), match.turn, seed(2))  # the other player's decision


def test_what_was_thought_before_is_used_again_in_the_same_chain() -> None:
    """In Five Tribes a move is many decisions of one player: the second begins with what the first has found."""
    game = load("five_tribes")
    thinking = Thinker(game, 300, Way(turns=0.0))
    match = random_match(game, 2, 1, at=0)
    kept = 0
    for _ in range(12):
        view = match.view(match.turn)
        kept += thinking.follows(view, match.turn, seed(2))
        thoughts = thinking.think(view, match.turn, seed(match.at), 300)
        assert thoughts.iterations == 300
        match.play(thoughts.lines[0].action)
    assert kept >= 3


def test_what_comes_of_chance_is_thought_about_anew() -> None:
    """A kept tree has seen other draws, and what was open then; only what is open now is ever an answer."""
    game = load("djinn")
    thinking = Thinker(game, 60, Way(turns=0.0))
    for n in range(6):
        match = random_match(game, 2, n, at=0)
        while not match.over and match.at < 150:
            thoughts = thinking.think(match.view(match.turn), match.turn, seed(match.at), 60)
            assert {line.action for line in thoughts.lines} <= set(match.open())
            match.play(thoughts.lines[0].action)


def test_several_cores_think_as_much_together_and_the_same_for_the_same_seed() -> None:
    game = load("high_desert")
    match = random_match(game, 2, 1, at=0)
    thoughts = [Thinker(game, 200, Way(), 2).think(match.view(match.turn), match.turn, seed(1), 200) for _ in range(2)]
    assert thoughts[0].lines == thoughts[1].lines
    assert thoughts[0].iterations == sum(line.visits for line in thoughts[0].lines) == 200


def test_a_full_tree_ends_the_thinking_with_an_answer() -> None:
    game = load("high_desert")
    match = random_match(game, 2, 1, at=0)
    thinking = Thinker(game, 20, Way(turns=0.0))
    thoughts = thinking.think(match.view(match.turn), match.turn, seed(1), 10_000)
    assert 20 <= thoughts.iterations < 10_000
    assert thoughts.lines[0].action in match.open()


def test_nothing_is_written_beside_the_tree(game: Game) -> None:
    match = random_match(game, game.seats[0], 2, at=5)
    view = match.view(match.turn)
    before = view.tobytes()
    think(game, view, match.turn, seed(3), iterations=50)
    assert view.tobytes() == before
    assert int(view[0]["turn"]) != NONE


def test_a_brief_search_chooses_what_the_whole_search_chooses_with_fewer_walks(game: Game) -> None:
    whole, brief = Thinker(game, 400, Way()), Thinker(game, 400, Way(), brief=True)
    spared = 0
    for n in range(12):
        match = random_match(game, game.seats[n % len(game.seats)], n, at=1 + n % 4)
        states = match.state_at(match.at)
        one, two = thought(whole, states, 400), thought(brief, states, 400)
        assert one.lines[0].action == two.lines[0].action
        assert two.iterations <= one.iterations
        spared += one.iterations - two.iterations
    assert spared > 400


def test_a_search_is_not_decided_by_actions_that_are_not_open() -> None:
    """A kept tree may know actions that only other guesses allow: here they have all the visits."""
    game = load("nim")
    thinking = Thinker(game, 200, Way(), brief=True)
    states = game.start(seed(1), 2)
    thought(thinking, states, 200)
    tree = thinking.trees[0]
    assert thinking.rules.decided(tree, 1)
    states["heap"][0] = 0, 0, 1  # but one action is open now, which was hardly looked at
    tree.seen[0] = game.view(states, int(states[0]["turn"]))[0]
    visits = {int(e["action"]): int(e["visits"]) for e in tree.edges[: tree.used["edges"][0]] if e["visits"]}
    (only,) = np.flatnonzero(game.open(tree.seen))
    assert not thinking.rules.decided(tree, visits.get(int(only), 0))


@pytest.mark.parametrize("way", [Way(wide=1.0), Way(halve=3.0)], ids=["widening", "halving"])
def test_a_narrower_search_tries_fewer_actions_and_plays_what_is_open(game: Game, way: Way) -> None:
    usual, narrow = Thinker(game, 64, Way(even=1.0)), Thinker(game, 64, replace(way, even=1.0))
    tried = [0, 0]
    for n in range(8):
        match = random_match(game, game.seats[n % len(game.seats)], n, at=1 + n % 4)
        states = match.state_at(match.at)
        found = [thought(it, states, 64).lines for it in (usual, narrow)]
        assert found[1][0].action in match.open()
        tried = [tried[i] + len(found[i]) for i in range(2)]
    assert tried[1] <= tried[0]
    assert tried[1] < tried[0] or max(tried) <= 8 * 8


def test_halving_leaves_one_action_in_the_end() -> None:
    game = load("five_tribes")
    match = random_match(game, 2, 3, at=4)
    assert len(match.open()) > 8
    lines = thought(Thinker(game, 400, Way(halve=3.0)), match.state_at(4), 400).lines
    assert len(lines) == 8
    assert lines[0].visits > 2 * lines[1].visits
    assert lines[1].visits > 2 * lines[3].visits > 2 * lines[7].visits
