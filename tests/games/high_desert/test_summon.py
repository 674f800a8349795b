"""HD-3 and HD-4: the turn, and what every summon has in common."""

from majlis.games.high_desert.parts import Rank
from tests.games.high_desert.table import GAME, Phase, hand, open_words, palace, phase, pile, play, position, turn

CLANS = ("Genie", "Marid", "Shaitan", "Efreet", "Jann")


def test_a_turn_is_a_summon_or_a_wish():
    """HD-3, H7: every card of the hand and the wishes are open, and nothing else; one cannot pass."""
    states = position(hands=[["Genie Thief", "Genie Thief", "Jann Vizier"], []], palaces=[["Marid Sultan"], []])
    assert open_words(states) == {"Genie Thief", "Jann Vizier", "wish look", "wish recall", "wish banish"}


def test_the_card_moves_from_hand_to_palace():
    """HD-4: a summoned card lies in the own palace and no longer in the hand."""
    states = play(position(hands=[["Genie Thief", "Jann Thief"], []], deck=["Efreet Diviner"]), "Genie Thief")
    assert palace(states, 0) == ["Genie Thief"]
    assert hand(states, 0) == ["Efreet Diviner", "Jann Thief"]
    assert palace(states, 1) == pile(states, "discard") == []


def test_only_one_card_is_summoned_a_turn():
    """HD-3: after the summon it is the next player's turn."""
    states = position(seats=3, hands=[["Jann Diviner"] * 2, ["Genie Diviner"], ["Genie Diviner"]])
    assert turn(play(states, "Jann Diviner")) == 1
    assert turn(play(states, "Genie Diviner")) == 2
    assert turn(play(states, "Genie Diviner")) == 0


def test_every_kind_can_be_summoned_and_asks_its_own_question():
    """HD-4: the rank alone says what is asked, in every clan."""
    asks = [Phase.TURN, Phase.GIVE, Phase.STEAL, Phase.EXILE, Phase.PLACE]
    for clan in CLANS:
        for rank, ask in zip(Rank, asks, strict=True):
            card = f"{clan} {rank.name.title()}"
            if card == "Jann Sultan":
                continue
            others = ["Marid Diviner"], ["Shaitan Diviner"]
            states = position(hands=[[card, "Genie Diviner"], ["Efreet Diviner"]], palaces=others)
            assert phase(play(states, card)) == ask, card
            assert turn(states) == (1 if rank == Rank.DIVINER else 0), card


def test_what_a_card_may_do_can_be_declined():
    """HD-4: Merchant, Vizier and Sultan may be declined, and then nothing but the draw happens."""
    for card in ("Jann Merchant", "Jann Vizier", "Efreet Sultan"):
        palaces = ["Marid Diviner"], ["Shaitan Diviner"]
        states = position(hands=[[card, "Genie Thief"], ["Efreet Thief"]], palaces=palaces, deck=["Marid Merchant"])
        play(states, card, "decline")
        assert palace(states, 0) == sorted(["Marid Diviner", card], key=GAME.read)
        assert palace(states, 1) == ["Shaitan Diviner"]
        assert hand(states, 0) == ["Genie Thief", "Marid Merchant"]
        assert turn(states) == 1


def test_what_a_card_does_cannot_be_declined():
    """HD-4: a Thief has to rob if it can."""
    states = play(position(hands=[["Jann Thief"], ["Genie Thief"]]), "Jann Thief")
    assert open_words(states) == {"player 2"}


def test_an_effect_without_a_target_asks_nothing():
    """HD-4: alone on the table, no rank finds anything to do."""
    for card in ("Jann Merchant", "Jann Thief", "Jann Vizier", "Efreet Sultan"):
        states = position(hands=[[card], []], deck=["Genie Thief"] * 3 + ["Marid Thief"] * 3)
        play(states, card)
        assert (turn(states), phase(states)) == (1, Phase.TURN), card
        assert palace(states, 0) == [card]


def test_the_card_lies_in_the_palace_before_it_takes_effect():
    """H20: the eighth card counts before its effect, so a sealed palace of seven cannot give to its own Merchant."""
    seven = ["Marid Thief"] * 3 + ["Genie Thief"] * 3 + ["Jann Thief"]
    palaces = [seven, ["Shaitan Diviner"]]
    hands = [["Jann Merchant"], ["Genie Diviner"]]
    assert phase(play(position(hands=hands, palaces=palaces), "Jann Merchant")) == Phase.GIVE
    sealed = position(hands=hands, palaces=palaces, immune_to_self=True)
    assert turn(play(sealed, "Jann Merchant")) == 1


def test_cards_that_change_palace_have_no_effect():
    """H19: a Diviner that is traded draws nobody a card, a Thief robs nobody."""
    palaces = [["Genie Thief"], ["Marid Diviner"]]
    states = position(hands=[["Jann Merchant"], ["Efreet Thief"]], palaces=palaces, deck=["Genie Merchant"] * 3)
    play(states, "Jann Merchant", "Genie Thief", "Marid Diviner of player 2")
    assert hand(states, 0) == ["Genie Merchant"]
    assert hand(states, 1) == ["Efreet Thief"]
    assert turn(states) == 1
