"""For people with the box in front of them: how a game is set up, drawn; what is counted at its end; its deck."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from majlis.core.canvas import Box, Picture
from majlis.core.illustration import cropped
from majlis.core.record import NONE
from majlis.core.scene import Scene
from majlis.core.speech import name, topic

if TYPE_CHECKING:
    from majlis.core.game import Game, States

Counts = Mapping[str, Sequence[int]]  # what was typed in: for each seat, or once for the table
WORDS = topic("majlis.words", "companion")
DEAL = bytes(32)  # what is drawn is an example, always the same


class Step(NamedTuple):
    """A step of the set-up: a heading, what is done, and how it looks then."""

    title: str
    words: str
    scene: Scene


class Entry(NamedTuple):
    """Something that is counted for the score sheet."""

    key: str  # in addresses
    group: str  # the heading under which it stands
    label: str
    most: int  # that one player can have
    least: int = 0
    box: int = 0  # that there are for all players together; 0: no matter
    sprite: str = ""
    table: bool = False  # counted once, for all


class Card(NamedTuple):
    """A card of a deck that plays by itself, and what it does as the table stands."""

    sprite: str
    line: str  # the card in words
    does: str


@dataclass(frozen=True)
class Deck:
    """A deck that plays against who plays alone."""

    option: str  # how many cards it has
    marks: Callable[[str], list[str]]  # (lang): what the cards look for on the table, by name
    order: Callable[[bytes, int], list[int]]  # (seed, options): its cards in the order in which they come
    card: Callable[[int, int, bool, str], Card]  # (card, bits of the marks that are gone, is it the last, lang)


@dataclass(frozen=True)
class Companion:
    """What a game brings for a real table."""

    picture: Picture  # what things look like
    options: tuple[str, ...]  # that change the set-up or the count
    lay_out: Callable[[Picture, int, int, str], list[Step]]  # (picture, seats, options, lang)
    entries: Callable[[int, int, str], list[Entry]]  # (seats, options, lang)
    fill: Callable[[Any, Counts], None]  # (record, counts): lay what was typed in where the rules look for it
    amiss: Callable[[int, int, Counts, str], str]  # (seats, options, counts, lang): what cannot be; nothing if all can
    deck: Deck | None = None

    def steps(self, seats: int, options: int, lang: str) -> list[Step]:
        """The set-up, step by step."""
        return self.lay_out(self.picture, seats, options, lang)


class Count(NamedTuple):
    """The score sheet of what was typed in."""

    lines: list[tuple[str, list[int]]]
    points: list[int]
    winners: list[int]


# --- the score sheet


def record_of(game: "Game", seats: int, options: int, counts: Counts) -> "States":
    """A finished game in which everybody has what was typed in."""
    assert game.companion
    states = game.new()
    states[0]["seats"], states[0]["options"], states[0]["turn"] = seats, options, NONE
    states[0]["phase"] = max(game.phases)
    game.companion.fill(states[0], counts)
    return states


def count(game: "Game", seats: int, options: int, counts: Counts, lang: str) -> Count:
    """What the rules make of it: the lines, the points, and who has won."""
    states = record_of(game, seats, options, counts)
    won = np.zeros(seats)
    game.doors.result(states, 0, won)
    points = [sum(game.score(states, seat)) for seat in range(seats)]
    return Count(game.tally(states, lang), points, [int(seat) for seat in np.flatnonzero(won)])


def impossible(game: "Game", seats: int, options: int, counts: Counts, lang: str, names: Sequence[str] = ()) -> str:
    """Why nobody can have counted this, in a sentence; nothing if it can be."""
    assert game.companion
    for entry in game.companion.entries(seats, options, lang):
        if said := beyond(entry, counts[entry.key], lang, names):
            return said
    return game.companion.amiss(seats, options, counts, lang)


def beyond(entry: Entry, typed: Sequence[int], lang: str, names: Sequence[str]) -> str:
    """What of one line is outside of what there is."""
    for seat, n in enumerate(typed):
        if not entry.least <= n <= entry.most:
            words, who = WORDS[lang]["one_beyond" if entry.table else "beyond"], name(seat, lang, names)
            return str(words.format(who=who, what=entry.label, least=entry.least, most=entry.most, n=n))
    if entry.box and sum(typed) > entry.box:
        return str(WORDS[lang]["box_has"].format(what=entry.label, n=entry.box, all=sum(typed)))
    return ""


# --- the set-up


def step(words: Sequence[str], numbers: Mapping[str, str | int], scene: Scene) -> Step:
    """Title and sentence, filled."""
    title, sentence = words
    return Step(title.format(**numbers), sentence.format(**numbers), scene)


def dealt(
    game: "Game", seats: int, options: int, lang: str, places: Iterable[str], changed: Mapping[str, Any] | None = None
) -> Scene:
    """Parts of a table that was just dealt, as onlookers see it, with some fields as they were before."""
    states = game.start(DEAL, seats, options)
    for field, value in (changed or {}).items():
        states[0][field] = value
    view = game.view(states, NONE)
    closed = np.zeros(game.actions, np.bool_)
    scene = game.draw(view, NONE, closed, lang, (), True)
    return cropped(replace(scene, title=""), around(scene, [*places]))


def around(scene: Scene, places: list[str]) -> Box:
    """The smallest box that holds these places."""
    found = [it for it in scene.places if it.id in places]
    left, top = min(it.x for it in found), min(it.y for it in found)
    right, low = max(it.x + it.width for it in found), max(it.y + it.height for it in found)
    return Box(left - 4, top - 4, right - left + 8, low - top + 8)
