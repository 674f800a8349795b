"""The turn: what may be done, why something may not, and what then happens (HD-3)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.high_desert.actions import AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS
from majlis.games.high_desert.rules import summoning, wishes
from majlis.games.high_desert.rules.reach import dearest, mark, mark_cards, mark_palaces, may_enter, may_take, may_touch
from majlis.games.high_desert.rules.why import Why
from majlis.games.high_desert.state import Phase


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are."""
    mask[:] = False
    match s.phase:
        case Phase.TURN:
            return mark_cards(mask, s.hand[s.turn]) + wishes.mark_wishes(s, mask)
        case Phase.PAY:
            return wishes.mark_pay(s, mask)
        case Phase.LOOK:
            return wishes.mark_look(s, mask)
        case Phase.RECALL:
            return mark_cards(mask, s.discard)
        case Phase.BANISH | Phase.SWAP:
            return mark_palaces(s, mask)
        case Phase.GIVE:
            return summoning.mark_give(s, mask) + mark(mask, DECLINE, summoning.may_decline(s))
        case Phase.STEAL:
            return summoning.mark_hands(s, mask)
        case Phase.EXILE:
            return mark_palaces(s, mask) + mark(mask, DECLINE, summoning.may_decline(s))
        case Phase.PLACE:
            return mark_cards(mask, s.hand[s.turn]) + mark(mask, DECLINE, summoning.may_decline(s))
    return 0


@rule
def reason(s, a):
    """0 if this action is open, else why it is not: legal asks the same functions."""
    if not asked(s, a):
        return Why.OVER if s.turn == NONE else summoning.may_decline(s) if a == DECLINE else Why.NOT_ASKED
    seat, kind = (a - AT) // KINDS, (a - AT) % KINDS  # of a card in a palace
    match s.phase:
        case Phase.TURN:
            return wishes.may_wish(s, a - WISH) if a >= WISH else may_take(s.hand[s.turn], a - CARD, Why.NOT_IN_HAND)
        case Phase.PAY:
            return wishes.may_pay(s.hand[s.turn], a - CARD, s.last_paid, wishes.last_payable(s))
        case Phase.LOOK:
            return wishes.may_keep(a - CARD, wishes.looked_at(s))
        case Phase.RECALL:
            return may_take(s.discard, a - CARD, Why.NOT_DISCARDED)
        case Phase.BANISH | Phase.SWAP | Phase.EXILE:
            return may_touch(s, seat, kind, dearest(s), may_enter(s, seat))
        case Phase.GIVE:
            return summoning.may_give(s, a - CARD, summoning.cheapest(s))
        case Phase.STEAL:
            return summoning.may_rob(s, a - SEAT)
    return may_take(s.hand[s.turn], a - CARD, Why.NOT_IN_HAND)  # the phase PLACE


@rule
def asked(s, a):
    """Is this action an answer to the question of the phase?"""
    match s.phase:
        case Phase.TURN:
            return a < DECLINE
        case Phase.STEAL:
            return SEAT <= a < SEAT + int(s.seats)
        case Phase.BANISH | Phase.SWAP | Phase.EXILE:
            return AT <= a < AT + int(s.seats) * KINDS
        case Phase.OVER:
            return False
    return a < WISH


@rule
def step(s, a):
    """Carry out one open action and go on to the next decision."""
    s.stolen = 0
    seat, kind = (a - AT) // KINDS, (a - AT) % KINDS  # of a card in a palace
    match s.phase:
        case _ if a == DECLINE:
            summoning.decline(s)
        case Phase.TURN if a >= WISH:
            wishes.begin_wish(s, a - WISH)
        case Phase.TURN:
            summoning.summon(s, a - CARD)
        case Phase.PAY:
            wishes.pay(s, a - CARD)
        case Phase.LOOK:
            wishes.keep(s, a - CARD)
        case Phase.RECALL:
            wishes.recall(s, a - CARD)
        case Phase.BANISH:
            wishes.banish(s, seat, kind)
        case Phase.GIVE:
            summoning.give(s, a - CARD)
        case Phase.SWAP:
            summoning.swap(s, seat, kind)
        case Phase.STEAL:
            summoning.steal(s, a - SEAT)
        case Phase.EXILE:
            summoning.exile(s, seat, kind)
        case Phase.PLACE:
            summoning.place(s, a - CARD)
