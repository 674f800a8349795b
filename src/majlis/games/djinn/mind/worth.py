"""What things are worth, in points: rough, the same for everybody, and from the acting player's eyes."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.observing import sum_of
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import Good
from majlis.games.djinn.rules.goods import asleep, can_widen, empty_circles, most_magic
from majlis.games.djinn.rules.helping import best_help
from majlis.games.djinn.rules.trophies import corked_of

UNIT = np.array(  # a good at ordinary times: among others, and alone; found by matches
    [
        [0.8, 1.6, 1.6, 2.6, 2.3, 4.5, 1.8, 0.9, 1.3, 1.3, 1.3, 3.2, 3.9, 5.5],
        [0.9, 1.6, 6.5, 0.9, 2.3, 0.6, 7.3, 0.8, 3.4, 3.0, 0.6, 4.0, 4.7, 2.8],
    ]
)
WAITED_FOR = np.array([5.0, 3.7])  # a cork for a djinn that waits in a circle
TILE_WORTH = np.array([5.0, 3, 4, 4, 3, 4, 2, 4, 3, 4, -2, -2, -4, -4, -5, -3, -3, -4, -2, -5])
SPARE = 0.4  # a mage beyond those that one can use
MANY_MAGES = 4


@rule
def alone(v):
    """The row of the tables: 0 among others, 1 alone."""
    return int(v.seats == 1)


@rule
def unit(v, good):
    return UNIT[alone(v), good]


@rule
def reward_worth(v, gain):
    """Everything in a reward, as far as it can be used."""
    total = 0.0
    for good in range(parts.GOODS):
        if gain[good] > 0:
            total += good_worth(v, good, int(gain[good]))
    return total


@rule
def good_worth(v, good, n):
    match good:
        case Good.MAGIC:
            return unit(v, good) * min(n, most_magic(v, v.turn) - v.magic[v.turn])
        case Good.ACTIVATE:
            return unit(v, good) * min(n, asleep(v))
        case Good.CAPACITY:
            return unit(v, good) * n if can_widen(v) else 0.0
        case Good.CORK:
            return n * (cork_worth(v) if v.corks[v.turn] == 0 else 1.4)
        case Good.MAGE:
            return n * (unit(v, good) if mages_held(v) < MANY_MAGES else SPARE)
    return unit(v, good) * n


@rule
def cork_worth(v):
    """A cork for a djinn that waits in a circle is worth more than one to keep."""
    for colour in range(parts.COLOURS):
        if v.ringed[v.turn, colour] + v.ringed[v.turn, parts.BOSS] > 0:
            return WAITED_FOR[alone(v)]
    return unit(v, Good.CORK)


@rule
def bottle_worth(v, colour):
    """For a djinn of that colour in a circle, towards three of a colour, not the second one to wait."""
    waiting = v.ringed[v.turn, colour] + 0.5 * v.ringed[v.turn, parts.BOSS]
    return 2.0 + 2.0 * waiting + 0.8 * (corked_of(v, v.turn, colour) % 3) - 1.2 * v.bottles[v.turn, colour]


@rule
def mages_held(v):
    n = 0
    for mage in range(parts.MAGES):
        n += v.mage[mage] >> 1 == v.turn
    return n


@rule
def mage_worth(mage):
    total = float(parts.MAGE_POWER[mage]) - 0.7 * parts.MAGE_PRICE[mage] + (1.4 if parts.MAGE_KEY[mage] else 0.0)
    for colour in range(parts.COLOURS):
        total += 0.5 * parts.MAGE_BONUS[mage, colour]
    return total


@rule
def kit_worth(v, card):
    match parts.EFFECT[card]:
        case Effect.BONUS:
            return 3.0
        case Effect.CATCH:
            return 1.0 + parts.KIT_CATCH[card]
        case Effect.GAIN:
            return 1.0 + reward_worth(v, parts.KIT_GAIN[card])
        case Effect.EXCHANGE:
            return 2.5
    return 2.0


@rule
def power_at_hand(v):
    """What a catch could be paid with, colours left aside."""
    return int(v.magic[v.turn]) + int(v.keys[v.turn]) + best_help(v)


@rule
def room_at_hand(v):
    """Djinn that could be housed, colours left aside."""
    return empty_circles(v) + min(sum_of(v.bottles[v.turn]), int(v.corks[v.turn]))
