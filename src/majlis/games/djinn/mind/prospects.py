"""How good a space looks before one walks there."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn import parts
from majlis.games.djinn.mind.worth import alone, cork_worth, good_worth, power_at_hand, reward_worth, room_at_hand, unit
from majlis.games.djinn.parts import Good, Place
from majlis.games.djinn.rules.goods import bits_in, loose_at, most_magic
from majlis.games.djinn.rules.places import factory_price, may_visit
from majlis.games.djinn.rules.scoring import points
from majlis.games.djinn.rules.source import source_price
from majlis.games.djinn.rules.tents import may_trade
from majlis.games.djinn.rules.walking import others_at
from majlis.games.djinn.rules.why import Why

CAUGHT, BOSS_CAUGHT, EMPTY_HANDED = 1.8, 7.7, -1.0
# alone: a card of Tom's for nothing, a boss who goes, a companion less for him, a djinn without one
WASTED, CHASED, THINNED, STRAY = -1.4, 22.0, 4.4, 0.2
HURRY = 4.6  # a boss less, for who is ahead
BEHIND = np.array([0.5, 0.37])  # what the step after the next counts; here and below: among others, and alone
REFILL = np.array([0.8, 0.62])  # a magic of the Source
MARKET = np.array([1.0, 0.53])  # the tents, beside what their goods are worth
CATACOMBS, ARCHIVES = 2.6, 3.1


@rule
def way_worth(v, edge):
    """The next space, and the best of those behind it."""
    best = -10.0
    for i in range(parts.ONWARD.shape[1]):
        if parts.ONWARD[edge, i] != NONE:
            best = max(best, edge_worth(v, int(parts.ONWARD[edge, i])))
    return edge_worth(v, edge) + BEHIND[alone(v)] * best


@rule
def edge_worth(v, edge):
    """The space at its end, less what stopping there costs."""
    cost = bits_in(others_at(v, edge)) * unit(v, Good.COIN)
    space = int(parts.TO[edge])
    if space == parts.SOURCE:
        return source_worth(v) - cost
    place = int(v.symbol[space])
    if space < parts.ROUNDS:
        return action_worth(v, place, 1) + hunt_worth(v, space, place) - cost
    return action_worth(v, place, 0) + passage_worth(v, space - parts.ROUNDS) - cost


@rule
def passage_worth(v, square):
    for place in range(len(v.symbol) // 2):
        if v.passage[v.turn, place] == square:
            return action_worth(v, place, 0)
    return 0.0


@rule
def hunt_worth(v, space, place):
    """Djinn that could be caught there with the power and the room at hand."""
    there = loose_at(v, space)
    if there + v.boss[space] == 0:
        return WASTED if v.seats == 1 else 0.0
    power, room = power_at_hand(v), room_at_hand(v)
    if place == Place.ACADEMY:
        power = min(power + 3, power - v.magic[v.turn] + most_magic(v, v.turn))
    if v.seats == 1:
        return hunt_alone(v, space, power, room)
    if v.boss[space] and room > 1 and there > 0 and power >= parts.DJINN_POWER + parts.SURCHARGE * there:
        return BOSS_CAUGHT + CAUGHT
    caught = min(power // parts.DJINN_POWER, room, there)
    if caught == 0:
        return EMPTY_HANDED
    return CAUGHT * caught + (HURRY if v.boss[space] and leads(v) else 0.0)


@rule
def hunt_alone(v, space, power, room):
    """Against Tom only the bosses count: one who is caught, or who flees when his last companion is gone."""
    there = loose_at(v, space)
    caught = min(power // parts.DJINN_POWER, room, there)
    if v.boss[space] == 0:
        return WASTED + STRAY * caught
    if caught == there or (room > 0 and power >= parts.DJINN_POWER + parts.SURCHARGE * there):
        return CHASED
    return THINNED * caught if caught > 0 else 2 * WASTED


@rule
def leads(v):
    """Who is ahead wants the bosses gone."""
    mine = points(v, v.turn)
    for seat in range(v.seats):
        if seat != v.turn and points(v, seat) > mine:
            return False
    return True


@rule
def source_worth(v):
    trades = v.scrolls[v.turn] // source_price(v)
    return REFILL[alone(v)] * (most_magic(v, v.turn) - v.magic[v.turn]) + 1.2 * trades


@rule
def action_worth(v, place, special):
    """What the action of a place would bring; what cannot be done leaves the small reward."""
    if may_visit(v, place, special) != Why.OPEN:
        return 1.2
    match place:
        case Place.ACADEMY:
            return unit(v, Good.SCROLL) + good_worth(v, Good.MAGIC, 3) + special * good_worth(v, Good.CAPACITY, 1)
        case Place.TAVERN:
            return good_worth(v, Good.MAGE, 1) + 1.0 * special
        case Place.CATACOMBS:
            return CATACOMBS * (1 + special)
        case Place.ARCHIVES:
            return ARCHIVES * (1 + special)
        case Place.MANUFACTORY:
            return cork_worth(v) + 1.4 * special + unit(v, Good.EQUIP) - unit(v, Good.COIN) * factory_price(v, special)
    return MARKET[alone(v)] * best_trade(v) * (1.0 + 0.7 * special)


@rule
def best_trade(v):
    best = 0.0
    for trade in range(parts.TRADES):
        if may_trade(v, trade) == Why.OPEN:
            best = max(best, trade_worth(v, trade))
    return best


@rule
def trade_worth(v, trade):
    pay = parts.TENT_PAY[trade]
    costs = unit(v, Good.COIN) * pay[Good.COIN] + unit(v, Good.SCROLL) * pay[Good.SCROLL]
    return reward_worth(v, parts.TENT_GAIN[trade]) - costs
