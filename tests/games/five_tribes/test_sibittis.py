"""FT-7.20: Sibittis keeps one of three djinns."""

from majlis.games.five_tribes.parts import Djinn, Good, Thief
from majlis.games.five_tribes.state import DISCARDS, LOOK, PILE, SURE
from tests.games.five_tribes.names import GO, card, pick, use
from tests.games.five_tribes.table import GAME, Phase, held, opened, phase, place, play, position

FIVE = (Djinn.BOAZ, Djinn.JAFAAR, Djinn.ENKI, Djinn.LETA, Djinn.MARID)


def ready(pile=FIVE, elders=2, **more):
    owners = {Djinn.SIBITTIS: 0} | more.pop("djinns", {})
    return position(meeples={"B1": "v", "C1": "v"}, djinns=owners, elders=(elders,), djinn_pile=pile, **more)


def looked_at(states):
    return {Djinn(i) for i, where in enumerate(states[0]["djinn"]) if where in (LOOK, SURE)}


def test_three_djinns_of_the_pile_are_shown_to_the_owner():
    """FT-7.20: one has to be kept."""
    states = play(ready(), use(Djinn.SIBITTIS))
    assert phase(states) == Phase.KEEP and len(looked_at(states)) == 3 and looked_at(states) < set(FIVE)
    assert opened(states) == {card(djinn) for djinn in looked_at(states)}
    assert states[0]["elders"][0] == 0


def test_one_is_kept_and_the_others_go_to_the_discards():
    """FT-7.20: the rest of the pile stays."""
    states = play(ready(), use(Djinn.SIBITTIS))
    kept, *others = sorted(looked_at(states))
    play(states, card(kept))
    assert held(states) == {Djinn.SIBITTIS, kept} and phase(states) == Phase.MOVE
    assert [place(states, djinn) for djinn in others] == [DISCARDS, DISCARDS]
    assert sum(place(states, djinn) == PILE for djinn in FIVE) == 2


def test_the_three_are_drawn_by_chance():
    """FT-7.20: any three of five."""
    seen = {frozenset(looked_at(play(ready(seed=n), use(Djinn.SIBITTIS)))) for n in range(80)}
    assert len(seen) == 10


def test_a_short_pile_is_filled_up_from_the_discards():
    """FT-7.20: what is left of the pile is certainly among the three."""
    states = play(ready(FIVE[:1], djinn_discards=FIVE[1:]), use(Djinn.SIBITTIS))
    assert len(looked_at(states)) == 3 and Djinn.BOAZ in looked_at(states)
    assert sum(place(states, djinn) == PILE for djinn in FIVE) == 2


def test_with_fewer_than_three_there_is_less_to_choose():
    """FT-7.20: two, or one."""
    for n in (1, 2):
        states = play(ready(FIVE[:n]), use(Djinn.SIBITTIS))
        assert opened(states) == {card(djinn) for djinn in FIVE[:n]}
    assert opened(play(ready((), djinn_discards=FIVE[:2]), use(Djinn.SIBITTIS))) == {card(d) for d in FIVE[:2]}


def test_without_any_djinn_it_is_closed():
    """FT-7.20: neither pile nor discards; those in the row do not count."""
    states = ready((), open_djinns=FIVE[:3])
    assert use(Djinn.SIBITTIS) not in opened(states)
    assert use(Djinn.SIBITTIS) in opened(ready((), djinn_discards=FIVE[:1]))


def test_it_costs_two():
    """FT-7.20: an elder and a slave will do, one elder will not."""
    assert use(Djinn.SIBITTIS) not in opened(ready(elders=1))
    assert use(Djinn.SIBITTIS, "slave") in opened(ready(elders=1, hands=[[Good.SLAVE]]))


def test_nothing_is_declined_after_the_look():
    """FT-7.20: exactly one is kept."""
    assert GO not in opened(play(ready(), use(Djinn.SIBITTIS)))


def test_the_kept_djinn_can_be_used_at_once():
    """FT-7.20: if its price can be paid."""
    states = play(ready((Djinn.ENKI,), elders=3), use(Djinn.SIBITTIS), card(Djinn.ENKI))
    assert use(Djinn.ENKI) in opened(states)
    assert phase(play(states, use(Djinn.ENKI), pick("A1"))) == Phase.MOVE


def test_it_is_no_purchase_of_a_thief():
    """FT-7.20, FT-8.1: only djinns are open."""
    states = play(ready(thieves=True, open_thief=Thief.ZIAD), use(Djinn.SIBITTIS))
    assert opened(states) == {card(djinn) for djinn in looked_at(states)}


def test_the_others_do_not_see_the_three():
    """FT-7.20, FT-10: to them they are still in the pile; the owner sees them."""
    states = play(ready(seats=3), use(Djinn.SIBITTIS))
    for seat in (-1, 1, 2):
        assert looked_at(GAME.view(states, seat)) == set()
    assert looked_at(GAME.view(states, 0)) == looked_at(states)


def test_what_everybody_can_tell_is_not_hidden():
    """FT-7.20, FT-10: a pile of three or fewer leaves no doubt."""
    states = play(ready(FIVE[:3]), use(Djinn.SIBITTIS))
    assert looked_at(GAME.view(states, 1)) == set(FIVE[:3])
    states = play(ready(FIVE[:1], djinn_discards=FIVE[1:]), use(Djinn.SIBITTIS))
    assert looked_at(GAME.view(states, 1)) == {FIVE[0]}
