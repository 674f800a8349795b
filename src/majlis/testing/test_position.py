"""A position is a line: written and read back to the same bytes, and refused in a sentence when it cannot be."""

import random

import numpy as np
import pytest

from majlis.core import notation, position
from majlis.core.game import Game
from majlis.core.match import Header, Match
from majlis.core.refusal import Refusal
from majlis.testing.play import random_match
from majlis.testing.walks import moments


def test_every_state_and_every_view_is_a_line_that_can_be_read_back(game: Game) -> None:
    for moment in moments(game, 60, 11):
        for states, viewer in ((moment.before, None), (moment.after, None), (game.view(moment.before, -1), -1)):
            line = position.write(game, states, viewer)
            found = position.read(line, trusted=True)
            assert found.states.tobytes() == states.tobytes() and found.viewer == viewer and "\n" not in line
        view = game.view(moment.before, moment.turn)
        found = position.read(position.write(game, view, moment.turn), trusted=True)
        np.testing.assert_array_equal(game.open(found.states), game.open(moment.before))


def test_a_position_that_can_arise_is_accepted(game: Game) -> None:
    for moment in moments(game, 1, 40):
        assert position.read(position.write(game, moment.before)).states.tobytes() == moment.before.tobytes()
        view = game.view(moment.before, moment.turn)
        assert position.read(position.write(game, view, moment.turn)).viewer == moment.turn


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("/", "/9", "version"),
        (" seats=", " seats=9", "one of"),
        (" turn=", " turn=0", "one of"),
        (" phase=", " phase=x", "one of"),
        (" rng=", " rng=zz", "64 hexadecimal"),
        (" rng=", " nothing=", "no field|either"),
        (" seats=", " seats", "one of|words like"),
    ],
)
def test_a_broken_line_is_refused_in_a_sentence(game: Game, old: str, new: str, why: str) -> None:
    line = position.write(game, next(moments(game, 1, 9)).before)
    with pytest.raises(Refusal, match=why):
        position.read(line.replace(old, new, 1), trusted=True)


def test_a_position_with_a_piece_too_many_is_refused(game: Game) -> None:
    """Some number of the record is made larger until pieces no longer add up."""
    moment, chance = next(moments(game, 1, 9)), random.Random(1)
    count, plain = np.zeros(len(game.pieces), np.int64), np.array(game.pieces)
    names = [name for name in game.state.names or () if game.state[name].kind != "u"]
    while True:
        states = moment.before.copy()
        states[chance.choice(names)].reshape(-1)[0] += 1
        game.doors.count(states, 0, count)
        if (count != plain).any() and states[0]["seats"] == moment.before[0]["seats"]:
            break
    with pytest.raises(Refusal, match="cannot arise"):
        position.read(position.write(game, states))


def test_a_match_that_begins_with_a_position_goes_on_as_the_one_it_was_taken_from(game: Game) -> None:
    whole = random_match(game, game.seats[-1], 7)
    at = whole.at // 2
    line = position.write(game, whole.state_at(at))
    match = Match(Header(game, game.seats[-1], whole.header.options, start=line))
    for a in whole.actions[at:]:
        match.play(a)
    assert match.digest() == whole.digest()
    again = notation.read(notation.write(match))
    assert again.digest() == match.digest() and again.header.start == line


def test_no_field_is_called_like_a_word_of_the_header(game: Game) -> None:
    assert not {"box", "rng", "viewer"} & set(game.state.names or ())
