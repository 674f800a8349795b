"""Many games between bots: the same deals for all, every seat in turn, and how sure the outcome is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from majlis.bots.bot import Bot
from majlis.bots.chance import derive
from majlis.bots.contest.clock import Clock
from majlis.core.game import Game, States
from majlis.core.match import IllegalAction
from majlis.core.refusal import Refusal

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


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """One game to its end: all that is needed to play it again, and what came of it, in order of the seats."""

    n: int  # the number of the game
    deal: int
    seating: tuple[int, ...]  # which bot sat at each seat
    actions: tuple[int, ...]
    result: tuple[float, ...]  # each seat's share of the win
    points: tuple[int, ...]
    decisions: int
    clocks: tuple[Clock, ...]


def simulate(
    game: Game,
    bots: Sequence[Bot],
    games: int,
    seed: int | str,
    options: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play many games; game i has deal i // seats, and the bots move on by one seat with every game.

    Whoever stops it is told of the games that were played to their ends.
    """
    admit(game, len(bots), games)
    began, all_played = perf_counter(), []
    try:
        for n in range(games):
            all_played.append(play(game, bots, seed, n, options))
            if progress:
                progress(n + 1)
    except KeyboardInterrupt:
        if not all_played:
            raise
    return report(game.name, [bot.name for bot in bots], all_played, perf_counter() - began)


def admit(game: Game, bots: int, games: int) -> None:
    """Refuse what cannot be played."""
    if bots not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {bots}.")
    if games < 1:
        raise Refusal(f"At least one game must be played, not {games}.")


def report(game: str, names: Sequence[str], games: Sequence[Played], seconds: float) -> Report:
    """Sum up games between bots of these names."""
    wins, points = by_bot(games, len(names))
    lines = tuple(line(name, wins[:, b], points[:, b]) for b, name in enumerate(names))
    return Report(game, len(games), lines, sum(played.decisions for played in games), seconds)


def by_bot(games: Sequence[Played], bots: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Shares of the win and points: a row for each game, a column for each bot."""
    wins, points = np.zeros((len(games), bots)), np.zeros((len(games), bots))
    for i, played in enumerate(games):
        wins[i, played.seating], points[i, played.seating] = played.result, played.points
    return wins, points


def seating(seats: int, turned: int) -> list[int]:
    """Which bot sits at each seat after so many moves around the table."""
    return [(seat - turned) % seats for seat in range(seats)]


def play(game: Game, bots: Sequence[Bot], seed: int | str, n: int, options: int = 0) -> Played:
    """Play game number n to its end."""
    deal, turned = divmod(n, len(bots))
    around = seating(len(bots), turned)
    clocks = tuple(Clock() for _ in bots)

    def choose(states: States, seat: int, at: int) -> int:
        view, chance, began = game.view(states, seat), derive(seed, "bot", n, at), perf_counter()
        a = bots[around[seat]].choose(view, seat, chance)
        clocks[seat].note(perf_counter() - began)
        return a

    names = [bots[b].name for b in around]
    actions, result, points = run(game, names, derive(seed, "deal", deal), options, choose)
    return Played(n, deal, tuple(around), actions, result, points, len(actions), clocks)


def run(
    game: Game, names: Sequence[str], seed: bytes, options: int, choose: Callable[[States, int, int], int]
) -> tuple[tuple[int, ...], tuple[float, ...], tuple[int, ...]]:
    """Carry one deal to its end: the actions, each seat's share of the win and its points."""
    states, mask = game.start(seed, len(names), options), np.zeros(game.actions, np.bool_)
    actions: list[int] = []
    while (seat := int(states[0]["turn"])) >= 0:
        a = choose(states, seat, len(actions))
        game.doors.legal(states, 0, mask)
        if not (0 <= a < game.actions and mask[a]):
            raise IllegalAction(f"{names[seat]} chose {a}, which is not open.")
        game.doors.step(states, 0, a)
        actions.append(a)
    shares = np.zeros(len(names))
    game.doors.result(states, 0, shares)
    points = tuple(int(game.doors.points(states, 0, seat)) for seat in range(len(names)))
    return tuple(actions), tuple(shares.tolist()), points


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
