"""Are draws even? Counted over many fixed deals: each item by place, and each item of a choice."""

import math
from functools import cache

import numpy as np
import numpy.typing as npt

from majlis.core.game import States, key, load
from majlis.testing.play import seed

DEALS = 20_000
UNLIKELY = 1e-6

Table = npt.NDArray[np.int64]


@cache
def deals(name: str, seats: int, options: int = 0, count: int = DEALS) -> States:
    """So many set-ups, the same every time."""
    game = load(name)
    states = game.new(count)
    for n in range(count):
        game.doors.setup(states, n, key(seed(n)), seats, options)
    return states


def places(items: Table, weights: list[int]) -> float:
    """Items [deal, place]: the least p of any place, if each item is as likely there as its weight says."""
    expected = np.array(weights) / sum(weights) * len(items)
    found = [np.bincount(items[:, place], minlength=len(weights)) for place in range(items.shape[1])]
    return min(_p(float(((counts - expected) ** 2 / expected).sum()), len(weights) - 1) for counts in found)


def choice(chosen: Table) -> float:
    """Chosen or not [deal, item], equally many in each deal: p, if all items are equally likely."""
    many, items = int(chosen[0].sum()), chosen.shape[1]
    assert (chosen.sum(axis=1) == many).all() and 0 < many < items
    expected = len(chosen) * many / items
    square = float(((chosen.sum(axis=0) - expected) ** 2 / expected).sum())
    return _p(square * (items - 1) / (items - many), items - 1)


def pairs(chosen: Table) -> float:
    """The same for pairs of items that are chosen together: p, if all pairs are equally likely."""
    items = chosen.shape[1]
    found = (chosen.T @ chosen)[np.triu_indices(items, 1)]
    expected = found.sum() / len(found)
    return _p(float(((found - expected) ** 2 / expected).sum()), len(found) - 1)


def _p(square: float, freedom: int) -> float:
    """How often chance alone deviates as much: Wilson and Hilferty's approximation of the chi-square distribution."""
    part = 2 / (9 * freedom)
    z = ((square / freedom) ** (1 / 3) - (1 - part)) / math.sqrt(part)
    return math.erfc(z / math.sqrt(2)) / 2
