"""Weights for a game's features, fitted to self-play: which positions are won, and by whom.

The chance of a seat is the share of its score in those of all: conditional logistic regression. The sum is convex, so
Newton's method finds the one best set of weights, the same from the same seed.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from majlis.bots.tune.moments import Floats, Players, Sample, Table, must_have_features, played
from majlis.core.game import Game

TRUST = ((0,), (0, 1, 2, 4), (1, 2, 4))  # by round: how far the players follow the weights of the round before
HELD_OUT = 5  # every fifth game is kept for the test
RIDGE = 1e-4  # pulls weights that matter little towards zero
STEPS, ENOUGH = 30, 1e-7
CHUNK = 4_000
STAGES = 4


@dataclass(frozen=True)
class Fit:
    """Weights [stages, features], and how well they foretell games that they were not fitted to."""

    weights: Table
    moments: int
    loss: float  # nats a moment
    points: float  # the same of the first feature alone, with its best weight
    right: float  # how often the likeliest seat wins
    right_by_points: float
    off: float  # how far a stated chance is from the share that is won, on average


def tune(
    game: Game, seats: int, games: int, seed: int | str, stages: int = STAGES, tick: Callable[[int], None] | None = None
) -> Fit:
    """Play and fit in rounds, each with players who look ahead with the weights of the one before."""
    weights = np.zeros((stages, must_have_features(game)))
    for number, trust in enumerate(TRUST):
        sample = played(game, seats, games, f"{seed} round {number}", Players(weights, trust), tick)
        test = sample.games % HELD_OUT == 0
        weights = fitted(sample.where(~test), stages)
    return judged(weights, sample.where(~test), sample.where(test))


# --- fitting


def fitted(sample: Sample, stages: int, ridge: float = RIDGE) -> Table:
    """The weights with the least loss, by Newton's method over features scaled to a like size."""
    scale = np.maximum(sample.rows.reshape(-1, sample.rows.shape[-1]).std(0, dtype=np.float64), 1e-6)
    weights = np.zeros(stages * len(scale))
    loss = np.inf
    for _ in range(STEPS):
        now, slope, bend = expansion(sample, weights, scale, stages)
        slope += ridge * weights
        bend[np.diag_indices_from(bend)] += ridge
        weights = weights - np.linalg.solve(bend, slope)
        if abs(loss - now) < ENOUGH:
            break
        loss = now
    found: Table = weights.reshape(stages, -1) / scale
    return found


def expansion(sample: Sample, weights: Table, scale: Floats, stages: int) -> tuple[float, Table, Table]:
    """The mean loss, its slope and its bend at these weights."""
    loss, slope, bend = 0.0, np.zeros_like(weights), np.zeros((len(weights), len(weights)))
    for part in chunks(sample):
        x = (part.rows / scale)[:, :, None, :] * hats(part.progress, stages)[:, None, :, None]
        x = x.reshape(*part.rows.shape[:2], -1)
        chances, results = shares(x @ weights), part.results
        if x.shape[1] == 1:
            chances, results = beside(chances), beside(results)
            x = np.concatenate([x, np.zeros_like(x)], 1)
        loss -= float((results * np.log(np.maximum(chances, 1e-12))).sum())
        flat, mean = x.reshape(-1, x.shape[-1]), (chances[:, None, :] @ x)[:, 0]
        slope += (chances - results).ravel() @ flat
        bend += (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean
    n = len(sample.progress)
    return loss / n, slope / n, bend / n


def chunks(sample: Sample) -> Iterator[Sample]:
    for begin in range(0, len(sample.progress), CHUNK):
        part = slice(begin, begin + CHUNK)
        yield Sample(sample.rows[part], sample.progress[part], sample.results[part], sample.games[part])


def hats(progress: Floats, stages: int) -> Floats:
    """How much each stage counts: the nearer one more, together 1."""
    at = progress.astype(np.float64)[:, None] * (stages - 1)
    return np.maximum(0.0, 1.0 - np.abs(at - np.arange(stages)))


def shares(scores: Floats) -> Floats:
    """Chances from scores; a seat alone plays against a score of zero."""
    if scores.shape[1] == 1:
        return shares(np.concatenate([scores, np.zeros_like(scores)], 1))[:, :1]
    odds: Floats = np.exp(scores - scores.max(1, keepdims=True))
    chances: Floats = odds / odds.sum(1, keepdims=True)
    return chances


def beside(chances: Floats) -> Floats:
    """A seat alone, and the other side."""
    return np.concatenate([chances, 1.0 - chances], 1)


# --- judging


def judged(weights: Table, train: Sample, test: Sample) -> Fit:
    """How well the weights foretell the test, beside the points alone with their best weight."""
    alone = np.zeros_like(weights)
    first = Sample(train.rows[:, :, :1], train.progress, train.results, train.games)
    alone[:, :1] = fitted(first, len(weights))
    chances, plain = foretold(weights, test), foretold(alone, test)
    return Fit(
        weights=weights,
        moments=len(train.progress) + len(test.progress),
        loss=losses(chances, test.results),
        points=losses(plain, test.results),
        right=hits(chances, test.results),
        right_by_points=hits(plain, test.results),
        off=deviation(chances, test.results),
    )


def foretold(weights: Table, sample: Sample) -> Floats:
    """The chances that these weights give."""
    return shares(np.einsum("nsf,nt,tf->ns", sample.rows, hats(sample.progress, len(weights)), weights, optimize=True))


def losses(chances: Floats, results: Floats) -> float:
    if chances.shape[1] == 1:
        chances, results = beside(chances), beside(results)
    return float(-(results * np.log(np.maximum(chances, 1e-12))).sum(1).mean())


def hits(chances: Floats, results: Floats) -> float:
    if chances.shape[1] == 1:
        chances, results = beside(chances), beside(results)
    return float(results[np.arange(len(results)), chances.argmax(1)].mean())


def deviation(chances: Floats, results: Floats, bins: int = 10) -> float:
    """The mean distance between a stated chance and the share won, in bins of like chances."""
    said, won = chances.ravel(), results.ravel()
    bin_of = np.minimum((said * bins).astype(int), bins - 1)
    sums = [np.bincount(bin_of, x, bins) for x in (said, won)]
    return float(np.abs(sums[0] - sums[1]).sum() / len(said))
