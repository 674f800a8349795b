"""DJ-5.1, DJ-2.1: the Academy, magic and capacity."""

import pytest

from majlis.games.djinn.parts import Place
from tests.games.djinn.names import BASIC, CIRCLE, GO, SPECIAL, YES, colour, cork
from tests.games.djinn.table import Phase, at_round, at_square, bottles, corked, of, opened, phase, play, purse, ringed


def test_the_basic_action_brings_a_scroll_and_three_magic():
    """DJ-5.1: and nothing else."""
    states = play(at_square(Place.ACADEMY, magic=0, capacity=8), BASIC)
    assert purse(states) == (4, 1, 0, 0, 0, 3) and of(states, "capacity") == 8


@pytest.mark.parametrize("capacity, most", [(5, 4), (6, 5), (7, 6), (8, 7)])
def test_magic_stays_left_of_the_capacity_marker(capacity, most):
    """DJ-2.1: what is too much is lost."""
    states = play(at_square(Place.ACADEMY, magic=most - 1, capacity=capacity), BASIC)
    assert of(states, "magic") == most


def test_a_flipped_marker_lets_eight_magic_in():
    """DJ-2.1: the whole scale."""
    states = play(at_square(Place.ACADEMY, magic=6, capacity=8, flipped=1), BASIC)
    assert of(states, "magic") == 8


def test_the_special_action_widens_first():
    """DJ-5.1: so that the magic has more room."""
    states = play(at_round(Place.ACADEMY, magic=4, capacity=5), SPECIAL)
    assert phase(states) == Phase.CAPACITY and opened(states) == {YES, GO}
    play(states, YES)
    assert of(states, "capacity") == 6 and of(states, "magic") == 5 and of(states, "scrolls") == 1


def test_the_step_may_be_declined():
    """DJ-4.5: A2; the scroll and the magic come all the same."""
    states = play(at_round(Place.ACADEMY, magic=0), SPECIAL, GO)
    assert of(states, "capacity") == 5 and of(states, "magic") == 3 and of(states, "scrolls") == 1


@pytest.mark.parametrize("place", Place)
def test_the_basic_action_may_always_be_taken_instead_of_the_special_one(place):
    """DJ-4.5: at the round space of every place; one of the two."""
    states = at_round(place, "")
    assert {SPECIAL, BASIC} <= opened(states)
    play(states, BASIC)
    assert states[0]["special"] == 0 and not {SPECIAL, BASIC} & opened(states)


# --- beyond 8 (A3)


def beyond(**more):
    """A capacity step at 8 is asked for."""
    return play(at_round(Place.ACADEMY, capacity=8, **more), SPECIAL)


def test_a_step_from_8_turns_the_marker_and_offers_a_djinn():
    """DJ-2.1: A3; the magic of the Academy already fits up to 8."""
    states = play(beyond(magic=6), YES)
    assert of(states, "flipped") == 1 and of(states, "capacity") == 8 and of(states, "magic") == 8
    assert phase(states) == Phase.DRAW and opened(states) == {YES, GO}


def test_later_steps_only_offer_the_djinn():
    """DJ-2.1: A3; the marker is turned once."""
    states = play(beyond(flipped=1), YES)
    assert phase(states) == Phase.DRAW and of(states, "flipped") == 1


def test_a_declined_step_leaves_the_marker_unturned():
    """DJ-2.1: A3; and draws nothing."""
    states = play(beyond(magic=6), GO)
    assert of(states, "flipped") == 0 and of(states, "magic") == 7 and phase(states) == Phase.ACT


def test_the_djinn_may_be_declined_before_it_is_drawn():
    """DJ-2.1: A3; the bag stays as it is."""
    states = beyond()
    bag = states[0]["bag"].tolist()
    play(states, YES, GO)
    assert states[0]["bag"].tolist() == bag and phase(states) == Phase.ACT


def drawn(**more):
    """A djinn has been drawn and waits."""
    states = play(beyond(**more), YES, YES)
    assert phase(states) == Phase.HOUSE
    return states, "burw"[states[0]["waits"]]


def test_the_drawn_djinn_goes_into_a_circle_for_nothing():
    """DJ-2.1: A3; no magic is paid."""
    states, letter = drawn(magic=2)
    play(states, CIRCLE)
    assert ringed(states) == letter and of(states, "magic") == 5


def test_or_into_a_bottle_of_its_colour():
    """DJ-2.1, DJ-6.2: A3; with a cork on it."""
    states, letter = drawn(bottles="burw", corks=1)
    assert opened(states) == {CIRCLE, colour(letter), GO}
    play(states, colour(letter))
    assert corked(states) == letter and of(states, "corks") == 0 and letter not in bottles(states)


def test_or_it_is_let_go():
    """DJ-2.1: A3; back into the bag."""
    states, _letter = drawn()
    bag = int(states[0]["bag"].sum())
    play(states, GO)
    assert states[0]["bag"].sum() == bag + 1 and ringed(states) == corked(states) == ""


def test_without_room_it_can_only_be_let_go():
    """DJ-2.1: A3; full circles, no bottle."""
    states, _ = drawn(ringed="kk")
    assert opened(states) == {GO}


def test_a_circle_may_be_emptied_while_it_waits():
    """DJ-4.7: and then it finds room there."""
    states, letter = drawn(ringed="bb", bottles="b", corks=1)
    assert opened(states) - {colour("b")} == {GO, cork("b")}
    play(states, cork("b"), CIRCLE)
    assert sorted(ringed(states)) == sorted("b" + letter) and corked(states) == "b"


def test_an_empty_bag_gives_nothing():
    """DJ-2.1: A3; a flipped marker has no step left then."""
    streets = {"r1": "bbbbbbbbbk", "r2": "uuuuuuuuuk", "r3": "rrrrrrrrrk", "r4": "wwwwwwwwwk", "r5": "k", "r6": "k"}
    states = play(at_round(Place.ACADEMY, streets=streets, capacity=8, flipped=1, magic=0), SPECIAL)
    assert phase(states) == Phase.ACT and of(states, "magic") == 3
    states = play(at_round(Place.ACADEMY, streets=streets, capacity=8, magic=0), SPECIAL, YES)
    assert phase(states) == Phase.ACT and of(states, "flipped") == 1
