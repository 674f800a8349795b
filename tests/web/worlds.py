"""Twin worlds: two matches that differ in everything that a viewer cannot know, and who looks at them.

They differ in seed, salt and generator, and at every moment of the past in the cards that the viewer has not seen.
visit.py pays a visit to a world, compared.py the same one to both. glances.py compares many more moments.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from majlis.core.frame import alike
from majlis.core.game import ONLOOKER, Game, States
from majlis.core.match import Header, Match
from majlis.testing.leaks import twin, twins, unlike
from majlis.testing.play import seed
from majlis.testing.walks import any_options

OWNER, FRIEND, STRANGER = "o" * 32, "f" * 32, "s" * 32
MINE = {OWNER: ("me", "guest"), FRIEND: ("friend",), STRANGER: ()}  # whose seats are whose


@dataclass(frozen=True)
class Case:
    """One moment of one match, and who looks at it."""

    game: Game
    n: int  # the number of the match
    players: tuple[str, ...]
    at: int
    token: str  # of the visitor
    seat: int  # that the visitor asks for
    private: bool = False  # may only its people look at the table?

    @property
    def name(self) -> str:
        who = f"{self.token[0]}{self.seat + 1}{'p' if self.private else ''}"
        return f"table-{self.n}-{self.at}-{who}-{'-'.join(self.players)}"

    @property
    def mine(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player in MINE[self.token]]

    def eyes(self, match: Match) -> int:
        """Whose eyes the visitor may look through now: worked out here without the server's code."""
        if self.shared(match):
            return match.turn if match.turn in self.mine else self.mine[0]
        if self.seat not in self.mine:
            return ONLOOKER
        return self.seat if len(self.mine) == 1 or match.turn == self.seat else ONLOOKER

    def shared(self, match: Match) -> bool:
        """Do several people look at one screen on which nothing is for one of them alone?"""
        return len(self.mine) > 1 and not match.over and alike(match, self.mine)

    def owners(self, match: Match) -> list[int]:
        """Whose actions may be taken back from here."""
        return self.mine if self.shared(match) else [eyes] if (eyes := self.eyes(match)) != ONLOOKER else []


@cache
def played(game: Game, n: int) -> Match:
    """A whole match with much to hide, the same for the same number; not to be changed. Seats and options go round."""
    chance, seats = random.Random(n), game.seats[n % len(game.seats)]
    match = Match.new(game, seats, any_options(game, seats, chance) if n % 3 else thieves(game), seed(n))
    getattr(twins(game), "veil", lambda *_: None)(match._states[:1], chance)
    while not match.over:
        match.play(chance.choice(match.open()))
    return match


def thieves(game: Game) -> int:
    """The usual options, and the expansion where there is one."""
    return game.pack(thieves=True) if any(option.name == "thieves" for option in game.options) else 0


def cases(game: Game, seeds: Iterable[int], moments: int = 2) -> Iterator[Case]:
    """Several positions of several matches, each seen by a seat, an onlooker and people at one device."""
    for n in seeds:
        chance, whole = random.Random(n), played(game, n)
        seats = whole.header.seats
        for at in sorted(chance.sample(range(1, whole.at), moments)):
            turn, alone = whole.mover(at), chance.randrange(seats)
            yield Case(game, n, sitting(seats, {alone: "me"}), at, STRANGER, alone)
            yield Case(game, n, sitting(seats, {turn: "me"}), at, STRANGER, turn, private=True)
            yield Case(game, n, sitting(seats, {turn: "me"}), at, OWNER, turn)
            if seats == 1:
                continue
            other = (turn + 1) % seats
            yield Case(game, n, sitting(seats, {other: "me"}), at, OWNER, other)
            yield Case(game, n, sitting(seats, {turn: "me", other: "guest"}), at, OWNER, other)
            yield Case(game, n, sitting(seats, {turn: "me", other: "guest"}), at, OWNER, turn)
            yield Case(game, n, sitting(seats, {turn: "me", other: "friend"}), at, FRIEND, other)
            yield Case(game, n, sitting(seats, {turn: "friend", other: "me"}), at, FRIEND, turn)
            yield Case(game, n, sitting(seats, {turn: "me", other: "friend"}), at, FRIEND, other, private=True)


def sitting(seats: int, persons: dict[int, str]) -> tuple[str, ...]:
    return tuple(persons.get(seat, "greedy") for seat in range(seats))


# --- the two worlds


def worlds(case: Case) -> tuple[Match, Match]:
    """A match, and one that differs in all that the visitor cannot know, at this moment and at every one before."""
    chance = random.Random(f"{case.n} {case.at} {case.seat}")
    whole = played(case.game, case.n).until(case.at)
    ours, theirs = again(whole, chance), again(whole, chance)
    eyes = case.eyes(whole)
    memory = case.seat if len(case.mine) == 1 else eyes  # a seat that shares its device has seen its past, too
    for at in range(case.at + 1):
        theirs._states[at : at + 1] = twin(case.game, whole.state_at(at), memory, chance)
    theirs._events = [unlike(case.game, told, memory) for told in whole._events]
    return ours, theirs


def again(match: Match, chance: random.Random) -> Match:
    """The same match under another seed and salt."""
    names, old = tuple(f"Person {seat}" for seat in range(match.header.seats)), match.header
    other = Match(Header(old.game, old.seats, old.options, names, chance.randbytes(32), chance.randbytes(32)))
    other.actions, other._states, other._events = list(match.actions), match._states.copy(), list(match._events)
    return other


GENERATOR = {"key", "block", "drawn"}


def apart(here: States, there: States) -> set[str]:
    """The fields in which two states differ, but for the generator: with none of them a comparison proves little."""
    names = here.dtype.names or ()
    return {name for name in names if (here[0][name] != there[0][name]).any()} - GENERATOR


@cache
def veiled(game: Game, n: int) -> list[int]:
    """The moments of a match in which more is hidden than the generator; all, if there are none."""
    whole, chance = played(game, n), random.Random(n)
    states = ((at, whole.state_at(at)) for at in range(1, whole.at))
    return [at for at, it in states if apart(it, twin(game, it, ONLOOKER, chance))] or list(range(1, whole.at))


def agreed(case: Case, match: Match, other: Match, chance: random.Random) -> int | None:
    """An action after which the visitor still cannot tell the worlds apart."""
    common = sorted(set(match.open()) & set(other.open()))
    for a in chance.sample(common, len(common)):
        after = match.copy(), other.copy()
        for each in after:
            each.play(a)
        views = [each.view(case.eyes(each)).tobytes() for each in after]
        if views[0] == views[1] and not after[0].over:
            return a
    return None
