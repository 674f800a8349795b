"""A batch inside a GPU: the same rules, seeds and bytes as many.Batch, a thread a match.

All arrays stay on the device; they are handed to PyTorch, CuPy or JAX without a copy (`torch.as_tensor(batch.masks)`).
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from majlis.core.game import Game, load
from majlis.core.gpu import cuda
from majlis.core.kernels import kernels
from majlis.core.many import KEPT, TERMS, desk, row
from majlis.core.match import Header, IllegalAction

BLOCK = 64  # threads that run side by side
REGISTERS = 1 << 16  # of a multiprocessor
LARGEST = 256  # threads of a block that always fit, whatever registers a thread takes


@cache
def made(name: str) -> Any:
    """The kernels of a game: compiled once, when they are first run."""
    game = load(name)
    return kernels(game.doors, cuda(), row(game), game.observation.size)


class DeviceBatch:
    """So many matches of one game on the device; see many.Batch."""

    def __init__(self, game: Game | str, n: int, seats: int = 0, options: int = 0, seed: int = 0):
        self.game = game = load(game) if isinstance(game, str) else game
        header = Header(game, seats or max(2, game.seats[0]), options)  # refuses what cannot be
        self.n, self.seats, self.options = n, header.seats, options
        self.cuda = cuda()
        self.kernels = made(game.name)
        self.states, self._blank, self._views = map(self._up, (game.new(n), game.new(1), game.new(n)))
        self._rows = self._up(np.zeros((n, row(game)), np.bool_))
        self.masks = self._rows[:, : game.actions]
        self.actions, self._closed = self._up(np.zeros(n, np.int32)), self._up(np.zeros(1, np.int32))
        self._weights: Any = None  # of the hints, if they are asked
        self._standings: Any = None  # the same
        self._seen = self._up(np.zeros((n, game.observation.size), np.int8))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal all matches anew."""
        terms = np.zeros(1, TERMS)
        terms["stream"] = np.random.SeedSequence(seed).generate_state(8, np.uint32)
        terms["seats"], terms["options"] = self.seats, self.options
        self.terms, self.desk = self._up(terms), self._up(np.zeros(self.n, desk(self.seats)))
        self._run(self.kernels.deal, *self._all)

    def step(self, actions: Any, checked: bool = True) -> None:
        """Play one open action in every match, or refuse before anything is played; `actions` may lie on the device."""
        self.actions.copy_to_device(self.cuda.as_cuda_array(actions) if on_device(actions) else as_actions(actions))
        if checked:
            self._check()
        self._run(self.kernels.step, *self._all, self.actions)

    def random(self, decisions: int) -> int:
        """Let every match play so many decisions at random; return how many in all."""
        wander = self.kernels.wander
        self._run(wander, *self._all, decisions, block=alone(wander.get_regs_per_thread().values()))
        return self.n * decisions

    def observe(self) -> Any:
        """What the seat to act may know, in every match; the same array each time."""
        self._run(self.kernels.observe, self.states, self._seen, self.game.observation.fields)
        return self._seen

    def prior(self) -> Any:
        """How good each open action looks at first sight to the seat to act; the same array each time."""
        if self._weights is None:
            self._weights = self._up(np.zeros(self._rows.shape))
        self._run(self.kernels.prior, self.states, self._views, self._rows, self._weights)
        return self._weights[:, : self.game.actions]

    def standings(self) -> Any:
        """The points of each seat as things stand, secret ones too; the same array each time."""
        if self._standings is None:
            self._standings = self._up(np.zeros((self.n, self.seats), np.int32))
        self._run(self.kernels.stand, self.states, self._standings)
        return self._standings

    @property
    def turns(self) -> "Field":
        """The seat to act in each match."""
        return Field(self.states, "turn")

    @property
    def done(self) -> "Field":
        """Which matches ended in the last call."""
        return Field(self.desk, "done")

    @property
    def results(self) -> "Field":
        """The share of the win for each seat, of the match that ended last."""
        return Field(self.desk, "result")

    @property
    def points(self) -> "Field":
        """The points of each seat, of the match that ended last."""
        return Field(self.desk, "points")

    def kept(self) -> dict[str, Any]:
        """All that another batch of the same kind needs to go on from here."""
        return {name: getattr(self, name).copy_to_host() for name in KEPT}

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from what was kept."""
        for name in KEPT:
            setattr(self, name, self._up(kept[name]))
        self.masks = self._rows[:, : self.game.actions]

    def _check(self) -> None:
        self._closed.copy_to_device(np.full(1, self.n, np.int32))
        self._run(self.kernels.check, self._rows, self.actions, self._closed)
        if (i := int(self._closed.copy_to_host()[0])) < self.n:
            raise IllegalAction(f"Action {self.actions[i]} is not open in match {i}.")

    @property
    def _all(self) -> tuple[Any, ...]:
        return self.states, self._rows, self.desk, self.terms, self._blank

    def _run(self, kernel: Any, *given: Any, block: int = BLOCK) -> None:
        kernel[(self.n + block - 1) // block, block](*given)

    def _up(self, array: Any) -> Any:
        return self.cuda.to_device(array)


class Field:
    """One field of records on the device, as whoever knows `__cuda_array_interface__` takes it, without a copy."""

    def __init__(self, records: Any, name: str) -> None:
        kind, at = records.dtype.fields[name][:2]
        inner = np.zeros(kind.shape, kind.base).strides
        self.records = records  # whoever has the field keeps them alive
        self.__cuda_array_interface__ = {
            "shape": (*records.shape, *kind.shape),
            "strides": (records.dtype.itemsize, *inner),
            "typestr": kind.base.str,
            "data": (records.__cuda_array_interface__["data"][0] + at, False),
            "version": 3,
        }


def alone(registers: Iterable[int]) -> int:
    """The block that has a multiprocessor to itself, for threads with so many registers; before they are known, 256."""
    most = max(registers, default=REGISTERS // LARGEST)
    return max(LARGEST, 1 << (REGISTERS // most).bit_length() - 1)


def on_device(array: Any) -> bool:
    return hasattr(array, "__cuda_array_interface__")


def as_actions(actions: Any) -> Any:
    return np.ascontiguousarray(actions, np.int32)
