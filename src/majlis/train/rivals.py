"""How strong a network is: its policy alone against players that stand still, many matches at once."""

from math import log10, sqrt
from typing import Any

import torch

from majlis.core.game import Game
from majlis.core.refusal import Refusal
from majlis.train.config import Run
from majlis.train.field import Field
from majlis.train.network import CLOSED, Net
from majlis.train.selfplay import drawn, lean

RIVALS = ("random", "greedy")  # who plays without leaving the device
SURE = 1.96  # deviations of a 95 % interval


def check(run: Run) -> None:
    """Refuse rivals that cannot play many matches at once."""
    for name in run.rivals:
        if name not in RIVALS:
            raise Refusal(f"A run is measured against {' and '.join(RIVALS)}, not {name!r}: for others, majlis arena.")


def chosen(name: str, field: Field, chance: Any) -> Any:
    """What a rival does: any open action, or what the hints like best."""
    weights = field.prior().float() if name == "greedy" else torch.zeros(field.masks.shape, device=field.masks.device)
    weights = weights.masked_fill(~field.masks, CLOSED)
    best = weights == weights.max(1, keepdim=True).values
    return drawn(torch.where(best, 0.0, CLOSED), chance)


class Yard:
    """Matches to measure in: each begins anew for each rival, the learner at every seat equally often."""

    def __init__(self, game: Game, run: Run) -> None:
        self.game, self.run = game, run
        self.field = Field(game, run, run.rival_matches, run.seed)
        self.mine = torch.arange(run.rival_matches, device=run.device) % run.seats

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def share(self, net: Net, name: str, seed: int) -> dict[str, float]:
        """The learner's mean share of the win against a rival at every other seat; each match counts once."""
        self.field.reset(seed)
        chance = torch.Generator(self.run.device).manual_seed(seed)
        over = torch.zeros(self.run.rival_matches, dtype=torch.bool, device=self.run.device)
        won = torch.zeros(self.run.rival_matches, device=self.run.device)
        for _ in range(self.game.longest):
            self._decide(net, name, chance)
            new = self.field.done & ~over
            won = torch.where(new, self.field.results.float().gather(1, self.mine[:, None]).squeeze(1), won)
            over |= new
            if bool(over.all()):
                break
        return told(won[over].mean().item(), won[over].std().item() / sqrt(int(over.sum())), self.run.seats)

    def _decide(self, net: Net, name: str, chance: Any) -> None:
        with lean(self.run):
            scores = net(self.field.observe(), self.field.masks, self.field.hints())[0]
        theirs = chosen(name, self.field, chance)
        self.field.step(torch.where(self.field.turns == self.mine, scores.argmax(1), theirs))


def told(share: float, error: float, seats: int) -> dict[str, float]:
    """A share of the win with its interval, and as Elo above rivals that all are alike."""
    near = min(max(share, 1e-3), 1 - 1e-3)
    elo = 400 * log10(near / (1 - near) * max(1, seats - 1))
    return {"share": round(share, 4), "within": round(SURE * error, 4), "elo": round(elo)}
