"""Figures for the rules: details of a table, drawn by what draws the table, from a record made by hand."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from majlis.core.canvas import Box, Canvas, Picture, Size, rows
from majlis.core.game import ONLOOKER, load
from majlis.core.match import Header, Match
from majlis.core.scene import Scene

Illustration = Callable[[str], Scene]
Lay = Callable[[Canvas], Size]
LINE = 26  # for a name under a drawing


def detail(picture: Picture, lay: Lay, **fields: Any) -> Illustration:
    """What `lay` puts on an otherwise bare table; every field that is not given is zero."""

    def drawn(lang: str) -> Scene:
        view = load(picture.game).new()
        for name, value in ({"seats": 2} | fields).items():
            view[0][name] = value
        t = Canvas(picture, view, ONLOOKER, frozenset(), lang, (), tall=True)
        return Scene(*lay(t), "", picture.sprites, tuple(t.places), tuple(t.pieces), tuple(t.texts))

    return drawn


def gallery(t: Canvas, things: Iterable[tuple[str, str]], columns: int, cell: Size, named: bool = True) -> Size:
    """Drawings in rows, each as large as its cell allows, and its name below."""
    shown, (width, height) = [*things], cell
    step = width, height + LINE * named + 8
    for i, ((sprite, name), x, y) in enumerate(_centred(shown, columns, step)):
        t.fit(f"shown-{i}", sprite, Box(x + 4, y + 4, width - 8, height - 4), name)
        if named:
            t.write(f"name-{i}", x + width / 2, y + height + LINE - 6, name, "middle")
    return columns * width, -(-len(shown) // columns) * step[1]


def _centred(things: list[Any], columns: int, step: Size) -> Iterable[tuple[Any, float, float]]:
    """As rows(), the last one in the middle."""
    missing = -len(things) % columns
    for i, (thing, x, y) in enumerate(rows(things, columns, 0, 0, step)):
        yield thing, x + missing * step[0] / 2 * (i // columns == (len(things) - 1) // columns), y


def taught(name: str, guide: int, at: int, place: str) -> Illustration:
    """A place of the table after so many actions of a guided game, as its pupil sees it."""

    def drawn(lang: str) -> Scene:
        game = load(name)
        taken = game.guides[guide]
        match = Match(Header(game, taken.seats, taken.options, seed=taken.deal))
        for a in taken.actions[:at]:
            match.play(a)
        scene = game.draw(match.view(0), 0, game.open(match.view(0)), lang, match.called(lang, 0), True)
        there = next(it for it in scene.places if it.id == place)
        return cropped(replace(scene, title=""), Box(there.x, there.y, there.width, there.height))

    return drawn


def cropped(scene: Scene, box: Box) -> Scene:
    """What of a scene lies wholly in a box, moved to the corner."""

    def inside(thing: Any) -> bool:
        width, height = getattr(thing, "width", 0), getattr(thing, "height", 0)
        across = box.x <= thing.x <= thing.x + width <= box.x + box.width
        return bool(across and box.y <= thing.y <= thing.y + height <= box.y + box.height)

    def moved(things: Iterable[Any]) -> tuple[Any, ...]:
        return tuple(thing._replace(x=thing.x - box.x, y=thing.y - box.y) for thing in things if inside(thing))

    lying = moved(scene.places), moved(scene.pieces), moved(scene.texts)
    return Scene(box.width, box.height, scene.title, scene.sprites, *lying)
