"""What a bot is: it is handed a view and its own chance, never the state or the seed of the match."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from typing import Protocol

import numpy as np

from majlis.bots.chance import Seed, spread
from majlis.bots.greedy import Greedy
from majlis.bots.nets.player import NET
from majlis.bots.nets.thinking import player
from majlis.bots.random import Random
from majlis.bots.search.levels import SEARCH, level, searcher
from majlis.bots.search.ways import LEVELS
from majlis.core.game import Game, States
from majlis.core.refusal import Refusal


class Bot(Protocol):
    """Somebody who chooses."""

    name: str

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """One open action for this seat; the same view and seed give the same choice."""
        ...


BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": Random,
    **{name: partial(level, name) for name in LEVELS[:2]},
    "greedy": Greedy,
    **{name: partial(level, name) for name in LEVELS[2:]},
}


class Yardstick:
    """A bot that one game brings along."""

    def __init__(self, game: Game, name: str) -> None:
        self.game, self.name = game, name

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """As the game says; where nothing is to choose, at once."""
        choices = np.flatnonzero(self.game.open(view))
        return (
            int(choices[0])
            if len(choices) == 1
            else self.game.yardsticks[self.name](self.game, view, seat, spread(seed))
        )


def names() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    return tuple(BOTS)


def bot(name: str, game: Game) -> Bot:
    """The bot of this name, ready to play this game."""
    if name.startswith(SEARCH + ":"):
        return searcher(name, game)
    if name.startswith(NET + ":"):
        return player(name, game)
    if name in game.yardsticks:
        return Yardstick(game, name)
    if name not in BOTS:
        near = get_close_matches(name, BOTS, 1, 0.4)
        hint = f"Did you mean {near[0]}? " if near else ""
        raise Refusal(f"No bot is called {name!r}. {hint}There are: {', '.join(BOTS)}.")
    return BOTS[name](game)
