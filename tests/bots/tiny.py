"""Small networks with weights by chance, for any game: they play badly, and everything about them can be looked at."""

from pathlib import Path

import numpy as np

from majlis.bots.nets.file import Network, Weights, read, write
from majlis.bots.nets.inputs import count, places
from majlis.bots.search.tree import SEATS
from majlis.core.game import Game

UNITS, LAYERS, ONE_OF = 8, 1, 60


def weights(game: Game, trust: float = 0.0) -> Weights:
    """Weights that follow from the name of the game alone."""
    there = places(game.observation, ONE_OF)
    chance = np.random.default_rng(list(game.name.encode()))

    def drawn(kind: type, most: int, *shape: int) -> np.ndarray:
        return chance.integers(-most, most + 1, shape).astype(kind)

    return Weights(
        there,
        drawn(np.int16, 300, count(there), UNITS),
        drawn(np.int16, 9000, LAYERS, UNITS, UNITS),
        drawn(np.int32, 5000, 1 + LAYERS, UNITS),
        drawn(np.int16, 9000, game.actions, UNITS),
        drawn(np.int32, 90000, game.actions),
        drawn(np.int16, 9000, SEATS, UNITS),
        drawn(np.int32, 90000, SEATS),
        np.array([4, 13, 14, 14]),
        np.array([trust]),
    )


def about(game: Game) -> dict[str, object]:
    return {"game": game.name, "observation": game.observation.version}


def written(game: Game, folder: Path, trust: float = 0.0) -> Path:
    """The file of such a network."""
    path = folder / f"{game.name}-tiny.npz"
    write(path, weights(game, trust), about(game))
    return path


def tiny(game: Game, folder: Path, trust: float = 0.0) -> Network:
    return read(written(game, folder, trust), game)
