"""From PyTorch to whole numbers, each layer on the finest scale on which no sum can overflow; and back."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from majlis.bots.nets.file import FRACTION, LARGEST, LOUDEST, MOST, Weights
from majlis.bots.nets.inputs import places
from majlis.core.game import Game
from majlis.train.config import Run
from majlis.train.network import Net

FINEST = 20  # bits behind the point of a weight, at most
WIDEST = (1 << 15) - 1  # a weight

Floats = npt.NDArray[np.float64]


def quantised(net: Net, game: Game, run: Run) -> Weights:
    """The network's weights as whole numbers; what only helps to learn is left out."""
    told = {name: value.detach().double().cpu().numpy() for name, value in net.state_dict().items()}
    there, size = places(game.observation, run.one_of), game.observation.size
    first = told["first.weight"].T.copy()
    first[:size] /= game.observation.scales[:, None].astype(np.float64)
    loud = np.ones(len(first))
    loud[:size] = LOUDEST
    start = finest(first, told["first.bias"], loud, 0)
    rows, biases, shifts = [], [whole(told["first.bias"], start, np.int32)], [start - FRACTION]
    for i in range(run.layers):
        weight, bias = told[f"layers.{i}.weight"].T, told[f"layers.{i}.bias"]
        shift = finest(weight, bias, np.full(len(weight), float(MOST)), FRACTION)
        rows.append(whole(weight, shift, np.int16))
        biases.append(whole(bias, shift + FRACTION, np.int32))
        shifts.append(shift)
    heads: list[Any] = []
    for name in ("policy", "value"):
        weight, bias = told[f"{name}.weight"], told[f"{name}.bias"]
        shift = finest(weight.T, bias, np.full(run.units, float(MOST)), FRACTION)
        heads += [whole(weight, shift, np.int16), whole(bias, shift + FRACTION, np.int32)]
        shifts.append(shift)
    layers = np.array(rows, np.int16).reshape(run.layers, run.units, run.units)
    parts = [there, whole(first, start, np.int16), layers, np.array(biases), *heads]
    return Weights._make([*parts, np.array(shifts, np.int64), np.array([run.prior])])


def restored(net: Net, weights: Weights, game: Game) -> None:
    """Let a network begin as these weights say; what only helps to learn begins anew."""
    start, shifts, size = int(weights.shifts[0]) + FRACTION, weights.shifts, game.observation.size
    first = weights.first / 2.0**start
    first[:size] *= game.observation.scales[:, None]
    told = {"first.weight": first.T, "first.bias": weights.biases[0] / 2.0**start}
    for i, rows in enumerate(weights.layers):
        told[f"layers.{i}.weight"] = rows.T / 2.0 ** shifts[i + 1]
        told[f"layers.{i}.bias"] = weights.biases[i + 1] / 2.0 ** (shifts[i + 1] + FRACTION)
    for name, rows, bias, shift in (
        ("policy", weights.policy, weights.policy_bias, shifts[-2]),
        ("value", weights.value, weights.value_bias, shifts[-1]),
    ):
        told[f"{name}.weight"], told[f"{name}.bias"] = rows / 2.0**shift, bias / 2.0 ** (shift + FRACTION)
    net.load_state_dict({name: torch.from_numpy(np.ascontiguousarray(one)) for name, one in told.items()}, strict=False)


def whole(values: Floats, shift: int, kind: Any) -> Any:
    return np.rint(values * 2.0**shift).astype(kind)


def finest(weights: Floats, bias: Floats, loud: Floats, more: int) -> int:
    """Bits behind the point, as many as leave every weight and every sum its room; the bias has `more`."""
    for shift in range(FINEST, FRACTION, -1):
        sums = (np.abs(np.rint(weights * 2.0**shift)) * loud[:, None]).sum(0) + np.abs(bias) * 2.0 ** (shift + more) + 1
        if np.abs(weights).max() * 2.0**shift <= WIDEST and sums.max() <= LARGEST:
            return shift
    raise ValueError("the weights of this network have grown beyond what whole numbers can say")
