"""HD-4.2: the Merchant."""

from majlis.games.high_desert.parts import VALUE
from tests.games.high_desert.table import FULL, GAME, Phase, open_words, palace, phase, play, position, refusal, turn

MINE = ["Genie Diviner", "Genie Vizier", "Genie Sultan"]
YOURS = ["Marid Merchant", "Marid Vizier", "Marid Sultan"]


def market(mine=MINE, *yours, **more):
    """A Merchant is to be summoned beside these palaces."""
    yours = yours or (YOURS,)
    hands = [["Jann Merchant"], *(["Efreet Diviner"] for _ in yours)]
    return position(seats=1 + len(yours), hands=hands, palaces=[mine, *yours], **more)


def test_a_merchant_trades_one_card_for_one():
    """HD-4.2, H16: the cards change palaces; the other player is not asked."""
    states = play(market(), "Jann Merchant", "Genie Vizier", "Marid Merchant of player 2")
    assert palace(states, 0) == ["Genie Diviner", "Genie Sultan", "Marid Merchant", "Jann Merchant"]
    assert palace(states, 1) == ["Genie Vizier", "Marid Vizier", "Marid Sultan"]
    assert turn(states) == 1


def test_the_card_taken_is_worth_no_more_than_the_card_given():
    """HD-4.2, H16: a card of equal value may be taken, a dearer one not, for every pair of values."""
    for given in range(5):
        for taken in range(5):
            card, goal = GAME.say(given), GAME.say(5 + taken)
            states = play(market([card, "Shaitan Sultan"], [goal, "Efreet Diviner"]), "Jann Merchant", card)
            assert (f"{goal} of player 2" in open_words(states)) == (VALUE[taken] <= VALUE[given]), (card, goal)


def test_only_a_card_that_buys_something_can_be_given():
    """H16: what no reachable palace can answer is not open, so nobody is trapped."""
    states = play(market(), "Jann Merchant")
    assert open_words(states) == {"Genie Vizier", "Genie Sultan", "decline"}
    assert "H16" in refusal(states, "Genie Diviner")


def test_the_merchant_just_summoned_stays():
    """HD-4.2, H16: it can neither be given nor make a trade possible by itself."""
    states = play(market(["Genie Sultan"], ["Marid Diviner"]), "Jann Merchant")
    assert open_words(states) == {"Genie Sultan", "decline"}
    assert turn(play(market([], ["Marid Diviner"]), "Jann Merchant")) == 1


def test_an_older_merchant_may_be_given():
    """H16: also one of the same kind, of which the new one stays."""
    states = play(market(["Jann Merchant"], ["Marid Diviner"]), "Jann Merchant")
    assert open_words(states) == {"Jann Merchant", "decline"}
    play(states, "Jann Merchant", "Marid Diviner of player 2")
    assert palace(states, 0) == ["Marid Diviner", "Jann Merchant"]
    assert palace(states, 1) == ["Jann Merchant"]


def test_after_the_offer_there_is_no_way_back():
    """H16: once a card is offered, some card has to be taken, from another palace."""
    states = play(market(), "Jann Merchant", "Genie Sultan")
    assert open_words(states) == {f"{card} of player 2" for card in YOURS}
    assert "HD-4" in refusal(states, "decline")
    assert "H16" in refusal(states, "Genie Diviner of player 1")


def test_a_merchant_may_choose_among_all_other_palaces():
    """HD-4.2: cards of every other player are open, each in its own palace."""
    states = play(market(["Genie Thief"], ["Marid Thief"], ["Marid Thief", "Marid Sultan"]), "Jann Merchant")
    play(states, "Genie Thief")
    assert open_words(states) == {"Marid Thief of player 2", "Marid Thief of player 3"}
    play(states, "Marid Thief of player 3")
    assert palace(states, 1) == ["Marid Thief"]
    assert palace(states, 2) == ["Genie Thief", "Marid Sultan"]


def test_a_full_palace_is_no_partner():
    """H1, H16: neither its cards nor their values count."""
    states = market(["Marid Vizier"], FULL, ["Efreet Sultan"])
    assert phase(play(states, "Jann Merchant")) == Phase.TURN
    states = play(market(["Marid Vizier"], FULL, ["Efreet Thief"]), "Jann Merchant", "Marid Vizier")
    assert open_words(states) == {"Efreet Thief of player 3"}


def test_a_trade_keeps_both_palaces_as_large():
    """HD-4.2: one for one, so the counters stay right."""
    states = play(market(), "Jann Merchant", "Genie Sultan", "Marid Sultan of player 2")
    assert states[0]["n_palace"].tolist() == [4, 3, 0, 0]
    assert states[0]["palace"].sum(axis=1).tolist() == [4, 3, 0, 0]
