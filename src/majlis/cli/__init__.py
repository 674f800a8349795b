"""The command line: every command is a few lines over the package; a refusal is one sentence and exit code 2.

A file here is a group of commands; this one has the list of them all, and what becomes of whatever goes wrong.
"""

import sys
from collections.abc import Callable
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from majlis.cli.analyse import analyse_
from majlis.cli.arena import arena_, ladder_
from majlis.cli.match import draw_, position_, replay_
from majlis.cli.play import play_, simulate_
from majlis.cli.rules import bench_, games_, perft_, warm_
from majlis.cli.serve import serve_, without
from majlis.cli.tune import tune_
from majlis.core.refusal import Refusal
from majlis.table.faults import logged, note
from majlis.table.home import home

COMMANDS: tuple[tuple[Callable[..., None], str, str], ...] = (  # each with its name and an example
    (games_, "games", "--json"),
    (perft_, "perft", "high_desert --depth 4 --seats 2 --seed 7"),
    (bench_, "bench", "--json"),
    (warm_, "warm", "high_desert"),
    (analyse_, "analyse", "game.match --iterations 20000 --out game.analysis.json"),
    (arena_, "arena", "high_desert --bots greedy,random --games 400 --seed 7 --out games.jsonl"),
    (ladder_, "ladder", "ladder/*.jsonl --out docs/ladder.md"),
    (replay_, "replay", "game.match --seat 1"),
    (position_, "position", "game.match --at 12 --seat 1"),
    (draw_, "draw", "game.match --at 12 --seat 1 --out game.svg"),
    (play_, "play", "high_desert --seats you,greedy,random --seed 7 --lang de"),
    (simulate_, "simulate", "high_desert --seats greedy,random --games 1000 --seed 7"),
    (serve_, "serve", "--port 8080 --no-browser --data my-games"),
    (tune_, "tune", "high_desert --games 20000 --seed 1 --out weights.toml"),
)


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
            code = refuse(error.format_message()) if hasattr(error, "format_message") else confess(error)
        sys.exit(code if isinstance(code, int) else 0)


def refuse(sentence: str) -> int:
    typer.echo(f"majlis: {sentence}", err=True)
    return 2


def confess(error: Exception) -> int:
    """A fault of ours: its number, and where the log is."""
    try:
        with logged(home()) as path:
            number = note(error, " ".join(["majlis", *sys.argv[1:]]))
    except OSError:
        raise error from None
    typer.echo(f"majlis: This is a fault of ours, number {number}. The log says more: {path}", err=True)
    return 1


app: typer.Typer = typer.Typer(
    name="majlis",
    cls=Commands,
    help="A table for the djinn games. Without a command: serve.",
    epilog="Example: majlis serve",
    invoke_without_command=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback(invoke_without_command=True)(without)
for function, name, example in COMMANDS:
    app.command(name, epilog=f"Example: majlis {name} {example}")(function)


def main() -> None:
    """The entry point."""
    app()
