"""FT-6.3 and FT-6.4: small and big markets. The tiles of row 2 are small ones, C3 to F3 big ones."""

from majlis.games.five_tribes.parts import Good
from tests.games.five_tribes.names import GO, slot
from tests.games.five_tribes.table import ROW, Phase, acting, gold, hand, opened, phase, play, row, turn


def test_a_small_market_sells_one_of_the_first_three():
    """FT-6.3: for 3 gold."""
    states = acting("v", to="C2")
    assert phase(states) == Phase.MARKET and opened(states) == {slot(0), slot(1), slot(2), GO}
    play(states, slot(1))
    assert hand(states) == [ROW[1]] and gold(states) == 47
    assert row(states) == [ROW[0], *ROW[2:]] and phase(states) == Phase.SALE


def test_a_big_market_sells_two_of_the_first_six():
    """FT-6.4: for 6 gold, both of the six that lay there."""
    states = acting("v", to="C3")
    assert opened(states) == {*map(slot, range(6)), GO}
    play(states, slot(5))
    assert phase(states) == Phase.SECOND and opened(states) == set(map(slot, range(5)))
    play(states, slot(0))
    assert hand(states) == sorted([ROW[5], ROW[0]]) and gold(states) == 44 and phase(states) == Phase.SALE


def test_the_second_card_is_never_the_seventh():
    """FT-6.4: the gap closes, but the card that moves up does not belong to the six."""
    states = play(acting("v", to="C3"), slot(0))
    assert row(states)[5] == ROW[6] and slot(5) not in opened(states)


def test_who_buys_at_a_big_market_takes_two():
    """FT-6.4: the ruling; declining is open only before the first card."""
    assert GO not in opened(play(acting("v", to="C3"), slot(0)))


def test_a_single_card_costs_the_whole_price():
    """FT-6.4: 6 gold, and no second question."""
    states = play(acting("v", to="C3", row=(Good.IVORY,)), slot(0))
    assert gold(states) == 44 and hand(states) == [Good.IVORY] and phase(states) == Phase.SALE


def test_declining_costs_nothing():
    """FT-6.3, FT-6.4: and the turn goes on."""
    for name in ("C2", "C3"):
        states = play(acting("v", to=name), GO)
        assert gold(states) == 50 and hand(states) == [] and turn(states) == 1


def test_who_cannot_pay_is_not_asked():
    """FT-6.3, FT-6.4: 3 gold for a small market, 6 for a big one; less is no offer."""
    for name, price in (("C2", 3), ("C3", 6)):
        assert phase(acting("v", to=name, gold=(price, 0))) == Phase.MARKET
        assert turn(acting("v", to=name, gold=(price - 1, 0))) == 1


def test_an_empty_row_is_no_offer():
    """FT-6.3, FT-6.4: nothing to buy."""
    for name in ("C2", "C3"):
        assert turn(acting("v", to=name, row=())) == 1


def test_a_short_row_offers_what_it_has():
    """FT-6.3: first counts the cards that lie there."""
    assert opened(acting("v", to="C2", row=ROW[:2])) == {slot(0), slot(1), GO}


def test_bought_cards_are_known_to_all():
    """FT-6.3, FT-10: they lay open."""
    states = play(acting("v", to="C2"), slot(2))
    assert states[0]["seen"][0, ROW[2]] == 1


def test_gold_of_builders_can_be_spent_at_once():
    """FT-6.3: the tribe acts before the tile."""
    states = acting("b", 3, to="B3", gold=(0, 0))  # three blue tiles
    assert gold(states) == 9 and phase(states) == Phase.MARKET
