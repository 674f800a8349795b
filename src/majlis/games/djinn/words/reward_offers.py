"""Offers of rewards: bottles, capacity, mages, equipment, circles, chests, and djinn that cost nothing."""

from collections.abc import Callable

from majlis.games.djinn.actions import CHEST, CIRCLE, COLOUR, COVER, DONE, EQUIP, MAGE, NUMBER, STREET, YES
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import CIRCLE_MAGIC, COLOURS, SET_MAGIC, STUDY_MAGIC, Good, Tile
from majlis.games.djinn.state import More, Phase
from majlis.games.djinn.words.cards import (
    AMOUNTS,
    KITS,
    LOCKS,
    NAMES,
    chest_line,
    chest_name,
    kit_line,
    kit_name,
    mage_line,
    mage_name,
    tile_name,
)
from majlis.games.djinn.words.catch_offers import housed
from majlis.games.djinn.words.figures import waste
from majlis.games.djinn.words.foreseen import Offer
from majlis.games.djinn.words.phrases import at_spot, bundle, one_djinn


def bottle(f: Offer) -> str:
    colour, v = f.a - COLOUR, f.v
    held = f.counted(v.bottles[v.turn][colour], "empty bottle")
    ringed = f.counted(v.ringed[v.turn][colour], "ringed")
    return f.offer("colour", bottle=f.nouns["a bottle"][colour], held=held, ringed=ringed)


def capacity(f: Offer) -> str:
    """The step, and what it changes at the Source."""
    if f.a == DONE:
        return f.offer("stay")
    if not f.will(Did.WIDEN):
        return f.offer("flip" if f.will(Did.FLIP) else "past")
    price = f.then.n["source_price"]
    drop = f.offer("drop", price=f.counted(price, "scroll")) if price != f.n["source_price"] else ""
    return f.offer("widen", drop=drop)


def study_offer(f: Offer) -> str:
    n = f.a - NUMBER
    magic = STUDY_MAGIC - n
    words = {"magic": f.counted(magic, "magic"), "waste": waste(f, magic)}
    return f.offer("study", n=f.counted(n, "mage"), **words) if n else f.offer("study none", **words)


# --- mages and equipment


def wake_offer(f: Offer) -> str:
    return f.offer("wake", mage=mage_name(f.a - MAGE), line=mage_line(f.a - MAGE, f.lang))


def mage(f: Offer) -> str:
    """Its power and price, the key that comes along, and whether it sleeps."""
    if f.a == DONE:
        return f.offer("no mage")
    words = f.offer("mage", mage=mage_name(f.a - MAGE), line=mage_line(f.a - MAGE, f.lang))
    words += f.offer("and key") if f.change(Good.KEY) else ""
    return words + (f.offer("asleep", tile=tile_name(Tile.N08_DOOR, f.lang)) if f.will(Did.JOIN_ASLEEP) else "")


def equipment(f: Offer) -> str:
    """What it does, the first set, and the other card of its type."""
    if f.a == DONE:
        return f.offer("no kit")
    card = f.a - EQUIP
    words = f.offer("kit", card=kit_name(card, f.lang), line=kit_line(card, f.lang))
    if full := f.will(Did.SET):
        words += f.offer("set", base=full["n"], gain=f.counted(SET_MAGIC, "magic"))
    second = f.then.v.phase == Phase.KEEP
    return words + (f.offer("second kit", kit=NAMES[f.lang]["kits"][KITS[card]]) if second else "")


def keep(f: Offer) -> str:
    return f.offer("keep", card=kit_name(f.a - EQUIP, f.lang), line=kit_line(f.a - EQUIP, f.lang))


# --- circles, djinn for nothing


def circle(f: Offer) -> str:
    if f.a == CIRCLE:
        words = f.offers["circles"][f.ahead.events[0]["side"]]
        return f.fill(words, magic=f.counted(CIRCLE_MAGIC, "magic"))
    gain = bundle(AMOUNTS[Tile.N03_COVER], f.lang)
    return f.offer("uncover", gain=gain) if f.a == COVER else f.offer("no circle")


def draw(f: Offer) -> str:
    return f.offer("draw" if f.a == YES else "no draw")


def take_offer(f: Offer) -> str:
    """A djinn of a street; its last companion leaves a boss alone, and he flees."""
    if f.a == DONE:
        return f.offer("no take")
    space, colour = divmod(f.a - STREET, COLOURS)
    words = f.offer("take", djinn=one_djinn(colour, f.lang), start=at_spot(f.v, space, f.lang, "from"))
    if not f.will(Did.FLED):
        return words
    come = f.all(Did.REFILL_STREET)
    return words + (f.offer("flees", n=len(come)) if come or f.will(Did.NO_REFILL) else f.offer("flees alone"))


def house_offer(f: Offer) -> str:
    return f.offer("let go") if f.a == DONE else housed(f)


# --- chests


def more(f: Offer) -> str:
    if f.v.more != More.ASK:
        return f.offer("last chest" if f.a == YES else "no last chest")
    n = f.v.chests_due + (f.a == YES)
    return f.offer("more" if f.a == YES else "no more", chests=f.counted(n, "chest"))


def throw_offer(f: Offer) -> str:
    return f.offer("throw", chest=chest_name(f.a - CHEST, f.lang), line=chest_line(f.a - CHEST, f.lang))


def lock(f: Offer) -> str:
    if f.a == DONE:
        return f.offer("no unlock")
    gain, paid = LOCKS[f.n["chest"]], f.all(Did.LOSE)
    key = "unlock" if paid else "show key"
    return f.offer(key, gain=bundle(gain, f.lang, False), waste=waste(f, gain[Good.MAGIC] - gain[Good.CAPACITY]))


# --- swapping bottles


def swap_offer(f: Offer) -> str:
    if f.a == DONE:
        return f.offer("no swap")
    key = "swap in" if f.will(Did.SWAP_IN) else "swap out"
    return f.offer(key, bottle=f.nouns["a bottle"][f.a - COLOUR])


REWARDS: dict[int, Callable[[Offer], str]] = {
    Phase.BOTTLE: bottle,
    Phase.CAPACITY: capacity,
    Phase.STUDY: study_offer,
    Phase.ACTIVATE: wake_offer,
    Phase.MAGE: mage,
    Phase.EQUIP: equipment,
    Phase.KEEP: keep,
    Phase.CIRCLE: circle,
    Phase.DRAW: draw,
    Phase.TAKE: take_offer,
    Phase.HOUSE: house_offer,
    Phase.MORE: more,
    Phase.THROW: throw_offer,
    Phase.LOCK: lock,
    Phase.SWAP_OUT: swap_offer,
    Phase.SWAP_IN: swap_offer,
}
