"""DJ-5.2: the Tavern."""

import pytest

from majlis.games.djinn.actions import MAGE
from majlis.games.djinn.parts import MAGE_KEY, Place
from majlis.games.djinn.state import TOP
from tests.games.djinn.names import BASIC, GO, MAGES, PASSAGE, SPECIAL, TWO_COINS, YES, mage
from tests.games.djinn.table import Phase, at_round, at_square, awake, of, opened, phase, play, position, where

OFFER = "M01 M05 M17 M29"
PLAIN = " ".join(MAGES[:16])
KEYED = " ".join(MAGES[16:])


def others_of(*names):
    """All mages of a kind but these, as a list of words."""
    kind = PLAIN if names[0] in PLAIN else KEYED
    return " ".join(name for name in kind.split() if name not in names)


def test_the_basic_action_has_the_two_without_a_key():
    """DJ-5.2: one of them, or none (A2)."""
    states = play(at_square(Place.TAVERN, tavern=OFFER), BASIC)
    assert phase(states) == Phase.MAGE and opened(states) == {mage("M01"), mage("M05"), GO}


def test_the_special_action_has_all_four():
    """DJ-5.2: with and without a key."""
    states = play(at_round(Place.TAVERN, tavern=OFFER), SPECIAL)
    assert opened(states) == {*(mage(name) for name in OFFER.split()), GO}


def test_the_mage_comes_awake_and_costs_nothing_yet():
    """DJ-5.2: its price is paid when it helps."""
    states = play(at_square(Place.TAVERN, tavern=OFFER), BASIC, mage("M05"))
    assert awake(states) == {"M05"} and of(states, "coins") == 4 and of(states, "keys") == 0
    assert phase(states) == Phase.ACT


def test_a_key_comes_where_one_is_shown():
    """DJ-5.2: only then."""
    assert of(play(at_round(Place.TAVERN, tavern=OFFER), SPECIAL, mage("M29")), "keys") == 1
    assert of(play(at_round(Place.TAVERN, tavern=OFFER), SPECIAL, mage("M01")), "keys") == 0


def test_the_next_card_is_turned_up():
    """DJ-5.2: of the same pile and kind, and it was unseen."""
    states = play(at_round(Place.TAVERN, tavern=OFFER), SPECIAL, mage("M17"))
    assert states[0]["mage_pile"].tolist() == [8, 8, 7, 8]
    tops = [i for i in range(32) if states[0]["mage"][i] == TOP + 2]
    assert len(tops) == 1 and MAGE_KEY[tops[0]] and MAGES[tops[0]] not in OFFER


def test_no_mage_may_be_taken():
    """DJ-4.5: A2; the action is done all the same."""
    states = play(at_square(Place.TAVERN, tavern=OFFER), BASIC, GO)
    assert awake(states) == set() and TWO_COINS not in opened(states) and GO in opened(states)


# --- piles that run out (A6)


def test_an_empty_pile_takes_the_top_of_its_sister():
    """DJ-5.2: A6; the sister turns up its next card."""
    rest = others_of("M01", "M05", "M09").split()
    states = at_square(Place.TAVERN, tavern=OFFER, asleep=" ".join(rest))
    assert states[0]["mage_pile"].tolist() == [2, 1, 8, 8]
    play(states, BASIC, mage("M05"))
    assert states[0]["mage_pile"].tolist() == [1, 1, 8, 8]
    assert where(states, "M01") == TOP + 1 and where(states, "M09") == TOP


def test_a_single_card_stays_the_only_one_of_its_kind():
    """DJ-5.2: A6; nothing moves over."""
    states = at_square(Place.TAVERN, tavern=OFFER, asleep=others_of("M01", "M05"))
    play(states, BASIC, mage("M01"))
    assert states[0]["mage_pile"].tolist() == [0, 1, 8, 8] and where(states, "M05") == TOP + 1


@pytest.mark.parametrize("place", [at_square, at_round])
def test_a_kind_that_is_gone_is_not_on_offer(place):
    """DJ-5.2, DJ-4.7: A6, A18; without plain mages the basic action is closed, the special one is not."""
    states = place(Place.TAVERN, tavern="- - M17 M29", asleep=PLAIN)
    if place is at_square:
        assert BASIC not in opened(states)
    else:
        assert {a for a in opened(play(states, SPECIAL)) if a >= MAGE} == {mage("M17"), mage("M29")}


def test_without_any_mage_the_tavern_is_closed():
    """DJ-4.7: A18."""
    states = at_round(Place.TAVERN, tavern="- - - -", asleep=PLAIN, others={1: {"asleep": KEYED}})
    assert SPECIAL not in opened(states) and TWO_COINS in opened(states)


def test_the_basic_action_at_the_round_space_brings_only_mages_without_key():
    """DJ-4.5, DJ-5.2."""
    assert opened(play(at_round(Place.TAVERN, tavern=OFFER), BASIC)) == {GO, mage("M01"), mage("M05")}


def test_a_mage_from_elsewhere_is_any_of_the_four():
    """DJ-5.2: A5; by the chest CH13, with its key."""
    states = play(at_square(Place.CATACOMBS, chests="CH13", keys=1, tavern=OFFER), BASIC, YES)
    assert opened(states) == {*(mage(name) for name in OFFER.split()), GO}
    assert of(play(states, mage("M29")), "keys") == 1


def test_keys_run_out():
    """DJ-2.4: A4; the mage comes without one then."""
    states = at_round(Place.TAVERN, tavern=OFFER, others={1: {"keys": 12}})
    assert of(play(states, SPECIAL, mage("M17")), "keys") == 0


def test_a_passage_is_a_basic_action():
    """DJ-4.4, DJ-5.2: only the two without a key."""
    states = position("r1-q1", passages={Place.TAVERN: "q1"}, tavern=OFFER)
    assert opened(play(states, PASSAGE)) == {mage("M01"), mage("M05"), GO}
