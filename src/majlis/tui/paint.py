"""A scene, the choices and the score sheet as text: the terminal's painter knows no game."""

import re
from itertools import groupby

from rich import box
from rich.markup import escape
from rich.table import Table

from majlis.core.game import ONLOOKER
from majlis.core.letters import WIDTH, Letters, Sheet, short
from majlis.core.match import Match
from majlis.core.scene import Piece, Place, Scene
from majlis.core.speech import Names
from majlis.tui.words import WORDS

OWN = ("panel", "palace", "hand")  # what belongs to a player
BESIDES = ("lantern",)  # whose turn it is, is said elsewhere
WORD = re.compile(r"[^\W\d_]{2}")  # a number that stands alone tells nothing away from its place


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
    """The pieces in a place, and whatever is written there in words that no label says already."""
    pieces = [piece.label for piece in inside(scene, place) if piece.label and piece.sprite not in BESIDES]
    said = {word for label in (place.label, *pieces) for word in words(label)}
    notes = [
        text.text
        for text in scene.texts
        if WORD.search(text.text) and not words(text.text) <= said and around(scene, text.x, text.y) is place
    ]
    apart = "; " if any(". " in label for label in pieces) else ", "
    return " · ".join([apart.join(counted([label.rstrip(".") for label in pieces])) or "-", *notes])


def words(text: str) -> set[str]:
    """The words and numbers of a text."""
    return set(re.findall(r"[\w/−+-]+", text.lower()))


def around(scene: Scene, x: float, y: float) -> Place | None:
    """The smallest place that holds this point."""
    holding = [p for p in scene.places if p.x <= x <= p.x + p.width and p.y <= y <= p.y + p.height]
    return min(holding, key=lambda p: p.width * p.height, default=None)


def counted(labels: list[str]) -> list[str]:
    """Labels in their order; only neighbours that are alike are counted, for places count too."""
    runs = [(label, len(list(run))) for label, run in groupby(labels)]
    return [label if n == 1 else f"{n} × {label}" for label, n in runs]


def score(match: Match, lang: str = "en", viewer: int = ONLOOKER) -> Table:
    """The score sheet."""
    return running(match.game.tally(match.view(ONLOOKER), lang), match.called(lang, viewer), lang)


def winners(match: Match, lang: str = "en", viewer: int = ONLOOKER) -> str:
    """Who has won, in a sentence."""
    names = [name for name, share in zip(match.called(lang, viewer), match.result(), strict=True) if share > 0]
    if not names:
        return WORDS[lang]["lost"]
    return WORDS[lang]["shared" if names[1:] else "wins"].format(who=", ".join(names))


def tasks(match: Match, lang: str = "en") -> str:
    """What a game won alone has fulfilled, in a sentence."""
    solo = match.game.solo
    done = [solo.task(i, lang) for i, yes in enumerate(solo.done(match.state)) if yes] if solo else []
    return WORDS[lang]["tasks"].format(what=", ".join(done)) if done else WORDS[lang]["no_tasks"]


def sheet(scene: Scene) -> Sheet:
    """A scene as a sheet of letters: a line for each place, for games that draw none."""
    page = Letters()
    wants = {place.id: [a for piece in inside(scene, place) for a in piece.wants] for place in scene.places}
    for y, place in enumerate(scene.places):
        words = f"{place.label}: {held(scene, place)}"
        page.item(0, y, short(words, WIDTH - 1), words, tuple(dict.fromkeys(wants[place.id])))
    return page.sheet((), len(scene.places))


def inside(scene: Scene, place: Place) -> list[Piece]:
    """The pieces that lie in a place and in no smaller one."""
    return [it for it in scene.pieces if around(scene, it.x + it.width / 2, it.y + it.height / 2) is place]


def belongings(scene: Scene, seat: int) -> list[str]:
    """What lies in a player's own places, in words."""
    own = [place for place in scene.places if place.id in {f"{part}-{seat}" for part in OWN}]
    return [f"{place.label}: {held(scene, place)}" for place in own]


def running(tally: list[tuple[str, list[int]]], names: Names, lang: str = "en") -> Table:
    """The score sheet as far as it is known."""
    grid = Table(WORDS[lang]["score"], box=box.SIMPLE_HEAD, pad_edge=False)
    for name in names:
        grid.add_column(escape(name), justify="right")
    for label, numbers in tally:
        grid.add_row(label, *map(figure, numbers))
    return grid


def figure(n: int) -> str:
    """A number with a true minus, as the board writes it."""
    return str(n).replace("-", "−")


def book(text: str) -> str:
    """The rules without their figures, which a terminal cannot draw."""
    return re.sub(r"^!\[.*?\]\(figure:.*?\)\s*$", "", text, flags=re.MULTILINE)
