"""The network while it learns, in PyTorch: the same sums that bots/nets/forward.py does in whole numbers."""

from typing import Any

import torch
from torch import nn
from torch.nn import functional as F

from majlis.bots.nets.file import FRACTION, MOST
from majlis.bots.nets.inputs import LOW, count, places
from majlis.bots.search.tree import SEATS
from majlis.core.game import Game
from majlis.train.config import Run

CEILING = MOST / (1 << FRACTION)  # an activation is no larger than what whole numbers can say
CLOSED = -1.0e9  # the score of an action that is not open


class Net(nn.Module):  # type: ignore[misc]
    """Layers that are added to each other; from the last come the policy, each seat's chances, and its final points."""

    def __init__(self, game: Game, run: Run) -> None:
        super().__init__()
        there = places(game.observation, run.one_of)
        self.inputs, self.trust = count(there), run.prior
        hot = torch.from_numpy(there[:, 1] > 0)
        self.register_buffer("scales", torch.from_numpy(game.observation.scales.copy()), persistent=False)
        self.register_buffer("hot", hot.nonzero().squeeze(1), persistent=False)
        self.register_buffer("places", torch.from_numpy(there[:, 0][hot.numpy()]).long(), persistent=False)
        self.register_buffer("values", torch.from_numpy(there[:, 1][hot.numpy()]).long(), persistent=False)
        self.first = nn.Linear(self.inputs, run.units)
        self.layers = nn.ModuleList(nn.Linear(run.units, run.units) for _ in range(run.layers))
        self.policy, self.value = nn.Linear(run.units, game.actions), nn.Linear(run.units, SEATS)
        self.points = nn.Linear(run.units, SEATS)
        for head in (self.policy, self.value, self.points):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def enter(self, numbers: Any) -> Any:
        """Observations as inputs: by size, and one of several."""
        kind = torch.bfloat16 if numbers.is_cuda else self.first.weight.dtype  # sums there are lean anyway
        out = torch.zeros(len(numbers), self.inputs, dtype=kind, device=numbers.device)
        out[:, : numbers.shape[1]] = numbers / self.scales
        if len(self.hot):
            which = (numbers[:, self.hot].long() - LOW).clamp_min(0).minimum(self.values - 1) + self.places
            out.scatter_(1, which, 1.0)
        return out

    def forward(self, numbers: Any, mask: Any, hints: Any = None) -> tuple[Any, Any, Any]:
        """Scores of the actions, scores of the seats and their final points, from the seat to act on."""
        x = F.relu(self.first(self.enter(numbers))).clamp_max(CEILING)
        for layer in self.layers:
            x = (x + F.relu(layer(x))).clamp_max(CEILING)
        scores = self.policy(x).float()
        if hints is not None:
            scores = scores + self.trust * hints
        return scores.masked_fill(~mask, CLOSED), self.value(x).float(), self.points(x).float()


def chances(scores: Any, seats: int) -> Any:
    """Scores of the seats as chances that sum to 1; alone, against a score of 0."""
    return torch.sigmoid(scores[:, :1]) if seats == 1 else F.softmax(scores[:, :seats], 1)


def regret(scores: Any, outcome: Any, seats: int) -> Any:
    """How wrong the chances were (cross-entropy)."""
    if seats == 1:
        return F.binary_cross_entropy_with_logits(scores[:, :1], outcome)
    return F.cross_entropy(scores[:, :seats], outcome)
