"""How cards lie in a row: kinds side by side, the like close together, all within the room there is."""

from typing import NamedTuple

from majlis.core.record import NONE
from majlis.games.high_desert.parts import RANKS

TALLNESS = 1.4  # height of a card over its width
ALIKE = 0.15  # of two like cards the lower one shows so much of its width
LEGIBLE = 0.37  # of a card under another so much must show: the banner with its value


class Box(NamedTuple):
    """A card in its place."""

    kind: int
    x: float
    y: float
    width: float
    height: float
    angle: float = 0


def rows(cards, width, size, least, gap=0):
    """Break cards into rows in which each kind shows at least so much of itself."""
    lines, used = [], width
    for i, kind in enumerate(cards):
        used += advance(cards, i, size, least, gap)
        if used + size > width:
            lines.append([])
            used = 0
        lines[-1].append(kind)
    return lines


def even(cards, width, size, least):
    """As few rows as rows() needs, of about equal length."""
    lines = rows(cards, width, size, least)
    while width > size and len(narrower := rows(cards, width - 30, size, least)) == len(lines):
        width, lines = width - 30, narrower
    return lines


def advance(cards, i, size, side, gap, alike=ALIKE):
    """How far a card lies from the one before it: this far to the side, unless they are alike or of two clans."""
    if i == 0:
        return 0
    before, kind = cards[i - 1], cards[i]
    if kind == before:
        return size * alike
    return size + gap if gap and clan(kind) != clan(before) else side


def clan(kind):
    return NONE if kind == NONE else kind // RANKS


def row(cards, x, y, width, size, gap=0, middle=False, alike=ALIKE):
    """One row: cards overlap within a clan as far as they must, then all become smaller."""
    while size > 30 and squeeze(cards, width, size, gap, alike) * (size + 8) < LEGIBLE * size:
        size *= 0.95
    factor, at, boxes = squeeze(cards, width, size, gap, alike), x, []
    for i, kind in enumerate(cards):
        at += advance(cards, i, size, size + 8, gap, alike) * (1 if leap(cards, i, gap) else factor)
        boxes.append(Box(kind, round(at, 1), round(y, 1), round(size, 1), round(size * TALLNESS, 1)))
    if middle and boxes:
        spare = round((x + width - boxes[-1].x - size) / 2, 1)
        boxes = [box._replace(x=box.x + spare) for box in boxes]
    return boxes


def squeeze(cards, width, size, gap, alike):
    """By how much the steps within clans must shrink."""
    fixed = size + sum(size + gap for i in range(len(cards)) if leap(cards, i, gap))
    loose = sum(advance(cards, i, size, size + 8, gap, alike) for i in range(len(cards)) if not leap(cards, i, gap))
    return max(0.02, min(1, (width - fixed) / loose)) if loose else 1


def leap(cards, i, gap):
    """Does a new clan begin here, with a gap before it?"""
    return gap > 0 and i > 0 and clan(cards[i]) != clan(cards[i - 1])


def fan(boxes, turn, dip):
    """Turn a row into a fan: its ends by so many degrees, and lower by so much."""
    if len(boxes) < 2:
        return boxes
    middle = (boxes[0].x + boxes[-1].x) / 2
    half = max(boxes[-1].x - middle, boxes[0].width * 2)
    bent = []
    for box in boxes:
        side = (box.x - middle) / half
        bent.append(box._replace(y=round(box.y + dip * side * side, 1), angle=round(turn * side, 2)))
    return bent
