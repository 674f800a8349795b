"""Whole games in compiled code are those that the bots play."""

from functools import cache

import numpy as np
import pytest

from majlis.bots.chance import derive
from majlis.bots.search.thinker import Thinker
from majlis.bots.study.player import Player
from majlis.core.compile import gate
from majlis.core.game import key
from majlis.core.record import at
from majlis.core.rng import take_key, word

KEY = key(derive("whole", "bot"))


@cache
def player(game, name):
    return Player(game, max(2, game.seats[0]), name)


def played(game, name, deal=0):
    """The actions of a game, and its states one after the other."""
    start = game.start(derive("whole", deal), max(2, game.seats[0]))
    end = start.copy()
    return start, player(game, name).play(end, 0, KEY).tolist(), end


@pytest.mark.parametrize("name", ["greedy", "search:40"])
def test_seed_and_actions_replay_a_whole_game(game, name):
    """The bot's chance is not the game's: else nothing that was played could be told again."""
    states, actions, end = played(game, name)
    for a in actions:
        assert game.open(states)[a]
        game.doors.step(states, 0, a)
    assert states[0]["turn"] < 0
    assert states.tobytes() == end.tobytes()


def test_every_choice_of_greedy_is_one_of_the_best(game):
    states, actions, _ = played(game, "greedy")
    for a in actions:
        view, weights = game.view(states, int(states[0]["turn"])), np.zeros(game.actions)
        mask = game.open(view)
        game.doors.prior(view, 0, mask, weights)
        assert weights[a] == weights[mask].max()
        game.doors.step(states, 0, a)


def test_a_search_chooses_what_the_thinker_does(game):
    states, actions, _ = played(game, "search:40")
    budget, chance, words = player(game, "search:40").budget, game.new(), np.zeros(8, np.uint32)
    thinker = Thinker(game, budget.walks, budget.way, brief=True)
    begin(chance, KEY)
    for a in actions:
        choices = np.flatnonzero(game.open(states))
        if len(choices) > 1:
            draw(chance, words)
            seat = int(states[0]["turn"])
            found = thinker.think(game.view(states, seat), seat, words.astype("<u4").tobytes(), budget.walks)
            assert found.lines[0].action == a
        game.doors.step(states, 0, a)


@gate
def begin(states, words):
    take_key(at(states, 0), words)


@gate
def draw(states, words):
    for k in range(len(words)):
        words[k] = word(at(states, 0))
