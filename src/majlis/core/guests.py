"""Who sits there: what those who gave no name are called in the reader's language, and the guests who play the levels.

A seat without a name of its own keeps a code: PERSON for somebody, "@keen" for a bot of that level. So files and
records know levels only; which guest a level sends depends on the game and the seat, and nothing else.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from majlis import words
from majlis.core.speech import COMMON, FIRST, topic

CODE = "@"
PERSON = CODE + "player"
NOBODY = -1  # looks on
KEPT = 1024  # tables full of people, as a reader calls them: asked for with every line that is told
WORDS = topic(words.__name__, "guests")


class Guest(NamedTuple):
    """Somebody who likes to play: the name, and how the face is drawn (web/faces.py)."""

    name: str
    skin: int  # from fair to dark
    hat: str
    cloth: int  # the colour of it
    beard: str = ""
    brows: str = "calm"
    jewel: str = ""


GUESTS: dict[str, tuple[Guest, ...]] = {  # by level, four of each: no table has two of a name
    "random": (
        Guest("Lulu", 0, "curls", 3, brows="raised"),
        Guest("Zaki", 2, "cap", 1, brows="raised"),
        Guest("Bibi", 1, "bun", 4, brows="raised", jewel="earring"),
        Guest("Mimo", 3, "curls", 0, brows="raised"),
    ),
    "novice": (
        Guest("Noor", 2, "curls", 2, brows="raised", jewel="glasses"),
        Guest("Sami", 1, "cap", 0, brows="soft"),
        Guest("Amal", 0, "veil", 3, brows="raised"),
        Guest("Bilal", 3, "fez", 1, brows="soft"),
    ),
    "gentle": (
        Guest("Halima", 1, "veil", 4, brows="soft"),
        Guest("Yusuf", 2, "cap", 2, "short", "soft"),
        Guest("Salma", 3, "bun", 0, brows="soft", jewel="earring"),
        Guest("Idris", 0, "turban", 1, "long", "soft"),
    ),
    "greedy": (
        Guest("Mansur", 1, "fez", 3, "curled", "sharp", "ring"),
        Guest("Shirin", 2, "veil", 0, brows="raised", jewel="gem"),
        Guest("Hatim", 3, "turban", 0, "short", "sharp", "gem"),
        Guest("Faruq", 0, "fez", 2, "curled", "raised"),
    ),
    "steady": (
        Guest("Karim", 2, "scarf", 1, "short"),
        Guest("Maysa", 1, "veil", 2),
        Guest("Harun", 3, "turban", 4, "long"),
        Guest("Maryam", 0, "veil", 1, jewel="glasses"),
    ),
    "keen": (
        Guest("Samira", 2, "bun", 3, brows="sharp", jewel="earring"),
        Guest("Tariq", 1, "scarf", 3, "short", "sharp"),
        Guest("Dalia", 3, "veil", 3, brows="sharp"),
        Guest("Omar", 0, "cap", 4, "curled", "sharp", "glasses"),
    ),
    "strong": (
        Guest("Rashid", 3, "turban", 3, "short", "sharp", "scar"),
        Guest("Zaynab", 1, "hood", 4, brows="sharp"),
        Guest("Jalal", 2, "scarf", 0, "long", "sharp"),
        Guest("Yasmin", 0, "hood", 2, brows="sharp", jewel="earring"),
    ),
    "master": (
        Guest("Shahrazad", 1, "veil", 4, brows="calm", jewel="crown"),
        Guest("Suleyman", 2, "turban", 0, "long", "calm", "crown"),
        Guest("Zubayda", 3, "hood", 3, brows="calm", jewel="crown"),
        Guest("Khayyam", 0, "turban", 2, "long", "raised", "glasses"),
    ),
}


def guest(level: str, seat: int, game: str) -> Guest | None:
    """Who plays a level at a seat of a game; none, for a bot that nobody has introduced."""
    found = GUESTS.get(level)
    return found[(seat + sum(map(ord, game))) % len(found)] if found else None


def character(who: Guest, lang: str) -> str:
    """What is said of a guest."""
    return str(WORDS[lang]["characters"][who.name])


def level_name(level: str, lang: str) -> str:
    """How strong that is, in a word."""
    return str(WORDS[lang]["levels"].get(level, level))


def code(level: str) -> str:
    """The name that a bot of this level is kept under."""
    return CODE + level


def level_of(name: str) -> str:
    """The level of a bot that has no name of its own, or nothing."""
    return name.removeprefix(CODE) if name.startswith(CODE) and name != PERSON else ""


def called(names: Sequence[str], game: str, lang: str = FIRST, viewer: int = NOBODY) -> tuple[str, ...]:
    """What the players are called by a reader, who may be one of them; of several people, each has a number."""
    return _all_called(tuple(names), game, lang, viewer if names.count(PERSON) == 1 else NOBODY)


@lru_cache(KEPT)
def _all_called(names: tuple[str, ...], game: str, lang: str, viewer: int) -> tuple[str, ...]:
    return tuple(_called(name, seat, game, lang, viewer) for seat, name in enumerate(names))


def _called(name: str, seat: int, game: str, lang: str, viewer: int) -> str:
    if name == PERSON:
        return str(COMMON[lang]["you"] if seat == viewer else COMMON[lang]["player"].format(n=seat + 1))
    level = level_of(name)
    who = guest(level, seat, game)
    return who.name if who else level.title() or name
