"""DJ-4.4 to DJ-4.7: forfeiting, and the order of actions."""

import pytest

from majlis.games.djinn.parts import Place
from tests.games.djinn.names import (
    BASIC,
    CATCH,
    GO,
    KEY_COIN,
    ONE_OF_EACH,
    PASSAGE,
    SPECIAL,
    TWO_COINS,
    TWO_MAGIC,
    cork,
)
from tests.games.djinn.table import Phase, at_round, at_square, of, opened, phase, play, position, turn

REWARDS = {TWO_COINS, TWO_MAGIC, ONE_OF_EACH}


@pytest.mark.parametrize("reward, coins, magic", [(TWO_COINS, 2, 0), (TWO_MAGIC, 0, 2), (ONE_OF_EACH, 1, 1)])
@pytest.mark.parametrize("place", [at_square, at_round])
def test_two_coins_or_two_magic_or_one_of_each(place, reward, coins, magic):
    """DJ-4.6: at square and round spaces."""
    states = play(place(Place.ACADEMY, coins=0, magic=0), reward)
    assert (of(states, "coins"), of(states, "magic")) == (coins, magic)
    assert not REWARDS & opened(states)


def test_magic_that_does_not_fit_is_lost():
    """DJ-4.6, DJ-2.1: the reward is open all the same."""
    assert of(play(at_square(Place.ACADEMY, magic=4), TWO_MAGIC), "magic") == 4


def test_who_forfeits_has_no_action():
    """DJ-4.6: neither of the space nor of a passage."""
    states = play(position("r3-q6", passages={Place.TAVERN: "q6"}), TWO_COINS)
    assert opened(states) == {GO}
    assert SPECIAL not in opened(play(at_round(Place.ACADEMY), TWO_COINS))


@pytest.mark.parametrize("action", [BASIC, PASSAGE])
def test_who_acts_does_not_forfeit(action):
    """DJ-4.6: A1; a passage is an action too."""
    states = play(position("r2-q2", passages={Place.TAVERN: "q2"}), action)
    while phase(states) == Phase.MAGE:
        play(states, GO)
    assert not REWARDS & opened(states) and GO in opened(states)


def test_it_may_be_chosen_although_actions_are_possible():
    """DJ-4.6: A1; and also when none is."""
    assert REWARDS | {BASIC} <= opened(at_square(Place.ACADEMY))
    assert opened(at_square(Place.MARKET, coins=0)) >= REWARDS and BASIC not in opened(at_square(Place.MARKET, coins=0))


def test_the_catch_is_no_action_of_the_space():
    """DJ-4.6: A1; whoever caught only may still forfeit, before or after."""
    states = play(at_round(Place.ACADEMY), CATCH, GO)
    assert opened(states) >= REWARDS and GO not in opened(states)
    states = play(at_round(Place.ACADEMY), TWO_COINS)
    assert CATCH in opened(states) and GO not in opened(states)
    assert GO in opened(play(states, CATCH, GO))


def test_action_and_catch_in_any_order():
    """DJ-4.5: one is finished before the other begins."""
    states = play(at_round(Place.ACADEMY), CATCH)
    assert SPECIAL not in opened(states)
    play(states, GO, SPECIAL, GO)
    assert GO in opened(states) and CATCH not in opened(states)
    states = play(at_round(Place.ACADEMY), SPECIAL)
    assert CATCH not in opened(states)
    assert CATCH in opened(play(states, GO))


def test_one_action_of_the_space_a_turn():
    """DJ-4.4, DJ-4.5: then only the end is left."""
    assert BASIC not in opened(play(at_square(Place.ACADEMY), BASIC))
    states = play(at_round(Place.MANUFACTORY), SPECIAL, GO)
    assert not {BASIC, SPECIAL} & opened(states)


def test_a_turn_ends_when_the_player_says_so():
    """DJ-4.7: there is a pause before the end."""
    states = play(at_square(Place.ACADEMY, keys=1, ringed="b", bottles="b", corks=1), BASIC)
    assert {GO, KEY_COIN, cork("b")} <= opened(states) and turn(states) == 0
    assert turn(play(states, GO)) == 1


def test_a_round_space_without_anybody_asks_for_no_catch():
    """DJ-4.5: the turn may end after the action."""
    states = at_round(Place.ACADEMY, "")
    assert CATCH not in opened(states) and GO in opened(play(states, TWO_COINS))
