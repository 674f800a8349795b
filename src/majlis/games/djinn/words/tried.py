"""What sentences can name of an action that is tried or on offer."""

from collections.abc import Callable

from majlis.core.game import States
from majlis.core.record import NONE
from majlis.core.speech import Names, listed, name
from majlis.games.djinn.actions import BLOCKS, BOSS, CORK_BOSS, EDGE, PASSAGE, SPECIAL
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.cells import TOLL
from majlis.games.djinn.parts import BOSS as BOSS_KIND
from majlis.games.djinn.parts import COLOURS, FROM, ROUNDS, SQUARES, STUDY_MOST, Good, Place, Tile
from majlis.games.djinn.words import cards
from majlis.games.djinn.words.figures import Figures, seats
from majlis.games.djinn.words.phrases import (
    BOTTLES,
    ENDS,
    REWARDS,
    at_spot,
    bundle,
    here,
    people,
    spot,
    the_djinn,
)

FIRSTS, STARTS = BLOCKS.tolist(), FROM.tolist()
ROWS = ("I", "II", "III")


class Tried(Figures):
    """Figures that also know an action: its block, and its number there."""

    def __init__(self, view: States, lang: str, names: Names, a: int) -> None:
        super().__init__(view, lang, names, a)
        self.block = max(first for first in FIRSTS if first <= a)
        self.i = a - self.block

    def figure(self, key: str) -> object:
        return TRIED[key](self) if key in TRIED else super().figure(key)


def end(f: Tried) -> int:
    """The space that a way leads to; who is on the way already has chosen it."""
    return int(ENDS[f.i if f.block == EDGE else f.v.aim])


def kind(f: Tried) -> int:
    """The kind of djinn that an action names."""
    return BOSS_KIND if f.block in (BOSS, CORK_BOSS) else f.i % COLOURS


def homes(f: Tried) -> str:
    """All the room there is."""
    v = f.v
    parts = (f.n["empty_circles"], "empty circle"), (v.corks[v.turn], "cork"), (sum(v.bottles[v.turn]), "bottle")
    return listed([f.counted(n, noun, False) for n, noun in parts], f.lang)


def character(tile: Tile) -> Callable[[Tried], object]:
    return lambda f: cards.tile_name(tile, f.lang)


def barring(f: Tried) -> str:
    """The tile that knows no special action here."""
    tile = cards.tile_doing(f.v, Trait.BASIC)
    return cards.tile_name(tile if tile != NONE else Tile.N06_CATACOMBS, f.lang)


def asked(f: Tried) -> list[int]:
    """What an action would cost: at the Manufactory, or by a tile."""
    place = f.n["passage"] if f.block == PASSAGE else f.v.symbol[here(f.v)]
    tile = cards.tile_doing(f.v, Trait.PRICE)
    pay = list(cards.AMOUNTS[tile]) if tile != NONE and cards.TRAIT_PLACES[tile] == place else [0] * len(Good)
    if place == Place.MANUFACTORY:
        pay[Good.COIN] = f.n["factory_special" if f.block == SPECIAL else "factory_basic"]
    return pay


def funds(f: Tried) -> str:
    """What there is of all that is asked."""
    held = {good: getattr(f.v, field)[f.v.turn] for field, good in TOLL.items()}
    return listed([f.counted(held[Good(good)], REWARDS[good]) for good, n in enumerate(asked(f)) if n], f.lang)


TRIED: dict[str, Callable[[Tried], object]] = {
    "holder": lambda f: name(f.n["holder"], f.lang, f.names),
    "tile": lambda f: cards.tile_name(f.i, f.lang),
    "tile_line": lambda f: cards.tile_line(f.i, f.lang),
    "tile_n05": character(Tile.N05_SLEEP),
    "tile_n06": barring,
    "tile_n08": character(Tile.N08_DOOR),
    "tile_n10": lambda f: cards.tile_name(cards.tile_doing(f.v, Trait.CIRCLES), f.lang),
    "node": lambda f: spot(f.v, ENDS[f.i], f.lang),
    "at_start": lambda f: at_spot(f.v, STARTS[f.i], f.lang),
    "from_start": lambda f: at_spot(f.v, STARTS[f.i], f.lang, "from"),
    "at_end": lambda f: at_spot(f.v, end(f), f.lang),
    "to_end": lambda f: at_spot(f.v, end(f), f.lang, "to"),
    "at_way": lambda f: at_spot(f.v, ENDS[f.n["way"]], f.lang),
    "from_back": lambda f: at_spot(f.v, STARTS[f.n["way"]], f.lang, "from"),
    "asked": lambda f: bundle(asked(f), f.lang),
    "funds": funds,
    "to_place": lambda f: f.nouns["to"][f.i // SQUARES],
    "at_square": lambda f: at_spot(f.v, ROUNDS + f.i % SQUARES, f.lang),
    "at_laid": lambda f: at_spot(f.v, ROUNDS + f.v.passage[f.v.turn][f.i // SQUARES], f.lang),
    "trade_pays": lambda f: bundle(cards.TRADE_PAY[f.i], f.lang),
    "trade_others": lambda f: people(seats(f.n["assistants"]), f.lang, f.names),
    "trade_toll": lambda f: f.nouns["toll"][len(seats(f.n["assistants"])) > 1],
    "study_most": lambda f: STUDY_MOST,
    "mage": lambda f: cards.mage_name(f.i),
    "mage_line": lambda f: cards.mage_line(f.i, f.lang),
    "mage_price": lambda f: f.counted(cards.PRICES[f.i], "coin"),
    "card": lambda f: cards.kit_name(f.i, f.lang),
    "card_line": lambda f: cards.kit_line(f.i, f.lang),
    "kit_type": lambda f: cards.NAMES[f.lang]["kits"][cards.KITS[f.i]],
    "at_kit": lambda f: f.nouns["at"][cards.PLACE_OF[f.i]],
    "kit_pays": lambda f: bundle(cards.PAYS[f.i], f.lang),
    "the_djinn": lambda f: the_djinn(kind(f), f.lang, 1),
    "at_street": lambda f: at_spot(f.v, f.i // COLOURS, f.lang),
    "from_street": lambda f: at_spot(f.v, f.i // COLOURS, f.lang, "from"),
    "lodger": lambda f: the_djinn(f.n["lodger"], f.lang),
    "a_bottle": lambda f: f.nouns["a bottle"][f.i],
    "bottle": lambda f: f.nouns["nouns"][BOTTLES[f.i]][0],
    "chest": lambda f: cards.chest_name(f.i, f.lang),
    "chest_line": lambda f: cards.chest_line(f.i, f.lang),
    "homes": homes,
    "trophy": lambda f: cards.trophy_name(f.i, f.lang),
    "trophy_line": lambda f: cards.trophy_line(f.i, f.lang),
    "row": lambda f: ROWS[f.n["row"]],
}
