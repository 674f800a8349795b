"""What sentences are made of: things counted, djinn and bottles by colour, rewards, places."""

from collections.abc import Iterable, Sequence
from types import SimpleNamespace

from majlis.core.record import NONE
from majlis.core.speech import Names, counted, listed, name, signed, topic
from majlis.games.djinn.parts import ROUNDS, SOURCE, TO, Good

NOUNS = topic(__package__, "nouns")
ENDS = TO.tolist()
DJINN = ("brown djinn", "blue djinn", "red djinn", "white djinn", "boss")  # keys of the nouns, by kind
BOTTLES = ("brown bottle", "blue bottle", "red bottle", "white bottle")
REWARDS = (  # the parts of a reward as nouns
    *("coin", "scroll", "key", "cork", "bottle", "capacity", "magic"),
    *("magic", "activate", "mage", "equip", "circle", "draw", "take"),
)


def people(seats: Iterable[int], lang: str, names: Names) -> str:
    """Players in a list."""
    return listed([name(seat, lang, names) for seat in seats], lang)


def some(n: int, noun: str, lang: str, as_object: bool = False) -> str:
    """A number of things: 'no coins', '1 coin', '3 coins'; in German one can have a form of its own as an object."""
    words, forms = NOUNS[lang], NOUNS[lang]["nouns"][noun]
    return counted(n, forms, as_object) if n else str(words["no"].get(noun, words["none"].format(many=forms[1])))


def bundle(gain: Sequence[int], lang: str, as_object: bool = True) -> str:
    """A reward in words: '5 coins and 1 key'."""
    parts = list(gain)
    parts[Good.MAGIC] += parts[Good.STUDY]
    parts[Good.STUDY] = 0
    words = [some(n, REWARDS[good], lang, as_object) for good, n in enumerate(parts) if n]
    return listed(words, lang) if words else str(NOUNS[lang]["nothing"])


def djinn(counts: Iterable[int], lang: str, as_object: bool = False) -> str:
    """Djinn by kind, bosses last: '2 red djinn and 1 boss'."""
    return listed((some(n, DJINN[kind], lang, as_object) for kind, n in enumerate(counts) if n), lang)


def prey(v: SimpleNamespace) -> list[int]:
    """All that is wanted in a catch so far, by kind: the free djinn too."""
    return [n + (v.prey_free == colour) for colour, n in enumerate(v.prey)] + [v.prey_boss]


def the_djinn(kind: int, lang: str, form: int = 0) -> str:
    """'the red djinn', 'the boss'; in German as a subject, or with form 1 as an object."""
    return str(NOUNS[lang]["the djinn"][kind][form])


def balance(changes: Iterable[tuple[str, int]], lang: str) -> str:
    """Changes of goods: '−2 coins, +1 cork'. They come as pairs of a noun and a number."""
    return ", ".join(f"{signed(n)} {NOUNS[lang]['nouns'][noun][abs(n) != 1]}" for noun, n in changes)


# --- places


def shape(space: int, lang: str) -> str:
    return str(NOUNS[lang]["shapes"][space >= ROUNDS])


def at_space(space: int, place: int, lang: str, form: str = "at") -> str:
    """A space with a preposition, at, to, from or across, by the place that it shows: 'at the Academy (square)'."""
    words = NOUNS[lang]
    return words["source"][form] if space == SOURCE else f"{words[form][place]} ({shape(space, lang)})"


def spot(v: SimpleNamespace, space: int, lang: str) -> str:
    """A space by place and shape, one of each: 'Academy (square)', 'Magic Source'."""
    words = NOUNS[lang]
    return words["source"]["plain"] if space == SOURCE else f"{words['places'][v.symbol[space]]} ({shape(space, lang)})"


def at_spot(v: SimpleNamespace, space: int, lang: str, form: str = "at") -> str:
    """The same with a preposition."""
    return at_space(space, NONE if space == SOURCE else v.symbol[space], lang, form)


def here(v: SimpleNamespace, seat: int | None = None) -> int:
    """The space before which a player stands, NONE before the first turn."""
    edge = v.edge[v.turn if seat is None else seat]
    return ENDS[edge] if edge != NONE else NONE
