"""The command line: every command is a few lines over the package; a refusal is one sentence and exit code 2."""

import importlib
import json
import os
import string
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, NoReturn

import numpy as np
import typer
from rich.console import Console
from typer.core import TyperGroup

from majlis.bots.arena import derive, simulate
from majlis.bots.bot import Bot, bot, names
from majlis.core.game import LANGUAGES, ONLOOKER, Game, games, load
from majlis.core.match import SEED_BYTES, Header, Match
from majlis.core.notation import BrokenFile, read
from majlis.tui import paint, play
from majlis.tui.bar import bar, warm
from majlis.tui.words import WORDS

YOU = "you"
FIRST_GAME = "high_desert"
DJINN_BOX = "MAJLIS_DJINN_BOX"
DEEPEST = 20  # no tree that deep is ever counted to its end


class Refusal(Exception):
    """What cannot be done, as a sentence for the person who asked."""


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


app = typer.Typer(
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


# --- arguments


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; 'majlis games' lists them.")]
Optional = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Seed = Annotated[str | None, typer.Option(metavar="HEX|N", help="64 hexadecimal digits, or any whole number.")]
Lang = Annotated[str, typer.Option(metavar="en|de", help="The language: en or de.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")]
Seat = Annotated[int, typer.Option(metavar="N", help="Seen by this player, from 1 on; 0 is an onlooker.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@contextmanager
def clearly() -> Iterator[None]:
    """Turn what the package refuses into a refusal."""
    try:
        yield
    except (ValueError, OSError, RuntimeError) as error:
        raise Refusal(str(error)) from error


def near(word: str, words: Iterable[str]) -> str:
    """A suggestion, if one of these words is like it."""
    found = get_close_matches(word, list(words), 1, 0.4)
    return f" Did you mean {found[0]}?" if found else ""


def chosen(name: str) -> Game:
    with clearly():
        return load(name)


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal(f"No language is called {lang!r}.{near(lang, LANGUAGES)} There are: {', '.join(LANGUAGES)}.")
    return lang


def packed(game: Game, options: list[str] | None) -> int:
    """The options NAME=VALUE as the number that the record carries; a name alone turns it on."""
    pairs = {name: value or "on" for name, _, value in (word.partition("=") for word in options or ())}
    known = {option.name: option.choices for option in game.options}
    for name, value in pairs.items():
        if name not in known:
            there = ", ".join(known) or "none"
            raise Refusal(f"{game.name} has no option {name!r}.{near(name, known)} There are: {there}.")
        if value not in known[name]:
            choices = ", ".join(known[name])
            raise Refusal(f"Option {name} cannot be {value!r}.{near(value, known[name])} There are: {choices}.")
    return game.pack(**pairs)


def seeded(seed: str | None) -> bytes | None:
    """A seed as it is, or one made of a number; None stands for chance."""
    if seed is None:
        return None
    if len(seed) == 2 * SEED_BYTES and set(seed) <= set(string.hexdigits):
        return bytes.fromhex(seed)
    if seed.isdecimal():
        return derive(int(seed), "seed")
    raise Refusal(f"A seed is a whole number or 64 hexadecimal digits, not {seed!r}.")


def players(game: Game, seats: str, people: bool) -> list[Bot | None]:
    """The bots named, in order of the seats; None is a person."""
    words = [word.strip() for word in seats.split(",")]
    known = (*((YOU,) if people else ()), *names())
    for word in words:
        if word not in known:
            raise Refusal(f"No bot is called {word!r}.{near(word, known)} There are: {', '.join(known)}.")
    if len(words) not in game.seats:
        raise Refusal(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {len(words)}.")
    return [None if word == YOU else bot(word, game) for word in words]


def opened(path: Path) -> Match:
    """The match in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        there = [other.name for other in path.parent.glob("*.match")]
        raise Refusal(f"There is no file {str(path)!r}.{near(path.name, there)}") from None
    except (OSError, UnicodeError):
        raise Refusal(f"{path} is no text file that can be read.") from None
    name = next((line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("game:")), "")
    if name in games():
        warm(chosen(name))
    try:
        return read(text)
    except BrokenFile as error:
        raise Refusal(f"{path}, {error}") from error


def lay_out(djinn_box: Path | None) -> None:
    """Have Djinn played with an owner's box, here and in every process started from here.

    The box is read when the game is first imported, so the file is named before that, even to check it.
    """
    before = os.environ.get(DJINN_BOX, "")
    path = Path(djinn_box or before).absolute()
    if not djinn_box and not before:
        return
    os.environ[DJINN_BOX] = str(path)
    try:
        with clearly():
            importlib.import_module("majlis.games.djinn.box").read(path)
    except Refusal:
        os.environ[DJINN_BOX] = before
        raise


def viewer(match: Match, seat: int) -> int:
    if not 0 <= seat <= match.header.seats:
        raise Refusal(f"The players are 1 to {match.header.seats}, and 0 is an onlooker: there is no {seat}.")
    return seat - 1 if seat else ONLOOKER


# --- commands


@app.callback(invoke_without_command=True)
def without(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        serve_()


@app.command("serve", epilog="Example: majlis serve --port 8080 --no-browser --data my-games")
def serve_(
    port: Annotated[
        int | None, typer.Option(metavar="N", help="The port; without it, 8765 or any that is free.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where all matches are kept.")] = None,
    djinn_box: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play Djinn with the cards of your own box.")
    ] = None,
) -> None:
    """Set the table in a browser; every move is kept, and every match can be taken up again."""
    from majlis.web.serve import home, listen, serve

    lay_out(djinn_box)
    if port is not None and not 0 < port < 65536:
        raise Refusal(f"Ports go from 1 to 65535: there is no {port}.")
    with clearly(), listen(port) as door:
        warm(load(FIRST_GAME))
        serve(data or home(), door, browser, {FIRST_GAME})


@app.command("play", epilog="Example: majlis play high_desert --seats you,greedy,random --seed 7 --lang de")
def play_(
    game: GameName,
    seats: Annotated[str, typer.Option(help="Who sits where: you or a bot, with commas.")] = "you,greedy",
    seed: Seed = None,
    lang: Lang = "en",
    option: Optional = None,
) -> None:
    """Play at the terminal, against bots or with others at the same keyboard."""
    box, lang = chosen(game), language(lang)
    bots = players(box, seats, True)
    options, sown = packed(box, option), seeded(seed)
    warm(box)
    match = Match.new(box, len(bots), options, sown, called(bots, lang))
    play.play(play.Sitting(match, bots, Console(highlight=False), input, lang))


def called(bots: list[Bot | None], lang: str) -> tuple[str, ...]:
    """Names for the players; of several alike, each has its number."""
    words = [player.name.title() if player else WORDS[lang]["you"] for player in bots]
    return tuple(
        word if words.count(word) == 1 else f"{word} {words[: seat + 1].count(word)}" for seat, word in enumerate(words)
    )


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


@app.command("simulate", epilog="Example: majlis simulate high_desert --seats greedy,random --games 1000 --seed 7")
def simulate_(
    game: GameName,
    seats: Annotated[str, typer.Option(help="The bots, with commas.")] = "greedy,random",
    count: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Any words: the same give the same games.")] = "0",
    option: Optional = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games: the same deals for all, every seat in turn."""
    box = chosen(game)
    bots = [player for player in players(box, seats, False) if player]
    options = packed(box, option)
    warm(box)
    with clearly(), bar("Playing", count) as tick:
        report = simulate(box, bots, count, seed, options, lambda _: tick())
    if as_json:
        typer.echo(json.dumps(asdict(report), indent=2))
        return
    for line in report.seats:
        typer.echo(
            f"{line.bot:<10} wins {line.wins:g} of {report.games} ({line.share:.1%}, with 95 % confidence "
            f"{line.low:.1%} to {line.high:.1%}), {line.points:.1f} points on average"
        )
    typer.echo(f"{report.decisions} decisions in {report.seconds:.1f} s")


@app.command("replay", epilog="Example: majlis replay game.match --seat 1")
def replay_(file: File, seat: Seat = 0, lang: Lang = "en") -> None:
    """Tell a match move by move, as one player saw it."""
    match, lang = opened(file), language(lang)
    who = viewer(match, seat)
    for at in range(match.at):
        for line in paint.told(match, at, who, lang):
            typer.echo(f"{at + 1:>4}  {line}")
    if match.over:
        Console(highlight=False).print(paint.score(match, lang))
        typer.echo(paint.winners(match, lang))


@app.command("draw", epilog="Example: majlis draw game.match --at 12 --seat 1 --out game.svg")
def draw_(
    file: File,
    at: Annotated[int, typer.Option(metavar="N", help="After so many actions.")],
    seat: Seat = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Where to; without it, to stdout.")] = None,
    tall: Annotated[bool, typer.Option("--tall", help="Upright, for a phone.")] = False,
    lang: Lang = "en",
) -> None:
    """Draw a moment of a match as SVG, as one player saw it."""
    from majlis.core.svg import paint as svg

    match, lang = opened(file), language(lang)
    who = viewer(match, seat)
    if not 0 <= at <= match.at:
        raise Refusal(f"The match has {match.at} actions: there is no moment {at}.")
    view = match.view(who, at)
    mask = np.zeros(match.game.actions, np.bool_)
    if who >= 0 and int(view[0]["turn"]) == who:
        mask = match.game.open(view)
    picture = svg(match.game.draw(view, who, mask, lang, match.names, tall))
    if out is None:
        typer.echo(picture)
        return
    with clearly():
        out.write_text(picture, encoding="utf-8")


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
