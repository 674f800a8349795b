"""OpenSpiel: after `register()`, `pyspiel.load_game("majlis_high_desert(seats=2)")`; options are parameters too.

The first move is chance: which of so many deals it is. All later chance follows from that deal, as in the house; so a
search that clones states sees the future; a fair one uses `resampler`, which deals anew all that its seat cannot know.
"""

from typing import Any

import pyspiel

from majlis.adapters.play import Play
from majlis.core.game import Game, games, load
from majlis.core.refusal import Refusal

DEALS = 10_000


def kind(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is dealt."""
    options = {option.name: option.choices[0] for option in game.options}
    return pyspiel.GameType(
        short_name=f"majlis_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if game.seats[0] == 1 else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": max(2, game.seats[0]), "deals": DEALS, **options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with its seats and options."""

    GAME: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.GAME, params or {}
        said = {name: value for name, value in params.items() if name not in ("seats", "deals")}
        seats, self.deals = params.get("seats", max(2, game.seats[0])), params.get("deals", DEALS)
        try:
            self.play = Play(game, seats, **said)
        except Refusal as error:
            raise pyspiel.SpielError(str(error)) from error
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if game.seats[0] == 1 else 1.0,
            max_game_length=game.longest,
        )
        super().__init__(kind(game), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.play.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.play.game)


class SpielState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game in play; before the deal nobody is to act."""

    def __init__(self, game: SpielGame, play: Play) -> None:
        super().__init__(game)
        self.play, self.deals, self.dealt = play, game.deals, False

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.over else self.play.turn

    def _legal_actions(self, player: int) -> list[int]:
        return [int(a) for a in self.play.open(player).nonzero()[0]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.play.step(action)
        else:
            self.play.start(action)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.play.game.say(action, "en")

    def is_terminal(self) -> bool:
        return self.dealt and self.play.over

    def returns(self) -> list[float]:
        return self.play.results() if self.dealt else [0.0] * self.play.seats

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat may know: its view remembers what it has seen."""
        player = self.current_player() if player is None else player
        return self.play.view(player).tobytes().hex() if self.dealt else ""

    observation_string = information_state_string

    def __str__(self) -> str:
        return f"{self.play.game.name} {self.play.states.tobytes().hex() if self.dealt else 'to be dealt'}"


class Observer:
    """The observation on its scales."""

    def __init__(self, game: Game) -> None:
        self.game, self.tensor = game, game.observation.floats(game.observed(game.start(bytes(32), game.seats[-1]), 0))
        self.dict = {part.name: self.tensor[part.at : part.at + part.size] for part in game.observation.parts}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.game.observation.floats(state.play.seen(player)) if state.dealt else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


def resampler(state: SpielState, player: int) -> SpielState:
    """A state that this player cannot tell from this one; chance follows from the numbers asked for so far."""
    resampler.asked += 1  # type: ignore[attr-defined]
    other: SpielState = state.clone()
    other.play = state.play.guess(player, resampler.asked)  # type: ignore[attr-defined]
    return other


resampler.asked = 0  # type: ignore[attr-defined]


def register() -> None:
    """Make all games known to OpenSpiel, once."""
    for name in games():
        game = load(name)
        if f"majlis_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(kind(game), type(f"{game.name}_game", (SpielGame,), {"GAME": game}))
