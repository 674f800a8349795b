"""How strong bots are, from who won: one scale for any number of players.

Each bot has a strength, and at a table it wins with a chance in proportion to exp(strength) (Bradley and Terry for two
players, the first step of Plackett and Luce for more). The strengths are the likeliest ones, as Elo points: 400 are
odds of ten to one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from majlis.bots.contest.arena import SURE
from majlis.bots.contest.sprt import SCALE

Matrix = npt.NDArray[np.float64]
ROUNDS = 100
NEAR = 1e-9


@dataclass(frozen=True)
class Rating:
    """Elo points, and between which they lie with 95 % confidence."""

    rating: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Tables:
    """Games as arrays: who sat there (as numbers of bots), what share of the win each had, and which deal it was."""

    sat: npt.NDArray[np.int64]
    shares: Matrix
    deals: npt.NDArray[np.int64]


def rate(tables: Tables, bots: int, anchor: int, zero: float = 1000.0) -> list[Rating | None]:
    """Rate bots against one whose rating is given; None for those whom no game connects with it."""
    games = np.bincount(tables.sat.ravel(), minlength=bots)
    near = np.array(_connected(tables.sat, bots, anchor))
    free = near[near != anchor]
    strength, spread = np.zeros(bots), np.zeros(bots)
    if len(free):
        strength, information, slopes = _likeliest(_with_a_tie(tables), free, bots)
        spread[free] = _spread(information, _by_deal(slopes[: len(tables.sat)], tables.deals)[:, free])
    points, doubt = zero + SCALE * strength, SURE * SCALE * spread
    return [
        Rating(float(points[b]), float(points[b] - doubt[b]), float(points[b] + doubt[b]), int(games[b]))
        if b in near
        else None
        for b in range(bots)
    ]


def _connected(sat: npt.NDArray[np.int64], bots: int, anchor: int) -> list[int]:
    """Those who met the anchor, or who met somebody who did, and so on."""
    tables = {tuple(sorted(set(row))) for row in sat.tolist()}
    found, before = {anchor}, 0
    while len(found) > before:
        before = len(found)
        found |= {b for table in tables if found & set(table) for b in table}
    return sorted(found)


def _with_a_tie(tables: Tables) -> Tables:
    """One shared game more in every line-up, so that a bot that never lost still has a finite strength."""
    rows = np.array(sorted({tuple(sorted(row)) for row in tables.sat.tolist()}))
    even = np.full(rows.shape, 1 / rows.shape[1])
    none = np.full(len(rows), -1)
    return Tables(
        np.concatenate([tables.sat, rows]), np.concatenate([tables.shares, even]), np.concatenate([tables.deals, none])
    )


def _likeliest(tables: Tables, free: npt.NDArray[np.int64], bots: int) -> tuple[Matrix, Matrix, Matrix]:
    """Newton's method: the strengths, the information about the free ones, and the slope of each game by bot."""
    who = np.eye(bots)[tables.sat]  # [game, seat, bot]
    won = np.einsum("gs,gsb->gb", tables.shares, who)
    strength = np.zeros(bots)
    for _ in range(ROUNDS):
        odds = np.exp(strength[tables.sat])
        chances = np.einsum("gs,gsb->gb", odds / odds.sum(1, keepdims=True), who)
        slopes = won - chances
        information = (np.diag(chances.sum(0)) - chances.T @ chances)[np.ix_(free, free)]
        step = np.linalg.solve(information, slopes.sum(0)[free])
        step /= max(1.0, float(np.abs(step).max()))  # never further than a factor e at once
        strength[free] += step
        if np.abs(step).max() < NEAR:
            break
    return strength, information, slopes


def _by_deal(slopes: Matrix, deals: npt.NDArray[np.int64]) -> Matrix:
    """The slopes of all games of one deal are one observation."""
    _, which = np.unique(deals, return_inverse=True)
    sums = np.zeros((int(which.max()) + 1, slopes.shape[1]))
    np.add.at(sums, which, slopes)
    return sums


def _spread(information: Matrix, slopes: Matrix) -> Matrix:
    """Standard deviations: by the information, or by how much the deals really differ, whichever is wider."""
    inverse = np.linalg.inv(information)
    seen = inverse @ (slopes.T @ slopes) @ inverse
    return np.asarray(np.sqrt(np.maximum(np.diag(inverse), np.diag(seen))))


def tables(games: Sequence[tuple[tuple[int, ...], tuple[float, ...], int]]) -> Tables:
    """Games as arrays: who sat there, their shares, the number of the deal."""
    sat, shares, deals = zip(*games, strict=True)
    return Tables(np.array(sat), np.array(shares), np.array(deals))
