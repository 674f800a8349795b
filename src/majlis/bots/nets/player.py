"""Who plays by a network: by its policy alone, or by a search in which it judges."""

from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import numpy as np

from majlis.bots.chance import Seed, below
from majlis.bots.nets.file import Array, Network, Weights
from majlis.bots.nets.forward import Bench, bench
from majlis.core.game import Game, States

NET = "net"


class Mind(NamedTuple):
    """A network with the room that it needs: the fields of Weights and Bench, and a view."""

    places: Array
    first: Array
    layers: Array
    biases: Array
    policy: Array
    policy_bias: Array
    value: Array
    value_bias: Array
    shifts: Array
    trust: Array
    numbers: Array
    sums: Array
    units: Array
    chances: Array
    hints: Array
    glance: States


assert Mind._fields[:-2] == Weights._fields + Bench._fields


def mind(net: Network) -> Mind:
    """A network, ready to be asked."""
    return Mind(*net.weights, *bench(net), np.zeros(net.game.actions), net.game.new())


def asking(game: Game) -> ModuleType:
    """The compiled functions that ask a network about this game."""
    return game.specialised(Path(__file__).parent / "asking.py", FIELDS=game.observation.fields)


class Player:
    """Plays what the policy likes best, without looking ahead."""

    def __init__(self, net: Network, name: str = NET) -> None:
        self.game, self.name = net.game, name
        self.mind, self.rules = mind(net), asking(net.game)
        self.mask, self.scores = np.zeros(net.game.actions, np.bool_), np.zeros(net.game.actions)

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """The open action with the largest score; of equals, one by chance."""
        self.rules.ask(self.mind, view, self.mask, self.scores)
        best = np.flatnonzero(self.mask & (self.scores == self.scores[self.mask].max()))
        return int(best[0] if len(best) == 1 else best[below(seed, len(best))])
