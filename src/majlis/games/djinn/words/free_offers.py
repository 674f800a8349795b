"""Offers of what any pause allows: keys, bottles, trophies, equipment."""

from majlis.games.djinn.actions import CHEST, CORK, CORK_BOSS, EDGE, EQUIP, KEY, NUMBER, TROPHY
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import BOSS, CORKED_POINTS, FOR_A_TROPHY, RINGED_POINTS, Good
from majlis.games.djinn.words.cards import EFFECTS_OF, GAINS, ONLY_ONCE, PAYS, kit_name, trophy_line, trophy_name
from majlis.games.djinn.words.figures import waste
from majlis.games.djinn.words.phrases import bundle


def free_kind(a):
    """The kind of an action that any pause allows, or None."""
    if KEY <= a < NUMBER:
        return "key"
    if CORK <= a < EDGE:
        return "cork"
    if EQUIP <= a < TROPHY:
        return "use"
    return "trophy" if TROPHY <= a < CHEST else None


def key(f, a):
    return f.offers["key"][a - KEY]


def cork(f, a):
    kind, colour = (BOSS, a - CORK_BOSS) if a >= CORK_BOSS else (a - CORK, a - CORK)
    bottle = f.nouns["a bottle"][colour]
    return f.offer("cork", djinn=f.nouns["a djinn"][kind], bottle=bottle, corked=CORKED_POINTS, ringed=RINGED_POINTS)


def trophy(f, a):
    card = a - TROPHY
    return f.offer(
        "trophy",
        trophy=trophy_name(card, f.lang),
        line=trophy_line(card, f.lang),
        corked=FOR_A_TROPHY * CORKED_POINTS,
    )


def use(f, a):
    """A bonus of the place, a single use, an exchange, the swap of bottles."""
    card = a - EQUIP
    gain = GAINS[card]
    effect = EFFECTS_OF[card]
    keys = {Effect.EXCHANGE: "exchange", Effect.SWAP_BOTTLES: "swap"}
    return f.offer(
        keys.get(effect, "use once" if ONLY_ONCE[card] else "use"),
        card=kit_name(card, f.lang),
        gain=bundle(gain, f.lang, False),
        pay=bundle(PAYS[card], f.lang),
        waste=waste(f, gain[Good.MAGIC] - PAYS[card][Good.MAGIC] - gain[Good.CAPACITY]),
    )


FREE = {"key": key, "cork": cork, "trophy": trophy, "use": use}
