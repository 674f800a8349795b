"""The figures that a reason can name: what was tried, who has it, what it would take."""

from types import SimpleNamespace

from majlis.core.record import NONE
from majlis.core.speech import listed, name
from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import (
    CHEST,
    COLOUR,
    CORK,
    CORK_BOSS,
    EDGE,
    EQUIP,
    FREE,
    LAY,
    MAGE,
    NUMBER,
    SPECIAL,
    STREET,
    TILE,
    TRADE,
    TROPHY,
)
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import BOSS, COLOURS, DJINN_POWER, ROUNDS, SOURCE_BOSS, SQUARES, STUDY_MOST, Tile
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.actions import STARTS
from majlis.games.djinn.words.cards import (
    EFFECTS_OF,
    PAYS,
    PLACE_OF,
    PRICES,
    chest_name,
    kit_name,
    mage_name,
    tile_name,
    trophy_name,
)
from majlis.games.djinn.words.figures import FIGURES, Figures, others
from majlis.games.djinn.words.phrases import ENDS, at_spot, bundle, here, people, some, spot, the_djinn
from majlis.games.djinn.words.prompts import prompt
from majlis.games.djinn.words.reasons import NO_DJINN, ROWS
from majlis.games.djinn.words.reckoning import (
    TRADE_PAY,
    assistants_at,
    boss_power,
    corked_of,
    due_row,
    empty_circles,
    factory,
    most_power,
    next_lodger,
    others_at,
    power_needed,
)

RULES = {  # where the question of a phase is ruled
    Phase.DRAFT: "DJ-3.6",
    Phase.ENTER: "DJ-4.2",
    Phase.MOVE: "DJ-4.2",
    Phase.STREET: "DJ-4.3",
    Phase.WALK_ON: "DJ-4.3",
    Phase.SOURCE: "DJ-5.7",
    Phase.ARCHIVES: "DJ-5.4",
    Phase.LAY: "DJ-5.4",
    Phase.MARKET: "DJ-5.6",
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
KIT_RULES = {Effect.BONUS: "DJ-8.2", Effect.GAIN: "DJ-8.3"}


def with_prey(v, kind):
    """The same view, with one more wanted."""
    then = SimpleNamespace(**vars(v))
    then.prey = [n + (colour == kind) for colour, n in enumerate(v.prey)]
    then.prey_boss = v.prey_boss + (kind == BOSS)
    return then


class Facts(Figures):
    """Figures that also know the action that was tried."""

    def __init__(self, view, a, lang, names):
        super().__init__(view, lang, names)
        self.view, self.a = view, a

    def __missing__(self, key):
        self[key] = FACTS[key](self) if key in FACTS else FIGURES[key](self)
        return self[key]


def rule(f):
    """The number of the rule that the present question follows."""
    v = f.v
    if v.phase == Phase.PAY:
        return "DJ-4.3" if v.trade == NONE else "DJ-5.6"
    return turn_rule(f) if v.phase == Phase.ACT else RULES.get(v.phase, "DJ-2")


def turn_rule(f):
    return "DJ-4.5" if here(f.v) < ROUNDS else "DJ-4.4"


def kind_of(f):
    """The kind of djinn that an action names."""
    a = f.a
    if a == BOSS_ACTION or CORK_BOSS <= a < EDGE:
        return BOSS
    if a >= STREET:
        return (a - STREET) % COLOURS
    return a - (CORK if a >= CORK else FREE if a >= FREE else COLOUR)


def colour_of(f):
    """The colour of the bottle that an action names."""
    a = f.a
    return a - (CORK_BOSS if a >= CORK_BOSS else CORK if a >= CORK else COLOUR)


def holder(f):
    """Who has what was tried."""
    v, a = f.v, f.a
    if a >= LAY:
        place, square = divmod(a - LAY, SQUARES)
        seat = next(seat for seat in range(v.seats) if v.passage[seat][place] == square)
    elif a >= TILE:
        seat = v.tile[a - TILE]
    else:
        seat = v.trophies[a - TROPHY] if a >= TROPHY else v.mage[a - MAGE] >> 1
    return name(seat, f.lang, f.names)


def way(f):
    """The edge on which the walker is."""
    return f.v.aim if f.v.phase == Phase.WALK_ON else f.v.edge[f.v.turn]


def laid_at(f):
    square = f.v.passage[f.v.turn][(f.a - LAY) // SQUARES]
    return at_spot(f.v, ROUNDS + square, f.lang)


def power_then(f):
    more = boss_power(f.v, here(f.v)) if f.a == BOSS_ACTION else DJINN_POWER
    return power_needed(f.v) + more


def power_for(f):
    """What can be raised for bosses of the supply."""
    then = SimpleNamespace(**vars(f.v))
    then.prey_boss = f.a - NUMBER if f.v.phase == Phase.BOSSES else 1
    return most_power(then)


def lodging_all(f):
    """All the room there is."""
    v = f.v
    parts = [some(empty_circles(v), "empty circle", f.lang), some(v.corks[v.turn], "cork", f.lang)]
    return listed([*parts, some(sum(v.bottles[v.turn]), "bottle", f.lang)], f.lang)


def best_corked(f):
    return max(corked_of(f.v, f.v.turn, colour) for colour in range(COLOURS))


def lodger(f):
    kind = f.v.waits if f.v.phase == Phase.HOUSE else next_lodger(f.v)
    words = the_djinn(kind, f.lang)
    return words[0].upper() + words[1:]


def character(tile):
    return lambda f: tile_name(tile, f.lang)


FACTS = {
    "prompt": lambda f: prompt(f.view, f.v.turn, f.lang, f.names),
    "rule": rule,
    "turn_rule": turn_rule,
    "wake_rule": lambda f: "DJ-5.7" if f.v.phase == Phase.SOURCE else "DJ-5.4",
    "kit_rule": lambda f: KIT_RULES.get(EFFECTS_OF[f.a - EQUIP], "DJ-8.4"),
    "cork_rule": lambda f: "DJ-7.2" if CORK <= f.a < EDGE else "DJ-6.2",
    "holder": holder,
    "tile": lambda f: tile_name(f.a - TILE, f.lang),
    "tile_n05": character(Tile.N05_SLEEP),
    "tile_n06": character(Tile.N06_CATACOMBS),
    "tile_n10": character(Tile.N10_CIRCLES),
    "node": lambda f: spot(f.v, ENDS[f.a - EDGE], f.lang),
    "at_start": lambda f: at_spot(f.v, STARTS[f.a - EDGE], f.lang),
    "at_way": lambda f: at_spot(f.v, ENDS[way(f)], f.lang),
    "from_back": lambda f: at_spot(f.v, STARTS[way(f)], f.lang, "from"),
    "others_there": lambda f: others(f, others_at(f.v, f.a - EDGE)),
    "factory": lambda f: some(factory(f.v, int(f.a == SPECIAL))[0], "coin", f.lang, True),
    "to_place": lambda f: f.nouns["to"][(f.a - LAY) // SQUARES],
    "at_square": lambda f: at_spot(f.v, ROUNDS + (f.a - LAY) % SQUARES, f.lang),
    "at_laid": laid_at,
    "trade_pays": lambda f: bundle(TRADE_PAY[f.a - TRADE], f.lang),
    "trade_others": lambda f: people(assistants_at(f.v, f.a - TRADE), f.lang, f.names),
    "trade_toll": lambda f: f.nouns["toll"][len(assistants_at(f.v, f.a - TRADE)) > 1],
    "study_most": lambda f: STUDY_MOST,
    "mage": lambda f: mage_name(f.a - MAGE),
    "mage_price": lambda f: some(PRICES[f.a - MAGE], "coin", f.lang, True),
    "card": lambda f: kit_name(f.a - EQUIP, f.lang),
    "at_kit": lambda f: f.nouns["at"][PLACE_OF[f.a - EQUIP]],
    "kit_pays": lambda f: bundle(PAYS[f.a - EQUIP], f.lang),
    "no_djinn": lambda f: NO_DJINN[f.lang][kind_of(f)][0],
    "no_djinn_nominative": lambda f: NO_DJINN[f.lang][kind_of(f)][1],
    "the_djinn": lambda f: the_djinn(kind_of(f), f.lang, 1),
    "at_street": lambda f: at_spot(f.v, (f.a - STREET) // COLOURS, f.lang),
    "The_lodger": lodger,
    "bottle": lambda f: f.nouns["nouns"][f.nouns["bottle"][colour_of(f)]][0],
    "chest": lambda f: chest_name(f.a - CHEST, f.lang),
    "lodging": lodging_all,
    "lodging_all": lodging_all,
    "power_then": power_then,
    "most_then": lambda f: most_power(with_prey(f.v, kind_of(f))),
    "power_for": power_for,
    "power_number": lambda f: SOURCE_BOSS * (f.a - NUMBER),
    "corked": lambda f: corked_of(f.v, f.v.turn, f.a - COLOUR),
    "best_corked": best_corked,
    "trophy_named": lambda f: trophy_name(f.a - TROPHY, f.lang),
    "row": lambda f: ROWS[due_row(f.v)],
}
