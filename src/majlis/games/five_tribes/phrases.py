"""What sentences are made of: views as plain numbers, actions in words and back, names, counts and lists."""

import re
from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from majlis.core.record import NONE
from majlis.games.five_tribes.actions import (
    ACTIONS,
    AT,
    BUY,
    DJINN,
    DONE,
    FRONT,
    GOOD,
    NUMBER,
    PALACE,
    PALM,
    SELL,
    SLOT,
    SPACE,
    THIEF,
    TILE,
    USE,
    WITH_SLAVE,
)
from majlis.games.five_tribes.parts import (
    COLUMNS,
    DJINN_COST,
    DJINNS,
    KIND,
    PRICE,
    TILE_POINTS,
    TRIBES,
    ZEROS,
    Cost,
    Good,
    Kind,
)
from majlis.games.five_tribes.state import STATE
from majlis.games.five_tribes.words import CARDS, WORDS

KINDS, POINTS, PRICES, COSTS = (table.tolist() for table in (KIND, TILE_POINTS, PRICE, DJINN_COST))
TRIBE_NOUNS = ("vizier", "elder", "merchant", "builder", "assassin")


@lru_cache(64)
def _plain(view):
    fields = zip(STATE.names, np.frombuffer(view, STATE)[0].tolist(), strict=True)
    return SimpleNamespace(**{field: value if type(value) is int else value.tolist() for field, value in fields})


def seen(view):
    """A view as plain numbers and lists, not to be changed: words ask for the same fields again and again."""
    return _plain(view.tobytes())


# --- actions in words and back


def spot(tile):
    """The name of a tile: A1 is at the top left."""
    return f"{'ABCDEF'[tile % COLUMNS]}{tile // COLUMNS + 1}"


def tile_and_tribe(a):
    """What an action of the block AT names."""
    return divmod(a - AT, TRIBES)


def card_and_payment(a):
    """What an action of the block USE or BUY names: the card, and whether a slave pays."""
    return divmod(a - (BUY if a >= BUY else USE), 2)


def space_of(a):
    """The place on the turn order track of a bid; the zeros share theirs."""
    return a - SPACE + ZEROS - 1


BLOCKS = (  # where a block of actions begins, and how its words are made
    (TILE, lambda words, i: spot(i)),
    (AT, lambda words, i: f"{words['nouns'][TRIBE_NOUNS[i % TRIBES]][0]} {spot(i // TRIBES)}"),
    (DONE, lambda words, i: words["say"]["done"]),
    (SELL, lambda words, i: words["say"]["sell"]),
    (SPACE, lambda words, i: words["say"]["bid"].format(n=PRICES[i + ZEROS - 1])),
    (SLOT, lambda words, i: words["say"]["card"].format(n=i + 1)),
    (GOOD, lambda words, i: words["goods"][i]),
    (NUMBER, lambda words, i: _slaves_said(words, i)),
    (FRONT, lambda words, i: _front_said(words, i)),
    (DJINN, lambda words, i: CARDS[i]),
    (THIEF, lambda words, i: words["say"]["thief"].format(card=CARDS[DJINNS + i])),
    (USE, lambda words, i: words["say"]["use"].format(card=CARDS[i // 2], cost=_cost_said(words, i, COSTS[i // 2]))),
    (BUY, lambda words, i: words["say"]["buy"].format(card=CARDS[i // 2], cost=_cost_said(words, i, Cost.TWO))),
    (PALM, lambda words, i: f"{words['nouns']['palm'][0]} {spot(i)}"),
    (PALACE, lambda words, i: f"{words['nouns']['palace'][0]} {spot(i)}"),
)


def _slaves_said(words, n):
    one, many, *_ = words["nouns"]["slave"]
    return words["say"]["no_slaves"] if n == 0 else f"{n} {one if n == 1 else many}"


def _front_said(words, i):
    return words["say"]["front"].format(what=words["nouns"][TRIBE_NOUNS[i % 2]][0], n=i // 2 + 1)


def _cost_said(words, i, cost):
    elder, elders, slave = words["say"]["costs"]
    return slave if i % 2 == WITH_SLAVE else elders if cost == Cost.TWO else elder


def say(a, lang="en"):
    """Write an action: 'C3', 'builder C3', 'bid 5', 'fish', '2 slaves', 'use Bouraq with elder', 'done'."""
    begin, words = next(block for block in reversed(BLOCKS) if block[0] <= a)
    return words(WORDS[lang], a - begin)


def _normal(words):
    """Case, spaces, hyphens and apostrophes do not matter."""
    return " ".join(re.sub("['’]", "", words.lower().replace("-", " ")).split())


def _variants(words):
    """How else the same can be typed: later editions call the slaves fakirs."""
    return {
        words,
        words.replace("slave", "fakir"),
        re.sub("sklaven?", "fakir", words),
        words.replace("sklaven", "fakire"),
    }


SAID = {each: a for lang in WORDS for a in range(ACTIONS) for each in _variants(_normal(say(a, lang)))}
SAID["gold"] = GOOD + Good.GOLD


def read(words):
    """The action that say() wrote, in whatever language."""
    a = SAID.get(_normal(words))
    if a is None:
        raise ValueError(f"{words!r} is no action of this game: try words like 'C3', 'builder C3', 'bid 5' or 'done'.")
    return a


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
