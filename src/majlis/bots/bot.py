"""What a bot is: it is handed a view and its own chance, never the state or the seed of the match."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from typing import Protocol

from majlis.bots.chance import Seed
from majlis.bots.greedy import Greedy
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


def names() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    return tuple(BOTS)


def bot(name: str, game: Game) -> Bot:
    """The bot of this name, ready to play this game."""
    if name.startswith(SEARCH + ":"):
        return searcher(name, game)
    if name not in BOTS:
        near = get_close_matches(name, BOTS, 1, 0.4)
        hint = f"Did you mean {near[0]}? " if near else ""
        raise Refusal(f"No bot is called {name!r}. {hint}There are: {', '.join(BOTS)}.")
    return BOTS[name](game)
