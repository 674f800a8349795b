"""What the terminal itself says; everything about a game comes from the game."""

from collections.abc import Mapping

from majlis.core.speech import topic

TOPICS = [topic("majlis.words", name) for name in ("pages", "coach", "settings", "terminal")]  # the last one counts
WORDS: Mapping[str, Mapping[str, str]] = {
    lang: {key: words for one in TOPICS for key, words in one[lang].items()} for lang in TOPICS[-1]
}
