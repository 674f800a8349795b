"""FT-7.13: Kumarbi makes bids cheaper."""

import pytest

from majlis.core.game import key
from majlis.games.five_tribes.parts import Djinn, Good
from majlis.testing.play import seed
from tests.games.five_tribes.names import PRICES, bid, slaves
from tests.games.five_tribes.table import GAME, Phase, auction, gold, hand, opened, phase, play, turn

S = Good.SLAVE
KUMARBI = {Djinn.KUMARBI: 0}


def bidder(n, money=50, line=(0, 1, 2), spaces=None, **more):
    return auction(list(line), spaces, djinns=KUMARBI, hands=[[S] * n], gold=(money, 50, 50, 50), **more)


def test_each_slave_lowers_the_price_by_one_space():
    """FT-7.13: space 12 with two slaves costs 5 gold, and the marker stays at 12."""
    states = play(bidder(3), bid(12))
    assert phase(states) == Phase.DISCOUNT and turn(states) == 0
    assert opened(states) == {slaves(n) for n in range(4)}
    play(states, slaves(2))
    assert gold(states) == 45 and hand(states) == [S] and states[0]["discard"][S] == 2
    assert states[0]["spaces"][7] == 0 and (phase(states), turn(states)) == (Phase.BID, 1)


@pytest.mark.parametrize("i", range(1, 7))
def test_every_step_of_every_space(i):
    """FT-7.13: 18, 12, 8, 5, 3, 1, 0; never below, and no more slaves than steps."""
    states = play(bidder(8), bid(PRICES[i]))
    assert opened(states) == {slaves(n) for n in range(i + 1)}
    for n in range(i + 1):
        assert gold(play(states.copy(), slaves(n))) == 50 - PRICES[i - n]


def test_no_slave_is_the_full_price():
    """FT-7.13: slaves are kept."""
    states = play(bidder(2), bid(5), slaves(0))
    assert gold(states) == 45 and hand(states) == [S, S]


def test_occupied_spaces_count_as_steps():
    """FT-7.13: from 8 over an occupied 5 to 3."""
    states = play(bidder(2, line=(0, 1), spaces={5: 2}), bid(8), slaves(2))
    assert gold(states) == 47


def test_a_space_is_open_if_its_lowered_price_can_be_paid():
    """FT-7.13: 3 gold and two slaves reach space 8, not 12; and fewer slaves are then closed."""
    states = bidder(2, money=3)
    assert opened(states) == {bid(price) for price in (0, 1, 3, 5, 8)}
    play(states, bid(8))
    assert opened(states) == {slaves(2)}
    assert opened(play(bidder(2, money=3), bid(5))) == {slaves(1), slaves(2)}


@pytest.mark.parametrize("cards", [{"hands": [[S, S]]}, {"unseen": [[S, S]]}, {"unseen": [[Good.FISH]]}])
def test_a_broke_bidder_keeps_the_slaves_before_full_zeros(cards):
    """FT-3.1: space 1 is given away, to Kumarbi's owner too: no slave is asked for, whoever knows of them."""
    states = auction([0], {0: 1, 1: 2, 2: 3}, djinns=KUMARBI, gold=(0, 9, 9, 9), **cards)
    held = hand(states)
    play(states, bid(1))
    assert (phase(states), turn(states)) == (Phase.MOVE, 0) and gold(states) == 0 and hand(states) == held


def test_a_broke_bidder_may_still_pay_for_more_with_slaves():
    """FT-7.13, FT-3.1: two slaves make space 3 free; with a zero left, space 1 costs one."""
    states = auction([0], {0: 1, 1: 2, 2: 3}, djinns=KUMARBI, hands=[[S, S]], gold=(0, 9, 9, 9))
    assert opened(states) == {bid(1), bid(3)} and opened(play(states, bid(3))) == {slaves(2)}
    states = auction([0, 3], {0: 1, 1: 2}, djinns=KUMARBI, hands=[[S]], gold=(0, 9, 9, 9))
    assert opened(states) == {bid(0), bid(1)} and opened(play(states, bid(1))) == {slaves(1)}


def test_a_zero_asks_for_no_slaves():
    """FT-7.13: there is nothing to lower."""
    assert (phase(play(bidder(2), bid(0))), turn(play(bidder(2), bid(0)))) == (Phase.BID, 1)


def test_without_slaves_or_without_kumarbi_nothing_is_asked():
    """FT-7.13: the price is paid at once."""
    assert turn(play(bidder(0), bid(5))) == 1
    states = play(auction([0, 1, 2], djinns={Djinn.KUMARBI: 1}, hands=[[S, S]]), bid(5))
    assert turn(states) == 1 and gold(states) == 45


def test_kumarbi_works_for_each_bid_of_two_markers():
    """FT-7.13: the ruling; once a bid."""
    states = bidder(3, line=(0, 0, 1, 1))
    play(states, bid(5), slaves(1), bid(8))
    assert phase(states) == Phase.DISCOUNT and opened(states) == {slaves(0), slaves(1), slaves(2)}


def test_a_guess_believes_the_bid_of_another():
    """FT-10: who bids 12 with 5 gold has two slaves, whatever else is not known of that hand."""
    unseen = [[S, S, Good.WHEAT, Good.FISH, Good.IVORY]]
    states = play(auction([0, 1, 2], None, djinns=KUMARBI, unseen=unseen, gold=(5, 50, 50, 50)), bid(12))
    assert phase(states) == Phase.DISCOUNT
    for n in range(20):
        world = GAME.view(states, 1)
        GAME.doors.guess(world, 0, key(seed(n)), 1)
        assert world[0]["hand"][0][S] >= 2 and slaves(0) not in opened(world)
