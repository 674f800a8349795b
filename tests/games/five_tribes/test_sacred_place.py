"""FT-6.5: sacred places. A5 to C5 are such tiles."""

from majlis.games.five_tribes.parts import Djinn, Good
from majlis.games.five_tribes.state import FACE_UP
from tests.games.five_tribes.names import GO, buy
from tests.games.five_tribes.table import Phase, acting, hand, held, opened, phase, place, play, turn

ROW = (Djinn.BOAZ, Djinn.JAFAAR, Djinn.MARID)


def visit(elders=0, cards=(), row=ROW, **more):
    return acting("v", to="B5", elders=(elders,), hands=[cards], open_djinns=row, **more)


def test_two_elders_buy_any_open_djinn():
    """FT-6.5: they go into the bag."""
    states = visit(2)
    assert phase(states) == Phase.SACRED and opened(states) == {*(buy(djinn) for djinn in ROW), GO}
    bag = int(states[0]["bag"][1])
    play(states, buy(Djinn.JAFAAR))
    assert held(states) == {Djinn.JAFAAR} and states[0]["elders"][0] == 0 and states[0]["bag"][1] == bag + 2


def test_an_elder_and_a_slave_buy_one_too():
    """FT-6.5: the slave goes to the discards."""
    states = visit(1, [Good.SLAVE])
    assert opened(states) == {*(buy(djinn, "slave") for djinn in ROW), GO}
    play(states, buy(Djinn.BOAZ, "slave"))
    assert held(states) == {Djinn.BOAZ} and states[0]["elders"][0] == 0 and hand(states) == []
    assert states[0]["discard"][Good.SLAVE] == 1


def test_the_payer_chooses():
    """FT-6.5: with two elders and a slave both ways are open."""
    states = visit(2, [Good.SLAVE])
    assert opened(states) == {GO, *(buy(djinn, way) for djinn in ROW for way in ("elder", "slave"))}
    assert play(states, buy(Djinn.MARID, "slave"))[0]["elders"][0] == 1


def test_slaves_alone_or_one_elder_alone_do_not_pay():
    """FT-6.5: then nothing is offered; goods are no slaves."""
    for elders, cards in ((1, []), (0, [Good.SLAVE] * 4), (1, [Good.FISH])):
        assert phase(visit(elders, cards)) != Phase.SACRED


def test_declining_is_always_possible():
    """FT-6.5: nothing is paid."""
    states = play(visit(2), GO)
    assert states[0]["elders"][0] == 2 and held(states) == set() and turn(states) == 1


def test_one_djinn_a_visit():
    """FT-6.5: with elders for two."""
    states = play(visit(4), buy(Djinn.BOAZ))
    assert held(states) == {Djinn.BOAZ} and turn(states) == 1


def test_without_an_open_djinn_nothing_is_offered():
    """FT-6.5: nor with an empty row."""
    assert turn(visit(2, row=())) == 1
    assert opened(visit(2, row=ROW[:1])) == {buy(ROW[0]), GO}


def test_the_gap_stays_until_clean_up():
    """FT-6.5, FT-3.3: no new djinn is turned up in the middle of a round."""
    states = play(visit(2), buy(Djinn.BOAZ))
    assert sum(FACE_UP <= where < FACE_UP + 3 for where in states[0]["djinn"]) == 2
    assert place(states, Djinn.JAFAAR) != 0


def test_elders_just_collected_can_buy():
    """FT-6.5: the tribe acts before the tile."""
    states = acting("e", 2, to="B5", open_djinns=ROW)
    assert phase(states) == Phase.SACRED
