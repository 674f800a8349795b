"""The lids: djinn loose over the roofs and the bottles that wait for them; and Tom, who hunts the same prey alone."""

from majlis.core.cover import at, cover, lantern
from majlis.core.ornament import BRASS, NIGHT, mark
from majlis.games.djinn.parts import Colour
from majlis.games.djinn.picture.art.figures import BOSS, bottle, corked, djinn
from majlis.games.djinn.picture.art.tom import BACK, EYES, FACE, GRIN, HOOD, SMOKE

FLIGHT = ((Colour.BLUE, 66, 70, 2.7, -12), (Colour.RED, 236, 20, 3.2, 6), (Colour.WHITE, 420, 72, 2.8, 10))
SHELF = ((Colour.BROWN, 150), (Colour.BLUE, 236), (Colour.RED, 322), (Colour.WHITE, 408))

HUNTER = (
    f'<path d="{HOOD}" fill="{SMOKE.deep}" stroke="{SMOKE.mid}" stroke-width=".4"/><path d="{FACE}" fill="{NIGHT}"/>'
)
CARD = f'<rect width="80" height="110" rx="8" fill="{SMOKE.deep}" stroke="{BRASS}" stroke-width="1.6"/>'

COVER = cover(
    "djinn",
    (556, 78, 44),
    "".join(at(djinn(colour), x, y, size, turn) for colour, x, y, size, turn in FLIGHT)
    + "".join(at(corked(colour) if n == 0 else bottle(colour), x, 280, 2.3) for n, (colour, x) in enumerate(SHELF))
    + at(BOSS, 520, 246, 2.4)
    + lantern("djinn", 40, 286, 1.7),
)
ALONE = cover(
    "alone",
    (320, 170, 132),
    mark(HUNTER + EYES + GRIN, 320, 262, 290, "#ff9f6b")
    + "".join(at(CARD if n < 3 else BACK, 470 + 5 * n, 252 - 7 * n, 1.15, 9) for n in range(4))
    + at(corked(Colour.RED), 70, 262, 2.6)
    + lantern("alone", 168, 300, 1.5),
)
