"""HD-6: drawing, empty hands and the reshuffle."""

from tests.games.high_desert.table import deck, hand, open_words, pile, play, position, same, told, turn

SULTANS = ["Genie Sultan", "Marid Sultan", "Shaitan Sultan", "Efreet Sultan"]


def test_a_turn_ends_with_one_card_from_the_top():
    """HD-6: the top card of the deck comes to the hand."""
    states = play(position(hands=[["Jann Merchant"], ["Genie Thief"]], deck=SULTANS), "Jann Merchant")
    assert hand(states, 0) == SULTANS[:1]
    assert deck(states) == SULTANS[1:]


def test_there_is_no_hand_limit():
    """H23: a hand of twenty draws on."""
    cards = ["Genie Diviner", "Marid Diviner", "Shaitan Diviner", "Efreet Diviner"] * 5
    states = play(position(hands=[cards, ["Jann Thief"]], deck=SULTANS), "Genie Diviner")
    assert len(hand(states, 0)) == 21


def test_an_empty_hand_draws_five_as_the_turn_begins():
    """HD-3, H8: five cards, then the turn with its usual draw."""
    states = position(hands=[["Jann Merchant"], []], deck=SULTANS + ["Jann Thief"] * 2 + ["Jann Diviner"])
    play(states, "Jann Merchant")
    assert hand(states, 1) == [*SULTANS[1:], "Jann Thief", "Jann Thief"]
    assert "Jann Diviner" in hand(play(states, "Marid Sultan", "decline"), 1)


def test_a_hand_emptied_in_mid_turn_waits():
    """H8: the last card summoned, only the usual draw follows."""
    states = play(position(hands=[["Jann Diviner"], ["Genie Thief"]], deck=SULTANS), "Jann Diviner")
    assert hand(states, 0) == SULTANS[:2]


def test_the_discards_become_the_deck_when_a_card_is_needed():
    """HD-6, H9: not before: the last card of the deck is drawn without a shuffle."""
    hands = [["Jann Merchant"], ["Jann Diviner"]]
    states = play(position(hands=hands, deck=["Genie Thief"], discard=SULTANS), "Jann Merchant")
    assert deck(states) == [] and same(pile(states, "discard"), SULTANS)
    play(states, "Jann Diviner")
    assert len(deck(states)) == 2 and pile(states, "discard") == []
    assert same(deck(states) + hand(states, 1), SULTANS)


def test_the_deck_is_filled_in_the_middle_of_a_draw():
    """H9: one card from the old deck, the second from the new one."""
    states = position(hands=[["Jann Diviner"], ["Genie Thief"]], deck=["Genie Thief"], discard=SULTANS)
    play(states, "Jann Diviner")
    assert "Genie Thief" in hand(states, 0) and len(hand(states, 0)) == 2
    assert same(deck(states) + hand(states, 0), [*SULTANS, "Genie Thief"])


def test_the_new_deck_is_shuffled():
    """H9: the order of the discards does not show: every one of four cards comes first at times."""
    first = set()
    for seed in range(60):
        states = position(hands=[["Jann Merchant"], ["Genie Thief"]], deck=[], discard=SULTANS, seed=seed)
        first.update(hand(play(states, "Jann Merchant"), 0))
    assert first == set(SULTANS)


def test_with_deck_and_discards_empty_one_draws_what_there_is():
    """H9: a Diviner draws one card if there is only one, and none if there is none."""
    states = position(hands=[["Jann Diviner"], ["Genie Thief"]], deck=["Marid Sultan"])
    assert hand(play(states, "Jann Diviner"), 0) == ["Marid Sultan"]
    states = position(hands=[["Jann Diviner"], ["Genie Thief"]], deck=[])
    assert hand(play(states, "Jann Diviner"), 0) == []
    assert turn(states) == 1


def test_a_new_hand_may_be_smaller_than_five():
    """H8, H9: as many cards as there are, deck and discards together."""
    hands = [["Jann Merchant"], []]
    states = play(position(hands=hands, deck=SULTANS[:2], discard=["Jann Thief"]), "Jann Merchant")
    assert hand(states, 1) == ["Marid Sultan", "Jann Thief"]
    assert "Jann Thief" in open_words(states)


def test_banished_cards_never_return():
    """HD-6, HD-5.3: a reshuffle leaves the removed pile alone."""
    states = position(hands=[["Jann Merchant"], ["Genie Thief"]], deck=[], discard=["Genie Diviner"])
    gone = pile(states, "removed")
    play(states, "Jann Merchant")
    assert pile(states, "removed") == gone
    assert hand(states, 0) == ["Genie Diviner"] and deck(states) == []


def test_a_reshuffle_is_told_to_everybody():
    """HD-6: also when the few cards of the new deck are drawn at once."""
    for discard in (SULTANS, SULTANS[:1]):
        states = position(hands=[["Jann Merchant"], ["Genie Thief"]], deck=[], discard=discard)
        for seat in (0, 1, -1):
            assert "The discard pile becomes the new deck." in told(states, "Jann Merchant", seat)


def test_without_a_reshuffle_none_is_told():
    """HD-6: neither an ordinary draw nor a recall is one."""
    pay = ["Genie Diviner"] * 3
    states = play(position(hands=[pay, ["Genie Thief"]], deck=SULTANS), "wish recall", *pay)
    assert told(states, "Genie Diviner", 0) == [
        "You take Genie Diviner from the discard pile.",
        "You draw Genie Sultan.",
    ]
