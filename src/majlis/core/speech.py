"""How sentences are found and filled, in every language: names, counts, lists, changes, stories.

The sentences themselves lie in folders, one a language (`words/en`, `words/de`), in files called by their topic, each
with one table WORDS. A language is there as soon as its folder is.
"""

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from majlis import words
from majlis.core.events import Event, Kinds, gathered

Words = Mapping[str, Any]
Names = Sequence[str]

FORMS = re.compile(r"\[(.*?)\]")
FIRST = "en"  # what is spoken where a language is missing


def _folders(package: str) -> list[str]:
    paths = importlib.import_module(package).__path__
    return sorted(
        (found.name for found in pkgutil.iter_modules(paths) if found.ispkg), key=lambda lang: (lang != FIRST, lang)
    )


LANGUAGES = tuple(_folders(words.__name__))


@cache
def topic(package: str, name: str) -> Mapping[str, Words]:
    """The table of a topic in every language of the house; what a game does not speak, it says in the first one."""
    return spoken({lang: importlib.import_module(f"{package}.{lang}.{name}").WORDS for lang in _folders(package)})


def spoken(tables: Mapping[str, Words]) -> Mapping[str, Words]:
    """Tables by language, with the first one wherever another is missing."""
    return {lang: tables.get(lang, tables[FIRST]) for lang in LANGUAGES}


COMMON = topic(words.__name__, "common")


def name(seat: int, lang: str = FIRST, names: Names = ()) -> str:
    """What a player is called; nobody has no name."""
    if seat < 0:
        return ""
    return names[seat] if seat < len(names) else str(COMMON[lang]["player"].format(n=seat + 1))


def listed(parts: Iterable[str], lang: str) -> str:
    """'a', 'a and b', 'a, b and c'."""
    *most, last = [*parts] or [""]
    joined: str = COMMON[lang]["and"].join([", ".join(most), last]) if most else last
    return joined


def counted(n: int, forms: Sequence[str], as_object: bool = False) -> str:
    """A number of things, '1 elder', '3 elders', from the forms (one, many, and in German one as an object)."""
    one, many, *accusative = forms
    return f"{n} {many if abs(n) != 1 else accusative[0] if accusative and as_object else one}"


def signed(n: int) -> str:
    """A change, with a true minus sign."""
    return f"{n:+d}".replace("-", "−")


def points(n: int, lang: str) -> str:
    """'1 point', '−3 points'."""
    return counted(n, COMMON[lang]["points"]).replace("-", "−")


def tell(events: Iterable[Event], kinds: Kinds, sentence: Callable[[Event], str]) -> list[str]:
    """A line for each event, neighbours that belong together in one; an event without a sentence says nothing."""
    return [line for line in map(sentence, gathered(kinds, events)) if line]


def about(words: str, seat: int | None, viewer: int) -> str:
    """Of a sentence with forms in brackets, what is said to the viewer whom it is about, or about somebody else."""
    return formed(words, int(seat != viewer))


def formed(words: str, form: int) -> str:
    """'[You take|{who} takes] a card' in one of its forms."""
    return FORMS.sub(lambda forms: forms[1].split("|")[form], words)
