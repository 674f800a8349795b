"""The greedy bot against itself in compiled code plays as the bot does."""

from pathlib import Path

import numpy as np

import majlis.bots.arena
from majlis.core.game import key
from majlis.core.match import Match
from tests.play import seed


def selfplay(game, states, limit):
    play = game.specialised(Path(majlis.bots.arena.__file__).parent / "selfplay.py").selfplay
    paper = game.new(), np.zeros(game.actions, np.bool_), np.zeros(game.actions)
    return play(states, 0, len(states), *paper, limit)


def test_every_choice_is_one_of_the_best(game):
    """Step by step: the state that follows is that of an action with the largest prior."""
    match = Match.new(game, game.seats[0], seed=seed(3))
    for _ in range(40):
        if match.over:
            break
        view, weights = match.view(match.turn), np.zeros(game.actions)
        mask = game.open(view)
        game.doors.prior(view, 0, mask, weights)
        best = np.flatnonzero(mask & (weights == weights[mask].max()))
        after = match.state.copy()
        assert selfplay(game, after, 1) == 1
        played = [a for a in best if same(game, match, int(a), after)]
        assert played
        match.play(int(played[0]))


def same(game, match, a, after):
    """Does this action lead there, but for the chance that breaks ties and whatever follows from it?"""
    other = match.state.copy()
    game.doors.step(other, 0, a)
    return other[0]["phase"] == after[0]["phase"] and other[0]["turn"] == after[0]["turn"]


def test_games_come_to_their_ends(game):
    states = game.new(12)
    for i in range(12):
        game.doors.setup(states, i, key(seed(i)), game.seats[i % len(game.seats)], 0)
    assert selfplay(game, states, game.longest) > 12
    assert (states["turn"] < 0).all()
