"""Playing alone from the command line: `play --solo N` and `simulate --solo N` or `--solo all`."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from majlis.bots.bot import Bot
from majlis.bots.contest.solo import Alone, alone
from majlis.cli.arguments import near, packed, players
from majlis.core.game import Game, games, load
from majlis.core.refusal import Refusal
from majlis.table.daily import choices
from majlis.tui.bar import bar, warm

ALL = "all"

Solo = Annotated[str | None, typer.Option("--solo", metavar="N", help="Alone, and how hard: the cards against you.")]
SoloAll = Annotated[
    str | None, typer.Option("--solo", metavar="N|all", help="Alone, and how hard; all of them side by side.")
]


def hardness(game: Game, wish: str, more: tuple[str, ...] = ()) -> str:
    """A difficulty that this game has."""
    if game.solo is None:
        able = ", ".join(name for name in games() if load(name).solo) or "none"
        raise Refusal(f"{game.title} is not played alone. Games for one player: {able}.")
    known = (*sorted(choices(game), key=int), *more)
    if wish not in known:
        raise Refusal(f"{game.title} alone goes with --solo {', '.join(known)}, not {wish!r}.{near(wish, more)}")
    return wish


def one(game: Game, seats: str, people: bool) -> list[Bot | None]:
    """Who plays alone: one name, not more."""
    if "," in seats:
        raise Refusal(f"With --solo one plays alone: --seats {seats} names {seats.count(',') + 1}.")
    return players(game, seats, people)


def with_hardness(game: Game, options: list[str] | None, choice: str) -> int:
    """The options, with the difficulty among them."""
    assert game.solo
    name = game.solo.option
    if any(word.partition("=")[0] == name for word in options or ()):
        raise Refusal(f"--solo {choice} says already what --option {name} would.")
    return packed(game, [*(options or ()), f"{name}={choice}"], 1)


def simulate_alone(game: Game, seats: str, wish: str, count: int, seed: str, options: list[str] | None) -> list[Alone]:
    """Let a bot play alone, at one difficulty or at all of them."""
    hardness(game, wish, (ALL,))
    wanted = sorted(choices(game), key=int) if wish == ALL else [wish]
    (player,) = one(game, seats, False)
    assert player
    packed = [with_hardness(game, options, choice) for choice in wanted]
    warm(game)
    with bar("Playing", count * len(wanted)) as tick:
        return [alone(game, player, count, seed, each, lambda _: tick()) for each in packed]


def told_alone(game: Game, found: list[Alone], every: bool, as_json: bool) -> None:
    """Say what came of it: at one difficulty, or at all of them side by side."""
    if as_json:
        typer.echo(json.dumps([asdict(it) for it in found] if every else asdict(found[0]), indent=2))
    elif every:
        Console(highlight=False).print(side_by_side(game, found))
    else:
        for line in lines(game, found[0]):
            typer.echo(line)


def lines(game: Game, it: Alone) -> list[str]:
    """How it went at one difficulty."""
    assert game.solo
    won = f"{it.points_won:.1f} in wins, {it.best} at best" if it.points_won is not None else "no win to count"
    return [
        f"{it.bot:<10} wins {it.wins} of {it.games} against {it.choice} cards ({it.share:.1%}, with 95 % confidence "
        f"{it.low:.1%} to {it.high:.1%})",
        f"{'':<10} {it.points:.1f} points on average: {won}",
        "tasks fulfilled, in games:",
        *[f"{n:>10} {game.solo.task(i, 'en')}" for i, n in enumerate(it.tasks)],
        f"{it.decisions} decisions in {it.seconds:.1f} s",
    ]


def side_by_side(game: Game, found: list[Alone]) -> Table:
    """All difficulties in one table."""
    assert game.solo
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(f"{found[0].bot}, {found[0].games} games each", no_wrap=True)
    for it in found:
        grid.add_column(it.choice, justify="right")
    grid.add_row("wins", *[str(it.wins) for it in found])
    grid.add_row("share of wins", *[f"{it.share:.1%}" for it in found])
    grid.add_row("at least, with 95 % confidence", *[f"{it.low:.1%}" for it in found])
    grid.add_row("at most", *[f"{it.high:.1%}" for it in found])
    grid.add_row("points", *[f"{it.points:.1f}" for it in found])
    grid.add_row("points in wins", *["-" if it.points_won is None else f"{it.points_won:.1f}" for it in found])
    grid.add_row("best", *["-" if it.best is None else str(it.best) for it in found], end_section=True)
    for i in range(game.solo.tasks):
        grid.add_row(game.solo.task(i, "en"), *[str(it.tasks[i]) for it in found])
    return grid
