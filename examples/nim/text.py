"""Every word that a player reads, in English and German."""

from majlis.core.game import About
from majlis.core.record import NONE, named
from nim.actions import ACTIONS, TAKE
from nim.parts import MOST

ABOUT = {
    "en": About("Nim", "Three heaps of stones. Take as many as you like from one heap: the last stone wins.", {}),
    "de": About("Nim", "Drei Haufen Steine. Nimm so viele du willst von einem: der letzte Stein gewinnt.", {}),
}
WORDS = {
    "en": {
        "take": "take {n} from heap {heap}",
        "who": "Player {seat}",
        "ask": "Take stones from one heap.",
        "waits": "{who} is to act.",
        "offer": "Take {n} of {left} stones from heap {heap}.",
        "told": "{who}: {n} from heap {heap}.",
        "over": "The game is over.",
        "why": "Heap {heap} has {left} stones: you cannot take {n}. (N-2)",
        "tally": "last stone",
        "heap": "heap {heap}",
        "stone": "a stone",
    },
    "de": {
        "take": "nimm {n} von Haufen {heap}",
        "who": "Spieler {seat}",
        "ask": "Nimm Steine von einem Haufen.",
        "waits": "{who} ist am Zug.",
        "offer": "{n} von {left} Steinen von Haufen {heap} nehmen.",
        "told": "{who}: {n} von Haufen {heap}.",
        "over": "Das Spiel ist aus.",
        "why": "Haufen {heap} hat {left} Steine: du kannst nicht {n} nehmen. (N-2)",
        "tally": "letzter Stein",
        "heap": "Haufen {heap}",
        "stone": "ein Stein",
    },
}


def parts(a, v=None):
    """The numbers in an action's sentence."""
    heap, n = divmod(a - TAKE, MOST)
    return {"n": n + 1, "heap": heap + 1, "left": v.heap[heap] if v is not None else 0}


def say(a, lang="en"):
    return WORDS[lang]["take"].format(**parts(a))


SAID = {say(a, lang).lower(): a for lang in WORDS for a in range(ACTIONS)}


def read(words):
    a = SAID.get(" ".join(words.lower().split()))
    if a is None:
        raise ValueError(f"{words!r} is no action of this game: try words like 'take 2 from heap 1'.")
    return a


def name(seat, lang, names):
    return names[seat] if seat < len(names) else WORDS[lang]["who"].format(seat=seat + 1)


def prompt(view, seat=NONE, lang="en", names=()):
    v, words = named(view), WORDS[lang]
    if v.turn == NONE:
        return words["over"]
    return words["ask"] if v.turn == seat else words["waits"].format(who=name(int(v.turn), lang, names))


def offer(view, a, lang="en", names=()):
    return WORDS[lang]["offer"].format(**parts(a, named(view)))


def tell(before, after, a, seat=NONE, lang="en", names=()):
    v, w, words = named(before), named(after), WORDS[lang]
    told = words["told"].format(who=name(int(v.turn), lang, names), **parts(a))
    return [told, words["over"]] if w.turn == NONE else [told]


def why(view, a, lang="en", names=()):
    v = named(view)
    return WORDS[lang]["over"] if v.turn == NONE else WORDS[lang]["why"].format(**parts(a, v))


def tally(view, lang="en"):
    v = named(view)
    return [(WORDS[lang]["tally"], [int(v.turn == NONE and v.last == seat) for seat in range(int(v.seats))])]
