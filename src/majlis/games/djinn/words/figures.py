"""What sentences can name of a view: each figure comes from the rules or is read from the view when it is asked for."""

from collections.abc import Callable
from functools import cached_property

from majlis.core.game import States, load
from majlis.core.record import NONE, seen
from majlis.core.speech import Names, listed, name, topic
from majlis.games.djinn import parts
from majlis.games.djinn.actions import PASSAGE
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.parts import Good, Tile
from majlis.games.djinn.words import cards
from majlis.games.djinn.words.phrases import BOTTLES, ENDS, NOUNS, at_spot, bundle, djinn, here, prey, some, the_djinn

PROMPTS = topic(__package__, "prompts")


class Figures(dict[str, object]):
    """Figures by name, of a view and perhaps an action in it."""

    def __init__(self, view: States, lang: str, names: Names, a: int = NONE) -> None:
        super().__init__()
        self.view, self.v, self.lang, self.names, self.a = view, seen(view), lang, names, a
        self.nouns, self.words = NOUNS[lang], PROMPTS[lang]

    def __missing__(self, key: str) -> object:
        self[key] = self.figure(key)
        return self[key]

    def figure(self, key: str) -> object:
        """What a sentence can name, or a number that the rules give."""
        return FIGURES[key](self) if key in FIGURES else self.n[key]

    @cached_property
    def n(self) -> dict[str, int]:
        """What the rules say of it."""
        return load("djinn").figure(self.view, self.a)

    def fill(self, words: str) -> str:
        """A sentence with its figures."""
        return words.format_map(self)

    def counted(self, n: int, noun: str, as_object: bool = True) -> str:
        return some(n, noun, self.lang, as_object)


# --- where things are


def seats(bits: int) -> list[int]:
    return [seat for seat in range(parts.SEATS) if bits >> seat & 1]


def others(f: Figures, seats: list[int]) -> str:
    """'Ben stands', 'Ben and Cem stand'."""
    who = listed([name(seat, f.lang, f.names) for seat in seats], f.lang)
    return str(f.nouns["others"][len(seats) > 1].format(who=who))


def other_action(f: Figures) -> str:
    """What can still be done at a square: the passage, or the action of the space."""
    if load("djinn").open(f.view)[PASSAGE]:
        return str(f.words["the passage"].format(to=f.nouns["to"][f.n["passage"]]))
    return str(f.words["the place"])


def lodging(f: Figures) -> str:
    """'1 empty circle, 2 corks, 1 red bottle': what there is to house a djinn."""
    kind, held = f.n["lodger"], f.v.bottles[f.v.turn]
    colours = range(len(held)) if kind == parts.BOSS else [kind]
    said = [f.counted(f.n["empty_circles"], "empty circle"), f.counted(f.v.corks[f.v.turn], "cork")]
    return listed([*said, *(f.counted(held[c], BOTTLES[c], False) for c in colours if held[c])], f.lang)


def circles(f: Figures) -> str:
    """What the circles that can be opened would bring."""
    v, words = f.v, f.words["circles"]
    opened, said = v.opened[v.turn], []
    if opened < parts.MORE_CIRCLES:
        said.append(words["next"][opened].format(magic=parts.CIRCLE_MAGIC))
    if v.covered[v.turn]:
        said.append(words["cover"].format(gain=bundle(cards.AMOUNTS[Tile.N03_COVER], f.lang)))
    return " ".join(said)


def who_stands(f: Figures, space: int) -> list[int]:
    """Djinn in a street by kind, the boss last."""
    return [*f.v.loose[space], f.v.boss[space]]


def power_parts(f: Figures) -> str:
    """' (3 magic, 1 from keys, 5 from mages)'; nothing where magic is all there is."""
    v = f.v
    numbers = v.magic[v.turn], v.keys[v.turn], f.n["mage_power"], f.n["staff_power"]
    if not any(numbers[1:]):
        return ""
    said = [words.format(n=n) for words, n in zip(f.words["power parts"], numbers, strict=True) if n]
    return f" ({', '.join(said)})"


def means(f: Figures) -> str:
    """'2 magic and 1 key': what pays a catch besides those who help."""
    v = f.v
    said = [f.counted(v.magic[v.turn], "magic", False)]
    return listed(said + [f.counted(v.keys[v.turn], "key")] * (v.keys[v.turn] > 0), f.lang)


def of_turn(field: str, noun: str) -> Callable[[Figures], object]:
    """So many of something that the acting player has."""
    return lambda f: f.counted(getattr(f.v, field)[f.v.turn], noun)


FIGURES: dict[str, Callable[[Figures], object]] = {
    "who": lambda f: name(f.v.turn, f.lang, f.names),
    "purse": lambda f: f.fill(f.words["purse"]),
    "coins": of_turn("coins", "coin"),
    "scrolls": of_turn("scrolls", "scroll"),
    "keys": of_turn("keys", "key"),
    "corks": of_turn("corks", "cork"),
    "magic": lambda f: f.v.magic[f.v.turn],
    "most_of_all": lambda f: parts.MOST_MAGIC,
    "means": means,
    "capacity": lambda f: f.v.capacity[f.v.turn],
    "wider": lambda f: f.v.capacity[f.v.turn] + 1,
    "at": lambda f: at_spot(f.v, here(f.v), f.lang),
    "from_here": lambda f: at_spot(f.v, here(f.v), f.lang, "from"),
    "at_aim": lambda f: at_spot(f.v, ENDS[f.v.aim], f.lang),
    "to_aim": lambda f: at_spot(f.v, ENDS[f.v.aim], f.lang, "to"),
    "over_aim": lambda f: at_spot(f.v, ENDS[f.v.aim], f.lang, "across"),
    "others": lambda f: others(f, seats(f.n["met"])),
    "toll": lambda f: f.nouns["toll"][len(seats(f.n["met"])) > 1],
    "free_card": lambda f: cards.kit_name(f.n["free_card"], f.lang),
    "payee": lambda f: name(f.n["payee"], f.lang, f.names),
    "trade_price": lambda f: bundle(cards.TRADE_PAY[f.v.trade], f.lang),
    "price": lambda f: f.counted(f.n["source_price"], "scroll", False),
    "other": other_action,
    "prey": lambda f: djinn(who_stands(f, here(f.v)), f.lang),
    "bottles": lambda f: f.v.owe[Good.BOTTLE],
    "study": lambda f: f.counted(parts.STUDY_MAGIC, "magic", False),
    "sleepers": lambda f: f.counted(f.n["sleepers"], "sleeper"),
    "n_sleepers": lambda f: f.n["sleepers"],
    "wakes": lambda f: f.v.owe[Good.ACTIVATE],
    "kits": lambda f: f.nouns["two kits"][cards.KITS[f.v.kept]],
    "kit": lambda f: cards.NAMES[f.lang]["kits"][cards.KITS[f.v.kept]],
    "circles": circles,
    "bag": lambda f: djinn(f.v.bag, f.lang),
    "the_waiting": lambda f: the_djinn(f.v.waits, f.lang),
    "the_lodger": lambda f: the_djinn(f.n["lodger"], f.lang),
    "for_waiting": lambda f: the_djinn(f.v.waits, f.lang, 1),
    "for_lodger": lambda f: the_djinn(f.n["lodger"], f.lang, 1),
    "lodging": lodging,
    "more": lambda f: cards.kit_name(f.n["more_card"], f.lang),
    "chest": lambda f: cards.chest_name(f.n["chest"], f.lang),
    "lock": lambda f: bundle(cards.LOCKS[f.n["chest"]], f.lang, False),
    "each": lambda f: f.n["each_power"],
    "boss": lambda f: f.words["boss power"].format(n=f.n["boss_power"]) if f.v.boss[here(f.v)] else "",
    "parts": power_parts,
    "wanted_so_far": lambda f: djinn(prey(f.v), f.lang),
    "wanted": lambda f: djinn(prey(f.v), f.lang, True),
    "need": lambda f: f.v.need,
    "trophy": lambda f: cards.trophy_name(f.v.trophy, f.lang),
    "three": lambda f: parts.FOR_A_TROPHY,
    "source_boss": lambda f: f.n["source_power"],
    "supply": lambda f: f.counted(f.v.boss_supply, "boss", False),
    "calm": lambda f: cards.tile_name(cards.tile_doing(f.v, Trait.CALM), f.lang),
    "tom_cards": lambda f: f.counted(f.n["cards_left"], "card"),
    "points": lambda f: f.counted(sum(load("djinn").score(f.view, 0)), "point", False),
}
