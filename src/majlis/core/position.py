"""A position as one line of text, as FEN is for chess: any moment of any game, from a state or from a view.

    nim/1 box=5c1f... seats=2 first=1 turn=2 phase=take rng=00..ff@3 last=-1 taken=2 heap=3,2,5

The name and version of the rules and the digest of the box come first, then the header, then every field that is not
zero, under its name in the record. Numbers in a row have commas between them, rows have slashes, `4*0` stands for
0,0,0,0, and zeros at the end of a row are left out. Players are counted from 1. A view says `viewer=2` (or
`viewer=onlooker`) and has no generator.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import numpy as np

from majlis.core.game import ONLOOKER, Game, States, load
from majlis.core.record import HEADER, NONE
from majlis.core.refusal import Refusal

RUN = 4  # so many equal numbers are written as one
PATIENCE = 20  # seconds that a position may be tried
LEFT_OUT = {name for name, *_ in HEADER} | {"spare"}


@dataclass(frozen=True)
class Position:
    """A position that was read: a state, or what a viewer sees of one."""

    game: Game
    states: States
    viewer: int | None = None  # None: the whole truth


# --- writing


def write(game: Game, states: States, viewer: int | None = None) -> str:
    """The line for a state, or for the view of a seat or onlooker."""
    return " ".join(
        [f"{game.name}/{game.version}", *(f"{name}={value}" for name, value in _pairs(game, states, viewer))]
    )


def _pairs(game: Game, states: States, viewer: int | None) -> Iterator[tuple[str, str]]:
    s = states[0]
    yield "box", game.digest
    yield "seats", str(s["seats"])
    chosen = game.chosen(int(s["options"]))
    if chosen:
        yield "options", ",".join(f"{name}:{value}" for name, value in chosen.items())
    yield "first", str(s["first"] + 1)
    yield "turn", str(s["turn"] + 1) if s["turn"] != NONE else "over"
    yield "phase", game.phases(int(s["phase"])).name.lower()
    if s["reveals"]:
        yield "reveals", str(s["reveals"])
    if viewer is None:
        yield "rng", f"{s['key'].astype('<u4').tobytes().hex()}@{s['drawn']}"
    else:
        yield "viewer", "onlooker" if viewer == ONLOOKER else str(viewer + 1)
    for name in _fields(game):
        if np.any(s[name]):
            yield name, "/".join(_row(row) for row in np.atleast_2d(s[name]))


def _fields(game: Game) -> list[str]:
    return [name for name in game.state.names or () if name not in LEFT_OUT]


def _row(row: Any) -> str:
    numbers = np.trim_zeros(row, "b").tolist()
    runs = [(number, len(list(same))) for number, same in groupby(numbers)]
    return ",".join(f"{n}*{number}" if n >= RUN else ",".join([str(number)] * n) for number, n in runs)


# --- reading


def is_line(words: str) -> bool:
    """Are these words meant as a position? A file is hardly called so."""
    return " seats=" in words


def read(line: str, trusted: bool = False) -> Position:
    """The position that was written; one that cannot be is refused in a sentence."""
    name, *words = line.split() or [""]
    game = _game(name)
    pairs: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise Refusal(f"A position is words like seats=2: {word!r} is none.")
        if key in pairs:
            raise Refusal(f"A position says {key} only once.")
        pairs[key] = value
    position = _filled(game, pairs)
    if not trusted:
        _try(line)
    return position


def _game(name: str) -> Game:
    title, _, version = name.partition("/")
    game = load(title)
    if version != str(game.version):
        raise Refusal(f"A position begins with its game and the version of the rules: {game.name}/{game.version}.")
    return game


def _filled(game: Game, pairs: dict[str, str]) -> Position:
    states = game.new()
    s = states[0]
    box = pairs.pop("box", game.digest)
    if box != game.digest:
        raise Refusal(f"This position is of another box: {box}, and this is {game.digest}.")
    s["seats"] = _among(game, "seats", pairs.pop("seats", ""), {str(n): n for n in game.seats})
    players = {str(n + 1): n for n in range(int(s["seats"]))}
    s["options"] = _options(game, pairs.pop("options", ""))
    game.check(int(s["options"]), int(s["seats"]))
    s["first"] = _among(game, "first", pairs.pop("first", ""), players)
    s["turn"] = _among(game, "turn", pairs.pop("turn", ""), players | {"over": NONE})
    s["phase"] = _among(
        game, "phase", pairs.pop("phase", ""), {phase.name.lower(): int(phase) for phase in game.phases}
    )
    s["reveals"] = _number("reveals", pairs.pop("reveals", "0"), np.iinfo(np.int32))
    viewer = _chance(game, states, pairs, players)
    for name, value in pairs.items():
        if name not in _fields(game):
            raise Refusal(f"{game.title} has no field {name!r} in a position.")
        _fill(s, name, value)
    return Position(game, states, viewer)


def _among(game: Game, name: str, word: str, known: dict[str, int]) -> int:
    if word not in known:
        raise Refusal(f"In a position of {game.title}, {name} is one of {', '.join(known)}, not {word!r}.")
    return known[word]


def _options(game: Game, words: str) -> int:
    return game.pack(**dict(word.partition(":")[::2] for word in words.split(",") if word))


def _chance(game: Game, states: States, pairs: dict[str, str], players: dict[str, int]) -> int | None:
    """The generator of a state, or the viewer of a view."""
    if ("rng" in pairs) == ("viewer" in pairs):
        raise Refusal("A position has either a generator (rng=) or a viewer (viewer=).")
    if "viewer" in pairs:
        return _among(game, "viewer", pairs.pop("viewer"), players | {"onlooker": ONLOOKER})
    key, _, drawn = pairs.pop("rng").partition("@")
    if len(key) != 64 or set(key) - set("0123456789abcdef"):
        raise Refusal("The generator is 64 hexadecimal digits, an @ and how many words were drawn: rng=00..ff@12.")
    words = np.frombuffer(bytes.fromhex(key), "<u4").astype(np.uint32)
    game.doors.resume(states, 0, words, _number("rng", drawn, np.iinfo(np.int32)))
    return None


def _fill(s: Any, name: str, value: str) -> None:
    """Numbers into a field, with zeros where the line leaves them out."""
    field = np.atleast_2d(s[name])
    rows = value.split("/")
    if len(rows) > len(field):
        raise Refusal(f"{name} has {len(field)} rows, not {len(rows)}.")
    whole = np.zeros(field.shape, field.dtype)
    for i, row in enumerate(rows):
        numbers = list(_numbers(name, row, np.iinfo(field.dtype), field.shape[1]))
        whole[i, : len(numbers)] = numbers
    s[name] = whole.reshape(np.shape(s[name]))


def _numbers(name: str, row: str, limits: Any, most: int) -> Iterator[int]:
    count = 0
    for word in row.split(",") if row else []:
        times, star, number = word.partition("*")
        n = _number(name, times, np.iinfo(np.int16)) if star else 1
        count += n
        if n < 1 or count > most:
            raise Refusal(f"{name} has {most} numbers in a row, not {count}.")
        yield from [_number(name, number if star else times, limits)] * n


def _number(name: str, word: str, limits: Any) -> int:
    if not word.removeprefix("-").isdecimal() or not word.isascii() or len(word) > 11:
        raise Refusal(f"{name} needs whole numbers, not {word!r}.")
    number = int(word)
    if not limits.min <= number <= limits.max:
        raise Refusal(f"{name} cannot be {number}.")
    return number


# --- trying


def _try(line: str) -> None:
    """Let interpreted rules in a process of their own follow the position: they notice what compiled ones trust."""
    told = os.environ | {"MAJLIS_INTERPRET": "1"}
    command = [sys.executable, "-c", "from majlis.core.position import trial; trial()"]
    try:
        tried = subprocess.run(
            command, input=line, env=told, capture_output=True, text=True, timeout=PATIENCE, encoding="utf-8"
        )
    except subprocess.TimeoutExpired:
        raise Refusal("This position cannot arise: the rules find no way on from it.") from None
    if tried.returncode:
        raise Refusal(f"This position cannot arise: {tried.stdout.strip() or 'the rules cannot go on from it'}.")


def trial() -> None:
    """What the other process does: the reason against a position goes to standard output."""
    fault = _fault(read(sys.stdin.read(), trusted=True))
    print(fault)
    sys.exit(bool(fault))


def _fault(position: Position) -> str:
    game, s = position.game, position.states.copy()
    if position.viewer is not None:
        game.doors.guess(s, 0, np.zeros(8, np.uint32), position.viewer)
        if game.view(s, position.viewer).tobytes() != position.states.tobytes():
            return "its viewer would see something else"
    pieces = np.zeros(len(game.pieces), np.int64)
    game.doors.count(s, 0, pieces)
    if tuple(pieces) != game.pieces:
        return "pieces are missing, or there are too many"
    over = int(s[0]["turn"]) == NONE
    actions = np.flatnonzero(game.open(s))
    if over != (game.phases(int(s[0]["phase"])).name == "OVER") or over == bool(len(actions)):
        return "it is over, and yet it goes on" if over else "nobody could act, and yet it is not over"
    for a in actions:
        game.doors.step(s.copy(), 0, int(a))
    return ""
