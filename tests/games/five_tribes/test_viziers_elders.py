"""FT-5.1 and FT-5.2: meeples that stay in front of a player."""

from tests.games.five_tribes.table import acting, points, turn


def test_viziers_come_to_the_player():
    """FT-5.1: as many as were taken, on top of those already there."""
    states = acting("v", 3, viziers=(2, 1))
    assert states[0]["viziers"].tolist() == [5, 1, 0, 0] and turn(states) == 1


def test_elders_come_to_the_player():
    """FT-5.2: as many as were taken, on top of those already there."""
    states = acting("e", 3, elders=(2, 1))
    assert states[0]["elders"].tolist() == [5, 1, 0, 0] and turn(states) == 1


def test_neither_goes_into_the_bag():
    """FT-5.1, FT-5.2: the bag is as it was."""
    for letter, tribe in (("v", 0), ("e", 1)):
        states = acting(letter, 2)
        assert states[0]["bag"][tribe] == {"v": 16 - 2, "e": 20 - 4}[letter]


def test_they_are_worth_points_at_once():
    """FT-5.1, FT-9.2: two viziers and more than the opponent, against two elders on the same tile."""
    assert points(acting("v"), 0) - points(acting("e"), 0) == (2 + 10) - 4
