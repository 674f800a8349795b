"""A table for the djinn games."""

from majlis.core.game import games, load
from majlis.core.match import Match

__all__ = ["Match", "games", "load"]
