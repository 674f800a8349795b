"""The command line: every command is a few lines over the package; a refusal is one sentence and exit code 2.

A file here is a group of commands; this one has the app, and the commands for every game's rules.
"""

import json
import sys
from typing import Annotated, Any, NoReturn

import numpy as np
import typer
from typer.core import TyperGroup

from majlis.cli.arguments import GameName, Json, Refusal, Seed, chosen, clearly, seeded
from majlis.core.game import Game, games
from majlis.core.match import Header
from majlis.tui.bar import warm

DEEPEST = 20  # no tree that deep is ever counted to its end


class Commands(TyperGroup):
    """A group of commands that refuses in one sentence, its own refusals and those of the parser alike."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except typer.Abort:
            code = 1
        except Refusal as refusal:
            code = refuse(str(refusal))
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            code = refuse(error.format_message())
        sys.exit(code if isinstance(code, int) else 0)


def refuse(sentence: str) -> int:
    typer.echo(f"majlis: {sentence}", err=True)
    return 2


app: typer.Typer = typer.Typer(
    name="majlis",
    cls=Commands,
    help="A table for the djinn games. Without a command: serve.",
    epilog="Example: majlis serve",
    invoke_without_command=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """The entry point."""
    app()


@app.command("games", epilog="Example: majlis games --json")
def games_(as_json: Json = False) -> None:
    """List the games, with their options and sizes."""
    found = [chosen(name) for name in games()]
    if as_json:
        typer.echo(json.dumps([described(game) for game in found], indent=2))
        return
    for game in found:
        typer.echo(f"{game.name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        typer.echo(f"  {game.about['en'].paragraph}")
        for option in game.options:
            typer.echo(f"  --option {option.name}={'|'.join(option.choices)}")


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


@app.command("perft", epilog="Example: majlis perft high_desert --depth 4 --seats 2 --seed 7")
def perft_(
    game: GameName,
    depth: Annotated[int, typer.Option(help="How many actions deep.")],
    seats: Annotated[int | None, typer.Option(help="How many players; the fewest if not said.")] = None,
    seed: Seed = "0",
) -> None:
    """Count the lines of play from a deal: a check on the rules, exact for every seed."""
    box = chosen(game)
    if not 1 <= depth <= DEEPEST:
        raise Refusal(f"The depth goes from 1 to {DEEPEST}, not {depth}.")
    with clearly():
        header = Header(box, box.seats[0] if seats is None else seats, seed=seeded(seed) or b"")
    warm(box)
    states, masks = box.new(depth + 1), np.zeros((depth + 1, box.actions), np.bool_)
    for deep in range(1, depth + 1):
        states[deep] = box.start(header.seed, header.seats)[0]
        typer.echo(f"{deep:>3} {box.doors.perft(states, masks, deep)}")


@app.command("bench", epilog="Example: majlis bench --json")
def bench_(as_json: Json = False) -> None:
    """Measure every game on one core, and another engine beside it."""
    from majlis.bench import report

    found = [chosen(name) for name in games()]
    for game in found:
        warm(game)
    with clearly():
        measured = report.run(found, lambda line: typer.echo(line, err=True))
    typer.echo(json.dumps(measured, indent=2) if as_json else "\n".join(report.lines(measured)))


@app.command("warm", epilog="Example: majlis warm high_desert")
def warm_(game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game, or all.")] = None) -> None:
    """Compile the rules now, so that no later command has to wait."""
    for name in [game] if game else games():
        typer.echo(f"{name}: ready after {warm(chosen(name)):.1f} s")


# Each of these files adds its commands to the app above.
from majlis.cli import analyse, arena, match, play, serve, tune  # noqa: E402, F401
from majlis.cli.serve import lay_out as lay_out  # noqa: E402
