"""Guesses agree with the view, differ from each other, and miss nothing that could be."""

import numpy as np

from majlis.core.game import Game, States, key
from majlis.testing.play import random_match, seed, viewers


def guess(game: Game, view: States, seat: int, n: int) -> States:
    world = view.copy()
    game.doors.guess(world, 0, key(seed(n)), seat)
    return world


def test_a_guess_looks_like_the_view_it_came_from_and_can_be_played_on(game: Game) -> None:
    for n in range(8):
        match = random_match(game, game.seats[n % len(game.seats)], n, at=4 * n)
        for seat in viewers(match):
            view = match.view(seat)
            world = guess(game, view, seat, n)
            assert game.view(world, seat).tobytes() == view.tobytes()
            game.doors.playouts(world, 0, 1, np.zeros(game.actions, np.bool_), game.longest)
            assert world[0]["turn"] < 0


def test_the_same_key_guesses_the_same_world(game: Game) -> None:
    view = random_match(game, game.seats[-1], 3, at=9).view(0)
    assert guess(game, view, 0, 1).tobytes() == guess(game, view, 0, 1).tobytes()


def test_guesses_differ_where_something_is_hidden(game: Game) -> None:
    match = random_match(game, game.seats[-1], 3, at=9)
    view = match.view(0)
    names = game.state.names or ()
    hidden = [name for name in names[3:] if view[0][name].tobytes() != match.state[0][name].tobytes()]
    worlds = {guess(game, view, 0, n)[hidden].tobytes() for n in range(20)}
    assert len(worlds) == 20 if hidden else len(worlds) == 1
