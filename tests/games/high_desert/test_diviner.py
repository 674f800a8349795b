"""HD-4.1: the Diviner."""

from tests.games.high_desert.table import hand, play, position


def test_a_diviner_draws_two_cards():
    """HD-4.1: two cards at the end of the turn, from the top of the deck."""
    states = position(hands=[["Jann Diviner"], ["Genie Thief"]], deck=["Genie Sultan", "Marid Sultan", "Efreet Sultan"])
    assert hand(play(states, "Jann Diviner"), 0) == ["Genie Sultan", "Marid Sultan"]


def test_a_diviner_of_last_turn_draws_no_more():
    """HD-4.1: the second card is for the turn of the summon only."""
    states = position(hands=[["Jann Diviner"], ["Genie Merchant"]], deck=["Genie Thief"] * 2 + ["Marid Thief"] * 3)
    play(states, "Jann Diviner", "Genie Merchant", "Genie Thief", "player 2")
    assert len(hand(states, 0)) == 1 + 1 + 1  # one left, one stolen, one drawn


def test_a_diviner_already_in_the_palace_draws_nothing():
    """HD-4.1: only the summoned card counts, not those that lie there."""
    states = position(hands=[["Jann Thief"], []], palaces=[["Jann Diviner"] * 3], deck=["Genie Thief"] * 3)
    assert hand(play(states, "Jann Thief"), 0) == ["Genie Thief"]
