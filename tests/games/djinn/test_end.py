"""DJ-9: the end of the game."""

import numpy as np
import pytest

from majlis.core.record import NONE, named
from majlis.games.djinn.parts import Place
from majlis.testing.play import seed
from tests.games.djinn.names import (
    BOSS,
    BOSSES,
    BUY_CORK,
    BUY_MAGES,
    CATCH,
    GO,
    KEY_SCROLL,
    REFILL,
    TWO_COINS,
    TWO_MAGIC,
    colour,
    cork,
    equip,
    number,
    street,
    trophy,
)
from tests.games.djinn.table import (
    GAME,
    Phase,
    at_round,
    at_source,
    end_turn,
    idle,
    of,
    opened,
    phase,
    play,
    points,
    position,
    result,
    turn,
)

NOBODY = {f"r{n}": "" for n in range(2, 7)}  # only r1 has a boss left


def last_boss(street="uk", **more):
    """In front of r1, where the last boss stands."""
    rich = {"magic": 8, "capacity": 8, "flipped": 1}
    return at_round(Place.ACADEMY, street, streets=NOBODY, **rich | more)


def last_visit(**more):
    """The Source in the end, for the first player."""
    return position("r1-q1", phase=Phase.SOURCE, ending=3, **more)


# --- the trigger


def test_bosses_in_the_streets_keep_the_game_going():
    """DJ-9: with one of them left nothing ends."""
    states = end_turn(play(last_boss("buk"), CATCH, colour("b"), GO))
    assert states[0]["ending"] == 0


@pytest.mark.parametrize("prey", [BOSS, colour("u")], ids=["caught", "fled"])
def test_the_end_comes_when_the_last_boss_has_left(prey):
    """DJ-9: caught or fled."""
    states = play(last_boss(), CATCH, prey, GO)
    assert states[0]["ending"] == 0, "the turn is still going on"
    end_turn(states)
    assert states[0]["ending"] == 1 and turn(states) == 1


def test_a_boss_chased_away_by_a_trophy_counts_too():
    """DJ-9, DJ-6.5: C7."""
    prize = {"corked": "bbb", "won": "I-6 II-6", "trophies": "III-2"}
    states = play(last_boss(**prize), trophy("III-2"), street("r1", "u"))
    assert states[0]["boss"].sum() == 0
    play(states, min(opened(states)))
    assert end_turn(states)[0]["ending"] == 1


def test_bosses_of_the_supply_do_not_matter():
    """DJ-9: A15; taking the last of them ends nothing."""
    states = at_source(magic=6, capacity=8, others={1: {"corked_boss": "bbuur"}})
    play(states, BOSSES, number(1), GO)
    assert states[0]["boss_supply"] == 0 and states[0]["ending"] == 0


# --- the rounds that follow


@pytest.mark.parametrize("seats, first, trigger", [(2, 0, 0), (2, 0, 1), (3, 1, 2), (4, 2, 2), (4, 0, 3)])
def test_the_round_one_more_round_and_a_last_visit(seats, first, trigger):
    """DJ-9, DJ-3.2: all have the same number of turns."""
    states = play(last_boss(seats=seats, first=first, turn=trigger), CATCH, colour("u"), GO)
    end_turn(states)
    order = [(trigger + i) % seats for i in range(1, seats)]
    rest = order[: order.index(first)] if first in order else order
    turns, visits = [], []
    while phase(states) != Phase.OVER:
        (visits if states[0]["ending"] == 3 else turns).append(turn(states))
        if states[0]["ending"] == 3:
            assert phase(states) == Phase.SOURCE
            play(states, GO)
        else:
            idle(states)
    whole = [(first + i) % seats for i in range(seats)]
    assert turns == rest + whole and visits == whole
    assert turn(states) == NONE and states[0]["rounds"] == 3 + 2


def test_a_trophy_may_be_won_in_the_last_round():
    """DJ-9: X2; only the last visit has none."""
    states = position("r1-q1", ending=2, corked="bbb")
    assert trophy("I-1") in opened(states)
    assert trophy("I-1") not in opened(last_visit(corked="bbb"))


# --- the last visit


def test_the_last_visit_is_one_of_the_source():
    """DJ-9: X3; both rows, wherever the mage stands."""
    states = last_visit(magic=0, scrolls=8, asleep="M01")
    assert {REFILL, BUY_CORK, BUY_MAGES, GO} <= opened(states)
    play(states, REFILL, BUY_CORK)
    assert of(states, "magic") == 4 and of(states, "corks") == 1


def test_bosses_may_be_caught_in_the_last_visit():
    """DJ-9: from the first player on, so that the supply may run short (E1)."""
    others = {1: {"magic": 6, "capacity": 8, "corked_boss": "bbuur"}}
    states = play(last_visit(magic=6, capacity=8, others=others), BOSSES, number(1), GO)
    assert turn(states) == 1 and BOSSES not in opened(states)


def test_the_last_visit_is_no_turn():
    """DJ-9: E2; no base, no walk, no bonus of a place, nothing for forfeiting."""
    states = last_visit(magic=0, base_at=2, kit="ST2", others={1: {"magic": 0, "base_at": 2}})
    assert equip("ST2") not in opened(states) and not {TWO_COINS, TWO_MAGIC} & opened(states)
    play(states, GO)
    assert turn(states) == 1 and of(states, "magic", 1) == 0 and phase(states) == Phase.SOURCE


def test_free_actions_are_open_in_the_last_visit():
    """DJ-9: E3; bottling, keys, equipment; an exchange once more."""
    states = last_visit(ringed="b", bottles="b", corks=1, keys=1, kit="ST9 HA8", magic=0)
    assert {cork("b"), KEY_SCROLL, equip("ST9"), equip("HA8")} <= opened(states)
    assert equip("ST9") not in opened(play(states, equip("ST9")))


def test_an_exchange_used_in_the_last_turn_works_again():
    """DJ-9: E3; the visit is counted by itself."""
    states = position("r1-q1", ending=2, turn=1, kit="ST9", magic=0)
    play(states, equip("ST9"))
    end_turn(states)
    assert states[0]["ending"] == 3 and turn(states) == 0
    play(states, GO)
    assert turn(states) == 1 and equip("ST9") in opened(states)


def test_the_game_is_over_after_the_last_visit():
    """DJ-9: nothing is open, and the points stand."""
    states = play(last_visit(turn=1, corked="b"), GO)
    assert phase(states) == Phase.OVER and opened(states) == set() and turn(states) == NONE
    assert points(states, 1) == 10 and result(states) == [0, 1]


# --- the safety


@pytest.mark.parametrize("limit", ["15", "30", "60", "120"])
def test_the_round_limit_brings_the_end(limit):
    """DJ-9: E5; when that round is complete, one more and the visit."""
    options = {"round_limit": limit}
    early = end_turn(position("r1-q1", turn=1, rounds=int(limit) - 1, options=options))
    assert early[0]["ending"] == 0 and early[0]["rounds"] == int(limit)
    states = end_turn(position("r1-q1", turn=1, rounds=int(limit), options=options))
    assert states[0]["ending"] == 2 and states[0]["rounds"] == int(limit) + 1 and phase(states) == Phase.MOVE
    idle(idle(states))
    assert states[0]["ending"] == 3 and phase(states) == Phase.SOURCE
    play(states, GO, GO)
    assert phase(states) == Phase.OVER and states[0]["boss"].sum() == 6


def test_the_limit_is_looked_at_when_a_round_is_complete():
    """DJ-9: E5; not before."""
    states = end_turn(position("r1-q1", turn=0, rounds=60))
    assert states[0]["ending"] == 0


def test_the_end_in_the_last_allowed_round_is_the_usual_one():
    """DJ-9: E5; one more round, not two."""
    states = play(last_boss(turn=1, rounds=60), CATCH, colour("u"), GO)
    assert end_turn(states)[0]["ending"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_random_game_ends_in_time(seats, sample):
    """DJ-9: E5; after the limit and two rounds at the latest, and before it where all bosses have left."""
    mask, found, count = np.zeros(GAME.actions, np.bool_), set(), sample(20, 400)
    for n in range(count):
        limit = ("15", "120")[n % 2]
        states = GAME.start(seed(n), seats, GAME.pack(round_limit=limit, beginner=n % 4 < 2))
        GAME.doors.playouts(states, 0, 1, mask, GAME.longest)
        s = named(states)
        assert s.phase == Phase.OVER and s.rounds <= int(limit) + 2
        found.add((s.rounds == int(limit) + 2, bool(s.boss.sum())))
    assert found >= {(True, True), (False, False)} or count < 16
