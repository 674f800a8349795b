"""What may be chosen: every decision marks its open actions, and counts them."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.high_desert.actions import AT, CARD, SEAT, WISH
from majlis.games.high_desert.parts import ANY_VALUE, KINDS, PALACE_FULL, VALUE, VIZIER_REACH, WISH_COST, Flag, Wish


@rule
def mark(mask, a):
    """Open one action; 1 if it was not open before."""
    new = not mask[a]
    mask[a] = True
    return int(new)


@rule
def mark_turn(s, mask):
    """HD-3: summon any card; a wish needs three cards, and banishing something to banish (H7, H13, H14)."""
    n = mark_cards(mask, s.hand[s.turn])
    if s.n_hand[s.turn] >= WISH_COST:
        n += mark(mask, WISH + Wish.LOOK) + mark(mask, WISH + Wish.RECALL)
        if any_palace(s):
            n += mark(mask, WISH + Wish.BANISH)
    return n


@rule
def mark_cards(mask, cards):
    n = 0
    for kind in range(KINDS):
        hit = cards[kind] > 0
        mask[CARD + kind] = hit
        n += hit
    return n


@rule
def mark_pay(s, mask):
    """Cards are paid in rising order, so the three of a set are asked for in one way only."""
    hand = s.hand[s.turn]
    top, left = KINDS, WISH_COST - s.paid
    while left > 0:  # the highest kind from which enough cards follow
        top -= 1
        left -= hand[top]
    n = 0
    for kind in range(s.last_paid, top + 1):
        hit = hand[kind] > 0
        mask[CARD + kind] = hit
        n += hit
    return n


@rule
def mark_look(s, mask):
    n = 0
    for i in range(s.n_deck - s.n_look, s.n_deck):
        n += mark(mask, CARD + s.deck[i] % KINDS)
    return n


@rule
def mark_palaces(s, mask, most):
    """Cards up to this value in every reachable palace (H13, H17)."""
    n = 0
    for seat in range(s.seats):
        if reachable(s, seat):
            n += mark_palace(s, mask, seat, most)
    return n - unmark(s, mask, AT + s.turn * KINDS)


@rule
def mark_palace(s, mask, seat, most):
    n = 0
    for kind in range(KINDS):
        hit = (s.palace[seat, kind] > 0) & (VALUE[kind] <= most)
        mask[AT + seat * KINDS + kind] = hit
        n += hit
    return n


@rule
def unmark(s, mask, first):
    """Close the card just summoned, unless another of its kind lies beside it; 1 if it was open."""
    if s.summoned == NONE or s.palace[s.turn, s.summoned] > 1 or not mask[first + s.summoned]:
        return 0
    mask[first + s.summoned] = False
    return 1


@rule
def mark_give(s, mask):
    """A card of your palace that buys some card (H16)."""
    n, least = 0, cheapest(s)
    for kind in range(KINDS):
        hit = (s.palace[s.turn, kind] > 0) & (VALUE[kind] >= least)
        mask[CARD + kind] = hit
        n += hit
    return n - unmark(s, mask, CARD)


@rule
def mark_swap(s, mask):
    """A card in another reachable palace, worth no more than the one given (H16)."""
    n = 0
    for seat in range(s.seats):
        if seat != s.turn and reachable(s, seat):
            n += mark_palace(s, mask, seat, VALUE[s.given])
    return n


@rule
def mark_hands(s, mask):
    n = 0
    for seat in range(s.seats):
        mask[SEAT + seat] = can_rob(s, seat)
        n += mask[SEAT + seat]
    return n


# --- questions


@rule
def reachable(s, seat):
    """A palace of eight shields its owner, palace and hand, from the others (H1 to H3)."""
    if s.n_palace[seat] < PALACE_FULL:
        return True
    return seat == s.turn and s.options & Flag.IMMUNE_TO_SELF == 0


@rule
def can_rob(s, seat):
    """A reachable player who has a hand (H15)."""
    return seat != s.turn and s.n_hand[seat] > 0 and reachable(s, seat)


@rule
def any_victim(s):
    for seat in range(s.seats):
        if can_rob(s, seat):
            return True
    return False


@rule
def any_palace(s):
    for seat in range(s.seats):
        if s.n_palace[seat] > 0 and reachable(s, seat):
            return True
    return False


@rule
def any_exile(s):
    """Would mark_palaces find a card for the Vizier?"""
    for seat in range(s.seats):
        if reachable(s, seat):
            for kind in range(KINDS):
                if others(s, seat, kind) > 0 and VALUE[kind] <= VIZIER_REACH:
                    return True
    return False


@rule
def any_give(s):
    """Would mark_give find a card?"""
    least = cheapest(s)
    for kind in range(KINDS):
        if others(s, s.turn, kind) > 0 and VALUE[kind] >= least:
            return reachable(s, s.turn)
    return False


@rule
def others(s, seat, kind):
    """How many of this kind are in a palace, the card just summoned left out."""
    return int(s.palace[seat, kind]) - int(seat == s.turn and kind == s.summoned)


@rule
def cheapest(s):
    """The least value that a Merchant could take."""
    least = ANY_VALUE + 1
    for seat in range(s.seats):
        if seat != s.turn and reachable(s, seat):
            for kind in range(KINDS):
                if s.palace[seat, kind] > 0:
                    least = min(least, VALUE[kind])
    return least
