"""Why an action is not open: each reason of the rules occurs, and its sentence names what the rules count."""

import re

import numpy as np
import pytest

from majlis.core.record import NONE
from majlis.core.speech import COMMON, LANGUAGES, topic
from majlis.games.djinn.actions import EDGE, OPTION
from majlis.games.djinn.rules.why import Why
from tests.games.djinn.names import GO, spell, to
from tests.games.djinn.refused import MOMENTS, changed, entering
from tests.games.djinn.table import GAME, Phase, at_square, opened, turn

WORDS = topic("majlis.games.djinn.words", "refusals")
NAMES = ("Ana", "Ben", "Cem", "Dia")
PURSE = "You have 4 coins, 0 scrolls and 3 of 4 magic."
CASES = [
    pytest.param(moment, refused, id=f"{chapter}-{n}")
    for chapter, moments in MOMENTS.items()
    for n, (moment, refused) in enumerate(moments)
]
SENTENCES = {  # at the first moment that has the reason
    Why.QUESTION: "You can't do that now. (DJ-4.2)",
    Why.MUST: "You must do this. (DJ-2)",
    Why.TILE_TAKEN: "Debts belongs to Ben. (DJ-3.6)",
    Why.TILE_ABSENT: "Rights to the Source is not among the tiles of this game. (DJ-3.6)",
    Why.NOT_A_SQUARE: "You enter the city at a square, and the Academy (round) is none. (DJ-4.2)",
    Why.ENTER_UNPAID: "Ben stands there, and you cannot pay. (DJ-4.3)",
    Why.FAR: "This way begins at the Tavern (square), and you are at the Market (square). (DJ-4.2)",
    Why.BACK: "You came from the Academy (round) and may not turn straight back. (DJ-4.2)",
    Why.TRADE_NEEDS: "What you have left must be enough for 1 coin. (DJ-5.6)",
    Why.ACTED: "You have already taken an action at this space. (DJ-4.4)",
    Why.CATCH_DUE: "You must still try to catch: 1 brown djinn, 1 blue djinn and 1 boss. (DJ-4.5)",
    Why.BARRED: "Fear of the dark: you have no special action here. (DJ-12.16)",
    Why.FACTORY: "That costs 2 coins, and you have 1 coin. (DJ-5.5)",
    Why.PRICE: "That costs 4 scrolls, and you have no scrolls. (DJ-5.7)",
    Why.BOSS_POWER: "A boss of the supply takes 6 power, and you have at most 3. (DJ-5.7)",
    Why.FULL: "Your magic is full: 4. (DJ-2.1)",
    Why.NOBODY_SLEEPS: "None of your mages sleeps. (DJ-5.7)",
    Why.DEEP_SLEEP: "Deep sleep: your mages never wake again. (DJ-12.15)",
    Why.NUMBER_ROOM: "You have no room for so many: 1 empty circle, no corks and 1 bottle. (DJ-6.2)",
    Why.SUPPLY: "In the supply: 6 bosses. (DJ-5.7)",
    Why.NUMBER_POWER: "So many take 12 power, and you have at most 7. (DJ-5.7)",
    Why.STUDY_MOST: "At most 2 of the Academy's magic may go to mages. (DJ-12.9)",
    Why.FEW_SLEEPERS: "You have only 1 sleeping mage. (DJ-12.9)",
    Why.MAGE_HELD: "Dalil is with Ben already. (DJ-5.2)",
    Why.MAGE_KEY: "The basic action brings only mages without key, and Rania has one. (DJ-5.2)",
    Why.BETTER: "The better options come when all your passages are laid: 4 to go. (DJ-5.4)",
    Why.PASSAGE_LAID: "Your passage to the Tavern is laid already, at the Market (square). (DJ-5.4)",
    Why.SAME_PLACE: "At the Catacombs (square) a passage to the Catacombs would lead nowhere else. (DJ-5.4)",
    Why.SAME_PASSAGE: "A passage to the Catacombs lies there already, of Ben. (DJ-5.4)",
    Why.TRADE_PRICE: "That takes 4 coins. You have 1 coin, no scrolls and 3 of 4 magic. (DJ-5.6)",
    Why.TRADE_TOLL: "That takes 1 coin, and a coin or a scroll for Ben. "
    "You have 1 coin, no scrolls and 3 of 4 magic. (DJ-5.6)",
    Why.CHEST_CLOSED: "The iron chest is not one of the open chests. (DJ-8.4)",
    Why.NOT_KEPT: "Only one of your two staffs can stay face up. (DJ-8.1)",
    Why.NOT_THERE: "There is no white djinn at the Academy (round). (DJ-7.1)",
    Why.NO_ROOM: "You have no room for the brown djinn: no empty circle, and no bottle with a cork. (DJ-6.2)",
    Why.WRONG_BOTTLE: "The white djinn goes only into a bottle of its own colour. (DJ-6.2)",
    Why.NO_BOTTLE: "You have no white bottle. (DJ-6.2)",
    Why.RINGED_NO_BOTTLE: "You have no brown bottle. (DJ-7.2)",
    Why.CIRCLES_FIRST: "Clumsy hands: djinn go into circles first. (DJ-12.20)",
    Why.NONE_LEFT: "There is no white djinn left here. (DJ-6.1)",
    Why.PREY_POWER: "That would take 4 power, and you have at most 3. (DJ-6.3)",
    Why.PREY_ROOM: "There would be no room: no empty circles, no corks and no bottles. (DJ-6.2)",
    Why.NEED_MAGIC: "3 power is needed, and you have 1 magic. (DJ-6.4)",
    Why.MAGE_PRICE: "Rania costs 2 coins, and you have 1 coin. (DJ-6.4)",
    Why.REST_UNPAID: "If Faris took your coins, you could not reach the 4 power needed. (DJ-6.4)",
    Why.NOT_THREE: "You have 0 in bottles of this colour; it takes 3. (DJ-7.1)",
    Why.NO_THREE: "A trophy takes 3 bottled djinn of one colour; you do not have as many yet. (DJ-7.1)",
    Why.TROPHY_TAKEN: "The bronze ring belongs to Ben. (DJ-7.1)",
    Why.TROPHY_ROW: "Your next trophy comes from row II. (DJ-7.1)",
    Why.BONUS_PLACE: "The innkeeper's staff works only on arrival at the Tavern. (DJ-8.2)",
    Why.EXCHANGE_PRICE: "The money changer's staff takes 1 coin. "
    "You have no coins, no scrolls and 3 of 4 magic. (DJ-8.4)",
}


def reasons(states):
    return [Why(GAME.doors.reason(states, 0, a)) for a in range(GAME.actions)]


def why(states, a, lang="en"):
    return GAME.why(GAME.view(states, turn(states)), a, lang, NAMES)


@pytest.mark.parametrize(("moment", "refused"), CASES)
def test_the_reason_is_the_one_that_the_rules_give(moment, refused):
    """DJ-4: and everything that has none is open, as the mover sees it and in truth."""
    states = moment()
    before, found = states.tobytes(), reasons(states)
    assert {spell(a): found[a].name for a in refused} == {spell(a): why.name for a, why in refused.items()}
    np.testing.assert_array_equal(GAME.open(states), np.array(found) == Why.OPEN)
    assert reasons(GAME.view(states, turn(states))) == found
    assert states.tobytes() == before, "who asks changes nothing"


@pytest.mark.parametrize(("moment", "refused"), CASES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_rule(moment, refused, lang):
    """DJ-1: with a capital letter, all its figures, and the number of a rule at the end."""
    states = moment()
    for a in refused:
        said = re.fullmatch(r"[A-ZÄÖÜ0-9][^{}]* \((DJ-[\d.]+)\)", why(states, a, lang))
        assert said and "  " not in said.group() and said.group(1) in GAME.rulebook, why(states, a, lang)


def test_every_reason_occurs_and_has_a_sentence():
    """DJ-1: all but what is open, the end of the game, and what our map has no place for (see other_box.py)."""
    told = set(Why) - {Why.OPEN, Why.OVER}
    found = {why for moments in MOMENTS.values() for _, refused in moments for why in refused.values()}
    assert found == told - {Why.RING}
    for lang in LANGUAGES:
        assert set(WORDS[lang]) == {why.name.lower() for why in told} | {"no djinn"}


@pytest.mark.parametrize("reason", SENTENCES, ids=lambda reason: reason.name)
def test_a_sentence_names_what_the_rules_count(reason):
    """DJ-1: prices, what one has, who stands there."""
    found = ((moment, a) for moments in MOMENTS.values() for moment, why in moments for a in why if why[a] == reason)
    moment, a = next(found)
    assert why(moment(), a) == SENTENCES[reason]


def test_where_one_may_enter_nobody_is_said_to_stand():
    """DJ-4.2: the first click of a first game is on a square."""
    states = entering()
    ways = {a for a in opened(states) if EDGE <= a < OPTION}
    assert to("r1-q1") in ways and {why(states, a) for a in ways} == {COMMON["en"]["open"]}


def test_at_the_end_there_is_nothing_more_to_do():
    """DJ-9: whatever is tried."""
    states = changed(at_square(0), phase=Phase.OVER, turn=NONE)
    assert set(reasons(states)) == {Why.OVER}
    assert GAME.why(states, GO) == COMMON["en"]["over"]


def test_before_two_others_a_single_coin_is_not_enough():
    """DJ-4.3: each of them is paid."""
    states = entering(seats=3, coins=1, others={seat: {"at": "r1-q1"} for seat in (1, 2)})
    assert why(states, to("r1-q1")) == "Ben and Cem stand there, and you cannot pay. (DJ-4.3)"
