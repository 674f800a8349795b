"""The greedy bot against itself in compiled code plays as the bot does."""

import numpy as np

from majlis.bots.tune.moments import SELFPLAY, paper
from majlis.core.compile import gate
from majlis.core.game import key
from majlis.core.match import Match
from majlis.core.record import at
from majlis.core.rng import word
from majlis.testing.play import seed


def selfplay(game, states, limit):
    return game.specialised(SELFPLAY).selfplay(states, paper(game, game.seats[-1]), limit)


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
        played = [a for a in best if led(game, match, int(a), ties(mask, weights)) == after.tobytes()]
        assert played
        match.play(int(played[0]))


def led(game, match, a, words):
    """Where an action leads, after so many words of chance were drawn."""
    other = match.state.copy()
    draw_words(other, words)
    game.doors.step(other, 0, a)
    return other.tobytes()


def ties(mask, weights):
    """How often the bot draws while it looks for the largest prior: whenever one is as large as those before."""
    best, n = -1.0, 0
    for weight in weights[mask]:
        n += weight >= best
        best = max(best, weight)
    return n


@gate
def draw_words(states, n):
    for _ in range(n):
        word(at(states, 0))


def test_games_come_to_their_ends(game):
    states = game.new(12)
    for i in range(12):
        game.doors.setup(states, i, key(seed(i)), game.seats[i % len(game.seats)], 0)
    assert selfplay(game, states, game.longest) > 12
    assert (states["turn"] < 0).all()
