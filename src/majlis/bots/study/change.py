"""A box with other values: `box.mage.M21.price=2` is the row M21 of the table mage in the game's box file."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from majlis.core.game import Game
from majlis.core.refusal import Refusal

TOLD = """import sys
from majlis.core.game import load
from majlis.core.refusal import Refusal
try:
    print(load(sys.argv[1]).digest)
except Refusal as error:
    sys.exit(str(error))
"""


@contextmanager
def changed(game: Game, changes: Sequence[str]) -> Iterator[str]:
    """While it lasts, processes that are started have a box with these values; hands out the digest of that box."""
    name, box = f"MAJLIS_{game.name.upper()}_BOX", boxed(game)
    for change in changes:
        put(box, change)
    before = os.environ.get(name)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "box.toml"
        path.write_text("".join(f"{key} = {toml(value)}\n" for key, value in box.items()), encoding="utf-8")
        os.environ[name] = str(path)
        try:
            yield digest(game)
        finally:
            os.environ.pop(name) if before is None else os.environ.update({name: before})


def boxed(game: Game) -> dict[str, Any]:
    """The values of a game that has a file for them."""
    path = Path(os.environ.get(f"MAJLIS_{game.name.upper()}_BOX") or game.folder / "box.toml")
    if not path.exists():
        raise Refusal(f"{game.title} reads no values from a file, so none can be set; Djinn does.")
    return tomllib.loads(path.read_text(encoding="utf-8-sig"))


def put(box: dict[str, Any], change: str) -> None:
    """Set one value; refuse a way that leads nowhere."""
    way, _, said = change.partition("=")
    *steps, last = way.removeprefix("box.").split(".")
    place: Any = box
    for step in steps:
        place = inside(place, step, way)
    if not isinstance(place, dict) or last not in place:
        raise Refusal(f"The box has no {way!r}. There are: {', '.join(choices(place))}.")
    try:
        place[last] = tomllib.loads(f"it = {said}")["it"]
    except tomllib.TOMLDecodeError:
        raise Refusal(f"{way} cannot be {said!r}: write a value as in box.toml, such as 2.") from None


def inside(place: Any, step: str, way: str) -> Any:
    rows = {row.get("id", str(i)): row for i, row in enumerate(place)} if isinstance(place, list) else place
    if not isinstance(rows, dict) or step not in rows:
        raise Refusal(f"The box has no {step!r} in {way!r}. There are: {', '.join(choices(place))}.")
    return rows[step]


def choices(place: Any) -> list[str]:
    if isinstance(place, list):
        return [row.get("id", str(i)) for i, row in enumerate(place)]
    return list(place) if isinstance(place, dict) else ["nothing below it"]


def toml(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(it)}" for key, it in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def digest(game: Game) -> str:
    """What a new process says of its box: the digest, or what is wrong with it."""
    told = subprocess.run([sys.executable, "-c", TOLD, game.name], capture_output=True, text=True, encoding="utf-8")
    if told.returncode:
        raise Refusal(told.stderr.strip().splitlines()[-1])
    return told.stdout.strip()
