"""What can be asked about a game's parts, as data: `majlis study` plays the games that answer it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from random import Random
from typing import Any

import numpy.typing as npt

States = npt.NDArray[Any]


@dataclass(frozen=True)
class Gift:
    """Things of which a seat may be given one before the game: the same deal is played with it and without."""

    asks: str
    names: tuple[str, ...]
    give: Callable[[States, int, int, Random], bool]  # (one state, thing, seat, chance): False if that cannot be
    options: Mapping[str, str] = field(default_factory=dict)  # without which they are not in the game


@dataclass(frozen=True)
class Seen:
    """Things that come to seats while they play: how those fare who got them."""

    asks: str
    names: tuple[str, ...]
    did: tuple[IntEnum, ...]  # the events by which they come
    which: Callable[[Any, Mapping[str, int]], int]  # (the record before, the event's numbers): the thing
    chosen: bool = True  # by players, who choose when it suits them: so it tells who wins, not why


@dataclass(frozen=True)
class Questions:
    """All questions about one game's own parts."""

    asked: Mapping[str, Gift | Seen]
    by_chance: frozenset[IntEnum] = frozenset()  # phases that are played at random, or a seat's first choice is praised
    clock: str = ""  # the field of the record that counts rounds or turns


def named(things: type[IntEnum]) -> tuple[str, ...]:
    """The names of an enumeration as one reads them."""
    return tuple(thing.name.replace("_", " ").capitalize() for thing in things)
