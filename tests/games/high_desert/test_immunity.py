"""H1 to H3: the palace of eight."""

from tests.games.high_desert.table import FULL, SEVEN, open_words, palace, play, position, refusal, turn

PAY = ["Genie Diviner"] * 3
OTHERS = ["Marid Diviner"] * 5 + ["Marid Merchant"] * 3


def test_a_full_palace_cannot_lose_a_card_to_a_wish():
    """H1, H13: Banish leaves it out, and without another target it cannot be wished."""
    states = position(hands=[[*PAY, "Jann Thief"], ["Jann Diviner"]], palaces=[[], FULL])
    assert "wish banish" not in open_words(states)
    assert "H13" in refusal(states, "wish banish")
    states = position(hands=[PAY, ["Jann Diviner"]], palaces=[["Jann Thief"], FULL])
    play(states, "wish banish", *PAY)
    assert open_words(states) == {"Jann Thief of player 1"}
    assert "H1" in refusal(states, "Shaitan Diviner of player 2")


def test_seven_cards_protect_nothing():
    """H1: the eighth card makes the difference."""
    states = position(hands=[PAY, ["Jann Diviner"]], palaces=[[], SEVEN])
    play(states, "wish banish", *PAY)
    assert open_words(states) == {"Shaitan Diviner of player 2", "Shaitan Merchant of player 2"}


def test_protection_begins_with_the_eighth_card():
    """H1, H20: not with the next turn: the very next player finds the palace closed."""
    hands = [["Jann Diviner"], ["Jann Vizier"], ["Genie Thief"]]
    states = position(seats=3, hands=hands, palaces=[SEVEN, [], ["Marid Thief"]])
    play(states, "Jann Diviner", "Jann Vizier")
    assert open_words(states) == {"Marid Thief of player 3", "decline"}


def test_an_owner_reaches_the_own_full_palace():
    """H1: own Vizier, Banish and Merchant work on the own eight cards."""
    palaces = [[*SEVEN, "Genie Sultan"], ["Marid Thief"]]
    states = position(hands=[["Genie Vizier"], []], palaces=palaces)
    assert "Shaitan Diviner of player 1" in open_words(play(states, "Genie Vizier"))
    states = position(hands=[PAY, []], palaces=palaces)
    assert "Genie Sultan of player 1" in open_words(play(states, "wish banish", *PAY))
    states = position(hands=[["Jann Merchant"], []], palaces=palaces)
    assert open_words(play(states, "Jann Merchant")) == {"Genie Sultan", "decline"}


def test_a_protected_player_may_act_on_others():
    """H2: only the target has to be within reach."""
    states = position(hands=[["Jann Vizier"], ["Genie Thief"]], palaces=[FULL, ["Marid Thief"]])
    play(states, "Jann Vizier", "Marid Thief of player 2")
    assert palace(states, 1) == []
    states = position(hands=[["Jann Thief"], ["Genie Thief"]], palaces=[FULL, []])
    assert open_words(play(states, "Jann Thief")) == {"player 2"}


def test_protection_ends_below_eight():
    """H3: whoever banishes the own eighth card can be robbed again."""
    hands = [[*PAY, "Marid Sultan"], ["Jann Thief"]]
    states = position(hands=hands, palaces=[FULL, []])
    play(states, "wish banish", *PAY, "Shaitan Diviner of player 1", "Jann Thief")
    assert open_words(states) == {"player 1"}


def test_two_full_palaces_do_not_reach_each_other():
    """H1, H2: a Vizier of one finds only its own side."""
    states = position(hands=[["Jann Vizier"], ["Genie Thief"]], palaces=[FULL, OTHERS])
    assert open_words(play(states, "Jann Vizier")) == {
        "Shaitan Diviner of player 1",
        "Shaitan Merchant of player 1",
        "decline",
    }
    states = position(hands=[["Jann Merchant"], ["Genie Thief"]], palaces=[FULL, OTHERS])
    assert turn(play(states, "Jann Merchant")) == 1
