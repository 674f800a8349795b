"""HD-5: wishes."""

from tests.games.high_desert.table import (
    Phase,
    deck,
    hand,
    open_words,
    palace,
    phase,
    pile,
    play,
    position,
    refusal,
    turn,
)

PAY = ["Genie Diviner", "Genie Merchant", "Genie Thief"]
SULTANS = ["Genie Sultan", "Marid Sultan", "Shaitan Sultan", "Efreet Sultan"]
TOP = [*SULTANS, "Jann Vizier", "Jann Thief", "Jann Merchant"]


def wishes(cards, **more):
    return {words for words in open_words(position(hands=[cards, []], **more)) if words.startswith("wish")}


def test_three_cards_are_enough_for_a_wish():
    """H14, HD-5: three cards can wish, two cannot and are told so."""
    assert wishes(PAY) == {"wish look", "wish recall"}
    assert wishes(PAY[:2]) == set()
    assert refusal(position(hands=[PAY[:2], []]), "wish look") == "A wish costs 3 cards and you have 2. (HD-5, H14)"


def test_a_wish_can_be_paid_with_the_last_cards():
    """H14: the hand is then empty until the wish and the draw fill it."""
    states = play(position(hands=[PAY, ["Jann Diviner"]], deck=TOP), "wish recall", *PAY)
    assert hand(states, 0) == []
    assert hand(play(states, "Genie Thief"), 0) == ["Genie Thief", "Genie Sultan"]


def test_the_three_cards_go_openly_to_the_discard_pile():
    """HD-5: each paid card leaves the hand for the pile at once."""
    states = play(position(hands=[[*PAY, "Jann Thief"], []]), "wish look", "Genie Diviner")
    assert pile(states, "discard") == ["Genie Diviner"]
    assert hand(states, 0) == ["Genie Merchant", "Genie Thief", "Jann Thief"]
    assert phase(states) == Phase.PAY
    assert phase(play(states, "Genie Merchant", "Jann Thief")) == Phase.LOOK


def test_cards_are_paid_in_rising_order():
    """HD-5: no lower card follows, and no card is open with which the three could not be completed."""
    cards = ["Genie Diviner", "Genie Diviner", "Marid Thief", "Jann Vizier"]
    states = play(position(hands=[cards, []]), "wish look")
    assert open_words(states) == {"Genie Diviner"}
    assert "HD-5" in refusal(states, "Marid Thief")
    play(states, "Genie Diviner")
    assert open_words(states) == {"Genie Diviner", "Marid Thief"}
    play(states, "Marid Thief")
    assert open_words(states) == {"Jann Vizier"}
    assert "rising order" in refusal(states, "Genie Diviner")


def test_every_set_of_three_can_be_paid_in_one_way_only():
    """HD-5: the lines of play count the different sets of three cards."""
    cards = ["Genie Diviner"] * 3 + ["Marid Thief"] * 2 + ["Jann Vizier"]

    def ways(states, n):
        if n == 0:
            return {tuple(pile(states, "discard"))}, 1
        sets, lines = set(), 0
        for words in open_words(states):
            found, count = ways(play(states.copy(), words), n - 1)
            sets, lines = sets | found, lines + count
        return sets, lines

    sets, lines = ways(play(position(hands=[cards, []]), "wish recall"), 3)
    assert lines == len(sets) == 6  # ggg ggm ggj gmm gmj mmj


def test_look_shows_the_top_five_and_keeps_one():
    """HD-5.1: one of the five comes to the hand, and then the next card is drawn as usual."""
    states = play(position(hands=[PAY, ["Jann Diviner"]], deck=TOP), "wish look", *PAY)
    assert open_words(states) == set(TOP[:5])
    assert "HD-5" in refusal(states, "Jann Thief")
    assert "HD-4" in refusal(states, "decline")
    play(states, "Shaitan Sultan")
    assert hand(states, 0) == ["Shaitan Sultan", "Jann Thief"]
    assert turn(states) == 1


def test_the_others_go_under_the_deck_as_they_lay():
    """H11: the highest of them will be drawn first."""
    states = play(position(hands=[PAY, ["Jann Diviner"]], deck=TOP), "wish look", *PAY, "Shaitan Sultan")
    assert deck(states) == ["Jann Merchant", "Genie Sultan", "Marid Sultan", "Efreet Sultan", "Jann Vizier"]


def test_of_equal_cards_the_highest_is_kept():
    """H11: the lower one keeps its place among the others."""
    top = ["Jann Thief", "Genie Sultan", "Jann Thief", "Marid Sultan", "Efreet Sultan", "Jann Merchant"]
    states = play(position(hands=[PAY, ["Jann Diviner"]], deck=top), "wish look", *PAY, "Jann Thief")
    assert deck(states) == ["Genie Sultan", "Jann Thief", "Marid Sultan", "Efreet Sultan"]


def test_a_deck_of_exactly_five_is_not_filled_up():
    """H10: five cards are enough to look at, and the discards stay."""
    states = play(position(hands=[PAY, []], deck=TOP[:5]), "wish look", *PAY)
    assert open_words(states) == set(TOP[:5])
    assert pile(states, "discard") == PAY


def test_a_short_deck_is_filled_up_from_the_discards():
    """H10: what is left is seen first, then shuffled discards, the paid cards among them."""
    states = play(position(hands=[PAY, []], deck=TOP[:2], discard=["Jann Thief"] * 2), "wish look", *PAY)
    assert states[0]["n_look"] == 5
    assert deck(states)[:2] == TOP[:2]
    assert sorted(deck(states)[2:]) == sorted([*PAY, "Jann Thief", "Jann Thief"])
    assert pile(states, "discard") == []
    assert open_words(states) == {*TOP[:2], *deck(states)[2:5]}


def test_look_is_open_with_an_empty_deck():
    """H10: the three paid cards at least are there."""
    states = play(position(hands=[PAY, ["Jann Thief"]], deck=[]), "wish look", *PAY)
    assert open_words(states) == set(PAY)
    play(states, "Genie Thief")
    assert len(hand(states, 0)) == 2 and len(deck(states)) == 1


def test_recall_takes_any_discarded_card():
    """HD-5.2: exactly one card of the pile comes to the hand."""
    old = ["Efreet Sultan", "Marid Diviner"]
    states = play(position(hands=[PAY, ["Jann Thief"]], discard=old, deck=TOP[:2]), "wish recall", *PAY)
    assert open_words(states) == {*old, *PAY}
    assert "HD-5" in refusal(states, "Jann Vizier")
    play(states, "Efreet Sultan")
    assert hand(states, 0) == ["Genie Sultan", "Efreet Sultan"]
    assert pile(states, "discard") == [*PAY, "Marid Diviner"]


def test_recall_may_take_a_card_just_paid():
    """H12: the cost comes first, so the pile is never empty."""
    states = play(position(hands=[PAY, ["Jann Thief"]], deck=[]), "wish recall", *PAY)
    assert open_words(states) == set(PAY)
    assert pile(play(states, "Genie Merchant"), "discard") == []  # the two others become the deck
    assert len(hand(states, 0)) == 2


def test_banish_removes_any_palace_card_from_the_game():
    """HD-5.3, H13: own and others', Sultans too; it does not come to the discard pile."""
    palaces = [["Jann Thief"], ["Efreet Sultan"]]
    states = play(position(hands=[PAY, ["Jann Diviner"]], palaces=palaces), "wish banish", *PAY)
    assert open_words(states) == {"Jann Thief of player 1", "Efreet Sultan of player 2"}
    play(states, "Efreet Sultan of player 2")
    assert pile(states, "removed") == ["Efreet Sultan"]
    assert palace(states, 1) == [] and states[0]["n_palace"].tolist() == [1, 0, 0, 0]
    assert pile(states, "discard") == PAY


def test_banish_needs_something_to_banish():
    """H13: with every palace empty it is not offered; with any card it is."""
    assert wishes(PAY) == {"wish look", "wish recall"}
    assert wishes(PAY, palaces=[[], ["Jann Thief"]]) == {"wish look", "wish recall", "wish banish"}
    assert wishes(PAY, palaces=[["Jann Thief"], []]) == {"wish look", "wish recall", "wish banish"}


def test_a_wish_draws_one_card():
    """HD-5, HD-6: the turn ends with the usual single card, whatever was paid or kept."""
    cards = ["Genie Diviner"] * 3
    states = position(hands=[cards, ["Jann Thief"]], palaces=[["Genie Diviner"], []], deck=TOP)
    play(states, "wish banish", *cards, "Genie Diviner of player 1")
    assert hand(states, 0) == ["Genie Sultan"]
