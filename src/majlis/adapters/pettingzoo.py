"""PettingZoo: `env(game, seats=2, **options)` is an AEC environment; agents are called player_1 and so on.

An observation is `{"observation": int8, "action_mask": int8}`; the reward comes at the end, as each seat's share of the
win. An action that is not open is refused with an exception, as everywhere in the house.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from majlis.adapters.play import Play
from majlis.core.game import Game
from majlis.core.svg import paint


class Raw(AECEnv):  # type: ignore[misc]  # it has no types
    """The environment without the wrapper that watches the order of calls."""

    def __init__(self, game: Game | str, seats: int = 2, render_mode: str | None = None, **options: str | bool) -> None:
        self.play, self.render_mode = Play(game, seats, **options), render_mode
        name, size = self.play.game.name, self.play.game.observation.size
        self.metadata = {"name": f"majlis_{name}_v0", "render_modes": ["svg"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat + 1}" for seat in range(seats)]
        seen = Box(-128, 127, (size,), np.int8)
        spaces = Dict({"observation": seen, "action_mask": Box(0, 1, (self.play.game.actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, spaces)
        self.action_spaces = {agent: Discrete(self.play.game.actions) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal: by this number, or by the next that follows from the last one given."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.play.start(int(self.chance.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.play.seen(seat), "action_mask": self.play.open(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.play.step(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.play.results(), strict=True))
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.play.turn]
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as the seat to act sees it, as SVG."""
        game, seat = self.play.game, max(0, self.play.turn)
        return paint(game.draw(self.play.view(seat), seat, self.play.mask, "en", tuple(self.possible_agents), False))

    def close(self) -> None:
        """Nothing is held open."""


def env(game: Game | str, seats: int = 2, **options: Any) -> Any:
    """An environment of a game for so many seats, with the game's options by name."""
    return OrderEnforcingWrapper(Raw(game, seats, **options))
