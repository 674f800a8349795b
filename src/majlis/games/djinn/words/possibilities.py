"""What the acting player could do now, in plain numbers: prices that can be paid, gains that would bring something."""

from majlis.core.record import NONE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import CAPACITY_END, MORE_CIRCLES, ROUNDS, TRADES, Good, Place
from majlis.games.djinn.state import Acted
from majlis.games.djinn.words.cards import KEYED
from majlis.games.djinn.words.phrases import here
from majlis.games.djinn.words.reckoning import (
    TRADE_GAIN,
    TRADE_PAY,
    assistants_at,
    can_wake,
    factory,
    on_top,
    room,
    tent_place,
    usable_passage,
    wears,
)


def can_widen(v):
    """A capacity step has an effect: room, the flip, or a djinn of the bag."""
    return v.capacity[v.turn] < CAPACITY_END or not v.flipped[v.turn] or any(v.bag)


def can_open_circle(v):
    return v.covered[v.turn] > 0 or v.opened[v.turn] < MORE_CIRCLES


def brings_something(v, gain):
    """Some part of it has an effect."""
    helps = {
        Good.KEY: v.keys_left > 0,
        Good.MAGIC: room(v) > 0,
        Good.CAPACITY: can_widen(v),
        Good.ACTIVATE: can_wake(v) > 0,
        Good.MAGE: bool(on_top(v.mage)),
        Good.EQUIP: bool(on_top(v.equipment)),
        Good.CIRCLE: can_open_circle(v),
    }
    return any(n and helps.get(good, True) for good, n in enumerate(gain))


def affordable(v, pay):
    purse = {Good.COIN: v.coins[v.turn], Good.SCROLL: v.scrolls[v.turn], Good.MAGIC: v.magic[v.turn]}
    return all(n <= purse.get(good, n) for good, n in enumerate(pay))


def stays(v, trade):
    """Would the assistant stay where it is?"""
    return tent_place(v, trade) == v.tent[v.turn]


def can_pay_all(v, trade):
    """The price of a trade, and those who stand there."""
    pay = TRADE_PAY[trade]
    left = v.coins[v.turn] - pay[Good.COIN] + v.scrolls[v.turn] - pay[Good.SCROLL]
    return affordable(v, pay) and left >= len(assistants_at(v, trade))


def trade_open(v, trade):
    if stays(v, trade) and wears(v, Effect.STAY) == NONE:
        return False
    return can_pay_all(v, trade) and brings_something(v, TRADE_GAIN[trade])


def possible(v, place, special):
    """Can the action of a place be paid, and would it do anything?"""
    match place:
        case Place.TAVERN:
            return any(special or not KEYED[mage] for mage in on_top(v.mage))
        case Place.MANUFACTORY:
            return v.coins[v.turn] >= factory(v, special)[0]
        case Place.MARKET:
            return any(trade_open(v, trade) for trade in range(TRADES))
    return True


def possible_here(v):
    """At a square: is the second of its two actions still to be had?"""
    if here(v) < ROUNDS or v.acted & Acted.FORFEIT:
        return False
    place = usable_passage(v)
    basic = not v.acted & Acted.BASIC and possible(v, v.symbol[here(v)], 0)
    return basic or (place != NONE and not v.acted & Acted.PASSAGE and possible(v, place, 0))
