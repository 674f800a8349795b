"""Equipment (DJ-8): taken and counted in sets, then in use: bonuses of places, single uses, exchanges."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.djinn import parts
from majlis.games.djinn.actions import COLOUR, DONE, EQUIP
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import COLOURS, EFFECT, EQUIPMENT, KIT, KIT_GAIN, KIT_PAY, PLACES, ROUNDS, WHERE, Good
from majlis.games.djinn.rules import goods
from majlis.games.djinn.rules.goods import affordable, face_up, owe, spend
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import TOP, UNSEEN, Acted, Phase

# --- taken, turned down, counted in sets (DJ-8.1)


@rule
def any_open_equipment(s):
    return any_top(s.equipment, EQUIPMENT)


@rule
def may_equip(s, card):
    """What lies open on its pile."""
    return Why.OPEN if s.equipment[card] >= TOP and s.equipment[card] < UNSEEN else Why.KIT_ABSENT


@rule
def mark_equipment(s, mask):
    n = 1
    mask[DONE] = True
    for card in range(EQUIPMENT):
        hit = may_equip(s, card) == Why.OPEN
        mask[EQUIP + card] = hit
        n += hit
    return n


@rule
def answer_equipment(s, a):
    s.owe[Good.EQUIP] -= 1
    if a != DONE:
        take_equipment(s, a - EQUIP)
    else:
        note(s, Did.NO_KIT, s.turn)


@rule
def take_equipment(s, card):
    """Face up, unless another of its type stays so (A11); the first set of three has its bonus."""
    other = face_up_of(s, KIT[card])
    s.equipment[card] = s.turn * 2 + 1
    note(s, Did.EQUIP, s.turn, card, KIT[card])
    if other != NONE:
        s.kept = card
    else:
        bonus_on_arrival(s, card)
    open_equipment(s, KIT[card])
    if s.set_done[s.turn] == 0 and full_sets(s, s.turn) > 0:
        s.set_done[s.turn] = 1
        goods.raise_base(s, Did.SET)


@rule
def face_up_of(s, kit):
    for card in range(EQUIPMENT):
        if KIT[card] == kit and s.equipment[card] == s.turn * 2 + 1:
            return card
    return NONE


@rule
def open_equipment(s, kit):
    n = 0
    for card in range(EQUIPMENT):
        n += s.equipment[card] == UNSEEN and KIT[card] == kit
    if n > 0:
        at = below(s, n)
        for card in range(EQUIPMENT):
            if s.equipment[card] == UNSEEN and KIT[card] == kit:
                if at == 0:
                    s.equipment[card] = TOP + kit
                    note(s, Did.NEW_KIT, card, kit)
                at -= 1
        s.reveals += 1


@rule
def cards_of(s, seat, kit):
    """Equipment of a type, face up or down."""
    n = 0
    for card in range(EQUIPMENT):
        n += KIT[card] == kit and s.equipment[card] >> 1 == seat
    return n


@rule
def full_sets(s, seat):
    n = EQUIPMENT
    for kit in range(parts.KITS):
        n = min(n, cards_of(s, seat, kit))
    return n


@rule
def may_keep(s, card):
    """The new one, or the one of its type that was face up."""
    return Why.OPEN if KIT[card] == KIT[s.kept] and face_up(s, card) else Why.NOT_KEPT


@rule
def mark_kept(s, mask):
    n = 0
    for card in range(EQUIPMENT):
        hit = may_keep(s, card) == Why.OPEN
        mask[EQUIP + card] = hit
        n += hit
    return n


@rule
def keep_up(s, stays):
    """The other one is turned down for good."""
    for card in range(EQUIPMENT):
        if card != stays and KIT[card] == KIT[stays] and s.equipment[card] == s.turn * 2 + 1:
            s.equipment[card] = s.turn * 2
            note(s, Did.KEEP, s.turn, stays, card)
    if stays == s.kept:
        bonus_on_arrival(s, stays)
    s.kept = NONE


# --- in use


@rule
def shows(s, place):
    """Does the present space show this place?"""
    return s.acted & Acted.MOVED > 0 and shown_at(s, goods.node(s), place)


@rule
def shown_at(s, space, place):
    """The place itself, or an own passage that was not laid just now (A12)."""
    if space == parts.SOURCE:
        return False
    if s.symbol[space] == place:
        return True
    return space >= ROUNDS and s.passage[s.turn, place] == space - ROUNDS and s.laid >> place & 1 == 0


@rule
def bonus_at(s, card, space):
    """Would this card bring its bonus at that space?"""
    if EFFECT[card] != Effect.BONUS or not face_up(s, card) or s.used >> card & 1:
        return False
    return WHERE[card] < PLACES and shown_at(s, space, WHERE[card])


@rule
def bonus_on_arrival(s, card):
    """What goes into the purse comes at once, once a turn, and whatever comes with it; magic and the rest can wait."""
    if EFFECT[card] == Effect.BONUS and by_itself(card) and bonus_open(s, card):
        s.used |= 1 << card
        coins = int(KIT_GAIN[card, Good.COIN])
        s.coins[s.turn] += coins
        if coins > 0:
            note(s, Did.BONUS, s.turn, card, coins)
        else:
            note(s, Did.USE, s.turn, card)
        owe(s, KIT_GAIN[card])
        s.owe[Good.COIN] -= coins


@rule
def by_itself(card):
    """Coins, scrolls, keys or corks."""
    gain = KIT_GAIN[card]
    return gain[Good.COIN] + gain[Good.SCROLL] + gain[Good.KEY] + gain[Good.CORK] > 0


@rule
def bonus_open(s, card):
    return face_up(s, card) and s.used >> card & 1 == 0 and WHERE[card] < PLACES and shows(s, WHERE[card])


@rule
def all_bonuses(s):
    for card in range(EQUIPMENT):
        if face_up(s, card):
            bonus_on_arrival(s, card)


@rule
def may_use(s, card):
    """What is face up."""
    if face_up(s, card):
        return may_use_effect(s, card)
    return Why.KIT_DOWN if s.equipment[card] == s.turn * 2 else Why.KIT_NOT_YOURS


@rule
def may_use_effect(s, card):
    """At any time: a bonus of magic, a single use, an exchange, the swap of bottles (A18)."""
    match EFFECT[card]:
        case Effect.BONUS:
            if s.used >> card & 1:
                return Why.BONUS_USED
            if not bonus_open(s, card):
                return Why.BONUS_PLACE
            if brings_something(s, KIT_GAIN[card]):
                return Why.OPEN
            return Why.FULL if KIT_GAIN[card, Good.MAGIC] > 0 else Why.GAIN_NOTHING
        case Effect.GAIN:
            return Why.OPEN if brings_something(s, KIT_GAIN[card]) else Why.GAIN_NOTHING
        case Effect.EXCHANGE:
            return may_exchange(s, card)
        case Effect.SWAP_BOTTLES:
            return Why.OPEN if any_bottle(s) else Why.NO_BOTTLES
        case Effect.CATCH:
            return Why.KIT_CATCH
        case Effect.NEVER_PAY:
            return Why.KIT_ITSELF if s.seats > 1 else Why.KIT_NOBODY
    return Why.KIT_ITSELF


@rule
def may_exchange(s, card):
    if s.used >> card & 1:
        return Why.EXCHANGE_USED
    if not affordable(s, KIT_PAY[card]):
        return Why.EXCHANGE_PRICE
    return Why.OPEN if brings_something(s, KIT_GAIN[card]) else Why.EXCHANGE_NOTHING


@rule
def any_bottle(s):
    for colour in range(COLOURS):
        if s.bottles[s.turn, colour] > 0:
            return True
    return False


@rule
def brings_something(s, gain):
    """Some part of it has an effect."""
    if gain[Good.COIN] + gain[Good.SCROLL] + gain[Good.CORK] + gain[Good.BOTTLE] > 0:
        return True
    if (gain[Good.KEY] > 0 and s.keys_left > 0) or (gain[Good.MAGIC] > 0 and goods.below_most(s)):
        return True
    if (gain[Good.CAPACITY] > 0 and goods.can_widen(s)) or (gain[Good.ACTIVATE] > 0 and goods.asleep(s) > 0):
        return True
    if (gain[Good.MAGE] > 0 and any_top(s.mage, parts.MAGES)) or (gain[Good.CIRCLE] > 0 and goods.can_open_circle(s)):
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
            use_up(s, card)
            s.swaps = 2
        case Effect.EXCHANGE:
            use_up(s, card)
            spend(s, KIT_PAY[card])
            owe(s, KIT_GAIN[card])
        case _:
            use_up(s, card)
            owe(s, KIT_GAIN[card])


@rule
def use_up(s, card):
    """For this turn, or for good."""
    if parts.ONCE[card]:
        goods.turn_down(s, card)
        note(s, Did.USE_ONCE, s.turn, card)
    else:
        s.used |= 1 << card
        note(s, Did.USE, s.turn, card)


# --- bottles swapped (CL5)


@rule
def may_swap_out(s, colour):
    return Why.OPEN if s.bottles[s.turn, colour] > 0 else Why.NO_SUCH_BOTTLE


@rule
def may_end_swap(s):
    """One bottle at least; the second may be left."""
    return Why.OPEN if s.swaps == 1 else Why.MUST


@rule
def mark_swap_out(s, mask):
    n = 0
    for colour in range(COLOURS):
        hit = may_swap_out(s, colour) == Why.OPEN
        mask[COLOUR + colour] = hit
        n += hit
    mask[DONE] = may_end_swap(s) == Why.OPEN
    return n + int(mask[DONE])


@rule
def mark_swap_in(mask):
    """Any colour."""
    for colour in range(COLOURS):
        mask[COLOUR + colour] = True
    return COLOURS


@rule
def swap(s, a):
    """CL5: an empty bottle for another."""
    if a == DONE:
        s.swaps = 0
        note(s, Did.NO_SWAP, s.turn)
    elif s.swapping:
        s.bottles[s.turn, a - COLOUR] += 1
        note(s, Did.SWAP_IN, s.turn, a - COLOUR)
        s.swapping = 0
    else:
        s.bottles[s.turn, a - COLOUR] -= 1
        note(s, Did.SWAP_OUT, s.turn, a - COLOUR)
        s.swapping = 1
        s.swaps -= 1


@rule
def advance_swap(s):
    """After the first bottle the second may be left."""
    s.phase = Phase.SWAP_IN if s.swapping else Phase.SWAP_OUT
    if s.swapping:
        return True
    n = 0
    for colour in range(COLOURS):
        n += s.bottles[s.turn, colour]
    if n == 0:
        s.swaps = 0
    return n > 0
