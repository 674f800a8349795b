"""Proximal policy optimisation: what each decision was worth, and how the network changes for it."""

from dataclasses import dataclass
from typing import Any

import torch
from torch import nn
from torch.nn import functional as F

from majlis.train.config import Run
from majlis.train.network import CLOSED, Net, regret
from majlis.train.selfplay import Lesson, lean, relative

FIRMLY = 0.5  # the longest step of a gradient
VALUE = 0.5  # what it is worth to know the chances


@dataclass
class Worth:
    """What came of each decision, from the seat to act on."""

    gains: Any  # how much better it went than expected
    hauls: Any  # how many more points than expected the seat to act was ahead
    outcomes: Any  # of every seat
    points: Any  # that every seat still gets


@torch.no_grad()  # type: ignore[untyped-decorator]
def worth(lesson: Lesson, ahead: tuple[Any, Any], run: Run) -> Worth:
    """Backwards from the last decision: outcomes where a match ended, else trusted by and by less (TD(lambda)).

    A seat's own opinion of its chances enters where that seat decides, so there `trace` counts a seat's own decisions.
    """
    found, points = ahead
    gains, outcomes, finals = torch.zeros_like(lesson.logs), lesson.values.clone(), torch.zeros_like(lesson.points)
    hauls = torch.zeros_like(lesson.logs)
    for t in range(run.horizon - 1, -1, -1):
        ended, mover = lesson.done[t][:, None], lesson.turns[t][:, None]
        found = torch.where(ended, lesson.outcomes[t], found)
        points = torch.where(ended, lesson.points[t], points)
        came, thought = found.gather(1, mover), lesson.values[t].gather(1, mover)
        gains[t], hauls[t] = (came - thought).squeeze(1), lead(points - lesson.foretold[t], mover)
        outcomes[t], finals[t] = found, points
        found = found.scatter(1, mover, (1.0 - run.trace) * thought + run.trace * came)
        points = (1.0 - run.trace) * lesson.foretold[t] + run.trace * points
    return Worth(gains, hauls, relative(outcomes, lesson.turns), relative(finals - lesson.standings, lesson.turns))


def lead(points: Any, mover: Any) -> Any:
    """How far a seat is before the mean of the others; alone, what it has."""
    own, others = points.gather(1, mover).squeeze(1), max(1, points.shape[1] - 1)
    return own - (points.sum(1) - own) / others


class Learner:
    """The network, and what changes it."""

    def __init__(self, net: Net, run: Run, chance: Any) -> None:
        self.net, self.run, self.chance = net, run, chance
        self.steps = torch.optim.Adam(net.parameters(), lr=run.rate, eps=1e-5)

    def learn(self, lesson: Lesson, came: Worth, done: float) -> dict[str, float]:
        """Go through a lesson; `done` is the share of the run that is over. Returns means of what was seen."""
        for group in self.steps.param_groups:
            group["lr"] = self.run.rate + (self.run.rate_end - self.run.rate) * done
        curious = self.run.entropy + (self.run.entropy_end - self.run.entropy) * done
        ours = lesson.ours.view(-1).nonzero().squeeze(1)
        haul = self.run.haul + (self.run.haul_end - self.run.haul) * done
        gains = (1.0 - haul) * even(came.gains.view(-1), ours) + haul * even(came.hauls.view(-1), ours)
        seen: list[Any] = []
        for _ in range(self.run.epochs):
            order = ours[torch.randperm(len(ours), generator=self.chance, device=ours.device)]
            for which in order.split(self.run.lesson):
                seen.append(self._step(lesson, came, gains, which, curious))
        means = torch.stack(seen).mean(0).tolist()
        return dict(zip(("policy", "value", "points", "entropy"), means, strict=True))

    def _step(self, lesson: Lesson, came: Worth, gains: Any, which: Any, curious: float) -> Any:
        run, masks = self.run, flat(lesson.masks)[which]
        hints = None if lesson.hints is None else flat(lesson.hints)[which].float()
        with lean(run):
            scores, values, points = self.net(flat(lesson.numbers)[which], masks, hints)
        logs = F.log_softmax(scores, 1)
        ratio = (logs.gather(1, flat(lesson.actions)[which][:, None]).squeeze(1) - flat(lesson.logs)[which]).exp()
        gain = gains[which]
        policy = -torch.min(ratio * gain, ratio.clamp(1 - run.clip, 1 + run.clip) * gain).mean()
        value = regret(values, flat(came.outcomes)[which], run.seats)
        aside = F.smooth_l1_loss(points[:, : run.seats], flat(came.points)[which])
        entropy = -(logs.exp() * logs.masked_fill(scores <= CLOSED / 2, 0.0)).sum(1).mean()
        loss = policy + VALUE * value + run.foretell * aside - curious * entropy
        self.steps.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), FIRMLY)
        self.steps.step()
        return torch.stack([policy.detach(), value.detach(), aside.detach(), entropy.detach()])


def flat(tensor: Any) -> Any:
    """Time and matches as one."""
    return tensor.flatten(0, 1)


def even(gains: Any, ours: Any) -> Any:
    """Around nothing, and of one size."""
    return (gains - gains[ours].mean()) / (gains[ours].std() + 1e-6)
