"""A search in which a network judges: told in a name, as other searches are."""

from collections import namedtuple
from types import ModuleType
from typing import Any

import numpy as np

from majlis.bots.nets.file import ENDING, Network, Weights, network
from majlis.bots.nets.forward import Bench, bench
from majlis.bots.nets.player import NET, Player, asking
from majlis.bots.search.levels import Searcher, understood
from majlis.bots.search.thinker import HERE, Thinker
from majlis.bots.search.tree import Tree, room
from majlis.bots.search.ways import Budget, Way, made
from majlis.core.game import Game
from majlis.core.refusal import Refusal

WAY = {"bold": 1.5, "doubt": 0.1, "roots": 0.0, "even": 0.02}  # a network's prior is trusted more than a hint


def carrying(*more: str) -> Any:
    """A tree with more fields."""
    return namedtuple("Guided", (*Tree._fields, *more))


Guided = carrying(*Weights._fields, *Bench._fields, "hints")


class GuidedThinker(Thinker):
    """A thinker whose trees carry a network."""

    def __init__(self, net: Network, walks: int, way: Way, cores: int = 1) -> None:
        self.net = net
        super().__init__(net.game, walks, way, cores, brief=True)

    def made(self) -> ModuleType:
        """The compiled search, judged by a network."""
        mind = self.game.specialised(HERE / "guided.py", asking=asking(self.game))
        return self.game.specialised(HERE / "ismcts.py", "guided_", mind=mind)

    def room(self, nodes: int) -> Tree:
        """Room for a tree, beside it the network."""
        tree: Tree = Guided(*room(self.game, nodes), *self.net.weights, *bench(self.net), np.zeros(self.game.actions))
        return tree


class GuidedSearcher(Searcher):
    """Searches with a network."""

    def __init__(self, net: Network, name: str, budget: Budget) -> None:
        super().__init__(net.game, name, lambda seats: budget)
        self.net = net

    def thinker(self, allowed: Budget) -> Thinker:
        """Who thinks, with room for so much."""
        return GuidedThinker(self.net, allowed.walks, allowed.way, allowed.cores)


def player(name: str, game: Game) -> Player | GuidedSearcher:
    """ "net:NAME" plays by the policy alone, "net:NAME:200" searches, "net:NAME:200:bold=2" otherwise."""
    where, words = parted(name.removeprefix(NET + ":").split(":"))
    net = network(where, game)
    if not words:
        return Player(net, name)
    try:
        told = understood([f"walks={words[0]}", *words[1:]])
    except (KeyError, ValueError):
        raise Refusal(
            f"{name!r} is no player: write {NET}:NAME, {NET}:NAME:200 or {NET}:NAME:200:bold=2; "
            f"a file is named by its path, {ENDING}."
        ) from None
    return GuidedSearcher(net, name, made(WAY | told))


def parted(words: list[str]) -> tuple[str, list[str]]:
    """The name of the network, and what is said of the search: a path may have colons of its own."""
    ends = next((i for i, word in enumerate(words) if word.endswith(ENDING)), 0)
    return ":".join(words[: ends + 1]), words[ends + 1 :]
