"""Thousands of matches at once are the same matches."""

import numpy as np
import pytest

import majlis
from majlis.core.game import Game, games, load
from majlis.core.many import Batch
from majlis.core.match import IllegalAction, Match
from majlis.core.refusal import Refusal

N, GAMES = 130, games()


@pytest.fixture(params=GAMES)
def game(request) -> Game:
    return load(request.param)


def test_every_match_of_a_batch_is_the_match_of_its_seed(game: Game) -> None:
    """Actions, masks, observations and results equal those of Match, over the ends of matches."""
    seats = game.seats[-1]
    batch, chance = majlis.batch(game.name, N, seats=seats, seed=3), np.random.default_rng(1)
    watched = {i: Match.new(game, seats, seed=batch.seed_of(i)) for i in (0, 64, 129)}
    ended = 0
    for _ in range(400):
        numbers, standings = batch.observe(), batch.standings()
        for i, match in watched.items():
            assert standings[i].tolist() == [game.doors.points(match.state, 0, seat) for seat in range(seats)]
            assert batch.states[i].tobytes() == match.state.tobytes()
            assert batch.masks[i].tolist() == game.open(match.state).tolist()
            assert numbers[i].tolist() == game.observed(match.view(match.turn), match.turn).tolist()
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch.step(actions)
        for i, match in watched.items():
            match.play(actions[i])
            assert batch.done[i] == match.over
            if match.over:
                assert batch.results[i].tolist() == match.result().tolist()
                assert batch.points[i].tolist() == list(match.points())
                watched[i], ended = Match.new(game, seats, seed=batch.seed_of(i)), ended + 1
    assert ended or game.longest > 1000


def test_a_batch_is_the_same_whatever_the_threads_and_another_seed_is_another_batch(game: Game) -> None:
    one, two, other = (Batch(game, 200, seed=seed, threads=threads) for seed, threads in ((5, 1), (5, 2), (6, 2)))
    for batch in (one, two, other):
        assert batch.random(3000) == 200 * 3000
    assert two.threads == 2 and one.desk["deals"].sum() > 0
    assert one.states.tobytes() == two.states.tobytes() != other.states.tobytes()
    assert one.masks.tobytes() == two.masks.tobytes() and one.desk.tobytes() == two.desk.tobytes()
    assert one.observe().tobytes() == two.observe().tobytes()
    before = one.states.copy()
    one.reset(5)
    one.random(3000)
    assert one.states.tobytes() == before.tobytes()


def test_random_decisions_are_those_of_a_playout(game: Game) -> None:
    batch = Batch(game, 1, seed=1)
    states, mask = batch.states.copy(), np.zeros(game.actions, np.bool_)
    long = int(game.doors.playouts(states.copy(), 0, 1, mask, game.longest))
    batch.random(long - 1)
    assert not batch.done[0] and game.doors.playouts(states, 0, 1, mask, long - 1) == long - 1
    assert batch.states.tobytes() == states.tobytes()
    batch.random(1)
    assert batch.done[0] and batch.results[0].sum() > 0 and batch.desk["deals"][0] == 1


def test_hints_are_those_of_the_view(game: Game) -> None:
    batch, weights = Batch(game, N, seats=game.seats[-1], seed=2), np.zeros(game.actions)
    batch.random(9)
    found = batch.prior()
    for i in range(0, N, 10):
        view = game.view(batch.states, int(batch.turns[i]), i)
        game.doors.prior(view, 0, game.open(view), weights)
        assert found[i].tolist() == weights.tolist()


def test_what_was_kept_goes_on_as_if_nothing_had_been() -> None:
    one, two = Batch("nim", N, seed=1), Batch("nim", N, seed=2)
    one.random(5)
    two.resume(one.kept())
    for batch in (one, two):
        batch.random(50)
    assert one.states.tobytes() == two.states.tobytes() and one.desk.tobytes() == two.desk.tobytes()


def test_arrays_are_changed_in_place_and_shared(game: Game) -> None:
    batch = Batch(game, 3)
    masks, turns, done, seen = batch.masks, batch.turns, batch.done, batch.observe()
    batch.random(5)
    assert batch.masks is masks and np.shares_memory(turns, batch.states) and np.shares_memory(done, batch.desk)
    assert batch.observe() is seen
    assert [int(mask.sum()) for mask in masks] == batch.desk["count"].tolist()


def test_an_action_that_is_not_open_is_refused_before_anything_is_played() -> None:
    batch = Batch("high_desert", 4)
    before, actions = batch.states.copy(), [int(np.flatnonzero(mask)[0]) for mask in batch.masks]
    for wrong in (int(np.flatnonzero(~batch.masks[2])[0]), -1, batch.game.actions, 10_000):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"Action {wrong} is not open in match 2"):
            batch.step(actions)
    assert batch.states.tobytes() == before.tobytes()
    with pytest.raises(Refusal, match="2 to 4"):
        Batch("high_desert", 4, seats=7)


def test_a_network_made_for_another_version_is_refused_in_a_sentence() -> None:
    told = load("five_tribes").observation
    told.check(told.version)
    with pytest.raises(Refusal, match="version 0 of the observation, and there is 1"):
        told.check(0)
