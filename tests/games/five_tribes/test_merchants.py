"""FT-5.3: merchants."""

from majlis.games.five_tribes.parts import Good
from tests.games.five_tribes.names import GO, SELL, good
from tests.games.five_tribes.table import ROW, Phase, acting, hand, opened, phase, row

F, W, P = Good.FISH, Good.WHEAT, Good.POTTERY


def test_as_many_cards_as_merchants_come_from_the_beginning_of_the_row():
    """FT-5.3: in order, no choice."""
    states = acting("m", 4)
    assert hand(states) == sorted(ROW[:4]) and row(states) == list(ROW[4:])


def test_the_row_is_not_filled_up_before_clean_up():
    """FT-5.3, FT-3.3: five cards are left."""
    assert acting("m", 4)[0]["n_row"] == 5


def test_a_short_row_gives_what_it_has():
    """FT-5.3: three merchants, two cards; and none from an empty row."""
    assert hand(acting("m", 3, row=(F, Good.SLAVE))) == [F, Good.SLAVE]
    assert hand(acting("m", 3, row=())) == []


def test_slaves_do_not_help_merchants():
    """FT-5.3: nothing is asked before the sale."""
    states = acting("m", 2, hands=[[Good.SLAVE] * 3])
    assert phase(states) == Phase.SALE and opened(states) == {good(F), good(W), SELL, GO}
    assert hand(states).count(Good.SLAVE) == 3


def test_merchants_go_into_the_bag():
    """FT-5.3: all of them."""
    assert acting("m", 4)[0]["bag"][2] == 18


def test_cards_of_the_row_are_known_to_all():
    """FT-5.3, FT-10: everybody saw them."""
    states = acting("m", 3)
    assert states[0]["seen"][0].tolist() == states[0]["hand"][0].tolist()
