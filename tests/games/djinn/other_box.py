"""Tests for a box that is not ours: test_other_box.py writes it and runs this file in a process of its own."""

import numpy as np

from majlis.core.record import named
from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import Place, Trade
from majlis.testing.play import random_match, seed
from tests.games.djinn.names import (
    BASIC,
    BUY_CORK,
    CATCH,
    CIRCLE,
    GO,
    YES,
    colour,
    equip,
    mage,
    street,
    to,
    trade,
)
from tests.games.djinn.table import (
    GAME,
    Phase,
    at_round,
    at_source,
    at_square,
    circles,
    moving,
    of,
    opened,
    phase,
    play,
    points,
    position,
    ringed,
)
from tests.games.djinn.test_characters import drafted
from tests.games.djinn.test_conservation import check, counted

CHANGES = {  # our text: another one
    'id = "B", pay = { coin = 1 }': 'id = "B", pay = { magic = 2 }',
    'id = "C", pay = { coin = 1 }, gain = { scroll = 2 }': 'id = "C", pay = { coin = 1 }, gain = { take = 1 }',
    'effect = "gain"\ngain = { magic = 4 }': 'effect = "gain"\ngain = { circle = 1 }',
    'effect = "gain"\ngain = { capacity = 1 }': 'effect = "gain"\ngain = { draw = 1 }',
    'place = "tavern"\ngain = { magic = 2 }': 'place = "tavern"\ngain = { coin = 1, magic = 2 }',
    "capacity = 5\n": "capacity = 6\n",
    "6 = 3\n": "6 = 5\n",
    'text = "For every key."\npoints = 3\nper = 1': 'text = "For every key."\npoints = 4\nper = 2',
    'of one type."\npoints = 5\nper = 3': 'of one type."\npoints = 2\nper = 2',
    'id = "M01", power = 1, bonus = { brown = 2 }, price = 0': 'id = "M01", power = 4, bonus = {}, price = 3',
    "each_colour = 9": "each_colour = 12",
    "keys = 12": "keys = 3",
    "refill = [0, 2, 2, 3]": "refill = [0, 5, 5, 5]",
    'effect = "mage"': 'effect = "mage"\namount = { coin = 1 }',
    'effect = "calm"\namount = { coin = 1 }': 'effect = "meet"\namount = { magic = 1 }',
    'place = "manufactory"\namount = { coin = 1 }': 'place = "manufactory"\namount = { coin = 2, scroll = 1 }',
}


def test_the_box_is_the_other_one():
    assert BOX.start[2] == 6 and BOX.keys == 3 and GAME.pieces[0] == 12


def test_a_tent_may_be_paid_in_magic():
    assert trade(Trade.B) not in opened(play(at_square(Place.MARKET, magic=1), BASIC))
    states = play(at_square(Place.MARKET, magic=3), BASIC, trade(Trade.B))
    assert of(states, "magic") == 1 and of(states, "corks") == 1


def test_a_tent_may_sell_a_djinn_of_the_streets():
    states = play(at_square(Place.MARKET), BASIC, trade(Trade.C), street("r5", "r"), CIRCLE)
    assert ringed(states) == "r" and of(states, "coins") == 3


def test_a_card_may_open_a_circle_or_draw_a_djinn():
    states = play(at_square(Place.TAVERN, kit="ST7"), equip("ST7"), CIRCLE)
    assert circles(states) == 3 and phase(states) == Phase.ACT
    assert equip("ST7") not in opened(at_square(Place.TAVERN, kit="ST7", opened=2))
    assert len(ringed(play(at_square(Place.TAVERN, kit="ST8"), equip("ST8"), YES, CIRCLE))) == 1


def test_a_bonus_may_be_of_coins_and_magic():
    states = play(moving("q3-r6", kit="ST1", magic=0), to("r6-q4"))
    assert of(states, "coins") == 5 and of(states, "magic") == 2 and equip("ST1") not in opened(states)


def test_prices_follow_the_capacity_marker_from_wherever_it_begins():
    assert of(play(at_source(scrolls=5, capacity=6), BUY_CORK), "scrolls") == 0
    assert of(play(at_source(scrolls=5, capacity=8), BUY_CORK), "scrolls") == 3


def test_scoring_cards_count_in_other_steps():
    assert points(position(cards="SC8", keys=3)) == 4
    assert points(position(cards="SC2", turned="ST1 ST2 ST3 ST4 HA1")) == 4


def test_a_mage_may_cost_three():
    states = play(at_round(Place.ACADEMY, "bk", magic=0, coins=4, mages="M01"), CATCH, colour("b"), GO, mage("M01"))
    assert of(states, "coins") == 1 and states[0]["loose"][0].sum() == 5
    assert colour("b") not in opened(play(at_round(Place.ACADEMY, "bk", magic=0, coins=2, mages="M01"), CATCH))


def test_a_tile_may_greet_the_djinn_of_a_round_space():
    """DJ-12.7: on arrival, where somebody stands; a catch of nothing costs magic as usual."""
    assert of(play(moving("r2-q1", tiles="P07", magic=0), to("q1-r1")), "magic") == 1
    assert of(play(moving("r2-q1", tiles="P07", magic=0, streets={"r1": ""}), to("q1-r1")), "magic") == 0
    assert of(play(moving("q4-r1", tiles="P07", magic=0), to("r1-q1")), "magic") == 0
    assert of(play(at_round(Place.ACADEMY, "bk", tiles="P07", magic=3), CATCH, GO), "magic") == 2


def test_a_tile_may_ask_for_coins_and_a_scroll():
    """DJ-12.19: at the Manufactory on top of its price."""
    states = at_square(Place.MANUFACTORY, tiles="N09", coins=4, scrolls=1)
    assert (of(play(states, BASIC), "coins"), of(states, "scrolls")) == (0, 0)
    for coins, scrolls, held in ((3, 1, "3 coins and 1 scroll"), (4, 0, "4 coins and no scrolls")):
        poor = at_square(Place.MANUFACTORY, tiles="N09", coins=coins, scrolls=scrolls)
        said = GAME.why(GAME.view(poor, 0), BASIC)
        assert said == f"That costs 4 coins and 1 scroll, and you have {held}. (DJ-5.5)"


def test_a_mage_of_the_start_may_bring_a_coin():
    """DJ-12.6: and is chosen as usual."""
    states = drafted("P06", "N05")
    assert phase(states) == Phase.MAGE and of(states, "coins") == 5


def test_nothing_is_lost_or_made():
    for n, seats in ((1, 2), (2, 4)):
        match = random_match(GAME, seats, n, at=500)
        for at in range(0, match.at, 5):
            assert counted(match.state_at(at)) == GAME.pieces
            s = named(match.state_at(at))
            check(s, each=12, keys=3)
    assert GAME.start(seed(1), 2)[0]["capacity"][0] == 6 and np.all(BOX.refill[2:] == 5)
