"""What happened: events become sentences, as each viewer may know them."""

from collections.abc import Callable, Iterable
from typing import Any

from majlis.core import speech
from majlis.core.events import Event
from majlis.core.record import NONE
from majlis.core.speech import Names, listed, name
from majlis.games.high_desert.events import KINDS
from majlis.games.high_desert.words.names import NAMES, card, n_cards, palace

STORY = speech.topic(__package__, "story")

FORMS: dict[str, Callable[[Any, int, str, Names], str]] = {  # how an argument is written to a viewer
    "seat": lambda seat, viewer, lang, names: name(seat, lang, names),
    "victim": lambda seat, viewer, lang, names: name(seat, lang, names),
    "card": lambda kinds, viewer, lang, names: named_cards(kinds, lang),
    "given": lambda kind, viewer, lang, names: card(kind, lang),
    "under": lambda n, viewer, lang, names: n_cards(n, lang),
    "wish": lambda wish, viewer, lang, names: NAMES[lang]["wished"][wish],
}


def tell(events: Iterable[Event], seat: int = NONE, lang: str = "en", names: Names = ()) -> list[str]:
    """What an action did, as this seat heard it, in lines."""

    def sentence(event: Event) -> str:
        parts = {arg: FORMS[arg](value, seat, lang, names) for arg, value in event.args.items() if arg in FORMS}
        if "palace" in event.args:
            parts["palace"] = palace(event["palace"], seat, lang, names, event["seat"])
        return sentence_for(event, seat, lang).format(who=parts.get("seat"), **parts)

    return speech.tell(events, KINDS, sentence)


def sentence_for(event: Event, viewer: int, lang: str) -> str:
    """The sentence to the one who did it, to all others, or to the victim."""
    words = STORY[lang].get(event.kind.name.lower(), "")
    if viewer != NONE and viewer == event.get("victim"):
        return speech.formed(words, -1)
    return speech.about(words, event.get("seat"), viewer)


def named_cards(kinds: int | list[int | None] | None, lang: str) -> str:
    """Cards by their names in their order, or only how many to whom they are hidden."""
    if isinstance(kinds, list):
        seen = sorted(kind for kind in kinds if kind is not None)
        return listed([card(kind, lang) for kind in seen], lang) if seen else n_cards(len(kinds), lang)
    return n_cards(1, lang) if kinds is None else card(kinds, lang)
