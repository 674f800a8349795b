"""FT-4.6: who controls the last tile."""

from majlis.core.record import NONE
from tests.games.five_tribes.table import acting, meeples, opened, owner, position, turn, walk


def camels(states, seat=0):
    return int(states[0]["camels"][seat])


def test_all_meeples_of_the_last_colour_are_taken():
    """FT-4.6: the last one and those that stood there; other colours stay."""
    states = acting("v", 4, extra={"C1": "eb"})
    assert meeples(states, "C1") == "eb" and states[0]["viziers"][0] == 4


def test_an_emptied_tile_is_claimed_with_a_camel():
    """FT-4.6: at once and without a question."""
    states = acting("v")
    assert owner(states, "C1") == 0 and camels(states) == 10
    assert owner(acting("v", turn=1), "C1") == 1


def test_a_tile_with_other_colours_left_is_not_claimed():
    """FT-4.6: one meeple is enough to keep it free."""
    states = acting("v", extra={"C1": "m"})
    assert owner(states, "C1") == NONE and camels(states) == 11


def test_a_tile_with_a_camel_keeps_its_owner():
    """FT-4.6: an opponent's tile is not taken over, and an own one gets no second camel."""
    states = acting("v", camels={"C1": 1})
    assert owner(states, "C1") == 1 and camels(states, 0) == 11 and camels(states, 1) == 10
    assert camels(acting("v", camels={"C1": 0})) == 10


def test_without_a_camel_the_tile_stays_free():
    """FT-4.6: the move is made all the same."""
    states = acting("v", spare_camels={0: 0})
    assert owner(states, "C1") == NONE and states[0]["viziers"][0] == 2


def test_the_start_of_the_move_is_not_claimed():
    """FT-4.6: only the tile where the move ended."""
    assert owner(acting("v"), "B1") == NONE


def test_tribe_and_tile_act_whether_or_not_a_camel_was_placed():
    """FT-4.6: viziers come and a palm grows on a tile that stays free."""
    states = acting("v", extra={"C1": "m"})
    assert states[0]["viziers"][0] == 2 and states[0]["palms"][2] == 1 and turn(states) == 1


def test_a_colour_dropped_on_the_way_is_taken_with_the_last():
    """FT-4.6: what lies there when the move ends counts, whenever it came."""
    states = walk(position(meeples={"A1": "vvvvv"}), "A1 B1v B2v A2v A1v B1v")
    assert states[0]["viziers"][0] == 2 and owner(states, "B1") == 0
    assert meeples(states, "A1") == "v" and opened(states)
