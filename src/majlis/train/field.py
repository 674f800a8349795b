"""Where the matches of a run are played: a batch whose arrays PyTorch shares, on a CPU or in a GPU."""

from typing import Any

import numpy as np
import torch

from majlis.bots.nets.forward import LEAST
from majlis.core.game import Game
from majlis.core.many import Batch, batch
from majlis.train.config import Run


def shared(array: Any) -> Any:
    """An array of a batch as a tensor, without a copy."""
    return torch.from_numpy(array) if isinstance(array, np.ndarray) else torch.as_tensor(array, device="cuda")


class Field:
    """A batch with its tensors; whatever happens in the batch is seen in them.

    On a GPU kernels and PyTorch use the same stream, so one waits for the other without being told.
    """

    def __init__(self, game: Game, run: Run, matches: int, seed: int) -> None:
        self.batch = batch(game, matches, run.device, seats=run.seats, seed=seed)
        self.told = run.prior > 0
        self._share()

    def _share(self) -> None:
        one = self.batch
        self.masks, self._turns, self.done = shared(one.masks), shared(one.turns), shared(one.done)
        self.results, self.points = shared(one.results), shared(one.points)

    @property
    def turns(self) -> Any:
        """The seat to act in each match."""
        return self._turns.long()

    def observe(self) -> Any:
        return shared(self.batch.observe())

    def prior(self) -> Any:
        """What the hints say of each action."""
        return shared(self.batch.prior())

    def hints(self) -> Any:
        """The logarithm of the hints' shares, if the run wants it."""
        if not self.told:
            return None
        weights = torch.where(self.masks, self.prior(), 0.0)
        return (weights / weights.sum(1, keepdim=True)).nan_to_num().clamp_min(LEAST).log().float()

    def standings(self) -> Any:
        """The points of each seat as things stand."""
        return shared(self.batch.standings())

    def step(self, actions: Any) -> None:
        """One action in each match, all of them open."""
        self.batch.step(actions.numpy() if isinstance(self.batch, Batch) else actions.int(), checked=False)

    def reset(self, seed: int) -> None:
        """Deal all matches anew."""
        self.batch.reset(seed)
        self._share()

    def kept(self) -> dict[str, Any]:
        """All that the batch is, as bytes."""
        return {name: torch.from_numpy(one.reshape(-1).view(np.uint8)) for name, one in self.batch.kept().items()}

    def restore(self, kept: dict[str, Any]) -> None:
        """Go on from there."""
        now = self.batch.kept()
        old = {name: kept[name].numpy().view(one.dtype).reshape(one.shape) for name, one in now.items()}
        self.batch.resume(old)
        self._share()
