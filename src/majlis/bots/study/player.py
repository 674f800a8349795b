"""The bot of a study: it plays whole games against itself in machine code, with all walks and no clock."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from majlis.bots.search.levels import SEARCH, searcher
from majlis.bots.search.thinker import ROOM, hinted
from majlis.bots.search.tree import room
from majlis.bots.search.ways import FIRST, LEVELS, Budget, budget, recorded
from majlis.core.compile import specialise
from majlis.core.game import Game, Mask, States
from majlis.core.refusal import Refusal

GREEDY = "greedy"
KNOWN = (GREEDY, *(level for level in LEVELS if level != FIRST))


class Desk(NamedTuple):
    """What a player writes on while it thinks."""

    view: States
    words: States  # the same as numbers
    chance: States  # a record of which only the generator is used
    key: npt.NDArray[np.uint32]  # of one decision
    mask: Mask
    weights: States


class Player:
    """A bot at every seat of a table."""

    def __init__(self, game: Game, seats: int, name: str) -> None:
        self.game, self.budget = game, thinks(game, seats, name)
        source, view = Path(__file__).with_name("whole.py"), game.new()
        search = hinted(game)
        self.rules = specialise(
            source, f"majlis.study.whole_{game.name}", (game.folder,), game=game.rules, search=search
        )
        self.desk = Desk(
            view,
            view.view(np.int32),
            game.new(),
            np.zeros(8, np.uint32),
            np.zeros(game.actions, np.bool_),
            np.zeros(game.actions),
        )
        if self.budget:
            self.tree = room(game, ROOM * self.budget.walks)
            self.ways = recorded(self.budget.way, self.budget.walks)

    def play(self, states: States, i: int, key: npt.NDArray[np.uint32]) -> npt.NDArray[np.int64]:
        """Play a dealt game to its end; return the actions."""
        actions = np.zeros(self.game.longest, np.int64)
        if self.budget:
            n = self.rules.searching(states, i, self.desk, key, actions, self.tree, self.ways, self.budget.walks)
        else:
            n = self.rules.greedy(states, i, self.desk, key, actions)
        return actions[:n]


def thinks(game: Game, seats: int, name: str) -> Budget | None:
    """How a bot thinks; None: not at all. Only what follows from a seed alone can play in a study."""
    if name.startswith(SEARCH + ":"):
        return searcher(name, game).budgets(seats)
    if name not in KNOWN:
        raise Refusal(f"{name!r} cannot play a study: name one of {', '.join(KNOWN)}, or {SEARCH}:2000.")
    return None if name == GREEDY else budget(game.name, seats, name)
