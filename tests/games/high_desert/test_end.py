"""HD-7: the last round, and games that cannot go on."""

from majlis.core.record import NONE
from majlis.games.high_desert.parts import TURN_CAP
from tests.games.high_desert.table import FULL, GAME, SEVEN, Phase, hand, open_words, phase, play, position, told, turn

PASS = "Jann Diviner"  # a card that asks nothing
OTHERS = ["Marid Diviner"] * 5 + ["Marid Merchant"] * 3


def left(states):
    return int(states[0]["turns_left"])


def quiet(seats, palaces, turn=0, **more):
    """Everybody has two cards of an own clan, and a large deck to draw from."""
    clans = ("Genie", "Marid", "Efreet", "Jann")
    hands = [[f"{clans[seat]} Thief", f"{clans[seat]} Merchant"] for seat in range(seats)]
    return position(seats=seats, hands=hands, palaces=palaces, turn=turn, **more)


def any_turn(states):
    """Play one whole turn: summon the first card, decline what can be declined."""
    turns = int(states[0]["turns"])
    while states[0]["turns"] == turns and phase(states) != Phase.OVER:
        opened = open_words(states)
        play(states, "decline" if "decline" in opened else min(opened, key=GAME.read))
    return states


def turns_until_over(states, most=12):
    movers = []
    while phase(states) != Phase.OVER:
        movers.append(turn(states))
        any_turn(states)
        assert len(movers) < most
    return movers


def test_the_eighth_card_alone_does_not_end_the_game():
    """HD-7: the end is set when a turn begins with eight cards, not when the eighth is summoned."""
    states = any_turn(quiet(2, [SEVEN, []]))
    assert states[0]["n_palace"][0] == 8
    assert left(states) == NONE
    assert left(any_turn(states)) == 2 and turn(states) == 0


def test_seven_cards_set_no_end():
    """HD-7: eight or more are needed."""
    assert left(any_turn(quiet(2, [[], SEVEN]))) == NONE
    assert left(any_turn(quiet(2, [[], FULL]))) == 2


def test_everybody_has_one_turn_in_the_last_round():
    """HD-7, H5: as many turns as players, the one that sets the end counted."""
    for seats in GAME.seats:
        states = any_turn(quiet(seats, [[], FULL]))
        assert turn(states) == 1 and left(states) == seats
        assert turns_until_over(states) == [(1 + n) % seats for n in range(seats)]
        assert turn(states) == NONE and open_words(states) == set()


def test_the_end_stays_when_the_palace_shrinks():
    """H4: whoever set the end and then falls below eight ends the game all the same."""
    pay = ["Genie Diviner", "Genie Merchant", "Genie Thief"]
    states = play(position(hands=[["Jann Merchant"], pay], palaces=[[], FULL]), "Jann Merchant")
    assert left(states) == 2
    play(states, "wish banish", *pay, "Shaitan Diviner of player 2")
    assert states[0]["n_palace"][1] == 7 and left(states) == 1
    assert turns_until_over(states) == [0]


def test_a_palace_that_shrank_before_its_turn_sets_no_end():
    """H4, H3: eight cards between two turns do not count; they must lie there as the turn begins."""
    pay = ["Genie Diviner", "Genie Merchant", "Genie Thief"]
    states = position(hands=[pay, ["Jann Diviner"]], palaces=[FULL, []])
    play(states, "wish banish", *pay, "Shaitan Diviner of player 1", "Jann Diviner")
    assert turn(states) == 0 and left(states) == NONE


def test_a_second_full_palace_does_not_prolong_the_end():
    """H6: in the last round a further palace of eight changes nothing."""
    states = any_turn(quiet(2, [OTHERS, FULL]))
    assert left(states) == 2
    assert left(any_turn(states)) == 1
    assert phase(any_turn(states)) == Phase.OVER


def test_the_last_round_is_told_with_the_name_of_its_owner():
    """HD-7: also when that player has no card and has to pass at once."""
    before = position(seats=3, hands=[[PASS], [], ["Genie Thief"]], palaces=[[], FULL, []], deck=[])
    after = play(before.copy(), PASS)
    assert turn(after) == 2 and left(after) == 2
    assert told(before, PASS, 0, ("Ann", "Ben", "Cem")) == [
        "You summon Jann Diviner.",
        "Ben: a palace of eight. The last round has begun.",
    ]


def test_a_player_without_a_card_and_without_a_draw_passes():
    """H24: the turn goes on to the next without a question, and counts as a turn."""
    states = position(seats=3, hands=[[PASS, PASS], [], ["Genie Thief"]], deck=[])
    play(states, PASS)
    assert turn(states) == 2
    assert states[0]["turns"] == 3
    assert hand(states, 1) == []


def test_a_pass_counts_in_the_last_round():
    """H24, H5: each player exactly once, whether they could play or not."""
    states = position(seats=3, hands=[[PASS, PASS], [], ["Genie Diviner"]], palaces=[FULL], deck=[], left=3)
    play(states, PASS)
    assert (turn(states), left(states)) == (2, 1)
    assert phase(play(states, "Genie Diviner")) == Phase.OVER


def test_the_game_is_over_when_all_pass():
    """H24: a whole round of forced passes ends the game at once, one pass fewer does not."""
    states = position(hands=[[PASS], []], deck=[])
    play(states, PASS)
    assert phase(states) == Phase.OVER and turn(states) == NONE
    assert states[0]["passes"] == 2
    states = position(hands=[[PASS, PASS], []], deck=[])
    assert turn(play(states, PASS)) == 0
    assert phase(play(states, PASS)) == Phase.OVER


def test_four_hundred_turns_are_the_limit():
    """H24: after turn 400 the game is scored, whatever lies there."""
    assert TURN_CAP == 400
    states = any_turn(quiet(2, [], turns=399))
    assert turn(states) == 1 and states[0]["turns"] == 400
    assert phase(any_turn(states)) == Phase.OVER
