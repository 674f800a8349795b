"""The drawing vocabulary: a scene is a value that SVG, notebook, image and terminal paint alike."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Journeys = Mapping[int, tuple[tuple[str, str], ...]]  # by kind of event: from which place to which, with its numbers
Sounds = Mapping[str, tuple[int, ...]]  # "set", "card" or "coins": the kinds of events that are heard so


@dataclass(frozen=True)
class Sprite:
    """A drawing made once and used often: SVG in a box of this size."""

    width: float
    height: float
    svg: str

    @property
    def shape(self) -> float:
        """How high it is for its width."""
        return self.height / self.width


class Place(NamedTuple):
    """Where things lie: a titled part of the table."""

    id: str
    x: float
    y: float
    width: float
    height: float
    label: str
    tone: str = ""  # classes that the painters know: mine, active, crowned, shielded...


class Piece(NamedTuple):
    """A thing on the table. Its id stays while it lies there, so that motion can be told; it never follows secrets."""

    id: str
    sprite: str
    x: float
    y: float
    width: float
    height: float
    label: str
    angle: float = 0
    tone: str = ""
    wants: tuple[int, ...] = ()  # the actions that touch it, open or not: a click means those that are open
    caption: tuple[str, ...] = ()  # words at its foot, the first line the strongest


class Text(NamedTuple):
    """A short line on the table."""

    id: str
    x: float
    y: float
    text: str
    size: str = "small"  # small, large
    anchor: str = "start"  # start, middle, end
    tone: str = ""


class Spot(NamedTuple):
    """What may be clicked now: an action, where it is, and its effect in words; or a choice of several, there."""

    action: int
    x: float
    y: float
    width: float
    height: float
    label: str
    angle: float = 0
    button: str = ""  # the words on it, where nothing else is drawn; on a second line what it gives
    choices: tuple[int, ...] = ()  # all of them, where there are several
    ends: tuple[int, ...] = ()  # the last actions of whole plans that end here

    @property
    def actions(self) -> tuple[int, ...]:
        """What can be done here at once."""
        return self.choices or (() if self.action in self.ends else (self.action,))


@dataclass(frozen=True)
class Scene:
    """A view, drawn: everything in table units, painted in this order."""

    width: float
    height: float
    title: str
    sprites: Mapping[str, Sprite] = field(repr=False)
    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
    texts: tuple[Text, ...] = ()
    spots: tuple[Spot, ...] = ()
    backdrop: tuple[Piece, ...] = ()  # under everything, and without meaning: painters may leave it out

    def _repr_svg_(self) -> str:
        from majlis.core.svg import paint  # the painter knows the scene, not the other way round

        return paint(self)
