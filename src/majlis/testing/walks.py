"""Random walks through a game, over all its options and numbers of players: what the contract is tested on."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from majlis.core.events import Raw
from majlis.core.game import Game, States
from majlis.testing.play import seed


@dataclass(frozen=True)
class Moment:
    """One decision of a walk: the state before it, the action, what was told, the state after."""

    before: States
    a: int
    told: Raw
    after: States

    @property
    def turn(self) -> int:
        return int(self.before[0]["turn"])


def any_options(game: Game, seats: int, chance: random.Random) -> int:
    """Options chosen at random, of those asked of so many players."""
    asked = [option for option in game.options if option.asked(seats)]
    return game.pack(**{option.name: chance.choice(option.choices) for option in asked})


def walk(game: Game, n: int) -> Iterator[Moment]:
    """The n-th random game, decision by decision."""
    chance = random.Random(n)
    seats = game.seats[n % len(game.seats)]
    state = game.start(seed(n), seats, any_options(game, seats, chance))
    while state[0]["turn"] >= 0:
        before, a = state.copy(), int(chance.choice(np.flatnonzero(game.open(state))))
        yield Moment(before, a, game.act(state, 0, a), state)


def moments(game: Game, count: int, apart: int) -> Iterator[Moment]:
    """So many moments of random games, each some decisions after the last."""
    chance, found, n = random.Random(count), 0, 0
    while found < count:
        wait = chance.randrange(apart)
        for moment in walk(game, n):
            wait -= 1
            if wait < 0 and found < count:
                yield moment
                found, wait = found + 1, chance.randrange(2 * apart)
        n += 1
