"""At a real table: how the cards are dealt, and what a palace counts."""

from typing import Any

from majlis.core.canvas import Box, Canvas, Picture, Size
from majlis.core.companion import Companion, Counts, Entry, Step, dealt, step
from majlis.core.game import load
from majlis.core.illustration import detail
from majlis.core.speech import topic
from majlis.games.high_desert.parts import CARDS, COPIES, HAND_SIZE, KINDS, PALACE_FULL, RANKS, Clan
from majlis.games.high_desert.words.names import GAME, NAMES, card

WORDS = topic("majlis.games.high_desert.words", "companion")
CELL, SIDE = 140, 22  # of the picture of all cards


def steps(picture: Picture, seats: int, options: int, lang: str) -> list[Step]:
    """HD-2."""
    words, game = WORDS[lang]["steps"], load(GAME)
    numbers = {"all": CARDS, "hand": HAND_SIZE, "deck": CARDS - seats * HAND_SIZE, "full": PALACE_FULL}
    hands = [f"hand-{seat}" for seat in range(seats)]
    pictures = {
        "shuffle": detail(picture, all_cards)(lang),
        "deal": dealt(game, seats, options, lang, ["palace-0", *hands[:1]]),
        "piles": dealt(game, seats, options, lang, ["deck", "discard", "removed"]),
        "first": detail(picture, starter)(lang),
    }
    return [step(words[key], numbers, scene) for key, scene in pictures.items()]


def all_cards(t: Canvas) -> Size:
    """A card of each kind, and how many there are of it."""
    for kind, copies in enumerate(COPIES):
        clan, rank = divmod(kind, RANKS)
        box = t.put(
            f"kind-{kind}", f"card-{kind}", Box(4 + rank * CELL, 4 + clan * 176, CELL - SIDE), card(kind, t.lang)
        )
        t.write(f"n-{kind}", box.x + box.width - 4, box.y + box.height - 10, f"×{copies}", "large end badge")
    return RANKS * CELL, len(Clan) * 176


def starter(t: Canvas) -> Size:
    t.put("lantern", "lantern", Box(110, 10, 80))
    return 300, 200


def entries(seats: int, options: int, lang: str) -> list[Entry]:
    """The cards of a palace, by kind."""
    clans = NAMES[lang]["clans"]
    return [
        Entry(f"card{kind}", clans[kind // RANKS], card(kind, lang), n, box=n, sprite=f"card-{kind}")
        for kind, n in enumerate(COPIES.tolist())
    ]


def fill(s: Any, counts: Counts) -> None:
    for seat in range(s["seats"]):
        for kind in range(KINDS):
            s["palace"][seat, kind] = counts[f"card{kind}"][seat]
        s["n_palace"][seat] = s["palace"][seat].sum()


def amiss(seats: int, options: int, counts: Counts, lang: str) -> str:
    """What the copies of each card allow can be."""
    return ""


def companion(picture: Picture) -> Companion:
    return Companion(picture, (), steps, entries, fill, amiss)
