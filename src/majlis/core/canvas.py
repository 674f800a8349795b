"""The table on which a game draws: what is shown to whom, what already lies there, and how things are laid out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, TypeVar

import numpy as np

from majlis.core.game import Mask, States, load
from majlis.core.record import NONE, seen
from majlis.core.scene import Piece, Place, Scene, Spot, Sprite, Text
from majlis.core.speech import FIRST, Names, Words, name

T = TypeVar("T")
Size = tuple[float, float]


@dataclass(frozen=True)
class Picture:
    """What a game brings to be drawn with: its drawings, its words in every language, and two tables to lay out."""

    game: str
    sprites: Mapping[str, Sprite] = field(repr=False)
    words: Mapping[str, Words] = field(repr=False)  # on the table itself
    nouns: Mapping[str, Words] = field(repr=False)  # what things are called
    wide: Callable[["Canvas"], Size]  # for desks
    tall: Callable[["Canvas"], Size]  # for phones: as high as it must be
    night: Callable[[float, float], tuple[Piece, ...]]  # around a table of this size
    longest: int = 10  # letters of a name that there is room for

    def draw(
        self, view: States, seat: int, mask: Mask, lang: str = FIRST, names: Names = (), tall: bool = False
    ) -> Scene:
        """The scene: every open action has exactly one spot."""
        t = Canvas(self, view, seat, mask, lang, names, tall)
        width, height = self.tall(t) if tall else self.wide(t)
        title = t.game.prompt(view, seat, lang, names)
        lying = tuple(t.places), tuple(t.pieces), tuple(t.texts), tuple(t.spots)
        return Scene(width, height, title, self.sprites, *lying, self.night(width, height))


class Canvas:
    """A view and its viewer, and what already lies on the table; everything in table units from the upper left."""

    def __init__(
        self, picture: Picture, view: States, seat: int, mask: Mask, lang: str, names: Names, tall: bool
    ) -> None:
        self.game, self.sprites = load(picture.game), picture.sprites
        self.words, self.nouns, self.longest = picture.words[lang], picture.nouns[lang], picture.longest
        self.view, self.v, self.seat, self.lang, self.tall = view, seen(view), seat, lang, tall
        self.open = frozenset(np.flatnonzero(mask).tolist())
        self.names = names
        self.turn: int = self.v.turn
        self.phase: Any = self.game.phases(self.v.phase)
        self.home = max(seat, 0)  # an onlooker sits beside seat 0
        self.others = [(self.home + i) % self.v.seats for i in range(1, self.v.seats)]
        self.places: list[Place] = []
        self.pieces: list[Piece] = []
        self.texts: list[Text] = []
        self.spots: list[Spot] = []

    def say(self, key: str, **figures: object) -> str:
        """Words of the table, filled."""
        return str(self.words[key].format(**figures))

    def figures(self, a: int = NONE) -> dict[str, int]:
        """What the rules say of the view, and of an action in it, by name."""
        return self.game.figure(self.view, a)

    # --- who sits there

    def name(self, seat: int) -> str:
        """What a player is called, cut where there is no room for more letters."""
        called = name(seat, self.lang, self.names)
        return called if len(called) <= self.longest else called[: self.longest - 1] + "…"

    def tone(self, seat: int, also: str = "") -> str:
        """How the place of a player looks: whose turn it is, what else there is to see, which is the viewer's own."""
        tones = "active" * (seat == self.turn), also, "mine" * (seat == self.home)
        return " ".join(tone for tone in tones if tone)

    def points(self, seat: int) -> int:
        """The score of a seat, as far as the viewer knows it."""
        return int(self.game.doors.points(self.view, 0, seat))

    def winners(self) -> list[int]:
        """Who has won, at the end: perhaps several."""
        shares = np.zeros(self.v.seats)
        self.game.doors.result(self.view, 0, shares)
        return [int(seat) for seat in np.flatnonzero(shares)]

    # --- what lies there

    def place(
        self, id: str, x: float, y: float, width: float, height: float, label: str, tone: str = "", under: int = -1
    ) -> None:
        """A part of the table; where its size was not known before, it goes under all places from a number on."""
        self.places.insert(len(self.places) if under < 0 else under, Place(id, x, y, width, height, label, tone))

    def put(
        self,
        id: str,
        sprite: str,
        x: float,
        y: float,
        width: float,
        label: str = "",
        want: int = NONE,
        height: float = 0,
        angle: float = 0,
    ) -> float:
        """A drawing in its own proportions, unless its height is given; return how high it is."""
        drawing = self.sprites[sprite]
        high = height or width * drawing.height / drawing.width
        self.pieces.append(Piece(id, sprite, x, y, width, high, label, angle, "", want))
        return high

    def fit(
        self, id: str, sprite: str, x: float, y: float, width: float, height: float, label: str = "", want: int = NONE
    ) -> None:
        """A drawing as large as it can be in the middle of a box."""
        shape = self.sprites[sprite].shape
        wide = min(width, height / shape)
        self.put(id, sprite, x + (width - wide) / 2, y + (height - wide * shape) / 2, wide, label, want)

    def pick(
        self, id: str, sprite: str, x: float, y: float, width: float, label: str, a: int, height: float = 0
    ) -> float:
        """A drawing that is itself the spot of its action; return how high it is."""
        high = self.put(id, sprite, x, y, width, label, a, height)
        self.offer(a, x, y, width, high)
        return high

    def offer(
        self, a: int, x: float, y: float, width: float, height: float, button: str = "", angle: float = 0
    ) -> None:
        """The spot of an action, if it is open."""
        if a in self.open:
            label = self.game.offer(self.view, a, self.lang, self.names)
            self.spots.append(Spot(a, x, y, width, height, label, angle, button))

    def write(
        self, id: str, x: float, y: float, words: str, size: str = "small", anchor: str = "start", tone: str = ""
    ) -> None:
        self.texts.append(Text(id, x, y, words, size, anchor, tone))

    def tag(self, id: str, n: int, right: float, low: float) -> None:
        """How many there are, at the lower right of one of them."""
        if n > 1:
            self.write(f"{id}-n", right, low, str(n), anchor="end", tone="badge")

    def flow(
        self,
        things: Sequence[Any],
        box: tuple[float, float, float],
        size: tuple[float, float],
        gap: float,
        draw: Callable[..., object],
    ) -> float:
        """Things of one size in rows, each drawn by draw(t, thing, x, y, wide, high); return where they end."""
        (x, y, width), (wide, high) = box, size
        across = int((width + gap) // (wide + gap))
        for thing, left, top in rows(things, across, x, y, wide + gap, high + gap):
            draw(self, thing, left, top, wide, high)
        return y + -(-len(things) // across) * (high + gap)


# --- where things lie


def shares(n: int, start: float, length: float, gap: float = 0) -> list[tuple[float, float]]:
    """Where each of so many equal shares of a length begins, and how long it is."""
    share = (length - gap * (n - 1)) / max(1, n)
    return [(start + i * (share + gap), share) for i in range(n)]


def side_by_side(n: int, x: float, width: float, size: float, gap: float = inf) -> list[float]:
    """Where things of one size begin: at most this gap between them, and as close as they must be in this width."""
    step = min(size + gap, (width - size) / max(1, n - 1))
    return [x + i * step for i in range(n)]


def rows(
    things: Sequence[T], across: int, x: float, y: float, step: float, drop: float
) -> Iterator[tuple[T, float, float]]:
    """Things in rows of so many, each with its place: one step to the next, one drop to the next row."""
    for i, thing in enumerate(things):
        row, column = divmod(i, across)
        yield thing, x + column * step, y + row * drop


def largest(n: int, width: float, height: float, shape: float, gap: float, most: float) -> tuple[float, int]:
    """How wide things of this shape can be, and how many side by side, so that so many lie in a box."""
    best = (0.0, 1)
    for across in range(1, n + 1):
        down = -(-n // across)
        size = min(most, (width - gap * (across - 1)) / across, (height - gap * (down - 1)) / down / shape)
        best = max(best, (size, across), key=lambda found: (round(found[0], 1), found[1]))
    return best
