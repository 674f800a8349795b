"""The turn order track and the bid order track, with the players' markers on them."""

from majlis.core.canvas import Box, Canvas, Size
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import SPACE
from majlis.games.five_tribes.parts import ZEROS
from majlis.games.five_tribes.words.phrases import PRICES

FIRST_TO_LAST = range(len(PRICES) - 1, -1, -1)
STEP = 86  # from a space of the wide table to the next
SOCKET, PLACE = (37, 4), (30, 4)  # where a marker stands on a space, on a place in line


@once
def wide_tracks(t: Canvas, x: float, y: float, width: float) -> None:
    """Both tracks side by side over the city: who pays most plays first."""
    turns, top = 9 * STEP + 12, y + 28
    for id, left, wide in (("turns", x, turns), ("line", x + turns + 10, width - turns - 10)):
        t.place(id, Box(left, y, wide, 88), t.words[id])
        t.write(f"{id}-title", left + 12, y + 22, t.words[id], "quiet")
    for i, space in enumerate(FIRST_TO_LAST):
        one_space(t, space, Box(x + 8 + i * STEP, top, 82), SOCKET)
    t.offer(SPACE, Box(x + 9 + 6 * STEP, top + 1, 2 * STEP + 80, 52))
    step = (width - turns - 10 - 16 + 4) / 4
    in_line(t, "line", Box(x + turns + 18, top, 76), (step, 0), PLACE)


def in_line(t: Canvas, sprite: str, first: Box, step: Size, socket: Size) -> None:
    """The bid order track, from its first space on."""
    for i, seat in enumerate(t.v.line):
        left, top = first.x + i * step[0], first.y + i * step[1]
        t.put(f"line-{i}", f"{sprite}-{i + 1}", Box(left, top, first.width), t.say("place", n=i + 1))
        marker(t, seat, left + socket[0], top + socket[1])


def one_space(t: Canvas, space: int, box: Box, socket: Size) -> None:
    """A space of the turn order track, the marker on it, and the bid."""
    a = SPACE + max(0, space - ZEROS + 1)
    sprite = f"{'tall-' if t.tall else ''}space-{PRICES[space]}"
    x, y, width, high, _ = t.put(f"space-{space}", sprite, box, t.say("space", n=PRICES[space]), a)
    marker(t, t.v.spaces[space], x + socket[0], y + socket[1])
    if space >= ZEROS:
        t.offer(a, Box(x, y, width, high))


def marker(t: Canvas, seat: int, x: float, y: float) -> None:
    """A player's marker; those of one player look alike and are numbered as they come."""
    if seat != NONE:
        n = sum(piece.sprite == f"marker-{seat}" for piece in t.pieces)
        size = 48 if t.tall else 43
        t.put(f"marker-{seat}-{n}", f"marker-{seat}", Box(x, y, size), t.say("marker", who=t.name(seat)))


def tall_line(t: Canvas, x: float, y: float) -> None:
    """The bid order track from left to right."""
    t.place("line", Box(x, y, 4 * 84 - 4, 60), t.words["line"], "bare")
    in_line(t, "tall-line", Box(x, y, 80), (84, 0), (28, 5))


def tall_turns(t: Canvas, x: float, y: float) -> None:
    """The turn order track from left to right, the zeros close together."""
    t.place("turns", Box(x, y, 756, 100), t.words["turns"], "bare")
    for i, space in enumerate(FIRST_TO_LAST):
        zero = max(0, i - len(PRICES) + ZEROS)
        left, width = x + min(i, len(PRICES) - ZEROS) * 98 + zero * 56, 96 if space >= ZEROS else 54
        one_space(t, space, Box(left, y, width), (width / 2 - 24, 43))
    t.offer(SPACE, Box(x + 6 * 98, y, 166, 100))
