"""No bot peeks: in worlds that differ only in what a seat cannot know it does the same with the same seed."""

import random
from dataclasses import replace
from functools import cache
from pathlib import Path
from zlib import crc32

import numpy as np
import pytest

from majlis.bots.bot import Bot, bot
from majlis.bots.novice import Novice
from majlis.bots.search.levels import Searcher
from majlis.bots.search.ways import FIRST, LEVELS, budget
from majlis.core.game import Game, States
from majlis.testing.leaks import twin
from majlis.testing.play import random_match
from tests.bots.tiny import written

POSITIONS = 2000
FEW = 6  # walks: the levels differ in how much and how far they look, not in what they are shown


@cache
def pairs(game: Game) -> list[tuple[States, States, int]]:
    """States of random games, each with its twin for the seat to move, and that seat."""
    chance, found, n = random.Random(5), [], 0
    while len(found) < POSITIONS:
        n += 1
        match = random_match(game, game.seats[n % len(game.seats)], n)
        for at in range(chance.randrange(3), match.at, 3):
            states = match.state_at(at)
            seat = int(states[0]["turn"])
            found.append((states.copy(), twin(game, states, seat, chance), seat))
    return found


def differences(game: Game, player: Bot) -> int:
    """In how many positions the bot does not do the same in both worlds."""
    unlike = 0
    for n, (one, two, seat) in enumerate(pairs(game)):
        choices = [asked(player, game, world, seat, n) for world in (one, two)]
        unlike += choices[0] != choices[1]
    return unlike


def asked(player: Bot, game: Game, world: States, seat: int, n: int) -> int:
    if isinstance(player, Peeker):
        player.world = world
    if isinstance(player, Searcher):
        for thinker in player.thinkers.values():
            thinker.forget()
    return player.choose(game.view(world, seat), seat, n)


def hasty(game: Game, level: str) -> Bot:
    """A level with little time."""
    if level == FIRST:
        return Novice(game, lambda seats: FEW)
    return Searcher(game, level, lambda seats: replace(budget(game.name, seats, level), walks=FEW, seconds=None))


@pytest.mark.parametrize("name", ["random", "greedy", *LEVELS])
def test_every_bot_does_the_same_in_worlds_that_it_cannot_tell_apart(game: Game, name: str) -> None:
    player = hasty(game, name) if name in LEVELS else bot(name, game)
    assert differences(game, player) == 0


def test_a_network_does_not_peek_alone_or_in_a_search(game: Game, tmp_path: Path) -> None:
    path = written(game, tmp_path)
    for name in (f"net:{path}", f"net:{path}:{FEW}"):
        assert differences(game, bot(name, game)) == 0


def test_what_a_game_brings_along_to_measure_bots_by_does_not_peek_either(game: Game) -> None:
    for name in game.yardsticks:
        assert differences(game, bot(name, game)) == 0


class Peeker:
    """Somebody has left the true state within its reach."""

    name = "peeker"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.world: States | None = None

    def choose(self, view: States, seat: int, seed: int | bytes) -> int:
        """Judges by all that is in the record."""
        assert self.world is not None
        choices = np.flatnonzero(self.game.open(view))
        return int(choices[crc32(self.world.tobytes()) % len(choices)])


def test_a_bot_that_peeks_is_caught(game: Game) -> None:
    assert differences(game, Peeker(game)) > POSITIONS // 10
