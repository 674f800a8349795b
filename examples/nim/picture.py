"""Where the stones lie and what can be clicked: a click on a stone takes it and all above it."""

from typing import Any

import numpy as np

from majlis.core.game import Mask, States
from majlis.core.record import named
from majlis.core.scene import Piece, Place, Scene, Spot, Sprite
from majlis.core.speech import Names

from .actions import TAKE
from .parts import HEAPS, MOST
from .words import WORDS, offer, parts, prompt

STONE = Sprite(60, 40, '<ellipse cx="30" cy="20" rx="28" ry="17" fill="#a0713a" stroke="#c9a227" stroke-width="2"/>')
WIDTH, STEP = 140, 48
BASE = 80 + MOST * STEP


def draw(view: States, seat: int, mask: Mask, lang: str = "en", names: Names = (), tall: bool = False) -> Scene:
    """The heaps in a row."""
    v, words = named(view), WORDS[lang]
    places, pieces = [], []
    for heap in range(len(HEAPS)):
        x = 20 + heap * WIDTH
        places.append(Place(f"heap-{heap}", x, 20, 120, BASE + 20, words["heap"].format(heap=heap + 1)))
        for i in range(v.heap[heap]):
            pieces.append(Piece(f"stone-{heap}-{i}", "stone", x + 30, BASE - i * STEP, 60, 40, words["stone"]))
    spots = [spot(v, int(a), offer(view, int(a), lang, names)) for a in np.flatnonzero(mask)]
    title = prompt(view, seat, lang, names)
    return Scene(
        40 + len(HEAPS) * WIDTH, BASE + 60, title, {"stone": STONE}, tuple(places), tuple(pieces), (), tuple(spots)
    )


def spot(v: Any, a: int, label: str) -> Spot:
    """The lowest stone that this action takes."""
    heap, stones = (a - TAKE) // MOST, parts(a)["stones"]
    return Spot(a, 50 + heap * WIDTH, BASE - (int(v.heap[heap]) - stones) * STEP, 60, 40, label)
