"""Wishes: named, paid with three cards, granted (HD-5)."""

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.games.high_desert.actions import CARD, WISH
from majlis.games.high_desert.events import Did
from majlis.games.high_desert.parts import KINDS, LOOK_SIZE, WISH_COST, WISHES, Wish
from majlis.games.high_desert.rules.ending import end_turn
from majlis.games.high_desert.rules.hands import gain, lose, refill
from majlis.games.high_desert.rules.reach import leave_palace, mark, reachable
from majlis.games.high_desert.rules.why import Why
from majlis.games.high_desert.state import BITS, Phase


@rule
def may_wish(s, wish):
    """A wish needs three cards, and banishing something to banish (H13, H14)."""
    if s.n_hand[s.turn] < WISH_COST:
        return Why.TOO_FEW_CARDS
    return Why.NOTHING_TO_BANISH if wish == Wish.BANISH and not any_palace(s) else Why.OPEN


@rule
def mark_wishes(s, mask):
    n = 0
    for wish in range(WISHES):
        n += mark(mask, WISH + wish, may_wish(s, wish))
    return n


@rule
def any_palace(s):
    for seat in range(s.seats):
        if s.n_palace[seat] > 0 and reachable(s, seat):
            return True
    return False


@rule
def begin_wish(s, wish):
    """HD-5: name the wish, then pay for it."""
    s.wish, s.paid, s.last_paid, s.phase = wish, 0, 0, Phase.PAY
    note(s, Did.WISH, s.turn, wish)


@rule
def to_pay(s):
    """How many cards the wish still costs."""
    return WISH_COST - int(s.paid)


@rule
def may_pay(hand, kind, first, last):
    """Cards are paid in rising order, so the three of a set are asked for in one way only."""
    if (hand[kind] > 0) & (first <= kind) & (kind <= last):
        return Why.OPEN
    if hand[kind] == 0:
        return Why.NOT_IN_HAND
    return Why.PAID_HIGHER if kind < first else Why.PAY_LOWER_FIRST


@rule
def last_payable(s):
    """The last kind from which on there are cards enough."""
    kind, left = KINDS, to_pay(s)
    while left > 0:
        kind -= 1
        left -= s.hand[s.turn, kind]
    return kind


@rule
def mark_pay(s, mask):
    hand, first, last = s.hand[s.turn], s.last_paid, last_payable(s)
    n = 0
    for kind in range(first, last + 1):
        n += mark(mask, CARD + kind, may_pay(hand, kind, first, last))
    return n


@rule
def pay(s, kind):
    lose(s, s.turn, kind)
    s.discard[kind] += 1
    note(s, Did.PAY, s.turn, kind)
    s.paid += 1
    s.last_paid = kind
    if to_pay(s) == 0:
        grant(s)


@rule
def grant(s):
    """The cost comes first, so the paid cards can be looked at or recalled (H10, H12)."""
    match s.wish:
        case Wish.LOOK:
            look_at_top(s)
            s.phase = Phase.LOOK
        case Wish.RECALL:
            s.phase = Phase.RECALL
        case Wish.BANISH:
            s.phase = Phase.BANISH


# --- look (HD-5.1)


@rule
def look_at_top(s):
    """See the top five cards; a deck that is too small is filled up first (H10)."""
    if s.n_deck < LOOK_SIZE:
        refill(s)
    s.n_look = min(LOOK_SIZE, int(s.n_deck))
    for i in range(s.n_deck - s.n_look, s.n_deck):
        kind = s.deck[i] % KINDS
        s.deck[i] = kind + KINDS * (1 + s.turn)
        confide(s, Did.LOOK, 1 << int(s.turn), s.turn, kind)
    s.reveals += 1


@rule
def may_keep(kind, looked_at):
    return Why.OPEN if looked_at >> kind & 1 else Why.NOT_LOOKED_AT


@rule
def looked_at(s):
    """The kinds on top of the deck, as bits."""
    kinds = 0
    for i in range(s.n_deck - s.n_look, s.n_deck):
        kinds |= 1 << int(s.deck[i]) % KINDS
    return kinds


@rule
def mark_look(s, mask):
    n, kinds = 0, looked_at(s)
    for kind in range(KINDS):
        n += mark(mask, CARD + kind, may_keep(kind, kinds))
    return n


@rule
def keep(s, kind):
    """Keep one of the cards looked at; the others go under the deck, the highest first (H11)."""
    at = s.n_deck - 1
    while s.deck[at] % KINDS != kind:
        at -= 1
    s.n_deck -= 1
    for i in range(at, s.n_deck):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.n_deck] = 0
    for _ in range(s.n_look - 1):
        top_to_bottom(s)
    gain(s, s.turn, kind, 0)
    confide(s, Did.KEEP, 1 << int(s.turn), s.turn, kind, s.n_look - 1)
    s.n_look = 0
    end_turn(s)


@rule
def top_to_bottom(s):
    top = s.deck[s.n_deck - 1]
    for i in range(s.n_deck - 1, 0, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[0] = top


# --- recall (HD-5.2)


@rule
def recall(s, kind):
    """Everybody sees which card comes to that hand (H26)."""
    s.discard[kind] -= 1
    gain(s, s.turn, kind, (BITS - 1) & ~(1 << s.turn))
    note(s, Did.RECALL, s.turn, kind)
    end_turn(s)


# --- banish (HD-5.3)


@rule
def banish(s, seat, kind):
    leave_palace(s, seat, kind)
    s.removed[kind] += 1
    note(s, Did.BANISH, s.turn, seat, kind)
    end_turn(s)
