"""What a part of a table asks while it is drawn, and what the table says to that."""

from collections.abc import Iterator
from functools import cache
from typing import Any, cast
from weakref import proxy

from majlis.core.canvas import Canvas
from majlis.core.game import load

UNSURE = object()  # an answer that cannot be compared with another
Cut = tuple[int, int, int]
Question = tuple[str, Any, Any]
QUESTIONS: list[Question] = []  # all that was ever asked: everywhere else a question is its number


class Numbers(dict[Question, int]):
    """Each question by its number."""

    def __missing__(self, question: Question) -> int:
        QUESTIONS.append(question)
        number = self[question] = len(QUESTIONS) - 1
        return number


NUMBERS = Numbers()


class Answers(dict[int, Any]):
    """What a table says to what its parts ask, in a form that can be compared: each question is answered once."""

    def __init__(self, t: Canvas) -> None:
        self.t, self.record = proxy(t), t.view.tobytes()  # no circle: a table that is drawn is let go at once

    def __missing__(self, number: int) -> Any:
        what, of, at = QUESTIONS[number]
        found = self[number] = self.record[of:at] if what == "cut" else self._of_table(what, of, at)
        return found

    def _of_table(self, what: str, of: Any, at: Any) -> Any:
        if what == "open":
            return of in self.t.open
        if what == "phase":
            return of == self.t.phase
        if what == "figure":
            return self.t.figures(of)[at]
        return self._own(of) if what == "own" else getattr(self.t, what)(of)

    def _own(self, what: str) -> Any:
        if what == "record":
            return self.record
        if what == "sure":  # can the plans be compared with others? If there are none
            return UNSURE if self.t.open else None
        return plain(getattr(self.t, what))


def plain(value: Any) -> Any:
    """Lists as tuples, which can be compared quickly."""
    return tuple(map(plain, value)) if isinstance(value, list | tuple) else value


class Watch(Canvas):
    """A bare table beside another one, that writes down what is asked of it."""

    def __init__(self, t: Canvas, answers: dict[int, Any]) -> None:
        self.root, self.table = t, answers
        self.picture, self.game, self.sprites, self.words, self.nouns = t.picture, t.game, t.sprites, t.words, t.nouns
        self.lang, self.tall = t.lang, t.tall
        self.places, self.pieces, self.texts, self.spots = [], [], [], []
        self.heard: dict[int, Any] = {}
        self.v = Reads(self)  # type: ignore[assignment]

    def ask(self, what: str, of: Any, at: Any = None) -> Any:
        number = NUMBERS[what, of, at]
        if number not in self.heard:
            self.heard[number] = self.table[number]
        return self.heard[number]

    def __getattr__(self, name: str) -> Any:
        """The view itself, whose table it is, and what else is no number of the view."""
        self.ask("own", "record" if name == "view" else name)
        return getattr(self.root, name)

    @property
    def open(self) -> Any:  # type: ignore[override]
        return Opened(self)

    @property
    def phase(self) -> Any:
        return Now(self)

    @property
    def plans(self) -> Any:
        self.ask("own", "sure")
        return self.root.plans

    @property
    def basket(self) -> bool:
        return bool(self.ask("own", "basket"))

    def figures(self, a: int = -1) -> Any:
        return Figures(self, a)

    def points(self, seat: int) -> int:
        return int(self.ask("points", seat))

    def name(self, seat: int) -> str:
        return str(self.ask("name", seat))

    def among(self, actions: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.ask("among", actions))

    def ends(self, things: tuple[int, ...]) -> tuple[tuple[int, str], ...]:
        return tuple(self.ask("ends", things))

    def offered(self, a: int) -> str | None:
        return cast(str | None, self.ask("offered", a))


@cache
def cuts(game: str, field: str) -> Cut:
    """Where a field begins in a record, how long a row of it is, and where it ends."""
    fields = load(game).state.fields
    assert fields
    kind, start = fields[field][:2]
    return start, kind.itemsize // (kind.shape or (1,))[0], start + kind.itemsize


class Reads:
    """The fields of a view; a single row of one is a question of its own."""

    def __init__(self, watch: Watch) -> None:
        self._watch, self._fields = watch, watch.root.v

    def __getattr__(self, name: str) -> Any:
        """What is asked for the first time; then it is known."""
        value, (start, row, end) = getattr(self._fields, name), cuts(self._watch.picture.game, name)
        if isinstance(value, list):
            value = Field(self._watch, value, (start, row, end))
        else:
            self._watch.ask("cut", start, end)
        self.__dict__[name] = value
        return value


class Field:
    """A field of several numbers."""

    def __init__(self, watch: Watch, value: list[Any], cut: Cut) -> None:
        self._watch, self._value, self._cut = watch, value, cut

    def _whole(self) -> list[Any]:
        start, _, end = self._cut
        self._watch.ask("cut", start, end)
        return self._value

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, int):
            start, row, _ = self._cut
            at = start + i % len(self._value) * row
            self._watch.ask("cut", at, at + row)
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
        return int(self._watch.ask("figure", self._a, name))


class Now:
    """The phase, of which mostly is asked whether it is another one: much looks alike in many of them."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch

    def __eq__(self, other: object) -> bool:
        return bool(self._watch.ask("phase", other))

    def __hash__(self) -> int:
        return hash(self._whole())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole(), name)

    def _whole(self) -> Any:
        self._watch.ask("own", "phase")
        return self._watch.root.phase


class Opened:
    """The open actions; each is a question of its own."""

    def __init__(self, watch: Watch) -> None:
        self._watch = watch

    def __contains__(self, a: object) -> bool:
        return bool(self._watch.ask("open", a))

    def __bool__(self) -> bool:
        return bool(self._watch.ask("own", "asks"))

    def __iter__(self) -> Iterator[int]:
        self._watch.ask("own", "open")
        return iter(self._watch.root.open)
