"""DJ-6.5: bosses that flee, and djinn that come."""

import pytest

from majlis.games.djinn.parts import Place
from tests.games.djinn.names import BOSS, CATCH, CIRCLE, GO, SPECIAL, TWO_COINS, colour, free, street, trophy
from tests.games.djinn.table import at_round, at_square, loose, of, opened, play, ringed

RICH = {"magic": 8, "capacity": 8, "flipped": 1, "opened": 2}
REFILL = {2: 2, 3: 2, 4: 3}


def spread_out(space, states):
    return len(loose(states, space).replace("k", "")), loose(states, space).count("k")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_the_boss_is_caught_others_come(seats):
    """DJ-6.5: two with two or three players, three with four."""
    states = play(at_round(Place.ACADEMY, "uk", seats=seats, **RICH), CATCH, BOSS, GO)
    assert ringed(states) == "k" and spread_out("r1", states) == (1 + REFILL[seats], 0)
    assert states[0]["boss_supply"] == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_boss_left_alone_flees(seats):
    """DJ-6.5: into the supply, and others come in his place."""
    states = play(at_round(Place.ACADEMY, "uk", seats=seats, **RICH), CATCH, colour("u"), GO)
    assert spread_out("r1", states) == (REFILL[seats], 0) and states[0]["boss_supply"] == 7


def test_a_boss_with_company_stays():
    """DJ-6.5: nobody comes."""
    states = play(at_round(Place.ACADEMY, "buk", **RICH), CATCH, colour("u"), GO)
    assert loose(states, "r1") == "bk" and states[0]["boss_supply"] == 6


def test_boss_and_all_his_company_caught():
    """DJ-6.5: one refill, no flight."""
    states = play(at_round(Place.ACADEMY, "buk", **RICH), CATCH, BOSS, free("u"), GO)
    assert spread_out("r1", states) == (3, 0) and states[0]["boss_supply"] == 6


def test_nobody_comes_where_no_boss_was():
    """DJ-6.5: a space can be emptied for good."""
    states = play(at_round(Place.ACADEMY, "bu", **RICH), CATCH, colour("b"), colour("u"), GO)
    assert loose(states, "r1") == "" and states[0]["boss_supply"] == 7


def test_those_who_come_cannot_be_caught_in_the_same_catch():
    """DJ-6.5: X6; the catch is over when they come."""
    states = play(at_round(Place.ACADEMY, "uk", **RICH), CATCH, colour("u"), GO)
    assert CATCH not in opened(states)


def test_the_bag_gives_what_it_has():
    """DJ-6.5: C6; with one djinn left, one comes."""
    crowds = {"r2": "bbbbbbbbbk", "r3": "uuuuuuuuk", "r4": "rrrrrrrrrk", "r5": "wwwwwwwwk", "r6": "k"}
    states = at_round(Place.ACADEMY, "uk", streets=crowds, **RICH)
    assert states[0]["bag"].tolist() == [0, 0, 0, 1]
    play(states, CATCH, colour("u"), GO)
    assert loose(states, "r1") == "w" and states[0]["bag"].sum() == 0


def test_the_last_djinn_may_be_taken_by_a_trophy():
    """DJ-6.5: C7; the boss flees and others come, at any space."""
    more = {"corked": "bbb", "won": "I-1 II-1", "trophies": "III-2", "streets": {"r5": "uk"}}
    states = play(at_square(Place.TAVERN, **more), trophy("III-2"), street("r5", "u"), CIRCLE)
    assert ringed(states) == "u" and spread_out("r5", states) == (2, 0) and states[0]["boss_supply"] == 7


def test_no_catch_is_due_where_nobody_is_left():
    """DJ-6.5: C10; the last djinn was taken by a trophy and nobody came, since there was no boss."""
    more = {"corked": "bbb", "won": "I-1 II-1", "trophies": "III-2", "magic": 3}
    states = play(at_round(Place.ACADEMY, "u", **more), trophy("III-2"), street("r1", "u"), CIRCLE)
    assert CATCH not in opened(states)
    play(states, TWO_COINS, GO)
    assert of(states, "magic") == 3


def test_a_catch_is_due_with_those_who_have_come():
    """DJ-6.5: C10; the boss fled before the catch, so the newcomers are the prey."""
    more = {"corked": "bbb", "won": "I-1 II-1", "trophies": "III-2", "magic": 4}
    states = play(at_round(Place.ACADEMY, "uk", **more), trophy("III-2"), street("r1", "u"), CIRCLE, SPECIAL, GO)
    assert CATCH in opened(states) and GO not in opened(states)
    letter = loose(states, "r1")[0]
    assert ringed(play(states, CATCH, colour(letter), GO)).count(letter) >= 1


def test_a_handed_in_boss_never_returns_to_the_streets():
    """DJ-5.7: A15; it waits in the supply."""
    states = at_square(Place.TAVERN, corked="bb", corked_boss="b")
    before = states[0]["boss"].tolist()
    play(states, trophy("I-6") if trophy("I-6") in opened(states) else trophy("I-1"))
    assert states[0]["boss_supply"] == 6 and states[0]["boss"].tolist() == before
