"""DJ-5.7: the Magic Source and its two rows."""

import pytest

from tests.games.djinn.names import (
    BOSSES,
    BUY_BOTTLE,
    BUY_CORK,
    BUY_MAGES,
    CIRCLE,
    GO,
    KEY_MAGIC,
    KEY_SCROLL,
    REFILL,
    TWO_COINS,
    TWO_MAGIC,
    YES,
    colour,
    cork_boss,
    equip,
    mage,
    number,
    to,
)
from tests.games.djinn.table import (
    Phase,
    asleep,
    at_source,
    awake,
    bottles,
    corked_bosses,
    moving,
    of,
    opened,
    phase,
    play,
    ringed,
    turn,
)

BUYS = {BUY_BOTTLE, BUY_CORK, BUY_MAGES}


# --- the first row


def test_magic_up_to_the_maximum():
    """DJ-5.7: once a visit."""
    states = play(at_source(magic=0, capacity=7), REFILL)
    assert of(states, "magic") == 6 and REFILL not in opened(states) and phase(states) == Phase.SOURCE


def test_a_full_board_needs_no_refill():
    """DJ-4.7: A18."""
    assert REFILL not in opened(at_source(magic=4)) and REFILL in opened(at_source(magic=3))


def test_one_of_the_first_row_only():
    """DJ-5.7: magic or bosses, not both."""
    states = play(at_source(magic=7, capacity=8, flipped=1), REFILL)
    assert BOSSES not in opened(states)
    states = play(at_source(magic=7, capacity=8, flipped=1), BOSSES, number(1))
    assert not {REFILL, BOSSES} & opened(states)


def test_a_boss_costs_six():
    """DJ-5.7: A14; no surcharge, and nobody comes to the streets."""
    states = at_source(magic=7, capacity=8)
    bag = states[0]["bag"].tolist()
    play(states, BOSSES, number(1))
    assert of(states, "magic") == 1 and ringed(states) == "k" and states[0]["boss_supply"] == 5
    assert states[0]["bag"].tolist() == bag and states[0]["boss"].sum() == 6


def test_below_six_there_is_no_boss():
    """DJ-4.7: A18; without help."""
    assert BOSSES not in opened(at_source(magic=5, capacity=8))
    assert BOSSES in opened(at_source(magic=6, capacity=8))


def test_several_bosses_in_one_payment():
    """DJ-5.7: A14; mages help with their green power, once for all."""
    states = play(at_source(magic=7, capacity=8, mages="M15 M16"), BOSSES)
    assert opened(states) == {number(1), number(2)}
    play(states, number(2))
    assert phase(states) == Phase.HELP
    play(states, mage("M15"), mage("M16"), GO)
    assert ringed(states) == "kk" and of(states, "magic") == 1 and of(states, "coins") == 2
    assert asleep(states) == {"M15", "M16"}


def test_colours_of_mages_do_not_help():
    """DJ-5.7: A14, X1; M21 gives three."""
    assert BOSSES not in opened(at_source(magic=2, mages="M21"))
    assert BOSSES in opened(at_source(magic=3, mages="M21"))


def test_keys_and_equipment_help():
    """DJ-5.7: A14; as in a catch."""
    states = play(at_source(magic=1, keys=1, kit="ST6", mages="M05"), BOSSES, number(1))
    assert opened(states) == {mage("M05"), equip("ST6"), KEY_MAGIC}
    play(states, mage("M05"), equip("ST6"), KEY_MAGIC)
    assert ringed(states) == "k" and of(states, "magic") == 1 and of(states, "keys") == 0


def test_a_boss_needs_a_home():
    """DJ-5.7, DJ-6.2: a circle, or a bottle of any colour with a cork."""
    assert BOSSES not in opened(at_source(magic=7, capacity=8, ringed="bu"))
    states = play(at_source(magic=7, capacity=8, ringed="bu", bottles="rw", corks=1), BOSSES, number(1))
    assert opened(states) == {colour("r"), colour("w")}
    assert corked_bosses(play(states, colour("w"))) == "w" and bottles(states) == "r"


def test_each_boss_is_housed():
    """DJ-5.7: one after the other; a choice is open only if the rest finds a home."""
    states = at_source(magic=8, capacity=8, flipped=1, mages="M15 M16", ringed="b", bottles="w", corks=1)
    play(states, BOSSES, number(2))
    assert phase(states) == Phase.LODGE and opened(states) == {CIRCLE, colour("w")}
    play(states, CIRCLE)
    assert phase(states) == Phase.HELP and ringed(states) == "bk" and corked_bosses(states) == "w"


def test_the_supply_is_the_limit():
    """DJ-5.7: with one boss left, one can be caught."""
    others = {1: {"corked_boss": "bbuur"}}
    states = play(at_source(magic=8, capacity=8, flipped=1, mages="M15 M16", others=others), BOSSES)
    assert states[0]["boss_supply"] == 1 and opened(states) == {number(1)}
    states = at_source(magic=8, capacity=8, flipped=1, others={1: {"corked_boss": "bbuurr"}})
    assert BOSSES not in opened(states)


def test_a_fled_boss_can_be_caught_at_the_source():
    """DJ-5.7: A15; it waits in the supply."""
    states = at_source(magic=6, capacity=8, streets={"r1": "", "r2": ""}, others={1: {"corked_boss": "bbuurr"}})
    assert states[0]["boss_supply"] == 2 and BOSSES in opened(states)


# --- the second row


@pytest.mark.parametrize("capacity, price", [(5, 4), (6, 3), (7, 3), (8, 2)])
def test_the_price_follows_the_capacity_marker(capacity, price):
    """DJ-5.7: by the table of DJ-1."""
    assert not BUYS & opened(at_source(capacity=capacity, scrolls=price - 1, asleep="M01"))
    states = at_source(capacity=capacity, scrolls=price, asleep="M01")
    assert opened(states) >= BUYS and of(play(states, BUY_CORK), "scrolls") == 0


def test_a_turned_marker_has_the_price_of_8():
    """DJ-5.7, DJ-2.1."""
    assert of(play(at_source(capacity=8, flipped=1, scrolls=5), BUY_CORK), "scrolls") == 3


def test_what_can_be_bought():
    """DJ-5.7: a bottle of any colour, a cork, two mages."""
    states = play(at_source(scrolls=8), BUY_BOTTLE, colour("u"))
    assert bottles(states) == "u" and of(states, "scrolls") == 4
    assert of(play(at_source(scrolls=4), BUY_CORK), "corks") == 1
    states = play(at_source(scrolls=4, asleep="M01 M02 M03"), BUY_MAGES, mage("M02"), mage("M03"))
    assert awake(states) == {"M02", "M03"}
    assert BUY_MAGES not in opened(at_source(scrolls=4))


def test_any_number_of_purchases():
    """DJ-5.7: as long as there are scrolls, before and after the first row."""
    states = play(at_source(scrolls=7, capacity=8, magic=0), BUY_CORK, BUY_CORK, REFILL, BUY_CORK)
    assert of(states, "corks") == 3 and of(states, "scrolls") == 1 and opened(states) == {GO}


def test_a_mage_bought_awake_helps_with_bosses():
    """DJ-5.7: the rows come in any order."""
    states = play(at_source(scrolls=4, magic=3, asleep="M15"), BUY_MAGES)
    assert BOSSES in opened(states)


# --- the visit


def test_nothing_is_forfeited_at_the_source():
    """DJ-4.6: A1; the visit may just end."""
    states = at_source()
    assert not {TWO_COINS, TWO_MAGIC} & opened(states) and GO in opened(states)
    play(states, GO)
    assert turn(states) == 1 and of(states, "coins") == 4


def test_free_actions_are_open_between_purchases():
    """DJ-4.7: a key for the scroll that is missing, a boss out of a circle."""
    states = at_source(scrolls=3, keys=1, ringed="k", bottles="b", corks=1)
    assert {KEY_SCROLL, cork_boss("b")} <= opened(states)
    assert BUY_CORK in opened(play(states, KEY_SCROLL))


def test_there_is_no_catch_at_the_source():
    """DJ-4.5: only round spaces have one."""
    assert phase(play(moving("q1-r1"), to("r1-S"))) == Phase.SOURCE
    assert YES not in opened(at_source())
