"""OpenSpiel's own tests and searches run on our games."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from majlis.adapters import openspiel

SHORT = ["majlis_high_desert(seats=2)", "majlis_five_tribes(seats=3,thieves=on)"]


@pytest.fixture(autouse=True)
def registered() -> None:
    openspiel.register()
    openspiel.register()  # twice does no harm


@pytest.mark.parametrize("name", SHORT)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def opened(name: str) -> pyspiel.State:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(7)
    return state


@pytest.mark.parametrize("name", SHORT)
def test_searches_choose_open_actions(name: str) -> None:
    state, chance = opened(name), np.random.RandomState(1)
    values = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 3, values, random_state=chance)
    assert bot.step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(state.get_game(), values, 2.0, 3, random_state=chance)
    bot.set_resampler(openspiel.resampler)
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_is_another_that_its_player_cannot_tell_from_this_one() -> None:
    state = opened("majlis_high_desert(seats=2)")
    player = state.current_player()
    others = [openspiel.resampler(state, player) for _ in range(3)]
    assert {one.information_state_string(player) for one in others} == {state.information_state_string(player)}
    assert len({str(one) for one in [state, *others]}) == 4
    assert state.information_state_string(1 - player) != state.information_state_string(player)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="2 to 4"):
        pyspiel.load_game("majlis_high_desert(seats=5)")
