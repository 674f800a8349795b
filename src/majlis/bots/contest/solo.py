"""Many games that a bot plays alone: how often it wins, its points, and the tasks that it fulfils by the way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from majlis.bots.bot import Bot
from majlis.bots.chance import derive
from majlis.bots.contest.arena import Played, admit, interval, play
from majlis.core.game import Game, States


@dataclass(frozen=True)
class Alone:
    """How a bot fared at one difficulty."""

    game: str
    bot: str
    choice: str  # how hard
    games: int
    wins: int
    share: float
    low: float  # the share lies between low and high with 95 % confidence
    high: float
    points: float  # mean of all games
    points_won: float | None  # mean of the wins, if there are any
    best: int | None  # of the wins
    tasks: tuple[int, ...]  # how many games fulfilled each
    decisions: int
    seconds: float


def alone(
    game: Game,
    bot: Bot,
    games: int,
    seed: int | str,
    options: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Alone:
    """Play many games; the same seed gives the same deals at every difficulty."""
    admit(game, 1, games)
    assert game.solo
    began, ends, all_played = perf_counter(), [], []
    for n in range(games):
        played = play(game, [bot], seed, n, options)
        all_played.append(played)
        ends.append(end(game, derive(seed, "deal", played.deal), options, played.actions))
        if progress:
            progress(n + 1)
    choice = game.unpack(options, 1)[game.solo.option]
    return summed(game, bot.name, choice, all_played, ends, perf_counter() - began)


def end(game: Game, seed: bytes, options: int, actions: Sequence[int]) -> States:
    """The last state of a game."""
    states = game.start(seed, 1, options)
    for a in actions:
        game.doors.step(states, 0, a)
    return states


def summed(
    game: Game, name: str, choice: str, games: Sequence[Played], ends: Sequence[States], seconds: float
) -> Alone:
    assert game.solo
    won = [played.points[0] for played, states in zip(games, ends, strict=True) if game.solo.won(states)]
    low, high = interval(len(won), len(games))
    return Alone(
        game=game.name,
        bot=name,
        choice=choice,
        games=len(games),
        wins=len(won),
        share=len(won) / len(games),
        low=low,
        high=high,
        points=sum(played.points[0] for played in games) / len(games),
        points_won=sum(won) / len(won) if won else None,
        best=max(won, default=None),
        tasks=tuple(sum(column) for column in zip(*map(game.solo.done, ends), strict=True)),
        decisions=sum(played.decisions for played in games),
        seconds=seconds,
    )
