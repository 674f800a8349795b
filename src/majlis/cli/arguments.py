"""What the commands are given: words turned into games, options, seeds, bots and files, or refused."""

import string
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

from majlis.bots.bot import Bot, bot, names
from majlis.bots.chance import derive
from majlis.bots.nets.player import NET
from majlis.bots.search.levels import SEARCH
from majlis.core.game import ONLOOKER, Game, games, load
from majlis.core.match import SEED_BYTES, Match
from majlis.core.notation import BrokenFile, plain, read
from majlis.core.refusal import Refusal
from majlis.core.speech import LANGUAGES
from majlis.tui.bar import warm

YOU = "you"
LONGEST = 1000  # digits of a seed


GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game; 'majlis games' lists them.")]
Optional = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; 'majlis games' lists them."),
]
Sown = typer.Option(metavar="HEX|N", help="A whole number, or 64 hexadecimal digits: the same gives the same deals.")
Seed = Annotated[str | None, Sown]
Seeds = Annotated[str, Sown]
Lang = Annotated[str, typer.Option(metavar="en|de", help="The language: en or de.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")]
Seen = typer.Option(metavar="N", help="Seen by this player, from 1 on; 0 is an onlooker.")
Seat = Annotated[int, Seen]
Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Where all is kept; MAJLIS_HOME or ~/.local/share/majlis if not said."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def near(word: str, words: Iterable[str]) -> str:
    """A suggestion, if one of these words is like it."""
    found = get_close_matches(word, list(words), 1, 0.4)
    return f" Did you mean {found[0]}?" if found else ""


def language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal(f"No language is called {lang!r}.{near(lang, LANGUAGES)} There are: {', '.join(LANGUAGES)}.")
    return lang


def packed(game: Game, options: list[str] | None, seats: int) -> int:
    """The options NAME=VALUE for so many players as the number that the record carries; a name alone turns it on."""
    pairs = {name: value or "on" for name, _, value in (word.partition("=") for word in options or ())}
    known = {option.name: option.choices for option in game.options}
    for name, value in pairs.items():
        if name not in known:
            there = ", ".join(known) or "none"
            raise Refusal(f"{game.name} has no option {name!r}.{near(name, known)} There are: {there}.")
        if value not in known[name]:
            choices = ", ".join(known[name])
            raise Refusal(f"Option {name} cannot be {value!r}.{near(value, known[name])} There are: {choices}.")
    chosen = game.pack(**pairs)
    game.check(chosen, seats)
    return chosen


def seeded(seed: str | None) -> bytes | None:
    """A seed as it is, or one made of a number; None stands for chance."""
    if seed is None:
        return None
    if len(seed) == 2 * SEED_BYTES and set(seed) <= set(string.hexdigits):
        return bytes.fromhex(seed)
    if seed.isdecimal() and len(seed) <= LONGEST:
        return derive(int(seed), "seed")
    raise Refusal(f"A seed is a whole number or 64 hexadecimal digits, not {seed!r}.")


def checked(seed: str) -> str:
    """A seed for many deals, as it was said."""
    seeded(seed)
    return seed


def number(seed: str) -> int:
    """The same as a number."""
    return int(checked(seed), 10 if seed.isdecimal() and len(seed) != 2 * SEED_BYTES else 16)


def players(game: Game, seats: str, people: bool) -> list[Bot | None]:
    """The bots named, in order of the seats; None is a person."""
    words = [word.strip() for word in seats.split(",")]
    known = (*((YOU,) if people else ()), *names(), *game.yardsticks)
    for word in words:
        if word not in known and not word.startswith((SEARCH + ":", NET + ":")):
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
    except IsADirectoryError:
        raise Refusal(f"{path} is a folder: name a match file in it.") from None
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeError:
        raise Refusal(f"{path} is no match file: those are text in UTF-8.") from None
    try:
        lines = plain(text).splitlines()
        name = next((line.partition(":")[2].strip() for line in lines if line.startswith("game:")), "")
        if name in games():
            warm(load(name))
        return read(text)
    except BrokenFile as error:
        raise Refusal(f"{path}, {error}{'.' * (not str(error).endswith('.'))}") from error


def placed(path: Path | None) -> Path | None:
    """Where something shall be written: looked at before anything is computed that would be lost."""
    if path and not path.parent.is_dir():
        raise Refusal(f"There is no folder {path.parent}: make it first, or choose another place than {path}.")
    if path and path.is_dir():
        raise Refusal(f"{path} is a folder: name a file in it.")
    return path


def shelf(path: Path | None) -> Path | None:
    """A folder where several things shall be written; it may be made."""
    if path and path.exists() and not path.is_dir():
        raise Refusal(f"{path} is a file: name a folder.")
    return path


def housed(folder: Path) -> Path:
    """A folder in which somebody has played: who only looks, or writes to a place with a typo in it, makes none."""
    from majlis.table.database import NAME

    if not (folder / NAME).is_file():
        raise Refusal(f"There is no house in {folder}: 'majlis serve' makes one, or name its folder with --data.")
    return folder


def put(path: Path, text: str) -> None:
    """Write a file, or say why it cannot be."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{path} cannot be written: {error.strerror}.") from error


def viewer(match: Match, seat: int) -> int:
    return player(seat, match.header.seats)


def player(seat: int, seats: int) -> int:
    """The seat of a player counted from 1; 0 is an onlooker."""
    if not 0 <= seat <= seats:
        raise Refusal(f"The players are 1 to {seats}, and 0 is an onlooker: there is no {seat}.")
    return seat - 1 if seat else ONLOOKER
