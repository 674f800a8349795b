"""DJ-7.2: a djinn of a circle goes into a bottle."""

import pytest

from majlis.games.djinn.parts import Place
from tests.games.djinn.names import CATCH, GO, KEY_COIN, TWO_COINS, colour, cork, cork_boss
from tests.games.djinn.table import (
    at_round,
    at_source,
    at_square,
    bottles,
    corked,
    corked_bosses,
    moving,
    of,
    opened,
    phase,
    play,
    points,
    ringed,
)

CORKS = {cork(letter) for letter in "burw"} | {cork_boss(letter) for letter in "burw"}


@pytest.mark.parametrize("letter", "burw")
def test_into_a_bottle_of_its_colour(letter):
    """DJ-7.2: with a cork; the circle is empty again."""
    states = play(at_square(Place.TAVERN, ringed=letter, bottles="burw", corks=1), cork(letter))
    assert corked(states) == letter and ringed(states) == "" and of(states, "corks") == 0
    assert bottles(states) == "burw".replace(letter, "")


def test_a_boss_into_a_bottle_of_any_colour():
    """DJ-7.2: bosses are of every colour."""
    states = at_square(Place.TAVERN, ringed="k", bottles="bw", corks=1)
    assert CORKS & opened(states) == {cork_boss("b"), cork_boss("w")}
    play(states, cork_boss("w"))
    assert corked_bosses(states) == "w" and corked(states) == "" and bottles(states) == "b"


@pytest.mark.parametrize(
    "more", [{"ringed": "b", "bottles": "b"}, {"ringed": "b", "corks": 1}, {"bottles": "b", "corks": 1}]
)
def test_djinn_bottle_and_cork_are_needed(more):
    """DJ-7.2: without one of them nothing."""
    assert not CORKS & opened(at_square(Place.TAVERN, **more))


def test_another_colour_does_not_do():
    """DJ-7.2: for common djinn."""
    assert not CORKS & opened(at_square(Place.TAVERN, ringed="b", bottles="urw", corks=3))


def test_as_often_as_there_are_corks():
    """DJ-7.2, DJ-4.7: several in one pause."""
    states = play(at_square(Place.TAVERN, ringed="bb", bottles="bbb", corks=2), cork("b"), cork("b"))
    assert corked(states) == "bb" and not CORKS & opened(states)


@pytest.mark.parametrize("place", [lambda **more: moving(**more), lambda **more: at_source(**more)])
def test_in_every_pause(place):
    """DJ-4.7: before the walk, at the Source, before the end of the turn."""
    states = place(ringed="b", bottles="b", corks=1)
    before = phase(states)
    assert phase(play(states, cork("b"))) == before
    assert cork("b") in opened(play(at_square(Place.TAVERN, ringed="b", bottles="b", corks=1), TWO_COINS))


def test_a_circle_emptied_in_a_pause_is_free_for_the_catch():
    """DJ-7.2, DJ-6.2."""
    states = at_round(Place.ACADEMY, "uk", magic=4, ringed="bb", bottles="b", corks=1)
    assert colour("u") not in opened(play(states.copy(), CATCH))
    assert colour("u") in opened(play(states, cork("b"), CATCH))


def test_a_corked_bottle_is_never_opened():
    """DJ-6.2: C11; nothing but a trophy touches it."""
    states = at_square(Place.TAVERN, corked="bb", keys=1)
    assert opened(states) & (CORKS | {colour("b")}) == set() and KEY_COIN in opened(states)
    play(states, TWO_COINS, GO)
    assert corked(states) == "bb"


def test_bottling_is_worth_seven_points_less_the_pieces():
    """DJ-10.1, DJ-7.2: 10 for 3, and the unused bottle and cork are gone."""
    states = at_square(Place.TAVERN, ringed="b", bottles="b", corks=1)
    assert points(states) == 5 and points(play(states, cork("b"))) == 10
