"""One game in play for an adapter: the record and its doors; whoever looks is given numbers made from a view."""

from typing import Any

import numpy as np
import numpy.typing as npt

from majlis.bots.chance import derive
from majlis.core.game import Game, Mask, States, load
from majlis.core.match import Header, IllegalAction, Match
from majlis.core.observation import Numbers


class Play:
    """A game that is stepped without keeping what was before."""

    def __init__(self, game: Game | str, seats: int = 2, **options: str | bool) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats, self.options = seats, self.game.pack(**options)
        Header(self.game, seats, self.options)  # refuses what cannot be
        self.states: States = self.game.new()
        self.mask: Mask = np.zeros(self.game.actions, np.bool_)

    def start(self, seed: int) -> None:
        """Deal; the same number gives the same deal, that of `match`."""
        self.states = self.game.start(derive(seed, "adapter"), self.seats, self.options)
        self._look()

    def match(self, seed: int) -> Match:
        """The match that `start` deals with this number."""
        return Match.new(self.game, self.seats, self.options, derive(seed, "adapter"))

    def step(self, a: int) -> None:
        """Carry out an open action, or refuse."""
        if self.over or not (0 <= a < len(self.mask) and self.mask[a]):
            raise IllegalAction(f"Action {a} is not open for player {self.turn + 1}.")
        self.game.doors.step_and_mask(self.states, 0, int(a), self.mask)

    def _look(self) -> None:
        self.game.doors.legal(self.states, 0, self.mask)

    @property
    def turn(self) -> int:
        """The seat to act; -1 when the game is over."""
        return int(self.states[0]["turn"])

    @property
    def over(self) -> bool:
        return self.turn < 0

    def view(self, seat: int) -> States:
        return self.game.view(self.states, seat)

    def open(self, seat: int) -> npt.NDArray[np.int8]:
        """The open actions of a seat: none unless it is to act."""
        return self.mask.astype(np.int8) if seat == self.turn else np.zeros(len(self.mask), np.int8)

    def seen(self, seat: int) -> Numbers:
        """What a seat observes."""
        return self.game.observed(self.states, seat)

    def results(self) -> list[float]:
        """The share of the win for each seat; zeros while the game runs."""
        out = np.zeros(self.seats)
        if self.over:
            self.game.doors.result(self.states, 0, out)
        return out.tolist()

    def copy(self) -> "Play":
        """The same game, to go on apart from this one."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__, states=self.states.copy(), mask=self.mask.copy())
        return other

    def __deepcopy__(self, memo: object) -> "Play":
        return self.copy()

    def __reduce__(self) -> Any:
        return again, (self.game.name, self.seats, self.game.chosen(self.options), self.states.tobytes())

    def guess(self, seat: int, seed: int) -> "Play":
        """A game that this seat cannot tell from this one, all that it cannot know dealt by chance."""
        other = self.copy()
        other.states = self.view(seat)
        key = np.frombuffer(derive(seed, "guess"), "<u4").astype(np.uint32)
        self.game.doors.guess(other.states, 0, key, seat)
        other._look()
        return other


def again(name: str, seats: int, options: dict[str, str | bool], states: bytes) -> Play:
    """A game in play, as another process was handed it."""
    play = Play(name, seats, **options)
    play.states = np.frombuffer(states, play.game.state).copy()
    play._look()
    return play
