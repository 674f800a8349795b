"""DJ-5.4, DJ-2.2, DJ-2.3: the Archives, secret passages, circles."""

import pytest

from majlis.games.djinn.actions import LAY, OPTION, STREET, TRADE
from majlis.games.djinn.parts import Option, Place
from tests.games.djinn.names import (
    BASIC,
    CIRCLE,
    COVER,
    GO,
    KEY_COIN,
    PASSAGE,
    SPECIAL,
    TWO_COINS,
    YES,
    lay,
    mage,
    option,
)
from tests.games.djinn.table import (
    Phase,
    asleep,
    at_round,
    at_square,
    awake,
    circles,
    end_turn,
    of,
    opened,
    phase,
    play,
    position,
    purse,
)

T, C, A, M = Place.TAVERN, Place.CATACOMBS, Place.ARCHIVES, Place.MANUFACTORY  # the passages of everybody here
ALL_LAID = {T: "q1", C: "q2", A: "q3", M: "q4"}
ALL_BUT_ONE = {T: "q1", C: "q2", A: "q3"}


def basic(**more):
    return play(at_square(Place.ARCHIVES, **more), BASIC)


def special(**more):
    return play(at_round(Place.ARCHIVES, **more), SPECIAL)


def options(states):
    return {Option(a - OPTION) for a in opened(states) if OPTION <= a < TRADE}


def spaces(states):
    """Which passages go where, by name."""
    found = [a - LAY for a in opened(states) if LAY <= a < STREET]
    return {(Place(a // 6), f"q{a % 6 + 1}") for a in found}


# --- the list


def test_five_options():
    """DJ-5.4: each needs something to do (A18)."""
    states = basic(asleep="M01")
    assert options(states) == {Option.PASSAGE, Option.COINS, Option.SCROLL, Option.ACTIVATE, Option.CIRCLE}
    assert GO not in opened(states)


def test_the_basic_action_has_one_option():
    """DJ-5.4: then the action is over."""
    states = play(basic(), option(Option.COINS))
    assert of(states, "coins") == 6 and phase(states) == Phase.ACT


def test_the_special_action_has_two_different_ones():
    """DJ-5.4: the first is closed for the second, which may be left (A2)."""
    states = play(special(), option(Option.COINS))
    assert phase(states) == Phase.ARCHIVES and Option.COINS not in options(states)
    assert Option.SCROLL in options(states) and GO in opened(states)
    assert phase(play(states.copy(), GO)) == Phase.ACT
    play(states, option(Option.SCROLL))
    assert purse(states)[:2] == (6, 1) and phase(states) == Phase.ACT


def test_there_is_a_pause_before_the_second_option():
    """DJ-4.7: free actions are open, and the second option is still there afterwards."""
    states = special(keys=1)
    play(states, option(Option.SCROLL), KEY_COIN)
    assert phase(states) == Phase.ARCHIVES and of(states, "coins") == 5


def test_a_mage_is_woken():
    """DJ-5.4: which one is asked if there are more (A17)."""
    states = play(basic(asleep="M01 M02"), option(Option.ACTIVATE))
    assert phase(states) == Phase.ACTIVATE and opened(states) == {mage("M01"), mage("M02")}
    play(states, mage("M02"))
    assert awake(states) == {"M02"} and asleep(states) == {"M01"}
    assert awake(play(basic(asleep="M01"), option(Option.ACTIVATE))) == {"M01"}


def test_what_has_no_effect_is_closed():
    """DJ-4.7: A18; no sleeping mage, no closed circle."""
    assert Option.ACTIVATE not in options(basic(mages="M01"))
    assert Option.CIRCLE not in options(basic(opened=2))
    assert Option.CIRCLE in options(basic(opened=2, covered=1))


# --- circles


def test_the_left_circle_brings_two_magic():
    """DJ-2.3: it is the first."""
    states = play(basic(magic=0), option(Option.CIRCLE))
    assert opened(states) == {CIRCLE, GO}
    play(states, CIRCLE)
    assert circles(states) == 3 and of(states, "magic") == 2


def test_the_right_circle_brings_a_capacity_step():
    """DJ-2.3: which may be declined (A2)."""
    states = play(basic(opened=1), option(Option.CIRCLE), CIRCLE)
    assert circles(states) == 4 and phase(states) == Phase.CAPACITY
    assert of(play(states.copy(), YES), "capacity") == 6 and of(play(states, GO), "capacity") == 5


def test_a_circle_may_be_declined():
    """DJ-4.5: A2; a scoring card may want it closed."""
    states = play(basic(), option(Option.CIRCLE), GO)
    assert circles(states) == 2 and phase(states) == Phase.ACT


def test_a_covered_circle_or_the_next_one():
    """DJ-5.4: A10; uncovering brings two magic, and the cover is gone."""
    states = play(basic(covered=1, magic=0), option(Option.CIRCLE))
    assert opened(states) == {CIRCLE, COVER, GO}
    uncovered = play(states.copy(), COVER)
    assert circles(uncovered) == 2 and of(uncovered, "magic") == 2 and of(uncovered, "covered") == 0
    assert circles(play(states, CIRCLE)) == 2 and of(states, "covered") == 1


# --- passages (A8)


def test_four_passages_can_be_laid_at_squares_that_do_not_show_their_place():
    """DJ-5.4: A8; those in the box cannot; in our city the tavern is at q4, and so on."""
    states = play(basic(), option(Option.PASSAGE))
    squares = {T: "q4", C: "q5", A: "q6", M: "q3"}
    assert phase(states) == Phase.LAY
    assert spaces(states) == {(p, f"q{n}") for p in squares for n in range(1, 7) if f"q{n}" != squares[p]}


def test_one_own_passage_a_space():
    """DJ-5.4: A8; q1 is taken."""
    assert "q1" not in {square for _, square in spaces(play(basic(passages={T: "q1"}), option(Option.PASSAGE)))}


def test_no_symbol_twice_at_a_space():
    """DJ-5.4: A8; whoever laid it; other passages may go there."""
    states = play(basic(others={1: {"passages": {T: "q1"}}}), option(Option.PASSAGE))
    assert (T, "q1") not in spaces(states) and (C, "q1") in spaces(states) and (T, "q2") in spaces(states)


def test_the_present_space_may_be_chosen_but_not_used():
    """DJ-5.4: A8; not in this turn."""
    states = play(basic(tavern="M01 M05 M17 M18"), option(Option.PASSAGE), lay(T, "q6"))
    assert of(states, "passage")[T] == 5 and PASSAGE not in opened(states)


def test_a_passage_works_from_the_next_turn_on():
    """DJ-4.4: for its owner only."""
    states = position("r3-q6", passages={T: "q6"})
    assert PASSAGE in opened(states) and BASIC in opened(states)
    assert PASSAGE not in opened(position("r3-q6", others={1: {"passages": {T: "q6"}}}))


def test_action_and_passage_in_any_order():
    """DJ-4.4: either may be left out, neither is done twice."""
    states = position("r3-q6", passages={T: "q6"})
    first = play(states.copy(), PASSAGE, GO)
    assert BASIC in opened(first) and PASSAGE not in opened(first) and GO in opened(first)
    play(first, BASIC, option(Option.COINS))
    assert opened(first) == {GO}
    second = play(states, BASIC, option(Option.COINS))
    assert PASSAGE in opened(second) and BASIC not in opened(second) and TWO_COINS not in opened(second)


def test_a_passage_that_finds_no_space_closes_the_option():
    """DJ-5.4: A8; with others' equal symbols everywhere."""
    others = {1: {"passages": {T: "q1"}}, 2: {"passages": {T: "q2"}}, 3: {"passages": {T: "q3"}}}
    mine = {C: "q1", A: "q5", M: "q6"}
    states = basic(seats=4, others=others, passages=mine)
    assert Option.PASSAGE not in options(states), "T is at q1, q2, q3 for others; q4 shows it; q5, q6 have mine"
    assert Option.PASSAGE in options(basic(seats=4, others=others, passages={C: "q1", A: "q5"}))


# --- the last passage


def test_the_last_passage_moves_the_base_marker():
    """DJ-5.4, DJ-2.2: and brings two magic."""
    states = play(basic(passages=ALL_BUT_ONE, magic=0), option(Option.PASSAGE), lay(M, "q4"))
    assert of(states, "base_at") == 1 and of(states, "magic") == 2
    states = play(basic(passages={T: "q1", C: "q2"}, magic=0), option(Option.PASSAGE), lay(M, "q4"))
    assert of(states, "base_at") == 0 and of(states, "magic") == 0


def test_the_better_list_follows_the_last_passage():
    """DJ-5.4: four options, for this player only."""
    better = {Option.BETTER_COINS, Option.BETTER_SCROLL, Option.BETTER_ACTIVATE, Option.BETTER_CIRCLE}
    assert options(basic(passages=ALL_LAID, asleep="M01")) == better
    assert options(basic(others={1: {"passages": ALL_LAID}})).isdisjoint(better)


def test_the_second_option_may_be_of_the_new_list():
    """DJ-5.4: A9; when the first lays the last passage."""
    states = play(special(passages=ALL_BUT_ONE), option(Option.PASSAGE), lay(M, "q4"))
    assert options(states) == {Option.BETTER_COINS, Option.BETTER_SCROLL, Option.BETTER_CIRCLE}
    assert of(play(states, option(Option.BETTER_COINS)), "coins") == 8


def test_better_coins_and_scroll():
    """DJ-5.4: four coins; a scroll and two magic."""
    states = play(special(passages=ALL_LAID, magic=0), option(Option.BETTER_COINS), option(Option.BETTER_SCROLL))
    assert purse(states) == (8, 1, 0, 0, 0, 2)


@pytest.mark.parametrize("names, woken", [("M01", 1), ("M01 M02", 2), ("M01 M02 M03", 2)])
def test_the_better_list_wakes_two(names, woken):
    """DJ-5.4: A17; as many as sleep, asked if there are more."""
    states = play(basic(passages=ALL_LAID, asleep=names), option(Option.BETTER_ACTIVATE))
    while phase(states) == Phase.ACTIVATE:
        play(states, min(opened(states)))
    assert len(awake(states)) == woken


def test_the_better_list_opens_a_circle_and_gives_a_key():
    """DJ-5.4: the key alone if the circle is declined, or if none is left."""
    states = play(basic(passages=ALL_LAID), option(Option.BETTER_CIRCLE))
    assert phase(states) == Phase.CIRCLE and of(states, "keys") == 1
    assert circles(play(states.copy(), CIRCLE)) == 3 and circles(play(states, GO)) == 2
    states = play(basic(passages=ALL_LAID, opened=2), option(Option.BETTER_CIRCLE))
    assert of(states, "keys") == 1 and phase(states) == Phase.ACT


def test_no_key_and_no_circle_close_it():
    """DJ-4.7: A18; nothing would come of it."""
    states = basic(passages=ALL_LAID, opened=2, others={1: {"keys": 12}})
    assert Option.BETTER_CIRCLE not in options(states)


def test_the_base_marker_ends_at_two():
    """DJ-2.2: once for a set, once for the passages."""
    states = play(basic(passages=ALL_BUT_ONE, base_at=1), option(Option.PASSAGE), lay(M, "q4"))
    assert of(states, "base_at") == 2


def test_the_archives_may_be_forfeited():
    """DJ-4.6: like any place."""
    assert phase(end_turn(play(at_square(Place.ARCHIVES), TWO_COINS))) == Phase.MOVE
