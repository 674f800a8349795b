"""HD-4.3: the Thief."""

from collections import Counter

from tests.games.high_desert.table import FULL, SEVEN, hand, open_words, play, position, refusal, same, turn

LOOT = ["Genie Sultan", "Marid Sultan", "Efreet Sultan"]


def den(*victims, palaces=(), deck=("Genie Diviner",) * 5, **more):
    """A Thief is to be summoned against these hands."""
    return position(seats=1 + len(victims), hands=[["Jann Thief"], *victims], palaces=palaces, deck=deck, **more)


def test_a_thief_takes_one_card_of_another_hand():
    """HD-4.3: the card moves from the victim's hand to the thief's."""
    states = play(den(LOOT), "Jann Thief", "player 2")
    stolen = [card for card in hand(states, 0) if card != "Genie Diviner"]
    assert len(stolen) == 1 and len(hand(states, 1)) == 2
    assert same(stolen + hand(states, 1), LOOT)


def test_chance_picks_the_card():
    """HD-4.3, H15: in proportion to the cards: of 400 thefts from two like and one other, a third to two thirds."""
    loot = ["Genie Thief", "Genie Thief", "Marid Sultan"]
    found = Counter()
    for seed in range(400):
        states = play(den(loot, seed=seed), "Jann Thief", "player 2")
        found["Marid Sultan" in hand(states, 0)] += 1
    assert 100 <= found[True] <= 170


def test_the_thief_chooses_whom_to_rob():
    """HD-4.3, H15: any other player with a card; not oneself, and nobody without a hand."""
    states = play(den(["Genie Sultan"], [], ["Marid Sultan"]), "Jann Thief")
    assert open_words(states) == {"player 2", "player 4"}
    assert "H15" in refusal(states, "player 1")
    assert refusal(states, "player 3") == "Player 3 has no cards. (H15)"
    assert "Marid Sultan" in hand(play(states, "player 4"), 0)


def test_a_full_palace_cannot_be_robbed():
    """H1, H15: eight palace cards protect the hand too; seven do not."""
    states = play(den(["Genie Sultan"], ["Marid Sultan"], palaces=[[], FULL, []]), "Jann Thief")
    assert open_words(states) == {"player 3"}
    assert "H1" in refusal(states, "player 2")
    states = play(den(["Genie Sultan"], ["Marid Sultan"], palaces=[[], SEVEN, []]), "Jann Thief")
    assert open_words(states) == {"player 2", "player 3"}


def test_a_thief_without_a_victim_does_nothing():
    """H15: all others are out of reach or without cards, and the turn goes on."""
    states = play(den(["Genie Sultan"], [], palaces=[[], FULL, []]), "Jann Thief")
    assert turn(states) == 1
    assert hand(states, 0) == ["Genie Diviner"]
    assert hand(states, 1) == ["Genie Sultan"]


def test_the_last_card_can_be_stolen():
    """H15, H8: a victim without a card draws five as the own turn begins."""
    states = play(den(["Genie Sultan"], deck=["Marid Diviner"] + ["Genie Diviner"] * 5), "Jann Thief", "player 2")
    assert hand(states, 0) == ["Genie Sultan", "Marid Diviner"]
    assert hand(states, 1) == ["Genie Diviner"] * 5
