"""The two options."""

from tests.games.high_desert.table import (
    FULL,
    GAME,
    SEVEN,
    Phase,
    open_words,
    palace,
    phase,
    play,
    position,
    refusal,
    turn,
)
from tests.games.high_desert.test_end import any_turn, left, quiet, turns_until_over

PAY = ["Genie Diviner", "Genie Merchant", "Genie Thief"]
EIGHT = [*SEVEN, "Marid Vizier"]


def sealed(cards, mine, yours=("Marid Diviner",)):
    return position(hands=[cards, ["Efreet Diviner"]], palaces=[mine, yours], immune_to_self=True)


def test_the_options_are_off_unless_chosen():
    """H1, H5: a plain game has neither."""
    assert GAME.unpack(0) == {"immune_to_self": "off", "extra_turn": "off"}
    assert GAME.pack(immune_to_self=True) == 1 and GAME.pack(extra_turn=True) == 2


def test_a_sealed_palace_cannot_give_to_a_merchant():
    """H1, immune_to_self: eight own cards, the new Merchant counted, and no trade is asked for."""
    assert turn(play(sealed(["Jann Merchant"], EIGHT[1:]), "Jann Merchant")) == 1
    assert phase(play(sealed(["Jann Merchant"], EIGHT[2:]), "Jann Merchant")) == Phase.GIVE


def test_a_sealed_palace_is_closed_to_the_own_vizier():
    """H1, immune_to_self: only the palaces of the others are left, if any."""
    states = play(sealed(["Jann Vizier"], SEVEN), "Jann Vizier")
    assert open_words(states) == {"Marid Diviner of player 2", "decline"}
    assert "H1" in refusal(states, "Shaitan Diviner of player 1")
    assert turn(play(sealed(["Jann Vizier"], SEVEN, []), "Jann Vizier")) == 1


def test_a_sealed_palace_is_closed_to_the_own_banish():
    """H1, H13, immune_to_self: it cannot even be wished if nothing else lies there."""
    assert "wish banish" not in open_words(sealed(PAY, FULL, []))
    assert open_words(play(sealed(PAY, FULL), "wish banish", *PAY)) == {"Marid Diviner of player 2"}
    assert "wish banish" in open_words(sealed(PAY, SEVEN, []))


def test_a_sultan_still_adds_to_a_sealed_palace():
    """H1, immune_to_self: adding is not losing."""
    states = play(sealed(["Genie Sultan", "Jann Thief"], FULL), "Genie Sultan", "Jann Thief")
    assert len(palace(states, 0)) == 10


def test_a_sealed_owner_still_reaches_others():
    """H1, H2, immune_to_self: the option closes the own palace only."""
    states = play(sealed(["Jann Thief"], FULL), "Jann Thief")
    assert open_words(states) == {"player 2"}


def test_the_longer_end_has_one_turn_more():
    """H5, extra_turn: the turn that set the end, then one for everybody."""
    for seats in GAME.seats:
        states = any_turn(quiet(seats, [[], FULL], extra_turn=True))
        assert left(states) == seats + 1
        assert turns_until_over(states) == [(1 + n) % seats for n in range(seats + 1)]
