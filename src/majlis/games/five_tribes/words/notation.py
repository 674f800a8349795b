"""Actions in words and back: what a match file holds and what can be typed."""

import re
from collections.abc import Callable, Iterator

from majlis.core.game import States
from majlis.core.refusal import Refusal
from majlis.core.speech import Names, Words, topic
from majlis.games.five_tribes import actions as act
from majlis.games.five_tribes.parts import DJINNS, TRIBES, ZEROS, Cost, Good
from majlis.games.five_tribes.words.phrases import CARDS, COSTS, NOUNS, PRICES, TRIBE_NOUNS, counted, spot

SAYS = topic(__package__, "notation")


def tile_and_tribe(a: int) -> tuple[int, int]:
    """What an action of the block AT names."""
    return divmod(a - act.AT, TRIBES)


def space_of(a: int) -> int:
    """The place on the turn order track of a bid; the zeros share theirs."""
    return a - act.SPACE + ZEROS - 1


def _noun(name: str, lang: str) -> str:
    return str(NOUNS[lang]["nouns"][name][0])


def _cost(i: int, cost: int, words: Words) -> str:
    elder, elders, slave = words["costs"]
    return str(slave if i % 2 == act.WITH_SLAVE else elders if cost == Cost.TWO else elder)


BLOCKS: tuple[tuple[int, Callable[[int, str, Words], str]], ...] = (  # where a block of actions begins, and its words
    (act.TILE, lambda i, lang, words: spot(i)),
    (act.AT, lambda i, lang, words: f"{_noun(TRIBE_NOUNS[i % TRIBES], lang)} {spot(i // TRIBES)}"),
    (act.DONE, lambda i, lang, words: words["done"]),
    (act.SELL, lambda i, lang, words: words["sell"]),
    (act.SPACE, lambda i, lang, words: words["bid"].format(n=PRICES[i + ZEROS - 1])),
    (act.SLOT, lambda i, lang, words: words["card"].format(n=i + 1)),
    (act.GOOD, lambda i, lang, words: NOUNS[lang]["goods"][i]),
    (act.NUMBER, lambda i, lang, words: counted(i, "slave", lang) if i else words["no_slaves"]),
    (act.FRONT, lambda i, lang, words: words["front"].format(what=_noun(TRIBE_NOUNS[i % 2], lang), n=i // 2 + 1)),
    (act.DJINN, lambda i, lang, words: CARDS[i]),
    (act.THIEF, lambda i, lang, words: words["thief"].format(card=CARDS[DJINNS + i])),
    (act.USE, lambda i, lang, words: words["use"].format(card=CARDS[i // 2], cost=_cost(i, COSTS[i // 2], words))),
    (act.BUY, lambda i, lang, words: words["buy"].format(card=CARDS[i // 2], cost=_cost(i, Cost.TWO, words))),
    (act.PALM, lambda i, lang, words: f"{_noun('palm', lang)} {spot(i)}"),
    (act.PALACE, lambda i, lang, words: f"{_noun('palace', lang)} {spot(i)}"),
)


def say(a: int, lang: str = "en") -> str:
    """Write an action: 'C3', 'builder C3', 'bid 5', 'fish', '2 slaves', 'use Bouraq with elder', 'done'."""
    begin, words = next(block for block in reversed(BLOCKS) if block[0] <= a)
    return words(a - begin, lang, SAYS[lang])


def stop(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """A step of a turn as one speaks of it: that it is done goes without saying."""
    return "" if a == act.DONE else say(a, lang)


def _normal(words: str) -> str:
    """Case, spaces, hyphens and apostrophes do not matter."""
    return " ".join(re.sub("['’]", "", words.lower().replace("-", " ")).split())


def _variants(a: int, lang: str) -> Iterator[str]:
    """How the same can be typed: later editions call the slaves fakirs."""
    words = _normal(say(a, lang))
    yield words
    for pattern, other in SAYS[lang]["fakirs"]:
        yield re.sub(pattern, other, words)


SAID = {words: a for lang in SAYS for a in range(act.ACTIONS) for words in _variants(a, lang)}
SAID["gold"] = act.GOOD + Good.GOLD


def read(words: str) -> int:
    """The action that say() wrote, in whatever language."""
    a = SAID.get(_normal(words))
    if a is None:
        raise Refusal(f"{words!r} is no action of this game: try words like 'C3', 'builder C3', 'bid 5' or 'done'.")
    return a
