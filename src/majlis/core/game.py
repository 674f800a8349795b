"""The contract of a game, and the register: a game is a folder."""

import hashlib
import importlib
import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from majlis.core import rulebook
from majlis.core.cache import CORE
from majlis.core.compile import specialise
from majlis.core.events import MOST, Kinds, Raw, telling
from majlis.core.guide import Guide
from majlis.core.letters import Sheet
from majlis.core.observation import Numbers, Observation, nothing_more
from majlis.core.plan import Plans
from majlis.core.questions import Questions
from majlis.core.record import NONE, blank, twin
from majlis.core.refusal import Refusal
from majlis.core.scene import Journeys, Scene, Sounds

if TYPE_CHECKING:
    from majlis.core.companion import Companion

States = npt.NDArray[Any]
Mask = npt.NDArray[np.bool_]
ONLOOKER = -1
LONGEST_NAME = 40  # letters of a game
EDITION = re.compile(r"_v\d+$")  # how the folder of older rules is called: see editions.py
FETCHING = (
    RLock()
)  # one game at a time: Python 3.11 loses count (SystemError) where two threads parse what rules import


def beside(seat: int) -> int:
    """An onlooker who sees the table from this seat's place, and back again; ONLOOKER is beside seat 0."""
    return -1 - seat


LANGUAGES = ("en", "de")
COMPILED = ["setup", "legal", "reason", "step", "points", "sheet", "result", "count", "ledger", "figures"]
COMPILED += ["hide", "guess", "observe", "values", "prior"]


@dataclass(frozen=True)
class Option:
    """A choice made before the game, the usual one first: its number is packed into the options from bit `shift` on."""

    name: str
    shift: int
    choices: tuple[str, ...] = ("off", "on")
    seats: range | None = None  # asked only for these numbers of players, else refused; None: for all
    rule: str = ""  # where the rulebook speaks of it
    first: str = ""  # what somebody chooses who has never played, where that is not the usual

    def asked(self, seats: int) -> bool:
        """Has this option a meaning for so many players?"""
        return self.seats is None or seats in self.seats

    @property
    def players(self) -> str:
        """For how many it is, in words."""
        few, many = (self.seats or range(1))[0], (self.seats or range(1))[-1]
        return f"{few} to {many} players" if few < many else f"{few} player{'s' * (few > 1)}"

    @property
    def mask(self) -> int:
        return (1 << (len(self.choices) - 1).bit_length()) - 1


@dataclass(frozen=True)
class About:
    """How a game is introduced, in one language."""

    title: str
    paragraph: str
    options: dict[str, tuple[str, str]]  # for each its name and a sentence
    line: str = ""  # what it is, in two lines under its cover
    alone: tuple[str, str] = ("", "")  # the same for one who plays alone: a title, two lines


@dataclass(frozen=True)
class Solo:
    """How a game is played by one: what makes it harder, and what can be achieved besides winning."""

    option: str  # the name of the option that sets the difficulty
    tasks: int  # how many there are
    won: Callable[[States], bool]  # (s): was this game won?
    done: Callable[[States], tuple[bool, ...]]  # (s): which tasks an ended game fulfils; none unless it was won
    task: Callable[[int, str], str]  # (i, lang): a task in a few words
    left: Callable[[States], int]  # (s): how many cards are left of what one plays against
    cover: str = ""  # the picture on the lid


@dataclass(frozen=True)
class Features:
    """What the chances to win are fitted from: see bots/tune."""

    names: tuple[str, ...]
    of: Callable[..., tuple[float, ...]]  # (v, seat): a number for each name
    progress: Callable[..., float]  # (v): how much of the game is over, 0 to 1


def _no_goals(view: States, mask: Mask, lang: str) -> list[tuple[str, str, list[int]]]:
    """What a chain of decisions can still lead to: a key, a label, and the open actions that leave it possible."""
    return []


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """What the house knows of a game. The rules take a record `s`, a view `v`; see ARCHITECTURE.md."""

    name: str
    folder: Path
    version: int  # of the rules: a match is replayed only by the version that played it
    seats: range
    longest: int  # no game has more decisions than this
    state: np.dtype[Any]
    phases: type[IntEnum]
    actions: int
    observation: Observation  # how a view is written as numbers
    pieces: tuple[int, ...]  # what count finds at every moment
    tables: tuple[npt.NDArray[Any], ...]  # the box: their digest is part of every match
    about: dict[str, About]
    events: type[IntEnum]  # what can happen
    kinds: Kinds  # what the numbers of each event mean, who may know them, what they move
    cells: int  # of the ledger
    bookkeeping: frozenset[str]  # fields of the record that the ledger does not count
    reasons: type[IntEnum]  # why an action is not open; 0: it is
    lines: int  # of the score sheet
    obvious: frozenset[IntEnum] = frozenset()  # phases in which even an onlooker can tell what is open: see forced.py
    obvious_openly: frozenset[IntEnum] = frozenset()  # or can, if the player to act has nothing that others cannot see

    setup: Callable[..., None]  # (s, seats, options): fill a zeroed record whose generator is keyed
    legal: Callable[..., int]  # (s, mask): mark the open actions, count them
    reason: Callable[..., int]  # (s, a): 0 if this action is open, else why it is not: legal and why read the same
    step: Callable[..., None]  # (s, a): carry out one open action, up to the next decision, and note what was done
    points: Callable[..., int]  # (s, seat): the score as the rulebook counts it: the sum of the sheet
    sheet: Callable[..., None]  # (s, seat, out): the score line by line
    result: Callable[..., None]  # (s, out): the outcome for each seat, ties shared
    count: Callable[..., None]  # (s, out): every component, wherever it is
    ledger: Callable[..., None]  # (s, out): every countable thing by place and owner; events say how it changes
    hide: Callable[..., None]  # (s, seat): blank what this seat cannot know; ONLOOKER knows the least
    guess: Callable[..., None]  # (v, seat): fill the blanks at random, in agreement with all that was seen
    values: Callable[..., None]  # (v, out): for each seat how likely it is to win; they sum to 1 (alone: 0 to 1)
    prior: Callable[..., None]  # (v, mask, out): how good each open action looks, at least 0

    say: Callable[..., str]  # (a, lang): an action in words
    read: Callable[[str], int]  # (words): the action that was said, in whatever language
    prompt: Callable[..., str]  # (v, seat, lang, names): what is asked now
    offer: Callable[..., str]  # (v, a, lang, names): what an open action would do, from foresight
    tell: Callable[..., list[str]]  # (events, seat, lang, names): what happened, as this seat heard it, in lines
    why: Callable[..., str]  # (v, a, lang, names): the reason's sentence, with the rule's number
    tally: Callable[..., list[tuple[str, list[int]]]]  # (v, lang): the sheet with names, a number for each seat
    draw: Callable[..., Scene]  # (v, seat, mask, lang, names, tall): the scene
    terminal: Callable[..., Sheet] | None = None  # (v, seat, mask, lang, names): the table in letters; None: a list

    goals: Callable[..., list[tuple[str, str, list[int]]]] = _no_goals  # (v, mask, lang): what to look for
    plans: Callable[..., Plans] = lambda view, lang, names: Plans()  # (v, lang, names): what the mover can do as one
    stop: Callable[..., str] | None = None  # (v, a, lang, names): a step of a turn as one speaks of it; "" goes unsaid
    passes: Callable[..., int] = lambda view, mask: NONE  # (v, mask): what ends a turn of which only extras are left
    begins: IntEnum | None = None  # what happens when a turn begins; None: seats alternate
    unseen: Callable[[States, int], None] | None = None  # blanks what lies in an order that nobody has seen, for guess
    weighty: tuple[IntEnum, ...] = ()  # the events that matter of a turn, the weightiest first: what the coach names
    numbers: type[IntEnum] | None = None  # what sentences mention of a view and an action, by name
    observe: Callable[..., None] = nothing_more  # (v, seat, out, i): what an observation holds beyond the record
    figures: Callable[..., None] | None = None  # (v, a, out): these numbers, from the functions that the rules use

    legend: Mapping[str, Mapping[str, tuple[str, str]]] = field(default_factory=dict)  # symbols: name, meaning
    alike: Mapping[str, str] = field(default_factory=dict)  # drawings that need no line there: see legend.py
    rule: Callable[[Any], str] = lambda v: ""  # (v as plain numbers): the paragraph of the present question
    paragraphs: Mapping[str, str] = field(default_factory=dict)  # by the name of a drawing: where the rules tell of it
    illustrations: Mapping[str, Callable[[str], Scene]] = field(
        default_factory=dict
    )  # (lang): the figures of the rules

    journeys: Journeys = field(default_factory=dict)  # what travels on the table when something happens
    sounds: Sounds = field(default_factory=dict)  # what is heard when something happens: by its kind, no more
    yardsticks: Mapping[str, Callable[..., int]] = field(
        default_factory=dict
    )  # (game, v, seat, seed): bots of this game alone, to measure the others by
    features: Features | None = None  # None: the chances are known without any fitting
    options: tuple[Option, ...] = ()
    solo: Solo | None = None  # how one plays alone, if the game can be
    companion: "Companion | None" = None  # what it brings for people with the box in front of them
    guides: tuple[Guide, ...] = ()  # first games that teach, by number of players
    questions: Questions | None = None  # what can be asked about its parts (majlis study)
    minutes: int = 0  # that a game takes, about
    cover: str = ""  # the picture on the lid, as SVG (core/cover.py)

    @property
    def title(self) -> str:
        return self.about["en"].title

    @property
    def rulebook(self) -> str:
        """The rules in our words, in the first language."""
        return self.rulebook_in(rulebook.FIRST)

    def rulebook_in(self, lang: str) -> str:
        """The rules in a language; empty where nobody has written them."""
        return rulebook.text(self.folder, self.name, lang)

    @cached_property
    def digest(self) -> str:
        """What is in the box, as a short hexadecimal number."""
        box = hashlib.blake2b(digest_size=8)
        for table in self.tables:
            box.update(f"{table.dtype.str}{table.shape}".encode() + table.tobytes())
        return box.hexdigest()

    @cached_property
    def rules(self) -> ModuleType:
        """The compiled functions as one module, for code that is specialised for this game."""
        module = ModuleType(f"majlis.core.rules_{self.name}")
        module.__dict__.update({name: getattr(self, name) for name in COMPILED if getattr(self, name)})
        module.__dict__["see"] = self.observation.see
        if self.features:
            module.__dict__.update(features=self.features.of, progress=self.features.progress)
        return module

    def specialised(self, source: Path, kind: str = "", **names: Any) -> ModuleType:
        """A generic module, run with this game's rules as its global `game`; another kind of it with other names."""
        name = f"majlis.{source.parent.name}.{source.stem}_{kind}{self.name}"
        return specialise(source, name, (self.folder,), game=self.rules, **names)

    @cached_property
    def doors(self) -> ModuleType:
        """The functions that Python calls: see batch.py."""
        return self.specialised(CORE / "batch.py")

    @cached_property
    def telling(self) -> np.dtype[Any]:
        """The record that listens to what the rules note."""
        return telling(self.state)

    def deal_anew(self, states: States, at: int, key: npt.NDArray[Any]) -> None:
        """Let chance begin anew: what nobody has seen is laid again, what anybody knows stays as it is."""
        if self.unseen is None:
            self.doors.resume(states, at, key, 0)
        else:
            self.unseen(states, at)
            self.doors.guess(states, at, key, int(states[at]["turn"]))

    def new(self, count: int = 1) -> States:
        """Zeroed records."""
        return np.zeros(count, self.state)

    def start(self, seed: bytes, seats: int, options: int = 0) -> States:
        """One record, dealt."""
        states = self.new()
        self.doors.setup(states, 0, key(seed), seats, options)
        return states

    def view(self, states: States, seat: int, at: int = 0) -> States:
        """What a seat sees of a state, as a record of its own."""
        view: States = twin(states[at : at + 1])
        self.doors.hide(view, 0, seat)
        return view

    def open(self, states: States, at: int = 0) -> Mask:
        """The open actions of a state or of the mover's view."""
        mask = np.zeros(self.actions, np.bool_)
        self.doors.legal(states, at, mask)
        return mask

    def observed(self, states: States, seat: int, at: int = 0) -> Numbers:
        """What a seat may know of a state or of its own view, as whole numbers."""
        out: Numbers = np.zeros((1, self.observation.size), np.int8)
        self.doors.look(states[at : at + 1], self.new(), out, (0, 1, 0, seat, self.observation.fields))
        return out.reshape(-1)

    def act(self, states: States, at: int, a: int) -> Raw:
        """Carry out one open action and return what the rules say they did."""
        record, one = blank(self.telling), states[at : at + 1].view(np.uint8)
        state = record.view(np.uint8)[-self.state.itemsize :]
        state[:] = one
        self.doors.tell(record, 0, a)
        count = int(record["n_told"].item(0))
        if count > MOST:
            raise OverflowError(f"{self.name}: one action told {count} events, and there is room for {MOST}")
        one[:] = state
        events: Raw = record["told"][0, :count].copy()
        return events

    def score(self, states: States, seat: int, at: int = 0) -> list[int]:
        """The lines of a seat's score sheet."""
        out = np.zeros(self.lines, np.int64)
        self.doors.sheet(states, at, seat, out)
        points: list[int] = out.tolist()
        return points

    def figure(self, view: States, a: int = -1) -> dict[str, int]:
        """What sentences mention of a view, and of an action in it, by name."""
        assert self.numbers
        out = np.zeros(len(self.numbers), np.int64)
        self.doors.figures(view, 0, a, out)
        return dict(zip(lower(self.numbers), out.tolist(), strict=True))

    def pack(self, /, **chosen: str | bool) -> int:
        """Options by name as the number that the record carries."""
        names = {option.name for option in self.options}
        for name in chosen:
            if name not in names:
                raise Refusal(f"{self.name} has no option {name!r}. It has: {', '.join(sorted(names)) or 'none'}.")
        packed = 0
        for option in self.options:
            packed |= _choice(option, chosen.get(option.name, option.choices[0])) << option.shift
        return packed

    def chosen(self, packed: int) -> dict[str, str]:
        """The options that differ from the usual ones, by name."""
        return {it.name: it.choices[n] for it in self.options if (n := packed >> it.shift & it.mask)}

    def check(self, packed: int, seats: int) -> None:
        """Refuse options that have no meaning for so many players."""
        chosen = self.chosen(packed)
        for option in self.options:
            if option.name in chosen and not option.asked(seats):
                raise Refusal(f"Option {option.name} of {self.title} is for {option.players}, not {seats}.")

    def unpack(self, packed: int, seats: int | None = None) -> dict[str, str]:
        """The options that are in play, by name; with a number of players, only those asked of so many."""
        asked = [option for option in self.options if seats is None or option.asked(seats)]
        return {option.name: option.choices[packed >> option.shift & option.mask] for option in asked}


def _choice(option: Option, value: str | bool) -> int:
    words = ("off", "on")[value] if isinstance(value, bool) else value
    if words not in option.choices:
        raise Refusal(f"Option {option.name} can be {', '.join(option.choices)}, not {words!r}.")
    return option.choices.index(words)


@cache
def lower(numbers: type[IntEnum]) -> tuple[str, ...]:
    """The names of numbers as sentences have them."""
    return tuple(number.name.lower() for number in numbers)


def key(seed: bytes) -> npt.NDArray[np.uint32]:
    """A seed of 32 bytes as the generator's key."""
    if len(seed) != 32:
        raise ValueError(f"A seed has 32 bytes, not {len(seed)}.")
    return np.frombuffer(seed, "<u4").astype(np.uint32)


def _homes() -> list[tuple[Path, str]]:
    """Where games live: our own folder, and those named in MAJLIS_GAMES."""
    others = [Path(path).resolve() for path in os.environ.get("MAJLIS_GAMES", "").split(os.pathsep) if path]
    return [(CORE.parent / "games", "majlis.games."), *((home, "") for home in others)]


@cache
def games() -> tuple[str, ...]:
    """The names of all games, found by walking their folders."""
    found = [path.parent.name for home, _ in _homes() for path in home.glob("*/__init__.py")]
    return tuple(sorted(name for name in found if not EDITION.search(name)))


def folder_of(name: str) -> Path | None:
    """Where a game lies, without fetching it."""
    return next((home / name for home, _ in _homes() if (home / name / "__init__.py").exists()), None)


@cache
def load(name: str) -> Game:
    """The game of this name; files of others may say anything for it, also a path."""
    named = name.isidentifier() and len(name) <= LONGEST_NAME
    for home, package in _homes() if named else ():
        if (home / name / "__init__.py").exists():
            if not package and str(home) not in sys.path:
                sys.path.append(str(home))
            with FETCHING:
                game: Game = importlib.import_module(package + name).GAME
            return game
    word = name[:LONGEST_NAME]
    near = get_close_matches(word, games(), 1, 0.4)
    raise Refusal(
        f"No game is called {word!r}. {f'Did you mean {near[0]}? ' if near else ''}There are: {', '.join(games())}."
    )
