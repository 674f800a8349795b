"""Tests for a box with all that real cards could show and ours do not: run as other_box.py is."""

from itertools import combinations

import pytest

from majlis.core.record import NONE, named
from majlis.games.djinn.box import BOX
from majlis.games.djinn.parts import Place, Trade
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.words.cards import kit_line, tile_line
from majlis.testing.play import random_match
from tests.games.djinn.alone import GONE, alone, last_card, next_card
from tests.games.djinn.names import (
    BASIC,
    BOSS,
    BOSSES,
    CATCH,
    GO,
    PASSAGE,
    SKIP,
    SPECIAL,
    TILES,
    TWO_COINS,
    colour,
    equip,
    mage,
    number,
    option,
    to,
    trade,
)
from tests.games.djinn.table import (
    GAME,
    Phase,
    at_round,
    at_source,
    at_square,
    awake,
    bottles,
    moving,
    of,
    opened,
    phase,
    play,
    purse,
    standing,
)
from tests.games.djinn.test_characters import drafted
from tests.games.djinn.test_conservation import check, counted

CHANGES = {  # our text: another one
    "pay = { coin = 2 }": "pay = { key = 1, cork = 2 }",
    'place = "tavern"\ngain = { magic = 2 }': 'place = "tavern"\ngain = { scroll = 1 }',
    'place = "market"\ngain = { magic = 2 }': 'place = "market"\ngain = { activate = 1 }',
    'place = "academy"\ngain = { coin = 2 }': 'place = "academy"\ngain = { key = 1, magic = 2 }',
    'id = "M13", power = 2, bonus = {}, price = 0': 'id = "M13", power = 2, bonus = {}, price = 3',
    'id = "M14", power = 2, bonus = {}, price = 0': 'id = "M14", power = 3, bonus = {}, price = 3',
    'id = "M15", power = 3, bonus = {}, price = 1': 'id = "M15", power = 4, bonus = {}, price = 4',
    'id = "M16", power = 3, bonus = {}, price = 1': 'id = "M16", power = 5, bonus = {}, price = 9',
    'once = false\neffect = "exchange"\npay = { coin = 1 }': (
        'once = true\neffect = "exchange"\npay = { key = 1, cork = 1 }'
    ),
    'id = "C", pay = { coin = 1 }': 'id = "C", pay = { cork = 1 }',
    '["S", "r1"]': '["S", "r1"], ["S", "q2"], ["q4", "q5"], ["r5", "r6"]',
    'effect = "more"\namount = { coin = 2, scroll = 2, magic = 1 }': (
        'effect = "gift"\nplace = "archives"\namount = { cork = 1 }'
    ),
    'effect = "mage"': 'effect = "more"\namount = { bottle = 1, scroll = 2 }',
    'effect = "calm"\namount = { coin = 1 }': 'effect = "calm"\namount = { scroll = 1, bottle = 1 }',
    'effect = "less"\namount = { coin = 3 }': 'effect = "basic"\nplace = "market"',
    'effect = "less"\namount = { magic = 3 }': 'effect = "less"\namount = { coin = 5, scroll = 1 }',
    'place = "manufactory"\namount = { coin = 1 }': 'place = "market"\namount = { scroll = 1 }',
    'effect = "circles"': 'effect = "dearer"\namount = { magic = 1 }',
}


def reason(states, a):
    return Why(GAME.doors.reason(states, 0, a))


def why(states, a):
    return GAME.why(GAME.view(states, 0), a, "en", ("Ana", "Ben", "Cem", "Dia"))


# --- Tom, bonuses, mages


def test_tom_takes_keys_and_corks():
    """DJ-14.3: as many as there are; keys go back to the stock."""
    states = next_card(alone(streets=GONE | {"r6": "bk"}, keys=2, corks=1), "L01")
    left = int(states[0]["keys_left"])
    play(states, TWO_COINS, GO)
    assert last_card(states) == "L01" and (of(states, "keys"), of(states, "corks")) == (1, 0)
    assert states[0]["keys_left"] == left + 1 and of(states, "coins") == 6


def test_a_bonus_may_be_a_scroll_or_a_key():
    """DJ-8.2: what goes into the purse comes at once, with whatever the card shows besides, once a turn."""
    states = play(moving("q3-r6", kit="ST1"), to("r6-q4"))
    assert of(states, "scrolls") == 1 and reason(states, equip("ST1")) == Why.BONUS_USED
    states = play(moving("r2-q1", kit="HA1", magic=0), to("q1-r1"))
    assert (of(states, "keys"), of(states, "magic")) == (1, 2)
    assert of(play(moving("r1-q1", kit="ST1"), to("q1-r4")), "scrolls") == 0


def test_a_bonus_may_wake_a_mage():
    """DJ-8.2: what needs a thought waits until the card is used."""
    states = play(moving("q4-r1", kit="ST2", asleep="M01 M02"), to("r1-q1"))
    assert awake(states) == set()
    assert awake(play(states, equip("ST2"), mage("M02"))) == {"M02"} and equip("ST2") not in opened(states)
    assert reason(play(moving("q4-r1", kit="ST2", mages="M01"), to("r1-q1")), equip("ST2")) == Why.GAIN_NOTHING


def test_an_exchange_may_take_a_key_and_a_cork_once():
    """DJ-8.3: the card is turned down; the key goes back to the stock."""
    states = at_square(Place.TAVERN, kit="ST9", keys=1, corks=2, magic=0)
    left = int(states[0]["keys_left"])
    play(states, equip("ST9"))
    assert (of(states, "keys"), of(states, "corks"), of(states, "magic")) == (0, 1, 1)
    assert states[0]["keys_left"] == left + 1 and reason(states, equip("ST9")) == Why.KIT_DOWN
    for poor in ({"keys": 1}, {"corks": 1}):
        assert reason(at_square(Place.TAVERN, kit="ST9", magic=0, **poor), equip("ST9")) == Why.EXCHANGE_PRICE
    assert kit_line(BOX.equipment_ids.index("ST9"), "en") == "for 1 key and 1 cork: 1 magic, once"


def test_a_tent_may_take_corks():
    """DJ-5.6: scrolls for one."""
    states = play(at_square(Place.MARKET, corks=1), BASIC, trade(Trade.C))
    assert (of(states, "corks"), of(states, "scrolls"), of(states, "coins")) == (0, 2, 4)
    assert reason(play(at_square(Place.MARKET), BASIC), trade(Trade.C)) == Why.TRADE_PRICE


def test_a_mage_may_cost_nine():
    """DJ-6.4: the price is paid."""
    states = play(at_round(Place.ACADEMY, "bk", magic=0, coins=9, mages="M16"), CATCH, colour("b"), GO, mage("M16"))
    assert of(states, "coins") == 0
    assert colour("b") not in opened(play(at_round(Place.ACADEMY, "bk", magic=0, coins=8, mages="M16"), CATCH))


@pytest.mark.parametrize("coins", range(24))
@pytest.mark.parametrize("names", ["M13 M14 M15 M16 M17 M05", "M16 M15 M14 M18 M19 M01 M06", "M13 M14 M07 M08"])
def test_the_best_helpers_for_the_coins_at_hand_are_found(names, coins):
    """DJ-6.4: the same as by trying all of them."""
    rows = [BOX.mage_ids.index(name) for name in names.split()]
    sets = (chosen for n in range(len(rows) + 1) for chosen in combinations(rows, n))
    best = max(BOX.mage_power[list(some)].sum() for some in sets if BOX.mage_price[list(some)].sum() <= coins)
    found = GAME.figure(at_round(Place.ACADEMY, "bk", coins=coins, mages=names), NONE)["mage_power"]
    assert found == best


# --- a map on which round and square do not take turns


def test_ways_lead_from_square_to_square_and_from_round_to_round():
    """DJ-4.2: as on the board of the box; the city is entered at every edge of a square."""
    assert standing(play(moving("r1-q4"), to("q4-q5"))) == "q4-q5"
    states = play(moving("q2-r5"), to("r5-r6"))
    assert phase(states) == Phase.ACT and SPECIAL in opened(states)
    assert phase(play(moving("r2-q2"), to("q2-S"))) == Phase.SOURCE
    entries = opened(GAME.start(bytes(32), 1))
    assert {to("q5-q4"), to("S-q2")} <= entries and to("r5-r6") not in entries


def test_nobody_walks_for_ever_round_three_others():
    """DJ-4.3: M4; out of a ring in which everybody stands one walks at the next corner."""
    ring = {seat: {"at": at} for seat, at in enumerate(("q4-q5", "q5-r4", "r4-q4"), 1)}
    states = play(moving("r1-q4", seats=4, others=ring), to("q4-q5"), SKIP)
    assert opened(states) == {to("q5-r2"), to("q5-r5")} and reason(states, to("q5-r4")) == Why.RING
    assert why(states, to("q5-r4")) == "Others stand all around this ring: you would walk on for ever. (DJ-4.3)"
    assert GAME.why(states, to("q5-r4"), "de").startswith("In diesem Ring")
    two = {1: ring[1], 2: ring[2], 3: {"at": "q6-r6"}}
    assert to("q5-r4") in opened(play(moving("r1-q4", seats=4, others=two), to("q4-q5"), SKIP))


def test_alone_one_cannot_hide_from_tom_for_ever():
    """DJ-14.2: S4; from the 60th turn on a card comes after every turn."""
    states = play(alone("r1-q4", rounds=59), TWO_COINS, GO)
    assert last_card(states) == ""
    assert last_card(play(alone("r1-q4", rounds=60), TWO_COINS, GO)) != ""


# --- character tiles


def test_a_tile_may_bring_something_with_every_action_of_a_place():
    """DJ-12.1: basic, special and by a passage, and nowhere else."""
    assert of(play(at_square(Place.ARCHIVES, tiles="P01"), BASIC, option(1)), "corks") == 1
    assert of(play(at_round(Place.ARCHIVES, tiles="P01"), SPECIAL, option(1), option(2)), "corks") == 1
    here = {"passages": {Place.ARCHIVES: "q2"}, "tiles": "P01"}
    assert of(play(at_square(Place.ACADEMY, **here), PASSAGE, option(1)), "corks") == 1
    assert of(play(at_square(Place.ACADEMY, tiles="P01"), BASIC), "corks") == 0


def test_a_tile_may_bring_anything_at_the_start():
    """DJ-12.6: what needs a choice is asked."""
    states = drafted("P06", "N05")
    assert phase(states) == Phase.BOTTLE and of(states, "scrolls") == 2
    assert bottles(play(states, colour("r"))) == "r" and phase(states) == Phase.ENTER


def test_a_tile_may_take_of_what_another_brings():
    """DJ-12.12: the sum of both, and never less than nothing."""
    states = drafted("P06", "N02")
    assert purse(play(states, colour("b"))) == (0, 1, 0, 0, 1, 3)


def test_calm_may_bring_anything():
    """DJ-12.7: and loses no magic."""
    states = play(at_round(Place.ACADEMY, "buk", tiles="P07"), CATCH, GO)
    assert phase(states) == Phase.BOTTLE and of(states, "scrolls") == 1
    assert of(play(states, colour("w")), "magic") == 3 and phase(states) == Phase.ACT and bottles(states) == "w"


def test_a_tile_may_bar_the_special_action_of_any_place():
    """DJ-12.11: at the Market one trade is left."""
    states = at_round(Place.MARKET, tiles="N01")
    assert SPECIAL not in opened(states) and why(states, SPECIAL).startswith("Debts: you have no special")
    assert phase(play(states, BASIC, trade(Trade.B))) == Phase.ACT
    assert SPECIAL in opened(at_round(Place.CATACOMBS, tiles="N01"))


def test_a_tile_may_ask_for_scrolls_at_any_place():
    """DJ-12.19: and the trade must be payable besides."""
    states = at_square(Place.MARKET, tiles="N09", scrolls=1, coins=1)
    assert (of(play(states, BASIC, trade(Trade.B)), "scrolls"), of(states, "corks")) == (0, 1)
    poor = at_square(Place.MARKET, tiles="N09", scrolls=0)
    assert why(poor, BASIC) == "That costs 1 scroll, and you have no scrolls. (DJ-5.5)"
    assert reason(at_square(Place.MARKET, tiles="N09", scrolls=1, coins=0), BASIC) == Why.NO_TRADES
    assert of(play(at_square(Place.MANUFACTORY, tiles="N09"), BASIC), "coins") == 2


def test_a_tile_may_make_all_djinn_dearer():
    """DJ-12.20: bosses too, in the street and at the Source."""
    states = play(at_round(Place.ACADEMY, "bk", tiles="N10", magic=4), CATCH)
    assert opened(states) == {GO} and why(states, colour("b")).startswith("That would take 5 power")
    states = play(at_round(Place.ACADEMY, "bk", tiles="N10", magic=7, capacity=8), CATCH, BOSS, GO)
    assert of(states, "magic") == 0
    states = at_source(tiles="N10", magic=7, capacity=8)
    assert of(play(states, BOSSES, number(1)), "magic") == 0
    assert BOSSES not in opened(at_source(tiles="N10", magic=6, capacity=8))


def test_every_tile_says_what_it_does():
    """DJ-12: in both languages, with its goods and its place."""
    said = {name: tile_line(i, "en") for i, name in enumerate(TILES)}
    assert said["P01"] == "every action at the Archives brings 1 cork more" and said["N01"].endswith("at the Market")
    assert said["N09"] == "every action at the Market costs 1 scroll more"
    assert said["N10"] == "every djinn, bosses too, takes 1 magic more"
    assert all(tile_line(i, "de") for i in range(len(TILES)))


# --- all of it


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost_or_made(seats):
    """DJ-1: in games of chance, and each can be drawn."""
    match = random_match(GAME, seats, seats, at=500)
    for at in range(0, match.at, 5):
        assert counted(match.state_at(at)) == GAME.pieces
        check(named(match.state_at(at)))
    view = GAME.view(match.state, 0)
    for lang, tall in (("en", False), ("de", True)):
        assert GAME.draw(view, 0, GAME.open(match.state), lang, ("Ana", "Ben", "Cem", "Dia")[:seats], tall)
