"""Many games between bots: the same deals for all, every seat in turn, and how sure the outcome is."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

import numpy as np
import numpy.typing as npt

from majlis.bots.bot import Bot
from majlis.core.game import Game, key
from majlis.core.match import IllegalAction

SURE = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Line:
    """How one bot fared; a tie counts as its share of a win."""

    bot: str
    wins: float
    share: float
    low: float  # the share lies between low and high with 95 % confidence
    high: float
    points: float  # mean


@dataclass(frozen=True)
class Report:
    """The outcome of many games, a line for each bot in the order they were given."""

    game: str
    games: int
    seats: tuple[Line, ...]
    decisions: int
    seconds: float


def simulate(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    seed: int | str,
    options: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play many games; game i has deal i // seats, and the bots move on by one seat with every game."""
    if len(bots) not in game.seats:
        raise ValueError(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {len(bots)}.")
    if games < 1:
        raise ValueError(f"At least one game must be played, not {games}.")
    wins, points = np.zeros((games, len(bots))), np.zeros((games, len(bots)))
    decisions, began = 0, perf_counter()
    for i in range(games):
        deal, turned = divmod(i, len(bots))
        around = seating(len(bots), turned)
        decisions += play(game, [bots[b] for b in around], seed, deal, i, options, wins[i], points[i])
        wins[i, around], points[i, around] = wins[i].copy(), points[i].copy()
        if progress:
            progress(i + 1)
    lines = tuple(line(bot.name, wins[:, b], points[:, b]) for b, bot in enumerate(bots))
    return Report(game.name, games, lines, decisions, perf_counter() - began)


def seating(seats: int, turned: int) -> list[int]:
    """Which bot sits at each seat after so many moves around the table."""
    return [(seat - turned) % seats for seat in range(seats)]


def derive(seed: int | str, *what: object) -> bytes:
    """A seed for one purpose: it does not tell the seed that it comes from, nor any other."""
    return hashlib.sha256(" ".join(map(str, ("majlis", seed, *what))).encode()).digest()


def play(
    game: Game,
    bots: Sequence[Bot],
    seed: int | str,
    deal: int,
    number: int,
    options: int,
    wins: npt.NDArray[np.float64],
    points: npt.NDArray[np.float64],
) -> int:
    """Play one game to its end, write each seat's share of the win and its points; return the decisions."""
    states, mask = game.new(), np.zeros(game.actions, np.bool_)
    game.doors.setup(states, 0, key(derive(seed, "deal", deal)), len(bots), options)
    at = 0
    while (seat := int(states[0]["turn"])) >= 0:
        a = bots[seat].choose(game.view(states, seat), seat, derive(seed, "bot", number, at))
        game.doors.legal(states, 0, mask)
        if not (0 <= a < game.actions and mask[a]):
            raise IllegalAction(f"{bots[seat].name} chose {a}, which is not open.")
        game.doors.step(states, 0, a)
        at += 1
    game.doors.result(states, 0, wins)
    points[:] = [game.doors.points(states, 0, seat) for seat in range(len(bots))]
    return at


def line(name: str, wins: npt.NDArray[np.float64], points: npt.NDArray[np.float64]) -> Line:
    """Sum up the games of one bot."""
    won, games = float(wins.sum()), len(wins)
    low, high = interval(won, games)
    return Line(name, won, won / games, low, high, float(points.mean()))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval for a share: it stays between 0 and 1, and is right for few games too."""
    share, spread = wins / games, SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
