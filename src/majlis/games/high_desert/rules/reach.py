"""Which cards an effect or a wish can touch: those in palaces within reach (HD-4, H1 to H3)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.high_desert.actions import AT, CARD
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, VALUE, Flag


@rule
def reachable(s, seat):
    """A palace of eight shields its owner, palace and hand, from the others (H1 to H3)."""
    if s.n_palace[seat] < PALACE_FULL:
        return True
    return seat == s.turn and s.options & Flag.IMMUNE_TO_SELF == 0


@rule
def others(s, seat, kind):
    """How many of this kind are in a palace, the card just summoned left out."""
    return int(s.palace[seat, kind]) - int(seat == s.turn and kind == s.summoned)


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
def mark(mask, a):
    """Open one action; 1 if it was not open before."""
    new = not mask[a]
    mask[a] = True
    return int(new)


@rule
def mark_cards(mask, cards):
    n = 0
    for kind in range(KINDS):
        hit = cards[kind] > 0
        mask[CARD + kind] = hit
        n += hit
    return n


@rule
def leave_palace(s, seat, kind, pile):
    s.palace[seat, kind] -= 1
    s.n_palace[seat] -= 1
    pile[kind] += 1
