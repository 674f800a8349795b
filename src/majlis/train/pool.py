"""Earlier selves: the network as it was every so many lessons, met again so that nothing is unlearnt for ever."""

import copy
from typing import Any

from majlis.bots.chance import below, derive
from majlis.train.config import Run
from majlis.train.network import Net


class Pool:
    """The last few earlier selves; the oldest goes."""

    def __init__(self, net: Net, run: Run) -> None:
        self.run, self.guest = run, copy.deepcopy(net)
        self.selves: list[dict[str, Any]] = []

    def join(self, net: Net, lesson: int) -> None:
        """Now and then the network as it is joins."""
        if self.run.pool > 0 and lesson % self.run.pool_every == 0:
            self.selves.append({name: value.detach().clone() for name, value in net.state_dict().items()})
            del self.selves[: -self.run.pool_size]

    def rival(self, lesson: int) -> Net | None:
        """One of them, by the seed and the number of the lesson alone; none at the beginning."""
        if not self.selves:
            return None
        self.guest.load_state_dict(self.selves[below(derive(self.run.seed, "rival", lesson), len(self.selves))])
        return self.guest
