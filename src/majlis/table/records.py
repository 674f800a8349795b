"""The record sheet of somebody who plays alone: the best score and the tasks fulfilled, by difficulty.

A game's line is written once, in the transaction of its last action: what was acknowledged is on the sheet, and a rule
that changes later takes nothing off it. What counts is a win of one's own hand in a deal that was new: undo and hints
are part of the game. A second try at a deal of the day does not count, nor a game that goes on from another one,
nor a guided one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from majlis.core.game import Game
from majlis.core.match import Match
from majlis.table.daily import alone, choices
from majlis.table.store import Row, Store


@dataclass(frozen=True)
class Feat:
    """A game played alone to its end."""

    match: str
    choice: str  # how hard
    won: bool
    points: int
    left: int  # cards of the other side
    tasks: tuple[int, ...]
    time: float
    date: str | None = None  # of a deal of the day
    rated: bool | None = None

    @property
    def practice(self) -> bool:
        return self.rated is False

    @property
    def counts(self) -> bool:
        return self.won and not self.practice


@dataclass(frozen=True)
class News:
    """What a game brought to the sheet that was not there before."""

    tasks: tuple[int, ...] = ()
    before: int | None = None  # the best score until then
    record: bool = False


@dataclass(frozen=True)
class Sheet:
    """All that one visitor has reached in one game, in the order in which it was reached."""

    game: Game
    feats: Sequence[Feat] = ()

    @cached_property
    def choices(self) -> tuple[str, ...]:
        return choices(self.game)

    def best(self, choice: str) -> int | None:
        """The best score, or None before the first win."""
        return max((feat.points for feat in self._won(choice)), default=None)

    def tasks(self, choice: str) -> frozenset[int]:
        return frozenset(task for feat in self._won(choice) for task in feat.tasks)

    def wins(self, choice: str) -> int:
        return len(self._won(choice))

    def games(self, choice: str) -> int:
        """Those that were played to the end, practice aside."""
        return sum(feat.choice == choice and not feat.practice for feat in self.feats)

    @property
    def filled(self) -> int:
        """How many fields have something in them."""
        return sum(len(self.tasks(choice)) + (self.best(choice) is not None) for choice in self.choices)

    @property
    def fields(self) -> int:
        return len(self.choices) * (alone(self.game).tasks + 1)

    def feat(self, match: str) -> Feat | None:
        return next((feat for feat in self.feats if feat.match == match), None)

    def news(self, feat: Feat) -> News:
        """What this game brought: the same whenever it is asked."""
        if not feat.counts:
            return News()
        earlier = Sheet(self.game, self.feats[: self.feats.index(feat)])
        before = earlier.best(feat.choice)
        fresh = tuple(task for task in feat.tasks if task not in earlier.tasks(feat.choice))
        return News(fresh, before, before is None or feat.points > before)

    def _won(self, choice: str) -> list[Feat]:
        return [feat for feat in self.feats if feat.choice == choice and feat.counts]


def sheet(store: Store, owner: str | None, game: Game) -> Sheet:
    """What this visitor has reached; nothing for somebody new."""
    rows = store.feats(owner, game.name) if owner else []
    return Sheet(game, tuple(Feat(**row | {"tasks": tuple(row["tasks"])}) for row in rows))


def feat(name: str, match: Match) -> Row | None:
    """The line that a game of one player leaves on the sheet when it ends."""
    solo, header = match.game.solo, match.header
    if not match.over or solo is None or header.seats > 1:
        return None
    done = solo.done(match.state)
    return {
        "match": name,
        "choice": match.game.unpack(header.options, header.seats)[solo.option],
        "won": bool(solo.won(match.state)),
        "points": match.points()[0],
        "left": int(solo.left(match.state)),
        "tasks": [i for i, fulfilled in enumerate(done) if fulfilled],
    }
