"""Gymnasium: one player among bots, and many games at once; see `register` for the names.

The observation is what the player may know (`int8`), `info["action_mask"]` what is open; the reward comes at the end:
the player's share of the win. An action that is not open ends the game with a reward of -1; `info["illegal"]` says so.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv

from majlis.adapters.play import Play
from majlis.bots.bot import bot
from majlis.core.game import Game, load
from majlis.core.many import Batch
from majlis.core.match import IllegalAction
from majlis.core.svg import paint

Info = dict[str, Any]
NAMES = {"HighDesert": "high_desert", "FiveTribes": "five_tribes", "Djinn": "djinn"}


def numbers(game: Game, *many: int) -> Box:
    return Box(-128, 127, (*many, game.observation.size), np.int8)


class Env(gymnasium.Env[Any, Any]):
    """One player at a seat, bots at the others."""

    metadata = {"render_modes": ["svg"]}  # noqa: RUF012  as its parent has it

    def __init__(
        self,
        game: Game | str,
        rivals: Sequence[str] = ("greedy",),
        seat: int = 0,
        render_mode: str | None = None,
        **options: str | bool,
    ) -> None:
        self.play, self.seat, self.render_mode = Play(game, 1 + len(rivals), **options), seat, render_mode
        self.bots = [bot(name, self.play.game) for name in rivals]
        self.bots.insert(seat, None)  # type: ignore[arg-type]  # the player
        self.observation_space, self.action_space = numbers(self.play.game), Discrete(self.play.game.actions)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Any, Info]:
        super().reset(seed=seed)
        self.play.start(int(self.np_random.integers(2**63)))
        self._wait()
        return self.play.seen(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        try:
            self.play.step(int(action))
        except IllegalAction as error:
            return self.play.seen(self.seat), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._wait()
        return self.play.seen(self.seat), self.play.results()[self.seat], self.play.over, False, self._info()

    def _wait(self) -> None:
        """The bots play until it is the player's turn; each is given its view, and chance of its own."""
        while not self.play.over and self.play.turn != self.seat:
            turn, word = self.play.turn, self.np_random.bytes(32)
            self.play.step(self.bots[turn].choose(self.play.view(turn), turn, word))

    def _info(self) -> Info:
        return {"action_mask": self.play.open(self.seat)}

    def action_masks(self) -> Any:
        """The open actions, under the name by which masked learners ask."""
        return self.play.open(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as the player sees it, as SVG."""
        game, names = self.play.game, tuple(f"Player {n + 1}" for n in range(self.play.seats))
        return paint(game.draw(self.play.view(self.seat), self.seat, self.action_masks(), "en", names, False))


class Many(VectorEnv[Any, Any, Any]):
    """Many games at once, all seats played by whoever steps: the observation is that of the seat to act.

    The reward goes to the seat that acted: its share of the win, if the game ended so; `info["results"]` has all.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as its parent has it

    def __init__(self, game: Game | str, num_envs: int = 1, seats: int = 2, threads: int = 0, **options: str | bool):
        game = load(game) if isinstance(game, str) else game
        self.batch = Batch(game, num_envs, seats, game.pack(**options), threads=threads)
        self.num_envs, self.every = num_envs, np.arange(num_envs)
        self.single_observation_space, self.single_action_space = numbers(game), Discrete(game.actions)
        self.observation_space = numbers(game, num_envs)
        self.action_space = MultiDiscrete([game.actions] * num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Any, Info]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        return self.batch.observe(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        acted = self.batch.turns.copy()
        self.batch.step(actions)
        rewards = np.where(self.batch.done, self.batch.results[self.every, acted], 0.0)
        return self.batch.observe(), rewards, self.batch.done.copy(), np.zeros(self.num_envs, np.bool_), self._info()

    def _info(self) -> Info:
        return {"action_mask": self.batch.masks, "turn": self.batch.turns, "results": self.batch.results}


def register() -> None:
    """majlis/HighDesert-v0, majlis/FiveTribes-v0, majlis/Djinn-v0 majlis/DjinnSolo-v0; Gymnasium asks for them."""
    here = "majlis.adapters.gymnasium"
    for name, game in NAMES.items():
        gymnasium.register(f"majlis/{name}-v0", f"{here}:Env", vector_entry_point=f"{here}:Many", kwargs={"game": game})
    gymnasium.register("majlis/DjinnSolo-v0", f"{here}:Env", kwargs={"game": "djinn", "rivals": ()})
