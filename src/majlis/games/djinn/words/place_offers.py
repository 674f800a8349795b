"""Offers of the Archives and the Market."""

from majlis.games.djinn.actions import DONE, LAY, OPTION, TRADE
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import OPTION_GAIN, ROUNDS, SET_MAGIC, SQUARES, Good, Option
from majlis.games.djinn.words.actions import TRADES
from majlis.games.djinn.words.cards import TRADE_GAIN, TRADE_PAY, kit_name
from majlis.games.djinn.words.figures import seats, waste
from majlis.games.djinn.words.foreseen import Offer
from majlis.games.djinn.words.phrases import at_spot, bundle, people


def archives(f: Offer) -> str:
    if f.a == DONE:
        return f.offer("no option")
    option = f.a - OPTION
    if option == Option.BETTER_CIRCLE and not f.n["closed_circles"]:
        return f.offer("only key")
    return f.fill(f.offers["options"][option], waste=waste(f, int(OPTION_GAIN[option, Good.MAGIC])))


def lay_offer(f: Offer) -> str:
    place, square = divmod(f.a - LAY, SQUARES)
    to, at = f.nouns["to"][place], at_spot(f.v, ROUNDS + square, f.lang)
    if last := f.will(Did.ALL_LAID):
        return f.offer("lay last", to=to, at=at, base=last["n"], gain=f.counted(SET_MAGIC, "magic"))
    return f.offer("lay", to=to, at=at)


def market(f: Offer) -> str:
    """Price and gain of a trade, and who must be paid first."""
    if f.a == DONE:
        return f.offer("no trade")
    trade = f.a - TRADE
    gain, pay = TRADE_GAIN[trade], TRADE_PAY[trade]
    return f.offer(
        "trade",
        tent=TRADES[trade],
        gain=bundle(gain, f.lang, False),
        pay=bundle(pay, f.lang),
        toll=trade_toll(f),
        waste=waste(f, gain[Good.MAGIC] - pay[Good.MAGIC]),
    )


def trade_toll(f: Offer) -> str:
    if stay := f.will(Did.TRADE_STAY):
        return f.offer("stays", card=kit_name(stay["card"], f.lang))
    tent = f.will(Did.TENT)
    met = seats(tent["met"]) if tent else []
    toll = f.nouns["toll"][len(met) > 1]
    return f.offer("and toll", toll=toll, who=people(met, f.lang, f.names)) if met else ""
