"""Actions in words and back."""

import re
from collections import Counter

from majlis.core.refusal import Refusal
from majlis.core.speech import topic
from majlis.games.djinn.actions import EDGE, EQUIP, MAGE, TRADE
from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_tables import NODES as NODE
from majlis.games.djinn.parts import FROM, PLACES, ROUNDS, SQUARES, TO, Trade

WORDS, NOUNS = topic(__package__, "actions"), topic(__package__, "nouns")
STARTS, ENDS = FROM.tolist(), TO.tolist()
TRADES = tuple(trade.name for trade in Trade)
UMLAUTS = str.maketrans({umlaut: f"{vowel}e" for umlaut, vowel in zip("äöü", "aou", strict=True)})


def _normal(words: str) -> str:
    """Case, spaces, hyphens and dots over letters do not matter."""
    plain = words.casefold().replace("-", " ").translate(UMLAUTS)
    return " ".join(re.sub("['’]", "", plain).split())


def _labels(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of the box; numbers where two of them could not be told apart when typed."""
    return ids if len(set(map(_normal, ids))) == len(ids) else tuple(str(n + 1) for n in range(len(ids)))


MAGE_LABELS, KIT_LABELS = _labels(BOX.mage_ids), _labels(BOX.equipment_ids)
TROPHY_LABELS, CHEST_LABELS, TILE_LABELS = _labels(BOX.trophy_ids), _labels(BOX.chest_ids), BOX.character_ids


def _before_cards(lang: str) -> tuple[str, ...]:
    """The words for all actions up to the trades, in the order of their numbers."""
    say, colours = WORDS[lang], NOUNS[lang]["colours"]
    return (
        *say["plain"],
        *(say["number"].format(n=n) for n in range(13)),
        *colours,
        say["boss"],
        *(say[key].format(colour=colour) for key in ("free", "cork", "cork_boss") for colour in colours),
        *(f"{NODE[a]}-{NODE[b]}" for a, b in zip(STARTS, ENDS, strict=True)),
        *say["options"],
        *(say["trade"].format(tent=trade) for trade in TRADES),
    )


def _after_cards(lang: str) -> tuple[str, ...]:
    """The words for all actions from the trophies on."""
    say, colours, places = WORDS[lang], NOUNS[lang]["colours"], NOUNS[lang]["places"]
    return (
        *(say["trophy"].format(label=label) for label in TROPHY_LABELS),
        *(say["chest"].format(label=label) for label in CHEST_LABELS),
        *(say["tile"].format(label=label) for label in TILE_LABELS),
        *(say["lay"].format(place=places[p], square=NODE[ROUNDS + q]) for p in range(PLACES) for q in range(SQUARES)),
        *(say["street"].format(space=NODE[r], colour=colour) for r in range(ROUNDS) for colour in colours),
    )


_TAKEN = Counter(map(_normal, (*MAGE_LABELS, *KIT_LABELS)))
_TAKEN.update(_normal(words) for lang in WORDS for words in (*_before_cards(lang), *_after_cards(lang)))


def _cards(lang: str, full: bool = False) -> list[str]:
    """Mages and equipment by their labels, which come alone where they can mean nothing else."""
    say = WORDS[lang]
    both = [("mage", label) for label in MAGE_LABELS] + [("kit", label) for label in KIT_LABELS]
    return [say[kind].format(label=label) if full or _TAKEN[_normal(label)] > 1 else label for kind, label in both]


SAYINGS = {lang: (*_before_cards(lang), *_cards(lang), *_after_cards(lang)) for lang in WORDS}


def _typed() -> dict[str, int]:
    """All that may be typed: what is said, and longer forms of it."""
    found = {_normal(words): a for lang in WORDS for a, words in enumerate(SAYINGS[lang])}
    for lang, words in WORDS.items():
        for first, prefix, names in (
            (EDGE, words["walk"], SAYINGS[lang][EDGE : EDGE + len(ENDS)]),
            (TRADE, words["tent"], TRADES),
            (MAGE, "", _cards(lang, True)),
        ):
            for a, name in enumerate(names, first):
                found.setdefault(_normal(f"{prefix} {name}"), a)
    return found


SAID = _typed()


def say(a: int, lang: str = "en") -> str:
    """Write an action: 'r1-q4', 'special', 'M07', 'ST3', 'trophy I-4', 'lay market q3', 'trade A2', 'done'."""
    return SAYINGS[lang][a]


def read(words: str) -> int:
    """The action that say() wrote, in whatever language."""
    a = SAID.get(_normal(words))
    if a is None:
        ways = f"'{SAYINGS['en'][EDGE]}', 'special', '{SAYINGS['en'][MAGE]}', '{SAYINGS['en'][EQUIP]}' or 'done'"
        raise Refusal(f"{words!r} is no action of this game: try words like {ways}.")
    return a
