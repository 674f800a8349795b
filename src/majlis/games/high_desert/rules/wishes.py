"""Wishes: named, paid with three cards, granted (HD-5)."""

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.games.high_desert.actions import CARD, WISH
from majlis.games.high_desert.events import Did
from majlis.games.high_desert.parts import KINDS, LOOK_SIZE, WISH_COST, Wish
from majlis.games.high_desert.rules.ending import end_turn
from majlis.games.high_desert.rules.hands import gain, lose, refill
from majlis.games.high_desert.rules.reach import leave_palace, mark, reachable
from majlis.games.high_desert.state import BITS, Phase


@rule
def mark_wishes(s, mask):
    """A wish needs three cards, and banishing something to banish (H13, H14)."""
    if s.n_hand[s.turn] < WISH_COST:
        return 0
    n = mark(mask, WISH + Wish.LOOK) + mark(mask, WISH + Wish.RECALL)
    return n + mark(mask, WISH + Wish.BANISH) if any_palace(s) else n


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
def pay(s, kind):
    lose(s, s.turn, kind)
    s.discard[kind] += 1
    note(s, Did.PAY, s.turn, kind)
    s.paid += 1
    s.last_paid = kind
    if s.paid == WISH_COST:
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
        confide(s, Did.LOOK, 1 << s.turn, s.turn, kind)
    s.reveals += 1


@rule
def mark_look(s, mask):
    n = 0
    for i in range(s.n_deck - s.n_look, s.n_deck):
        n += mark(mask, CARD + s.deck[i] % KINDS)
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
    confide(s, Did.KEEP, 1 << s.turn, s.turn, kind, s.n_look - 1)
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
    leave_palace(s, seat, kind, s.removed)
    note(s, Did.BANISH, s.turn, seat, kind)
    end_turn(s)
