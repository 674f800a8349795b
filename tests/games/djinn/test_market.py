"""DJ-5.6: the tents of the Market."""

import pytest

from majlis.games.djinn.actions import MAGE, TRADE
from majlis.games.djinn.parts import Place, Trade
from tests.games.djinn.names import (
    BASIC,
    COIN,
    GO,
    KEY_COIN,
    PASSAGE,
    SCROLL,
    SPECIAL,
    TWO_COINS,
    colour,
    trade,
)
from tests.games.djinn.table import (
    Phase,
    asleep,
    at_round,
    at_square,
    awake,
    bottles,
    of,
    opened,
    phase,
    play,
    position,
    purse,
)

FEW = {"A": 0, "B": 1, "C": 1, "D": 2, "E": 3, "F": 3}  # places with two players
MANY = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5}


def basic(**more):
    return play(at_square(Place.MARKET, **{"coins": 9, "scrolls": 9} | more), BASIC)


def special(**more):
    return play(at_round(Place.MARKET, **{"coins": 9, "scrolls": 9} | more), SPECIAL)


def trades(states):
    return {Trade(a - TRADE).name for a in opened(states) if TRADE <= a < MAGE}


ALL = {"A1", "A2", "A3", "B", "C", "D", "E", "F"}


# --- what the tents do


def test_every_trade_is_open_from_beside_the_market():
    """DJ-5.6: the first time the assistant goes anywhere."""
    states = basic(asleep="M01")
    assert trades(states) == ALL and GO not in opened(states)


@pytest.mark.parametrize(
    "name, paid, gained",
    [
        ("B", (-1, 0), {"corks": 1}),
        ("C", (-1, 2), {}),
        ("F", (5, -1), {}),
    ],
)
def test_plain_trades(name, paid, gained):
    """DJ-5.6: a cork for a coin, two scrolls for a coin, five coins for a scroll."""
    states = play(basic(), trade(Trade[name]))
    assert purse(states)[:2] == (9 + paid[0], 9 + paid[1])
    assert of(states, "corks") == gained.get("corks", 0) and phase(states) == Phase.ACT


def test_tent_d_sells_a_bottle_and_a_cork_for_a_scroll():
    """DJ-5.6: the bottle of any colour."""
    states = play(basic(), trade(Trade.D), colour("w"))
    assert bottles(states) == "w" and of(states, "corks") == 1 and purse(states)[:2] == (9, 8)


@pytest.mark.parametrize("names, woken", [("M01", 1), ("M01 M02 M03", 3), ("M01 M02 M03 M04", 3)])
def test_tent_e_wakes_up_to_three(names, woken):
    """DJ-5.6: A17; for a scroll."""
    states = play(basic(asleep=names), trade(Trade.E))
    while phase(states) == Phase.ACTIVATE:
        play(states, min(opened(states)))
    assert len(awake(states)) == woken and len(asleep(states)) == len(names.split()) - woken
    assert of(states, "scrolls") == 8


@pytest.mark.parametrize("name, price, n", [("A1", 1, 1), ("A2", 2, 2), ("A3", 4, 3)])
def test_tent_a_sells_bottles_of_different_colours(name, price, n):
    """DJ-5.6: one, two or three of them."""
    states = play(basic(), trade(Trade[name]))
    for i, letter in enumerate("rbw"[:n]):
        assert len(opened(states)) == 4 - i
        play(states, colour(letter))
    assert sorted(bottles(states)) == sorted("rbw"[:n]) and of(states, "coins") == 9 - price
    assert phase(states) == Phase.ACT


def test_different_is_meant_of_one_trade_only():
    """DJ-5.6: A13; what one has already does not matter, nor the next trade."""
    states = play(basic(bottles="rrr"), trade(Trade.A1))
    assert colour("r") in opened(states)
    states = play(special(), trade(Trade.A2), colour("b"), colour("u"), trade(Trade.D))
    assert opened(states) == {colour(letter) for letter in "burw"}


def test_a_trade_without_effect_or_money_is_closed():
    """DJ-4.7: A18; nobody sleeps, or the price is missing."""
    assert "E" not in trades(basic())
    assert trades(basic(coins=1, asleep="M01")) == ALL - {"A2", "A3"}
    assert trades(basic(scrolls=0)) == {"A1", "A2", "A3", "B", "C"}
    assert BASIC not in opened(at_square(Place.MARKET, coins=0, scrolls=0))


# --- where the assistant goes


def test_the_assistant_moves_to_the_tent():
    """DJ-5.6: and stays there."""
    assert of(play(basic(), trade(Trade.D), colour("b")), "tent") == FEW["D"]
    assert of(play(basic(seats=3), trade(Trade.D), colour("b")), "tent") == MANY["D"]


@pytest.mark.parametrize("at, closed", [("A", {"A1", "A2", "A3"}), ("B", {"B", "C"}), ("D", {"D"}), ("E", {"E", "F"})])
def test_the_assistant_must_leave_its_place(at, closed):
    """DJ-5.6: with two players B and C are one place, and E and F."""
    assert trades(basic(asleep="M01", tent=FEW[at])) == ALL - closed


@pytest.mark.parametrize("at, closed", [("A", {"A1", "A2", "A3"}), ("B", {"B"}), ("C", {"C"}), ("F", {"F"})])
def test_with_three_players_every_tent_is_a_place_of_its_own(at, closed):
    """DJ-5.6, DJ-3.2: the other side of the board."""
    assert trades(basic(seats=3, asleep="M01", tent=MANY[at])) == ALL - closed


def test_the_second_move_may_lead_back():
    """DJ-5.6: A13; but not stay."""
    states = play(special(tent=FEW["D"]), trade(Trade.B))
    assert "D" in trades(states) and "B" not in trades(states) and "C" not in trades(states)


# --- two trades


def test_the_special_action_trades_twice():
    """DJ-5.6: the second trade may be left (A2)."""
    states = special()
    assert GO not in opened(states)
    play(states, trade(Trade.B))
    assert phase(states) == Phase.MARKET and GO in opened(states)
    assert phase(play(states.copy(), GO)) == Phase.ACT
    play(states, trade(Trade.F))
    assert phase(states) == Phase.ACT and purse(states) == (13, 8, 0, 1, 0, 3)


def test_there_is_a_pause_between_the_trades():
    """DJ-4.7: a key can be changed for what the second costs."""
    states = special(coins=1, scrolls=0, keys=1)
    play(states, trade(Trade.C))
    assert "A1" not in trades(states) and "D" in trades(states)
    play(states, KEY_COIN)
    assert phase(states) == Phase.MARKET and "A1" in trades(states)


# --- those who stand there (A13)


def crowd(*tents, seats=3):
    return {seat: {"tent": tent} for seat, tent in zip(range(1, seats), tents, strict=False)}


@pytest.mark.parametrize("piece, field", [(COIN, "coins"), (SCROLL, "scrolls")])
def test_an_assistant_who_stands_there_is_paid(piece, field):
    """DJ-5.6: a coin or a scroll, as the payer likes."""
    states = play(basic(others={1: {"tent": FEW["D"]}}), trade(Trade.D))
    assert phase(states) == Phase.PAY and opened(states) == {COIN, SCROLL}
    before = of(states, field, 1)
    play(states, piece, colour("b"))
    assert of(states, field, 1) == before + 1


def test_each_assistant_is_paid():
    """DJ-5.6: with several players."""
    states = play(basic(seats=3, others=crowd(MANY["B"], MANY["B"])), trade(Trade.B), COIN, SCROLL)
    assert purse(states)[:2] == (7, 8) and [of(states, "coins", 1), of(states, "scrolls", 2)] == [5, 1]


def test_assistants_elsewhere_are_not_paid():
    """DJ-5.6: nor those beside the market."""
    assert phase(play(basic(seats=3, others=crowd(MANY["B"], -1)), trade(Trade.C))) == Phase.ACT


def test_with_two_players_a_neighbour_in_the_group_is_paid():
    """DJ-5.6: B and C are one place."""
    assert phase(play(basic(others={1: {"tent": FEW["B"]}}), trade(Trade.C))) == Phase.PAY


def test_a_tent_is_open_only_if_both_can_be_paid():
    """DJ-5.6: A13; the others and the trade."""
    stands = {1: {"tent": MANY["B"]}, 2: {"tent": MANY["D"]}}
    assert "B" not in trades(basic(seats=3, others=stands, coins=1, scrolls=0))
    assert "B" in trades(basic(seats=3, others=stands, coins=2, scrolls=0))
    assert "B" in trades(basic(seats=3, others=stands, coins=1, scrolls=1))
    assert "D" not in trades(basic(seats=3, others=stands, coins=1, scrolls=0))
    assert "D" in trades(basic(seats=3, others=stands, coins=1, scrolls=1))


def test_a_payment_leaves_the_price_of_the_trade():
    """DJ-5.6: A13; with one coin and one scroll the scroll pays the assistant, and the coin the cork."""
    states = play(basic(others={1: {"tent": FEW["B"]}}, coins=1, scrolls=1), trade(Trade.B))
    assert opened(states) == {SCROLL}
    play(states, SCROLL)
    assert purse(states) == (0, 0, 0, 1, 0, 3)


def test_nobody_moves_without_a_trade():
    """DJ-5.6: A13; the first one cannot be left."""
    assert GO not in opened(basic()) and GO not in opened(special())
    assert TWO_COINS in opened(at_square(Place.MARKET))


def test_a_passage_to_the_market_trades_once():
    """DJ-4.4: it is a basic action."""
    here = {"no_passages": (Place.ACADEMY, Place.TAVERN), "passages": {Place.MARKET: "q2"}}
    states = play(position("r2-q2", coins=5, **here), PASSAGE, trade(Trade.B))
    assert phase(states) == Phase.ACT and of(states, "corks") == 1
