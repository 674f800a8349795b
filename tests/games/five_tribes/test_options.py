"""FT-11: the options."""

import numpy as np
import pytest

from majlis.core import notation
from majlis.core import position as position_
from majlis.core.match import Match
from majlis.core.notation import BrokenFile
from majlis.core.refusal import Refusal
from majlis.games.five_tribes.parts import Djinn, Flag, Good, Thief
from tests.games.five_tribes.names import GO, at, bid, buy, card, front, pick, rob, slaves, slot, use
from tests.games.five_tribes.table import (
    GAME,
    Phase,
    acting,
    auction,
    go_on,
    gold,
    hand,
    opened,
    phase,
    play,
    position,
    turn,
    walk,
)


def test_all_options_but_covered_gold_are_off_unless_chosen():
    """FT-11: each has a bit of its own, and none is set in the usual game."""
    assert [name for name, value in GAME.unpack(GAME.pack()).items() if value == "on"] == ["covered_gold"]
    assert [GAME.pack(**{it.name: it.choices[1]}) for it in GAME.options] == list(Flag) and GAME.pack() == 0


def test_thieves_are_in_the_game_only_by_option():
    """FT-11.1: Morgiane and five thieves, or none."""
    with_them, without = (GAME.start(bytes(32), 2, GAME.pack(thieves=on)) for on in (True, False))
    assert (with_them[0]["thief"] < 12).sum() == 5 and (without[0]["thief"] < 12).sum() == 0


def two_turns(**options):
    """Enki is used in the first of two turns in a row."""
    states = position(meeples={"B1": "v", "C1": "v"}, djinns={Djinn.ENKI: 0}, elders=(3,), later=[0, 1, 1], **options)
    play(states, use(Djinn.ENKI), pick("A1"))
    return walk(states, "B1 C1v")


def test_a_power_once_a_round():
    """FT-11.2: used with the first marker it is closed for the second, and open in the next round."""
    assert use(Djinn.ENKI) in opened(two_turns())
    states = two_turns(power_a_round=True)
    assert turn(states) == 0 and use(Djinn.ENKI) not in opened(states)
    states = position(meeples={"B1": "v", "C1": "v"}, djinns={Djinn.ENKI: 0}, elders=(3,), later=[], power_a_round=True)
    play(states, use(Djinn.ENKI), pick("A1"))
    walk(states, "B1 C1v")
    assert phase(states) == Phase.BID and states[0]["used"].sum() == 0


def test_a_power_unused_in_the_first_turn_is_open_in_the_second():
    """FT-11.2: once a round, whenever."""
    states = position(
        meeples={"B1": "v", "C1": "v"}, djinns={Djinn.ENKI: 0}, elders=(3,), later=[0, 1, 1], power_a_round=True
    )
    walk(states, "B1 C1v")
    play(states, GO, GO, GO)
    assert turn(states) == 0 and use(Djinn.ENKI) in opened(states)


def test_hagis_too_once_a_round():
    """FT-11.2: all paid powers are meant."""
    more = {"djinns": {Djinn.HAGIS: 0}, "elders": (5,), "later": [0, 1, 1], "extra": {"D4": "m", "E4": "m"}}
    for option in (False, True):
        states = play(acting("v", to="B4", power_a_round=option, **more), use(Djinn.HAGIS), pick("A4"))
        walk(states, "E4 D4m")
        assert (phase(states) == Phase.PLACE) == (not option)


def test_kumarbi_too_once_a_round():
    """FT-11.2: slaves for the first bid, so none for the second; a bid at its full price leaves Kumarbi open."""
    more = {"djinns": {Djinn.KUMARBI: 0}, "hands": [[Good.SLAVE] * 3], "gold": (9, 9), "power_a_round": True}
    states = play(auction([0, 0, 1, 1], **more), bid(5), slaves(1))
    assert opened(states) == {bid(0), bid(1), bid(3)}, "6 gold are left, and no help"
    assert turn(play(states, bid(3))) == 1 and gold(states) == 3
    states = play(auction([0, 0, 1, 1], **more), bid(1), slaves(0), bid(12))
    assert phase(states) == Phase.DISCOUNT and opened(states) == {slaves(n) for n in (1, 2, 3)}


def test_kumarbi_helps_again_in_the_next_round():
    """FT-11.2: the round is what counts."""
    more = {"djinns": {Djinn.KUMARBI: 0}, "hands": [[Good.SLAVE] * 3], "later": [], "power_a_round": True}
    states = position(meeples={"B1": "v", "C1": "v"}, **more)
    states[0]["used"][0] = 1 << Djinn.KUMARBI
    go_on(walk(states, "B1 C1v"))
    while turn(states) == 1:
        play(states, bid(0))
    assert phase(play(states, bid(5))) == Phase.DISCOUNT


@pytest.mark.parametrize("seats", [3, 4])
def test_powers_once_a_round_are_for_two(seats):
    """FT-11.2: a match, a match file and a position of more players are refused in a sentence."""
    sentence = f"Option power_a_round of Five Tribes is for 2 players, not {seats}."
    with pytest.raises(Refusal, match=sentence):
        Match.new(GAME, seats, GAME.pack(power_a_round=True))
    match = Match.new(GAME, seats)
    text = notation.write(match).replace(f"seats: {seats}", f"seats: {seats}\noptions: power_a_round=on")
    with pytest.raises(BrokenFile, match=f"line 6: {sentence}"):
        notation.read(text)
    line = position_.write(GAME, match.state)
    with pytest.raises(Refusal, match=sentence):
        position_.read(line.replace(f"seats={seats}", f"seats={seats} options=power_a_round:on"))


def test_a_match_of_older_rules_is_refused_in_a_sentence():
    """FT-11.2, FT-3.1: what was legal has changed since version 1."""
    text = notation.write(Match.new(GAME, 2)).replace("rules: 2", "rules: 1")
    sentence = "line 3: played with version 1 of the rules, and this is 2: it cannot be replayed here"
    with pytest.raises(BrokenFile, match=sentence):
        notation.read(text)


def killed_by_ibus(holder, **options):
    djinns = {Djinn.IBUS: 0, Djinn.NEKIR: holder}
    states = acting("a", extra={"D1": "vm"}, djinns=djinns, elders=(1,), **options)
    return play(states, use(Djinn.IBUS), at("D1v"), at("D1m"))


def test_nekir_for_each_victim():
    """FT-11.3: two for an own assassination of two, four for another's."""
    assert gold(killed_by_ibus(0, nekir_each=True)) == 52 and gold(killed_by_ibus(0)) == 51
    assert gold(killed_by_ibus(1, nekir_each=True), 1) == 54 and gold(killed_by_ibus(1), 1) == 52
    states = acting("a", viziers=(0, 1), djinns={Djinn.NEKIR: 0}, nekir_each=True)
    assert gold(play(states, front(1, "v"))) == 51


@pytest.mark.parametrize("victims, paid", [("ve", 0), ("vm", 1), ("mv", 1), ("mb", 1)])
def test_nekir_is_not_paid_for_captives_if_they_are_alive(victims, paid):
    """FT-11.7: but for whoever is killed beside them, once; two for each such victim with FT-11.3."""
    djinns = {Djinn.IBUS: 0, Djinn.KANDICHA: 0, Djinn.NEKIR: 1}
    for each in (False, True):
        options = {"captives_unpaid": True, "nekir_each": each}
        states = acting("a", extra={"D1": victims}, djinns=djinns, elders=(1,), **options)
        play(states, use(Djinn.IBUS), *(at(f"D1{letter}") for letter in victims))
        dead = sum(letter in "mb" for letter in victims)
        assert gold(states, 1) == 50 + 2 * (dead if each else paid)


def test_a_captive_taken_from_an_opponent_is_not_paid_either():
    """FT-11.7: with the option; without Kandicha the vizier is dead, and paid."""
    for kandicha, paid in ((0, 0), (1, 1)):
        djinns = {Djinn.NEKIR: 0, Djinn.KANDICHA: kandicha}
        states = acting("a", viziers=(0, 1), djinns=djinns, captives_unpaid=True)
        assert gold(play(states, front(1, "v"))) == 50 + paid


def test_baal_is_paid_for_itself_if_so_agreed():
    """FT-11.8: 1 gold to whoever gains it, at a sacred place, from Sibittis or from a thief's victim."""
    more = {"elders": (4,), "baal_itself": True}
    states = acting("v", to="B5", open_djinns=(Djinn.BAAL, Djinn.BOAZ), **more)
    assert gold(play(states.copy(), buy(Djinn.BAAL))) == 51 and gold(play(states, buy(Djinn.BOAZ))) == 50
    states = position(djinns={Djinn.SIBITTIS: 0}, djinn_pile=(Djinn.BAAL, Djinn.BOAZ), **more)
    assert gold(play(states, use(Djinn.SIBITTIS), card(Djinn.BAAL))) == 51
    states = acting("e", djinns={Djinn.BAAL: 1}, thieves=True, thieves_of={Thief.OUAFAT: 0}, **more)
    assert gold(play(states, rob(Thief.OUAFAT), card(Djinn.BAAL))) == 51 and gold(states, 1) == 50


def worth(djinn, **options):
    """How much a bot that has Kandicha wants this djinn of the row."""
    states = acting("v", to="B5", open_djinns=(djinn,), djinns={Djinn.KANDICHA: 0}, elders=(4,), **options)
    weights = np.zeros(GAME.actions)
    GAME.doors.prior(GAME.view(states, 0), 0, GAME.open(states), weights)
    return weights[buy(djinn)]


def test_bots_reckon_with_what_the_options_pay():
    """FT-11.7, FT-11.8: Ba'al is worth more, and Nekir less to whoever takes captives."""
    assert worth(Djinn.BAAL, baal_itself=True) > worth(Djinn.BAAL)
    assert worth(Djinn.NEKIR, captives_unpaid=True) < worth(Djinn.NEKIR)


def test_echidna_doubles_kandicha():
    """FT-11.4: with assassins in hand she may be paid, and the killed builder brings double."""
    djinns = {Djinn.KANDICHA: 0, Djinn.ECHIDNA: 0}
    more = {"to": "C2", "extra": {"C4": "bm"}, "djinns": djinns, "elders": (2,), "echidna_kandicha": True}
    states = acting("a", 3, **more)
    assert phase(states) == Phase.TRIBE and use(Djinn.ECHIDNA) in opened(states)
    assert gold(play(states.copy(), use(Djinn.ECHIDNA), at("C4b"))) == 50 + 12
    assert gold(play(states.copy(), GO, at("C4b"))) == 50 + 6
    alone = acting("a", 3, **more | {"djinns": {Djinn.ECHIDNA: 0}})
    assert phase(alone) == Phase.KILL, "without Kandicha there is nothing to double"


def test_builders_are_doubled_with_the_option_as_without():
    """FT-11.4: the option adds, it changes nothing else."""
    states = acting("b", 3, to="A4", djinns={Djinn.ECHIDNA: 0}, elders=(2,), echidna_kandicha=True)
    assert gold(play(states, use(Djinn.ECHIDNA))) == 50 + 24


def test_a_player_may_stop_after_one_card():
    """FT-11.5: at a big market, for the whole price."""
    states = play(acting("v", to="C3", one_card=True), slot(0))
    assert GO in opened(states)
    play(states, GO)
    assert len(hand(states)) == 1 and gold(states) == 44 and phase(states) == Phase.SALE
    assert GO not in opened(play(acting("v", to="C3"), slot(0)))


def test_covered_gold_changes_no_rule():
    """FT-11.6: it is about the picture only; views hold the gold."""
    open_, covered = (auction([0, 1, 2], gold=(9, 8, 7), covered_gold=on) for on in (False, True))
    assert opened(open_) == opened(covered)
    assert GAME.view(covered, 1)[0]["gold"].tolist() == [9, 8, 7, 0]


def test_gold_of_others_is_neither_on_the_score_sheet_nor_on_the_table_unless_so_agreed():
    """FT-10, FT-11.6: until the game is over."""
    for options, shown in (({"covered_gold": False}, True), ({"covered_gold": True}, False), ({}, False)):
        view = GAME.view(position(gold=(91, 92), **options), 0)
        assert (92 in [n for _, row in GAME.tally(view) for n in row]) == shown
        scene = GAME.draw(view, 0, GAME.open(view), "en", ("Ann", "Ben"), False)
        labels = {piece.label for piece in scene.pieces}
        assert ("92 gold" in labels) == shown and "91 gold" in labels


def test_the_words_do_not_say_covered_gold():
    """FT-11.6: nor does the prompt; a sale of an opponent is told without the sum in the purse."""
    states = acting("v", hands=[[Good.FISH]], gold=(77, 50), covered_gold=True)
    assert "77" not in GAME.prompt(GAME.view(states, 1), 1, "en", ("Ann", "Ben"))
