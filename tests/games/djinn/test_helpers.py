"""DJ-6.4: who helps in a catch, and what it costs."""

import pytest

from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import Place
from tests.games.djinn.names import BOSS, CATCH, GO, KEY_MAGIC, MAGES, colour, equip, mage
from tests.games.djinn.table import (
    Phase,
    after,
    asleep,
    at_round,
    awake,
    of,
    opened,
    phase,
    play,
    ringed,
    where,
)


def hunt(street, prey, **more):
    """All of the prey is chosen; who helps?"""
    wanted = [BOSS if letter == "k" else colour(letter) for letter in prey]
    return play(at_round(Place.ACADEMY, street, **more), CATCH, *wanted, GO)


def test_helpers_or_the_own_magic():
    """DJ-6.4: asked one at a time; done means that the own magic pays the rest."""
    states = hunt("buk", "b", magic=4, mages="M01 M05")
    assert phase(states) == Phase.HELP and opened(states) == {mage("M01"), mage("M05"), GO}
    assert of(after(states, GO), "magic") == 0
    play(states, mage("M05"))
    assert states[0]["need"] == 1 and opened(states) == {mage("M01"), GO}
    assert of(play(states, GO), "magic") == 3


def test_a_mage_is_paid_and_goes_to_sleep():
    """DJ-6.4: its price in coins."""
    states = play(hunt("buk", "b", magic=4, coins=3, mages="M17"), mage("M17"))
    assert of(states, "coins") == 1 and asleep(states) == {"M17"} and awake(states) == set()


def test_a_sleeping_mage_does_not_help():
    """DJ-6.4: nor one of somebody else."""
    states = at_round(Place.ACADEMY, "buk", magic=1, asleep="M17", others={1: {"mages": "M15"}})
    assert opened(play(states, CATCH)) == {GO}


def test_a_mage_who_cannot_be_paid_does_not_help():
    """DJ-6.4: two coins are needed."""
    assert opened(play(at_round(Place.ACADEMY, "buk", magic=1, coins=1, mages="M17"), CATCH)) == {GO}


def test_nobody_is_asked_when_nothing_is_missing():
    """DJ-6.4: a helper is open only as long as power is needed."""
    states = play(hunt("buk", "b", magic=4, coins=4, mages="M15 M16"), mage("M15"))
    assert states[0]["need"] == 1
    play(states, mage("M16"))
    assert phase(states) == Phase.ACT and of(states, "magic") == 4, "what is too much is lost"


@pytest.mark.parametrize("name", MAGES)
def test_every_mage_gives_green_once_and_colours_for_each(name):
    """DJ-6.4: C5; against two of each of its colours, in a catch of two of them."""
    i, other = MAGES.index(name), "M16" if name == "M15" else "M15"
    for letter, bonus in zip("burw", BOX.mage_bonus[i], strict=True):
        states = hunt(letter * 2 + "uk", letter * 2, magic=7, capacity=8, coins=4, mages=f"{name} {other}")
        need = int(states[0]["need"])
        gives = int(BOX.mage_power[i]) + 2 * int(bonus)
        play(states, mage(name))
        assert states[0]["need"] == need - gives and of(states, "coins") == 4 - BOX.mage_price[i]


def test_bonuses_may_exceed_a_djinn():
    """DJ-6.4: C5; M29, M01 and M05 give 5 green and 5 for one brown, who needs 4."""
    states = at_round(Place.ACADEMY, "bwk", magic=0, coins=4, mages="M29 M01 M05")
    play(states, CATCH, colour("b"))
    assert colour("w") in opened(states), "ten are enough for both"
    assert colour("w") not in opened(play(at_round(Place.ACADEMY, "bwwk", magic=0, coins=4, mages="M29 M01"), CATCH))


def test_a_boss_brings_no_bonus_of_colour():
    """DJ-6.4: X1; M21 gives three against a lone boss."""
    states = hunt("k", "k", magic=1, mages="M21")
    play(states, mage("M21"))
    assert of(states, "magic") == 0 and ringed(states) == "k"
    assert BOSS not in opened(play(at_round(Place.ACADEMY, "k", magic=0, mages="M21"), CATCH))


def test_only_the_coins_at_hand_are_counted():
    """DJ-6.1: with two coins one of two dear mages helps, so two djinn are too many."""
    more = {"magic": 2, "mages": "M17 M18"}
    assert colour("b") in opened(play(at_round(Place.ACADEMY, "bbk", coins=2, **more), CATCH))
    states = play(at_round(Place.ACADEMY, "bbk", coins=2, **more), CATCH, colour("b"))
    assert colour("b") not in opened(states)
    states = play(at_round(Place.ACADEMY, "bbk", coins=4, **more), CATCH, colour("b"))
    assert colour("b") in opened(states)


def test_a_helper_who_leaves_the_rest_unpaid_is_closed():
    """DJ-6.4: the weak one would take the coin that the strong one needs."""
    states = hunt("bk", "b", magic=1, coins=1, mages="M06 M15")
    assert opened(states) == {mage("M15")}


def test_done_is_open_only_if_the_own_magic_is_enough():
    """DJ-6.4: exactly the rest is paid."""
    states = hunt("bk", "b", magic=2, coins=4, mages="M13")
    assert opened(states) == {mage("M13")}
    play(states, mage("M13"))
    assert of(states, "magic") == 0


# --- keys and equipment


def test_a_key_gives_one():
    """DJ-6.4: also on a full board; it goes back to the stock."""
    states = hunt("bk", "b", magic=4, keys=2)
    assert opened(states) == {KEY_MAGIC, GO}
    play(states, KEY_MAGIC)
    assert of(states, "keys") == 1 and states[0]["need"] == 3 and states[0]["keys_left"] == 11
    assert of(play(states, GO), "magic") == 1


def test_keys_count_for_what_can_be_caught():
    """DJ-6.1: three magic and a key are four."""
    assert colour("b") in opened(play(at_round(Place.ACADEMY, "bk", magic=3, keys=1), CATCH))
    assert colour("b") not in opened(play(at_round(Place.ACADEMY, "bk", magic=2, keys=1), CATCH))


def test_st5_helps_by_itself():
    """DJ-8.4: one less is needed in every catch, and it stays."""
    states = hunt("bk", "b", magic=3, kit="ST5")
    assert phase(states) == Phase.ACT and of(states, "magic") == 0 and where(states, "ST5") == 1
    assert colour("b") not in opened(play(at_round(Place.ACADEMY, "bk", magic=3, turned="ST5"), CATCH))


def test_st6_helps_once():
    """DJ-8.3: three, then it is turned down."""
    states = hunt("bk", "b", magic=4, kit="ST6")
    assert opened(states) == {equip("ST6"), GO}
    kept = after(states, GO)
    assert where(kept, "ST6") == 1 and of(kept, "magic") == 0
    play(states, equip("ST6"))
    assert where(states, "ST6") == 0 and of(states, "magic") == 3


def test_st6_is_not_used_in_a_pause():
    """DJ-8.3: only where somebody is caught."""
    assert equip("ST6") not in opened(at_round(Place.ACADEMY, kit="ST6"))
