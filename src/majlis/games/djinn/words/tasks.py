"""The tasks of who plays alone (DJ-14.6), in a few words, and what is left of Tom's deck."""

from majlis.core.game import States
from majlis.games.djinn.rules.tom import IN_DECK

TASKS = {
    "en": (
        "8 mages or more",
        "2 full equipment sets",
        "3 trophies or more",
        "10 coins or more",
        "3 keys or more",
        "only 2 open circles",
        "capacity 6 at most",
        "only 1 equipment type",
        "2 mages at most",
        "no mage with a key",
        "no passage laid",
    ),
    "de": (
        "mindestens 8 Magier",
        "2 Ausrüstungssätze",
        "mindestens 3 Trophäen",
        "mindestens 10 Münzen",
        "mindestens 3 Schlüssel",
        "nur 2 offene Kreise",
        "Kapazität bis 6",
        "nur 1 Art Ausrüstung",
        "höchstens 2 Magier",
        "kein Schlüsselmagier",
        "kein Gang gelegt",
    ),
}


def task(i: int, lang: str) -> str:
    """A task in a few words."""
    return TASKS[lang][i]


def left(states: States) -> int:
    """How many cards are left in Tom's deck."""
    return int((states[0]["tom"] == IN_DECK).sum())
