"""What cards, palaces and actions are called, and actions read back."""

from majlis.core import speech
from majlis.core.game import States
from majlis.core.record import NONE
from majlis.core.refusal import Refusal
from majlis.core.speech import Names, name
from majlis.games.high_desert.actions import ACTIONS, AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, RANKS

GAME = "high_desert"
NAMES = speech.topic(__package__, "names")
LEGEND = speech.topic(__package__, "legend")  # what the ranks do
PICTURE = speech.topic(__package__, "picture")  # what is written on the table


def card(kind: int, lang: str = "en") -> str:
    """The name of a card; no card has none."""
    if kind == NONE:
        return ""
    clan, rank = divmod(kind, RANKS)
    words = NAMES[lang]
    return str(words["card"].format(clan=words["clans"][clan], rank=words["ranks"][rank]))


def palace(seat: int, viewer: int, lang: str, names: Names, actor: int = NONE) -> str:
    """Whose palace it is, to who reads it; another's own, where somebody acts on it."""
    words = NAMES[lang]
    if seat == actor != viewer:
        return str(words["own"])
    return str(words["your"] if seat == viewer else words["their"].format(who=name(seat, lang, names)))


def n_cards(n: int, lang: str) -> str:
    """'1 card', '3 cards'."""
    return speech.counted(n, NAMES[lang]["cards"])


# --- actions in words and back


def say(a: int, lang: str = "en") -> str:
    """Write an action: 'Marid Thief', 'Efreet Vizier of player 2', 'player 1', 'wish look', 'decline'."""
    words = NAMES[lang]
    if a < WISH:
        return card(a - CARD, lang)
    if a < DECLINE:
        return str(words["wish"].format(wish=words["wishes"][a - WISH]))
    if a == DECLINE:
        return str(words["decline"])
    if a < AT:
        return str(words["seat"].format(seat=a - SEAT + 1))
    seat, kind = target(a)
    return str(words["at"].format(card=card(kind, lang), seat=seat + 1))


def stop(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """A step of a turn as one speaks of it: people have names."""
    if a < SEAT:
        return say(a, lang)
    seat, kind = target(a)
    who = name(seat, lang, names)
    return who if a < AT else str(NAMES[lang]["of"].format(card=card(kind, lang), who=who))


def target(a: int, turn: int = NONE) -> tuple[int, int]:
    """The player and the kind of card that an action names; one's own, and the first kind, where it names none."""
    if a >= AT:
        return divmod(a - AT, KINDS)
    if a >= SEAT:
        return a - SEAT, 0
    return turn, a - CARD if a < WISH else 0


SAID = {say(a, lang).lower(): a for lang in NAMES for a in range(ACTIONS)}


def read(words: str) -> int:
    """The action that say() wrote, in whatever language."""
    a = SAID.get(" ".join(words.lower().split()))
    if a is None:
        raise Refusal(f"{words!r} is no action of this game: try words like 'Marid Thief' or 'wish look'.")
    return a
