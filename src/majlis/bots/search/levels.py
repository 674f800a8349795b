"""Bots that think ahead: the levels, and a search of any length for whoever wants to compare."""

from collections.abc import Callable
from dataclasses import fields

import numpy as np

from majlis.bots.chance import Seed, spread
from majlis.bots.novice import Novice
from majlis.bots.search.thinker import Thinker
from majlis.bots.search.ways import BEST, FIRST, LEVELS, Budget, Way, budget, made, row
from majlis.core.game import Game, States
from majlis.core.refusal import Refusal

SEARCH = "search"
MOST = 1_000_000  # walks: a tree for more would not fit into memory
KNOWN: dict[str, tuple[float, float]] = {
    **{field.name: (0, 1000) for field in fields(Way)},
    "walks": (1, MOST),
    "cores": (1, 64),
    "seconds": (0.001, 3600),
}


class Searcher:
    """Plays what it visited most while thinking."""

    def __init__(self, game: Game, name: str, budgets: Callable[[int], Budget]) -> None:
        self.game, self.name, self.budgets = game, name, budgets
        self.thinkers: dict[int, Thinker] = {}

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """Where nothing is to choose, at once; else after some thought."""
        choices = np.flatnonzero(self.game.open(view))
        if len(choices) == 1:
            return int(choices[0])
        seats = int(view[0]["seats"])
        allowed = self.budgets(seats)
        if seats not in self.thinkers:
            self.thinkers[seats] = self.thinker(allowed)
        return self.thinkers[seats].think(view, seat, spread(seed), allowed.walks, allowed.seconds).lines[0].action

    def thinker(self, allowed: Budget) -> Thinker:
        """Who thinks, with room for so much."""
        return Thinker(self.game, allowed.walks, allowed.way, allowed.cores, brief=True)


def level(name: str, game: Game) -> Searcher | Novice:
    """One of the levels, at any number of seats."""
    assert name in LEVELS
    if name == FIRST:
        return Novice(game, lambda seats: budget(game.name, seats, name).walks)
    return Searcher(game, name, lambda seats: budget(game.name, seats, name))


def searcher(name: str, game: Game) -> Searcher:
    """A search told in its name: "search:2000" walks as the best level does, "search:2000:bold=2:turns=4" otherwise."""
    try:
        told = understood(f"walks={name.removeprefix(SEARCH + ':')}".split(":"))
    except (KeyError, ValueError):
        known = ", ".join(sorted(KNOWN.keys() - {"walks"}))
        raise Refusal(
            f"{name!r} is no search: write search:2000 or search:2000:bold=2, with 1 to {MOST:,} walks. "
            f"Known are {known}."
        ) from None
    return Searcher(game, name, lambda seats: made(row(game.name, seats, BEST) | {"seconds": None} | told))


def understood(words: list[str]) -> dict[str, float]:
    """The values told as name=value, each within its bounds."""
    told = {what: float(value) for what, value in (word.split("=") for word in words)}
    for what, value in told.items():
        low, high = KNOWN[what]
        if not low <= value <= high:
            raise ValueError(what)
    return told
