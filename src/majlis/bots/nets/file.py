"""The file of a network: whole numbers, how they were made, and a check that no sum can overflow.

An activation is a whole number of 256ths from 0 to MOST. A layer's weights are 16-bit numbers of 2 ** -shift; sums are
32-bit numbers, and the bound of each is looked at when a file is written and when it is read.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from majlis.bots.search.tree import SEATS
from majlis.core.game import Game, load
from majlis.core.refusal import Refusal

FORMAT = 1
ENDING = ".npz"
HERE = Path(__file__).parent
FRACTION = 8  # bits of an activation behind the point
MOST = (1 << 12) - 1  # the largest activation: a little less than 16
LARGEST = (1 << 31) - 1  # sum
LOUDEST = 128  # an observation's number, at most

Array = npt.NDArray[Any]


class Weights(NamedTuple):
    """All that compiled code reads of a network; rows go from an input to all units, or from all units to an output."""

    places: Array  # int32 (numbers, 2): see inputs.py
    first: Array  # int16 (inputs, units)
    layers: Array  # int16 (layers, units, units)
    biases: Array  # int32 (1 + layers, units)
    policy: Array  # int16 (actions, units)
    policy_bias: Array  # int32 (actions)
    value: Array  # int16 (SEATS, units): from the seat to act on
    value_bias: Array  # int32 (SEATS)
    shifts: Array  # int64 (1 + layers + 2): of each layer, of the policy, of the value
    trust: Array  # float64 (1): how much of the logarithm of the hints' prior is added to the policy; 0: none


KINDS = (np.int32, np.int16, np.int16, np.int32, np.int16, np.int32, np.int16, np.int32, np.int64, np.float64)


@dataclass(frozen=True, eq=False)
class Network:
    """A network for one game, and how it was made."""

    game: Game
    name: str
    weights: Weights
    about: dict[str, Any]


def write(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write a network; what it was made from is part of it."""
    if not sound(weights):
        raise ValueError("a sum of this network could overflow")
    told = np.frombuffer(json.dumps(about | {"format": FORMAT}, sort_keys=True).encode(), np.uint8)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez_compressed(file, about=told, **weights._asdict())
    new.replace(path)


def read(path: Path, game: Game) -> Network:
    """The network in a file, or a refusal that says why it cannot play this game."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about = json.loads(bytes(file["about"]).decode())
            arrays = [np.ascontiguousarray(file[name], kind) for name, kind in zip(Weights._fields, KINDS, strict=True)]
    except FileNotFoundError:
        raise Refusal(f"There is no network {str(path)!r}.") from None
    except (OSError, ValueError, KeyError, BadZipFile, EOFError):
        raise Refusal(f"{path} is no network that can be read.") from None
    weights = Weights(*arrays)
    check(game, weights, about, path)
    return Network(game, path.stem, weights, about)


def check(game: Game, weights: Weights, about: dict[str, Any], path: Path) -> None:
    """Refuse what was made for another game, other rules, another observation, or was changed."""
    if about.get("format") != FORMAT or about.get("game") != game.name:
        raise Refusal(f"{path} is a network for {about.get('game')}, not for {game.name}.")
    game.observation.check(int(about["observation"]))
    if not fits(game, weights) or not sound(weights):
        raise Refusal(f"{path} is no network for {game.name} as it is now: train another.")


def fits(game: Game, weights: Weights) -> bool:
    """Has every array the shape that the others and the game ask for?"""
    units, layers = weights.first.shape[-1], len(weights.layers)
    inputs = game.observation.size + int(weights.places[:, 1].sum())
    wanted = [(game.observation.size, 2), (inputs, units), (layers, units, units), (1 + layers, units)]
    wanted += [(game.actions, units), (game.actions,), (SEATS, units), (SEATS,), (layers + 3,), (1,)]
    return [array.shape for array in weights] == wanted and bool((weights.places.sum(axis=1) <= inputs).all())


def sound(weights: Weights) -> bool:
    """Does every sum stay within 32 bits, whatever is observed?"""
    numbers = len(weights.places)
    told = np.abs(weights.first.astype(np.int64))
    sums = [told[:numbers].sum(0) * LOUDEST + told[numbers:].sum(0) + np.abs(weights.biases[0].astype(np.int64))]
    for rows, bias in zip(weights.layers, weights.biases[1:], strict=True):
        sums.append(np.abs(rows.astype(np.int64)).sum(0) * MOST + np.abs(bias.astype(np.int64)))
    for rows, bias in ((weights.policy, weights.policy_bias), (weights.value, weights.value_bias)):
        sums.append(np.abs(rows.astype(np.int64)).sum(1) * MOST + np.abs(bias.astype(np.int64)))
    good = (weights.shifts >= 1).all() and (weights.shifts < 31).all()
    return bool(good and max(int(one.max()) for one in sums) <= LARGEST)


def named(game: Game) -> list[str]:
    """The networks that the package brings for a game."""
    return sorted(path.stem.removeprefix(f"{game.name}-") for path in HERE.glob(f"{game.name}-*{ENDING}"))


def network(word: str, game: Game | str) -> Network:
    """A network by its name, or by the path of its file."""
    game = load(game) if isinstance(game, str) else game
    if word.endswith(ENDING):
        return read(Path(word), game)
    if word not in named(game):
        there = ", ".join(named(game)) or "none yet"
        raise Refusal(
            f"{game.title} has no network {word!r}. There are: {there}. A file is named by its path, {ENDING}."
        )
    return read(HERE / f"{game.name}-{word}{ENDING}", game)
