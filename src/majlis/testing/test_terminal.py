"""The table in letters: it fits, it names what it shows, and it is drawn from a view."""

import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from majlis.core.game import Game
from majlis.core.letters import FOLD, HEIGHT, TONES, WIDTH, Sheet
from majlis.core.match import Match
from majlis.core.speech import LANGUAGES
from majlis.testing.play import seed


def sheets(game: Game, sample: int) -> Iterator[tuple[Sheet, Match]]:
    """Moments of a random game for most players, and for fewest, as the one to act sees them and as others do."""
    assert game.terminal
    for seats in {game.seats[0], game.seats[-1]}:
        match, chance = Match.new(game, seats, seed=seed(seats)), random.Random(seats)
        while not match.over and match.at < sample:
            match.play(chance.choice(match.open()))
            lang, eyes = LANGUAGES[match.at % len(LANGUAGES)], match.turn if match.at % 3 else -1
            view = match.view(eyes)
            mask = game.open(view) if eyes == match.turn >= 0 else np.zeros(game.actions, np.bool_)
            yield game.terminal(view, eyes, mask, lang, match.called(lang, eyes)), match


def test_the_table_in_letters_fits_and_every_thing_on_it_has_words(
    game: Game, sample: Callable[[int, int], int]
) -> None:
    """A hundred letters across are the board and the question; nothing is written outside, or in an unknown tone."""
    if game.terminal is None:
        pytest.skip("shown as a list of places")
    for sheet, match in sheets(game, sample(150, 3000)):
        assert sheet.fold <= FOLD and len(sheet.players) == match.header.seats
        for mark in sheet.marks:
            assert mark.x >= 0 and mark.x + len(mark.text) <= WIDTH and 0 <= mark.y < HEIGHT, mark
            assert mark.tone in ("", *TONES), mark
        for thing in sheet.things:
            assert thing.label and thing.x >= 0 and thing.x + thing.width <= WIDTH, thing
            assert thing.y >= 0 and thing.y + thing.height <= HEIGHT, thing
        tones = {tone for lines in sheet.players for line in lines for _, tone in line}
        assert tones <= {"", *TONES}


def test_no_two_things_in_letters_lie_upon_each_other(game: Game, sample: Callable[[int, int], int]) -> None:
    if game.terminal is None:
        pytest.skip("shown as a list of places")
    for sheet, _ in sheets(game, sample(60, 1000)):
        taken: dict[tuple[int, int], str] = {}
        for thing in sheet.things:
            for at in (
                (x, y) for x in range(thing.x, thing.x + thing.width) for y in range(thing.y, thing.y + thing.height)
            ):
                assert at not in taken, (thing.label, taken[at])
                taken[at] = thing.label
