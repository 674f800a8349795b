"""DJ-8.3, DJ-8.4: equipment at work; bonuses of places have a file of their own."""

import pytest

from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import Place, Trade
from tests.games.djinn.names import (
    BASIC,
    CATCH,
    CHESTS,
    CIRCLE,
    COIN,
    GO,
    PASSAGE,
    SPECIAL,
    STOP,
    YES,
    card_row,
    chest,
    colour,
    equip,
    equipment_with,
    mage,
    to,
    trade,
)
from tests.games.djinn.rewards import gain, grown, owned, spare, take_all, wanted
from tests.games.djinn.table import (
    Phase,
    after,
    at_round,
    at_source,
    at_square,
    awake,
    bottles,
    end_turn,
    idle,
    moving,
    of,
    opened,
    phase,
    play,
    position,
    standing,
    turn,
    where,
)

FACE_DOWN, FACE_UP = 0, 1

# --- gains (single use)


@pytest.mark.parametrize("name", equipment_with(Effect.GAIN))
def test_every_single_gain_comes_once(name):
    """DJ-8.3: as the box says; then the card is face down."""
    states = at_square(Place.TAVERN, kit=name, **spare())
    before = owned(states)
    assert equip(name) in opened(states)
    take_all(play(states, equip(name)))
    assert grown(before, owned(states)) == wanted(BOX.equipment_gain[card_row(name)])
    assert where(states, name) == FACE_DOWN and equip(name) not in opened(states) and phase(states) == Phase.ACT


@pytest.mark.parametrize("name", equipment_with(Effect.GAIN))
def test_in_the_pause_before_the_walk_the_walk_follows(name):
    """DJ-8.3, DJ-4.7: the questions of a card do not take the place of the walk."""
    states = take_all(play(moving("r1-q1", kit=name, **spare()), equip(name)))
    assert phase(states) == Phase.MOVE and standing(states) == "r1-q1"


@pytest.mark.parametrize(
    "name, closed",
    [("ST7", {"magic": 4}), ("HA6", {"mages": "M01"}), ("CL9", {"others": {1: {"keys": 12}}})],
)
def test_a_gain_without_effect_is_closed(name, closed):
    """DJ-4.7: A18; full magic, nobody asleep, no key left."""
    assert equip(name) not in opened(at_square(Place.TAVERN, kit=name, **closed))


def test_ha7_takes_a_mage_of_the_display():
    """DJ-8.3: any of the four, with its key (A5)."""
    states = play(at_square(Place.ARCHIVES, kit="HA7", tavern="M01 M02 M17 M18"), equip("HA7"))
    assert opened(states) == {GO, *(mage(name) for name in ["M01", "M02", "M17", "M18"])}
    assert of(play(states, mage("M18")), "keys") == 1 and awake(states) == {"M18"}


def test_st8_may_turn_the_marker():
    """DJ-8.3, DJ-2.1: A3; a capacity step like any other."""
    states = play(at_square(Place.TAVERN, kit="ST8", capacity=8), equip("ST8"), YES)
    assert of(states, "flipped") == 1 and phase(states) == Phase.DRAW
    assert phase(play(states, YES, CIRCLE)) == Phase.ACT


# --- exchanges


@pytest.mark.parametrize("name", equipment_with(Effect.EXCHANGE))
def test_every_exchange_works_once_a_turn(name):
    """DJ-8.4: as the box says; it stays face up."""
    states = at_square(Place.TAVERN, kit=name, scrolls=3, **spare())
    before = owned(states)
    take_all(play(states, equip(name)))
    more = grown(before, owned(states))
    for good, n in gain(BOX.equipment_pay[card_row(name)]).items():
        more[good] = more.get(good, 0) + n
    assert {good: n for good, n in more.items() if n} == wanted(BOX.equipment_gain[card_row(name)])
    assert equip(name) not in opened(states) and where(states, name) == FACE_UP


@pytest.mark.parametrize("name, poor", [("ST9", {"coins": 0}), ("ST9", {"magic": 4}), ("HA9", {"scrolls": 0})])
def test_an_exchange_needs_its_price_and_an_effect(name, poor):
    """DJ-4.7: A18; a coin, room for magic, a scroll."""
    rich = {"coins": 4, "scrolls": 2, "asleep": "M01", "magic": 0}
    assert equip(name) in opened(at_square(Place.TAVERN, kit=name, **rich))
    assert equip(name) not in opened(at_square(Place.TAVERN, kit=name, **rich | poor))


def test_an_exchange_comes_back_in_the_next_turn():
    """DJ-8.4: once a turn."""
    states = play(at_square(Place.TAVERN, kit="ST9", magic=0), equip("ST9"))
    assert equip("ST9") not in opened(states)
    idle(end_turn(states))
    assert turn(states) == 0 and equip("ST9") in opened(states)


# --- catching


@pytest.mark.parametrize("name", equipment_with(Effect.CATCH))
def test_every_card_for_the_catch_adds_its_power(name):
    """DJ-8.3, DJ-8.4: so much less magic is paid."""
    n = int(BOX.equipment_catch[card_row(name)])
    states = at_round(Place.ACADEMY, "buk", kit=name, magic=4 - n)
    play(states, CATCH, colour("b"), GO)
    if phase(states) == Phase.HELP:
        play(states, equip(name))
    assert of(states, "magic") == 0 and where(states, name) == (FACE_DOWN if name == "ST6" else FACE_UP)
    assert colour("b") not in opened(play(at_round(Place.ACADEMY, "buk", kit=name, magic=3 - n), CATCH))


# --- HA5: one more chest


def test_ha5_opens_one_more_and_throws_one_away():
    """DJ-8.4, DJ-5.3: A7; asked first, chosen after all were seen, and only the others are gained."""
    states = play(at_square(Place.CATACOMBS, kit="HA5", chests="CH01 CH02"), BASIC)
    assert phase(states) == Phase.MORE and opened(states) == {YES, GO}
    play(states, YES)
    assert phase(states) == Phase.THROW and opened(states) == {chest("CH01"), chest("CH02")}
    play(states, chest("CH01"))
    assert of(states, "coins") == 4 and of(states, "scrolls") == 2 and phase(states) == Phase.ACT


def test_ha5_may_be_left():
    """DJ-8.4: then all is as usual."""
    states = play(at_square(Place.CATACOMBS, kit="HA5", chests="CH01"), BASIC, GO)
    assert of(states, "coins") == 8 and phase(states) == Phase.ACT


def test_ha5_in_a_special_action_opens_three():
    """DJ-8.4: one of them is thrown away; the last may be left, as without the card."""
    states = play(at_round(Place.CATACOMBS, kit="HA5", chests="CH01 CH02 CH03", magic=0), SPECIAL, YES)
    assert phase(states) == Phase.MORE and len(opened(play(states.copy(), GO))) == 2
    play(states, YES)
    assert len(opened(states)) == 3
    play(states, chest("CH02"))
    assert of(states, "coins") == 4 + 4 + 2 and of(states, "scrolls") == 0 and of(states, "magic") == 2


def test_ha5_works_with_a_passage_too():
    """DJ-8.4: in each action at the Catacombs."""
    states = position("r3-q6", passages={Place.CATACOMBS: "q6"}, kit="HA5")
    assert phase(play(states, PASSAGE)) == Phase.MORE


def test_ha5_face_down_does_nothing():
    """DJ-8.1."""
    assert phase(play(at_square(Place.CATACOMBS, turned="HA5", chests=" ".join(CHESTS[:2])), BASIC)) == Phase.ACT


# --- CL5: other bottles


def test_cl5_changes_two_bottles():
    """DJ-8.4: for any colours; the second may be left (A17)."""
    states = play(at_square(Place.TAVERN, kit="CL5", bottles="bu"), equip("CL5"))
    assert phase(states) == Phase.SWAP_OUT and opened(states) == {colour("b"), colour("u")}
    play(states, colour("b"))
    assert phase(states) == Phase.SWAP_IN and opened(states) == {colour(letter) for letter in "burw"}
    play(states, colour("w"))
    assert opened(states) == {colour("u"), colour("w"), GO}
    assert bottles(after(states, GO)) == "uw" and phase(after(states, GO)) == Phase.ACT
    play(states, colour("u"), colour("r"))
    assert bottles(states) == "rw" and phase(states) == Phase.ACT and where(states, "CL5") == FACE_DOWN


def test_cl5_needs_an_empty_bottle():
    """DJ-4.7: A18; corked ones are none."""
    assert equip("CL5") not in opened(at_square(Place.TAVERN, kit="CL5", corked="bb"))


def test_cl5_before_the_walk():
    """DJ-8.3: and the walk follows."""
    states = play(moving("r1-q1", kit="CL5", bottles="b"), equip("CL5"), colour("b"), colour("r"), GO)
    assert phase(states) == Phase.MOVE and bottles(states) == "r"


# --- CL6: the assistant stays


def test_cl6_lets_the_assistant_stay_once():
    """DJ-8.3: A13; nobody is paid, the card is turned down."""
    more = {"kit": "CL6", "tent": 1, "coins": 9, "others": {1: {"tent": 1}}}
    states = play(at_round(Place.MARKET, **more), SPECIAL)
    assert trade(Trade.B) in opened(states)
    play(states, trade(Trade.B))
    assert of(states, "corks") == 1 and of(states, "coins", 1) == 4 and where(states, "CL6") == FACE_DOWN
    assert trade(Trade.B) not in opened(states) and trade(Trade.C) not in opened(states)


def test_cl6_is_kept_by_who_moves():
    """DJ-8.3: moving does not use it up; it is not used in a pause."""
    states = at_round(Place.MARKET, kit="CL6", tent=1, coins=9)
    assert equip("CL6") not in opened(states)
    play(states, SPECIAL, trade(Trade.A1), colour("b"))
    assert where(states, "CL6") == FACE_UP and trade(Trade.A1) in opened(states)


# --- CL7: nobody is paid


def test_cl7_pays_nobody_in_the_street():
    """DJ-8.4: stopping is free, walking over still possible."""
    states = play(moving("r1-q1", kit="CL7", others={1: {"at": "q1-r4"}}, coins=0), to("q1-r4"))
    assert phase(states) == Phase.STREET
    play(states, STOP)
    assert standing(states) == "q1-r4" and of(states, "coins", 1) == 4


def test_cl7_pays_nobody_at_the_market():
    """DJ-8.4."""
    states = play(at_square(Place.MARKET, kit="CL7", coins=1, others={1: {"tent": 1}}), BASIC, trade(Trade.B))
    assert of(states, "corks") == 1 and of(states, "coins", 1) == 4


def test_without_cl7_both_are_paid():
    """DJ-8.4, DJ-4.3: a card face down does not help."""
    states = play(moving("r1-q1", turned="CL7", others={1: {"at": "q1-r4"}}), to("q1-r4"), STOP)
    assert opened(states) == {COIN}


def test_others_are_not_paid_by_who_has_it_and_still_pay_it():
    """DJ-8.4: it protects its owner only."""
    states = play(moving("r1-q1", others={1: {"at": "q1-r4", "kit": "CL7"}}), to("q1-r4"), STOP)
    assert opened(states) == {COIN} and of(play(states, COIN), "coins", 1) == 5


# --- the whole set of cards


def test_every_card_has_a_kind_of_effect_that_is_tested_here():
    """DJ-8.4: 12 bonuses, 2 for the catch, 7 gains, 2 exchanges and four cards with rules of their own."""
    counts = {effect: len(equipment_with(effect)) for effect in Effect}
    assert counts == dict(zip(Effect, (12, 2, 7, 2, 1, 1, 1, 1), strict=True)) and sum(counts.values()) == 27
    assert equipment_with(Effect.MORE_CHESTS) == ["HA5"] and equipment_with(Effect.SWAP_BOTTLES) == ["CL5"]
    assert equipment_with(Effect.STAY) == ["CL6"] and equipment_with(Effect.NEVER_PAY) == ["CL7"]


def test_equipment_works_at_the_source_too():
    """DJ-4.7: all but bonuses of places."""
    assert equip("ST9") in opened(at_source(kit="ST9", magic=0))
