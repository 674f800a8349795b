"""What it is worth that a card leaves a palace, and what the wish to banish one would bring (HD-5.3)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.high_desert.parts import KINDS, RANKS, VALUE, Clan, Wish
from majlis.games.high_desert.rules.reach import reachable
from majlis.games.high_desert.rules.scoring import points, standing
from majlis.games.high_desert.state import Phase

RIVAL = 1.2  # what a rival's lost point is worth
WIN = 6.0  # what it is worth to take the lead when nobody plays after
CARDS = 8.0  # what three cards are worth while they can still be summoned
WHOLE = 10000.0  # a point, as scoring.standing counts it


@rule
def worth(kind, clan):
    """What a card counts in a palace of this clan."""
    mine = kind // RANKS == clan or kind // RANKS == Clan.JANN
    return float(VALUE[kind]) if mine else -float(VALUE[kind])


@rule
def no_turn_after(v):
    """The mover has no turn after this one: what stays in the hand is worth nothing."""
    return v.turns_left != NONE and v.turns_left <= v.seats


@rule
def lead(v):
    """How far the mover is ahead of the best rival, with the tie-breaks behind the point."""
    most = -100000000
    for seat in range(v.seats):
        if seat != v.turn:
            most = max(most, standing(v, seat))
    return (standing(v, v.turn) - most) / WHOLE


@rule
def remove(v, seat, kind, n):
    """Take a card out of a palace to see how it would look; put it back with -1."""
    v.palace[seat, kind] -= n
    v.n_palace[seat] -= n


@rule
def loss(v, seat, kind, clan):
    """A card that leaves a palace: relief for the own one, or harm to a rival's; at the end the lead is what counts."""
    ahead, before = lead(v), points(v, seat)
    remove(v, seat, kind, 1)
    then, after = lead(v), points(v, seat)
    remove(v, seat, kind, -1)
    if no_turn_after(v):
        return then - ahead + (WIN if v.turns_left == 1 and ahead <= 0.0 < then else 0.0)
    return -worth(kind, clan) if seat == v.turn else RIVAL * (before - after)


@rule
def best_banished(v, clan):
    """The card that it is best to banish, as seat and kind in one number; NONE if there is none."""
    best, most = NONE, -1000.0
    for seat in range(v.seats):
        if reachable(v, seat):
            for kind in range(KINDS):
                if v.palace[seat, kind] > 0 and loss(v, seat, kind, clan) > most:
                    best, most = seat * KINDS + kind, loss(v, seat, kind, clan)
    return best


@rule
def banish_worth(v, clan):
    """What the wish would bring, less its three cards: they cost nothing when there is no turn left for them."""
    at = best_banished(v, clan)
    return loss(v, at // KINDS, at % KINDS, clan) - (0.0 if no_turn_after(v) else CARDS)


@rule
def banish_due(v):
    """A last turn in which the wish is being paid for or granted: its end can be foreseen."""
    return v.wish == Wish.BANISH and (v.phase == Phase.PAY or v.phase == Phase.BANISH) and no_turn_after(v)
