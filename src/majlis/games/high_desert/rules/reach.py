"""Which cards can be chosen: those in palaces within reach (HD-4, H1 to H3), those of a hand or a pile."""

from majlis.core.compile import rule
from majlis.games.high_desert.actions import AT, CARD
from majlis.games.high_desert.parts import ANY_VALUE, KINDS, PALACE_FULL, VALUE, VIZIER_REACH, Flag
from majlis.games.high_desert.rules.why import Why
from majlis.games.high_desert.state import Phase


@rule
def full(s, seat):
    """A palace of eight is safe, and sets the end (H1, HD-7)."""
    return s.n_palace[seat] >= PALACE_FULL


@rule
def reachable(s, seat):
    """A palace of eight shields its owner, palace and hand, from the others (H1 to H3)."""
    return not full(s, seat) or (seat == s.turn and s.options & Flag.IMMUNE_TO_SELF == 0)


@rule
def others(s, seat, kind):
    """How many of this kind are in a palace, the card just summoned left out."""
    return int(s.palace[seat, kind]) - int((seat == s.turn) & (kind == s.summoned))


@rule
def may_enter(s, seat):
    """A Merchant takes from others (H16), and a palace of eight is closed (H1)."""
    if s.phase == Phase.SWAP and seat == s.turn:
        return Why.OWN_PALACE
    return Why.OPEN if reachable(s, seat) else Why.OUT_OF_REACH


@rule
def dearest(s):
    """The value up to which a Merchant can take, a Vizier discard, a wish banish (H13, H16, H17)."""
    match s.phase:
        case Phase.SWAP:
            return int(VALUE[s.given])
        case Phase.BANISH:
            return ANY_VALUE
    return VIZIER_REACH


@rule
def may_touch(s, seat, kind, most, door):
    """A card up to this value in a palace whose door is open, but not the card just summoned (H16, H17)."""
    if (others(s, seat, kind) > 0) & (VALUE[kind] <= most) & (door == Why.OPEN):  # no branches: legal asks often
        return Why.OPEN
    if door == Why.OWN_PALACE:
        return door
    if s.palace[seat, kind] == 0:
        return Why.NOT_IN_PALACE
    if door != Why.OPEN:
        return door
    return Why.TOO_DEAR if VALUE[kind] > most else Why.JUST_SUMMONED


@rule
def mark_palaces(s, mask):
    n, most = 0, dearest(s)
    for seat in range(s.seats):
        if may_enter(s, seat) == Why.OPEN:
            for kind in range(KINDS):
                n += mark(mask, AT + seat * KINDS + kind, may_touch(s, seat, kind, most, Why.OPEN))
    return n


@rule
def leave_palace(s, seat, kind):
    s.palace[seat, kind] -= 1
    s.n_palace[seat] -= 1


@rule
def may_take(cards, kind, missing):
    """A card that is there: in a hand or in a pile."""
    return Why.OPEN if cards[kind] > 0 else missing


@rule
def mark_cards(mask, cards):
    n = 0
    for kind in range(KINDS):
        n += mark(mask, CARD + kind, may_take(cards, kind, Why.MUST))
    return n


@rule
def mark(mask, a, reason):
    """Open an action, if there is no reason against it; 1 if it is open."""
    is_open = reason == Why.OPEN
    mask[a] = is_open
    return int(is_open)
