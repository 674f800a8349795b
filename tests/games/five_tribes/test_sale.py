"""FT-6.6: selling merchandise."""

from majlis.games.five_tribes.parts import Djinn, Good
from tests.games.five_tribes.names import GO, SELL, good
from tests.games.five_tribes.table import Phase, acting, gold, hand, opened, phase, play, turn

V, J, F, W, S = Good.IVORY, Good.JEWELS, Good.FISH, Good.WHEAT, Good.SLAVE
ALL = [Good(i) for i in range(9)]


def selling(*cards, **more):
    return acting("v", hands=[cards], **more)


def test_a_suit_is_laid_out_good_by_good_and_sold():
    """FT-6.6: three different goods bring 7 gold, and go to the discards."""
    states = play(selling(V, F, W, W, S), good(V), good(F), good(W), SELL)
    assert gold(states) == 57 and hand(states) == [W, S]
    assert states[0]["discard"][[V, F, W]].tolist() == [1, 1, 1] and phase(states) == Phase.SALE


def test_every_size_of_suit_brings_its_value():
    """FT-6.6, FT-1: from one to nine goods, all at once."""
    for n, value in enumerate((1, 3, 7, 13, 21, 30, 40, 50, 60), 1):
        assert gold(play(selling(*ALL[:n]), SELL)) == 50 + value


def test_a_suit_need_not_be_the_largest():
    """FT-6.6: any choice of different goods."""
    states = play(selling(V, J, F, W), good(J), good(W), SELL)
    assert gold(states) == 53 and hand(states) == [V, F]


def test_all_suits_of_a_hand_can_be_chosen_each_in_one_way():
    """FT-6.6: the goods are asked for in order, so three goods make seven suits and no more."""

    def suits(states):
        found = [hand(play(states.copy(), SELL))] if phase(states) == Phase.SUIT else []
        for kind in (V, F, W):
            if good(kind) in opened(states):
                found += suits(play(states.copy(), good(kind)))
        return found

    left = suits(selling(V, F, W))
    assert len(left) == len({tuple(cards) for cards in left}) == 7


def test_an_earlier_good_cannot_follow():
    """FT-6.6: nor the same good twice."""
    states = play(selling(V, V, F, F, W), good(F))
    assert phase(states) == Phase.SUIT and opened(states) == {good(W), SELL}


def test_sell_with_nothing_laid_out_sells_one_of_each():
    """FT-6.6: the second fish stays."""
    states = play(selling(V, F, F, W), SELL)
    assert gold(states) == 57 and hand(states) == [F]


def test_any_number_of_suits_may_be_sold():
    """FT-6.6: one after the other; with the last card the turn is over."""
    states = play(selling(F, F, F), SELL, good(F), SELL)
    assert gold(states) == 52 and turn(states) == 0
    assert turn(play(states, SELL)) == 1 and gold(states) == 53


def test_slaves_are_never_sold():
    """FT-6.6: they are neither open nor part of the whole."""
    states = selling(S, S, F)
    assert opened(states) == {good(F), SELL, GO}
    assert hand(play(states, SELL)) == [S, S] and gold(states) == 51


def test_with_slaves_only_the_sale_is_asked_all_the_same():
    """FT-6.6, FT-10: a hand says nothing by being asked."""
    states = selling(S)
    assert phase(states) == Phase.SALE and opened(states) == {GO}


def test_nobody_has_to_sell():
    """FT-6.6: going on keeps all cards."""
    states = play(selling(F, W), GO)
    assert hand(states) == [F, W] and gold(states) == 50 and turn(states) == 1


def test_without_a_card_there_is_no_sale():
    """FT-6.6: the turn is over."""
    assert turn(selling()) == 1


def test_al_amin_does_not_help_to_sell():
    """FT-6.6, FT-7.1: slaves are goods at the end only."""
    states = selling(S, S, F, djinns={Djinn.AL_AMIN: 0})
    assert gold(play(states, SELL)) == 51
