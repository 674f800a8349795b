"""Walk once through every door that playing needs, so that it is compiled with the types that are really used.

Observations, counts of pieces and lines of play are for tools: they compile what they need when they need it.
"""

from pathlib import Path

import numpy as np

from majlis.bots.search.thinker import Thinker
from majlis.bots.search.ways import Way
from majlis.core.cache import cache_folder
from majlis.core.compile import INTERPRET, processor
from majlis.core.game import Game, States, folder_of, key

LONG = 64  # decisions of the walk
BOTS = Path(__file__).parent


def is_warm(name: str) -> bool:
    """Is all compiled that playing needs, for these rules and this processor? Nothing is fetched to find out."""
    folder = folder_of(name)
    return INTERPRET or (folder is not None and _mark(folder).exists())


def _mark(folder: Path) -> Path:
    return cache_folder(folder, BOTS) / f"ready-{processor()}"


def warm(game: Game) -> None:
    """Compile a game's rules, or fetch them from the cache; plain Python is warm by nature."""
    if INTERPRET:
        return
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
    doors.guess(views, 0, key(bytes(32)), seat)
    doors.step(states, 0, int(np.flatnonzero(mask)[0]))
    speak(game, states)
    doors.playouts(states, 0, 2, mask, LONG)
    doors.points(states, 0, 0)
    doors.result(states, 0, np.zeros(int(states[0]["seats"])))
    (mark := _mark(game.folder)).parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


def speak(game: Game, states: States) -> None:
    """What the rules say when somebody is there to read it."""
    game.doors.reason(states, 1, 0)
    game.score(states, 0)
    if game.figures:
        game.figure(states)
    game.act(states, 1, int(np.flatnonzero(game.open(states, 1))[0]))
