"""A bot that plays any open action, all equally likely; and the chance that every bot draws from."""

import hashlib

import numpy as np

from majlis.core.game import Game, States

Seed = int | bytes


def below(seed: Seed, n: int) -> int:
    """A number from 0 to n - 1 that follows from a seed alone, so the same seed gives the same choice."""
    word = seed if isinstance(seed, bytes) else str(seed).encode()
    return int.from_bytes(hashlib.blake2b(word, digest_size=16).digest()) % n


def spread(seed: Seed) -> bytes:
    """A seed as the 32 bytes that a generator wants."""
    return hashlib.blake2b(seed if isinstance(seed, bytes) else str(seed).encode(), digest_size=32).digest()


class Random:
    """Knows nothing, prefers nothing."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: States, seat: int, seed: Seed) -> int:
        """One of the open actions."""
        open_actions = np.flatnonzero(self.game.open(view))
        return int(open_actions[below(seed, len(open_actions))])
