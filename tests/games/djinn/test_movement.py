"""DJ-4.1 to DJ-4.3: the base marker, the walk, occupied edges."""

import pytest

from majlis.games.djinn.actions import EDGE, OPTION
from majlis.games.djinn.parts import EDGES, FROM, ONWARD, TO, Place
from tests.games.djinn.names import (
    COIN,
    GO,
    KEY_COIN,
    KEY_MAGIC,
    KEY_SCROLL,
    SCROLL,
    SKIP,
    STOP,
    TWO_COINS,
    edge_name,
    to,
)
from tests.games.djinn.table import (
    Phase,
    answers,
    at_square,
    end_turn,
    moving,
    of,
    opened,
    phase,
    play,
    position,
    standing,
    turn,
)


def ways(states):
    """The edges that may be walked to, by name."""
    return {edge_name(a - EDGE) for a in opened(states) if EDGE <= a < OPTION}


def entering(**more):
    """The first turn of a player."""
    return position(None, phase=Phase.ENTER, rounds=1, **more)


# --- the base marker


@pytest.mark.parametrize("magic, base, begins", [(0, 0, 0), (0, 1, 1), (0, 2, 2), (1, 2, 2), (3, 2, 3)])
def test_a_turn_begins_at_the_base_at_least(magic, base, begins):
    """DJ-4.1, DJ-2.2: the marker comes up to the base, never down."""
    states = at_square(Place.TAVERN, others={1: {"magic": magic, "base_at": base}})
    assert of(end_turn(states), "magic", 1) == begins and turn(states) == 1


def test_the_base_does_not_fill_up_within_the_turn():
    """DJ-4.1: only at the beginning."""
    states = play(at_square(Place.TAVERN, magic=0, base_at=2), TWO_COINS)
    assert of(states, "magic") == 0


# --- the walk


def test_the_first_turn_enters_at_any_edge_of_a_square():
    """DJ-4.2: eighteen of them, none at a round space or at the Source."""
    assert ways(entering()) == {edge_name(e) for e in range(EDGES) if 6 <= TO[e] < 12}
    assert len(ways(entering())) == 18


def test_entering_is_followed_by_the_action_of_the_space():
    """DJ-4.2: like any other arrival."""
    states = play(entering(), to("r4-q1"))
    assert phase(states) == Phase.ACT and standing(states) == "r4-q1"


@pytest.mark.parametrize("at", ["r1-q1", "S-r1", "q4-r6", "r2-S"])
def test_a_mage_never_turns_back(at):
    """DJ-4.2: all ways on but the one it came by."""
    start, end = at.split("-")
    neighbours = {b for a, b in (edge_name(e).split("-") for e in range(EDGES)) if a == end}
    assert ways(moving(at)) == {f"{end}-{other}" for other in neighbours - {start}}


def test_every_edge_leads_on_to_all_but_its_own_beginning():
    """DJ-4.2: on the whole map there are two or three ways on."""
    for edge in range(EDGES):
        on = [int(e) for e in ONWARD[edge] if e >= 0]
        assert {int(TO[e]) for e in on} == {int(TO[e]) for e in range(EDGES) if FROM[e] == TO[edge]} - {int(FROM[edge])}
        assert len(on) in (2, 3)


def test_a_walk_ends_at_the_near_edge():
    """DJ-4.2: from where it came is still to be seen."""
    states = play(moving("r1-q1"), to("q1-r4"))
    assert standing(states) == "q1-r4" and phase(states) == Phase.ACT


def test_a_walk_may_end_at_the_source():
    """DJ-4.2, DJ-5.7: which asks for its own actions."""
    assert phase(play(moving("q1-r1"), to("r1-S"))) == Phase.SOURCE


# --- occupied edges


def met(others="q1-r4", **more):
    """The walker wants to q1-r4, where another mage stands."""
    return play(moving("r1-q1", others={1: {"at": others}}, **more), to("q1-r4"))


def test_another_edge_of_the_same_space_is_free():
    """DJ-4.3: M1; nobody is paid there."""
    states = met("q4-r4")
    assert phase(states) == Phase.ACT and of(states, "coins") == 4


def test_a_mage_that_came_the_other_way_is_in_nobodys_way():
    """DJ-4.3: M1, X5; the same path, the opposite direction."""
    assert phase(met("r4-q1")) == Phase.ACT


def test_at_an_occupied_edge_one_stops_or_walks_on():
    """DJ-4.3: both are asked for."""
    states = met()
    assert phase(states) == Phase.STREET and opened(states) == {STOP, SKIP}
    assert standing(states) == "r1-q1", "the mage has not moved yet"


@pytest.mark.parametrize("piece, field", [(COIN, "coins"), (SCROLL, "scrolls")])
def test_who_stops_pays_with_a_coin_or_a_scroll(piece, field):
    """DJ-4.3: M3; the other player gets the very piece."""
    states = play(met(scrolls=2), STOP)
    assert opened(states) == {COIN, SCROLL}
    mine, theirs = of(states, field), of(states, field, 1)
    play(states, piece)
    assert (of(states, field), of(states, field, 1)) == (mine - 1, theirs + 1)
    assert phase(states) == Phase.ACT and standing(states) == "q1-r4"


def test_each_of_them_is_paid():
    """DJ-4.3: M3; coin or scroll is chosen for each."""
    crowd = {1: {"at": "q1-r4", "coins": 0}, 2: {"at": "q1-r4", "coins": 0}, 3: {"at": "q1-r4", "coins": 0}}
    states = play(moving("r1-q1", seats=4, others=crowd, coins=2, scrolls=1), to("q1-r4"), STOP, COIN, SCROLL, COIN)
    assert [of(states, "coins", seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [of(states, "scrolls", seat) for seat in range(4)] == [0, 0, 1, 0]


def test_only_what_one_has_can_be_paid():
    """DJ-4.3: without scrolls the coin alone."""
    assert opened(play(met(scrolls=0, coins=1), STOP)) == {COIN}
    assert opened(play(met(scrolls=1, coins=0), STOP)) == {SCROLL}


def test_who_cannot_pay_all_must_walk_on():
    """DJ-4.3: M3; there is no question then."""
    states = met(coins=0, scrolls=0)
    assert phase(states) == Phase.WALK_ON and ways(states) == {"r4-q4", "r4-q5"}
    crowd = {1: {"at": "q1-r4"}, 2: {"at": "q1-r4"}}
    assert phase(play(moving("r1-q1", seats=3, others=crowd, coins=1), to("q1-r4"))) == Phase.WALK_ON


def test_a_key_can_be_changed_for_what_a_stop_costs():
    """DJ-4.3: M3; while it is asked whether to stop, not while somebody is paid."""
    states = play(moving("r1-q1", others={1: {"at": "q1-r4"}}, coins=0, keys=2, magic=0), to("q1-r4"))
    assert phase(states) == Phase.STREET and opened(states) == {SKIP, KEY_COIN, KEY_SCROLL, KEY_MAGIC}
    play(states, KEY_COIN)
    assert phase(states) == Phase.STREET and STOP in opened(states)
    assert opened(play(states, STOP)) == {COIN}
    assert of(play(states, COIN), "keys") == 1 and standing(states) == "q1-r4"


def test_who_walks_on_may_change_a_key_and_walks_on():
    """DJ-4.3, DJ-4.7: M3; the space that was walked over stays behind."""
    states = play(moving("r1-q1", others={1: {"at": "q1-r4"}}, coins=0, keys=1, magic=0), to("q1-r4"), SKIP)
    ways = answers(states)
    assert phase(states) == Phase.WALK_ON and answers(play(states, KEY_COIN)) == ways
    assert phase(states) == Phase.WALK_ON and STOP not in opened(states)


def test_walking_on_crosses_the_space_by_the_usual_rule():
    """DJ-4.3, DJ-4.2: not back to where the walk came from."""
    states = play(met(), SKIP)
    assert phase(states) == Phase.WALK_ON and ways(states) == {"r4-q4", "r4-q5"}
    play(states, to("r4-q5"))
    assert standing(states) == "r4-q5" and phase(states) == Phase.ACT


def test_a_space_that_is_walked_over_gives_nothing():
    """DJ-4.3: M4; no bonus of equipment, no catch, no payment."""
    states = play(met(kit="HA2"), SKIP, to("r4-q5"))
    assert of(states, "coins") == 4 and of(states, "coins", 1) == 4
    assert of(play(moving("r1-q1", kit="HA2"), to("q1-r4")), "coins") == 6, "who stops there has the bonus"


def test_several_spaces_may_be_walked_over():
    """DJ-4.3: M4; each occupied edge asks again, and a walk can lead from round to round."""
    crowd = {1: {"at": "q1-r4"}, 2: {"at": "r4-q5"}, 3: {"at": "q5-r2"}}
    states = play(moving("r1-q1", seats=4, others=crowd), to("q1-r4"), SKIP, to("r4-q5"))
    assert phase(states) == Phase.STREET
    play(states, SKIP)
    assert ways(states) == {"q5-r2", "q5-r5"}
    play(states, to("q5-r2"), SKIP, to("r2-S"))
    assert standing(states) == "r2-S" and phase(states) == Phase.SOURCE


def test_the_way_over_an_occupied_edge_can_end_at_a_like_space():
    """DJ-4.3: M4; from a square over a round one to a square."""
    states = play(met(), SKIP, to("r4-q4"))
    assert standing(states) == "r4-q4"


def test_the_source_is_occupied_like_other_spaces():
    """DJ-4.3: M5; it is paid for or walked over."""
    states = play(moving("q1-r1", others={1: {"at": "r1-S"}}), to("r1-S"))
    assert opened(states) == {STOP, SKIP}
    assert ways(play(states.copy(), SKIP)) == {"S-r2", "S-r3"}
    play(states, STOP, COIN)
    assert phase(states) == Phase.SOURCE and of(states, "coins", 1) == 5
    assert phase(play(moving("q1-r1", others={1: {"at": "r2-S"}}), to("r1-S"))) == Phase.SOURCE


# --- the first turn


def test_an_occupied_edge_may_be_entered_for_the_payment():
    """DJ-4.3: M2; without a question, since there is no walking over."""
    states = play(entering(others={1: {"at": "r1-q1"}}), to("r1-q1"))
    assert phase(states) == Phase.PAY and opened(states) == {COIN}
    play(states, COIN)
    assert standing(states) == "r1-q1" and of(states, "coins", 1) == 5 and phase(states) == Phase.ACT


def test_who_cannot_pay_enters_elsewhere():
    """DJ-4.3: M2; that edge is closed."""
    poor = entering(others={1: {"at": "r1-q1"}}, coins=0)
    assert "r1-q1" not in ways(poor) and len(ways(poor)) == 17
    assert "r1-q1" in ways(entering(others={1: {"at": "r1-q1"}}, coins=0, scrolls=1))


# --- pauses round the walk


def test_the_next_player_moves_when_the_turn_is_over():
    """DJ-4.2: seats in rising order, the first after the last."""
    states = end_turn(at_square(Place.TAVERN, seats=3, turn=2))
    assert turn(states) == 0 and phase(states) == Phase.MOVE
    assert turn(end_turn(at_square(Place.TAVERN, seats=3, turn=1))) == 2


def test_a_turn_without_any_action_does_not_end():
    """DJ-4.6, DJ-4.4: the reward for forfeiting comes first, it never hurts."""
    states = at_square(Place.ACADEMY)
    assert GO not in opened(states) and GO in opened(play(states, TWO_COINS))
