"""DJ-8.2: bonuses of places, each of the twelve cards at its place and nowhere else."""

import pytest

from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import Option, Place
from tests.games.djinn.names import BASIC, CATCH, GO, card_row, equip, equipment_with, lay, option, to, trophy
from tests.games.djinn.rewards import gain
from tests.games.djinn.table import (
    Phase,
    after,
    at_square,
    end_turn,
    idle,
    moving,
    of,
    opened,
    phase,
    play,
    position,
    turn,
    where,
)

FACE_UP = 1
# a walk to each place: where it begins and leads, round and square
WALKS = {
    Place.ACADEMY: ("q3-r3 r3-q2", "r2-q1 q1-r1"),
    Place.TAVERN: ("q3-r6 r6-q4", "r1-q1 q1-r2"),
    Place.CATACOMBS: ("q1-r4 r4-q5", "r2-q2 q2-r3"),
    Place.ARCHIVES: ("q3-r3 r3-q6", "r1-q1 q1-r4"),
    Place.MANUFACTORY: ("q4-r1 r1-q3", "r2-q2 q2-r5"),
    Place.MARKET: ("q4-r1 r1-q1", "r1-q3 q3-r6"),
}


def place(name):
    return Place(int(BOX.equipment_place[card_row(name)]))


def walked(name, way, **more):
    """Somebody with this card walks to its place."""
    start, end = WALKS[place(name)][way].split()
    return play(moving(start, kit=name, **{"magic": 0} | more), to(end))


def test_six_places_pay_coins_and_six_pay_magic():
    """DJ-8.2: twelve cards, two for each place, one of each kind."""
    found = {(place(name), *gain(BOX.equipment_gain[card_row(name)])) for name in equipment_with(Effect.BONUS)}
    assert found == {(here, good) for here in Place for good in ("coin", "magic")}


@pytest.mark.parametrize("way", [0, 1], ids=["square", "round"])
@pytest.mark.parametrize("name", equipment_with(Effect.BONUS))
def test_every_bonus_is_paid_at_its_place(name, way):
    """DJ-8.2: A12; coins at once, magic when the card is used, once a turn."""
    states = walked(name, way)
    more = gain(BOX.equipment_gain[card_row(name)])
    if "coin" in more:
        assert of(states, "coins") == 4 + more["coin"] and equip(name) not in opened(states)
    else:
        assert of(states, "coins") == 4 and of(states, "magic") == 0
        play(states, equip(name))
        assert of(states, "magic") == more["magic"] and equip(name) not in opened(states)
    assert where(states, name) == FACE_UP


@pytest.mark.parametrize("name", equipment_with(Effect.BONUS))
def test_no_bonus_is_paid_elsewhere(name):
    """DJ-8.2: at all eleven other spaces and the Source nothing comes."""
    for other in Place:
        for way in (0, 1):
            start, end = WALKS[other][way].split()
            if other != place(name):
                states = play(moving(start, kit=name, magic=0), to(end))
                assert of(states, "coins") == 4 and equip(name) not in opened(states), end
    states = play(moving("q1-r1", kit=name, magic=0), to("r1-S"))
    assert of(states, "coins") == 4 and equip(name) not in opened(states)


def test_a_card_face_down_pays_nothing():
    """DJ-8.2, DJ-8.1: only what is face up works."""
    states = play(moving("r1-q1", turned="HA2 CL4", magic=0), to("q1-r4"))
    assert of(states, "coins") == 4 and equip("CL4") not in opened(states)


def test_an_own_passage_shows_its_place_too():
    """DJ-8.2: not that of another player."""
    laid = {"no_passages": (Place.ACADEMY, Place.TAVERN), "passages": {Place.ARCHIVES: "q1"}}
    states = play(moving("q4-r1", kit="HA2", **laid), to("r1-q1"))
    assert of(states, "coins") == 6
    states = play(moving("q4-r1", kit="HA2", others={1: laid}), to("r1-q1"))
    assert of(states, "coins") == 4


def test_place_and_passage_pay_for_a_card_each():
    """DJ-8.2: once a card: CL2 for the Market, HA2 for the passage to the Archives."""
    states = play(moving("q4-r1", kit="CL2 HA2", passages={Place.ARCHIVES: "q1"}), to("r1-q1"))
    assert of(states, "coins") == 8


def test_magic_may_wait_until_after_the_catch():
    """DJ-8.2: A12; the catch makes room for it."""
    states = walked("CL3", 1, magic=4)
    assert equip("CL3") not in opened(states), "A18: it does not fit yet"
    play(states, CATCH, GO)
    assert of(play(states, equip("CL3")), "magic") == 4


def test_unused_magic_lapses():
    """DJ-8.2: A12; with the end of the turn, so it is not to be had before the next walk."""
    states = walked("ST1", 0)
    assert equip("ST1") in opened(states)
    idle(end_turn(states))
    assert turn(states) == 0 and phase(states) == Phase.MOVE and equip("ST1") not in opened(states)


def test_a_new_card_pays_in_the_same_turn():
    """DJ-8.2: A12; CL1 and ST3 are bonuses of the Manufactory."""
    states = play(at_square(Place.MANUFACTORY, display="ST3 HA1 CL1", magic=0), BASIC, equip("CL1"))
    assert of(states, "coins") == 4 - 2 + 2
    states = play(at_square(Place.MANUFACTORY, display="ST3 HA1 CL1", magic=0), BASIC, equip("ST3"), equip("ST3"))
    assert of(states, "magic") == 2
    states = play(at_square(Place.MANUFACTORY, display="ST3 HA1 CL1"), BASIC, equip("HA1"))
    assert of(states, "coins") == 2


def test_a_new_card_pays_only_if_it_stays_up():
    """DJ-8.2, DJ-8.1: A11."""
    states = play(at_square(Place.MANUFACTORY, display="ST3 HA1 CL1", kit="CL7"), BASIC, equip("CL1"))
    assert of(after(states, equip("CL1")), "coins") == 4 and of(after(states, equip("CL7")), "coins") == 2


def test_a_card_that_comes_before_the_walk_does_not_pay_for_the_space_left():
    """DJ-8.2: by a trophy, in front of the square Market."""
    states = moving("r1-q1", corked="bbb", trophies="I-3", display="ST7 HA8 CL2")
    play(states, trophy("I-3"), equip("CL2"))
    assert of(states, "coins") == 4 + 3 and phase(states) == Phase.MOVE


def test_a_passage_laid_now_does_not_count():
    """DJ-8.2: A12; CL1 for the Manufactory, taken after laying the passage here."""
    here = {"passages": {Place.TAVERN: "q2"}, "kit": "CL1"}
    states = position("r3-q6", **here)
    play(states, BASIC, option(Option.PASSAGE), lay(Place.MANUFACTORY, "q6"))
    assert of(states, "coins") == 4
    states = position("r3-q6", passages={Place.TAVERN: "q2"}, kit="ST3", magic=0)
    play(states, BASIC, option(Option.PASSAGE), lay(Place.MANUFACTORY, "q6"))
    assert equip("ST3") not in opened(states)
