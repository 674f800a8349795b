"""Actions in words and back: what a match file holds and what can be typed."""

import re

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
from majlis.games.five_tribes.parts import DJINNS, TRIBES, ZEROS, Cost, Good
from majlis.games.five_tribes.words.languages import CARDS, WORDS
from majlis.games.five_tribes.words.phrases import COSTS, PRICES, TRIBE_NOUNS, spot


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
