"""Playing alone: the tasks (DJ-14.6) in a few words, which of them a game fulfils, and what is left of Tom's deck."""

from majlis.core.game import States, load
from majlis.core.speech import topic
from majlis.games.djinn.rules.scoring import TASKS
from majlis.games.djinn.rules.tom import WON
from majlis.games.djinn.state import Phase

WORDS = topic(__package__, "tom")


def task(i: int, lang: str) -> str:
    """A task in a few words."""
    return str(WORDS[lang]["goals"][i])


def fulfilled(states: States) -> tuple[bool, ...]:
    """Each task, whether the game is over or not."""
    bits = load("djinn").figure(states)["tasks"]
    return tuple(bool(bits >> i & 1) for i in range(TASKS))


def won(states: States) -> bool:
    """Is this a game that ended with a win?"""
    return bool(states[0]["phase"] == Phase.OVER and states[0]["won"] == WON)


def done(states: States) -> tuple[bool, ...]:
    """The tasks that a won game fulfils."""
    return fulfilled(states) if won(states) else (False,) * TASKS


def left(states: States) -> int:
    """How many cards are left in Tom's deck."""
    return load("djinn").figure(states)["cards_left"]
