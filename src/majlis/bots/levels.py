"""Bots that think ahead: the five levels, and a search of any length for whoever wants to compare."""

from collections.abc import Callable
from dataclasses import fields

import numpy as np

from majlis.bots.random import Seed, spread
from majlis.bots.search import Thinker
from majlis.bots.ways import LEVELS, Budget, Way, budget, made
from majlis.core.game import Game, States

SEARCH = "search"


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
            self.thinkers[seats] = Thinker(self.game, allowed.walks, allowed.way, allowed.cores)
        return self.thinkers[seats].think(view, seat, spread(seed), allowed.walks, allowed.seconds).lines[0].action


def level(name: str, game: Game) -> Searcher:
    """One of the five levels, at any number of seats."""
    assert name in LEVELS
    return Searcher(game, name, lambda seats: budget(game.name, seats, name))


def searcher(name: str, game: Game) -> Searcher:
    """A search told in its name: "search:2000", or "search:2000,bold=2,turns=4"."""
    words = name.removeprefix(SEARCH + ":").split(",")
    row = {"walks": words[0], **dict(word.partition("=")[::2] for word in words[1:])}
    known = ("seconds", "cores", *(field.name for field in fields(Way)))
    try:
        if not set(row) <= {"walks", *known}:
            raise ValueError
        asked = made({key: float(value) for key, value in row.items()})
    except ValueError:
        ways = ", ".join(known)
        raise ValueError(f"{name!r} is no search: write search:2000 or search:2000,bold=2; known are {ways}.") from None
    if asked.walks < 1:
        raise ValueError(f"{name!r} must walk at least once.")
    return Searcher(game, name, lambda seats: asked)
