"""What an open action would bring, as far as its player can know: the rules are asked, nothing is computed again."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from majlis.core.events import Event, foreseen, heard
from majlis.core.game import Game, States, key, load
from majlis.core.record import twin


@dataclass(frozen=True)
class Ahead:
    """The future of one action: what will happen, without what chance or others decide."""

    game: Game
    seat: int
    events: list[Event]
    after: States  # a possible state after it: only what no chance or secret touches may be read

    def score(self) -> list[int]:
        """The mover's score sheet afterwards."""
        return self.game.score(self.after, self.seat)


def again(view: bytes, name: str) -> States:
    """A view from its bytes, that could be written to: for others all rules would be compiled again, in mid-game."""
    return np.frombuffer(bytearray(view), load(name).state)


@lru_cache(16)
def _guess(name: str, view: bytes) -> States:
    """A possible world behind the mover's view."""
    game, seen = load(name), again(view, name)
    seat = seen["turn"].item(0)
    world = game.view(seen, seat)  # a guess trusts that what it gets is hidden
    game.doors.guess(world, 0, key(bytes(32)), seat)
    return world


def ahead(name: str, view: States, a: int) -> Ahead:
    """Play an open action in a world that the mover's view allows, and listen."""
    game, seat = load(name), view["turn"].item(0)
    world = twin(_guess(name, view.tobytes()))
    told = heard(game.events, game.kinds, game.act(world, 0, a), seat)
    return Ahead(game, seat, foreseen(game.kinds, told), world)


def along(name: str, view: States, actions: Iterable[int]) -> States:
    """The mover's view after some steps that show nobody anything new."""
    game, seat = load(name), view["turn"].item(0)
    world = twin(_guess(name, view.tobytes()))
    for a in actions:
        game.doors.step(world, 0, a)
    return game.view(world, seat)


@lru_cache(16)
def _said(game: Game, view: bytes, lang: str, names: Sequence[str]) -> dict[int, str]:
    """What was said of the actions that are open in a view."""
    return {}


def offer(game: Game, view: States, a: int, lang: str, names: Sequence[str]) -> str:
    """What an open action would do, asked of the game once: lists and tables say it alike."""
    said = _said(game, view.tobytes(), lang, tuple(names))
    if a not in said:
        said[a] = game.offer(view, a, lang, names)
    return said[a]
