"""What to look at first: the actions that a fair player would weigh most, from a view alone."""

import numpy as np

from majlis.core.game import Game, States


def best(game: Game, view: States, count: int = 3) -> list[int]:
    """The most promising open actions, the best first."""
    mask, weights = game.open(view), np.zeros(game.actions)
    game.doors.prior(view, 0, mask, weights)
    order = np.argsort(-weights, kind="stable")
    return [int(a) for a in order[:count] if mask[a]]
