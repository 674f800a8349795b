"""Parts of a table that are drawn once: while a part is drawn, whatever it asks of the view is written down with its
answer, and wherever all the same is answered again, the same is laid. So what a part is kept under is all that it can
show: a seat is never laid what only another may see, and nobody has to name what a drawing depends on."""

from collections.abc import Callable, Sequence
from functools import wraps
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar, cast

from majlis.core.canvas import Canvas
from majlis.core.scene import Piece, Place, Spot, Text
from majlis.core.watch import UNSURE, Answers, Watch

KEPT = 12_000  # parts, before all are forgotten: those of some hundred tables
T = TypeVar("T")


class Part(NamedTuple):
    """What was laid, and what the function that did it gave back."""

    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    texts: tuple[Text, ...]
    spots: tuple[Spot, ...]
    gave: Any


class Fork(NamedTuple):
    """What is asked next, whatever is answered, all of it at once; and where the answers lead."""

    questions: tuple[int, ...]
    ask: Callable[[dict[int, Any]], Any]
    ways: dict[Any, "Fork | Part"]


def fork(questions: tuple[int, ...]) -> Fork:
    return Fork(questions, itemgetter(*questions), {})


def way(answers: tuple[Any, ...]) -> Any:
    """As they are told: a single one by itself."""
    return answers if len(answers) > 1 else answers[0]


class Kept:
    """All parts, by their function and its arguments, then by the answers to what they asked."""

    def __init__(self) -> None:
        self.roots: dict[Any, Fork | Part] = {}
        self.count = 0

    def find(self, key: Any, answers: dict[int, Any]) -> Part | None:
        at = self.roots.get(key)
        while isinstance(at, Fork):
            at = at.ways.get(at.ask(answers))
        return at

    def keep(self, key: Any, answers: dict[int, Any], part: Part) -> None:
        if self.count >= KEPT:
            self.forget()
        self.count += 1
        questions, said = tuple(answers), tuple(answers.values())
        ways = self.roots
        while questions and key in ways:
            at = ways[key]
            if not isinstance(at, Fork) or not (same := alike(at.questions, questions)):
                return  # asked in another order: not worth keeping
            if same < len(at.questions):
                ways[key] = at = parted(at, same)
            ways, key = at.ways, way(said[:same])
            questions, said = questions[same:], said[same:]
        if questions:
            ways[key] = last = fork(questions)
            ways, key = last.ways, way(said)
        ways.setdefault(key, part)

    def forget(self) -> None:
        self.roots.clear()
        self.count = 0


def alike(one: Sequence[int], other: Sequence[int]) -> int:
    """How many they begin with that are the same."""
    pairs = zip(one, other, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def parted(whole: Fork, at: int) -> Fork:
    """The same as two: after the first answers something else may be asked."""
    first, rest = fork(whole.questions[:at]), whole.questions[at:]
    for answers, leads in whole.ways.items():
        then = cast(Fork, first.ways.setdefault(way(answers[:at]), fork(rest)))
        then.ways[way(answers[at:])] = leads
    return first


KNOWN = Kept()


def once(draw: Callable[..., T]) -> Callable[..., T]:
    """Draw this part of a table, `(t, *arguments)`, only where something that it looks at has changed."""

    @wraps(draw)
    def lay(t: Canvas, *args: Any, **more: Any) -> T:
        if isinstance(t, Watch):  # a part of a part is kept with it
            return draw(t, *args, **more)
        if t.answers is None:
            t.answers = Answers(t)
        key = (draw, t.picture.game, t.v.seats, t.tall, t.lang, args, *more.items())
        found = KNOWN.find(key, t.answers) or drawn(key, t, lambda watch: draw(watch, *args, **more))
        t.places += found.places
        t.pieces += found.pieces
        t.texts += found.texts
        t.spots += found.spots
        return cast(T, found.gave)

    return lay


def drawn(key: Any, t: Canvas, draw: Callable[[Canvas], Any]) -> Part:
    assert t.answers is not None
    watch = Watch(t, t.answers)
    gave = draw(watch)
    del watch.v  # it knows whose it is: without that circle all is let go at once
    found = Part(tuple(watch.places), tuple(watch.pieces), tuple(watch.texts), tuple(watch.spots), gave)
    if UNSURE not in watch.heard.values():
        KNOWN.keep(key, watch.heard, found)
    return found
