"""FT-3.1: the auction."""

from majlis.core.record import NONE
from tests.games.five_tribes.names import PRICES, bid
from tests.games.five_tribes.table import GAME, Phase, auction, gold, opened, phase, play, turn

BIDS = {bid(price) for price in PRICES}


def order(states):
    """The seats in the order of play, when all have bid and the first is on turn."""
    assert phase(states) == Phase.MOVE
    return [turn(states), *(int(seat) for seat in states[0]["spaces"][::-1] if seat != NONE)]


def test_every_free_space_that_can_be_paid_is_open():
    """FT-3.1: with 50 gold any of them; with 4 gold those up to 3."""
    assert opened(auction([0, 1, 2, 3])) == BIDS
    assert opened(auction([0, 1, 2, 3], gold=(4, 50, 50, 50))) == {bid(0), bid(1), bid(3)}
    assert opened(auction([0, 1, 2, 3], gold=(18, 0, 0, 0))) == BIDS


def test_the_price_is_paid_at_once():
    """FT-3.1: to the bank, before the next one bids."""
    states = play(auction([0, 1, 2]), bid(12))
    assert gold(states, 0) == 38 and gold(states, 1) == 50
    assert (phase(states), turn(states)) == (Phase.BID, 1)


def test_markers_bid_in_the_order_of_the_bid_order_track():
    """FT-3.1: whatever they bid."""
    states = auction([2, 0, 3, 1])
    seen = []
    for price in (0, 18, 1, 5):
        seen.append(turn(states))
        play(states, bid(price))
    assert seen == [2, 0, 3, 1]


def test_a_space_with_a_price_holds_one_marker():
    """FT-3.1: the others are still open."""
    states = play(auction([0, 1, 2]), bid(5))
    assert opened(states) == BIDS - {bid(5)}
    assert opened(play(states, bid(18))) == BIDS - {bid(5), bid(18)}


def test_later_zeros_push_earlier_ones_back():
    """FT-3.1: bids of 0, 0, 5 and 0 play as third, fourth, second, first bidder."""
    states = play(auction([0, 1, 2, 3]), bid(0), bid(0), bid(5), bid(0))
    assert order(states) == [2, 3, 1, 0]


def test_three_zeros_are_full():
    """FT-3.1: a fourth marker has to bid 1 at least."""
    states = play(auction([0, 1, 2, 3]), bid(0), bid(0), bid(0))
    assert opened(states) == BIDS - {bid(0)}
    assert order(play(states, bid(1))) == [3, 2, 1, 0]


def test_the_dearest_space_plays_first():
    """FT-3.1: falling prices, then the zeros."""
    assert order(play(auction([0, 1, 2, 3]), bid(1), bid(18), bid(0), bid(8))) == [1, 3, 0, 2]


def test_two_markers_of_one_player_bid_apart_and_push_each_other():
    """FT-3.1: with two players each bids twice, and plays twice, perhaps in a row."""
    states = auction([0, 1, 1, 0])
    assert order(play(states, bid(0), bid(3), bid(5), bid(0))) == [1, 1, 0, 0]
    assert gold(states, 1) == 42
    assert order(play(auction([0, 1, 0, 1]), bid(0), bid(0), bid(0), bid(1))) == [1, 0, 1, 0]


def test_who_has_nothing_bids_zero():
    """FT-3.1: nobody goes into debt."""
    assert opened(auction([0, 1, 2], gold=(0, 0, 0))) == {bid(0)}


def test_a_broke_bidder_before_full_zeros_has_space_one_for_nothing():
    """FT-3.1: the ruling; with a single coin it costs that coin."""
    states = auction([3], {0: 0, 1: 1, 2: 2}, gold=(5, 5, 5, 0))
    assert opened(states) == {bid(1)}
    assert order(play(states, bid(1))) == [3, 2, 1, 0] and gold(states, 3) == 0
    states = auction([3], {0: 0, 1: 1, 2: 2}, gold=(5, 5, 5, 1))
    assert opened(states) == {bid(1)} and gold(play(states, bid(1)), 3) == 0


def test_all_bids_are_made_before_anybody_plays():
    """FT-3.1, FT-3.2: the last bid begins the first turn."""
    states = GAME.start(bytes(32), 4)
    for n in range(4):
        assert phase(states) == Phase.BID and states[0]["bids"] == n
        play(states, bid(PRICES[n + 1]))
    assert phase(states) == Phase.MOVE
