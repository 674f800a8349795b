"""DJ-7.1: trophies, their rows and their gains."""

import pytest

from majlis.core.record import named
from majlis.games.djinn.actions import CHEST, TROPHY
from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import Option, Place
from majlis.games.djinn.state import SHOWN
from tests.games.djinn.names import (
    BASIC,
    CATCH,
    CIRCLE,
    GO,
    SPECIAL,
    TROPHIES,
    TWO_COINS,
    YES,
    colour,
    cork,
    mage,
    option,
    street,
    trophy,
)
from tests.games.djinn.rewards import grown, owned, spare, take_all, wanted
from tests.games.djinn.table import (
    Phase,
    after,
    at_round,
    at_source,
    at_square,
    corked,
    corked_bosses,
    moving,
    of,
    opened,
    phase,
    play,
    points,
    ringed,
    standing,
    where,
)

SHOWN_HERE = "I-1 I-2 I-4 II-1 II-4 III-1 III-2"
BEFORE = {"I": "", "II": "I-6", "III": "I-6 II-6"}  # trophies that must have been won for a row


def trophies(states):
    """Those that may be taken, by name."""
    return {TROPHIES[a - TROPHY] for a in opened(states) if TROPHY <= a < CHEST}


def winner(**more):
    """Somebody with three brown ones in corked bottles."""
    return at_square(Place.TAVERN, **{"corked": "bbb", "trophies": SHOWN_HERE} | more)


# --- the gains of all 21


@pytest.mark.parametrize("name", TROPHIES)
def test_every_trophy_brings_its_gain_and_its_points(name):
    """DJ-7.1: T4; as the box says, at once; the three djinn are gone."""
    i, row = TROPHIES.index(name), name.split("-")[0]
    won = " ".join(one for one in BEFORE[row].split() if one != name)
    states = winner(won=won, trophies=name, **spare())
    before, had = owned(states), points(states)
    take_all(play(states, trophy(name)))
    more = grown(before, owned(states))
    more["djinn"] = more.get("djinn", 0) + 3
    assert {good: n for good, n in more.items() if n} == wanted(BOX.trophy_gain[i])
    assert where(states, name) == 0 and phase(states) == Phase.ACT
    bottle = wanted(BOX.trophy_gain[i])
    stores = bottle.get("bottle", 0) + bottle.get("cork", 0) + 3 * bottle.get("djinn", 0)
    assert points(states) == had - 30 + int(BOX.trophy_points[i]) + stores


# --- the price


@pytest.mark.parametrize("have", ["", "bb", "bbuurrww"])
def test_three_of_one_colour_are_needed(have):
    """DJ-7.1: two of each are none."""
    assert trophies(winner(corked=have)) == set()


def test_djinn_in_circles_do_not_count():
    """DJ-7.1: nor empty bottles."""
    assert trophies(winner(corked="bb", ringed="bb", bottles="b")) == set()


def test_the_three_go_back_into_the_bag():
    """DJ-7.1: X4, T5; bottles and corks are lost."""
    states = winner()
    bag = int(states[0]["bag"][0])
    play(states, trophy("I-1"), GO)
    assert states[0]["bag"][0] == bag + 3 and corked(states) == "" and of(states, "corks") == 0
    assert sum(of(states, "bottles")) == 0


def test_a_boss_counts_by_his_bottle():
    """DJ-7.1: T2, X4; he goes to the supply."""
    states = winner(corked="b", corked_boss="bb")
    assert states[0]["boss_supply"] == 4
    play(states, trophy("I-1"), GO)
    assert states[0]["boss_supply"] == 6 and corked_bosses(states) == ""
    assert trophies(winner(corked="bb", corked_boss="u")) == set()


def test_common_djinn_are_handed_in_first():
    """DJ-7.1: T6."""
    states = play(winner(corked="bb", corked_boss="bb"), trophy("I-1"), GO)
    assert corked(states) == "" and corked_bosses(states) == "b"


def test_the_colour_is_asked_if_there_are_two():
    """DJ-7.1: of which the three are."""
    states = play(winner(corked="bbbbuuur"), trophy("I-4"))
    assert phase(states) == Phase.GIVE and opened(states) == {colour("b"), colour("u")}
    play(states, colour("u"))
    assert corked(states) == "bbbbr" and of(states, "coins") == 9


# --- rows (T3)


def test_the_first_three_come_row_by_row():
    """DJ-7.1: T3; I, II, III, then any."""
    shown = "I-1 I-2 II-1 II-2 III-3 III-4"
    assert trophies(winner(trophies=shown)) == {"I-1", "I-2"}
    assert trophies(winner(trophies=shown, won="I-6")) == {"II-1", "II-2"}
    assert trophies(winner(trophies=shown, won="I-6 II-6")) == {"III-3", "III-4"}
    assert trophies(winner(trophies=shown, won="I-6 II-6 III-5")) == set(shown.split())


def test_it_is_the_number_that_decides_not_the_rows_held():
    """DJ-7.1: T3; whose first was of row II takes the second from row II."""
    assert trophies(winner(trophies="I-1 II-1 III-3", won="II-6")) == {"II-1"}


def test_an_empty_row_leads_to_the_next_higher_one():
    """DJ-7.1: T3; or to any, if there is none."""
    assert trophies(winner(trophies="II-1 III-3")) == {"II-1"}
    assert trophies(winner(trophies="III-3")) == {"III-3"}
    assert trophies(winner(trophies="I-1 III-3", won="I-6")) == {"III-3"}
    assert trophies(winner(trophies="I-1 II-1", won="I-6 II-6")) == {"I-1", "II-1"}


def test_no_trophy_is_left():
    """DJ-7.1: T7; then none can be taken."""
    assert trophies(winner(trophies="")) == set()


def test_others_trophies_do_not_matter():
    """DJ-7.1: T3; each counts the own ones."""
    assert trophies(winner(trophies="I-1 II-1", others={1: {"won": "I-6"}})) == {"I-1"}


# --- when (T1)


def test_in_any_pause_of_the_turn():
    """DJ-7.1: T1; before the walk too, and the walk comes afterwards."""
    states = play(moving("r1-q1", corked="bbb", trophies=SHOWN_HERE), trophy("I-4"))
    assert phase(states) == Phase.MOVE and standing(states) == "r1-q1"
    states = play(moving("r1-q1", corked="bbb", trophies=SHOWN_HERE), trophy("I-2"), mage("M01"))
    assert phase(states) == Phase.MOVE
    assert trophies(at_source(corked="bbb")) and trophies(play(winner(), TWO_COINS))
    states = play(at_round(Place.ARCHIVES, corked="bbb", trophies=SHOWN_HERE), SPECIAL, option(Option.COINS))
    assert trophies(states) and phase(play(states, trophy("I-4"))) == Phase.ARCHIVES


def test_while_another_question_is_open():
    """DJ-4.7, DJ-7.1: a mage is asked for, or whom to catch."""
    assert trophies(play(winner(), BASIC)) and trophies(play(at_round(Place.ACADEMY, corked="bbb"), CATCH))


def test_several_in_one_pause():
    """DJ-7.1: T7; the second from row II."""
    states = play(winner(corked="bbbuuu", trophies="I-6 I-7 II-6 II-7"), trophy("I-6"), colour("u"))
    assert trophies(states) == {"II-6", "II-7"}
    assert points(play(states, trophy("II-6"))) == 72


def test_what_cannot_be_used_is_lost():
    """DJ-7.1: T4; nobody sleeps, no magic fits."""
    states = play(winner(won="I-6", trophies="II-4"), trophy("II-4"))
    assert of(states, "coins") == 7 and phase(states) == Phase.ACT
    states = play(winner(trophies="I-1", magic=4), trophy("I-1"), GO)
    assert of(states, "magic") == 4


# --- djinn as a gain


def third(name, **more):
    return play(winner(won="I-6 II-6", trophies=name, **more), trophy(name))


def test_a_djinn_out_of_the_bag_may_be_declined():
    """DJ-7.1: A2; decide, then draw; the cork comes first (A16)."""
    states = third("III-1")
    assert phase(states) == Phase.DRAW and opened(states) == {YES, GO} and of(states, "corks") == 1
    assert ringed(after(states, GO)) == ""
    play(states, YES)
    assert phase(states) == Phase.HOUSE and opened(states) == {CIRCLE, GO}


def test_a_djinn_of_any_street():
    """DJ-7.1: coloured ones only, of all six round spaces, or none."""
    states = third("III-2")
    spaces = {"r1": "bu", "r2": "ur", "r3": "rw", "r4": "wb", "r5": "br", "r6": "uw"}
    assert opened(states) == {GO} | {street(space, letter) for space in spaces for letter in spaces[space]}
    assert phase(after(states, GO)) == Phase.ACT
    play(states, street("r4", "w"))
    assert phase(states) == Phase.HOUSE and opened(states) == {CIRCLE}, "it cannot be let go"
    assert ringed(play(states, CIRCLE)) == "w" and of(states, "magic") == 3


def test_a_taken_djinn_needs_a_home():
    """DJ-7.1, DJ-6.2: only those who find one can be taken."""
    assert phase(third("III-2", ringed="kk")) == Phase.ACT
    states = third("III-2", ringed="kk", bottles="w", corks=1)
    assert {street("r3", "w"), street("r1", "b")} <= opened(states), "the boss may go into the white bottle first"
    states = third("III-2", ringed="bb", bottles="w", corks=1)
    assert opened(states) == {GO, *(street(space, "w") for space in ("r3", "r4", "r6"))}


def test_a_circle_may_be_emptied_for_a_taken_djinn():
    """DJ-4.7: bottling is open while it waits."""
    states = play(third("III-2", ringed="bb", bottles="b", corks=1), street("r3", "w"))
    assert opened(states) == {cork("b")}
    play(states, cork("b"), CIRCLE)
    assert ringed(states) == "bw"


def test_a_trophy_on_the_table_is_gone_when_taken():
    """DJ-7.1: nobody else gets it."""
    states = play(winner(), trophy("I-4"))
    assert named(states).trophies[TROPHIES.index("I-4")] == 0 and where(states, "I-1") == SHOWN
