"""What blocks of games tell: means with confidence intervals, and which differences are more than luck.

Games of a block are not apart from each other (they share a deal, or a seat's fate counts for many things), so a block
is one observation: the interval of a mean comes from how the blocks differ (a ratio of sums, linearised).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, expm1, inf, log1p, sqrt
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

from majlis.bots.study.study import Block

Floats = npt.NDArray[np.float64]
SURE = 0.95
ENOUGH = 10  # blocks with a thing in them; fewer, or such that do not differ at all, say nothing of luck
NORMAL = NormalDist()


@dataclass(frozen=True)
class Mean:
    """A mean that was measured, or a difference of two."""

    value: float
    low: float
    high: float
    p: float  # how likely it is to be that far from nothing by luck


@dataclass(frozen=True)
class Line:
    """What is known of one thing."""

    thing: str
    count: float
    first: Mean
    second: Mean
    holm: float  # the p of the first with all other lines taken into account


def lines(things: Sequence[str], blocks: Sequence[Block], before: Sequence[Block] | None = None) -> list[Line]:
    """A line for each thing that was there; with blocks from before a change, how it changed, block by block."""
    found = []
    now, old = table(things, blocks), table(things, before) if before is not None else None
    for i, thing in enumerate(things):
        if now[:, i, 0].any() and (old is None or old[:, i, 0].any()):
            first, second = (compared(now[:, i], None if old is None else old[:, i], column) for column in (1, 2))
            found.append((thing, float(now[:, i, 0].sum()), first, second))
    corrected = holm([first.p for _, _, first, _ in found])
    return [Line(*it, p) for it, p in zip(found, corrected, strict=True)]


def table(things: Sequence[str], blocks: Sequence[Block]) -> Floats:
    """Blocks, things, and for each how often and both sums."""
    out = np.zeros((len(blocks), len(things), 3))
    for b, block in enumerate(sorted(blocks, key=lambda block: block.n)):
        for thing, *values in block.rows:
            out[b, thing] = values
    return out


def compared(now: Floats, old: Floats | None, column: int) -> Mean:
    """A mean, or the difference of two over the same deals."""
    value, parts = ratio(now, column)
    if old is not None:
        less, theirs = ratio(old, column)
        value, parts = value - less, parts - theirs
    return judged(value, parts, int((now[:, 0] > 0).sum()))


def ratio(sums: Floats, column: int) -> tuple[float, Floats]:
    """The mean, and how much each block pulls it."""
    n, x = sums[:, 0], sums[:, column]
    value = x.sum() / n.sum()
    return float(value), (x - value * n) / n.sum()


def judged(value: float, parts: Floats, blocks: int) -> Mean:
    """With how far the blocks pull it, how sure it is."""
    error = sqrt(float((parts**2).sum()) * blocks / (blocks - 1)) if blocks >= ENOUGH else 0.0
    if error == 0.0:
        return Mean(value, -inf, inf, 1.0)
    reach = error * quantile(blocks - 1)
    return Mean(value, value - reach, value + reach, chance(value / error, blocks - 1))


def quantile(freedom: int) -> float:
    """How many errors hold 95 % of Student's distribution (Wallace)."""
    z = NORMAL.inv_cdf((1 + SURE) / 2) * (8 * freedom + 3) / (8 * freedom + 1)
    return sqrt(freedom * expm1(z * z / freedom))


def chance(t: float, freedom: int) -> float:
    """How likely so many errors or more are by luck, on either side."""
    z = sqrt(freedom * log1p(t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return 2 * NORMAL.cdf(-z) if z < 8 else exp(-z * z / 2) / z


def holm(chances: Sequence[float]) -> list[float]:
    """Each as it counts among all: Holm's correction for many comparisons."""
    out, most = [1.0] * len(chances), 0.0
    for rank, i in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        most = max(most, min(1.0, (len(chances) - rank) * chances[i]))
        out[i] = most
    return out
