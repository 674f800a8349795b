"""FT-7.1, 7.9, 7.11, 7.19: djinns that count at the end."""

from majlis.games.five_tribes.parts import Djinn, Good
from tests.games.five_tribes.table import points, position

F, W, S = Good.FISH, Good.WHEAT, Good.SLAVE
KINDS = [Good(i) for i in range(9)]


def gain(djinn, **more):
    """The points that a djinn brings besides its own."""
    bare = {"gold": (0, 0)} | more
    return points(position(djinns={djinn: 0}, **bare), 0) - points(position(**bare), 0)


def test_al_amin_turns_two_slaves_into_any_good():
    """FT-7.1: a fish and two slaves are a suit of two; the odd slave is nothing."""
    assert gain(Djinn.AL_AMIN, hands=[[F, S, S]]) == 5 + (3 - 1)
    assert gain(Djinn.AL_AMIN, hands=[[F, S]]) == 5
    assert gain(Djinn.AL_AMIN, hands=[[F, S, S, S]]) == 5 + (3 - 1)
    assert gain(Djinn.AL_AMIN, hands=[[S] * 6]) == 5 + 7


def test_al_amin_fills_the_largest_suit_and_then_the_next():
    """FT-7.1: eight goods become nine; what is left begins another suit."""
    assert gain(Djinn.AL_AMIN, hands=[[*KINDS[:8], F, S, S]]) == 5 + (60 - 50)
    assert gain(Djinn.AL_AMIN, hands=[[*KINDS[:8], F, S, S, S, S]]) == 5 + (60 - 50) + (3 - 1)


def test_al_amin_may_make_more_of_a_good_than_there_are_cards():
    """FT-7.1: sixteen slaves and both of the rare cards."""
    rare = KINDS[:3]
    assert gain(Djinn.AL_AMIN, hands=[[*rare, *rare, *[S] * 16]], row=()) == 5 + (60 + 21) - 14


def test_al_amin_works_only_for_its_owner():
    """FT-7.1: the slaves of the others are nothing."""
    states = position(djinns={Djinn.AL_AMIN: 0}, hands=[[], [S] * 6], gold=(0, 0))
    assert (points(states, 0), points(states, 1)) == (5, 0)


def test_haurvatat_makes_palms_count_five():
    """FT-7.9: on the owner's tiles only."""
    more = {"camels": {"A1": 0, "B1": 1}, "palms": {"A1": 3, "B1": 4}}
    assert gain(Djinn.HAURVATAT, **more) == 8 + 3 * 2
    states = position(djinns={Djinn.HAURVATAT: 0}, gold=(0, 0), **more)
    assert points(states, 1) == 8 + 4 * 3


def test_jafaar_makes_viziers_count_three():
    """FT-7.11: the ten points for players with fewer are the same."""
    assert gain(Djinn.JAFAAR, viziers=(4, 2)) == 6 + 4 * 2
    states = position(djinns={Djinn.JAFAAR: 0}, gold=(0, 0), viziers=(1, 4))
    assert (points(states, 0), points(states, 1)) == (6 + 3, 4 + 10)


def test_shamhat_makes_elders_count_four():
    """FT-7.19: those of the owner only."""
    assert gain(Djinn.SHAMHAT, elders=(5, 3)) == 6 + 5 * 2
    assert points(position(djinns={Djinn.SHAMHAT: 0}, gold=(0, 0), elders=(5, 3)), 1) == 6
