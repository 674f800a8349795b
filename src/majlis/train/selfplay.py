"""Self-play: so many decisions of every match by the present network, and what came of them."""

from dataclasses import dataclass
from typing import Any

import torch
from torch.nn import functional as F

from majlis.train.config import Run
from majlis.train.field import Field
from majlis.train.network import Net, chances


def drawn(scores: Any, chance: Any) -> Any:
    """An action for each row, as likely as its score says."""
    noise = torch.rand(scores.shape, generator=chance, device=scores.device).clamp_(1e-9, 1 - 1e-7)
    return (scores - torch.log(-torch.log(noise))).argmax(1)


def lean(run: Run) -> Any:
    """Sums in half the bits, where a GPU is quicker so."""
    return torch.autocast(run.device, torch.bfloat16, enabled=run.device == "cuda")


@dataclass
class Lesson:
    """What is learnt from: all tensors begin with time and match; what belongs to seats ends with them."""

    numbers: Any
    masks: Any
    hints: Any
    actions: Any
    logs: Any  # how likely the action was, as a logarithm
    values: Any  # every seat's chances as the seat to act saw them
    foretold: Any  # every seat's final points as the seat to act expected them
    standings: Any  # and as they were
    turns: Any
    ours: Any  # was it the learner's decision, or an earlier self's?
    done: Any
    outcomes: Any
    points: Any

    @classmethod
    def room(cls, game: Any, run: Run, matches: int) -> "Lesson":
        """Empty tensors for a lesson."""

        def new(kind: Any, *shape: int) -> Any:
            return torch.zeros(run.horizon, matches, *shape, dtype=kind, device=run.device)

        hints = new(torch.bfloat16, game.actions) if run.prior > 0 else None
        seats, numbers = run.seats, new(torch.int8, game.observation.size)
        return cls(
            numbers=numbers,
            masks=new(torch.bool, game.actions),
            hints=hints,
            actions=new(torch.int64),
            logs=new(torch.float32),
            values=new(torch.float32, seats),
            foretold=new(torch.float32, seats),
            standings=new(torch.float32, seats),
            turns=new(torch.int64),
            ours=new(torch.bool),
            done=new(torch.bool),
            outcomes=new(torch.float32, seats),
            points=new(torch.float32, seats),
        )


class Selfplay:
    """Plays on and on; a part of the matches against an earlier self."""

    def __init__(self, field: Field, run: Run, chance: Any) -> None:
        self.field, self.run, self.chance = field, run, chance
        self.matches = field.batch.n
        self.lesson = Lesson.room(field.batch.game, run, self.matches)
        self.guests = int(self.matches * run.pool)  # the last so many matches have one
        self.mine = torch.arange(self.matches, device=run.device) % run.seats  # where the learner sits in these

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, net: Net, rival: Net | None) -> Lesson:
        """Fill a lesson, and work out what was to be expected."""
        for t in range(self.run.horizon):
            self._decide(t, net, rival)
        return self.lesson

    def _decide(self, t: int, net: Net, rival: Net | None) -> None:
        field, lesson, seats = self.field, self.lesson, self.run.seats
        numbers, hints, turns = field.observe(), field.hints(), field.turns
        with lean(self.run):
            scores, values, points = net(numbers, field.masks, hints)
        actions = drawn(scores, self.chance)
        lesson.numbers[t], lesson.masks[t], lesson.turns[t] = numbers, field.masks, turns
        lesson.values[t], lesson.ours[t] = absolute(chances(values, seats), turns), True
        lesson.standings[t] = field.standings() / self.run.points
        lesson.foretold[t] = absolute(points[:, :seats], turns) + lesson.standings[t]
        if hints is not None:
            lesson.hints[t] = hints
        lesson.logs[t] = F.log_softmax(scores, 1).gather(1, actions[:, None]).squeeze(1)
        if rival is not None and self.guests:
            actions = self._guests(t, rival, actions)
        lesson.actions[t] = actions
        field.step(actions)
        lesson.done[t], lesson.outcomes[t] = field.done, field.results.float()
        lesson.points[t] = field.points.float() / self.run.points

    def _guests(self, t: int, rival: Net, actions: Any) -> Any:
        """In the last matches, the other seats are an earlier self's."""
        part, field, lesson = slice(-self.guests, None), self.field, self.lesson
        hints = None if lesson.hints is None else lesson.hints[t][part].float()
        with lean(self.run):
            theirs = drawn(rival(lesson.numbers[t][part], field.masks[part], hints)[0], self.chance)
        lesson.ours[t, part] = lesson.turns[t, part] == self.mine[part]
        actions[part] = torch.where(lesson.ours[t, part], actions[part], theirs)
        return actions

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def ahead(self, net: Net) -> tuple[Any, Any]:
        """What every seat can expect after the last decision: chances, and final points."""
        seats, turns = self.run.seats, self.field.turns
        with lean(self.run):
            _, values, points = net(self.field.observe(), self.field.masks, None)
        standings = self.field.standings() / self.run.points
        return absolute(chances(values, seats), turns), absolute(points[:, :seats], turns) + standings


def absolute(values: Any, turns: Any) -> Any:
    """From "the seat to act, the next, ..." to seats."""
    seats = values.shape[1]
    which = (torch.arange(seats, device=values.device) - turns[:, None]) % seats
    return values.gather(1, which)


def relative(values: Any, turns: Any) -> Any:
    """And back."""
    seats = values.shape[-1]
    which = (torch.arange(seats, device=values.device) + turns[..., None]) % seats
    return values.gather(-1, which)
