"""FT-7.3, 7.16, 7.17: gold for what happens."""

from majlis.games.five_tribes.parts import Djinn, Thief
from tests.games.five_tribes.names import buy, card, pick, use
from tests.games.five_tribes.table import acting, gold, held, play, position, walk

ROW = (Djinn.BOAZ, Djinn.JAFAAR, Djinn.BAAL)


# --- Ba'al


def visit(holder, **more):
    owners = {} if holder is None else {Djinn.BAAL: holder}
    return acting("v", to="B5", elders=(4,), open_djinns=ROW if holder is None else ROW[:2], djinns=owners, **more)


def test_baal_is_paid_for_every_djinn_bought():
    """FT-7.3: 1 gold for an own one, 2 for another's."""
    assert gold(play(visit(0), buy(Djinn.BOAZ))) == 51
    states = play(visit(1), buy(Djinn.BOAZ))
    assert (gold(states, 0), gold(states, 1)) == (50, 52)


def test_baal_is_not_paid_for_itself():
    """FT-7.3: neither is it while it lies in the row."""
    states = play(visit(None), buy(Djinn.BAAL))
    assert gold(states) == 50 and held(states) == {Djinn.BAAL}
    assert gold(play(visit(None), buy(Djinn.BOAZ))) == 50


def test_baal_is_paid_for_the_djinn_of_sibittis():
    """FT-7.3: gained in whatever way; once, for the one that is kept."""
    for holder, gain in ((0, 1), (1, 2)):
        states = position(
            meeples={"B1": "v", "C1": "v"},
            djinns={Djinn.SIBITTIS: 0, Djinn.BAAL: holder},
            elders=(2,),
            djinn_pile=(Djinn.BOAZ, Djinn.JAFAAR, Djinn.ENKI),
        )
        play(states, use(Djinn.SIBITTIS), card(Djinn.BOAZ))
        assert gold(states, holder) == 50 + gain


def test_baal_is_not_paid_for_a_thief():
    """FT-7.3, FT-8.1: thieves are no djinns."""
    states = visit(1, thieves=True, open_thief=Thief.ZIAD)
    assert gold(play(states, buy(Thief.ZIAD)), 1) == 50


# --- Marid


def sow(holder, camels, words="A1 B1v C1v D1e", **more):
    """A move of three meeples over these camels."""
    owners = {Djinn.MARID: holder}
    return walk(position(meeples={"A1": "vve", "D1": "e"}, camels=camels, djinns=owners, **more), words)


def test_marid_is_paid_for_each_meeple_dropped_on_an_own_tile():
    """FT-7.16: 1 gold each if the owner moves, 2 if an opponent does; the last one counts."""
    camels = {"B1": 0, "C1": 0, "D1": 0}
    assert gold(sow(0, camels)) == 53
    camels = {"B1": 1, "C1": 1, "D1": 1}
    states = sow(1, camels)
    assert (gold(states, 0), gold(states, 1)) == (50, 56)


def test_marid_is_not_paid_on_tiles_of_others():
    """FT-7.16: nor on free ones."""
    states = sow(0, {"B1": 1, "C1": 1})
    assert (gold(states, 0), gold(states, 1)) == (50, 50)


def test_marid_is_not_paid_for_the_tile_claimed_by_this_move():
    """FT-7.16: the camel comes after the drop."""
    assert gold(sow(0, {})) == 50


def test_marid_is_paid_for_every_pass_over_the_same_tile():
    """FT-7.16: a loop drops twice there."""
    states = position(meeples={"A1": "vvvvv"}, camels={"B1": 0}, djinns={Djinn.MARID: 0})
    assert gold(walk(states, "A1 B1v B2v A2v A1v B1v")) == 52


def test_marid_is_not_paid_for_meeples_of_anun_nak():
    """FT-7.16: they are not dropped in a move, and their tile has no camel."""
    states = position(meeples={"B1": "v", "C1": "v"}, djinns={Djinn.MARID: 0, Djinn.ANUN_NAK: 0}, elders=(1,))
    assert gold(play(states, use(Djinn.ANUN_NAK), pick("A3"))) == 50


def test_marid_is_not_paid_for_picking_up():
    """FT-7.16: only for what comes."""
    states = position(meeples={"A1": "v", "B1": "v"}, camels={"A1": 0}, djinns={Djinn.MARID: 0})
    assert gold(play(states, pick("A1"))) == 50


# --- Monkir


def test_monkir_is_paid_for_every_palace_of_a_village():
    """FT-7.17: 1 gold if the owner places it, 2 if an opponent does."""
    for holder, gain in ((0, 1), (1, 2)):
        states = acting("v", to="C4", djinns={Djinn.MONKIR: holder})
        assert gold(states, holder) == 50 + gain


def test_monkir_is_paid_for_bouraq_and_with_hagis():
    """FT-7.17: for whatever reason it is placed, once."""
    states = position(
        meeples={"B4": "v", "C4": "v"},
        djinns={Djinn.MONKIR: 0, Djinn.BOURAQ: 0, Djinn.HAGIS: 0},
        elders=(3,),
    )
    play(states, use(Djinn.BOURAQ), pick("A4"), pick("A4"))
    assert gold(states) == 51
    walk(states, "B4 C4v")
    assert gold(play(states, use(Djinn.HAGIS), pick("B3"))) == 52


def test_monkir_is_not_paid_for_palms_or_without_a_palace():
    """FT-7.17: an oasis, and a village with an empty supply."""
    assert gold(acting("v", to="C1", djinns={Djinn.MONKIR: 0})) == 50
    assert gold(acting("v", to="C4", djinns={Djinn.MONKIR: 0}, palaces_left=0)) == 50
