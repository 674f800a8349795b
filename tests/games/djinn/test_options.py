"""DJ-13: the options."""

import pytest

from majlis.core.refusal import Refusal
from majlis.games.djinn.parts import Flag, Place
from majlis.testing.play import seed
from tests.games.djinn.names import BOSS, BOSSES, CATCH, GO, mage, number
from tests.games.djinn.table import GAME, Phase, at_round, at_source, of, opened, phase, play

NAMES = ["beginner", "longer", "boss_colours", "round_limit", "deck"]


@pytest.mark.parametrize("i, name", list(enumerate(NAMES[:3])))
def test_an_option_is_off_unless_chosen(i, name):
    """DJ-13.1 to DJ-13.3: each has a bit of its own."""
    assert GAME.unpack(0)[name] == "off" and GAME.pack(**{name: True}) == 1 << i
    assert [option.name for option in GAME.options] == NAMES and [int(flag) for flag in Flag] == [1, 2, 4]


def test_the_beginners_game():
    """DJ-13.1: no draft; DJ-3.7."""
    assert phase(GAME.start(seed(1), 3, GAME.pack(beginner=True))) == Phase.ENTER
    assert phase(GAME.start(seed(1), 3)) == Phase.DRAFT


def test_the_longer_game():
    """DJ-13.2: three djinn more, whatever else is chosen."""
    for more in ({}, {"beginner": True}):
        short, long = (GAME.start(seed(1), 4, GAME.pack(longer=on, **more))[0]["loose"].sum() for on in (False, True))
        assert long == short + 3


def test_a_boss_adds_every_colour_of_a_mage():
    """DJ-13.3, DJ-6.4: X1; M28 gives one green and three colours, four in all."""
    more = {"magic": 0, "coins": 1, "mages": "M28"}
    assert BOSS not in opened(play(at_round(Place.ACADEMY, "k", **more), CATCH))
    states = play(at_round(Place.ACADEMY, "k", options={"boss_colours": True}, **more), CATCH, BOSS, GO)
    play(states, mage("M28"))
    assert of(states, "ringed")[4] == 1 and of(states, "coins") == 0


def test_each_boss_of_the_source_adds_them():
    """DJ-13.3, DJ-5.7: two bosses need 12, M28 gives 1 + 3 + 3."""
    more = {"magic": 5, "capacity": 8, "coins": 1, "mages": "M28"}
    assert BOSSES not in opened(at_source(**more | {"magic": 4}))
    states = play(at_source(options={"boss_colours": True}, **more), BOSSES)
    assert opened(states) == {number(1), number(2)}
    play(states, number(2), mage("M28"))
    assert of(states, "magic") == 0 and of(states, "ringed")[4] == 2


def test_n04_is_stronger_than_the_option():
    """DJ-13.3, DJ-12.14: green only."""
    more = {"magic": 0, "coins": 1, "mages": "M28", "tiles": "N04", "options": {"boss_colours": True}}
    assert BOSS not in opened(play(at_round(Place.ACADEMY, "k", **more), CATCH))


@pytest.mark.parametrize("value, packed", [("60", 0), ("120", 8), ("30", 16), ("15", 24)])
def test_the_round_limit_has_four_values(value, packed):
    """DJ-13.4: 60 unless chosen."""
    assert GAME.pack(round_limit=value) == packed and GAME.unpack(packed)["round_limit"] == value
    assert GAME.start(seed(1), 2, packed)[0]["limit"] == int(value)
    assert GAME.unpack(0)["round_limit"] == "60"


def test_another_limit_is_refused():
    """DJ-13.4: with what it can be."""
    with pytest.raises(Refusal, match="60, 120, 30, 15"):
        GAME.pack(round_limit="7")


def test_options_go_together():
    """DJ-13.1 to DJ-13.4: all of them at once."""
    packed = GAME.pack(beginner=True, longer=True, boss_colours=True, round_limit="15")
    assert packed == 1 + 2 + 4 + 24
    states = GAME.start(seed(2), 2, packed)
    assert states[0]["limit"] == 15 and states[0]["loose"].sum() == 15 and phase(states) == Phase.ENTER
