"""HD-1: cards lie on the table so that each kind can be pointed at once."""

from itertools import chain, pairwise

from majlis.core.record import NONE
from majlis.games.high_desert.picture.rows import even, rows


def test_cards_of_a_kind_lie_in_one_row():
    """HD-1: or a kind would have two spots."""
    hand = [0, 2, 4, 7, 8, 8, 10, 11, 14, 23]
    for lines in (rows(hand, 560, 120, 90), even(hand, 720, 120, 90)):
        assert list(chain(*lines)) == hand and len(lines) > 1
        assert all(one[-1] != other[0] for one, other in pairwise(lines))


def test_hidden_cards_go_on_in_the_next_row():
    """HD-1: nobody points at one of them."""
    assert len(rows([NONE] * 40, 560, 120, 90)) > 1
