"""What sentences are made of: views as plain numbers, names, counts and lists."""

from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import COLUMNS, DJINN_COST, KIND, PRICE, TILE_POINTS, Good, Kind
from majlis.games.five_tribes.state import STATE
from majlis.games.five_tribes.words.languages import WORDS

KINDS, POINTS, PRICES, COSTS = (table.tolist() for table in (KIND, TILE_POINTS, PRICE, DJINN_COST))
TRIBE_NOUNS = ("vizier", "elder", "merchant", "builder", "assassin")


@lru_cache(64)
def _plain(view):
    fields = zip(STATE.names, np.frombuffer(view, STATE)[0].tolist(), strict=True)
    return SimpleNamespace(**{field: value if type(value) is int else value.tolist() for field, value in fields})


def seen(view):
    """A view as plain numbers and lists, not to be changed: words ask for the same fields again and again."""
    return _plain(view.tobytes())


def spot(tile):
    """The name of a tile: A1 is at the top left."""
    return f"{'ABCDEF'[tile % COLUMNS]}{tile // COLUMNS + 1}"


# --- names, counts, lists


def name(seat, lang="en", names=()):
    """What a player is called."""
    return names[seat] if seat < len(names) else WORDS[lang]["player"].format(n=seat + 1)


def counted(n, noun, lang, as_object=False):
    """A number of things: '1 elder', '3 elders'; in German a single one can have a form of its own as an object."""
    one, many, *accusative = WORDS[lang]["nouns"][noun]
    return f"{n} {many if n != 1 else accusative[0] if accusative and as_object else one}"


def one(noun, lang):
    """A single thing as an object: 'an elder'."""
    return WORDS[lang]["one"][noun]


def listed(parts, lang):
    """'a', 'a and b', 'a, b and c'."""
    parts = list(parts)
    return WORDS[lang]["and"].join([", ".join(parts[:-1]), parts[-1]] if parts[1:] else parts)


def meeples(counts, lang, as_object=True):
    """Meeples by tribe: '2 viziers and 1 builder'."""
    return listed((counted(n, noun, lang, as_object) for noun, n in zip(TRIBE_NOUNS, counts, strict=True) if n), lang)


def goods(counts, lang):
    """Cards by kind, as an object: 'fish, 2× silk and a slave'."""
    return listed((good(i, n, lang) for i, n in enumerate(counts) if n > 0), lang)


def good(kind, n, lang):
    """So many cards of a kind."""
    if kind == Good.SLAVE:
        return one("slave", lang) if n == 1 else counted(n, "slave", lang)
    return WORDS[lang]["goods"][kind] if n == 1 else f"{n}× {WORDS[lang]['goods'][kind]}"


def kind_of(v, tile):
    """What a tile is."""
    return Kind(KINDS[v.face[tile]])


def worth(v, tile):
    """The points printed on a tile."""
    return POINTS[v.face[tile]]


def owner(v, tile, viewer, lang, names):
    """Whose tile it is: 'yours', 'Ana's', 'nobody's'."""
    words = WORDS[lang]["owner"]
    holder = v.camel[tile]
    return (
        words[0] if holder == viewer else words[1] if holder == NONE else words[2].format(who=name(holder, lang, names))
    )


def signed(n):
    """A change, with a true minus sign."""
    return f"{n:+d}".replace("-", "−")
