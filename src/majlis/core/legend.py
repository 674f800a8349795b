"""The legend: every symbol of a game's table with its name and what it means, drawn by the same code as the table."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from majlis.core.scene import Sprite
from majlis.core.speech import Words, topic

COMMON = topic("majlis.words", "legend")  # on every table
NUMBERS = re.compile(r"(-\d+)+$")
ORNAMENT = ""  # instead of a symbol: it has no meaning


class Symbol(NamedTuple):
    """A line of the legend."""

    sprite: str
    name: str
    meaning: str


def family(sprite: str) -> str:
    """The name without its numbers: good-3 is a good."""
    return NUMBERS.sub("", sprite)


def legend(words: Words, sprites: Mapping[str, Sprite], lang: str) -> list[Symbol]:
    """A game's own symbols, then those of every table; a family is shown by its first member."""
    rows = {**words, **{key: row for key, row in COMMON[lang].items() if key not in words}}
    found = [(first(key, sprites), row) for key, row in rows.items()]
    return [Symbol(sprite, *row) for sprite, row in found if sprite]


def first(key: str, sprites: Mapping[str, Sprite]) -> str:
    """The drawing of a symbol, or the first of a family."""
    return key if key in sprites else next((name for name in sprites if family(name) == key), "")


def meanings(words: Words, alike: Mapping[str, str], sprites: Mapping[str, Sprite], lang: str) -> dict[str, str]:
    """What every drawing means: its own line of the legend, that of what it looks like, or that of its family."""
    rows = {**COMMON[lang], **words}
    found = {name: next((key for key in kin(name, alike) if key in rows), ORNAMENT) for name in sprites}
    return {name: rows[key][1] for name, key in found.items() if key != ORNAMENT}


def kin(name: str, alike: Mapping[str, str]) -> tuple[str, ...]:
    """Where the legend may tell of a drawing, the nearest first."""
    return name, alike.get(name, name), family(name), alike.get(family(name), name)


def unexplained(words: Words, alike: Mapping[str, str], sprites: Mapping[str, Sprite]) -> list[str]:
    """The drawings that neither stand in the legend nor look like one that does."""
    known = {*words, *COMMON["en"], ORNAMENT}
    return [name for name in sprites if not known.intersection(kin(name, alike))]
