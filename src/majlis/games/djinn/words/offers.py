"""What an open action would do, in concrete numbers: as prompts.py has the keys of a question, this has an answer's."""

from collections.abc import Callable

from majlis.core.game import States
from majlis.core.record import NONE
from majlis.core.speech import Names
from majlis.games.djinn import actions as act
from majlis.games.djinn.box_tables import Effect, Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import ROUNDS, Good, Option
from majlis.games.djinn.state import Ending, More, Phase
from majlis.games.djinn.words import cards
from majlis.games.djinn.words.foreseen import Offer, lapsing
from majlis.games.djinn.words.phrases import here, prey

FREE = {act.KEY: "key", act.CORK: "cork", act.CORK_BOSS: "cork", act.EQUIP: "use", act.TROPHY: "trophy"}  # at any time
USES = {Effect.EXCHANGE: "exchange", Effect.SWAP_BOTTLES: "swap"}
ENDS_WITH = {Did.END_BEGINS: "last boss", Did.TOM_BEATEN: "tom beaten", Did.TOM: "tom next", Did.TOM_LAST: "tom last"}


def offer(view: States, a: int, lang: str = "en", names: Names = ()) -> str:
    """What an open action would do."""
    f = Offer(view, lang, names, a)
    found = (f.offers[key] for key in keys_for(f))
    words = f.fill("".join(words if isinstance(words, str) else words[f.i] for words in found))
    return words[0].upper() + words[1:]


def keys_for(f: Offer) -> list[str]:
    """The keys of the sentences; one that goes by the phase alone is called like it."""
    phase = Phase(f.v.phase)
    if f.n["free"]:
        return [using(f) if f.block == act.EQUIP else FREE[f.block]]
    if phase in ANSWERS:
        return ANSWERS[phase](f)
    return [f"no {phase.name.lower()}" if f.a == act.DONE else phase.name.lower()]


def using(f: Offer) -> str:
    """A bonus of the place, a single use, an exchange, the swap of bottles."""
    return USES.get(cards.EFFECTS_OF[f.i], "use once" if cards.ONLY_ONCE[f.i] else "use")


# --- the actions of a turn


def action(f: Offer) -> list[str]:
    if f.a == act.DONE:
        return end_of_turn(f)
    basic = "plain" if here(f.v) < ROUNDS else "basic"
    keys = {act.CATCH: "catch", act.FORFEIT: "forgo", act.PASSAGE: "passage", act.SPECIAL: "special"}
    return [keys.get(f.block, basic)]


def end_of_turn(f: Offer) -> list[str]:
    """A reminder of what lapses, and of the end that begins."""
    return ["end", *["lapse"] * bool(lapsing(f)), *(key for did, key in ENDS_WITH.items() if f.will(did))]


def source(f: Offer) -> list[str]:
    if f.a == act.DONE:
        return ["end visit"] if f.v.ending == Ending.LAST_VISIT else end_of_turn(f)
    return [{act.REFILL: "refill", act.BOSSES: "to bosses"}.get(f.block, "buy")]


def archives(f: Offer) -> list[str]:
    if f.a == act.DONE:
        return ["no archives"]
    known = f.i == Option.BETTER_CIRCLE and not f.n["closed_circles"]
    return ["only key" if known else "options"]


# --- rewards


def capacity(f: Offer) -> list[str]:
    """The step, or what comes instead of it at the end of the scale."""
    if f.a == act.DONE:
        return ["no capacity"]
    return ["widen" if f.will(Did.WIDEN) else "flip" if f.will(Did.FLIP) else "past"]


def mage(f: Offer) -> list[str]:
    """Its power and price, the key that comes along, and whether it sleeps."""
    if f.a == act.DONE:
        return ["no mage"]
    return ["mage", *["and key"] * bool(f.change(Good.KEY)), *["asleep"] * bool(f.will(Did.JOIN_ASLEEP))]


def equipment(f: Offer) -> list[str]:
    """What it does, the first set, and the other card of its type."""
    if f.a == act.DONE:
        return ["no equip"]
    return ["equip", *["set"] * bool(f.will(Did.SET)), *["second kit"] * (f.then.v.phase == Phase.KEEP)]


def circle(f: Offer) -> list[str]:
    if f.a == act.CIRCLE:
        return [("left circle", "right circle")[f.event["side"]]]
    return ["uncover" if f.a == act.COVER else "no circle"]


def taken(f: Offer) -> list[str]:
    """A djinn of a street; its last companion leaves a boss alone, and he flees."""
    if f.a == act.DONE:
        return ["no take"]
    if not f.will(Did.FLED):
        return ["take"]
    return ["take", "flees" if f.will(Did.REFILL_STREET) or f.will(Did.NO_REFILL) else "flees alone"]


def chests(f: Offer) -> list[str]:
    """Another chest of the action, or one more with a card."""
    return [f"{'' if f.a == act.YES else 'no '}{'more' if f.v.more == More.ASK else 'last chest'}"]


def lock(f: Offer) -> list[str]:
    return ["no lock" if f.a == act.DONE else "unlock" if f.all(Did.LOSE) else "show key"]


# --- catching


def wanted(f: Offer) -> list[str]:
    """One more of a colour, the boss, the free djinn; or that is all."""
    if f.a != act.DONE:
        return ["want free" if f.will(Did.WANT_FREE) else "want"]
    if any(prey(f.v)):
        return ["that is all"]
    calm = cards.tile_doing(f.v, Trait.CALM) != NONE
    return ["calm" if calm else "nothing" if f.change(Good.MAGIC) else "nothing lost"]


def housed(f: Offer) -> list[str]:
    """A circle or a bottle, or back into the bag."""
    return ["no house" if f.a == act.DONE else "ring" if f.a == act.CIRCLE else "corked"]


def helpers(f: Offer) -> list[str]:
    helping = {Did.HELP_KEY: "help key", Did.HELP_KIT: "help kit", Did.HELP: "help"}
    return [helping.get(Did(f.event.kind), "pay magic")]


ANSWERS: dict[Phase, Callable[[Offer], list[str]]] = {  # where a phase has several
    Phase.WALK_ON: lambda f: ["move"],
    Phase.STREET: lambda f: ["stop" if f.a == act.STOP else "skip"],
    Phase.PAY: lambda f: ["pay coin" if f.a == act.COIN else "pay scroll"],
    Phase.ACT: action,
    Phase.SOURCE: source,
    Phase.ARCHIVES: archives,
    Phase.LAY: lambda f: ["lay last" if f.will(Did.ALL_LAID) else "lay"],
    Phase.MARKET: lambda f: ["no market" if f.a == act.DONE else "trade"],
    Phase.CAPACITY: capacity,
    Phase.STUDY: lambda f: ["study" if f.i else "study none"],
    Phase.MAGE: mage,
    Phase.EQUIP: equipment,
    Phase.CIRCLE: circle,
    Phase.TAKE: taken,
    Phase.HOUSE: housed,
    Phase.MORE: chests,
    Phase.LOCK: lock,
    Phase.PREY: wanted,
    Phase.LODGE: housed,
    Phase.HELP: helpers,
}
