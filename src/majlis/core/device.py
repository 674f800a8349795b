"""A batch inside a GPU: the same rules, seeds and bytes as many.Batch, a thread a match.

All arrays stay on the device; they are handed to PyTorch, CuPy or JAX without a copy (`torch.as_tensor(batch.masks)`).
"""

from functools import cache
from typing import Any

import numpy as np

from majlis.core.game import Game, load
from majlis.core.gpu import cuda
from majlis.core.kernels import kernels
from majlis.core.many import TERMS, desk, row
from majlis.core.match import Header, IllegalAction

BLOCK = 64  # threads that run side by side


@cache
def made(name: str) -> Any:
    """The kernels of a game: compiled once, when they are first run."""
    return kernels(load(name).doors, cuda())


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
        self._seen = self._up(np.zeros((n, game.observation.size), np.int8))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal all matches anew."""
        terms = np.zeros(1, TERMS)
        terms["base"] = np.random.SeedSequence(seed).generate_state(8, np.uint32)
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
        self._run(self.kernels.wander, *self._all, decisions)
        return self.n * decisions

    def observe(self) -> Any:
        """What the seat to act may know, in every match; the same array each time."""
        self._run(self.kernels.observe, self.states, self._views, self._seen, self.game.observation.fields)
        return self._seen

    def _check(self) -> None:
        self._closed.copy_to_device(np.full(1, self.n, np.int32))
        self._run(self.kernels.check, self._rows, self.actions, self._closed)
        if (i := int(self._closed.copy_to_host()[0])) < self.n:
            raise IllegalAction(f"Action {self.actions[i]} is not open in match {i}.")

    @property
    def _all(self) -> tuple[Any, ...]:
        return self.states, self._rows, self.desk, self.terms, self._blank

    def _run(self, kernel: Any, *given: Any) -> None:
        kernel[(self.n + BLOCK - 1) // BLOCK, BLOCK](*given)

    def _up(self, array: Any) -> Any:
        return self.cuda.to_device(array)


def on_device(array: Any) -> bool:
    return hasattr(array, "__cuda_array_interface__")


def as_actions(actions: Any) -> Any:
    return np.ascontiguousarray(actions, np.int32)
