"""The Magic Source (DJ-5.7)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.djinn.actions import BOSSES, BUY, DONE, REFILL
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import CAPACITY_BEGIN, SOURCE_PRICE, TILE_GAIN, Good, Tile
from majlis.games.djinn.rules.catching import may_catch_bosses
from majlis.games.djinn.rules.goods import below_most, gain_magic, has, may_wake_any, most_magic
from majlis.games.djinn.rules.rounds import end_turn
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Acted, Phase


@rule
def source_price(s):
    """By the capacity marker; P05 always has the same."""
    if has(s, Tile.P05_SOURCE):
        return int(TILE_GAIN[Tile.P05_SOURCE, Good.SCROLL])
    return int(SOURCE_PRICE[s.capacity[s.turn] - CAPACITY_BEGIN])


@rule
def mark_source(s, mask):
    """One of the first row, any number of the second."""
    mask[REFILL] = may_refill(s) == Why.OPEN
    mask[BOSSES] = may_begin_bosses(s) == Why.OPEN
    mask[DONE] = True
    n = 1 + int(mask[REFILL]) + int(mask[BOSSES])
    for what in range(3):
        mask[BUY + what] = may_buy(s, what) == Why.OPEN
        n += mask[BUY + what]
    return n


@rule
def may_refill(s):
    if s.acted & Acted.ROW_ONE:
        return Why.ROW_ONE
    return Why.OPEN if below_most(s) else Why.FULL


@rule
def may_begin_bosses(s):
    return Why.ROW_ONE if s.acted & Acted.ROW_ONE else may_catch_bosses(s, 1)


@rule
def may_buy(s, what):
    """A bottle, a cork, two mages."""
    if s.scrolls[s.turn] < source_price(s):
        return Why.PRICE
    return may_wake_any(s) if what == 2 else Why.OPEN


@rule
def do_source(s, a):
    if a == DONE:
        end_turn(s)
    elif a == REFILL:
        refill(s)
    elif a == BOSSES:
        s.asked = Phase.BOSSES
        note(s, Did.TO_BOSSES, s.turn)
    else:
        buy(s, a - BUY)


@rule
def refill(s):
    note(s, Did.REFILL, s.turn)
    gain_magic(s, most_magic(s, s.turn))
    s.acted |= Acted.ROW_ONE


@rule
def buy(s, what):
    price = source_price(s)
    s.scrolls[s.turn] -= price
    note(s, Did.BUY, s.turn, what)
    note(s, Did.LOSE, s.turn, Good.SCROLL, price)
    match what:
        case 0:
            s.owe[Good.BOTTLE] += 1
        case 1:
            s.owe[Good.CORK] += 1
        case _:
            s.owe[Good.ACTIVATE] += 2
