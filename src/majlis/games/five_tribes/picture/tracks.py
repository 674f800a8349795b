"""The turn order track and the bid order track, with the players' markers on them."""

from majlis.core.record import NONE
from majlis.games.five_tribes.actions import SPACE
from majlis.games.five_tribes.parts import ZEROS
from majlis.games.five_tribes.words.phrases import PRICES

FIRST_TO_LAST = range(len(PRICES) - 1, -1, -1)


def wide_tracks(t, x, y, width, height):
    """Both tracks as one column: who pays most plays first."""
    t.place("turns", x, y, width, 690, t.words["turns"])
    t.write("turns-title", x + width / 2, y + 28, t.words["turns"], "small", "middle", "quiet")
    left = x + (width - 126) / 2
    for i, space in enumerate(FIRST_TO_LAST):
        one_space(t, space, left, y + 42 + i * 71, 126, (68, 7))
    t.offer(SPACE, left + 1, y + 43 + 6 * 71, 124, 206)
    low = y + 702
    t.place("line", x, low, width, height - 702, t.words["line"])
    t.write("line-title", x + width / 2, low + 28, t.words["line"], "small", "middle", "quiet")
    for i in range(len(t.v.line)):
        at = low + 42 + i * 71
        t.put(f"line-{i}", f"line-{i + 1}", left, at, 126, t.words["place"].format(n=i + 1))
        marker(t, t.v.line[i], left + 68, at + 7)


def one_space(t, space, x, y, width, socket):
    """A space of the turn order track, the marker on it, and the bid."""
    a = SPACE + max(0, space - ZEROS + 1)
    sprite = f"{'tall-' if t.tall else ''}space-{PRICES[space]}"
    high = t.put(f"space-{space}", sprite, x, y, width, t.words["space"].format(n=PRICES[space]), a)
    marker(t, t.v.spaces[space], x + socket[0], y + socket[1])
    if space >= ZEROS:
        t.offer(a, x + 1, y + 1, width - 2, high - 2)


def marker(t, seat, x, y):
    """A player's marker; those of one player look alike and are numbered as they come."""
    if seat != NONE:
        n = sum(piece.sprite == f"marker-{seat}" for piece in t.pieces)
        t.put(f"marker-{seat}-{n}", f"marker-{seat}", x, y, 48, t.words["marker"].format(who=t.name(seat)))


def tall_line(t, x, y):
    """The bid order track in one line."""
    t.place("line", x, y, 4 * 84 - 4, 60, t.words["line"], "bare")
    for i in range(len(t.v.line)):
        t.put(f"line-{i}", f"tall-line-{i + 1}", x + i * 84, y, 80, t.words["place"].format(n=i + 1))
        marker(t, t.v.line[i], x + i * 84 + 28, y + 5)


def tall_turns(t, x, y):
    """The turn order track in one line, the zeros close together."""
    t.place("turns", x, y, 756, 100, t.words["turns"], "bare")
    for i, space in enumerate(FIRST_TO_LAST):
        zero = max(0, i - len(PRICES) + ZEROS)
        left, width = x + min(i, len(PRICES) - ZEROS) * 94 + zero * 64, 92 if space >= ZEROS else 62
        one_space(t, space, left, y, width, (width / 2 - 24, 43))
    t.offer(SPACE, x + 6 * 94 + 1, y + 1, 188, 98)
