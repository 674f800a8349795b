"""How cards lie in a row: kinds side by side, the like close together, all within the room there is."""

from collections.abc import Sequence
from typing import NamedTuple

from majlis.core.canvas import Box
from majlis.core.record import NONE
from majlis.games.high_desert.parts import RANKS

TALLNESS = 1.4  # height of a card over its width
ALIKE = 0.15  # of two like cards the lower one shows so much of its width
LEGIBLE = 0.37  # of a card under another so much must show: the banner with its value


class Laid(NamedTuple):
    """A card in its place."""

    kind: int
    box: Box


def rows(cards: Sequence[int], width: float, size: float, least: float, gap: float = 0) -> list[list[int]]:
    """Break cards into rows in which each kind shows at least so much of itself, all cards of a kind in one row."""
    lines: list[list[int]] = []
    used = width
    for i, kind in enumerate(cards):
        used += advance(cards, i, size, least, gap)
        alike = i > 0 and kind == cards[i - 1] != NONE
        if used + size > width and not alike:
            lines.append([])
            used = 0
        lines[-1].append(kind)
    return lines


def even(cards: Sequence[int], width: float, size: float, least: float) -> list[list[int]]:
    """As few rows as rows() needs, of about equal length."""
    lines = rows(cards, width, size, least)
    while width > size and len(narrower := rows(cards, width - 30, size, least)) == len(lines):
        width, lines = width - 30, narrower
    return lines


def advance(cards: Sequence[int], i: int, size: float, side: float, gap: float, alike: float = ALIKE) -> float:
    """How far a card lies from the one before it: this far to the side, unless they are alike or of two clans."""
    if i == 0:
        return 0
    before, kind = cards[i - 1], cards[i]
    if kind == before:
        return size * alike
    return size + gap if gap and clan(kind) != clan(before) else side


def clan(kind: int) -> int:
    return NONE if kind == NONE else kind // RANKS


def row(
    cards: Sequence[int], room: Box, size: float, gap: float = 0, middle: bool = False, alike: float = ALIKE
) -> list[Laid]:
    """One row: cards overlap within a clan as far as they must, then all become smaller."""
    while size > 30 and squeeze(cards, room.width, size, gap, alike) * (size + 8) < LEGIBLE * size:
        size *= 0.95
    factor, at, lefts = squeeze(cards, room.width, size, gap, alike), room.x, []
    for i in range(len(cards)):
        at += advance(cards, i, size, size + 8, gap, alike) * (1 if leap(cards, i, gap) else factor)
        lefts.append(round(at, 1))
    spare = round((room.x + room.width - lefts[-1] - size) / 2, 1) if middle and lefts else 0
    y, width, height = round(room.y, 1), round(size, 1), round(size * TALLNESS, 1)
    return [Laid(kind, Box(left + spare, y, width, height)) for kind, left in zip(cards, lefts, strict=True)]


def squeeze(cards: Sequence[int], width: float, size: float, gap: float, alike: float) -> float:
    """By how much the steps within clans must shrink."""
    fixed = size + sum(size + gap for i in range(len(cards)) if leap(cards, i, gap))
    loose = sum(advance(cards, i, size, size + 8, gap, alike) for i in range(len(cards)) if not leap(cards, i, gap))
    return max(0.02, min(1, (width - fixed) / loose)) if loose else 1


def leap(cards: Sequence[int], i: int, gap: float) -> bool:
    """Does a new clan begin here, with a gap before it?"""
    return gap > 0 and i > 0 and clan(cards[i]) != clan(cards[i - 1])


def fan(laid: list[Laid], turn: float, dip: float) -> list[Laid]:
    """Turn a row into a fan: its ends by so many degrees, and lower by so much."""
    if len(laid) < 2:
        return laid
    first, last = laid[0].box, laid[-1].box
    middle = (first.x + last.x) / 2
    half, bent = max(last.x - middle, first.width * 2), []
    for kind, box in laid:
        side = (box.x - middle) / half
        bent.append(Laid(kind, box._replace(y=round(box.y + dip * side * side, 1), angle=round(turn * side, 2))))
    return bent
