"""How a search goes about it: the rows of levels.toml, each a budget and a way."""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from majlis.core.game import States

LEVELS = ("novice", "gentle", "steady", "keen", "strong", "master")
FIRST = LEVELS[0]  # a newcomer among newcomers: it does not search, see novice.py
DEFAULT = "keen"  # whom one meets if nobody says
BEST = "master"


@dataclass(frozen=True)
class Way:
    """How the tree grows; what is best was found by matches (docs/bots.md)."""

    bold: float = 1.0  # how much an action that was hardly tried is preferred
    doubt: float = 0.1  # how much worse than its node an untried action is supposed to be
    roots: float = 1.0  # how often the square root of the priors is taken: 0 trusts them most
    even: float = 0.1  # the share of the prior that all open actions have alike
    turns: float = 1.0  # turns that are played on by the hints before a leaf is valued
    steps: float = 40.0  # but no more decisions than this: alone, the turn never passes
    ends: float = 0.0  # the share of leaves that are played to the end
    split: float = 0.0  # 1: what chance has shown makes a node of its own
    wide: float = 0.0  # times the root of a node's visits, so many actions are tried; 0: all
    halve: float = 0.0  # so often the worse half of the actions at the root is dropped


# What compiled code reads, by name: a way, and the walks of a whole decision.
WAY = np.dtype([(name, np.float64) for name in (*(field.name for field in fields(Way)), "walks")])


@dataclass(frozen=True)
class Budget:
    """How much a level thinks: so many walks, and no longer than so many seconds."""

    walks: int
    seconds: float | None
    way: Way
    cores: int = 1


def recorded(way: Way, walks: int) -> States:
    """A way as an array of one record."""
    found = np.zeros(1, WAY)
    for field in fields(Way):
        found[field.name] = getattr(way, field.name)
    found["walks"] = walks
    return found


@cache
def rows() -> dict[str, Any]:
    """Game, then seats, then level; "any" stands for all that have no row of their own."""
    return tomllib.loads((Path(__file__).parent / "levels.toml").read_text(encoding="utf-8"))


def row(game: str, seats: int, level: str) -> dict[str, Any]:
    """What the file says of a level: for this game and number of seats, else for the game, else for any."""
    own = rows().get(game, {})
    tables = (own.get(str(seats), {}), own.get("any", {}), rows()["any"]["any"])
    found: dict[str, Any] = next(table[level] for table in tables if level in table)
    return found


def budget(game: str, seats: int, level: str) -> Budget:
    """The budget of a level."""
    return made(row(game, seats, level))


def made(row: dict[str, Any]) -> Budget:
    """A budget out of a row; what it leaves out is as usual."""
    way = {field.name: row[field.name] for field in fields(Way) if field.name in row}
    return Budget(int(row["walks"]), row.get("seconds"), Way(**way), int(row.get("cores", 1)))
