"""A table drawn in letters: what scene.py is for pictures, for a terminal. A sheet is a value that it paints."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

WIDTH, FOLD, HEIGHT = 62, 21, 30  # a sheet is no wider; what is chosen on the board lies above the fold
TONES: tuple[str, ...] = (
    "quiet",
    "strong",
    "title",
    "alarm",
    "yellow",
    "white",
    "green",
    "blue",
    "red",
    "brown",
    "violet",
)
TONES += tuple(f"seat-{seat}" for seat in range(4))
SEATS = "①②③④"  # each player's own sign, besides the colour

Ink = tuple[str, str]  # letters and their tone
Line = tuple[Ink, ...]


class Mark(NamedTuple):
    """Letters at a place, in a tone that every terminal paints alike."""

    x: int
    y: int
    text: str
    tone: str = ""


class Thing(NamedTuple):
    """What can be walked to, read and touched. Framed, it is a box; bare, a sign is set before it where it is open."""

    x: int
    y: int
    width: int
    height: int
    label: str
    wants: tuple[int, ...] = ()  # the actions that touch it, open or not
    frame: str = ""  # "square" or "round"


@dataclass(frozen=True)
class Sheet:
    """A view in letters."""

    marks: tuple[Mark, ...]
    things: tuple[Thing, ...]
    players: tuple[tuple[Line, ...], ...]  # a few lines for each seat
    fold: int  # so many lines are the board; those below it may stand elsewhere


@dataclass
class Letters:
    """A sheet while it is drawn: frames first, then what is written on them."""

    marks: list[Mark] = field(default_factory=list)
    things: list[Thing] = field(default_factory=list)

    def put(self, x: int, y: int, *inks: Ink | str) -> int:
        """Letters one after another; return where they end."""
        for ink in inks:
            text, tone = (ink, "") if isinstance(ink, str) else ink
            if text:
                self.marks.append(Mark(x, y, text, tone))
            x += len(text)
        return x

    def box(self, thing: Thing, *lines: Sequence[Ink]) -> None:
        """A framed thing: its first line on the upper edge, the others under it, the last one on the lower edge. A name
        takes the corner rather than lose a letter."""
        self.things.append(thing)
        for row, line in enumerate(lines):
            self.put(thing.x + 1, thing.y + row, *clipped(line, thing.width - (2 if row else 1)))

    def item(self, x: int, y: int, words: str, label: str, wants: tuple[int, ...], tone: str = "") -> int:
        """A bare thing in a line, behind the place of its sign; return where the next one begins."""
        self.things.append(Thing(x, y, len(words) + 1, 1, label, wants))
        return self.put(x + 1, y, (words, tone)) + 1

    def row(
        self,
        y: int,
        title: str,
        items: Iterable[tuple[str, str, tuple[int, ...], str]],
        indent: int,
        width: int = WIDTH,
    ) -> int:
        """A titled line of bare things, in as many lines as it takes; return the next free one."""
        self.put(0, y, (title[:indent], "title"))
        x = indent
        for words, label, wants, tone in items:
            if x + len(words) + 1 > width and x > indent:
                x, y = indent, y + 1
            x = self.item(x, y, short(words, width - x - 1), label, wants, tone)
        return y + 1

    def sheet(self, players: Iterable[Iterable[Line]], fold: int = FOLD) -> Sheet:
        return Sheet(tuple(self.marks), tuple(self.things), tuple(tuple(lines) for lines in players), fold)


def short(words: str, width: int) -> str:
    """Words cut where there is no room for more letters."""
    return words if len(words) <= width else words[: width - 1] + "…"


def in_one_line(words: Sequence[str], width: int) -> list[str]:
    """Words for a row of one line: the longest are cut first, and only as far as they must be."""
    most = max(map(len, words), default=0)
    while most > 1 and sum(min(len(word), most) + 2 for word in words) - 1 > width:
        most -= 1
    return [short(word, most) for word in words]


def clipped(line: Sequence[Ink], width: int) -> list[Ink]:
    """A line cut where there is no room."""
    kept: list[Ink] = []
    for text, tone in line:
        room = width - sum(len(words) for words, _ in kept)
        if room > 0:
            kept.append((short(text, room), tone))
    return kept
