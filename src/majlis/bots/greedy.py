"""A bot that plays what looks best at once: the largest prior, without looking ahead."""

import numpy as np

from majlis.bots.chance import Seed, below
from majlis.core.game import Game, States


class Greedy:
    """Trusts the game's hints."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """The open action with the largest prior; of equals, one by chance."""
        mask = self.game.open(view)
        weights = np.full(self.game.actions, -1.0)
        self.game.doors.prior(view, 0, mask, weights)
        best = np.flatnonzero(mask & (weights == weights[mask].max()))
        return int(best[below(seed, len(best))])
