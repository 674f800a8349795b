"""FT-3.3: what happens when all markers have played."""

from collections import Counter

import numpy as np

from majlis.games.five_tribes.parts import GOOD_COUNT, Djinn, Good, Thief
from majlis.games.five_tribes.state import DISCARDS, FACE_UP, PILE
from tests.games.five_tribes.names import buy, slot
from tests.games.five_tribes.table import ROW, Phase, acting, cards, go_on, phase, place, play, row, turn

SLAVE = Good.SLAVE
DJINNS = (Djinn.BOAZ, Djinn.JAFAAR, Djinn.MARID)


def last(letter="v", n=2, **more):
    """A turn of the last marker of a round, up to its sale."""
    return acting(letter, n, later=[], **more)


def face_up(states):
    return {int(where): Djinn(i) for i, where in enumerate(states[0]["djinn"]) if FACE_UP <= where < PILE}


def test_the_row_closes_up_and_is_filled_to_nine():
    """FT-3.3: what is left keeps its order, new cards come at the end."""
    states = go_on(last("m", 3))
    assert (phase(states), states[0]["rounds"]) == (Phase.BID, 2)
    assert row(states)[:6] == list(ROW[3:]) and len(row(states)) == 9
    assert states[0]["n_pile"] == 54 - 9 - 3


def test_nothing_is_filled_up_while_markers_are_left():
    """FT-3.3: only the last turn of the round is followed by it."""
    states = go_on(acting("m", 3, later=[1]))
    assert turn(states) == 1 and len(row(states)) == 6 and states[0]["rounds"] == 1


def test_an_empty_pile_is_made_of_the_discards_in_the_middle_of_filling_up():
    """FT-3.3: one card of the pile, then the shuffled discards."""
    states = last("m", 3, pile=[Good.IVORY])
    discards = int(states[0]["discard"].sum())
    go_on(states)
    assert row(states)[6] == Good.IVORY and len(row(states)) == 9
    assert states[0]["discard"].sum() == 0 and states[0]["n_pile"] == discards - 2


def test_a_pile_that_is_just_enough_leaves_the_discards_alone():
    """FT-3.3: they are shuffled only when a card is needed."""
    states = go_on(last("m", 2, pile=[Good.IVORY, Good.JEWELS]))
    assert sorted(row(states)[-2:]) == [Good.IVORY, Good.JEWELS]
    assert states[0]["n_pile"] == 0 and states[0]["discard"].sum() > 0


def test_a_row_stays_short_when_there_is_no_card_left():
    """FT-3.3: all cards are in hands."""
    rest = cards(GOOD_COUNT - np.bincount(ROW, minlength=10))
    states = go_on(last("m", 3, hands=[[], rest]))
    assert phase(states) == Phase.BID and row(states) == list(ROW[3:])


def test_cards_for_the_row_are_drawn_by_chance():
    """FT-3.3: other seeds, other cards; each about as often as it lies in the pile."""
    firsts = Counter(row(go_on(last("m", 2, seed=n)))[7] for n in range(150))
    assert len(firsts) >= 8 and max(firsts, key=firsts.get) == SLAVE


def test_the_djinns_close_up_and_are_filled_to_three():
    """FT-3.3: the two that are left move to the front."""
    states = last(to="B5", elders=(2,), open_djinns=DJINNS)
    play(states, buy(Djinn.BOAZ))
    assert phase(states) == Phase.BID
    assert face_up(states)[FACE_UP] == Djinn.JAFAAR and face_up(states)[FACE_UP + 1] == Djinn.MARID
    assert FACE_UP + 2 in face_up(states)


def test_the_djinn_pile_is_made_of_its_discards():
    """FT-3.3: when it is empty, and only then."""
    more = {"to": "B5", "elders": (2,), "open_djinns": DJINNS, "djinn_discards": (Djinn.LETA, Djinn.UTUG)}
    states = play(last(djinn_pile=(), **more), buy(Djinn.BOAZ))
    assert face_up(states)[FACE_UP + 2] in (Djinn.LETA, Djinn.UTUG)
    assert sorted([place(states, Djinn.LETA), place(states, Djinn.UTUG)]) == [FACE_UP + 2, PILE]
    states = play(last(djinn_pile=(Djinn.ENKI,), **more), buy(Djinn.BOAZ))
    assert place(states, Djinn.ENKI) == FACE_UP + 2 and place(states, Djinn.LETA) == DISCARDS


def test_the_djinn_row_stays_short_when_there_are_no_more():
    """FT-3.3: neither pile nor discards."""
    states = play(last(to="B5", elders=(2,), open_djinns=DJINNS, djinn_pile=()), buy(Djinn.BOAZ))
    assert face_up(states) == {FACE_UP: Djinn.JAFAAR, FACE_UP + 1: Djinn.MARID}


def test_a_thief_is_turned_up_if_none_lies_open():
    """FT-3.3: one that lies there stays, used ones never come back."""
    states = last(thieves=True)
    assert Counter(states[0]["thief"].tolist())[FACE_UP] == 1
    states = last(thieves=True, open_thief=Thief.SHALIM)
    assert place(states, Thief.SHALIM) == FACE_UP and Counter(states[0]["thief"].tolist())[FACE_UP] == 1
    mine = {thief: 0 for thief in Thief if thief != Thief.MADJAAR}
    states = last(thieves=True, thieves_of=mine)
    assert FACE_UP not in states[0]["thief"]


def test_each_thief_can_come_next():
    """FT-3.3: by chance."""
    found = {int(np.flatnonzero(last(thieves=True, seed=n)[0]["thief"] == FACE_UP)[0]) for n in range(60)}
    assert found == set(range(5))


def test_there_is_no_clean_up_after_the_last_round():
    """FT-3.3, FT-3.4: the row stays as it was."""
    states = go_on(last("m", 3, spare_camels={0: 1}))
    assert phase(states) == Phase.OVER and row(states) == list(ROW[3:])
    states = play(last(to="C2", spare_camels={0: 1}), slot(0))
    assert phase(go_on(states)) == Phase.OVER and len(row(states)) == 8
