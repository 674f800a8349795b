"""DJ-5.5, DJ-8.1: the Manufactory, types of equipment and sets."""

import pytest

from majlis.games.djinn.parts import Place
from majlis.games.djinn.state import TOP
from tests.games.djinn.names import BASIC, EQUIPMENT, GO, SPECIAL, TWO_COINS, equip
from tests.games.djinn.table import Phase, at_round, at_square, of, opened, phase, play, where

OFFER = "ST7 HA8 CL8"
FACE_DOWN, FACE_UP = 0, 1  # of the first seat


def basic(**more):
    return play(at_square(Place.MANUFACTORY, **{"display": OFFER} | more), BASIC)


def special(**more):
    return play(at_round(Place.MANUFACTORY, **{"display": OFFER} | more), SPECIAL)


def test_the_basic_action_costs_two_coins():
    """DJ-5.5: a cork, and one card of the display."""
    states = basic()
    assert of(states, "coins") == 2 and of(states, "corks") == 1
    assert opened(states) == {equip("ST7"), equip("HA8"), equip("CL8"), GO}


def test_the_special_action_costs_three_coins():
    """DJ-5.5: two corks and a card."""
    states = special()
    assert of(states, "coins") == 1 and of(states, "corks") == 2 and phase(states) == Phase.EQUIP


def test_without_the_price_it_is_closed():
    """DJ-4.7: A18; for two coins only the basic action."""
    assert BASIC not in opened(at_square(Place.MANUFACTORY, coins=1))
    states = at_round(Place.MANUFACTORY, coins=2)
    assert BASIC in opened(states) and SPECIAL not in opened(states)
    assert {BASIC, SPECIAL} <= opened(at_round(Place.MANUFACTORY, coins=3))


def test_the_basic_action_at_the_round_space_is_the_same():
    """DJ-4.5: A2; it is cheaper, so it is offered; once."""
    states = play(at_round(Place.MANUFACTORY), BASIC, GO)
    assert of(states, "coins") == 2 and of(states, "corks") == 1 and not {BASIC, SPECIAL} & opened(states)


def test_the_card_may_be_declined_for_the_full_price():
    """DJ-5.5: A2; the corks alone."""
    states = play(basic(), GO)
    assert of(states, "coins") == 2 and of(states, "corks") == 1 and phase(states) == Phase.ACT


def test_the_card_lies_face_up_and_the_next_one_is_shown():
    """DJ-8.1: of the same type."""
    states = play(basic(), equip("HA8"))
    assert where(states, "HA8") == FACE_UP
    tops = [name for name in EQUIPMENT if where(states, name) == TOP + 1]
    assert len(tops) == 1 and tops[0].startswith("HA") and tops != ["HA8"]


def test_a_pile_runs_out():
    """DJ-5.5: then that type is not on offer; without any card the corks can still be had."""
    hats = " ".join(f"HA{n}" for n in range(1, 10) if n != 8)
    states = play(basic(turned=hats), equip("HA8"))
    assert not [name for name in EQUIPMENT if name.startswith("HA") and where(states, name) >= TOP]
    all_cards = " ".join(EQUIPMENT)
    states = play(at_square(Place.MANUFACTORY, display="", others={1: {"turned": all_cards}}), BASIC)
    assert phase(states) == Phase.ACT and of(states, "corks") == 1


# --- one of each type (A11)


def test_of_two_cards_of_a_type_one_stays_up():
    """DJ-8.1: A11; the player chooses which."""
    states = play(basic(kit="HA3"), equip("HA8"))
    assert phase(states) == Phase.KEEP and opened(states) == {equip("HA3"), equip("HA8")}
    new = play(states.copy(), equip("HA8"))
    assert where(new, "HA8") == FACE_UP and where(new, "HA3") == FACE_DOWN
    old = play(states, equip("HA3"))
    assert where(old, "HA3") == FACE_UP and where(old, "HA8") == FACE_DOWN


def test_a_card_that_was_turned_down_is_no_use_any_more():
    """DJ-8.1: A11; for good."""
    states = play(basic(kit="HA3"), equip("HA8"), equip("HA3"))
    assert equip("HA8") not in opened(states)


def test_a_spent_card_blocks_nothing():
    """DJ-8.1: A11; face down it is no active card."""
    states = play(basic(turned="HA7"), equip("HA8"))
    assert phase(states) == Phase.ACT and where(states, "HA8") == FACE_UP


def test_cards_of_other_types_do_not_matter():
    """DJ-8.1: one of each may be up."""
    states = play(basic(kit="ST5 CL7"), equip("HA8"))
    assert phase(states) == Phase.ACT and where(states, "ST5") == where(states, "CL7") == FACE_UP


# --- the set


def test_the_first_set_moves_the_base_marker():
    """DJ-8.1, DJ-2.2: and brings two magic."""
    states = play(basic(kit="ST5 CL7", magic=0), equip("HA8"))
    assert of(states, "base_at") == 1 and of(states, "magic") == 2 and of(states, "set_done") == 1


@pytest.mark.parametrize("kit, turned", [("ST5", "CL7"), ("", "ST5 CL7"), ("ST5", "ST6 CL7")])
def test_face_down_cards_complete_a_set(kit, turned):
    """DJ-8.1: owned is enough."""
    assert of(play(basic(kit=kit, turned=turned), equip("HA8")), "base_at") == 1


def test_two_types_are_no_set():
    """DJ-8.1: staff, hat and cloak are needed."""
    assert of(play(basic(kit="ST5", turned="HA1"), equip("HA8")), "base_at") == 0


def test_a_second_set_brings_nothing():
    """DJ-8.1: once a game."""
    states = play(basic(turned="ST5 ST6 CL7 CL5 HA1", set_done=1, base_at=1, magic=0), equip("HA8"))
    assert of(states, "base_at") == 1 and of(states, "magic") == 0


def test_an_action_at_the_manufactory_bars_forfeiting():
    """DJ-4.6: also if the card was declined."""
    assert TWO_COINS not in opened(play(basic(), GO))
