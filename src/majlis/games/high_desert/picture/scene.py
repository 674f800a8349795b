"""Where things lie and what can be clicked: a wide table for desks, a tall one for phones."""

from majlis.core.canvas import Box, Canvas, Picture, Size, shares
from majlis.core.furniture import said
from majlis.core.record import NONE
from majlis.core.scene import Piece
from majlis.games.high_desert.actions import DECLINE, WISH
from majlis.games.high_desert.parts import Wish
from majlis.games.high_desert.picture.art import SPRITES
from majlis.games.high_desert.picture.cards import cards, kinds, source
from majlis.games.high_desert.picture.rows import TALLNESS, rows
from majlis.games.high_desert.picture.terminal import terminal
from majlis.games.high_desert.picture.zones import PITCH, deck, hand, look, panel, spread
from majlis.games.high_desert.words.names import NAMES, PICTURE
from majlis.games.high_desert.words.offers import OFFERS

STARS = ((0.2, 225), (0.31, 250), (0.5, 258), (0.68, 250), (0.8, 252), (0.96, 242))


def night(width: float, height: float) -> tuple[Piece, ...]:
    """Sky, stars, dunes and a town at the foot of the table."""
    stars = [Piece(f"star-{i}", "star", x * width, height - y, 14, 14, "") for i, (x, y) in enumerate(STARS)]
    return (
        Piece("heaven", "heaven", 0, 0, width, height, ""),
        Piece("far-dunes", "far-dunes", 0, height - 220, width, 220, ""),
        *stars,
        Piece("town", "town", 14, height - 150, 290, 138, ""),
        Piece("near-dunes", "near-dunes", 0, height - 90, width, 90, ""),
    )


# --- the two tables


def wide_table(t: Canvas) -> Size:
    """Others above, the piles in the middle, the own palace, then the hand between the turn and the buttons."""
    n = len(t.others)
    for seat, (left, width) in zip(t.others, shares(n, 24, 1552, 16), strict=True):
        panel(t, seat, Box(left, 20, width, 250), 112 if n == 1 else 78, side=n == 1)
    wide_middle(t, 286, 196)
    panel(t, t.home, Box(24, 498, 1552, 234), 112, side=True)
    status(t, 40, 792)
    hand(t, Box(350, 762, 910), 144)
    wide_buttons(t, 1300, 764, 276)
    return 1600, 1000


def wide_middle(t: Canvas, y: float, height: float) -> None:
    deck(t, Box(24, y, 150, height), 96)
    x, removed = 190, 250
    if t.v.n_look:
        look(t, Box(x, y, 560, height), 96)
        x += 576
    spread(t, "discard", Box(x, y, 1560 - removed - x, height), (96,), least=26)
    spread(t, "removed", Box(1576 - removed, y, removed, height), (96, 70, 48, 36))


def tall_table(t: Canvas) -> Size:
    """The same from top to bottom, as high as it must be."""
    status(t, 24, 44)
    y, size = 62.0, 76 if len(t.others) == 3 else 96
    for seat in t.others:
        y += panel(t, seat, Box(12, y, 756, 114 + size * TALLNESS), size) + 10
    y = tall_middle(t, y)
    lines = len(rows(cards(t.v.palace[t.home]), 720, 84, 84, 10)) or 1
    y += panel(t, t.home, Box(12, y, 756, 74 + PITCH * lines), 84) + 14
    for (a, words), (left, width) in zip(buttons(t), shares(len(buttons(t)), 12, 756, 12), strict=True):
        t.offer(a, Box(left, y, width, 90), words if a == DECLINE else f"{words}\n{t.words['gives'][a - WISH]}")
    busy = source(t, "look") != NONE or source(t, "discard") != NONE
    return 780, hand(t, Box(24, y + 108, 732), 90 if busy else 120, wrap=not busy) + 20


def tall_middle(t: Canvas, y: float) -> float:
    """Deck, discard and removed side by side; what is chosen from is a tray across the table."""
    if t.v.n_look:
        look(t, Box(12, y, 756, 226), 120)
        y += 236
    asked, height = source(t, "discard") != NONE, 160 if len(kinds(t.v.discard)) < 10 else 192
    if asked:
        tray, height = 82 + 100 * len(rows(kinds(t.v.discard), 724, 88, 88)), 160
        spread(t, "discard", Box(12, y, 756, tray), (88,), least=88, pitch=100)
        y += tray + 10
    else:
        spread(t, "discard", Box(132, y, 480, height), (74, 58, 46, 38))
    deck(t, Box(12, y, 112, height), 74)
    x = 132 if asked else 620
    spread(t, "removed", Box(x, y, 768 - x, height), (74, 46, 34, 22))
    return y + height + 10


# --- words and buttons


def status(t: Canvas, x: float, y: float) -> None:
    """Whose turn it is, and how near the end: lines under each other, on the tall table one line."""
    line, acts, won = said(t, "")
    tone, left = "alarm" if t.turn != NONE else "strong", t.v.turns_left
    notes = [won] if won else [] if left == NONE else [t.words["last"], t.words["left"][left > 1].format(n=left)]
    if t.tall:
        t.write("turn", x, y, f"{line} {acts}".strip(), "large title")
        for note in notes[-1:]:
            t.write("turn-end", 756, y, note[:1].upper() + note[1:], f"end {tone}")
        return
    t.write("turn", x, y, line, "large title")
    if acts:
        y += 32
        t.write("turn-acts", x, y, acts, "title")
    for i, note in enumerate(notes):
        t.write(f"turn-end-{i}", x, y + 36 + i * 30, note, tone)


def buttons(t: Canvas) -> list[tuple[int, str]]:
    """The open actions that are no card, and their words."""
    wishes = [(WISH + wish, "✦ " + t.nouns["wishes"][wish].capitalize()) for wish in Wish]
    return [(a, words) for a, words in (*wishes, (DECLINE, OFFERS[t.lang]["decline"].rstrip("."))) if a in t.open]


def wide_buttons(t: Canvas, x: float, y: float, width: float) -> None:
    open_now = buttons(t)
    if open_now and open_now[0][0] != DECLINE:
        t.write("wishes", x, y + 22, t.words["wishes"], "quiet")
    for i, (a, words) in enumerate(open_now):
        t.offer(a, Box(x, y + 40 + i * 62, width, 50), words)


TABLE = Picture("high_desert", SPRITES, PICTURE, NAMES, wide_table, tall_table, night, longest=11, letters=terminal)
draw = TABLE.draw
