"""A contest: which bots meet in which game, from which seed; its games have numbers and can be played in any order."""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

from msgspec import Struct

from majlis.bots.bot import Bot, bot
from majlis.bots.chance import derive
from majlis.bots.contest.arena import Played, play, run, seating
from majlis.bots.warm import warm
from majlis.core.game import Game, States, load
from majlis.core.match import IllegalAction
from majlis.core.refusal import Refusal

FORMAT = "majlis arena 1"


class Rules(Protocol):
    """Whatever was played by certain rules with a certain box."""

    @property
    def game(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def digest(self) -> str: ...


class Contest(Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag=FORMAT):
    """What all games of a contest have in common; also the first line of its file."""

    game: str
    version: int  # of the rules
    digest: str  # of the box
    options: tuple[str, ...]  # NAME=VALUE, where it is not the usual one
    bots: tuple[str, ...]
    seed: str

    @classmethod
    def between(cls, game: Game, bots: Sequence[str], seed: str, options: int = 0) -> "Contest":
        """The contest of these bots."""
        game.check(options, len(bots))
        chosen = [f"{name}={value}" for name, value in game.chosen(options).items()]
        return cls(game.name, game.version, game.digest, tuple(chosen), tuple(bots), seed)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def packed(self) -> int:
        """The options as the number that the record carries."""
        return load(self.game).pack(**dict(word.partition("=")[::2] for word in self.options))

    def perform(self, n: int) -> Played:
        """Play one game."""
        game, bots = ready(self)
        return play(game, bots, self.seed, n, self.packed)

    def command(self, games: int) -> str:
        """What makes the same games again."""
        words = ["majlis arena", self.game, "--bots", ",".join(self.bots), "--games", str(games), "--seed", self.seed]
        return " ".join(words + [f"--option {word}" for word in self.options])


@cache
def ready(contest: Contest) -> tuple[Game, list[Bot]]:
    """The game, warm, and the bots, made once in each process because they may be large."""
    game = known(contest)
    warm(game)
    made = {name: bot(name, game) for name in contest.bots}
    return game, [made[name] for name in contest.bots]


def known(contest: Rules) -> Game:
    """The game of a contest, if it is the one that we have."""
    game = load(contest.game)
    for name, theirs, ours in (("rules", contest.version, game.version), ("box", contest.digest, game.digest)):
        if theirs != ours:
            raise Refusal(f"{game.title} was played with {name} {theirs}, here it has {name} {ours}.")
    return game


def check(contest: Contest, played: Played) -> None:
    """Play a game again from its seed and actions; refuse it if anything else comes of it."""
    game, seats = known(contest), contest.seats
    deal, turned = divmod(played.n, seats)
    agree("number", played.n, max(0, played.n))
    agree("deal", played.deal, deal)
    agree("seating", played.seating, tuple(seating(seats, turned)))
    names = [contest.bots[b] for b in played.seating]

    def next_action(states: States, seat: int, at: int) -> int:
        if at == len(played.actions):
            raise IllegalAction(f"game {played.n} is not over after its {at} actions.")
        return played.actions[at]

    actions, result, points = run(game, names, derive(contest.seed, "deal", deal), contest.packed, next_action)
    agree("actions", played.actions, actions)
    agree("result", played.result, result)
    agree("points", played.points, points)
    agree("decisions", played.decisions, len(actions))
    agree("decisions that were timed", sum(clock.decisions for clock in played.clocks), len(actions))


def agree(what: str, said: object, truth: object) -> None:
    """Refuse what the replay does not bear out."""
    if said != truth:
        raise Refusal(f"the {what} cannot be {shown(said)}: the replay gives {shown(truth)}.")


def shown(thing: object) -> str:
    """A number, or a few of them."""
    if not isinstance(thing, tuple):
        return str(thing)
    return ", ".join(f"{x:g}" for x in thing) if len(thing) <= 8 else f"{len(thing)} numbers"
