"""DJ-1, DJ-9: nothing is lost or made, and every game ends in time."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.core.record import NONE, named
from majlis.games.djinn.parts import EDGES, KIT, MAGE_KEY, MORE_CIRCLES
from majlis.games.djinn.state import BOX, IN_HAND, LOCKED, NO_PASSAGE, SHOWN, TOP, UNSEEN
from majlis.testing.play import random_match
from tests.games.djinn.table import GAME, Phase


def counted(states):
    found = np.zeros(len(GAME.pieces), np.int64)
    GAME.doors.count(states, 0, found)
    return tuple(found)


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from([2, 3, 4]), st.integers(0, 7))
def test_everything_is_counted_after_every_step(n, seats, options):
    """DJ-1: djinn, bosses and keys, in any game with any options; DJ-9: which ends within 15 rounds and two."""
    match = random_match(GAME, seats, n, options=options | GAME.pack(round_limit="15"))
    for at in range(match.at + 1):
        assert counted(match.state_at(at)) == GAME.pieces, f"after {at} actions"
        check(named(match.state_at(at)))
    assert named(match.state).rounds <= 17


def check(s, each=9, keys=12):
    """The same without the game's own count, and all other pieces too."""
    waits = np.bincount([int(s.waits)], minlength=4) if s.waits != NONE else np.zeros(4, int)
    djinn = s.loose.sum(axis=0) + s.bag + s.corked.sum(axis=0) + s.ringed[:, :4].sum(axis=0) + s.lodge[:4] + waits
    assert djinn.tolist() == [each] * 4
    assert s.boss.sum() + s.boss_supply + s.corked_boss.sum() + s.ringed[:, 4].sum() + s.lodge[4] == 12
    assert s.keys.sum() + s.keys_left == keys
    check_cards(s)
    for seat in range(s.seats):
        check_seat(s, seat)


def check_cards(s):
    """Piles are as large as their cards; each card is somewhere."""
    for pile in range(4):
        assert (s.mage == TOP + pile).sum() == (s.mage_pile[pile] > 0)
    for key in (0, 1):
        assert (s.mage[key == MAGE_KEY] >= TOP).sum() == s.mage_pile[2 * key : 2 * key + 2].sum()
    for kit in range(3):
        unseen = (s.equipment[kit == KIT] == UNSEEN).any()
        assert (s.equipment[kit == KIT] == TOP + kit).sum() == 1 or not unseen
    assert ((s.trophies >= 0) & (s.trophies <= BOX)).all() and (s.trophies != 6).all()
    assert (s.card == SHOWN).sum() in (0, 3) and ((s.chest >= 0) & (s.chest <= LOCKED)).all()


def check_seat(s, seat):
    """Nothing below nothing, magic within the board, djinn within the circles, one card of a type face up."""
    for name in ("coins", "scrolls", "corks", "keys"):
        assert s[name][seat] >= 0, name
    most = 8 if s.flipped[seat] else s.capacity[seat] - 1
    assert 0 <= s.magic[seat] <= most and 5 <= s.capacity[seat] <= 8 and 0 <= s.base_at[seat] <= 2
    assert (s.bottles[seat] >= 0).all() and s.ringed[seat].sum() <= 2 + s.opened[seat] - s.covered[seat]
    assert 0 <= s.opened[seat] <= MORE_CIRCLES and NONE <= s.edge[seat] < EDGES
    for kit in range(3):
        up = (s.equipment[kit == KIT] == seat * 2 + 1).sum()
        assert up <= 1 or s.phase == Phase.KEEP
    laid = [square for square in s.passage[seat] if square >= 0]
    assert len(set(laid)) == len(laid) and set(s.passage[seat].tolist()) <= {NO_PASSAGE, IN_HAND, *range(6)}


def test_no_symbol_stands_twice_at_a_square():
    """DJ-5.4: A8; space and passages of all owners, in whole games."""
    for n in range(3):
        s = named(random_match(GAME, 4, n, options=GAME.pack(round_limit="30")).state)
        for square in range(6):
            places = [place for seat in range(4) for place in range(6) if s.passage[seat, place] == square]
            places.append(int(s.symbol[6 + square]))
            assert len(places) == len(set(places))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_of_a_question_is_left_over_when_a_turn_begins(seats):
    """DJ-4: what a turn keeps in mind is empty before the walk."""
    match = random_match(GAME, seats, 5, options=GAME.pack(round_limit="15"))
    for at in range(match.at):
        s = named(match.state_at(at))
        if s.phase in (Phase.ENTER, Phase.MOVE) and s.acted == 0:
            assert s.owe.sum() == s.lodge.sum() == s.prey.sum() == 0
            assert s.need == s.catching == s.payees == s.chests_due == s.options_left == s.trades_left == 0
            assert s.aim == s.trade == s.kept == s.waits == s.trophy == s.prey_free == NONE
            assert s.swaps == s.swapping == s.more == s.different == s.special == s.tavern == s.prey_boss == 0
