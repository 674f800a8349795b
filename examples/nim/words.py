"""Every word that a player reads. A larger game has a folder for each language."""

from collections.abc import Iterable
from pathlib import Path

from majlis.core import speech
from majlis.core.events import Event
from majlis.core.foresight import ahead
from majlis.core.game import About, States, load
from majlis.core.record import NONE, named
from majlis.core.refusal import Refusal
from majlis.core.speech import COMMON, Names, name

from .actions import ACTIONS, TAKE
from .events import KINDS
from .parts import MOST
from .rules import Why

GAME = Path(__file__).parent.name
ABOUT = speech.spoken(
    {
        "en": About("Nim", "Three heaps of stones. Take as many as you like from one heap: the last stone wins.", {}),
        "de": About("Nim", "Drei Haufen Steine. Nimm so viele du willst von einem: der letzte Stein gewinnt.", {}),
    }
)
LEGEND = speech.spoken(
    {
        "en": {"stone": ("Stone", "Taking it takes all stones above it, too.")},
        "de": {"stone": ("Stein", "Wer ihn nimmt, nimmt alle Steine darüber mit.")},
    }
)
WORDS = speech.spoken(
    {
        "en": {
            "take": "take {stones} from heap {heap}",
            "ask": "Take stones from one heap.",
            "offer": "Take {stones} of {all} stones from heap {heap}.",
            "tally": "last stone",
            "heap": "heap {heap}",
            "stone": "a stone",
            "story": {
                "take": "[You|{who}]: {stones} from heap {heap}.",
                "end": "[You|{who}] took the last stone and [win|wins].",
            },
            "refusals": {"too_many": "Heap {heap} has {left} stones: you cannot take {stones}. (N-2)"},
        },
        "de": {
            "take": "nimm {stones} von Haufen {heap}",
            "ask": "Nimm Steine von einem Haufen.",
            "offer": "{stones} von {all} Steinen von Haufen {heap} nehmen.",
            "tally": "letzter Stein",
            "heap": "Haufen {heap}",
            "stone": "ein Stein",
            "story": {
                "take": "[Du|{who}]: {stones} von Haufen {heap}.",
                "end": "[Du hast|{who} hat] den letzten Stein und [gewinnst|gewinnt].",
            },
            "refusals": {"too_many": "Haufen {heap} hat {left} Steine: du kannst nicht {stones} nehmen. (N-2)"},
        },
    }
)


def parts(a: int) -> dict[str, int]:
    """The numbers in an action's sentence."""
    heap, stones = divmod(a - TAKE, MOST)
    return {"stones": stones + 1, "heap": heap + 1}


def say(a: int, lang: str = "en") -> str:
    said: str = WORDS[lang]["take"].format(**parts(a))
    return said


SAID = {say(a, lang).lower(): a for lang in WORDS for a in range(ACTIONS)}


def read(words: str) -> int:
    a = SAID.get(" ".join(words.lower().split()))
    if a is None:
        raise Refusal(f"{words!r} is no action of this game: try words like 'take 2 from heap 1'.")
    return a


def prompt(view: States, seat: int = NONE, lang: str = "en", names: Names = ()) -> str:
    """What is asked now; for others, who is asked."""
    turn = int(view[0]["turn"])
    if turn == NONE:
        return str(COMMON[lang]["over"])
    return str(WORDS[lang]["ask"] if turn == seat else COMMON[lang]["waits"].format(who=name(turn, lang, names)))


def offer(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """What the rules say would happen."""
    take = ahead(GAME, view, a).events[0]
    return str(WORDS[lang]["offer"].format(**parts(a), all=take["stones"] + take["left"]))


def tell(events: Iterable[Event], seat: int = NONE, lang: str = "en", names: Names = ()) -> list[str]:
    """What happened, as this seat heard it."""

    def sentence(event: Event) -> str:
        words = speech.about(WORDS[lang]["story"][event.kind.name.lower()], event["seat"], seat)
        return words.format(
            who=name(event["seat"], lang, names), stones=event.get("stones"), heap=event.get("heap", 0) + 1
        )

    return speech.tell(events, KINDS, sentence)


def why(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """The reason that the rules give."""
    reason = Why(load(GAME).doors.reason(view, 0, a))
    if reason in (Why.OPEN, Why.OVER):
        return str(COMMON[lang][reason.name.lower()])
    left = named(view).heap[(a - TAKE) // MOST]
    return str(WORDS[lang]["refusals"][reason.name.lower()].format(**parts(a), left=left))


def tally(view: States, lang: str = "en") -> list[tuple[str, list[int]]]:
    """The score sheet with its names."""
    game = load(GAME)
    return [(WORDS[lang]["tally"], [game.score(view, seat)[0] for seat in range(int(view[0]["seats"]))])]
