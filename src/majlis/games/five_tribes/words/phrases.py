"""What sentences are made of: the names of tiles and cards, meeples and goods in numbers."""

from collections.abc import Sequence
from types import SimpleNamespace

from majlis.core import speech
from majlis.core.record import NONE
from majlis.core.speech import Names, listed, topic
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import COLUMNS, DJINNS, Good, Kind

NOUNS = topic(__package__, "nouns")
KINDS, POINTS, PRICES, COSTS = (
    table.tolist() for table in (parts.KIND, parts.TILE_POINTS, parts.PRICE, parts.DJINN_COST)
)
COST_NAMES = {(1, 0): "elder", (0, 1): "slave", (2, 0): "elders", (1, 1): "both"}
TRIBE_NOUNS = ("vizier", "elder", "merchant", "builder", "assassin")
CARDS = (  # the djinns, then the thieves: their names are the same in every language
    *("Al-Amin", "Anun-Nak", "Ba'al", "Boaz", "Bouraq", "Echidna", "Enki", "Hagis", "Haurvatat", "Ibus", "Jafaar"),
    *("Kandicha", "Kumarbi", "Lamia", "Leta", "Marid", "Monkir", "Nekir", "Shamhat", "Sibittis", "Sloar", "Utug"),
    *("Morgiane", "Ziad", "Ouafat", "Houssain", "Shalim", "Kohdjah", "Madjaar"),
)


def spot(tile: int) -> str:
    """The name of a tile: A1 is at the top left."""
    return f"{'ABCDEF'[tile % COLUMNS]}{tile // COLUMNS + 1}"


def counted(n: int, noun: str, lang: str, as_object: bool = False) -> str:
    """A number of things: '1 elder', '3 elders'."""
    return speech.counted(n, NOUNS[lang]["nouns"][noun], as_object)


def held(n: int, noun: str, lang: str) -> str:
    """What somebody has of a thing: 'no gold', '1 elder'."""
    return counted(n, noun, lang, True) if n else str(NOUNS[lang]["held"][noun])


def one(noun: str, lang: str) -> str:
    """A single thing as an object: 'an elder'."""
    return str(NOUNS[lang]["single"][noun][0])


def meeples(counts: Sequence[int], lang: str, as_object: bool = True) -> str:
    """Meeples by tribe: '2 viziers and 1 builder'."""
    return listed((counted(n, noun, lang, as_object) for noun, n in zip(TRIBE_NOUNS, counts, strict=True) if n), lang)


def goods(counts: Sequence[int], lang: str) -> str:
    """Cards by kind, as an object: 'fish, 2 silk and a slave'."""
    return listed((good(i, n, lang) for i, n in enumerate(counts) if n > 0), lang)


def good(kind: int, n: int, lang: str) -> str:
    """So many cards of a kind."""
    if kind == Good.SLAVE:
        return one("slave", lang) if n == 1 else counted(n, "slave", lang)
    name = NOUNS[lang]["goods"][kind]
    return str(name) if n == 1 else str(NOUNS[lang]["times"].format(n=n, what=name))


def blue_tiles(n: int, doubled: int, lang: str) -> str:
    """What builders multiply with: '3 blue tiles', with Echidna '3 blue tiles × 2'."""
    return counted(n, "blue tile", lang) + str(NOUNS[lang]["doubled"] if doubled else "")


def cost(elders: int, slaves: int, lang: str) -> str:
    """What is paid for a djinn or its power: '2 elders', '1 elder and 1 slave'."""
    return str(NOUNS[lang]["costs"][COST_NAMES[elders, slaves]])


def worth(card: int) -> int:
    """The points of a djinn, or of a thief after them."""
    return int(parts.DJINN_POINTS[card]) if card < DJINNS else parts.THIEF_POINTS


def kind_of(v: SimpleNamespace, tile: int) -> Kind:
    """What a tile is."""
    return Kind(KINDS[v.face[tile]])


def owner(v: SimpleNamespace, tile: int, viewer: int, lang: str, names: Names) -> str:
    """Whose tile it is: 'yours', 'Ana's', 'nobody's'."""
    mine, nobodys, others = NOUNS[lang]["owner"]
    holder = v.camel[tile]
    if holder in (viewer, NONE):
        return str(mine if holder == viewer else nobodys)
    return str(others.format(who=speech.name(holder, lang, names)))
