"""FT-7.8 and FT-7.14: Hagis and Lamia, who place a piece next door."""

import pytest

from majlis.games.five_tribes.parts import Djinn, Good, Thief
from tests.games.five_tribes.names import palace, pick, rob, tile, tile_name, use
from tests.games.five_tribes.table import Phase, acting, hand, opened, phase, play, position, turn, walk

S = Good.SLAVE
PAIRS = [(Djinn.HAGIS, "C4", "palaces"), (Djinn.LAMIA, "C1", "palms")]
AROUND = {
    "C4": {"B3", "C3", "D3", "B4", "D4", "B5", "C5", "D5"},
    "C1": {"B1", "D1", "B2", "C2", "D2"},
}


def arrive(djinn, to, **more):
    return acting("v", to=to, djinns={djinn: 0}, **({"elders": (1,)} | more))


@pytest.mark.parametrize("djinn, to, piece", PAIRS)
def test_the_piece_goes_to_a_tile_around(djinn, to, piece):
    """FT-7.8, FT-7.14: one of the eight, as far as the city goes, of whatever kind."""
    states = arrive(djinn, to)
    assert phase(states) == Phase.PLACE and opened(states) == {pick(to), use(djinn)}
    play(states, use(djinn))
    assert phase(states) == Phase.BESIDE and {tile_name(a) for a in opened(states)} == AROUND[to]
    for name in AROUND[to]:
        after = play(states.copy(), pick(name))
        assert after[0][piece][tile(name)] == 1 and after[0][piece].sum() == 1
    assert states[0]["elders"][0] == 0


@pytest.mark.parametrize("djinn, to, piece", PAIRS)
def test_the_piece_may_stay_where_it_belongs_for_nothing(djinn, to, piece):
    """FT-7.8, FT-7.14: nothing is paid."""
    states = play(arrive(djinn, to), pick(to))
    assert states[0][piece][tile(to)] == 1 and states[0]["elders"][0] == 1 and turn(states) == 1


@pytest.mark.parametrize("djinn, to, piece", PAIRS)
def test_a_slave_pays_as_well(djinn, to, piece):
    """FT-7.8, FT-7.14: the payer chooses."""
    states = arrive(djinn, to, hands=[[S]])
    assert opened(states) == {pick(to), use(djinn), use(djinn, "slave")}
    assert hand(play(states, use(djinn, "slave"))) == [] and states[0]["elders"][0] == 1


@pytest.mark.parametrize("djinn, to, piece", PAIRS)
def test_who_cannot_pay_is_not_asked(djinn, to, piece):
    """FT-7.8, FT-7.14: the piece stands where it belongs."""
    states = arrive(djinn, to, elders=())
    assert states[0][piece][tile(to)] == 1 and turn(states) == 1


@pytest.mark.parametrize("djinn, to, piece", PAIRS)
def test_an_empty_supply_asks_nothing(djinn, to, piece):
    """FT-7.8, FT-7.14: there is nothing to place."""
    states = arrive(djinn, to, **{f"{piece}_left": 0})
    assert turn(states) == 1 and states[0]["elders"][0] == 1


def test_hagis_moves_no_palm_and_lamia_no_palace():
    """FT-7.8, FT-7.14: each has its own piece."""
    assert turn(arrive(Djinn.HAGIS, "C1")) == 1 and turn(arrive(Djinn.LAMIA, "C4")) == 1


def test_they_are_no_powers_of_a_window():
    """FT-7.8, FT-7.14: only with a placement."""
    states = position(djinns={Djinn.HAGIS: 0, Djinn.LAMIA: 0}, elders=(3,))
    assert not {use(Djinn.HAGIS), use(Djinn.LAMIA)} & opened(states)
    assert phase(acting("v", to="C2", djinns={Djinn.HAGIS: 0, Djinn.LAMIA: 0}, elders=(3,))) == Phase.MARKET


@pytest.mark.parametrize(
    "helper, djinn, spot, beside",
    [
        (Djinn.BOURAQ, Djinn.HAGIS, "A4", "B3"),
        (Djinn.ENKI, Djinn.LAMIA, "A1", "B2"),
    ],
)
def test_they_move_the_pieces_of_bouraq_and_enki_too(helper, djinn, spot, beside):
    """FT-7.8, FT-7.14: the ruling; the window goes on afterwards."""
    states = position(meeples={"B1": "v", "C1": "v"}, djinns={helper: 0, djinn: 0}, elders=(3,))
    play(states, use(helper), pick(spot))
    assert phase(states) == Phase.PLACE and opened(states) == {pick(spot), use(djinn)}
    play(states, use(djinn), pick(beside))
    piece = "palaces" if djinn == Djinn.HAGIS else "palms"
    assert states[0][piece][tile(beside)] == 1 and phase(states) == Phase.MOVE and states[0]["elders"][0] == 1


def test_once_a_turn_in_all():
    """FT-7.8: used with Bouraq, Hagis is closed for the village of the same turn."""
    states = position(meeples={"B4": "v", "C4": "v"}, djinns={Djinn.BOURAQ: 0, Djinn.HAGIS: 0}, elders=(5,))
    play(states, use(Djinn.BOURAQ), pick("A4"), use(Djinn.HAGIS), pick("B3"))
    walk(states, "B4 C4v")
    assert states[0]["palaces"][tile("C4")] == 1 and turn(states) == 1


def test_kept_for_later_it_is_still_open():
    """FT-7.8: a placement for nothing does not use the power."""
    states = position(meeples={"B4": "v", "C4": "v"}, djinns={Djinn.BOURAQ: 0, Djinn.HAGIS: 0}, elders=(5,))
    play(states, use(Djinn.BOURAQ), pick("A4"), pick("A4"))
    assert phase(walk(states, "B4 C4v")) == Phase.PLACE


def test_shalim_is_no_placement_for_hagis():
    """FT-7.8, FT-8.6: the ruling; his palace goes to an own tile and nowhere else."""
    states = acting(
        "b",
        to="A2",
        thieves=True,
        thieves_of={Thief.SHALIM: 0},
        djinns={Djinn.HAGIS: 0},
        elders=(1,),
        camels={"F2": 1},
        palaces={"F2": 1},
    )
    play(states, rob(Thief.SHALIM), palace("F2"))
    assert phase(states) == Phase.GAIN and opened(states) == {palace("A2")}
    assert phase(play(states, palace("A2"))) == Phase.MARKET
