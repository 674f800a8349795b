"""PettingZoo's own tests pass, and its games are those of Match."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from majlis.adapters.pettingzoo import env
from majlis.adapters.play import Play
from majlis.bots.chance import below
from majlis.core.game import Game, games, load
from majlis.core.match import IllegalAction

OURS = ["high_desert", "five_tribes", "djinn"]


@pytest.mark.filterwarnings("ignore")  # it warns of whatever is not a picture between 0 and 1
@pytest.mark.parametrize("name", OURS)
def test_api_and_seeds(name: str, capsys) -> None:
    api_test(env(name, seats=2), num_cycles=1000)
    seed_test(lambda: env(name, seats=2), num_cycles=200)


def options_of(game: Game, seats: int) -> list[dict[str, str]]:
    """The usual, then each option with its last choice."""
    asked = [option for option in game.options if option.asked(seats)]
    return [{}, *({option.name: option.choices[-1]} for option in asked)]


@pytest.mark.parametrize("name", OURS)
def test_games_are_those_of_match(name: str, sample) -> None:
    """Actions, masks, observations and rewards, for every option and number of seats."""
    game = load(name)
    assert name in games()
    for seats in game.seats:
        for options in options_of(game, seats):
            for seed in range(sample(1, 20)):
                one_game(game, seats, options, seed)


def one_game(game: Game, seats: int, options: dict[str, str], seed: int) -> None:
    table, match = env(game, seats, **options), Play(game, seats, **options).match(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        numbers, reward, over, _, _ = table.last()
        seat = table.possible_agents.index(agent)
        if over:
            assert reward == match.result()[seat]
            table.step(None)
            continue
        assert seat == match.turn and reward == 0
        assert np.flatnonzero(numbers["action_mask"]).tolist() == match.open()
        a = match.open()[below(seed + match.at, len(match.open()))]
        if match.at % 97 == 0:
            assert numbers["observation"].tolist() == game.observed(match.view(seat), seat).tolist()
        match.play(a)
        table.step(a)
    assert match.over


def test_an_action_that_is_not_open_is_refused_and_nothing_happens() -> None:
    table = env("high_desert")
    table.reset(seed=1)
    before = table.unwrapped.play.states.tobytes()
    closed = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(closed)
    assert table.unwrapped.play.states.tobytes() == before
    assert table.render().startswith("<svg")
