"""The search for leaks: two worlds that differ only in what a viewer cannot know must look the same to that viewer."""

import importlib
import random
from collections.abc import Iterator
from types import ModuleType

import numpy as np

from majlis.core import foresight, parts
from majlis.core import frame as frames
from majlis.core.cache import CORE
from majlis.core.events import FIRST, Raw, heard
from majlis.core.game import Game, States, key
from majlis.core.match import Match
from majlis.core.speech import LANGUAGES
from majlis.core.svg import paint
from majlis.testing.play import random_match, seed, viewers


def twin(game: Game, states: States, seat: int, chance: random.Random) -> States:
    """A world that this seat cannot tell from this one: written for each game without the game's own views."""
    other: States = twins(game).twin(states.copy(), seat, chance)
    return other


def twins(game: Game) -> ModuleType:
    """The module that makes such worlds: in the game's own folder, for games of the house among their tests."""
    package = f"majlis.games.{game.name}" if ours(game) else game.name
    inside = (game.folder / "twin.py").exists()
    return importlib.import_module(f"{package}.twin" if inside else f"tests.games.{game.name}.twin")


def ours(game: Game) -> bool:
    """Is this a game of the house?"""
    return game.folder.parent == CORE.parent / "games"


def shown(match: Match, seat: int, chance: random.Random) -> dict[str, object]:
    """Everything that reaches a viewer, by name."""
    lang, tall = chance.choice(LANGUAGES), chance.random() < 0.5
    forget()
    seen = frames.frame(match, seat, lang, tall)
    tries = [chance.randrange(match.game.actions) for _ in range(5)]
    return {
        "view": match.view(seat).tobytes(),
        "prompt": seen.prompt,
        "told": seen.told,
        "offers": seen.offers,
        "tally": seen.tally,
        "goals": seen.goals,
        "plans": seen.plans,
        "passes": seen.passes,
        "journeys": seen.journeys,
        "sounds": seen.sounds,
        "picture": paint(seen.scene),
        "refusals": [frames.refusal(match, seat, a, lang) for a in tries],
        "open": match.open() if seat == match.turn else None,
    }


def forget() -> None:
    """What was drawn and said in one world does not answer for the other."""
    parts.KNOWN.forget()
    for said in (frames._told, foresight._said):
        said.cache_clear()


def world(match: Match, seat: int, chance: random.Random) -> Match:
    """A match that this seat cannot tell from this one now: another state, and other secrets on the way to it."""
    other = match.copy()
    other._states[match.at : match.at + 1] = twin(match.game, match.state, seat, chance)
    other._events = [unlike(match.game, told, seat) for told in match._events]
    return other


def unlike(game: Game, told: Raw, seat: int) -> Raw:
    """The same events, with other numbers where this seat was not told them."""
    other = told.copy()
    for row, event in zip(other, heard(game.events, game.kinds, told, seat), strict=True):
        for i, name in enumerate(game.kinds[event.kind].args):
            if event[name] is None:
                row[FIRST + i] ^= 1
    return other


def leaks(game: Game, n: int, moments: int = 12) -> Iterator[str]:
    """Play a match and name every difference that a viewer could see between twin worlds."""
    chance = random.Random(n)
    whole = random_match(game, chance.choice(game.seats), n)
    for _ in range(moments):
        match = whole.until(chance.randrange(whole.at))
        for seat in viewers(match):
            yield from compare(match, seat, chance)


def compare(match: Match, seat: int, chance: random.Random) -> list[str]:
    """The differences now and, after the same action, in what is told of it."""
    worlds = match.copy(), world(match, seat, chance)
    salt = chance.random()
    found = honest(match, seat) + differences(worlds, seat, salt)
    a = chance.choice(match.open())
    if a in worlds[1].open() and not found:
        for each in worlds:
            each.play(a)
        if worlds[0].view(seat).tobytes() == worlds[1].view(seat).tobytes():
            found += differences(worlds, seat, salt)
    return found


def differences(worlds: tuple[Match, Match], seat: int, salt: float) -> list[str]:
    ours, theirs = (shown(each, seat, random.Random(salt)) for each in worlds)
    return [f"{name} for viewer {seat}" for name in ours if ours[name] != theirs[name]]


def honest(match: Match, seat: int) -> list[str]:
    """A view can be filled in to a whole world and blanked again, and the mover's view opens the same actions."""
    game, found = match.game, []
    view = match.view(seat)
    guess = view.copy()
    game.doors.guess(guess, 0, key(seed(match.at)), seat)
    pieces = np.zeros(len(game.pieces), np.int64)
    game.doors.count(guess, 0, pieces)
    if tuple(pieces) != game.pieces:
        found.append(f"a guess of viewer {seat} loses or makes pieces")
    if game.view(guess, seat).tobytes() != view.tobytes():
        found.append(f"guess and hide of viewer {seat} disagree")
    if seat == match.turn and not np.array_equal(game.open(view), game.open(match.state)):
        found.append("open actions follow from more than the mover's view")
    return found
