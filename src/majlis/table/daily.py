"""The deal of the day: the same for everybody in this house, one rated try each, then practice.

Its seed is made from a secret of the house and the date, so nobody can work it out, and a restart changes nothing. It
stays sealed as long as a try at it can count: who has finished cannot hand it to those who still play. A try that was
begun on its day counts if it ends on the next one at the latest (in UTC).
"""

import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from majlis.bots.search.ways import DEFAULT
from majlis.core.game import Game, Solo
from majlis.core.refusal import Refusal
from majlis.table.store import ME

GRACE = timedelta(days=1)  # after its day, for tries that were begun on it


@dataclass(frozen=True)
class Deal:
    """One try at the deal of a day."""

    game: Game
    date: str  # as 2026-11-15
    choice: str  # how hard: of a game for one its option, of others the bot that one plays against
    rated: bool

    @property
    def options(self) -> int:
        return self.game.pack(**{self.game.solo.option: self.choice}) if self.game.solo else 0

    @property
    def players(self) -> list[str]:
        """Who sits there: alone where that can be, else against a bot that is the same for everybody."""
        return [ME] if self.game.solo else [ME, self.choice]

    def seed(self, secret: bytes) -> bytes:
        """The same for the same house, game, date and difficulty, whoever asks and whenever."""
        return hmac.digest(secret, f"{self.game.name} {self.date} {self.choice}".encode(), "sha256")


def now() -> datetime:
    return datetime.now(UTC)


def today() -> str:
    """The date by which deals change, in UTC."""
    return now().date().isoformat()


def sealed(day: str | None) -> bool:
    """Is this the deal of a day, and can a try at it still count?"""
    return day is not None and date.fromisoformat(day) + GRACE >= now().date()


def alone(game: Game) -> Solo:
    """How a game is played by one, or a refusal."""
    if game.solo is None:
        raise Refusal(f"{game.title} is not played alone: it needs {game.seats[0]} players.")
    return game.solo


def choices(game: Game) -> tuple[str, ...]:
    """The difficulties, the easiest first: the most cards; or the one bot that everybody plays against."""
    if game.solo is None:
        return (DEFAULT,)
    name = game.solo.option
    return tuple(sorted(next(it.choices for it in game.options if it.name == name), key=int, reverse=True))


def usual(game: Game) -> str:
    """The difficulty that one begins with."""
    return next(it.choices[0] for it in game.options if it.name == alone(game).option)


def deal(game: Game, choice: str, day: str = "", rated: bool = True) -> Deal:
    """A try that can be had: of this day, and as hard as this."""
    if choice not in choices(game):
        raise Refusal(f"The deal of the day of {game.title} can be {', '.join(choices(game))}, not {choice[:40]!r}.")
    try:
        found = date.fromisoformat(day or today()).isoformat()
    except ValueError:
        raise Refusal(f"{day[:40]!r} is no date.") from None
    return Deal(game, found, choice, rated)
