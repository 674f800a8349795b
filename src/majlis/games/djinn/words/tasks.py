"""The tasks of who plays alone (DJ-14.6), in a few words, and what is left of Tom's deck."""

from majlis.core.game import States
from majlis.core.speech import topic
from majlis.games.djinn.rules.tom import IN_DECK

WORDS = topic(__package__, "tom")


def task(i: int, lang: str) -> str:
    """A task in a few words."""
    return str(WORDS[lang]["goals"][i])


def left(states: States) -> int:
    """How many cards are left in Tom's deck."""
    return int((states[0]["tom"] == IN_DECK).sum())
