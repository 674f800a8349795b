"""Choices as tiles: a picture with its words beside it or under it, side by side or in rows."""

from majlis.core.canvas import Box, Canvas
from majlis.core.record import NONE
from majlis.games.djinn.picture.answers import Choice, waiting
from majlis.games.djinn.picture.labels import djinn_label

LETTER = 12.6  # how wide a small letter of the wide table may be


def guest(t: Canvas, x: float, y: float, high: float) -> float:
    """The djinn that looks for a home, and an arrow; return where they end."""
    kind = waiting(t)
    if kind == NONE:
        return x
    t.fit("guest", f"djinn-{kind}", Box(x, y, 70, high), djinn_label(t, kind, 1))
    t.put("guest-arrow", "arrow", Box(x + 78, y + high / 2 - 18, 36), t.words["finds"])
    return x + 130


def row(t: Canvas, found: list[Choice], room: Box) -> None:
    """Choices side by side: cards as they are, others with their words."""
    x, y, length, high, _ = room
    shown = [one for one in found if one.a in t.open or not one.lines]
    wide = [breadth(t, one, high) for one in shown]
    gap = min(12, (length - sum(wide)) / max(1, len(shown) - 1))
    for one, width in zip(shown, wide, strict=True):
        tile(t, one, Box(x, y, width, high))
        x += width + gap


def breadth(t: Canvas, one: Choice, high: float) -> float:
    """How wide a choice is on the wide table."""
    if not one.lines:
        return high / t.sprites[one.sprite].shape
    words = max(len(line) for line in one.lines) * LETTER
    return 92 + words if len(one.lines) > 1 else max(96, words * 1.08 + 22)


def tile(t: Canvas, one: Choice, box: Box) -> None:
    """A picture with its words beside it, or one line under it, or none."""
    id, (x, y, width, high, _) = f"pick-{one.a}", box
    if not one.lines:
        t.put(id, one.sprite, box, one.label, one.a)
    elif len(one.lines) > 1:
        t.fit(id, one.sprite, Box(x + 10, y + 8, 62, high - 16), one.label, one.a)
        t.write(f"{id}-1", x + 80, y + high / 2 - 5, one.lines[0], "strong")
        t.write(f"{id}-2", x + 80, y + high / 2 + 23, one.lines[1], "quiet")
    else:
        t.fit(id, one.sprite, Box(x + 8, y + 7, width - 16, high - 42), one.label, one.a)
        t.write(f"{id}-1", x + width / 2, y + high - 12, one.lines[0], "middle strong")
    t.offer(one.a, box)


def tall_tile(t: Canvas, one: Choice, box: Box) -> None:
    """A picture, and its words beside it."""
    x, y, _, high, _ = box
    t.fit(f"pick-{one.a}", one.sprite, Box(x + 6, y + 10, 60, high - 20), one.label, one.a)
    middle = y + high / 2 + 9
    if len(one.lines) > 1:
        t.write(f"pick-{one.a}-2", x + 73, middle + 17, one.lines[1], "quiet")
        middle -= 16
    t.write(f"pick-{one.a}-1", x + 73, middle, one.lines[0], "strong")
    t.offer(one.a, box)
