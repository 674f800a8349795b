"""Offers of the catch: the prey, its lodging, those who help; and the djinn that a trophy takes."""

from majlis.core.record import NONE
from majlis.games.djinn.actions import CIRCLE, COLOUR, DONE
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import COLOURS, CORKED_POINTS, RINGED_POINTS, Good
from majlis.games.djinn.words.cards import AMOUNTS, kit_name, mage_name, tile_doing
from majlis.games.djinn.words.figures import prey
from majlis.games.djinn.words.foreseen import Offer
from majlis.games.djinn.words.phrases import bundle, djinn, one_djinn

# --- the prey


def wanted(f: Offer) -> str:
    """One more of a colour, the boss, the free djinn; or that is all."""
    if f.a == DONE:
        return that_is_all(f)
    if free := f.will(Did.WANT_FREE):
        return f.offer("want free", djinn=one_djinn(free["djinn"], f.lang))
    kind, then = f.ahead.events[0]["djinn"], f.then.n
    return f.offer("want", djinn=f.nouns["a djinn"][kind], power=then["power"], most=then["most_power"])


def that_is_all(f: Offer) -> str:
    if any(prey(f)):
        return f.offer("that is all")
    calm = tile_doing(f.v, Trait.CALM)
    if calm != NONE:
        return f.offer("calm", gain=bundle(AMOUNTS[calm], f.lang))
    return f.offer("nothing" if f.change(Good.MAGIC) else "nothing lost")


# --- lodging


def housed(f: Offer) -> str:
    """A circle or a bottle, and what that counts."""
    if f.a == CIRCLE:
        left = f.counted(f.n["empty_circles"] - 1, "empty circle", False)
        return f.offer("ring", ringed=RINGED_POINTS, left=left)
    return f.offer("corked", bottle=f.nouns["a bottle"][f.a - COLOUR], corked=CORKED_POINTS)


# --- helpers


def helpers(f: Offer) -> str:
    """How much power, for which price, and what is still needed."""
    event = f.ahead.events[0]
    match event.kind:
        case Did.HELP_KEY:
            return f.offer("help key", left=still(f, 1))
        case Did.HELP_KIT:
            card, power = kit_name(event["card"], f.lang), event["power"]
            return f.offer("help kit", card=card, n=power, left=still(f, power))
        case Did.HELP:
            coins = f.offer("for coins", coins=f.counted(event["coins"], "coin")) if event["coins"] else ""
            mage, power = mage_name(event["mage"]), event["power"]
            return f.offer("help", mage=mage, n=power, price=coins, left=still(f, power))
    magic = event.get("magic", 0)
    return f.offer("pay magic", n=magic, left=f.v.magic[f.v.turn] - magic)


def still(f: Offer, n: int) -> str:
    left = f.v.need - n
    return f.offer("still", n=left) if left > 0 else f.offer("enough")


def bosses(f: Offer) -> str:
    event = f.ahead.events[0]
    return f.offer("number", bosses=f.counted(event["boss"], "boss"), power=event["power"])


# --- trophies


def give_offer(f: Offer) -> str:
    """The three that go, and how many stay."""
    event = f.ahead.events[0]
    colour, after = event["colour"], f.then.v
    what = [event["common"] if kind == colour else 0 for kind in range(COLOURS)] + [event["bosses"]]
    left = after.corked[f.v.turn][colour] + after.corked_boss[f.v.turn][colour]
    return f.offer("give", what=djinn(what, f.lang, True), left=left)
