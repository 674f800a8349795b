"""All that a worker needs, fetched once: workers are copies of a process that has imported this (see workers.py)."""

from majlis.bots.warm import is_warm
from majlis.core.game import games, load

__all__ = ("READY",)

READY = [name for name in games() if is_warm(name)]  # what is not compiled yet is left to whoever is asked about it

for name in READY:
    game = load(name)
    game.start(bytes(32), game.seats[0])
