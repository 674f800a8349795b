"""A bot that plays any open action, all equally likely."""

import numpy as np

from majlis.bots.chance import Seed, below
from majlis.core.game import Game, States


class Random:
    """Knows nothing, prefers nothing."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """One of the open actions."""
        open_actions = np.flatnonzero(self.game.open(view))
        return int(open_actions[below(seed, len(open_actions))])
