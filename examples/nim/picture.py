"""Where the stones lie and what can be clicked: a click on a stone takes it and all above it."""

from majlis.core.canvas import Box, Canvas, Picture, Size
from majlis.core.scene import Sprite

from .actions import TAKE
from .parts import HEAPS, MOST
from .words import GAME, WORDS

STONE = Sprite(60, 40, '<ellipse cx="30" cy="20" rx="28" ry="17" fill="#a0713a" stroke="#c9a227" stroke-width="2"/>')
WIDTH, STEP = 140, 48
BASE = 80 + MOST * STEP


def table(t: Canvas) -> Size:
    """The heaps in a row; return how wide and how high it is."""
    for heap, stones in enumerate(t.v.heap):
        x = 20 + heap * WIDTH
        t.place(f"heap-{heap}", Box(x, 20, 120, BASE + 20), t.say("heap", heap=heap + 1))
        for i in range(stones):
            box = Box(x + 30, BASE - i * STEP, 60, 40)
            t.put(f"stone-{heap}-{i}", "stone", box, t.words["stone"])
            t.offer(TAKE + heap * MOST + stones - i - 1, box)
    return 40 + len(HEAPS) * WIDTH, BASE + 60


draw = Picture(GAME, {"stone": STONE}, WORDS, WORDS, table, table).draw
