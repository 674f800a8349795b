"""The yardstick of Five Tribes, and hints that know whose tile a palm or palace stands on."""

import numpy as np
import pytest

from majlis.bots.bot import bot
from majlis.bots.chance import spread
from majlis.core.game import States, key, load
from majlis.core.match import Match
from majlis.core.record import seen
from majlis.core.refusal import Refusal
from majlis.games.five_tribes import actions as act
from majlis.games.five_tribes.mind.walks import walks
from majlis.games.five_tribes.parts import Djinn
from majlis.games.five_tribes.state import Phase
from majlis.testing.play import random_match, seed
from tests.games.five_tribes.table import acting

GAME = load("five_tribes")
PAIRS = [(Djinn.BOURAQ, "C4"), (Djinn.ENKI, "C1")]


def likes(states: States, a: int) -> float:
    """What the hints think of an action."""
    weights = np.zeros(GAME.actions)
    GAME.doors.prior(states, 0, GAME.open(states), weights)
    return float(weights[a])


@pytest.mark.parametrize("djinn, tile", PAIRS)
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_a_power_that_places_a_piece_is_liked_only_with_a_tile_of_ones_own(djinn, tile, owner):
    """FT-7.5, FT-7.7: on anybody else's tile it is a present."""
    camels = {} if owner is None else {tile: owner}
    states = acting("v", to="B2", djinns={djinn: 0}, elders=(3,), camels=camels)
    used = likes(states, act.USE + 2 * djinn) > likes(states, act.DONE)
    assert used == (owner == 0)


def whole_turns(states: States) -> dict[int, float]:
    """For each pick-up the best chance after a turn that goes to any end and on as the hints say."""
    seat, found = int(states[0]["turn"]), {}
    for a in np.flatnonzero(GAME.open(states)[: act.AT]):
        picked = states.copy()
        GAME.doors.step(picked, 0, int(a))
        ends = [ended(picked, way, seat) for way in walks(seen(picked))]
        found[int(a)] = max(ends)
    return found


def ended(states: States, way: tuple[int, ...], seat: int) -> float:
    after, weights = states.copy(), np.zeros(GAME.actions)
    for a in way:
        GAME.doors.step(after, 0, a)
    while int(after[0]["phase"]) not in (Phase.MOVE, Phase.BID, Phase.OVER):
        mask = GAME.open(after)
        GAME.doors.prior(after, 0, mask, weights)
        GAME.doors.step(after, 0, int(np.argmax(np.where(mask, weights, -1.0))))
    GAME.doors.values(after, 0, chances := np.zeros(int(after[0]["seats"])))
    return float(chances[seat])


@pytest.mark.parametrize("n", range(2))
def test_the_yardstick_picks_up_where_the_best_turn_begins(n):
    match = random_match(GAME, 2, n)
    at = next(i for i in range(20 + 20 * n, match.at) if match.state_at(i)[0]["phase"] == Phase.MOVE)
    states = match.state_at(at).copy()
    seat = int(states[0]["turn"])
    view = GAME.view(states, seat)
    supposed = view.copy()
    GAME.doors.guess(supposed, 0, key(spread(1)), seat)
    chances, chosen = whole_turns(supposed), bot("opt", GAME).choose(view, seat, 1)
    assert chances[chosen] == pytest.approx(max(chances.values()))


def test_the_yardstick_plays_what_is_open_and_the_same_again():
    for seats in GAME.seats:
        match, player = Match.new(GAME, seats, seed=seed(seats)), bot("opt", GAME)
        while match.at < 120 and not match.over:
            a = player.choose(match.view(match.turn), match.turn, match.at)
            assert a == player.choose(match.view(match.turn), match.turn, match.at)
            assert a in match.open()
            match.play(a)


def test_the_yardstick_is_known_where_it_can_play():
    with pytest.raises(Refusal, match="No bot is called 'opt'"):
        bot("opt", load("high_desert"))
