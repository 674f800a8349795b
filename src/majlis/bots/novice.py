"""A bot that plays as a newcomer does: it sees its own turn but not the next, and only a few ways through it."""

from collections.abc import Callable

import numpy as np

from majlis.bots.chance import Seed, below, spread
from majlis.core.game import Game, States, key

LONG = 40  # decisions of a turn that it thinks through; alone, the turn never passes


class Novice:
    """Tries some ways through its turn, and begins the one after which it counts most points."""

    name = "novice"

    def __init__(self, game: Game, ways: Callable[[int], int]) -> None:
        """How many ways come to its mind depends on the number of seats."""
        self.game, self.ways = game, ways

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """How the best way begins; of equals, the one that was thought of first."""
        choices = np.flatnonzero(self.game.open(view))
        if len(choices) == 1:
            return int(choices[0])
        ways = self.ways(int(view[0]["seats"]))
        tried = [self.tried(view, seat, spread(spread(seed) + bytes([n]))) for n in range(ways)]
        return max(tried, key=lambda way: way[1])[0]

    def tried(self, view: States, seat: int, seed: bytes) -> tuple[int, int]:
        """Any open action after any other until the turn is over: how it begins, and the points then."""
        doors, supposed = self.game.doors, view.copy()
        path: list[int] = []
        doors.guess(supposed, 0, key(seed), seat)
        while int(supposed[0]["turn"]) == seat and len(path) < LONG:
            choices = np.flatnonzero(self.game.open(supposed))
            path.append(int(choices[below(seed + bytes([len(path)]), len(choices))]))
            doors.step(supposed, 0, path[-1])
        return path[0], int(doors.points(supposed, 0, seat))
