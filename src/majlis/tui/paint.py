"""A scene, the choices and the score sheet as text: the terminal's painter knows no game."""

import re
from collections import Counter

from rich import box
from rich.markup import escape
from rich.table import Table

from majlis.core.game import Mask, States
from majlis.core.match import Match
from majlis.core.scene import Place, Scene
from majlis.tui.words import WORDS


def table(scene: Scene, lang: str = "en") -> Table | None:
    """What lies where: a row for each place; nothing for a scene without places."""
    if not scene.places:
        return None
    grid = Table(WORDS[lang]["place"], WORDS[lang]["holds"], box=box.SIMPLE_HEAD, pad_edge=False)
    for place in scene.places:
        style = "bold" if "active" in place.tone.split() else ""
        grid.add_row(escape(place.label), escape(held(scene, place)), style=style)
    return grid


def held(scene: Scene, place: Place) -> str:
    """The pieces in a place, and whatever is written there that no label says already."""
    pieces = [
        piece.label
        for piece in scene.pieces
        if piece.label and around(scene, piece.x + piece.width / 2, piece.y + piece.height / 2) is place
    ]
    said = {word for label in (place.label, *pieces) for word in words(label)}
    notes = [
        text.text for text in scene.texts if not words(text.text) <= said and around(scene, text.x, text.y) is place
    ]
    return " · ".join([", ".join(counted(pieces)) or "-", *notes])


def words(text: str) -> set[str]:
    """The words and numbers of a text."""
    return set(re.findall(r"[\w/−+-]+", text.lower()))


def around(scene: Scene, x: float, y: float) -> Place | None:
    """The smallest place that holds this point."""
    holding = [p for p in scene.places if p.x <= x <= p.x + p.width and p.y <= y <= p.y + p.height]
    return min(holding, key=lambda p: p.width * p.height, default=None)


def counted(labels: list[str]) -> list[str]:
    """Labels in the order of their first appearance, equal ones counted."""
    return [label if n == 1 else f"{n} × {label}" for label, n in Counter(labels).items()]


def look(match: Match, seat: int, view: States, mask: Mask, lang: str = "en") -> Table | None:
    """The table as a seat sees it."""
    return table(match.game.draw(view, seat, mask, lang, match.called(lang, seat), False), lang)


def choices(match: Match, view: States, actions: list[int], lang: str = "en") -> list[str]:
    """The open actions with what each would do, numbered from 1."""
    width = len(str(len(actions)))
    names = match.called(lang, match.turn)
    offers = [match.game.offer(view, a, lang, names) for a in actions]
    return [f"{number:>{width}}  {sentence}" for number, sentence in enumerate(offers, 1)]


def score(match: Match, lang: str = "en") -> Table:
    """The score sheet."""
    grid = Table(WORDS[lang]["score"], box=box.SIMPLE_HEAD, pad_edge=False)
    for name in match.called(lang):
        grid.add_column(escape(name), justify="right")
    for label, numbers in match.game.tally(match.view(-1), lang):
        grid.add_row(label, *map(str, numbers))
    return grid


def winners(match: Match, lang: str = "en") -> str:
    """Who has won, in a sentence."""
    names = [name for name, share in zip(match.called(lang), match.result(), strict=True) if share > 0]
    if not names:
        return WORDS[lang]["lost"]
    return WORDS[lang]["shared" if names[1:] else "wins"].format(who=", ".join(names))


def tasks(match: Match, lang: str = "en") -> str:
    """What a game won alone has fulfilled, in a sentence."""
    solo = match.game.solo
    done = [solo.task(i, lang) for i, yes in enumerate(solo.done(match.state)) if yes] if solo else []
    return WORDS[lang]["tasks"].format(what=", ".join(done)) if done else WORDS[lang]["no_tasks"]
