"""A sheet of letters on the screen: what is open has a double edge or a sign before it, never colour alone."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from majlis.core.letters import WIDTH, Line, Sheet, Thing

GROUND, PANEL, RAISED, INK, QUIET, BRASS, LAMP = (
    "#14122b",
    "#1e1b3a",
    "#2a2650",
    "#f2ead3",
    "#b9b0d0",
    "#c9a227",
    "#f4d35e",
)
TONES = {
    "": INK,
    "quiet": "#8d86ad",
    "strong": f"bold {INK}",
    "title": BRASS,
    "alarm": "bold #ff9e7a",
    "yellow": "#f4d35e",
    "white": "#ffffff",
    "green": "#6fcf7f",
    "blue": "#6fb7ff",
    "red": "#ff7d6b",
    "brown": "#d0a06a",
    "violet": "#c3a4ff",
    "seat-0": "bold #ffb454",
    "seat-1": "bold #59c2ff",
    "seat-2": "bold #a6e06a",
    "seat-3": "bold #ff8fc7",
}
EDGES = {  # corners and sides: left upper, across, right upper, down, left lower, right lower
    "square": "┌─┐│└┘",
    "round": "╭─╮│╰╯",
    "open": "╔═╗║╚╝",
    "here": "┏━┓┃┗┛",
}
SIGN, HERE = "▸", "┃"  # before a bare thing: something can be done with it; the cursor, as thick as its edge


@dataclass(frozen=True)
class Looks:
    """What is marked on a sheet: things that can be touched now, the one under the cursor, the steps of a way."""

    open: Collection[int] = ()  # numbers of things
    here: int = -1
    steps: Mapping[int, str] = field(default_factory=dict)  # by number of a thing: which steps of a way lead there
    picked: Collection[int] = ()  # what lies in the basket, or may be looked for


def paint(sheet: Sheet, looks: Looks, first: int = 0, last: int | None = None) -> list[Text]:
    """The lines of a sheet from one to another."""
    height = max((mark.y + 1 for mark in sheet.marks), default=0)
    height = max(height, max((thing.y + thing.height for thing in sheet.things), default=0), last or 0)
    cells: list[list[tuple[str, str]]] = [[(" ", "")] * WIDTH for _ in range(height)]
    for number, thing in enumerate(sheet.things):
        if thing.frame:
            frame(cells, thing, number, looks)
    for mark in sheet.marks:
        for i, letter in enumerate(mark.text):
            cells[mark.y][mark.x + i] = letter, TONES[mark.tone]
    for number, thing in enumerate(sheet.things):
        sign(cells, thing, number, looks)
    return [line(row) for row in cells[first:last]]


def frame(cells: list[list[tuple[str, str]]], thing: Thing, number: int, looks: Looks) -> None:
    """A box: double where something can be done, thick under the cursor."""
    is_open = number in looks.open
    kind = "here" if number == looks.here else "open" if is_open else thing.frame
    style = f"bold {LAMP}" if is_open or number == looks.here else "#6b648f"
    left, across, right, down, low_left, low_right = tuple(EDGES[kind])
    x, y, end, low = thing.x, thing.y, thing.x + thing.width - 1, thing.y + thing.height - 1
    for column in range(x + 1, end):
        cells[y][column] = cells[low][column] = across, style
    for row in range(y + 1, low):
        cells[row][x] = cells[row][end] = down, style
        if number in looks.picked:
            cells[row][x] = "*", style
    cells[y][x], cells[y][end], cells[low][x], cells[low][end] = (
        (corner, style) for corner in (left, right, low_left, low_right)
    )


def sign(cells: list[list[tuple[str, str]]], thing: Thing, number: int, looks: Looks) -> None:
    """Before a bare thing its sign; the steps of a way; under the cursor letters stand out."""
    if not thing.frame and (number in looks.open or number in looks.picked):
        cells[thing.y][thing.x] = "*" if number in looks.picked else SIGN, f"bold {LAMP}"
    if number == looks.here:
        if not thing.frame:
            cells[thing.y][thing.x] = HERE, f"bold {LAMP}"
        for row in cells[thing.y : thing.y + thing.height]:
            for column in range(thing.x, thing.x + thing.width):
                letter, style = row[column]
                row[column] = letter, f"{style} on {RAISED}" if " on " not in style else style
    if number in looks.steps:
        step(cells, thing, looks.steps[number])


def step(cells: list[list[tuple[str, str]]], thing: Thing, words: str) -> None:
    """Which steps lead there: at the corner of a box; before a bare thing the last of them, for letters stay whole."""
    words = words[-thing.width :] if thing.frame else words[-1:]
    x = thing.x + thing.width - len(words) if thing.frame else thing.x
    for i, letter in enumerate(words):
        cells[thing.y + thing.height - 1][x + i] = letter, f"bold {GROUND} on {LAMP}"


def line(cells: Sequence[tuple[str, str]]) -> Text:
    """Letters of one style together."""
    text = Text(no_wrap=True)
    for style, run in groupby(cells, lambda cell: cell[1]):
        text.append("".join(letter for letter, _ in run), style or None)
    return text


def written(inks: Line) -> Text:
    """A line of letters in tones."""
    text = Text()
    for words, tone in inks:
        text.append(words, TONES[tone])
    return text


# --- walking


STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def toward(things: Sequence[Thing], here: int, way: str, among: Collection[int]) -> int:
    """The nearest of some things in a direction, sideways one of the same row first; where there is none, the same."""
    across, down = STEPS[way]
    x, y = middle(things[here])
    found = []
    row = [number for number in among if across and level(things[number], things[here])]
    ahead_in_row = [i for i in row if (middle(things[i])[0] - x) * across > 0]
    for number in ahead_in_row or among:
        dx, dy = middle(things[number])[0] - x, middle(things[number])[1] - y
        ahead, aside = (dx * across, abs(dy) * 2.0) if across else (dy * down, abs(dx) / 2.0)
        if number != here and ahead > 0 and aside <= ahead * (2 if across else 4) + 3:
            found.append((ahead + 2 * aside, number))
    return min(found)[1] if found else here


def level(one: Thing, other: Thing) -> bool:
    """Do two things stand side by side?"""
    return one.y < other.y + other.height and other.y < one.y + one.height


def middle(thing: Thing) -> tuple[float, float]:
    return thing.x + thing.width / 2, thing.y + thing.height / 2


def at(things: Sequence[Thing], x: int, y: int) -> int | None:
    """The thing at a place of the sheet."""
    hit = (i for i, it in enumerate(things) if it.x <= x < it.x + it.width and it.y <= y < it.y + it.height)
    return next(hit, None)
