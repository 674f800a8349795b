"""What sentences are made of: views as plain numbers, actions in words and back, names, counts and lists."""

import re
from collections import Counter
from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from majlis.core.record import NONE
from majlis.games.djinn.actions import EDGE, EQUIP, MAGE, TRADE
from majlis.games.djinn.box import BOX
from majlis.games.djinn.box_tables import NODES as NODE
from majlis.games.djinn.parts import FROM, PLACES, ROUNDS, SOURCE, SQUARES, TO, Good, Trade
from majlis.games.djinn.state import STATE
from majlis.games.djinn.words.languages import WORDS

STARTS, ENDS = FROM.tolist(), TO.tolist()
TRADES = tuple(trade.name for trade in Trade)
NOUNS = (  # the parts of a reward as nouns
    *("coin", "scroll", "key", "cork", "bottle", "capacity", "magic"),
    *("magic", "activate", "mage", "equip", "circle", "draw", "take"),
)
UMLAUTS = str.maketrans({umlaut: f"{vowel}e" for umlaut, vowel in zip("äöü", "aou", strict=True)})


@lru_cache(64)
def _plain(view):
    fields = zip(STATE.names, np.frombuffer(view, STATE)[0].tolist(), strict=True)
    return SimpleNamespace(**{field: value if type(value) is int else value.tolist() for field, value in fields})


def seen(view):
    """A view as plain numbers and lists, not to be changed: words ask for the same fields again and again."""
    return _plain(view.tobytes())


# --- actions in words and back


def _normal(words):
    """Case, spaces, hyphens and dots over letters do not matter."""
    plain = words.casefold().replace("-", " ").translate(UMLAUTS)
    return " ".join(re.sub("['’]", "", plain).split())


def _labels(ids):
    """The ids of the box; numbers where two of them could not be told apart when typed."""
    return ids if len(set(map(_normal, ids))) == len(ids) else tuple(str(n + 1) for n in range(len(ids)))


MAGE_LABELS, KIT_LABELS = _labels(BOX.mage_ids), _labels(BOX.equipment_ids)
TROPHY_LABELS, CHEST_LABELS, TILE_LABELS = _labels(BOX.trophy_ids), _labels(BOX.chest_ids), BOX.character_ids


def _before_cards(lang):
    """The words for all actions up to the trades, in the order of their numbers."""
    say, colours = WORDS[lang]["say"], WORDS[lang]["colours"]
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


def _after_cards(lang):
    """The words for all actions from the trophies on."""
    words = WORDS[lang]
    say, colours, places = words["say"], words["colours"], words["places"]
    return (
        *(say["trophy"].format(label=label) for label in TROPHY_LABELS),
        *(say["chest"].format(label=label) for label in CHEST_LABELS),
        *(say["tile"].format(label=label) for label in TILE_LABELS),
        *(say["lay"].format(place=places[p], square=NODE[ROUNDS + q]) for p in range(PLACES) for q in range(SQUARES)),
        *(say["street"].format(space=NODE[r], colour=colour) for r in range(ROUNDS) for colour in colours),
    )


_TAKEN = Counter(map(_normal, (*MAGE_LABELS, *KIT_LABELS)))
_TAKEN.update(_normal(words) for lang in WORDS for words in (*_before_cards(lang), *_after_cards(lang)))


def _cards(lang, full=False):
    """Mages and equipment by their labels, which come alone where they can mean nothing else."""
    say = WORDS[lang]["say"]
    both = [("mage", label) for label in MAGE_LABELS] + [("kit", label) for label in KIT_LABELS]
    return [say[kind].format(label=label) if full or _TAKEN[_normal(label)] > 1 else label for kind, label in both]


SAYINGS = {lang: (*_before_cards(lang), *_cards(lang), *_after_cards(lang)) for lang in WORDS}


def _typed():
    """All that may be typed: what is said, and longer forms of it."""
    found = {_normal(words): a for lang in WORDS for a, words in enumerate(SAYINGS[lang])}
    for lang, words in WORDS.items():
        for first, prefix, names in (
            (EDGE, words["say"]["walk"], SAYINGS[lang][EDGE : EDGE + len(ENDS)]),
            (TRADE, words["say"]["tent"], TRADES),
            (MAGE, "", _cards(lang, True)),
        ):
            for a, name in enumerate(names, first):
                found.setdefault(_normal(f"{prefix} {name}"), a)
    return found


SAID = _typed()


def say(a, lang="en"):
    """Write an action: 'r1-q4', 'special', 'M07', 'ST3', 'trophy I-4', 'lay market q3', 'trade A2', 'done'."""
    return SAYINGS[lang][a]


def read(words):
    """The action that say() wrote, in whatever language."""
    a = SAID.get(_normal(words))
    if a is None:
        ways = f"'{SAYINGS['en'][EDGE]}', 'special', '{SAYINGS['en'][MAGE]}', '{SAYINGS['en'][EQUIP]}' or 'done'"
        raise ValueError(f"{words!r} is no action of this game: try words like {ways}.")
    return a


# --- names, counts, lists


def name(seat, lang="en", names=()):
    """What a player is called."""
    return names[seat] if seat < len(names) else WORDS[lang]["player"].format(n=seat + 1)


def people(seats, lang, names):
    """Players in a list."""
    return listed([name(seat, lang, names) for seat in seats], lang)


def listed(parts, lang):
    """'a', 'a and b', 'a, b and c'."""
    parts = list(parts)
    return WORDS[lang]["and"].join([", ".join(parts[:-1]), parts[-1]] if parts[1:] else parts)


def counted(n, noun, lang, as_object=False):
    """A number of things: '1 coin', '3 coins'; in German a single one can have a form of its own as an object."""
    one, many, *accusative = WORDS[lang]["nouns"][noun]
    return f"{n} {many if abs(n) != 1 else accusative[0] if accusative and as_object else one}"


def bundle(gain, lang, as_object=True):
    """A reward in words: '5 coins and 1 key'."""
    parts = list(gain)
    parts[Good.MAGIC] += parts[Good.STUDY]
    parts[Good.STUDY] = 0
    words = [counted(n, NOUNS[good], lang, as_object) for good, n in enumerate(parts) if n]
    return listed(words, lang) if words else WORDS[lang]["nothing"]


def one_djinn(kind, lang, as_object=True):
    """'1 red djinn', '1 boss'."""
    return counted(1, WORDS[lang]["djinn"][kind], lang, as_object)


def djinn(counts, lang, as_object=False):
    """Djinn by kind, bosses last: '2 red djinn and 1 boss'."""
    nouns = WORDS[lang]["djinn"]
    return listed((counted(n, nouns[kind], lang, as_object) for kind, n in enumerate(counts) if n), lang)


def the_djinn(kind, lang, form=0):
    """'the red djinn', 'the boss'; in German as a subject, or with form 1 as an object."""
    return WORDS[lang]["the djinn"][kind][form]


def bottles(counts, lang):
    """Empty bottles by colour."""
    return listed((counted(n, WORDS[lang]["bottle"][c], lang) for c, n in enumerate(counts) if n), lang)


def signed(n):
    """A change, with a true minus sign."""
    return f"{n:+d}".replace("-", "−")


def balance(changes, lang):
    """Changes of goods: '−2 coins, +1 cork'. They come as pairs of a noun and a number."""
    parts = (f"{signed(n)} {WORDS[lang]['nouns'][noun][abs(n) != 1]}" for noun, n in changes)
    return ", ".join(parts)


# --- places


def spot(v, node, lang):
    """A space by place and number: 'Academy q4', 'Magic Source'."""
    words = WORDS[lang]
    return words["source"]["plain"] if node == SOURCE else f"{words['places'][v.symbol[node]]} {NODE[node]}"


def at_spot(v, node, lang, form="at"):
    """The same with a preposition, at, to, from or across: 'at the Academy q4'."""
    words = WORDS[lang]
    if node == SOURCE:
        return words["source"][form]
    return f"{words[form][v.symbol[node]]} {NODE[node]}"


def here(v, seat=None):
    """The space before which a player stands, NONE before the first turn."""
    edge = v.edge[v.turn if seat is None else seat]
    return ENDS[edge] if edge != NONE else NONE
