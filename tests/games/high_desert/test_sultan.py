"""HD-4.5: the Sultan."""

from tests.games.high_desert.table import SEVEN, Phase, hand, open_words, palace, phase, play, position, turn


def hall(*cards, mine=(), deck=("Genie Diviner",) * 4):
    """A Sultan is to be summoned, with these cards in hand."""
    hands = [["Marid Sultan", *cards], ["Efreet Diviner"]]
    return position(hands=hands, palaces=[mine, ["Efreet Merchant"]], deck=deck)


def test_a_sultan_brings_one_more_card():
    """HD-4.5, H18: any card left in hand, one only."""
    states = play(hall("Jann Thief", "Jann Vizier"), "Marid Sultan")
    assert open_words(states) == {"Jann Thief", "Jann Vizier", "decline"}
    play(states, "Jann Vizier")
    assert palace(states, 0) == ["Marid Sultan", "Jann Vizier"]
    assert hand(states, 0) == ["Genie Diviner", "Jann Thief"]
    assert turn(states) == 1


def test_the_card_brought_has_no_effect():
    """HD-4.5, H18: whatever its rank, nothing more is asked and one card is drawn."""
    for card in ("Jann Diviner", "Jann Merchant", "Jann Thief", "Jann Vizier", "Genie Sultan"):
        states = play(hall(card, "Shaitan Sultan", mine=["Marid Vizier"]), "Marid Sultan", card)
        assert turn(states) == 1, card
        assert len(hand(states, 0)) == 2, card
        assert hand(states, 1) == ["Efreet Diviner"] and palace(states, 1) == ["Efreet Merchant"], card


def test_a_sultan_without_a_hand_asks_nothing():
    """HD-4.5: the last card of the hand brings nobody."""
    states = play(hall(), "Marid Sultan")
    assert (turn(states), phase(states)) == (1, Phase.TURN)


def test_a_palace_may_jump_from_seven_to_nine():
    """H18: a full palace may still be added to."""
    states = play(hall("Jann Thief", mine=SEVEN), "Marid Sultan", "Jann Thief")
    assert states[0]["n_palace"][0] == len(palace(states, 0)) == 9
