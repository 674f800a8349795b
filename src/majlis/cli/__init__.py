"""The command line: every command is a few lines over the package.

A file here is a group of commands; this one has the list of them all, refusals.py what becomes of whatever goes wrong.
"""

import codecs
import io
import sys
from collections.abc import Callable
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from majlis.cli.analyse import analyse_
from majlis.cli.arena import arena_, ladder_
from majlis.cli.doctor import doctor_
from majlis.cli.export import export_
from majlis.cli.keep import backup_, check_, move_, restore_
from majlis.cli.match import draw_, position_, replay_, verify_
from majlis.cli.person import person_
from majlis.cli.play import play_, simulate_
from majlis.cli.referee import match_, mcp_
from majlis.cli.refusals import Stopped, outcome
from majlis.cli.rules import bench_, games_, perft_, warm_
from majlis.cli.selftest import selftest_
from majlis.cli.serve import serve_, without
from majlis.cli.study import study_
from majlis.cli.train import train_
from majlis.cli.tune import tune_

COMMANDS: tuple[tuple[Callable[..., None], str, str], ...] = (  # each with its name and an example
    (play_, "play", "high_desert --seats you,greedy,random --seed 7 --lang de"),
    (serve_, "serve", "--port 8080 --no-browser --data my-games"),
    (person_, "person", "list"),
    (games_, "games", "--json"),
    (doctor_, "doctor", ""),
    (backup_, "backup", "2026-11-16.db"),
    (restore_, "restore", "2026-11-16.db"),
    (check_, "check", "2026-11-16.db"),
    (move_, "move", "my-games postgresql://majlis@localhost/majlis"),
    (replay_, "replay", "game.match --seat 1"),
    (verify_, "verify", "game.match --commitment 5f0c"),
    (analyse_, "analyse", "game.match --iterations 20000 --out game.analysis.json"),
    (draw_, "draw", "game.match --at 12 --seat 1 --out game.svg"),
    (position_, "position", "game.match --at 12 --seat 1"),
    (simulate_, "simulate", "high_desert --seats greedy,random --games 1000 --seed 7"),
    (arena_, "arena", "high_desert --bots greedy,random --games 400 --seed 7 --out games.jsonl"),
    (ladder_, "ladder", "ladder/*.jsonl --out docs/ladder.md"),
    (export_, "export", "games.jsonl --out games.parquet"),
    (match_, "match", 'high_desert --seat "python examples/bot.py" --seat keen --clock 60 --out game.match'),
    (mcp_, "mcp", ""),
    (study_, "study", "five_tribes djinns --games 20000 --seed 1 --out studies/djinns"),
    (tune_, "tune", "high_desert --games 20000 --seed 1 --out weights.toml"),
    (train_, "train", "high_desert --config run.toml --out runs/first --minutes 10"),
    (perft_, "perft", "high_desert --depth 4 --seats 2 --seed 7"),
    (bench_, "bench", "--json"),
    (selftest_, "selftest", "high_desert --steps 100000"),
    (warm_, "warm", "high_desert"),
)


class Commands(TyperGroup):
    """A group of commands that refuses in one sentence, its own refusals and those of the parser alike."""

    def invoke(self, ctx: Any) -> Any:
        """Ctrl-C is told in our words: the parser would leave without any."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Stopped("Stopped.") from None

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
            sys.stdout.flush()
        except (Exception, KeyboardInterrupt) as error:
            code = outcome(error, [*self.commands])
        sys.exit(code if isinstance(code, int) else 0)


app: typer.Typer = typer.Typer(
    name="majlis",
    cls=Commands,
    help="A table for the djinn games. Without a command: serve.",
    epilog="Example: majlis serve",
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.callback(invoke_without_command=True)(without)
for function, name, example in COMMANDS:
    app.command(name, epilog=f"Example: majlis {name} {example}")(function)


SIGNS = "−·×…★▸▶┃│║─━═┌┐└┘╭╮╰╯╔╗╚╝┏┓┗┛①②③④■▼▲○●◆◇◎⊚♣⌂✦⚑⚷»↖↗↘↙’"
PLAIN = "--x.*>>|||---++++++++++++++++1234#v^o@&%OQPH*!k>\\/\\/'"  # what stands for them where only ASCII is known
FEW = str.maketrans(SIGNS, PLAIN) | str.maketrans({"→": "->", "–": "-", "„": '"', "“": '"', "”": '"', "ß": "ss"})
FEW |= {ord(letter): f"{base}e" for letter, base in zip("äöüÄÖÜ", "aouAOU", strict=True)}


def fewer(error: UnicodeError) -> tuple[str, int]:
    """A letter that cannot be printed as one that can, or a question mark: a minus must not get lost."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end].translate(FEW)
    return letters.encode("ascii", "replace").decode("ascii"), error.end


codecs.register_error("fewer", fewer)


def main() -> None:
    """The entry point; where a letter cannot be printed, one that looks like it is."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="fewer")
    app(prog_name="majlis")  # also where Python was asked for it by the module's name
