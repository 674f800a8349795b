"""HD-4.4: the Vizier."""

from tests.games.high_desert.table import (
    FULL,
    SEVEN,
    Phase,
    open_words,
    palace,
    phase,
    pile,
    play,
    position,
    refusal,
    turn,
)


def court(mine=(), *yours, **more):
    """A Vizier is to be summoned beside these palaces."""
    hands = [["Genie Vizier"], *(["Efreet Diviner"] for _ in yours)]
    return position(seats=1 + len(yours), hands=hands, palaces=[mine, *yours], **more)


def test_a_vizier_discards_a_card_of_any_palace():
    """HD-4.4: the card goes to the discard pile, not out of the game."""
    states = play(court(["Marid Thief"], ["Jann Thief"]), "Genie Vizier")
    assert open_words(states) == {"Marid Thief of player 1", "Jann Thief of player 2", "decline"}
    play(states, "Jann Thief of player 2")
    assert palace(states, 1) == pile(states, "removed") == []
    assert pile(states, "discard") == ["Jann Thief"]
    assert states[0]["n_palace"].tolist() == [2, 0, 0, 0]


def test_a_vizier_may_discard_an_own_card():
    """HD-4.4: the own palace counts as any."""
    states = play(court(["Marid Thief"], ["Jann Thief"]), "Genie Vizier", "Marid Thief of player 1")
    assert palace(states, 0) == ["Genie Vizier"]
    assert pile(states, "discard") == ["Marid Thief"]


def test_a_vizier_reaches_value_four_and_no_sultan():
    """HD-4.4, H17: all ranks but the Sultan."""
    ranks = ["Diviner", "Merchant", "Thief", "Vizier", "Sultan"]
    states = play(court([], [f"Marid {rank}" for rank in ranks]), "Genie Vizier")
    assert open_words(states) == {f"Marid {rank} of player 2" for rank in ranks[:4]} | {"decline"}
    assert "H17" in refusal(states, "Marid Sultan of player 2")


def test_a_vizier_with_only_sultans_about_asks_nothing():
    """HD-4.4, H17: nothing within its reach, so the turn goes on."""
    assert turn(play(court(["Genie Sultan"], ["Marid Sultan"]), "Genie Vizier")) == 1


def test_the_vizier_just_summoned_stays():
    """H17: it is not open, and alone it makes no question."""
    states = play(court(["Marid Vizier"], []), "Genie Vizier")
    assert open_words(states) == {"Marid Vizier of player 1", "decline"}
    assert "H17" in refusal(states, "Genie Vizier of player 1")
    assert turn(play(court([], []), "Genie Vizier")) == 1


def test_an_older_vizier_can_be_hit():
    """H17: also one of the same kind, of which one stays."""
    states = play(court(["Genie Vizier"], []), "Genie Vizier", "Genie Vizier of player 1")
    assert palace(states, 0) == ["Genie Vizier"]
    assert pile(states, "discard") == ["Genie Vizier"]


def test_a_vizier_cannot_hit_a_full_palace():
    """H1: eight cards are out of reach, seven are not."""
    assert phase(play(court([], FULL), "Genie Vizier")) == Phase.TURN
    others = ["Marid Diviner"] * 5 + ["Marid Merchant"] * 3
    states = play(court([], SEVEN, others), "Genie Vizier")
    assert open_words(states) == {"Shaitan Diviner of player 2", "Shaitan Merchant of player 2", "decline"}
