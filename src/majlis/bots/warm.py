"""Walk once through every door of a game, so that all of it is compiled with the types that are really used."""

import numpy as np

from majlis.bots.search.thinker import Thinker
from majlis.bots.search.ways import Way
from majlis.core.game import Game, key

LONG = 64  # decisions of the walk
PERFT = 2


def warm(game: Game) -> None:
    """Compile a game's rules, or fetch them from the cache."""
    doors, mask = game.doors, np.zeros(game.actions, np.bool_)
    states, views = game.new(2), game.new(1)
    for seed in range(2):
        doors.setup(states, seed, key(bytes([seed] * 32)), game.seats[seed % len(game.seats)], 0)
    doors.legal(states, 0, mask)
    views[0] = states[0]
    seat = int(states[0]["turn"])
    doors.hide(views, 0, seat)
    doors.prior(views, 0, mask, np.zeros(game.actions))
    doors.values(views, 0, np.zeros(int(states[0]["seats"])))
    thinker = Thinker(game, LONG, Way())
    for _ in range(2):  # the second time it looks whether the tree can be kept
        thinker.think(views, seat, bytes(32), LONG)
        thinker.rules.follow(thinker.trees[0], thinker.best, 0, 0)
    doors.observe(views, 0, seat, np.zeros(game.observation, np.float32))
    doors.guess(views, 0, key(bytes(32)), seat)
    doors.step(states, 0, int(np.flatnonzero(mask)[0]))
    doors.playouts(states, 0, 2, mask, LONG)
    doors.points(states, 0, 0)
    doors.result(states, 0, np.zeros(int(states[0]["seats"])))
    doors.count(states, 0, np.zeros(len(game.pieces), np.int64))
    doors.perft(game.new(PERFT + 1), np.zeros((PERFT + 1, game.actions), np.bool_), 0)
