"""The figures of the rules: what there is, drawn as on the table."""

from majlis.core.canvas import Canvas, Size
from majlis.core.illustration import Illustration, Lay, gallery, taught
from majlis.games.djinn.parts import COLOURS, PLACES, Good

COLOUR = ("brown", "blue", "red", "white")
GOODS = (Good.COIN, Good.SCROLL, Good.KEY, Good.CORK, Good.MAGIC)


def djinn(t: Canvas) -> Size:
    """The djinn of four colours and the boss."""
    named = [(f"djinn-{i}", t.nouns["colours"][i]) for i in range(COLOURS)]
    return gallery(t, [*named, (f"djinn-{COLOURS}", t.nouns["nouns"]["boss"][0])], 3, (170, 84))


def goods(t: Canvas) -> Size:
    return gallery(t, [(f"good-{good:d}", t.nouns["nouns"][good.name.lower()][0]) for good in GOODS], 3, (150, 64))


def places(t: Canvas) -> Size:
    """A square and a round space of each place."""
    shapes = [(f"{shape}-{i}", t.nouns["places"][i]) for shape in ("square", "round") for i in range(PLACES)]
    return gallery(t, shapes, 3, (140, 92))


def row(*sprites: str, columns: int = 3, cell: Size = (130, 150)) -> Lay:
    """Cards side by side; they carry what there is to read."""
    return lambda t: gallery(t, [(sprite, "") for sprite in sprites], columns, cell, named=False)


LAID: dict[str, Lay] = {
    "djinn": djinn,
    "goods": goods,
    "circles": row("circle-open", "circle-left", "circle-right", cell=(130, 110)),
    "places": places,
    "mages": row("mage-0", "mage-20", "asleep-20"),
    "bottles": row("bottle-1", "corked-1", "corked-boss-2", cell=(110, 110)),
    "trophies": row("trophy-0", "trophy-8", "trophy-16", cell=(110, 110)),
    "kits": row("kit-0", "kit-9", "kit-18"),
    "chests": row("chest-0", "chest-7", "chest-12"),
}

TURN = (("city", 7), ("city", 8), ("panel-0", 12), ("panel-0", 18), ("city", 18))  # of the guided game, step by step
TAUGHT: dict[str, Illustration] = {f"turn-{i}": taught("djinn", 0, at, place) for i, (place, at) in enumerate(TURN)}
