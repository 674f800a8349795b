"""Offers of what can be done at any time: keys, bottles, trophies, equipment."""

from collections.abc import Callable

from majlis.games.djinn.actions import EDGE, EQUIP, KEY, NUMBER, TROPHY
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import CORKED_POINTS, FOR_A_TROPHY, RINGED_POINTS, Good
from majlis.games.djinn.words.cards import EFFECTS_OF, GAINS, ONLY_ONCE, PAYS, kit_name, trophy_line, trophy_name
from majlis.games.djinn.words.figures import waste
from majlis.games.djinn.words.foreseen import Offer
from majlis.games.djinn.words.phrases import bundle


def free_kind(a: int) -> str:
    """The kind of an action that can be done at any time."""
    return "key" if a < NUMBER else "cork" if a < EDGE else "use" if a < TROPHY else "trophy"


def key(f: Offer) -> str:
    return str(f.offers["key"][f.a - KEY])


def cork_offer(f: Offer) -> str:
    event = f.ahead.events[0]
    what, bottle = f.nouns["a djinn"][event["djinn"]], f.nouns["a bottle"][event["bottle"]]
    return f.offer("cork", djinn=what, bottle=bottle, corked=CORKED_POINTS, ringed=RINGED_POINTS)


def trophy(f: Offer) -> str:
    card, corked = f.a - TROPHY, FOR_A_TROPHY * CORKED_POINTS
    return f.offer("trophy", trophy=trophy_name(card, f.lang), line=trophy_line(card, f.lang), corked=corked)


def use_offer(f: Offer) -> str:
    """A bonus of the place, a single use, an exchange, the swap of bottles."""
    card = f.a - EQUIP
    gain, pay = GAINS[card], PAYS[card]
    keys = {Effect.EXCHANGE: "exchange", Effect.SWAP_BOTTLES: "swap"}
    return f.offer(
        keys.get(EFFECTS_OF[card], "use once" if ONLY_ONCE[card] else "use"),
        card=kit_name(card, f.lang),
        gain=bundle(gain, f.lang, False),
        pay=bundle(pay, f.lang),
        waste=waste(f, gain[Good.MAGIC] - pay[Good.MAGIC] - gain[Good.CAPACITY]),
    )


FREE: dict[str, Callable[[Offer], str]] = {"key": key, "cork": cork_offer, "trophy": trophy, "use": use_offer}
