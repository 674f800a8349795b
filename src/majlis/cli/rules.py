"""The commands for every game's rules: what there is, how many lines of play, how fast, and compiled in advance."""

import json
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from majlis.cli.arguments import GameName, Json, Seed, placed, put, seeded
from majlis.core.game import Game, games, load
from majlis.core.machine import end_with_parent
from majlis.core.match import Header
from majlis.core.refusal import Refusal
from majlis.tui.bar import warm

DEEPEST = 20  # no tree that deep is ever counted to its end


def games_(as_json: Json = False) -> None:
    """List the games, with their options and sizes; one that cannot be opened does not hide the others."""
    found: list[Game] = []
    refused = []
    for name in games():
        try:
            found.append(load(name))
        except Refusal as why:
            refused.append(f"{name}: {why}")
    if as_json:
        typer.echo(json.dumps([described(game) for game in found], indent=2))
    for game in found if not as_json else ():
        typer.echo(f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        typer.echo(f"  {game.about['en'].paragraph}")
        for option in game.options:
            typer.echo(f"  --option {option.name}={'|'.join(option.choices)}")
    if refused:
        raise Refusal(" ".join(refused))


def described(game: Game) -> dict[str, Any]:
    """A game in figures."""
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "options": {option.name: list(option.choices) for option in game.options},
        "actions": game.actions,
        "state_bytes": game.state.itemsize,
    }


def perft_(
    game: GameName,
    depth: Annotated[int, typer.Option(metavar="N", help="How many actions deep.")],
    seats: Annotated[int | None, typer.Option(help="How many players; the fewest if not said.")] = None,
    seed: Seed = "0",
) -> None:
    """Count the lines of play from a deal: a check on the rules, exact for every seed."""
    box = load(game)
    if not 1 <= depth <= DEEPEST:
        raise Refusal(f"The depth goes from 1 to {DEEPEST}, not {depth}.")
    header = Header(box, box.seats[0] if seats is None else seats, seed=seeded(seed) or b"")
    warm(box)
    states, masks = box.new(depth + 1), np.zeros((depth + 1, box.actions), np.bool_)
    for deep in range(1, depth + 1):
        states[deep] = box.start(header.seed, header.seats)[0]
        typer.echo(f"{deep:>3} {box.doors.perft(states, masks, deep)}")


def bench_(
    as_json: Json = False,
    out: Annotated[
        Path | None, typer.Option(callback=placed, metavar="FILE.md", help="A page; a picture is put beside it.")
    ] = None,
) -> None:
    """Measure every game on one core, and other engines beside it."""
    from majlis.bench import report, results

    found = [load(name) for name in games()]
    for game in found:
        warm(game)
    measured = report.run(found, lambda line: typer.echo(line, err=True))
    if out:
        put(out.with_suffix(".svg"), results.picture(measured))
        put(out, results.page(measured, out.with_suffix(".svg").name))
    typer.echo(json.dumps(measured, indent=2) if as_json else "\n".join(report.lines(measured)))


def warm_(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game, or all.")] = None,
    child: Annotated[bool, typer.Option("--child", hidden=True)] = False,
) -> None:
    """Compile the rules now, so that no later command has to wait."""
    if child:
        end_with_parent()
    for name in [game] if game else games():
        typer.echo(f"{name}: ready after {warm(load(name)):.1f} s")
