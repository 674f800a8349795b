"""Moments of many games of self-play, with the features of every seat and who won: what weights are fitted to."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from majlis.bots.chance import derive
from majlis.core.game import Game, Mask, States, key
from majlis.core.refusal import Refusal

Floats = npt.NDArray[np.floating[Any]]
Table = npt.NDArray[np.float64]  # weights [stages, features]

SELFPLAY = Path(__file__).with_name("selfplay.py")
KEPT = 12  # moments of a game
DRAWN = (0, 150, 400)  # of 1000 choices drawn by their weights, game after game
BATCH = 48  # games between two reports of progress
EACH = 12  # games alone at one difficulty before the next: all mixes of DRAWN and trust


class Paper(NamedTuple):
    """What a player of self-play writes on while it thinks."""

    views: States  # two records: what it takes for the state, and what an action would lead to
    mask: Mask
    weights: Floats  # of the actions
    chances: Floats  # of the seats


class Guide(NamedTuple):
    """What the players of one game go by besides the prior."""

    table: Table
    trust: npt.NDArray[np.int64]  # [seats]: how far each follows the table
    drawn: int  # of 1000 choices so many are drawn by weight


class Moments(NamedTuple):
    """Room for what is kept of games: as many moments of each as there are columns of stages."""

    rows: Floats  # [games, moments, seats, features]
    stages: Floats  # [games, moments]: how much of the game was over; NaN where no moment is kept
    results: Floats  # [games, seats]


@dataclass(frozen=True)
class Sample:
    """Moments of many games: features [n, seats, features], progress [n], results [n, seats], and the game of each."""

    rows: Floats
    progress: Floats
    results: Floats
    games: npt.NDArray[np.int64]

    def where(self, hit: npt.NDArray[np.bool_]) -> "Sample":
        return Sample(self.rows[hit], self.progress[hit], self.results[hit], self.games[hit])


@dataclass(frozen=True)
class Players:
    """Who plays: with which weights they look ahead, and how far they trust them, game after game."""

    table: Table
    trust: tuple[int, ...] = (0,)


def must_have_features(game: Game) -> int:
    """How many numbers there are to weigh."""
    if game.features is None:
        raise Refusal(f"{game.title} has no features to weigh.")
    return len(game.features.names)


def paper(game: Game, seats: int) -> Paper:
    """Blank paper for one player."""
    return Paper(game.new(2), np.zeros(game.actions, np.bool_), np.zeros(game.actions), np.zeros(seats))


def played(
    game: Game,
    seats: int,
    games: int,
    seed: int | str,
    players: Players,
    tick: Callable[[int], None] | None = None,
) -> Sample:
    """Moments of so many games."""
    if seats not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}.")
    rows = np.zeros((games, KEPT, seats, must_have_features(game)), np.float32)
    stages = np.full((games, KEPT), np.nan, np.float32)
    results = np.zeros((games, seats))
    for begin in range(0, games, BATCH):
        part = slice(begin, min(games, begin + BATCH))
        play(game, seed, begin, players, Moments(rows[part], stages[part], results[part]))
        if tick:
            tick(part.stop)
    number, moment = np.nonzero(~np.isnan(stages))
    return Sample(rows[number, moment], stages[number, moment], results[number], number)


def play(game: Game, seed: int | str, begin: int, players: Players, moments: Moments) -> None:
    """A batch of games, each with its own deal, trust and share of choices by chance."""
    explore, (count, seats) = game.specialised(SELFPLAY).explore, moments.results.shape
    states, sheet = game.new(count), paper(game, seats)
    for i in range(count):
        number = begin + i
        game.doors.setup(states, i, key(derive(seed, "tune", seats, number)), seats, options(game, seats, number))
        trust = np.full(seats, players.trust[number // len(DRAWN) % len(players.trust)])
        guide = Guide(players.table, trust, DRAWN[number % len(DRAWN)])
        explore(states, i, sheet, guide, moments, game.longest)


def options(game: Game, seats: int, number: int) -> int:
    """Games alone take the difficulties in turn."""
    if seats > 1 or game.solo is None:
        return 0
    option = next(option for option in game.options if option.name == game.solo.option)
    return game.pack(**{option.name: option.choices[number // EACH % len(option.choices)]})
