"""DJ-3.6: the draft of character tiles, and what they do at the start."""

import numpy as np
import pytest

from majlis.core.record import named
from majlis.games.djinn.parts import TILES
from majlis.games.djinn.state import BOX, SHOWN
from majlis.testing.play import seed
from tests.games.djinn.names import TILES as NAMES
from tests.games.djinn.names import tile
from tests.games.djinn.table import GAME, Phase, opened, phase, play, turn


def drafting(seats, good, bad, first=0):
    """A draft of just these tiles."""
    states = GAME.start(seed(1), seats)
    s = named(states)
    s.tile[:] = BOX
    s.first = s.turn = first
    for name in (*good.split(), *bad.split()):
        s.tile[NAMES.index(name)] = SHOWN
    return states


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clockwise_first_then_back(seats):
    """DJ-3.6: the last of the first pass takes twice running."""
    order = []
    states = GAME.start(seed(4), seats)
    first = turn(states)
    while phase(states) == Phase.DRAFT:
        order.append((turn(states) - first) % seats)
        play(states, min(opened(states)))
    assert order == [*range(seats), *reversed(range(seats))]


def test_the_first_tile_may_be_good_or_bad():
    """DJ-3.6: all shown ones are open."""
    states = drafting(2, "P02 P03 P04", "N04 N05 N06")
    assert opened(states) == {tile(name) for name in ["P02", "P03", "P04", "N04", "N05", "N06"]}


def test_the_second_tile_is_of_the_other_kind():
    """DJ-3.6: who took a good one takes a bad one, and the other way round."""
    states = play(drafting(2, "P02 P03 P04", "N04 N05 N06"), tile("P02"), tile("N05"))
    assert turn(states) == 1 and opened(states) == {tile("P03"), tile("P04")}
    play(states, tile("P03"))
    assert turn(states) == 0 and opened(states) == {tile("N04"), tile("N06")}


def test_a_taken_tile_is_gone():
    """DJ-3.6: nobody takes it again."""
    assert tile("P02") not in opened(play(drafting(3, "P02 P03 P04 P05", "N04 N05 N06 N09"), tile("P02")))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_of_each_and_the_rest_is_boxed(seats):
    """DJ-3.6: at the end of the draft no tile lies open."""
    for n in range(10):
        states = GAME.start(seed(n), seats)
        while phase(states) == Phase.DRAFT:
            play(states, max(opened(states)))
        s = named(states)
        for seat in range(seats):
            kinds = [t // 10 for t in range(TILES) if s.tile[t] == seat]
            assert kinds == [0, 1]
        assert (s.tile == BOX).sum() == TILES - 2 * seats


def test_start_effects_begin_with_the_first_player():
    """DJ-3.6: P06 of a later player is asked after the goods of an earlier one, and before the first turn."""
    states = drafting(3, "P01 P06 P02 P03", "N01 N04 N05 N06", first=1)
    play(states, tile("P01"), tile("P06"), tile("P02"), tile("N04"), tile("N01"), tile("N05"))
    assert phase(states) == Phase.MAGE and turn(states) == 2
    s = named(states)
    assert s.coins[1] == 4 + 2 and s.coins[2] == 4 - 3, "goods come before the mage of the same player"
    assert s.rounds == 0


def test_the_turns_begin_when_all_start_effects_are_done():
    """DJ-3.6: with the first player again."""
    states = drafting(2, "P02 P06 P03", "N04 N05 N06", first=1)
    play(states, tile("P02"), tile("P06"), tile("N04"), tile("N05"))
    assert phase(states) == Phase.MAGE and turn(states) == 0
    play(states, min(opened(states)))
    assert phase(states) == Phase.ENTER and turn(states) == 1 and states[0]["rounds"] == 1


def test_every_open_card_stays_open_in_the_draft():
    """DJ-3.6: tiles change nothing about trophies and cards on the table."""
    states = drafting(2, "P02 P03 P04", "N04 N05 N06")
    before = states.copy()
    play(states, tile("P02"), tile("N05"), tile("P03"), tile("N04"))
    for name in ("card", "trophies", "mage", "equipment", "loose", "bag"):
        assert np.array_equal(states[0][name], before[0][name]), name
