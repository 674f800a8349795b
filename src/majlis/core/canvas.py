"""The table on which a game draws: what is shown to whom, what already lies there, and how things are laid out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from math import inf
from typing import Any, NamedTuple, TypeVar

import numpy as np

from majlis.core.foresight import offer
from majlis.core.game import Mask, States, beside, load
from majlis.core.letters import Sheet
from majlis.core.plan import Plans, Way
from majlis.core.record import NONE, seen
from majlis.core.scene import Piece, Place, Scene, Spot, Sprite, Text
from majlis.core.speech import FIRST, Names, Words, name, topic

T = TypeVar("T")
Size = tuple[float, float]
Want = int | tuple[int, ...]  # the actions that touch a drawing
SIZES, ANCHORS = ("small", "large"), ("start", "middle", "end")
EVERYWHERE = topic("majlis.words", "picture")  # on every table


class Box(NamedTuple):
    """Where a thing lies, in table units from the upper left; without a height, in the proportions of its drawing."""

    x: float
    y: float
    width: float
    height: float = 0
    angle: float = 0


@dataclass(frozen=True)
class Picture:
    """What a game brings to be drawn with: its drawings, its words in every language, and two tables to lay out."""

    game: str
    sprites: Mapping[str, Sprite] = field(repr=False)
    words: Mapping[str, Words] = field(repr=False)  # on its own table, besides those on every one
    nouns: Mapping[str, Words] = field(repr=False)  # what things are called
    wide: Callable[["Canvas"], Size]  # for desks
    tall: Callable[["Canvas"], Size]  # for phones: as high as it must be
    night: Callable[[float, float], tuple[Piece, ...]] = lambda width, height: ()  # around a table of this size
    longest: int = 10  # letters of a name that there is room for
    letters: Callable[["Canvas"], Sheet] | None = None  # for terminals

    @cached_property
    def spoken(self) -> dict[str, Words]:
        """All words on this table, by language."""
        return {lang: {**EVERYWHERE[lang], **words} for lang, words in self.words.items()}

    def draw(
        self, view: States, seat: int, mask: Mask, lang: str = FIRST, names: Names = (), tall: bool = False
    ) -> Scene:
        """The scene: every open action has exactly one spot."""
        t = Canvas(self, view, seat, opened(mask), lang, names, tall)
        width, height = self.tall(t) if tall else self.wide(t)
        title = t.game.prompt(view, seat, lang, names)
        lying = tuple(t.places), tuple(t.pieces), tuple(t.texts), tuple(t.spots)
        return Scene(width, height, title, self.sprites, *lying, self.night(width, height))

    def terminal(self, view: States, seat: int, mask: Mask, lang: str = FIRST, names: Names = ()) -> Sheet:
        """The same in letters."""
        assert self.letters
        return self.letters(Canvas(self, view, seat, opened(mask), lang, names, False))


@dataclass
class Canvas:
    """A view and its viewer, and what already lies on the table."""

    picture: Picture
    view: States
    seat: int
    open: frozenset[int]
    lang: str
    names: Names
    tall: bool
    places: list[Place] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    answers: dict[int, Any] | None = None  # what this table has said to what parts of it asked (see parts.py)

    def __post_init__(self) -> None:
        self.game, self.sprites, self.v = load(self.picture.game), self.picture.sprites, seen(self.view)
        self.words, self.nouns = self.picture.spoken[self.lang], self.picture.nouns[self.lang]
        self.asked: dict[int, dict[str, int]] = {}  # what the rules have said already
        self.turn: int = self.v.turn
        self.phase: Any = self.game.phases(self.v.phase)
        self.home = self.seat if self.seat >= 0 else beside(self.seat)
        self.others = [(self.home + i) % self.v.seats for i in range(1, self.v.seats)]

    def say(self, key: str, **figures: object) -> str:
        """Words of the table, filled."""
        return str(self.words[key].format(**figures))

    # --- what the rules say

    def figures(self, a: int = NONE) -> dict[str, int]:
        """What is to be mentioned of the view, and of an action in it, by name."""
        if a not in self.asked:
            self.asked[a] = self.game.figure(self.view, a)
        return self.asked[a]

    def points(self, seat: int) -> int:
        """The score of a seat, as far as the viewer knows it."""
        return int(self.game.doors.points(self.view, 0, seat))

    def winners(self) -> list[int]:
        """Who has won, at the end: perhaps several."""
        won = np.zeros(self.v.seats)
        self.game.doors.result(self.view, 0, won)
        return [int(seat) for seat in np.flatnonzero(won)]

    # --- who sits there

    def name(self, seat: int) -> str:
        """What a player is called, cut where there is no room for more letters."""
        called, longest = name(seat, self.lang, self.names), self.picture.longest
        return called if len(called) <= longest else called[: longest - 1] + "…"

    def tone(self, seat: int, also: str = "") -> str:
        """How the place of a player looks: whose turn it is, what else there is to see, which is the viewer's own."""
        tones = "active" * (seat == self.turn), also, "mine" * (seat == self.home)
        return " ".join(tone for tone in tones if tone)

    # --- what lies there

    def place(self, id: str, box: Box, label: str, tone: str = "", under: int = NONE) -> None:
        """A part of the table; where its size was not known before, it goes under all places from a number on."""
        self.places.insert(len(self.places) if under == NONE else under, Place(id, *box[:4], label, tone))

    def put(self, id: str, sprite: str, box: Box, label: str = "", want: Want = NONE) -> Box:
        """A drawing, and the actions that touch it; return where it lies."""
        x, y, width, height, angle = box
        if not height:
            drawing = self.sprites[sprite]
            height = width * drawing.height / drawing.width
            box = Box(x, y, width, height, angle)
        self.pieces.append(Piece(id, sprite, x, y, width, height, label, angle, "", wanted(want)))
        return box

    def caption(self, *lines: str) -> None:
        """Words at the foot of the drawing that was put last."""
        self.pieces[-1] = Piece(*self.pieces[-1][:-1], lines)

    def fit(self, id: str, sprite: str, box: Box, label: str = "", want: Want = NONE) -> Box:
        """A drawing as large as it can be in the middle of a box; return where it lies."""
        x, y, width, height, _ = box
        shape = self.sprites[sprite].shape
        wide = min(width, height / shape)
        return self.put(id, sprite, Box(x + (width - wide) / 2, y + (height - wide * shape) / 2, wide), label, want)

    @cached_property
    def plans(self) -> Plans:
        """What the mover can do as one, if the viewer is the mover."""
        return self.game.plans(self.view, self.lang, self.names) if self.open else Plans()

    @cached_property
    def far(self) -> dict[int, Way]:
        """The plans of more than one step, by their ends."""
        return self.plans.far

    @property
    def asks(self) -> bool:
        """Is the viewer asked something?"""
        return bool(self.open)

    @property
    def basket(self) -> bool:
        """Are several things chosen together?"""
        return self.plans.basket is not None

    def offered(self, a: int) -> str | None:
        """What an action would do that is open or can be put into the basket."""
        basket = self.plans.basket
        if basket and a in basket.offers:
            return basket.offers[a]
        return offer(self.game, self.view, a, self.lang, self.names) if a in self.open else None

    def among(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these actions that are open."""
        return () if self.open.isdisjoint(actions) else tuple(a for a in actions if a in self.open)

    @cached_property
    def aims(self) -> frozenset[int]:
        """The things at which plans of more than one step end."""
        return frozenset(way.thing for way in self.far.values())

    def ends(self, things: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
        """The ends of plans at one of these things, and what each would bring."""
        if self.aims.isdisjoint(things):
            return ()
        return tuple((end, way.offer) for end, way in self.far.items() if way.thing in things)

    def offer(self, a: int, box: Box, button: str = "") -> None:
        """The spot of an action that is open or can be put into the basket; with words on it where nothing is drawn."""
        label = self.offered(a)
        if label is not None:
            self.spots.append(Spot(a, *box[:4], label, box.angle, button))

    def choose(self, actions: Sequence[int], box: Box, label: str) -> None:
        """The spot of everything that can be done with one thing: an action, a choice of several, the ends of plans."""
        found, plans = self.among(tuple(actions)), self.ends(tuple(actions))
        if plans:
            label = " ".join((f"{label}:", *(offer for _, offer in plans)))
        if len(found) == 1 and not plans:
            self.offer(found[0], box)
        elif found or plans:
            ends = tuple(end for end, _ in plans)
            self.spots.append(Spot((found or ends)[0], *box[:4], label, box.angle, choices=found, ends=ends))

    def pick(self, id: str, sprite: str, box: Box, label: str, a: int) -> Box:
        """A drawing that is itself the spot of its action, or of plans that end with it; return where it lies."""
        laid = self.put(id, sprite, box, label, a)
        if a in self.open or self.basket:
            self.offer(a, laid)
        else:
            self.choose((a,), laid, label)
        return laid

    def write(self, id: str, x: float, y: float, words: str, style: str = "") -> None:
        """A line of words; its style: a size, what of it lies at the point, and any tone."""
        self.texts.append(Text(id, x, y, words, *styled(style)))

    def tag(self, id: str, n: int, right: float, low: float) -> None:
        """How many there are, at the lower right of one of them."""
        if n > 1:
            self.write(f"{id}-n", right, low, str(n), "end badge")

    def flow(
        self, things: Sequence[T], room: Box, size: Size, gap: float, draw: Callable[["Canvas", T, Box], object]
    ) -> float:
        """Things of one size in rows that fill a width; return where they end."""
        step = size[0] + gap, size[1] + gap
        across = int((room.width + gap) // step[0])
        for thing, left, top in rows(things, across, room.x, room.y, step):
            draw(self, thing, Box(left, top, *size))
        return room.y + -(-len(things) // across) * step[1]


def opened(mask: Mask) -> frozenset[int]:
    return frozenset(mask.nonzero()[0].tolist())


def wanted(want: Want) -> tuple[int, ...]:
    """The actions that touch a drawing: one, several or none."""
    return want if isinstance(want, tuple) else () if want == NONE else (want,)


@cache
def styled(style: str) -> tuple[str, str, str]:
    """Size, anchor and tone of a text."""
    words = style.split()
    size = next((word for word in words if word in SIZES), SIZES[0])
    anchor = next((word for word in words if word in ANCHORS), ANCHORS[0])
    return size, anchor, " ".join(word for word in words if word not in (*SIZES, *ANCHORS))


# --- where things lie


def shares(n: int, start: float, length: float, gap: float = 0) -> list[Size]:
    """Where each of so many equal shares of a length begins, and how long it is."""
    share = (length - gap * (n - 1)) / max(1, n)
    return [(start + i * (share + gap), share) for i in range(n)]


def side_by_side(n: int, x: float, width: float, size: float, gap: float = inf) -> list[float]:
    """Where things of one size begin: at most this gap between them, and as close as they must be in this width."""
    step = min(size + gap, (width - size) / max(1, n - 1))
    return [x + i * step for i in range(n)]


def rows(things: Sequence[T], across: int, x: float, y: float, step: Size) -> Iterator[tuple[T, float, float]]:
    """Things in rows of so many, each with its place: this far to the next, this far down to the next row."""
    for i, thing in enumerate(things):
        row, column = divmod(i, across)
        yield thing, x + column * step[0], y + row * step[1]


def largest(n: int, room: Size, shape: float, gap: float, most: float) -> tuple[float, int]:
    """How wide things of this shape can be, and how many side by side, so that so many lie in a room."""
    best, (width, height) = (0.0, 1), room
    for across in range(1, n + 1):
        down = -(-n // across)
        size = min(most, (width - gap * (across - 1)) / across, (height - gap * (down - 1)) / down / shape)
        best = max(best, (size, across), key=lambda found: (round(found[0], 1), found[1]))
    return best
