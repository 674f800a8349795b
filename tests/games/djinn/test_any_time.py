"""DJ-4.7: keys, bottles, trophies and equipment at any time of the own turn, whatever is asked."""

import pytest

from majlis.core.record import named
from majlis.games.djinn.parts import Option, Place, Trade
from majlis.games.djinn.state import Acted, Ending
from tests.games.djinn.names import (
    BASIC,
    BOSS,
    BOSSES,
    BUY_BOTTLE,
    CATCH,
    CIRCLE,
    GO,
    KEY_COIN,
    KEY_MAGIC,
    KEY_SCROLL,
    SKIP,
    SPECIAL,
    STOP,
    YES,
    chest,
    colour,
    cork,
    equip,
    lay,
    mage,
    option,
    street,
    to,
    trade,
    trophy,
)
from tests.games.djinn.table import (
    Phase,
    answers,
    at_round,
    at_source,
    at_square,
    bottles,
    corked,
    moving,
    of,
    opened,
    phase,
    play,
    position,
    ringed,
    where,
)

HAS = {
    "keys": 1,
    "magic": 0,
    "ringed": "b",
    "bottles": "b",
    "corks": 1,
    "corked": "uuu",
    "kit": "HA8",
    "trophies": "I-4",
}
ALL = {KEY_SCROLL, KEY_COIN, KEY_MAGIC, cork("b"), trophy("I-4"), equip("HA8")}
OTHERS = {1: {"at": "q1-r4", "tent": 1}}


def moments(more):
    """Every question of a turn at which something else can be done, by its phase."""
    yield Phase.ENTER, position(None, phase=Phase.ENTER, rounds=1, **more)
    yield Phase.MOVE, moving(**more)
    yield Phase.STREET, play(moving("r1-q1", others=OTHERS, **more), to("q1-r4"))
    yield Phase.WALK_ON, play(moving("r1-q1", others=OTHERS, **more), to("q1-r4"), SKIP)
    yield Phase.ACT, at_square(Place.TAVERN, **more)
    yield Phase.SOURCE, at_source(**more)
    yield Phase.ARCHIVES, play(at_square(Place.ARCHIVES, **more), BASIC)
    yield Phase.LAY, play(at_square(Place.ARCHIVES, **more), BASIC, option(Option.PASSAGE))
    yield Phase.MARKET, play(at_square(Place.MARKET, **more), BASIC)
    yield Phase.BOTTLE, play(at_source(scrolls=4, **more), BUY_BOTTLE)
    yield Phase.CAPACITY, play(at_round(Place.ACADEMY, **more), SPECIAL)
    yield Phase.STUDY, play(at_square(Place.ACADEMY, tiles="P09", asleep="M01", **more), BASIC)
    yield Phase.ACTIVATE, play(at_square(Place.ARCHIVES, asleep="M01 M02", **more), BASIC, option(Option.ACTIVATE))
    yield Phase.MAGE, play(at_square(Place.TAVERN, **more), BASIC)
    yield Phase.EQUIP, play(at_square(Place.MANUFACTORY, **more), BASIC)
    yield Phase.CIRCLE, play(at_square(Place.ARCHIVES, **more), BASIC, option(Option.CIRCLE))
    far = {"capacity": 8, "flipped": 1} | more
    yield Phase.DRAW, play(at_round(Place.ACADEMY, **far), SPECIAL, YES)
    yield Phase.HOUSE, play(at_round(Place.ACADEMY, **far), SPECIAL, YES, YES)
    yield Phase.MORE, play(at_round(Place.CATACOMBS, chests="CH01 CH02", **more), SPECIAL)
    yield Phase.LOCK, play(at_square(Place.CATACOMBS, chests="CH08", **more | {"keys": 2}), BASIC)
    yield Phase.PREY, play(at_round(Place.ACADEMY, "buk", **more | {"magic": 3}), CATCH)
    yield Phase.BOSSES, play(at_source(capacity=8, **more | {"magic": 6}), BOSSES)


def goods(states):
    return [of(states, name) for name in ("coins", "scrolls", "keys", "corks", "magic", "capacity")]


@pytest.mark.parametrize("n", range(22))
def test_whatever_is_asked_all_of_it_can_be_done_and_the_question_stays(n):
    """DJ-4.7, DJ-2.4, DJ-7.1, DJ-7.2: one after another, with questions of a trophy's own, and back."""
    asks, states = list(moments(HAS))[n]
    assert phase(states) == asks and opened(states) >= ALL
    asked = answers(states)
    before = goods(states)
    play(states, cork("b"))
    assert phase(states) == asks and corked(states) == "buuu" and ringed(states) == ""
    play(states, KEY_SCROLL)
    assert phase(states) == asks and of(states, "scrolls") == before[1] + 1, "it comes at once"
    play(states, trophy("I-4"))
    assert phase(states) == asks and of(states, "coins") == before[0] + 5
    play(states, equip("HA8"))
    assert phase(states) == asks and of(states, "scrolls") == before[1] + 3
    assert answers(states) >= asked - {CIRCLE, colour("b"), STOP, equip("HA8")}


@pytest.mark.parametrize("n", range(22))
def test_questions_of_a_trophy_come_first_and_then_the_one_that_was_asked(n):
    """DJ-4.7, DJ-7.1: A16; I-2 brings a mage, which comes after bottles, capacity and those who wake."""
    asks, states = list(moments(HAS | {"trophies": "I-2"}))[n]
    asked, before = answers(states), of(states, "scrolls")
    play(states, trophy("I-2"))
    assert of(states, "scrolls") == before + 2
    if Phase.BOTTLE <= asks <= Phase.ACTIVATE:
        assert phase(states) == asks and answers(states) == asked
    else:
        assert phase(states) == Phase.MAGE
        assert phase(play(states, GO)) == asks and answers(states) >= asked - {STOP}


def test_nothing_of_it_in_the_draft_and_before_the_first_turn():
    """DJ-4.7: a mage of P06 comes before anybody has a turn."""
    states = play(at_square(Place.TAVERN, keys=1), BASIC)
    assert KEY_COIN in opened(states)
    named(states).rounds = 0
    assert KEY_COIN not in opened(states)


# --- payments are not interrupted (A19)


def test_others_are_paid_before_anything_else_is_done():
    """DJ-4.7: A19; in the street and at the Market."""
    states = play(moving("r1-q1", others=OTHERS, **HAS), to("q1-r4"), STOP)
    assert phase(states) == Phase.PAY and not opened(states) & ALL
    states = play(at_square(Place.MARKET, others=OTHERS, **HAS), BASIC, trade(Trade.B))
    assert phase(states) == Phase.PAY and not opened(states) & ALL


def test_a_catch_is_housed_and_paid_before_anything_else_is_done():
    """DJ-4.7: A19; keys help in it in their own way (DJ-6.4)."""
    states = play(at_round(Place.ACADEMY, "buk", mages="M01", **HAS | {"magic": 4}), CATCH, colour("b"), GO)
    assert phase(states) == Phase.LODGE and not opened(states) & ALL
    play(states, colour("b"))
    assert phase(states) == Phase.HELP and opened(states) & ALL == {KEY_MAGIC}


def test_a_trophy_is_handed_in_before_another_is_taken():
    """DJ-4.7: A19; while it is asked which three djinn go."""
    states = play(at_square(Place.TAVERN, keys=1, corked="bbbuuu"), trophy("I-1"))
    assert phase(states) == Phase.GIVE and opened(states) == {colour("b"), colour("u")}


# --- what a free action changes


def test_who_changes_the_key_that_the_prey_needs_chooses_anew():
    """DJ-4.7, DJ-6.1: nobody is wanted any more whom nothing can pay."""
    states = play(at_round(Place.ACADEMY, "buk", magic=3, keys=1), CATCH, colour("b"))
    assert states[0]["prey"].sum() == 1
    play(states, KEY_SCROLL)
    assert phase(states) == Phase.PREY and states[0]["prey"].sum() == 0 and answers(states) == {GO}


def test_who_wants_somebody_may_still_change_a_key_for_magic():
    """DJ-4.7, DJ-6.1: that pays as much, so the prey stays."""
    states = play(at_round(Place.ACADEMY, "buk", magic=3, keys=1), CATCH, colour("b"), KEY_MAGIC)
    assert phase(states) == Phase.PREY and states[0]["prey"].sum() == 1
    assert of(play(states, GO), "magic") == 0 and ringed(states) == "b"


def test_a_circle_emptied_in_a_catch_is_free_for_it():
    """DJ-4.7, DJ-7.2, DJ-6.2."""
    states = play(at_round(Place.ACADEMY, "uk", magic=4, ringed="bb", bottles="b", corks=1), CATCH)
    assert colour("u") not in opened(states) and colour("u") in opened(play(states, cork("b")))


def test_who_can_no_longer_pay_for_a_boss_is_back_at_the_source():
    """DJ-4.7, DJ-5.7: the first row is still open."""
    states = play(at_source(magic=5, capacity=8, keys=1), BOSSES, KEY_COIN)
    assert phase(states) == Phase.SOURCE and states[0]["acted"] & Acted.ROW_ONE == 0 and BOSSES not in opened(states)


def test_who_spends_the_last_coin_in_the_market_may_leave_it():
    """DJ-4.7, DJ-5.6: ST9 turns it into magic, and no trade is left."""
    states = play(at_square(Place.MARKET, coins=1, magic=0, kit="ST9"), BASIC)
    assert GO not in opened(states)
    assert answers(play(states, equip("ST9"))) == {GO} and phase(play(states, GO)) == Phase.ACT


def test_a_card_is_used_before_a_new_one_covers_it():
    """DJ-4.7, DJ-8.1: while equipment is asked for; when it is asked which one stays, it is too late."""
    states = play(at_square(Place.MANUFACTORY, coins=4, magic=0, kit="ST7", display="ST1"), BASIC)
    used = play(states.copy(), equip("ST7"))
    assert phase(used) == Phase.EQUIP and of(used, "magic") == 4 and phase(play(used, equip("ST1"))) == Phase.ACT
    assert answers(play(states, equip("ST1"))) == {equip("ST7"), equip("ST1")} and phase(states) == Phase.KEEP
    assert of(play(states, equip("ST7")), "magic") == 0 and phase(states) == Phase.ACT and where(states, "ST7") == 1


def test_while_it_is_asked_which_card_stays_a_key_is_changed_at_once():
    """DJ-4.7, DJ-2.4: what is still to come waits for the card, the coin does not."""
    states = play(
        at_square(Place.MANUFACTORY, coins=4, keys=1, kit="ST7", display="ST1"), BASIC, equip("ST1"), KEY_COIN
    )
    assert phase(states) == Phase.KEEP and of(states, "coins") == 3


def test_bottles_of_a_trade_differ_and_those_of_a_trophy_need_not():
    """DJ-4.7, DJ-5.6: three of the trade, then two of trophy II-2."""
    more = {"corked": "bbb", "won": "I-6", "trophies": "II-2", "coins": 4}
    states = play(at_square(Place.MARKET, **more), BASIC, trade(Trade.A3), colour("b"), trophy("II-2"))
    assert answers(states) == {colour("u"), colour("r"), colour("w")}
    play(states, colour("u"), colour("r"))
    assert answers(states) == {colour(letter) for letter in "burw"}
    play(states, colour("r"), colour("r"))
    assert bottles(states) == "burrr" and phase(states) == Phase.ACT


def test_a_djinn_without_a_home_waits_for_what_a_trophy_brings():
    """DJ-4.7, DJ-6.2: I-5 brings the bottle and the cork for it."""
    more = {
        "corked": "bbbuuu",
        "won": "I-6 II-6",
        "ringed": "bb",
        "bottles": "b",
        "corks": 1,
        "trophies": "III-2 III-3",
    }
    states = play(at_square(Place.TAVERN, **more), trophy("III-2"), colour("b"), street("r4", "w"))
    assert phase(states) == Phase.HOUSE and answers(states) == set()
    play(states, trophy("III-3"), colour("w"))
    assert phase(states) == Phase.HOUSE and colour("w") in opened(states)
    assert corked(play(states, colour("w"))) == "w"


def test_in_the_last_visit_all_but_trophies():
    """DJ-4.7, DJ-9: E3, X2; also while a bottle is chosen."""
    states = play(at_source(ending=Ending.LAST_VISIT, scrolls=4, **HAS), BUY_BOTTLE)
    assert opened(states) & ALL == ALL - {trophy("I-4")}


def test_chests_wait_meanwhile():
    """DJ-4.7, DJ-5.3: while it is asked which one is thrown away; nothing of them is gained before."""
    states = play(at_square(Place.CATACOMBS, chests="CH01 CH02", corked="uuu", trophies="I-2", kit="HA5"), BASIC, YES)
    play(states, trophy("I-2"))
    assert phase(play(states, GO)) == Phase.THROW and of(states, "coins") == 4
    assert of(play(states, chest("CH02")), "coins") == 8


def test_passages_are_laid_afterwards():
    """DJ-4.7, DJ-5.4: a mage of a trophy comes between the option and the passage."""
    states = play(
        at_round(Place.ARCHIVES, corked="uuu", trophies="I-2"), SPECIAL, option(Option.PASSAGE), trophy("I-2")
    )
    play(states, min(a for a in opened(states) if a >= mage("M01")), lay(Place.TAVERN, "q1"))
    assert phase(states) == Phase.ARCHIVES and of(states, "passage")[Place.TAVERN] == 0


def test_a_boss_of_the_street_stays_wanted():
    """DJ-4.7, DJ-6.1: with a trophy taken meanwhile."""
    more = {"magic": 8, "capacity": 8, "flipped": 1, "corked": "uuu", "trophies": "I-6"}
    states = play(at_round(Place.ACADEMY, "bk", **more), CATCH, BOSS, trophy("I-6"))
    assert phase(states) == Phase.PREY and states[0]["prey_boss"] == 1
