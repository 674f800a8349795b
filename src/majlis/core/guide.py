"""A first game that teaches: a fixed deal, everybody's actions in words, and what is said before the pupil's.

A match is guided as long as its actions are those of the script. Whoever plays something else has left the guide and
plays an ordinary game; taking it back leads to the guide again.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from majlis.core.match import Match

SAYS = ":"  # begins a line of the script that says something: a key of the sentences, then what it points at


@dataclass(frozen=True)
class Saying:
    """A sentence by its key, and the places and pieces that it speaks of."""

    key: str
    points: tuple[str, ...]


@dataclass(frozen=True)
class Guide:
    """The script of a guided game; the pupil sits on the first seat."""

    seats: int
    seed: int  # of the deal
    script: str  # a line for each action, as it is said in English, and before it what is told to the pupil
    sentences: Mapping[str, Mapping[str, str]]  # by language, then by key
    read: Callable[[str], int]  # the action that was said
    options: int = 0

    @property
    def deal(self) -> bytes:
        """The seed as a header wants it: known to everybody, so nothing here is a secret."""
        return self.seed.to_bytes(32, "big")

    @cached_property
    def steps(self) -> list[tuple[list[Saying], str]]:
        """The actions in words, each with what is said before it; what is said at the end has none."""
        found: list[tuple[list[Saying], str]] = []
        said: list[Saying] = []
        for line in filter(None, map(str.strip, self.script.splitlines())):
            if line.startswith(SAYS):
                key, *points = line.removeprefix(SAYS).split()
                said.append(Saying(key, tuple(points)))
            else:
                found.append((said, line))
                said = []
        return [*found, (said, "")]

    @cached_property
    def actions(self) -> list[int]:
        """Every action of the script."""
        return [self.read(words) for _, words in self.steps[:-1]]

    def dealt(self, match: "Match") -> bool:
        """Is this match the deal of the guide?"""
        header = match.header
        return (header.seed, header.seats, header.options, header.forks) == (self.deal, self.seats, self.options, ())

    def follows(self, match: "Match") -> bool:
        """Has it kept to the script so far?"""
        return list(match.actions) == self.actions[: match.at]

    def says(self, at: int) -> list[Saying]:
        """What is said after so many actions."""
        return self.steps[at][0] if at < len(self.steps) else []

    def next(self, at: int) -> int | None:
        """The action of the script after so many; None behind its end."""
        return self.actions[at] if at < len(self.actions) else None


def guide_of(match: "Match") -> Guide | None:
    """The guide that dealt this match, whether it was left or not."""
    return next((guide for guide in match.game.guides if guide.dealt(match)), None)
