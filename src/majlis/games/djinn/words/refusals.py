"""Why an action is not open: the rules give the reason, and its sentence is looked up and filled."""

from collections.abc import Callable

from majlis.core.game import States, load
from majlis.core.record import NONE
from majlis.core.speech import COMMON, Names, listed, name, topic
from majlis.games.djinn.actions import BLOCKS, BOSS, CORK_BOSS, PASSAGE, SPECIAL
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.cells import TOLL
from majlis.games.djinn.parts import BOSS as BOSS_KIND
from majlis.games.djinn.parts import COLOURS, FROM, ROUNDS, SQUARES, STUDY_MOST, Good, Place, Tile
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import More, Phase
from majlis.games.djinn.words.cards import (
    AMOUNTS,
    PAYS,
    PLACE_OF,
    PRICES,
    TRADE_PAY,
    TRAIT_PLACES,
    chest_name,
    kit_name,
    mage_name,
    tile_doing,
    tile_name,
    trophy_name,
)
from majlis.games.djinn.words.figures import FIGURES, Figures, others, seats
from majlis.games.djinn.words.phrases import (
    BOTTLES,
    ENDS,
    REWARDS,
    at_spot,
    bundle,
    here,
    people,
    place_of,
    spot,
    the_djinn,
)
from majlis.games.djinn.words.prompts import prompt

REFUSALS = topic(__package__, "refusals")
FIRSTS, STARTS = BLOCKS.tolist(), FROM.tolist()
ROWS = ("I", "II", "III")
ASKED = {  # where the question of a phase is ruled
    Phase.DRAFT: "DJ-3.6",
    Phase.ENTER: "DJ-4.2",
    Phase.MOVE: "DJ-4.2",
    Phase.STREET: "DJ-4.3",
    Phase.WALK_ON: "DJ-4.3",
    Phase.SOURCE: "DJ-5.7",
    Phase.ARCHIVES: "DJ-5.4",
    Phase.LAY: "DJ-5.4",
    Phase.MARKET: "DJ-5.6",
    Phase.BOTTLE: "DJ-2",
    Phase.CAPACITY: "DJ-2.1",
    Phase.STUDY: "DJ-12.9",
    Phase.ACTIVATE: "DJ-5.2",
    Phase.MAGE: "DJ-5.2",
    Phase.EQUIP: "DJ-8.1",
    Phase.KEEP: "DJ-8.1",
    Phase.CIRCLE: "DJ-2.3",
    Phase.DRAW: "DJ-2.1",
    Phase.TAKE: "DJ-7.1",
    Phase.HOUSE: "DJ-6.2",
    Phase.MORE: "DJ-8.4",
    Phase.THROW: "DJ-8.4",
    Phase.LOCK: "DJ-5.3",
    Phase.PREY: "DJ-6.1",
    Phase.LODGE: "DJ-6.2",
    Phase.HELP: "DJ-6.4",
    Phase.GIVE: "DJ-7.1",
    Phase.SWAP_OUT: "DJ-8.4",
    Phase.SWAP_IN: "DJ-8.4",
    Phase.BOSSES: "DJ-5.7",
}


def why(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """The reason that the rules give, as the acting player may see it."""
    reason = Why(load("djinn").doors.reason(view, 0, a))
    if reason in (Why.OPEN, Why.OVER):
        return str(COMMON[lang][reason.name.lower()])
    words = Refused(view, lang, names, a).fill(REFUSALS[lang][reason.name.lower()])
    return words[0].upper() + words[1:]


class Refused(Figures):
    """Figures that also know the action that was tried: its block, and its number there."""

    def __init__(self, view: States, lang: str, names: Names, a: int) -> None:
        super().__init__(view, lang, names, a)
        self.block = max(first for first in FIRSTS if first <= a)
        self.i = a - self.block

    def __missing__(self, key: str) -> object:
        self[key] = (TRIED if key in TRIED else FIGURES)[key](self)
        return self[key]


def rule(f: Refused) -> str:
    """The number of the rule that the present question follows."""
    if f.v.phase == Phase.PAY:
        return "DJ-4.3" if f.v.trade == NONE else "DJ-5.6"
    if f.v.phase == Phase.ACT:
        return "DJ-4.5" if here(f.v) < ROUNDS else "DJ-4.4"
    return "DJ-5.3" if f.v.phase == Phase.MORE and f.v.more != More.ASK else ASKED[f.v.phase]


def kind(f: Refused) -> int:
    """The kind of djinn that an action names."""
    return BOSS_KIND if f.block in (BOSS, CORK_BOSS) else f.i % COLOURS


def homes(f: Refused) -> str:
    """All the room there is."""
    v = f.v
    parts = (f.n["empty_circles"], "empty circle"), (v.corks[v.turn], "cork"), (sum(v.bottles[v.turn]), "bottle")
    return listed([f.counted(n, noun, False) for n, noun in parts], f.lang)


def laid_at(f: Refused) -> str:
    return at_spot(f.v, ROUNDS + f.v.passage[f.v.turn][f.i // SQUARES], f.lang)


def barring(f: Refused) -> str:
    """The tile that knows no special action here."""
    tile = tile_doing(f.v, Trait.BASIC)
    return tile_name(tile if tile != NONE else Tile.N06_CATACOMBS, f.lang)


def asked(f: Refused) -> list[int]:
    """What an action would cost: at the Manufactory, or by a tile."""
    place = f.n["passage"] if f.block == PASSAGE else place_of(f.v, here(f.v))
    tile = tile_doing(f.v, Trait.PRICE)
    pay = list(AMOUNTS[tile]) if tile != NONE and TRAIT_PLACES[tile] == place else [0] * len(Good)
    if place == Place.MANUFACTORY:
        pay[Good.COIN] = f.n["factory_special" if f.block == SPECIAL else "factory_basic"]
    return pay


def funds(f: Refused) -> str:
    """What there is of all that is asked."""
    held = {good: getattr(f.v, field)[f.v.turn] for field, good in TOLL.items()}
    return listed([f.counted(held[Good(good)], REWARDS[good]) for good, n in enumerate(asked(f)) if n], f.lang)


TRIED: dict[str, Callable[[Refused], object]] = {
    "prompt": lambda f: prompt(f.view, f.v.turn, f.lang, f.names),
    "rule": rule,
    "holder": lambda f: name(f.n["holder"], f.lang, f.names),
    "tile": lambda f: tile_name(f.i, f.lang),
    "tile_n05": lambda f: tile_name(Tile.N05_SLEEP, f.lang),
    "tile_n06": barring,
    "tile_n10": lambda f: tile_name(tile_doing(f.v, Trait.CIRCLES), f.lang),
    "node": lambda f: spot(f.v, ENDS[f.i], f.lang),
    "at_start": lambda f: at_spot(f.v, STARTS[f.i], f.lang),
    "at_way": lambda f: at_spot(f.v, ENDS[f.n["way"]], f.lang),
    "from_back": lambda f: at_spot(f.v, STARTS[f.n["way"]], f.lang, "from"),
    "others_there": lambda f: others(f, seats(f.n["met"])),
    "asked": lambda f: bundle(asked(f), f.lang),
    "funds": funds,
    "to_place": lambda f: f.nouns["to"][f.i // SQUARES],
    "at_square": lambda f: at_spot(f.v, ROUNDS + f.i % SQUARES, f.lang),
    "at_laid": laid_at,
    "trade_pays": lambda f: bundle(TRADE_PAY[f.i], f.lang),
    "trade_others": lambda f: people(seats(f.n["assistants"]), f.lang, f.names),
    "trade_toll": lambda f: f.nouns["toll"][len(seats(f.n["assistants"])) > 1],
    "study_most": lambda f: STUDY_MOST,
    "mage": lambda f: mage_name(f.i),
    "mage_price": lambda f: f.counted(PRICES[f.i], "coin"),
    "card": lambda f: kit_name(f.i, f.lang),
    "at_kit": lambda f: f.nouns["at"][PLACE_OF[f.i]],
    "kit_pays": lambda f: bundle(PAYS[f.i], f.lang),
    "no_djinn": lambda f: REFUSALS[f.lang]["no djinn"][kind(f)][0],
    "no_djinn_nominative": lambda f: REFUSALS[f.lang]["no djinn"][kind(f)][1],
    "the_djinn": lambda f: the_djinn(kind(f), f.lang, 1),
    "at_street": lambda f: at_spot(f.v, f.i // COLOURS, f.lang),
    "lodger": lambda f: the_djinn(f.n["lodger"], f.lang),
    "bottle": lambda f: f.nouns["nouns"][BOTTLES[f.i]][0],
    "chest": lambda f: chest_name(f.i, f.lang),
    "homes": homes,
    "power_then": lambda f: f.n["power_then"],
    "most_then": lambda f: f.n["most_then"],
    "corked": lambda f: f.n["corked"],
    "best_corked": lambda f: f.n["best_corked"],
    "trophy": lambda f: trophy_name(f.i, f.lang),
    "row": lambda f: ROWS[f.n["row"]],
}
