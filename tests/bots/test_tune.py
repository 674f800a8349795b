"""Weights are found again that are known, the same seed gives the same ones, and the shipped ones foretell well."""

import numpy as np
import pytest

from majlis.bots.tune.fit import fitted, foretold, judged, losses, tune
from majlis.bots.tune.moments import KEPT, SELFPLAY, Guide, Moments, Players, Sample, must_have_features, paper, played
from majlis.core.game import Game, key, load
from majlis.core.refusal import Refusal
from majlis.core.weights import read, written
from majlis.testing.play import random_match, seed

KNOWN = np.array([[1.5, -0.5, 0.0], [0.5, 1.0, -2.0]])  # [stages, features]


def made_up(seats: int, n: int = 30_000) -> Sample:
    """Moments whose winners are drawn by the known weights."""
    chance = np.random.default_rng(seats)
    rows, progress = chance.normal(size=(n, seats, 3)), chance.random(n)
    blank = Sample(rows, progress, np.zeros((n, seats)), np.arange(n))
    chances = foretold(KNOWN, blank)
    won = chance.random(n)[:, None] < chances.cumsum(1)
    results = won * 1.0 if seats == 1 else np.diff(won.astype(float), axis=1, prepend=0.0)
    return Sample(rows, progress, results, np.arange(n))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_known_weights_are_found_again(seats: int) -> None:
    assert np.abs(fitted(made_up(seats), 2) - KNOWN).max() < 0.15


def test_a_fit_tells_how_much_better_it_is_than_the_first_feature_alone() -> None:
    sample = made_up(3)
    fit = judged(KNOWN, sample, sample)
    assert fit.loss < fit.points < np.log(3) and fit.right > fit.right_by_points > 1 / 3
    assert fit.off < 0.01
    twisted = judged(-KNOWN, sample, sample)
    assert twisted.loss > np.log(3) and twisted.off > 0.2


def tuned(game: Game) -> bool:
    return game.features is not None


def test_the_same_seed_gives_the_same_weights(game: Game) -> None:
    if not tuned(game):
        with pytest.raises(Refusal, match="no features"):
            tune(game, game.seats[0], 10, 1)
        return
    fits = [tune(game, game.seats[-1], 10, 3, 2).weights for _ in range(2)]
    assert fits[0].tobytes() == fits[1].tobytes() and np.isfinite(fits[0]).all()
    assert fits[0].tobytes() != tune(game, game.seats[-1], 10, 4, 2).weights.tobytes()


def test_the_kept_moments_are_features_of_states_on_the_way(game: Game) -> None:
    if not tuned(game):
        return
    sample = played(game, game.seats[-1], 6, 1, Players(np.zeros((2, must_have_features(game)))))
    assert set(sample.games) == set(range(6)) and len(sample.progress) == 6 * KEPT
    assert np.isfinite(sample.rows).all() and np.abs(sample.rows).max() < 50
    assert sample.progress.min() >= 0 and sample.progress.max() <= 1 and len(set(sample.progress)) > 5
    assert np.allclose(sample.results.sum(1), 1)


def test_the_chances_of_a_game_are_those_of_its_weights(game: Game) -> None:
    """In NumPy from the recorded features, and in exact arithmetic by the rules."""
    if not tuned(game):
        return
    assert game.features
    for seats in game.seats:
        weights = read(game.folder / "mind" / "weights.toml", game.features.names, game.seats)[seats]
        assert weights.any(), "the weights are shipped"
        match = random_match(game, seats, 3)
        for at in range(0, match.at, max(1, match.at // 7)):
            state, chances = match.state_at(at), np.zeros(seats)
            game.doors.values(state, 0, chances)
            sample = features_of(game, state, seats)
            assert np.allclose(chances, foretold(weights, sample)[0], atol=1e-4)


def features_of(game: Game, state: np.ndarray, seats: int) -> Sample:
    """The features of one state, by the gate that records them: a game that is stopped at once."""
    explore = game.specialised(SELFPLAY).explore
    rows = np.zeros((1, 1, seats, must_have_features(game)), np.float32)
    stages, results = np.zeros((1, 1), np.float32), np.zeros((1, seats))
    guide = Guide(np.zeros((2, rows.shape[-1])), np.zeros(seats, np.int64), 0)
    explore(state.copy(), 0, paper(game, seats), guide, Moments(rows, stages, results), 1)
    return Sample(rows[0], stages[0], results, np.zeros(1, np.int64))


def test_the_shipped_weights_foretell_better_than_points_and_chance(game: Game) -> None:
    if not tuned(game):
        return
    assert game.features
    seats = game.seats[-1]
    sample = played(game, seats, 600, "fresh", Players(np.zeros((2, must_have_features(game)))))
    weights = read(game.folder / "mind" / "weights.toml", game.features.names, game.seats)[seats]
    assert losses(foretold(weights, sample), sample.results) < 0.9 * np.log(seats)


def test_who_trusts_the_weights_wins_more_often() -> None:
    """High Desert, where a game is short: one seat looks a step ahead with them, the other does not."""
    game = load("high_desert")
    assert game.features
    explore, n = game.specialised(SELFPLAY).explore, 600
    weights = np.array(read(game.folder / "mind" / "weights.toml", game.features.names, game.seats)[2])
    states, results = game.new(n), np.zeros((n, 2))
    nothing = np.zeros((n, 0, 2, len(game.features.names)), np.float32), np.zeros((n, 0), np.float32)
    for i in range(n):
        game.doors.setup(states, i, key(seed(i // 2)), 2, 0)
        trust = np.array([16 * (i % 2 == 0), 16 * (i % 2 == 1)])
        explore(states, i, paper(game, 2), Guide(weights, trust, 0), Moments(*nothing, results), game.longest)
    assert np.concatenate([results[::2, 0], results[1::2, 1]]).mean() > 0.5


def test_a_weights_file_is_read_as_it_was_written(tmp_path) -> None:
    path, table = tmp_path / "weights.toml", np.array([[1.0, -0.25], [0.5, 2.0]])
    path.write_text(written({2: table}, ("points", "gold"), "majlis tune", {2: "a note"}), encoding="utf-8")
    weights = read(path, ("points", "gold"), range(2, 4))
    assert weights[2].tolist() == table.tolist() and not weights[3].any()
    path.write_text("[two]\npoints = [1.0, 2.0]\nsilver = [1.0, 2.0]\n", encoding="utf-8")
    with pytest.raises(Refusal, match="no feature 'silver'"):
        read(path, ("points", "gold"), range(2, 4))
    path.write_text("[two]\npoints = [1.0, 2.0]\ngold = [1.0]\n", encoding="utf-8")
    with pytest.raises(Refusal, match="the same number of stages"):
        read(path, ("points", "gold"), range(2, 4))
