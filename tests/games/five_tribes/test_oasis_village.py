"""FT-6.1 and FT-6.2: palms and palaces."""

from tests.games.five_tribes.names import tile
from tests.games.five_tribes.table import Phase, acting, phase, points, turn


def test_an_oasis_gets_a_palm():
    """FT-6.1: from the supply, without a question."""
    states = acting("v", to="C1")
    assert states[0]["palms"][tile("C1")] == 1 and states[0]["palms_left"] == 11
    assert states[0]["palaces"].sum() == 0 and turn(states) == 1


def test_a_village_gets_a_palace():
    """FT-6.2: from the supply, without a question."""
    states = acting("v", to="C4")
    assert states[0]["palaces"][tile("C4")] == 1 and states[0]["palaces_left"] == 9
    assert states[0]["palms"].sum() == 0 and turn(states) == 1


def test_other_tiles_get_neither():
    """FT-6.1, FT-6.2: markets and sacred places."""
    for name in ("C2", "C3", "B5"):
        states = acting("v", to=name, gold=(0, 0))
        assert states[0]["palms"].sum() == states[0]["palaces"].sum() == 0


def test_an_empty_supply_places_nothing():
    """FT-6.1, FT-6.2: the action is passed over."""
    states = acting("v", to="C1", palms_left=0)
    assert states[0]["palms"][tile("C1")] == 0 and states[0]["palms_left"] == 0 and turn(states) == 1
    states = acting("v", to="C4", palaces_left=0)
    assert states[0]["palaces"][tile("C4")] == 0 and phase(states) == Phase.MOVE


def test_any_number_may_stand_on_one_tile():
    """FT-1, FT-6.1: a sixth palm beside five."""
    assert acting("v", to="C1", palms={"C1": 5})[0]["palms"][tile("C1")] == 6


def test_they_stand_on_free_tiles_and_on_those_of_others_too():
    """FT-6.2: and score for whoever owns the tile."""
    for owner, gain in ((1, 3), (0, 0)):
        before = points(acting("v", to="C1", camels={"C1": owner}, palms_left=0), 1)
        assert points(acting("v", to="C1", camels={"C1": owner}, palms={"F1": 11}), 1) == before + gain
    assert acting("v", to="C4", extra={"C4": "m"})[0]["palaces"][tile("C4")] == 1
