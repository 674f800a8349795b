"""DJ-5.3: the Catacombs, their chests and their locks."""

from collections import Counter

from majlis.games.djinn.parts import Place
from majlis.games.djinn.state import DECK, DISCARDS, FRESH
from tests.games.djinn.names import BASIC, CHESTS, GO, KEY_COIN, SPECIAL, YES, colour
from tests.games.djinn.table import Phase, answers, at_round, at_square, of, opened, phase, play, purse


def pile(states, where):
    return {name for i, name in enumerate(CHESTS) if states[0]["chest"][i] == where}


def test_the_basic_action_opens_one_chest():
    """DJ-5.3: all that it shows is gained, and it is discarded."""
    states = play(at_square(Place.CATACOMBS, chests="CH03", magic=0), BASIC)
    assert purse(states) == (6, 0, 0, 0, 0, 2) and pile(states, DECK) == set()
    assert phase(states) == Phase.ACT


def test_the_special_action_opens_two():
    """DJ-5.3: the sum of both, when both have been seen."""
    states = play(at_round(Place.CATACOMBS, chests="CH03 CH02", magic=0), SPECIAL)
    assert phase(states) == Phase.MORE and len(pile(states, FRESH)) == 1 and purse(states) == (4, 0, 0, 0, 0, 0)
    play(states, YES)
    assert purse(states) == (6, 2, 0, 0, 0, 2) and pile(states, DECK) == set()


def test_the_second_chest_of_a_special_action_may_be_left():
    """DJ-5.3: A2; after the first was seen, and what that one shows is gained."""
    states = play(at_round(Place.CATACOMBS, chests="CH01 CH02"), SPECIAL)
    (first,) = pile(states, FRESH)
    play(states, GO)
    assert phase(states) == Phase.ACT and pile(states, DECK) == {"CH01", "CH02"} - {first}
    assert purse(states)[:2] == ((8, 0) if first == "CH01" else (4, 2))


def test_the_basic_action_may_be_taken_instead_of_the_special_one():
    """DJ-4.5: one chest, and no second one is asked about; who has N06 has only this (DJ-12.16)."""
    states = at_round(Place.CATACOMBS, "", chests="CH01 CH02")
    assert {SPECIAL, BASIC} <= opened(states)
    play(states, BASIC)
    assert phase(states) == Phase.ACT and len(pile(states, DECK)) == 1 and not {SPECIAL, BASIC} & opened(states)
    states = at_round(Place.CATACOMBS, tiles="N06")
    assert SPECIAL not in opened(states) and BASIC in opened(states)


def test_the_chest_is_drawn_at_random():
    """DJ-5.3: each of three comes about as often."""
    found = Counter()
    for n in range(90):
        states = play(at_square(Place.CATACOMBS, chests="CH01 CH02 CH04", seed=n), BASIC)
        (gone,) = {"CH01", "CH02", "CH04"} - pile(states, DECK)
        found[gone] += 1
    assert len(found) == 3 and min(found.values()) > 15


def test_bottles_of_a_chest_may_have_any_colour():
    """DJ-5.3, DJ-4.7: A16."""
    states = play(at_square(Place.CATACOMBS, chests="CH05"), BASIC)
    assert phase(states) == Phase.BOTTLE and opened(states) == {colour(letter) for letter in "burw"}
    assert of(states, "coins") == 6, "coins come before bottles"


# --- locks


def test_a_key_opens_the_locked_part():
    """DJ-5.3: it is asked for, and the key goes back to the stock."""
    states = play(at_square(Place.CATACOMBS, chests="CH09", keys=1), BASIC)
    assert phase(states) == Phase.LOCK and answers(states) == {YES, GO} and of(states, "coins") == 7
    play(states, YES)
    assert of(states, "scrolls") == 2 and of(states, "keys") == 0 and states[0]["keys_left"] == 12


def test_the_key_may_be_kept():
    """DJ-5.3: then only the open part is gained."""
    states = play(at_square(Place.CATACOMBS, chests="CH09", keys=1), BASIC, GO)
    assert of(states, "scrolls") == 0 and of(states, "keys") == 1 and phase(states) == Phase.ACT


def test_without_a_key_nothing_is_asked():
    """DJ-5.3: the chest is discarded."""
    states = play(at_square(Place.CATACOMBS, chests="CH09"), BASIC)
    assert phase(states) == Phase.ACT and "CH09" in pile(states, DISCARDS)


def test_a_chest_without_a_lock_asks_for_no_key():
    """DJ-5.3: some have none."""
    assert phase(play(at_square(Place.CATACOMBS, chests="CH01", keys=2), BASIC)) == Phase.ACT


def test_one_key_a_chest():
    """DJ-5.3: A7; two locked chests ask twice, one key opens one of them."""
    states = play(at_round(Place.CATACOMBS, chests="CH08 CH09", keys=2), SPECIAL, YES, YES)
    assert phase(states) == Phase.LOCK
    play(states, YES)
    assert of(states, "corks") == 1 and of(states, "scrolls") == 2 and of(states, "keys") == 0
    states = play(at_round(Place.CATACOMBS, chests="CH08 CH09", keys=1), SPECIAL, YES, YES)
    assert phase(states) == Phase.ACT and of(states, "corks") + of(states, "scrolls") == 1


def test_the_second_chest_may_have_the_only_key():
    """DJ-5.3: A7; the first is declined."""
    states = play(at_round(Place.CATACOMBS, chests="CH08 CH09", keys=1), SPECIAL, YES, GO, YES)
    assert of(states, "corks") == 0 and of(states, "scrolls") == 2


def test_a_key_of_one_chest_opens_the_other():
    """DJ-5.3: A7; all open parts come first."""
    states = play(at_round(Place.CATACOMBS, chests="CH06 CH09"), SPECIAL, YES)
    assert phase(states) == Phase.LOCK and of(states, "keys") == 1
    assert of(play(states, YES), "scrolls") == 2


def test_a_key_changed_while_a_lock_asks_opens_nothing():
    """DJ-4.7, DJ-5.3: with the last one gone the chest is discarded."""
    states = play(at_square(Place.CATACOMBS, chests="CH09", keys=1), BASIC, KEY_COIN)
    assert phase(states) == Phase.ACT and of(states, "coins") == 8 and "CH09" in pile(states, DISCARDS)


# --- the deck


def test_an_empty_deck_is_shuffled_anew():
    """DJ-5.3: A7; from the discards, in the middle of an action too."""
    states = play(at_round(Place.CATACOMBS, chests="CH01"), SPECIAL, YES)
    while phase(states) == Phase.BOTTLE:
        play(states, min(opened(states)))
    assert len(pile(states, DECK)) == 16 and "CH01" in pile(states, DISCARDS)


def test_chests_that_are_open_now_stay_out_of_the_new_deck():
    """DJ-5.3: A7; so the second one differs from the first."""
    for n in range(40):
        states = play(at_round(Place.CATACOMBS, chests="CH08", keys=1, seed=n), SPECIAL, YES)
        assert "CH08" not in pile(states, DECK)
