"""A run from its first lesson to its last: plays, learns, measures, writes; it goes on where it was stopped."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from majlis.bots.contest.dataset import engine
from majlis.bots.nets.file import ENDING, network, write
from majlis.core.game import Game
from majlis.core.refusal import Refusal
from majlis.train.config import Run, made, written
from majlis.train.field import Field
from majlis.train.learning import Learner, worth
from majlis.train.network import Net
from majlis.train.pool import Pool
from majlis.train.quantise import quantised, restored
from majlis.train.rivals import Yard, check
from majlis.train.selfplay import Selfplay

CONFIG, STATE, PROGRESS, NET = "run.toml", "state.pt", "progress.jsonl", "net" + ENDING
Report = Callable[[dict[str, Any]], None]


class Training:
    """All that a run holds in memory."""

    def __init__(self, game: Game, run: Run, folder: Path) -> None:
        check(run)
        self.game, self.run, self.folder = game, run, folder
        torch.manual_seed(run.seed)
        self.chance = torch.Generator(run.device).manual_seed(run.seed)
        self.net = Net(game, run).to(run.device)
        self.learner = Learner(self.net, run, self.chance)
        self.play = Selfplay(Field(game, run, run.matches, run.seed), run, self.chance)
        self.pool, self.yard = Pool(self.net, run), Yard(game, run)
        self.lessons, self.seconds = 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            self.resume()
        elif run.begin:
            self.begin()
        (folder / CONFIG).write_text(written(run), encoding="utf-8")

    def begin(self) -> None:
        """Begin as another network ended, if that has the same form."""
        weights = network(self.run.begin, self.game).weights
        form = (len(weights.first), weights.first.shape[1], len(weights.layers))
        if form != (self.net.inputs, self.run.units, self.run.layers):
            raise Refusal(
                f"{self.run.begin} has {form[0]} inputs, {form[1]} units and {form[2]} layers: ask for the same."
            )
        restored(self.net, weights, self.game)

    @property
    def decisions(self) -> int:
        return self.lessons * self.run.matches * self.run.horizon

    def lesson(self) -> dict[str, float]:
        """Play, and learn from it."""
        began = time.perf_counter()
        self.pool.join(self.net, self.lessons)
        lesson = self.play.play(self.net, self.pool.rival(self.lessons))
        came = worth(lesson, self.play.ahead(self.net), self.run)
        seen = self.learner.learn(lesson, came, self.lessons / self.run.lessons)
        self.lessons += 1
        self.seconds += time.perf_counter() - began
        return seen

    def measure(self) -> dict[str, dict[str, float]]:
        """The policy alone against every rival."""
        return {name: self.yard.share(self.net, name, self.run.seed + 1) for name in self.run.rivals}

    def report(self, seen: dict[str, float]) -> dict[str, Any]:
        """A line of progress, and the network as it is."""
        line = {"lesson": self.lessons, "decisions": self.decisions, "seconds": round(self.seconds, 1)}
        found = line | {name: round(value, 4) for name, value in seen.items()} | {"against": self.measure()}
        with (self.folder / PROGRESS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        self.save(self.folder / NET)
        return found

    def save(self, path: Path) -> None:
        """The network as whole numbers, with how it was made."""
        write(path, quantised(self.net, self.game, self.run), self.about())

    def about(self) -> dict[str, Any]:
        """How the network was made."""
        rules = {"rules": self.game.version, "box": self.game.digest, "engine": engine(self.game)}
        made = {"decisions": self.decisions, "lessons": self.lessons, "run": asdict(self.run)}
        told = {"game": self.game.name, "observation": self.game.observation.version, "torch": torch.__version__}
        return told | rules | made

    def keep(self) -> None:
        """All that is needed to go on, written beside and then put in place."""
        kept = {
            "run": asdict(self.run),
            "engine": engine(self.game),
            "lessons": self.lessons,
            "seconds": self.seconds,
            "net": self.net.state_dict(),
            "steps": self.learner.steps.state_dict(),
            "pool": self.pool.selves,
            "chance": self.chance.get_state(),
            "batch": self.play.field.kept(),
        }
        torch.save(kept, self.folder / (STATE + ".new"))
        (self.folder / (STATE + ".new")).replace(self.folder / STATE)

    def resume(self) -> None:
        """Go on from what was kept, or refuse: another run, or other rules."""
        kept = torch.load(self.folder / STATE, map_location="cpu", weights_only=True)
        if made(kept["run"]) != self.run:
            raise Refusal(f"{self.folder} holds a run with other settings: see its {CONFIG}, or choose another folder.")
        if kept["engine"] != engine(self.game):
            raise Refusal(f"{self.folder} holds a run by other rules: choose another folder.")
        self.lessons, self.seconds, self.pool.selves = kept["lessons"], kept["seconds"], kept["pool"]
        self.net.load_state_dict(kept["net"])
        self.learner.steps.load_state_dict(kept["steps"])
        self.chance.set_state(kept["chance"])
        self.play.field.restore(kept["batch"])


def train(game: Game, run: Run, folder: Path, tell: Report, until: float = float("inf")) -> Training:
    """Train to the end of the run, or until that moment of `time.perf_counter`; with every report all is kept."""
    training = Training(game, run, folder)
    over = training.lessons >= run.lessons
    while not over:
        seen = training.lesson()
        over = training.lessons >= run.lessons or time.perf_counter() >= until
        if run.keep and training.lessons % run.keep == 0:
            training.save(folder / f"net-{training.decisions}{ENDING}")
        if over or training.lessons % run.report == 0:
            tell(training.report(seen))
            training.keep()
    return training
