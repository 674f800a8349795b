"""Offers of rewards: bottles, capacity, mages, equipment, circles, chests, and djinn that cost nothing."""

from majlis.games.djinn.actions import CHEST, CIRCLE, COLOUR, COVER, DONE, EQUIP, MAGE, NUMBER, STREET, YES
from majlis.games.djinn.parts import (
    CAPACITY_BEGIN,
    CAPACITY_END,
    CIRCLE_MAGIC,
    COLOURS,
    MOST_BASE,
    REFILL,
    SET_MAGIC,
    STUDY_MAGIC,
    Good,
    Kit,
    Tile,
)
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.cards import (
    AMOUNTS,
    KEYED,
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
from majlis.games.djinn.words.phrases import at_spot, bundle, one_djinn
from majlis.games.djinn.words.reckoning import (
    SOURCE_PRICES,
    cards_of,
    face_up,
    first_locked,
    has,
    loose_at,
    source_price,
)


def bottle(f, a):
    colour, v = a - COLOUR, f.v
    held = f.counted(v.bottles[v.turn][colour], "empty bottle")
    ringed = f.counted(v.ringed[v.turn][colour], "ringed")
    return f.offer("colour", bottle=f.nouns["a bottle"][colour], held=held, ringed=ringed)


def capacity(f, a):
    """The step, and what it changes at the Source."""
    v = f.v
    if a == DONE:
        return f.offer("stay")
    if v.capacity[v.turn] == CAPACITY_END:
        return f.offer("past" if v.flipped[v.turn] else "flip")
    price = source_price(v) if has(v, Tile.P05_SOURCE) else SOURCE_PRICES[v.capacity[v.turn] + 1 - CAPACITY_BEGIN]
    drop = f.offer("drop", price=f.counted(price, "scroll")) if price != source_price(v) else ""
    return f.offer("widen", drop=drop)


def study(f, a):
    n = a - NUMBER
    magic = STUDY_MAGIC - n
    words = {"magic": f.counted(magic, "magic"), "waste": waste(f, magic)}
    return f.offer("study", n=f.counted(n, "mage"), **words) if n else f.offer("study none", **words)


# --- mages and equipment


def wake(f, a):
    return f.offer("wake", mage=mage_name(a - MAGE), line=mage_line(a - MAGE, f.lang))


def mage(f, a):
    """Its power and price, the key that comes along, and whether it sleeps."""
    if a == DONE:
        return f.offer("no mage")
    v, card = f.v, a - MAGE
    words = f.offer("mage", mage=mage_name(card), line=mage_line(card, f.lang))
    gains_key = v.keys_left and (KEYED[card] or (v.tavern and has(v, Tile.P03_TAVERN)))
    words += f.offer("and key") if gains_key else ""
    return words + (f.offer("asleep", tile=tile_name(Tile.N08_DOOR, f.lang)) if has(v, Tile.N08_DOOR) else "")


def equipment(f, a):
    """What it does, the first set, and the other card of its type."""
    if a == DONE:
        return f.offer("no kit")
    v, card = f.v, a - EQUIP
    kit = KITS[card]
    words = f.offer("kit", card=kit_name(card, f.lang), line=kit_line(card, f.lang))
    if not v.set_done[v.turn] and all(other == kit or cards_of(v, v.turn, other) for other in Kit):
        base = min(MOST_BASE, v.base_at[v.turn] + 1)
        words += f.offer("set", base=base, gain=f.counted(SET_MAGIC, "magic"))
    second = any(KITS[other] == kit for other in face_up(v))
    return words + (f.offer("second kit", kit=NAMES[f.lang]["kits"][kit]) if second else "")


def keep(f, a):
    return f.offer("keep", card=kit_name(a - EQUIP, f.lang), line=kit_line(a - EQUIP, f.lang))


# --- circles, djinn for nothing


def circle(f, a):
    if a == CIRCLE:
        words = f.offers["circles"][f.v.opened[f.v.turn]]
        return f.fill(words, magic=f.counted(CIRCLE_MAGIC, "magic"))
    gain = bundle(AMOUNTS[Tile.N03_COVER], f.lang)
    return f.offer("uncover", gain=gain) if a == COVER else f.offer("no circle")


def draw(f, a):
    return f.offer("draw" if a == YES else "no draw")


def take(f, a):
    """A djinn of a street; its last companion leaves a boss alone, and he flees."""
    if a == DONE:
        return f.offer("no take")
    v = f.v
    space, colour = divmod(a - STREET, COLOURS)
    words = f.offer("take", djinn=one_djinn(colour, f.lang), start=at_spot(v, space, f.lang, "from"))
    if not v.boss[space] or loose_at(v, space) > 1:
        return words
    most = int(REFILL[v.seats])
    return words + (f.offer("flees", n=min(most, sum(v.bag))) if most else f.offer("flees alone"))


def house(f, a):
    return f.offer("let go") if a == DONE else housed(f, a)


# --- chests


def more(f, a):
    n = f.v.chests_due + (a == YES)
    return f.offer("more" if a == YES else "no more", chests=f.counted(n, "chest"))


def throw(f, a):
    return f.offer("throw", chest=chest_name(a - CHEST, f.lang), line=chest_line(a - CHEST, f.lang))


def lock(f, a):
    if a == DONE:
        return f.offer("no unlock")
    gain = LOCKS[first_locked(f.v)]
    key = "show key" if has(f.v, Tile.P08_KEYS) else "unlock"
    return f.offer(key, gain=bundle(gain, f.lang, False), waste=waste(f, gain[Good.MAGIC] - gain[Good.CAPACITY]))


# --- swapping bottles


def swap(f, a):
    if a == DONE:
        return f.offer("no swap")
    key = "swap in" if f.v.phase == Phase.SWAP_IN else "swap out"
    return f.offer(key, bottle=f.nouns["a bottle"][a - COLOUR])


REWARDS = {
    Phase.BOTTLE: bottle,
    Phase.CAPACITY: capacity,
    Phase.STUDY: study,
    Phase.ACTIVATE: wake,
    Phase.MAGE: mage,
    Phase.EQUIP: equipment,
    Phase.KEEP: keep,
    Phase.CIRCLE: circle,
    Phase.DRAW: draw,
    Phase.TAKE: take,
    Phase.HOUSE: house,
    Phase.MORE: more,
    Phase.THROW: throw,
    Phase.LOCK: lock,
    Phase.SWAP_OUT: swap,
    Phase.SWAP_IN: swap,
}
