"""A study: a question about a game, asked of so many games of one bot; its blocks have numbers and are its seed's."""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from majlis.bots.contest.contest import known
from majlis.bots.study.asked import Asked, Row, asked
from majlis.bots.study.games import Table
from majlis.bots.study.player import Player, thinks
from majlis.core.game import Game, load
from majlis.core.questions import Gift
from majlis.core.refusal import Refusal

FORMAT = "majlis study 1"


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """What was counted in one block of games."""

    n: int
    rows: tuple[Row, ...]


class Study(Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag=FORMAT):
    """What all blocks of a study have in common; also the first line of its file."""

    game: str
    version: int  # of the rules
    digest: str  # of the box
    options: tuple[str, ...]
    question: str
    bot: str
    seats: int
    seed: str
    changed: tuple[str, ...] = ()  # values of the box that are not as we have them

    @classmethod
    def of(cls, game: Game, question: str, bot: str, seats: int, seed: str, options: int) -> "Study":
        """The study of this question; what it is about is in play, whether it was asked for or not."""
        if seats not in game.seats or seats < 2:
            raise Refusal(
                f"{game.title} can be studied with {max(2, game.seats[0])} to {game.seats[-1]} players, not {seats}."
            )
        asked(game, question)
        thinks(game, seats, bot)
        own = game.questions.asked.get(question) if game.questions else None
        chosen = {**(own.options if isinstance(own, Gift) else {}), **game.chosen(options)}
        game.check(game.pack(**chosen), seats)
        words = tuple(f"{name}={value}" for name, value in chosen.items())
        return cls(game.name, game.version, game.digest, words, question, bot, seats, seed)

    @property
    def asked(self) -> Asked:
        return asked(load(self.game), self.question)

    def blocks(self, games: int) -> int:
        """How many blocks so many games are, at least one."""
        return max(1, -(-games // self.asked.games))

    def perform(self, n: int) -> Block:
        """Play one block."""
        return Block(n, summed(self.asked, tuple(self.asked.rows(table(self), n))))

    def command(self, games: int) -> str:
        """What makes the same study again."""
        words = ["majlis study", self.game, self.question, "--bot", self.bot, "--seats", str(self.seats)]
        words += ["--games", str(games), "--seed", self.seed, *(f"--option {word}" for word in self.options)]
        return " ".join([*words, *(f"--set {word}" for word in self.changed)])


def summed(question: Asked, rows: Sequence[Row]) -> tuple[Row, ...]:
    """A row for each thing that was there."""
    sums = [[0.0, 0.0, 0.0] for _ in question.things]
    for thing, *values in rows:
        sums[thing] = [x + y for x, y in zip(sums[thing], values, strict=True)]
    return tuple((thing, n, x, y) for thing, (n, x, y) in enumerate(sums) if n)


@cache
def table(study: Study) -> Table:
    """The table at which a process plays a study."""
    game = known(study)
    options = game.pack(**dict(word.partition("=")[::2] for word in study.options))
    return Table(game, Player(game, study.seats, study.bot), study.seats, options, study.seed)
