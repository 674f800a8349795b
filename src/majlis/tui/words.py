"""What the terminal itself says; everything about a game comes from the game."""

from collections.abc import Mapping

from majlis.core.speech import topic

WORDS: Mapping[str, Mapping[str, str]] = topic("majlis.words", "terminal")
