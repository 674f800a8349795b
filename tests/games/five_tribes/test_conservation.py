"""FT-1, FT-3.4: nothing is lost or made, and every game ends in time."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.core.record import named
from majlis.games.five_tribes.parts import CAMELS, GOOD_COUNT, MARKERS, TRIBE_COUNT
from majlis.games.five_tribes.state import GONE, POOL
from majlis.testing.play import random_match, seed
from majlis.testing.walks import any_options
from tests.games.five_tribes.table import GAME, Phase

ROUNDS = {2: 47, 3: 32, 4: 19}


def counted(states):
    found = np.zeros(len(GAME.pieces), np.int64)
    GAME.doors.count(states, 0, found)
    return tuple(found)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from([2, 3, 4]))
def test_everything_is_counted_after_every_step(n, seats):
    """FT-1: meeples, cards, palms, palaces, camels, markers and gold, in any game with any options."""
    match = random_match(GAME, seats, n, options=any_options(GAME, seats, Random(n)))
    for at in range(match.at + 1):
        assert counted(match.state_at(at)) == GAME.pieces, f"after {at} actions"
        check(named(match.state_at(at)))


def check(s):
    """The same without the game's own count."""
    meeples = s.meeples.sum(axis=0) + s.bag + s.carry
    meeples[0] += s.viziers.sum() + s.pool_viziers
    meeples[1] += s.elders.sum()
    assert meeples.tolist() == TRIBE_COUNT.tolist()
    row = np.bincount(s.row[: s.n_row], minlength=10)
    goods = s.pile + s.discard + s.pool + s.hand.sum(axis=0) + row
    assert goods.tolist() == GOOD_COUNT.tolist() and (s.hand >= s.seen).all() and (s.seen >= 0).all()
    for seat in range(s.seats):
        assert s.camels[seat] + (s.camel == seat).sum() == CAMELS[s.seats]
        assert (s.line == seat).sum() + (s.spaces == seat).sum() == MARKERS[s.seats]
    assert s.palms.sum() + s.palms_left + s.pool_palms == 12 and s.palaces.sum() + s.palaces_left + s.pool_palaces == 10
    assert (s.gold >= 0).all() and (s.gold < 1000).all()
    assert ((s.djinn >= 0) & (s.djinn <= GONE)).all()
    if s.phase not in (Phase.LOSE, Phase.GAIN):
        assert POOL not in s.djinn and s.pool.sum() == s.pool_viziers == s.freed == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_game_is_longer_than_it_can_be(seats, sample):
    """FT-3.4: at most 47, 32 or 19 rounds, and every random game ends by one of the three reasons."""
    ends = set()
    for n in range(sample(40, 1000)):
        states = GAME.start(seed(n), seats, GAME.pack(thieves=n % 2 == 0))
        GAME.doors.playouts(states, 0, 1, np.zeros(GAME.actions, np.bool_), GAME.longest)
        s = named(states)
        assert s.phase == Phase.OVER and s.rounds <= ROUNDS[seats]
        ends.add((int(s.last_round), int(s.stuck)))
    assert len(ends) > 1


def test_a_move_takes_two_meeples_from_the_city_at_least():
    """FT-3.4, FT-4.6: that is why every game ends."""
    match = random_match(GAME, 2, 3)
    for at in range(match.at):
        before, after = match.state_at(at)[0], match.state_at(at + 1)[0]
        if before["phase"] == Phase.DROP and before["n_carry"] == 1:
            lifted = before["meeples"].sum() + 1 - after["meeples"].sum()
            assert lifted >= 2
