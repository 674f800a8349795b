"""Parts of a table that are drawn once: while a part is drawn, whatever it asks of the view is written down with its
answer, and wherever all the same is answered again, the same is laid. So what a part is kept under is all that it can
show: a seat is never laid what only another may see, and nobody has to name what a drawing depends on."""

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, NamedTuple, TypeVar, cast

from majlis.core.canvas import UNSURE, Canvas
from majlis.core.scene import Piece, Place, Spot, Text

KEPT = 12_000  # parts, before all are forgotten: those of some hundred tables
T = TypeVar("T")
Question = tuple[Any, ...]


class Part(NamedTuple):
    """What was laid, and what the function that did it gave back."""

    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    texts: tuple[Text, ...]
    spots: tuple[Spot, ...]
    gave: Any


class Fork(NamedTuple):
    """What is asked next, and where each answer leads."""

    question: Question
    ways: dict[Any, "Fork | Part"]


class Kept:
    """All parts, by their function and its arguments, then question by question."""

    def __init__(self) -> None:
        self.roots: dict[Any, Fork | Part] = {}
        self.count = 0

    def find(self, key: Any, t: Canvas) -> Part | None:
        at, answer = self.roots.get(key), t.answer
        while type(at) is Fork:
            question, ways = at
            at = ways.get(answer(question))
        return cast(Part | None, at)

    def keep(self, key: Any, answers: dict[Question, Any], part: Part) -> None:
        if self.count >= KEPT:
            self.forget()
        self.count += 1
        steps = iter(answers.items())
        ways, way = self.roots, key
        for question, answer in steps:
            fork = ways.setdefault(way, Fork(question, {}))
            if type(fork) is not Fork or fork.question != question:  # asked in another order: not worth keeping
                return
            ways, way = fork.ways, answer
        ways[way] = part

    def forget(self) -> None:
        self.roots.clear()
        self.count = 0


KNOWN = Kept()


def once(draw: Callable[..., T]) -> Callable[..., T]:
    """Draw this part of a table, `(t, *arguments)`, only where something that it looks at has changed."""

    @wraps(draw)
    def lay(t: Canvas, *args: Any, **more: Any) -> T:
        key = (draw, t.picture.game, t.tall, t.lang, args, *more.items())
        found = KNOWN.find(key, t) or drawn(key, t, lambda watch: draw(watch, *args, **more))
        t.places += found.places
        t.pieces += found.pieces
        t.texts += found.texts
        t.spots += found.spots
        return cast(T, found.gave)

    return lay


def drawn(key: Any, t: Canvas, draw: Callable[[Canvas], Any]) -> Part:
    watch = Watch(t)
    gave = draw(watch)
    del watch.v  # it knows whose it is: without that circle all is let go at once
    found = Part(tuple(watch.places), tuple(watch.pieces), tuple(watch.texts), tuple(watch.spots), gave)
    if UNSURE not in watch.answers.values():
        KNOWN.keep(key, watch.answers, found)
    return found


class Watch(Canvas):
    """A bare table beside another one, that writes down what is asked of it."""

    def __init__(self, t: Canvas) -> None:
        self.beside, self.root = t, cast(Canvas, getattr(t, "root", t))
        self.picture, self.game, self.sprites, self.words, self.nouns = t.picture, t.game, t.sprites, t.words, t.nouns
        self.lang, self.tall = t.lang, t.tall
        self.places, self.pieces, self.texts, self.spots = [], [], [], []
        self.answers: dict[Question, Any] = {}
        self.v = Reads(self)  # type: ignore[assignment]

    def answer(self, question: Question) -> Any:
        if question not in self.answers:
            self.answers[question] = self.beside.answer(question)
        return self.answers[question]

    def __getattr__(self, name: str) -> Any:
        """The view itself, whose table it is, and what else is no number of the view."""
        self.answer(("own", "record" if name == "view" else name))
        return getattr(self.root, name)

    @property
    def open(self) -> Any:  # type: ignore[override]
        return Opened(self)

    @property
    def phase(self) -> Any:
        return Now(self)

    @property
    def plans(self) -> Any:
        self.answer(("own", "sure"))
        return self.root.plans

    @property
    def basket(self) -> bool:
        return bool(self.answer(("own", "basket")))

    def figures(self, a: int = -1) -> Any:
        return Figures(self, a)

    def points(self, seat: int) -> int:
        return int(self.answer(("points", seat)))

    def name(self, seat: int) -> str:
        return str(self.answer(("name", seat)))

    def among(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.answer(("among", actions)))

    def ends(self, things: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
        return tuple(self.answer(("ends", things)))

    def offered(self, a: int) -> str | None:
        return cast(str | None, self.answer(("offered", a)))


class Reads:
    """The fields of a view; a single row of one is a question of its own."""

    def __init__(self, watch: Watch) -> None:
        self._watch, self._fields = watch, watch.root.v

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._fields, name)
        if isinstance(value, list):
            return Field(self._watch, name, value)
        self._watch.answer(("v", name))
        return value


class Field:
    """A field of several numbers."""

    def __init__(self, watch: Watch, name: str, value: list[Any]) -> None:
        self._watch, self._name, self._value = watch, name, value

    def _whole(self) -> list[Any]:
        self._watch.answer(("v", self._name))
        return self._value

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, int):
            self._watch.answer(("row", self._name, int(i)))
            return self._value[i]
        return self._whole()[i]

    def __len__(self) -> int:
        return len(self._value)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __contains__(self, it: object) -> bool:
        return it in self._whole()

    def __add__(self, other: Any) -> list[Any]:
        return self._whole() + list(other)

    def index(self, it: Any) -> int:
        return self._whole().index(it)

    def count(self, it: Any) -> int:
        return self._whole().count(it)


class Figures:
    """What the rules say of an action, name by name."""

    def __init__(self, watch: Watch, a: int) -> None:
        self._watch, self._a = watch, a

    def __getitem__(self, name: str) -> int:
        return int(self._watch.answer(("figure", self._a, name)))


class Now:
    """The phase, of which mostly is asked whether it is another one: much looks alike in many of them."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch

    def __eq__(self, other: object) -> bool:
        return bool(self._watch.answer(("phase", other)))

    def __hash__(self) -> int:
        return hash(self._whole())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole(), name)

    def _whole(self) -> Any:
        self._watch.answer(("own", "phase"))
        return self._watch.root.phase


class Opened:
    """The open actions; each is a question of its own."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch

    def __contains__(self, a: object) -> bool:
        return bool(self._watch.answer(("open", a)))

    def __bool__(self) -> bool:
        return bool(self._watch.answer(("own", "asks")))

    def __iter__(self) -> Iterator[int]:
        self._watch.answer(("own", "open"))
        return iter(self._watch.root.open)
