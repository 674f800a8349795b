"""The games of a study: dealt by number, played whole by one bot, told again where a question listens to events."""

from collections.abc import Container, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from majlis.bots.chance import derive
from majlis.bots.study.player import Player
from majlis.core.events import KIND, numbers
from majlis.core.game import Game, States, key
from majlis.core.record import twin

Floats = npt.NDArray[np.float64]


class Deal(NamedTuple):
    """A game before the bot plays: dealt, and what chance has played already."""

    states: States
    begun: States  # as it was dealt
    opening: tuple[int, ...]
    chance: Random
    key: npt.NDArray[np.uint32]  # of the bot


class Ended(NamedTuple):
    """A game at its end."""

    state: States
    actions: tuple[int, ...]  # the opening's too
    shares: Floats  # of the win, by seat
    points: Floats


class Table(NamedTuple):
    """Who plays what."""

    game: Game
    player: Player
    seats: int
    options: int
    seed: str


def deal(table: Table, number: int) -> Deal:
    """The deal of this number: the same for every bot and every question."""
    states = table.game.start(derive(table.seed, "deal", number), table.seats, table.options)
    chance, begun, opening = Random(derive(table.seed, "chance", number)), states.copy(), []
    asked = table.game.questions
    while asked and int(states[0]["phase"]) in asked.by_chance:
        opening.append(int(chance.choice(np.flatnonzero(table.game.open(states)).tolist())))
        table.game.doors.step(states, 0, opening[-1])
    return Deal(states, begun, tuple(opening), chance, key(derive(table.seed, "bot", number)))


def play(table: Table, dealt: Deal) -> Ended:
    """A deal to its end."""
    states, game = dealt.states.copy(), table.game
    actions = (*dealt.opening, *table.player.play(states, 0, dealt.key).tolist())
    shares = np.zeros(table.seats)
    game.doors.result(states, 0, shares)
    points = np.array([game.doors.points(states, 0, seat) for seat in range(table.seats)], np.float64)
    return Ended(states, actions, shares, points)


def told(
    table: Table, dealt: Deal, ended: Ended, wanted: Container[int]
) -> Iterator[tuple[Any, int, Mapping[str, int]]]:
    """All events of these kinds: the record before the action, the kind, the numbers by name."""
    states, kinds = dealt.begun.copy(), table.game.kinds
    for a in ended.actions:
        before = twin(states)[0]
        for row in table.game.act(states, 0, a).tolist():
            if row[KIND] in wanted:
                yield before, row[KIND], numbers(kinds, row)
