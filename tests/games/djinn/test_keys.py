"""DJ-2.4: keys."""

import pytest

from majlis.games.djinn.parts import Option, Place
from tests.games.djinn.names import (
    BASIC,
    CATCH,
    COIN,
    GO,
    KEY_COIN,
    KEY_MAGIC,
    KEY_SCROLL,
    SPECIAL,
    STOP,
    TWO_COINS,
    equip,
    mage,
    option,
    to,
)
from tests.games.djinn.table import (
    Phase,
    at_round,
    at_source,
    at_square,
    moving,
    of,
    opened,
    phase,
    play,
    position,
    purse,
)

CHANGES = {KEY_SCROLL, KEY_COIN, KEY_MAGIC}


@pytest.mark.parametrize("change, i", [(KEY_COIN, 0), (KEY_SCROLL, 1), (KEY_MAGIC, 5)])
def test_a_key_is_changed_for_a_coin_a_scroll_or_a_magic(change, i):
    """DJ-2.4: it goes back to the stock."""
    states = at_square(Place.TAVERN, keys=2)
    before = purse(states)
    play(states, change)
    now = purse(states)
    assert now[i] == before[i] + 1 and now[2] == 1 and states[0]["keys_left"] == 11
    assert sum(now) == sum(before), "one for one"


def test_without_a_key_nothing_is_changed():
    """DJ-2.4."""
    assert not CHANGES & opened(at_square(Place.TAVERN))


def test_a_full_board_takes_no_magic():
    """DJ-4.7: A18; coin and scroll are still to be had."""
    assert CHANGES & opened(at_square(Place.TAVERN, keys=1, magic=4)) == {KEY_SCROLL, KEY_COIN}


@pytest.mark.parametrize(
    "states",
    [
        lambda: position(None, phase=Phase.ENTER, rounds=1, keys=1),
        lambda: moving(keys=1),
        lambda: at_square(Place.TAVERN, keys=1),
        lambda: play(at_square(Place.TAVERN, keys=1), TWO_COINS),
        lambda: at_round(Place.TAVERN, keys=1),
        lambda: at_source(keys=1),
        lambda: play(at_round(Place.ARCHIVES, keys=1), SPECIAL, option(Option.COINS)),
        lambda: play(at_square(Place.TAVERN, keys=1), BASIC),
        lambda: play(at_round(Place.ACADEMY, keys=1), SPECIAL),
        lambda: play(at_round(Place.ACADEMY, keys=1), CATCH),
        lambda: play(moving("r1-q1", keys=1, others={1: {"at": "q1-r4"}}), to("q1-r4")),
    ],
)
def test_at_any_time_in_the_own_turn(states):
    """DJ-4.7, DJ-2.4: before the walk and in it, between actions and in them, in a catch; and it goes on there."""
    states = states()
    before = phase(states)
    assert opened(states) >= CHANGES
    assert phase(play(states, KEY_MAGIC)) == before


def test_a_key_pays_for_what_was_too_dear():
    """DJ-2.4: two keys as coins open the Manufactory."""
    states = at_square(Place.MANUFACTORY, coins=0, keys=2)
    assert BASIC not in opened(states)
    assert BASIC in opened(play(states, KEY_COIN, KEY_COIN))


def test_the_twelfth_key_is_the_last():
    """DJ-2.4: A4; CL9 brings one where one is left, and is closed where none is."""
    states = play(at_square(Place.TAVERN, kit="CL9", others={1: {"keys": 11}}), equip("CL9"))
    assert of(states, "keys") == 1 and states[0]["keys_left"] == 0
    assert equip("CL9") not in opened(at_square(Place.TAVERN, kit="CL9", others={1: {"keys": 12}}))


def test_a_used_key_can_be_gained_again():
    """DJ-2.4: A4; the stock has it."""
    states = at_round(Place.TAVERN, keys=1, others={1: {"keys": 11}}, tavern="M01 M02 M17 M18")
    assert of(play(states.copy(), SPECIAL, mage("M17")), "keys") == 1
    assert of(play(states, KEY_COIN, SPECIAL, mage("M17")), "keys") == 1
    assert of(states, "coins") == 5


def test_others_are_not_paid_in_keys():
    """DJ-4.3: M3; coins and scrolls only."""
    states = play(moving("r1-q1", keys=3, coins=1, others={1: {"at": "q1-r4"}}), to("q1-r4"), STOP)
    assert opened(states) == {COIN} and GO not in opened(states)
