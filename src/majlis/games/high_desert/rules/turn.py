"""The turn: what may be done, and what then happens (HD-3)."""

from majlis.core.compile import rule
from majlis.games.high_desert.actions import AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import ANY_VALUE, KINDS, VIZIER_REACH
from majlis.games.high_desert.rules.reach import mark, mark_cards, mark_palaces
from majlis.games.high_desert.rules.summoning import (
    exile,
    give,
    mark_give,
    mark_hands,
    mark_swap,
    place,
    steal,
    summon,
    swap,
)
from majlis.games.high_desert.rules.wishes import (
    banish,
    begin_wish,
    keep,
    mark_look,
    mark_pay,
    mark_wishes,
    pay,
    recall,
)
from majlis.games.high_desert.state import Phase


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are."""
    mask[:] = False
    match s.phase:
        case Phase.TURN:
            return mark_cards(mask, s.hand[s.turn]) + mark_wishes(s, mask)
        case Phase.PAY:
            return mark_pay(s, mask)
        case Phase.LOOK:
            return mark_look(s, mask)
        case Phase.RECALL:
            return mark_cards(mask, s.discard)
        case Phase.BANISH:
            return mark_palaces(s, mask, ANY_VALUE)
        case Phase.GIVE:
            return mark_give(s, mask) + mark(mask, DECLINE)
        case Phase.SWAP:
            return mark_swap(s, mask)
        case Phase.STEAL:
            return mark_hands(s, mask)
        case Phase.EXILE:
            return mark_palaces(s, mask, VIZIER_REACH) + mark(mask, DECLINE)
        case Phase.PLACE:
            return mark_cards(mask, s.hand[s.turn]) + mark(mask, DECLINE)
    return 0


@rule
def step(s, a):
    """Carry out one open action and go on to the next decision."""
    s.stolen = 0
    match s.phase:
        case Phase.TURN:
            if a >= WISH:
                begin_wish(s, a - WISH)
            else:
                summon(s, a - CARD)
        case Phase.PAY:
            pay(s, a - CARD)
        case Phase.LOOK:
            keep(s, a - CARD)
        case Phase.RECALL:
            recall(s, a - CARD)
        case Phase.BANISH:
            banish(s, (a - AT) // KINDS, (a - AT) % KINDS)
        case Phase.GIVE:
            give(s, a)
        case Phase.SWAP:
            swap(s, (a - AT) // KINDS, (a - AT) % KINDS)
        case Phase.STEAL:
            steal(s, a - SEAT)
        case Phase.EXILE:
            exile(s, a)
        case Phase.PLACE:
            place(s, a)
