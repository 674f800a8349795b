"""Matches to test on: played at random, the same for the same seed."""

import random

from majlis.core.game import Game
from majlis.core.match import Match


def seed(n: int) -> bytes:
    """A seed of 32 bytes."""
    return n.to_bytes(32, "big")


def random_match(game: Game, seats: int, n: int, at: int | None = None, options: int = 0) -> Match:
    """A match played at random to its end, or up to so many actions."""
    chance = random.Random(n)
    match = Match.new(game, seats, options, seed(n))
    while not match.over and match.at != at:
        match.play(chance.choice(match.open()))
    return match


def stride(match: Match, least: int = 1, most: int = 120) -> int:
    """How far apart moments of a long match are looked at, so that there are no more than about so many."""
    return max(least, match.at // most)


def viewers(match: Match) -> range:
    """Every seat, and the onlooker."""
    return range(-1, match.header.seats)
