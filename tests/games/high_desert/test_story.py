"""What each viewer is told, in the order in which it happened."""

import pytest

from majlis.games.high_desert.events import Did
from majlis.games.high_desert.words.names import read, stop
from majlis.games.high_desert.words.story import STORY
from tests.games.high_desert.table import FULL, play, position, told

PAY = ["Genie Diviner", "Genie Merchant", "Genie Thief"]
SULTANS = ["Genie Sultan", "Marid Sultan", "Shaitan Sultan", "Efreet Sultan"]
NAMES = ("Ann", "Ben", "Cem")


def test_a_theft_is_told_in_three_ways():
    """H26: thief and victim know the card, the others only that it happened."""
    hands = [["Jann Thief"], ["Marid Thief"], ["Efreet Thief"]]
    states = play(position(seats=3, hands=hands, deck=SULTANS), "Jann Thief")
    assert told(states, "player 2", 0, NAMES)[0] == "You steal Marid Thief from Ben."
    assert told(states, "player 2", 1, NAMES)[0] == "Ann steals Marid Thief from you."
    for seat in (2, -1):
        assert told(states, "player 2", seat, NAMES)[0] == "Ann steals a card from Ben."


def test_a_kept_card_is_told_to_its_owner_only():
    """HD-5.1: the others hear how many go under the deck."""
    deck = [*SULTANS, "Jann Thief", "Jann Vizier"]
    states = play(position(hands=[PAY, ["Jann Thief"]], deck=deck), "wish look", *PAY)
    lines = ["You keep Marid Sultan; 4 cards go under the deck.", "You draw Jann Vizier."]
    assert told(states, "Marid Sultan", 0, NAMES) == lines
    lines = ["Ann keeps one card; 4 cards go under the deck.", "Ann draws 1 card."]
    assert told(states, "Marid Sultan", -1, NAMES) == lines


@pytest.mark.parametrize("said, line", [("decline", "declines"), ("Jann Vizier", "offers Jann Vizier")])
def test_what_may_be_done_is_told_done_or_not(said, line):
    """HD-4: a Merchant's owner names a card, or declines."""
    states = position(hands=[["Jann Merchant"], ["Jann Thief"]], palaces=[["Jann Vizier"], ["Marid Thief"]])
    assert told(play(states, "Jann Merchant"), said, 1, NAMES)[0] == f"Ann {line}."


def test_a_trade_names_both_cards_and_whose_palace():
    """HD-4.2: the palace is the reader's own, or somebody's."""
    states = position(hands=[["Jann Merchant"], ["Jann Thief"]], palaces=[["Jann Vizier"], ["Marid Thief"]])
    play(states, "Jann Merchant", "Jann Vizier")
    said = "Marid Thief of player 2"
    assert told(states, said, 0, NAMES)[0] == "You give Jann Vizier and take Marid Thief from Ben's palace."
    assert told(states, said, 1, NAMES)[0] == "Ann gives Jann Vizier and takes Marid Thief from your palace."


def test_draws_are_told_in_the_order_of_time():
    """HD-6, H8: who ends the turn draws before the next player fills an empty hand, whatever their seats."""
    states = position(seats=2, turn=1, hands=[[], ["Jann Diviner"]], deck=[*SULTANS, "Jann Thief", *PAY])
    lines = ["Ben summons Jann Diviner.", "Ben draws 2 cards.", "Ann draws 5 cards."]
    assert told(states, "Jann Diviner", -1, NAMES) == lines


def test_a_reshuffle_in_mid_draw_is_told_there():
    """H9: the first card came from the old deck, the second from the new one."""
    states = position(hands=[["Jann Diviner"], ["Jann Thief"]], deck=["Genie Sultan"], discard=["Marid Sultan"])
    lines = ["You summon Jann Diviner.", "You draw Genie Sultan."]
    lines += ["The discard pile becomes the new deck.", "You draw Marid Sultan."]
    assert told(states, "Jann Diviner", 0) == lines


def test_the_last_round_and_the_end_are_told():
    """HD-7: with whose palace brought it about."""
    states = position(hands=[["Jann Diviner"], ["Jann Thief"]], palaces=[[], FULL], left=1)
    assert told(states, "Jann Diviner", 0)[-1] == "The game is over."
    states = position(hands=[["Jann Diviner"], ["Jann Thief"]], palaces=[[], FULL])
    assert told(states, "Jann Diviner", 0, NAMES)[-1] == "Ben: a palace of eight. The last round has begun."


def test_everything_that_can_happen_has_its_sentence():
    """HD-5.1: but for the look itself: the wish says it already, and what is seen lies on the table."""
    for lang in STORY:
        assert set(STORY[lang]) == {did.name.lower() for did in Did} - {"look"}


def test_the_steps_of_a_turn_call_people_by_their_names():
    """HD-3: the words that can be typed count players; a coach speaks of people."""
    view = position(hands=[PAY, PAY])
    steps = [stop(view, read(words), "de", NAMES) for words in ("Marid Thief of player 2", "player 3", "Jann Thief")]
    assert steps == ["Marid-Dieb von Ben", "Cem", "Jann-Dieb"]
