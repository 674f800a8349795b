"""FT-8.1: a thief is bought like a djinn."""

from majlis.games.five_tribes.parts import Djinn, Good, Thief
from majlis.games.five_tribes.state import FACE_UP
from tests.games.five_tribes.names import GO, buy, rob
from tests.games.five_tribes.table import Phase, acting, hand, held, opened, phase, place, play, points, turn, walk

ROW = (Djinn.BOAZ, Djinn.JAFAAR, Djinn.MARID)


def visit(elders=2, cards=(), row=ROW, thief=Thief.ZIAD, **more):
    return acting(
        "v", to="B5", elders=(elders,), hands=[cards], open_djinns=row, thieves=True, open_thief=thief, **more
    )


def test_the_open_thief_is_sold_for_the_price_of_a_djinn():
    """FT-8.1: two elders, or an elder and a slave."""
    states = visit()
    assert opened(states) == {*(buy(djinn) for djinn in ROW), buy(Thief.ZIAD), GO}
    play(states, buy(Thief.ZIAD))
    assert place(states, Thief.ZIAD) == 0 and states[0]["elders"][0] == 0
    states = play(visit(1, [Good.SLAVE]), buy(Thief.ZIAD, "slave"))
    assert place(states, Thief.ZIAD) == 0 and hand(states) == [] and states[0]["elders"][0] == 0


def test_one_card_a_purchase():
    """FT-8.1: the thief in place of a djinn, not besides."""
    states = play(visit(4), buy(Thief.ZIAD))
    assert held(states) == set() and turn(states) == 1
    states = play(visit(4), buy(Djinn.BOAZ))
    assert place(states, Thief.ZIAD) == FACE_UP and turn(states) == 1


def test_a_thief_is_sold_when_no_djinn_lies_there():
    """FT-8.1: the ruling."""
    assert opened(visit(row=())) == {buy(Thief.ZIAD), GO}


def test_without_an_open_thief_only_djinns_are_sold():
    """FT-8.1: the pile is not for sale, nor are thieves of others."""
    assert opened(visit(thief=None)) == {*(buy(djinn) for djinn in ROW), GO}
    assert buy(Thief.OUAFAT) not in opened(visit(thieves_of={Thief.OUAFAT: 1}))


def test_without_the_option_there_is_no_thief_to_buy():
    """FT-8.1, FT-11.1: only djinns."""
    states = acting("v", to="B5", elders=(2,), open_djinns=ROW)
    assert opened(states) == {*(buy(djinn) for djinn in ROW), GO}


def test_the_next_thief_is_turned_up_at_clean_up():
    """FT-8.1, FT-3.3: not before."""
    states = play(visit(), buy(Thief.ZIAD))
    assert turn(states) == 1 and FACE_UP not in states[0]["thief"]
    states = play(visit(later=[]), buy(Thief.ZIAD))
    assert phase(states) == Phase.BID and FACE_UP in states[0]["thief"]


def test_any_number_of_thieves_may_be_held():
    """FT-8.1: each scores six."""
    mine = {Thief.OUAFAT: 0, Thief.SHALIM: 0}
    states = visit(thieves_of=mine)
    before = points(states, 0)
    assert points(play(states, buy(Thief.ZIAD)), 0) == before + 6 - 4 and place(states, Thief.SHALIM) == 0


def test_a_thief_does_not_strike_in_the_turn_of_its_purchase():
    """FT-8.2: it comes after the tribe; with a second marker it does, in its next turn."""
    states = visit(later=[0, 1, 1], viziers=(0, 1), extra={"E1": "v", "F1": "v"})
    play(states, buy(Thief.ZIAD))
    assert (phase(states), turn(states)) == (Phase.MOVE, 0) and rob(Thief.ZIAD) not in opened(states)
    assert opened(walk(states, "E1 F1v")) == {rob(Thief.ZIAD), GO}
