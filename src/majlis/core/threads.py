"""Many records at once: compiled playouts let go of the interpreter, so threads share the cores."""

import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from majlis.core.game import Game, States


def playouts(game: Game, states: States, threads: int = 0) -> int:
    """Play all states at random to their ends; return the number of decisions."""
    threads = threads or os.cpu_count() or 1
    cuts = [len(states) * i // threads for i in range(threads + 1)]

    def part(i: int) -> int:
        mask = np.zeros(game.actions, np.bool_)
        return int(game.doors.playouts(states, cuts[i], cuts[i + 1], mask, game.longest))

    with ThreadPoolExecutor(threads) as pool:
        return sum(pool.map(part, range(threads)))
