"""Where a move can end, and the way there, against whole moves listed one by one."""

from collections import defaultdict

import numpy as np
import pytest

from majlis.core.record import named, seen
from majlis.games.five_tribes.actions import AT
from majlis.games.five_tribes.mind.walks import walks
from majlis.games.five_tribes.parts import TILES, TRIBES
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.plans import plans, prospects
from majlis.testing.play import random_match
from tests.games.five_tribes.names import at
from tests.games.five_tribes.table import GAME, position, walk
from tests.games.five_tribes.test_finder import board, pick_ups, steps


def whole_moves(s, meeples, hand, tile, came):
    """Every end of every move: tile and tribe, and how many it takes there."""
    for to, side in steps(s, tile, came):
        for tribe in range(TRIBES):
            if hand[tribe] and sum(hand) == 1 and meeples[to][tribe]:
                yield (to, tribe), meeples[to][tribe] + 1
            elif hand[tribe] and sum(hand) > 1:
                meeples[to][tribe] += 1
                hand[tribe] -= 1
                yield from whole_moves(s, meeples, hand, to, side)
                meeples[to][tribe] -= 1
                hand[tribe] += 1


def taken(s, way):
    """What a way takes at its end; every step of it must be one of a move."""
    meeples, hand, here, came = s.meeples.tolist(), s.carry.tolist(), int(s.here), int(s.came)
    for a in way:
        to, tribe = divmod(a - AT, TRIBES)
        came = dict(steps(s, here, came))[to]
        here, before = to, meeples[to][tribe]
        meeples[to][tribe] += 1
        hand[tribe] -= 1
        assert hand[tribe] >= 0
    assert not any(hand) and before
    return meeples[here][tribe]


@pytest.mark.parametrize("n", range(60))
def test_to_each_end_leads_a_way_that_takes_as_much_there_as_any(n):
    """FT-4.2 to FT-4.6: all ends of all moves, and no other."""
    random = np.random.default_rng(n)
    states = board(random)
    s = named(states)
    for a in list(pick_ups(s))[:2]:
        s.phase, s.carry, s.n_carry, s.here = Phase.DROP, s.meeples[a], s.meeples[a].sum(), a
        s.meeples[a] = 0
        if s.n_carry > 6:
            return
        best = defaultdict(int)
        for end, n_taken in whole_moves(s, s.meeples.tolist(), s.carry.tolist(), a, int(s.came)):
            best[end] = max(best[end], n_taken)
        found = {divmod(way[-1] - AT, TRIBES): taken(s, way) for way in walks(seen(states))}
        assert found == best
        s.meeples[a], s.carry, s.n_carry = s.carry.copy(), 0, 0


def test_an_end_says_what_it_brings():
    """FT-5.4: two builders come to a third: the gain is theirs, the way is told."""
    states = position(meeples={"B1": "eb", "D1": "bv"}, reserve=False)
    walk(states, "B1")
    (end,) = prospects(GAME.view(states, 0).tobytes(), "en", ())
    assert end.way.actions == (at("C1e"), at("D1b")) and end.taken == 2 and not end.won
    assert end.way.offer.endswith("On the way: elder C1.") and "2 builders" in end.way.offer
    assert "Unterwegs: Ältester C1." in plans(GAME.view(states, 0), "de").ways[0].offer


def test_an_emptied_tile_is_won_by_the_way_proposed():
    """FT-4.6: only its colour goes there, so the camel comes."""
    states = position(meeples={"B1": "eb", "D1": "b"}, reserve=False)
    walk(states, "B1")
    (end,) = prospects(GAME.view(states, 0).tobytes(), "en", ())
    assert end.won and end.points > 0 and end.way.gain == f"+{end.points}"


def test_nobody_else_is_asked():
    """FT-4: ways are for whoever is to move."""
    states = position(meeples={"B1": "eb", "D1": "b"}, reserve=False)
    assert plans(GAME.view(states, 0)).ways == ()


def test_a_turn_that_is_taken_back_is_one_turn():
    """FT-3.2: who plays twice in a row takes back the second turn alone."""
    twice = 0
    for n in range(12):
        match = random_match(GAME, 2, n)
        for end in range(1, match.at, 3):
            now = match.until(end)
            seat = now.mover(end - 1)
            back = now.turned(seat, end - 1) if now.can_undo(seat) else end
            picked = [
                i for i in range(back, end) if match.state_at(i)[0]["phase"] == Phase.MOVE and match.actions[i] < TILES
            ]
            assert len(picked) <= 1
            twice += bool(picked) and back == picked[0] and back > 0 and match.mover(back - 1) == seat
    assert twice, "somebody has played twice in a row"


def test_between_tribe_and_tile_what_follows_is_tapped_at_once():
    """FT-3.5: a power's target, a card or a djinn is chosen with the step that leads there."""
    found = set()
    for n in range(40):
        whole = random_match(GAME, 2, n)
        for moment in range(0, whole.at, 3):
            match = whole.until(moment)
            phase = match.state[0]["phase"]
            ways = plans(match.view(match.turn), "en", ("Ann", "Bob")).ways if not match.over else ()
            if phase not in (Phase.TRIBE, Phase.TILE):
                assert phase == Phase.DROP or not ways
                continue
            for way in ways:
                *windows, then = way.actions
                for a in windows:
                    match.play(a)
                found |= {Phase(int(match.state[0]["phase"])).name, len(windows)}
                assert then in match.open() and way.short == GAME.say(windows[0], "en")
                match = whole.until(moment)
    assert found >= {"MARKET", "SACRED", "TARGET", "KILL", 1, 2}, "past one window or two"
