"""The sale at the end of a turn (FT-6.6): suits of different goods, one after the other."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.five_tribes.actions import GOOD, SELL
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import GOODS_FOR_SALE, SUIT_VALUE, Good
from majlis.games.five_tribes.rules.holdings import lose_good
from majlis.games.five_tribes.rules.why import Why, mark
from majlis.games.five_tribes.state import Phase


@rule
def may_lay_out(s, good):
    """The goods of a suit are laid out in order, so a set is asked for in one way only (FT-6.6)."""
    if good == Good.SLAVE:
        return Why.SLAVES_UNSOLD
    if s.suit >> good & 1:
        return Why.TWICE
    if s.hand[s.active, good] == 0:
        return Why.NO_GOOD
    return Why.OPEN if s.suit >> good == 0 else Why.SORTED


@rule
def may_sell(s, any_held):
    """What is laid out, or one of each good that is held."""
    return Why.OPEN if s.suit > 0 or any_held else Why.NO_GOODS


@rule
def mark_sale(s, mask):
    n = 0
    for good in range(GOODS_FOR_SALE):
        n += mark(mask, GOOD + good, may_lay_out(s, good))
    return n + mark(mask, SELL, may_sell(s, n > 0))


@rule
def may_trade(s, a):
    """Begin a suit or go on with it, or sell one of each."""
    if a == SELL:
        return may_sell(s, kinds_held(s) > 0)
    return may_lay_out(s, a - GOOD) if a >= GOOD else Why.QUESTION


@rule
def kinds_held(s):
    """Of merchandise."""
    n = 0
    for good in range(GOODS_FOR_SALE):
        n += s.hand[s.active, good] > 0
    return n


@rule
def trade(s, a):
    if a == SELL:
        sell(s)
    else:
        lay_out(s, a - GOOD)


@rule
def lay_out(s, good):
    """A card that is laid out has been seen (FT-10)."""
    s.suit |= 1 << good
    if s.seen[s.active, good] == 0:
        s.seen[s.active, good] = 1
    s.phase = Phase.SUIT
    note(s, Did.LAY_OUT, s.active, good)


@rule
def suit_for_sale(s):
    """What is laid out; if nothing is, one card of each good. A bit a good."""
    suit = int(s.suit)
    for good in range(GOODS_FOR_SALE):
        suit |= int(s.suit == 0 and s.hand[s.active, good] > 0) << good
    return suit


@rule
def suit_value(suit):
    n = 0
    for good in range(GOODS_FOR_SALE):
        n += suit >> good & 1
    return int(SUIT_VALUE[n])


@rule
def sell(s):
    suit, gold = suit_for_sale(s), suit_value(suit_for_sale(s))
    for good in range(GOODS_FOR_SALE):
        if suit >> good & 1:
            lose_good(s, s.active, good, s.discard)
    s.gold[s.active] += gold
    note(s, Did.SELL, s.active, suit, gold)
    s.suit, s.phase = 0, Phase.SALE
