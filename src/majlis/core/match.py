"""A match: its header and its actions are the truth, everything else follows from them."""

import hashlib
import secrets
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from majlis.core import guests, position
from majlis.core.events import ARGS, KIND, Event, Raw, heard
from majlis.core.events import FIRST as NUMBERS
from majlis.core.game import ONLOOKER, Game, States, key
from majlis.core.record import twin
from majlis.core.refusal import Refusal
from majlis.core.speech import COMMON, FIRST

SEED_BYTES = 32
EVERYBODY = -1  # a fork for all seats: each keeps what it knows
ROOM = 8  # states that there is room for when a match is copied: a table that nobody plays at keeps no more
HEARD = 1024  # actions whose events stay read, for each who heard them


class IllegalAction(Refusal):
    """An action that is not open now; the message says why, and to whom it may be shown: the seat that tried."""


@dataclass(frozen=True)
class Fork:
    """Where a match goes on from another: after so many actions all that this seat, or nobody, could know is dealt
    anew."""

    at: int
    seat: int
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(SEED_BYTES), repr=False)


@dataclass(frozen=True)
class Header:
    """What is agreed before the first action."""

    game: Game
    seats: int
    options: int = 0
    names: tuple[str, ...] = ()
    seed: bytes = field(default_factory=lambda: secrets.token_bytes(SEED_BYTES), repr=False)
    salt: bytes = field(default_factory=lambda: secrets.token_bytes(SEED_BYTES), repr=False)
    forks: tuple[Fork, ...] = ()  # in the order of their moments; a match that has any is practice
    start: str = ""  # the position it begins with, if it is no deal: see position.py

    def __post_init__(self) -> None:
        if self.seats not in self.game.seats:
            few, many = self.game.seats[0], self.game.seats[-1]
            raise Refusal(f"{self.game.title} is for {few} to {many} players, not {self.seats}.")
        if self.names and len(self.names) != self.seats:
            raise Refusal(f"{self.seats} players need {self.seats} names, not {len(self.names)}.")
        self.game.check(self.options, self.seats)
        moments = [fork.at for fork in self.forks]
        if moments != sorted(moments) or min(moments, default=0) < 0:
            raise Refusal("The forks of a match stand in the order of their moments.")
        for fork in self.forks:
            if not EVERYBODY <= fork.seat < self.seats:
                raise Refusal(f"A match of {self.seats} has no player {fork.seat + 1} to fork for.")

    @property
    def secret(self) -> bytes:
        """All that chance follows from: the seed, and those of the forks."""
        return self.seed + b"".join(fork.seed for fork in self.forks)

    @property
    def commitment(self) -> str:
        """What is shown before the game, so that all can check after it that no deal was touched."""
        return hashlib.sha256(self.secret + self.salt).hexdigest()


class Match:
    """A game being played: checks at the gate, then trusts."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = header.game
        self.actions: list[int] = []
        self._events: list[Raw] = []  # what the rules said of each action
        self._states = self.game.new(1 + ROOM)
        self._states[0] = self._first()[0]
        self._branch()

    @classmethod
    def new(
        cls, game: Game, seats: int, options: int = 0, seed: bytes | None = None, names: tuple[str, ...] = ()
    ) -> "Match":
        """Deal a new match; without a seed, by chance that nobody can foresee."""
        return cls(Header(game, seats, options, names, seed) if seed else Header(game, seats, options, names))

    def _first(self) -> States:
        """The deal; or the position that the match begins with, what is hidden in it filled in by the seed."""
        header = self.header
        if not header.start:
            return self.game.start(header.seed, header.seats, header.options)
        found = position.read(header.start, trusted=True)
        agreed = header.game, header.seats, header.options
        if (found.game, int(found.states[0]["seats"]), int(found.states[0]["options"])) != agreed:
            raise Refusal("The position has another game, number of players or options than the match.")
        if found.viewer is not None:
            self.game.doors.guess(found.states, 0, key(header.seed), found.viewer)
        return found.states

    def copy(self) -> "Match":
        """The same match, to go on apart from this one."""
        other = self._bare()
        other.actions, other._events = list(self.actions), list(self._events)
        other._states = twin(self._states[: self.at + 1 + ROOM])
        return other

    def until(self, at: int) -> "Match":
        """The match as it was after so many actions."""
        other = self._bare()
        other.actions, other._events = self.actions[:at], self._events[:at]
        other._states = twin(self._states[: at + 1])
        return other

    def _bare(self) -> "Match":
        other = type(self).__new__(type(self))
        other.header, other.game = self.header, self.game
        return other

    def fork(self, at: int, seat: int, names: tuple[str, ...] = ()) -> "Match":
        """A new match that goes on from that moment for this seat or everybody: nobody can know what it will bring."""
        if not 0 <= at < self.at:
            raise Refusal(f"One can play on from moment 0 to {self.at - 1}, not {at}.")
        old = self.header
        forks = (*(fork for fork in old.forks if fork.at <= at), Fork(at, seat))
        other = Match(replace(old, names=names or old.names, salt=secrets.token_bytes(SEED_BYTES), forks=forks))
        for a in self.actions[:at]:
            other.play(a)
        return other

    def _branch(self) -> None:
        """At a fork: keep what its seat can know, and deal the rest anew."""
        for fork in self.header.forks:
            if fork.at == self.at and fork.seat == EVERYBODY:
                self.game.deal_anew(self._states, self.at, key(fork.seed))
            elif fork.at == self.at:
                self.game.doors.hide(self._states, self.at, fork.seat)
                self.game.doors.guess(self._states, self.at, key(fork.seed), fork.seat)

    def _repr_html_(self) -> str:
        from majlis.core.notebook import html  # it knows the match, not the other way round

        return html(self)

    def called(self, lang: str = FIRST, viewer: int = ONLOOKER) -> tuple[str, ...]:
        """What the players are called by a reader, who may be one of them."""
        return guests.called(self.header.names or (guests.PERSON,) * self.header.seats, self.game.name, lang, viewer)

    @property
    def at(self) -> int:
        """How many actions were played."""
        return len(self.actions)

    @property
    def state(self) -> States:
        """The present state, as an array of one; not to be changed."""
        return self.state_at(self.at)

    def state_at(self, at: int) -> States:
        """The state after so many actions."""
        return self._states[at : at + 1]

    @property
    def turn(self) -> int:
        """The seat to act; -1 when the game is over."""
        return self.mover(self.at)

    @property
    def over(self) -> bool:
        return self.turn < 0

    def view(self, seat: int, at: int | None = None) -> States:
        """What a seat sees, now or after so many actions."""
        return self.game.view(self._states, seat, self.at if at is None else at)

    def events(self, seat: int, at: int) -> list[Event]:
        """What the action with this number did, as a seat or an onlooker may know it."""
        return [*_heard(self.game, self.said(at), seat)]

    def said(self, at: int) -> bytes:
        """What the rules said of an action, secrets and all, as a key."""
        return self._events[at].tobytes()

    def open(self) -> list[int]:
        """The open actions."""
        actions: list[int] = self.game.open(self.state).nonzero()[0].tolist()
        return actions

    def play(self, a: int) -> None:
        """Play one action for the seat whose turn it is, or refuse it aloud."""
        if self.over:
            raise IllegalAction("The game is over.")
        if a not in self.open():
            raise IllegalAction(self.refusal(a))
        if self.at + 1 == len(self._states):
            self._states = np.concatenate([self._states, self.game.new(max(ROOM, self.at // 2))])
        rows = self._states.view(np.uint8).reshape(len(self._states), -1)
        rows[self.at + 1] = rows[self.at]
        self._events.append(self.game.act(self._states, self.at + 1, a))
        self.actions.append(a)
        self._branch()

    def reveals(self, *actions: int) -> bool:
        """Would this open action, or the last of a chain, show somebody something new, so that it must stay?"""
        after = twin(self.state)
        for a in actions:
            self.game.doors.step(after, 0, a)
        return bool(after["reveals"].item(0) != self._states["reveals"].item(self.at))

    def refusal(self, a: int, lang: str = "en") -> str:
        """Why the seat whose turn it is cannot do this."""
        if not 0 <= a < self.game.actions:
            return f"There is no action {a}."
        view = self.view(self.turn)
        if self.over or self.game.open(view)[a]:
            return str(COMMON[lang]["over" if self.over else "open"])
        return self.game.why(view, a, lang, self.called(lang, self.turn))

    def mover(self, at: int) -> int:
        """The seat that played this action."""
        return int(self._states["turn"].item(at))

    def can_undo(self, seat: int, steps: int = 1, at: int | None = None) -> bool:
        """May this seat take back its last action, with all that followed by itself? If nobody was shown anything."""
        last = self.at if at is None else at
        first = last - steps
        if first < 0 or self.mover(first) != seat:
            return False
        if any(fork.at > first for fork in self.header.forks):  # before it lies another match
            return False
        reveals = self._states["reveals"]
        return bool(reveals.item(last) == reveals.item(first))

    def begins(self, at: int) -> bool:
        """Did a turn begin after so many actions?"""
        if at == 0 or self.mover(at) != self.mover(at - 1):
            return True
        return self.game.begins is not None and self.game.begins in self._events[at - 1][:, KIND]

    def turned(self, seat: int, at: int) -> int:
        """When this seat's turn began, looked at from a moment, or its last step that showed something new was done."""
        while not self.begins(at) and self.can_undo(seat, at=at):
            at -= 1
        return at

    def undo(self, seat: int) -> int:
        """Take back the last action and return it."""
        if not self.can_undo(seat):
            raise IllegalAction("There is nothing to take back: your last step showed something new, or was not yours.")
        self._states[self.at] = np.zeros((), self.game.state)
        self._events.pop()
        return self.actions.pop()

    def points(self) -> list[int]:
        """The score of each seat."""
        return [int(self.game.doors.points(self._states, self.at, seat)) for seat in range(self.header.seats)]

    def result(self) -> npt.NDArray[np.float64]:
        """The share of the win for each seat; zeros while the match runs."""
        out = np.zeros(self.header.seats)
        if self.over:
            self.game.doors.result(self._states, self.at, out)
        return out

    def digest(self) -> str:
        """The present state as a hexadecimal number: equal states have equal digests."""
        return hashlib.sha256(self.state.tobytes()).hexdigest()


@lru_cache(HEARD)
def _heard(game: Game, said: bytes, seat: int) -> tuple[Event, ...]:
    raw = np.frombuffer(said, np.int16).reshape(-1, NUMBERS + ARGS)
    return tuple(heard(game.events, game.kinds, raw, seat))
