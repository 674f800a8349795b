"""Offers of the Archives and the Market."""

from majlis.core.record import NONE
from majlis.games.djinn.actions import DONE, LAY, OPTION, TRADE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import MOST_BASE, ROUNDS, SET_MAGIC, SQUARES, Good, Option
from majlis.games.djinn.words.actions import TRADES
from majlis.games.djinn.words.cards import kit_name
from majlis.games.djinn.words.figures import waste
from majlis.games.djinn.words.phrases import at_spot, bundle, people
from majlis.games.djinn.words.possibilities import can_open_circle, stays
from majlis.games.djinn.words.reckoning import TRADE_GAIN, TRADE_PAY, assistants_at, to_lay, wears

SCROLL_AND_MAGIC = 2  # the magic of the better option


def archives(f, a):
    if a == DONE:
        return f.offer("no option")
    option = a - OPTION
    if option == Option.BETTER_CIRCLE and not can_open_circle(f.v):
        return f.offer("only key")
    return f.fill(f.offers["options"][option], waste=waste(f, SCROLL_AND_MAGIC))


def lay(f, a):
    place, square = divmod(a - LAY, SQUARES)
    to, at = f.nouns["to"][place], at_spot(f.v, ROUNDS + square, f.lang)
    if to_lay(f.v) > 1:
        return f.offer("lay", to=to, at=at)
    base = min(MOST_BASE, f.v.base_at[f.v.turn] + 1)
    return f.offer("lay last", to=to, at=at, base=base, gain=f.counted(SET_MAGIC, "magic"))


def market(f, a):
    """Price and gain of a trade, and who must be paid first."""
    if a == DONE:
        return f.offer("no trade")
    trade = a - TRADE
    return f.offer(
        "trade",
        tent=TRADES[trade],
        gain=bundle(TRADE_GAIN[trade], f.lang, False),
        pay=bundle(TRADE_PAY[trade], f.lang),
        toll=trade_toll(f, trade),
        waste=waste(f, TRADE_GAIN[trade][Good.MAGIC] - TRADE_PAY[trade][Good.MAGIC]),
    )


def trade_toll(f, trade):
    card = wears(f.v, Effect.STAY)
    if stays(f.v, trade) and card != NONE:
        return f.offer("stays", card=kit_name(card, f.lang))
    seats = assistants_at(f.v, trade)
    toll = f.nouns["toll"][len(seats) > 1]
    return f.offer("and toll", toll=toll, who=people(seats, f.lang, f.names)) if seats else ""
