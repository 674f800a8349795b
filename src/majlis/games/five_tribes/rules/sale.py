"""The sale at the end of a turn (FT-6.6): suits of different goods, one after the other."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.five_tribes.actions import DONE, GOOD, SELL
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import GOODS_FOR_SALE, SUIT_VALUE
from majlis.games.five_tribes.rules.holdings import lose_good
from majlis.games.five_tribes.state import Phase


@rule
def mark_goods(s, mask, first):
    """Merchandise in hand, from this good on."""
    n = 0
    for good in range(first, GOODS_FOR_SALE):
        hit = s.hand[s.active, good] > 0
        mask[GOOD + good] = hit
        n += hit
    return n


@rule
def mark_sale(s, mask):
    """FT-6.6: begin a suit, sell one of each, or end the turn."""
    n = mark_goods(s, mask, 0)
    mask[SELL] = n > 0
    mask[DONE] = True
    return n + 1 + (n > 0)


@rule
def mark_suit(s, mask):
    """The goods of a suit are laid out in order, so a set is asked for in one way only."""
    first = 0
    while s.suit >> first > 0:
        first += 1
    mask[SELL] = True
    return mark_goods(s, mask, first) + 1


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
def sell(s):
    """The suit that is laid out; with none, one card of each good."""
    n, suit, seat = 0, 0, s.active
    for good in range(GOODS_FOR_SALE):
        if s.suit >> good & 1 or (s.suit == 0 and s.hand[seat, good] > 0):
            lose_good(s, seat, good, s.discard)
            suit |= 1 << good
            n += 1
    s.gold[seat] += SUIT_VALUE[n]
    note(s, Did.SELL, seat, suit, SUIT_VALUE[n])
    s.suit, s.phase = 0, Phase.SALE
