"""Equipment in use (DJ-8): bonuses of places, single uses, exchanges."""

from majlis.core.compile import rule
from majlis.games.djinn.box import Effect
from majlis.games.djinn.goods import asleep, below_most, can_open_circle, can_widen, face_up, node, owe, turn_down
from majlis.games.djinn.parts import (
    COLOURS,
    EFFECT,
    EQUIPMENT,
    KIT_GAIN,
    KIT_PAY,
    MAGES,
    PLACES,
    ROUNDS,
    SOURCE,
    WHERE,
    Good,
)
from majlis.games.djinn.state import TOP, UNSEEN, Did


@rule
def shows(s, place):
    """Does the present space show this place, or an own passage that was not laid just now (A12)?"""
    if s.acted & Did.MOVED == 0 or node(s) == SOURCE:
        return False
    if s.symbol[node(s)] == place:
        return True
    return node(s) >= ROUNDS and s.passage[s.turn, place] == node(s) - ROUNDS and s.laid >> place & 1 == 0


@rule
def bonus_on_arrival(s, card):
    """Coins come at once, once a turn, and whatever comes with them; magic alone can wait."""
    if EFFECT[card] == Effect.BONUS and KIT_GAIN[card, Good.COIN] > 0 and bonus_open(s, card):
        s.used |= 1 << card
        owe(s, KIT_GAIN[card])


@rule
def bonus_open(s, card):
    return face_up(s, card) and s.used >> card & 1 == 0 and WHERE[card] < PLACES and shows(s, WHERE[card])


@rule
def all_bonuses(s):
    for card in range(EQUIPMENT):
        if face_up(s, card):
            bonus_on_arrival(s, card)


@rule
def can_use(s, card):
    """In a pause: a bonus of magic, a single use, an exchange, the swap of bottles (A18)."""
    match EFFECT[card]:
        case Effect.BONUS:
            return KIT_GAIN[card, Good.MAGIC] > 0 and below_most(s) and bonus_open(s, card)
        case Effect.GAIN:
            return brings_something(s, KIT_GAIN[card])
        case Effect.EXCHANGE:
            return s.used >> card & 1 == 0 and affordable(s, KIT_PAY[card]) and brings_something(s, KIT_GAIN[card])
        case Effect.SWAP_BOTTLES:
            return any_bottle(s)
    return False


@rule
def any_bottle(s):
    for colour in range(COLOURS):
        if s.bottles[s.turn, colour] > 0:
            return True
    return False


@rule
def affordable(s, pay):
    coins, scrolls, magic = s.coins[s.turn], s.scrolls[s.turn], s.magic[s.turn]
    return pay[Good.COIN] <= coins and pay[Good.SCROLL] <= scrolls and pay[Good.MAGIC] <= magic


@rule
def spend(s, pay):
    s.coins[s.turn] -= pay[Good.COIN]
    s.scrolls[s.turn] -= pay[Good.SCROLL]
    s.magic[s.turn] -= pay[Good.MAGIC]


@rule
def brings_something(s, gain):
    """Some part of it has an effect."""
    if gain[Good.COIN] + gain[Good.SCROLL] + gain[Good.CORK] + gain[Good.BOTTLE] > 0:
        return True
    if (gain[Good.KEY] > 0 and s.keys_left > 0) or (gain[Good.MAGIC] > 0 and below_most(s)):
        return True
    if (gain[Good.CAPACITY] > 0 and can_widen(s)) or (gain[Good.ACTIVATE] > 0 and asleep(s) > 0):
        return True
    if (gain[Good.MAGE] > 0 and any_top(s.mage, MAGES)) or (gain[Good.CIRCLE] > 0 and can_open_circle(s)):
        return True
    if gain[Good.DRAW] + gain[Good.TAKE] > 0:  # only an owner's box has these here
        return True
    return gain[Good.EQUIP] > 0 and any_top(s.equipment, EQUIPMENT)


@rule
def any_top(cards, n):
    for card in range(n):
        if cards[card] >= TOP and cards[card] < UNSEEN:
            return True
    return False


@rule
def use(s, card):
    match EFFECT[card]:
        case Effect.SWAP_BOTTLES:
            turn_down(s, card)
            s.swaps = 2
        case Effect.GAIN:
            turn_down(s, card)
            owe(s, KIT_GAIN[card])
        case Effect.EXCHANGE:
            s.used |= 1 << card
            spend(s, KIT_PAY[card])
            owe(s, KIT_GAIN[card])
        case _:
            s.used |= 1 << card
            owe(s, KIT_GAIN[card])
