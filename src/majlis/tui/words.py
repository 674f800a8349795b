"""What the terminal itself says; everything about a game comes from the game."""

from collections.abc import Mapping

from majlis.core.speech import topic

COACH, OWN = topic("majlis.words", "coach"), topic("majlis.words", "terminal")
WORDS: Mapping[str, Mapping[str, str]] = {lang: {**COACH[lang], **OWN[lang]} for lang in OWN}
