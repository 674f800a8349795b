"""What a fair player would think of a view: how it looks, and which actions look good."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.high_desert.actions import ACTIONS, AT, CARD, DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, RANKS, SEATS, Rank, Wish
from majlis.games.high_desert.scoring import points
from majlis.games.high_desert.state import Phase

POINT = 0.045  # win chance that a point of lead is worth
OBSERVATION = 4 + 11 + KINDS * (1 + 2 * SEATS + 4) + 5 * SEATS


@rule
def value(v, seat):
    """The lead over the best of the others, as a chance to win."""
    best = -100
    for other in range(v.seats):
        if other != seat:
            best = max(best, points(v, other))
    return min(1.0, max(0.0, 0.5 + POINT * (points(v, seat) - best)))


@rule
def prior(v, mask, out):
    """Weigh each open action by what it does to the own lead, and by what the card's rank is good for."""
    for a in range(ACTIONS):
        out[a] = weight(v, a) if mask[a] else 0.0


@rule
def weight(v, a):
    match v.phase:
        case Phase.TURN:
            return weigh_wish(v, a - WISH) if a >= WISH else weigh_summon(v, a - CARD)
        case Phase.PAY:
            return good(-added(v, v.turn, a - CARD, 1))
        case Phase.LOOK:
            return good(added(v, v.turn, a - CARD, 1))
        case Phase.RECALL:
            return good(added(v, v.turn, a - CARD, 1))
        case Phase.GIVE:
            return good(1) if a == DECLINE else good(added(v, v.turn, a - CARD, -1) + 2)
        case Phase.STEAL:
            return good(points(v, a - SEAT) // 2)
        case Phase.PLACE:
            return good(1) if a == DECLINE else good(added(v, v.turn, a - CARD, 1))
        case Phase.SWAP:
            return good(weigh_swap(v, (a - AT) // KINDS, (a - AT) % KINDS))
    return good(1) if a == DECLINE else good(weigh_hit(v, (a - AT) // KINDS, (a - AT) % KINDS))


@rule
def good(gain):
    """A weight that doubles with every point."""
    return 2.0 ** min(max(gain, -12), 12)


@rule
def added(v, seat, kind, n):
    """How a palace's points change by n cards of a kind."""
    before = points(v, seat)
    v.palace[seat, kind] += n
    after = points(v, seat)
    v.palace[seat, kind] -= n
    return after - before


@rule
def weigh_summon(v, kind):
    """Points first; a Diviner draws, a Thief robs, a Sultan may place another card."""
    gain = added(v, v.turn, kind, 1)
    match kind % RANKS:
        case Rank.DIVINER:
            gain += 1
        case Rank.MERCHANT:
            gain += 1
        case Rank.THIEF:
            gain += 1
        case Rank.VIZIER:
            gain += 2
        case Rank.SULTAN:
            gain += 2
    return good(gain)


@rule
def weigh_wish(v, wish):
    """A wish costs three cards: worth it when every card in hand would hurt."""
    best = -12
    for kind in range(KINDS):
        if v.hand[v.turn, kind] > 0:
            best = max(best, added(v, v.turn, kind, 1))
    return good(-1 if best < 0 and wish != Wish.BANISH else -4)


@rule
def weigh_swap(v, seat, kind):
    """What the trade does to the own palace, less what it does to theirs."""
    v.palace[v.turn, v.given] -= 1
    mine = added(v, v.turn, kind, 1)
    v.palace[v.turn, v.given] += 1
    mine += added(v, v.turn, v.given, -1)
    return mine - (added(v, seat, v.given, 1) + added(v, seat, kind, -1)) // 2


@rule
def weigh_hit(v, seat, kind):
    """What the loss of a card does to the lead."""
    change = added(v, seat, kind, -1)
    return change if seat == v.turn else -change


@rule
def observe(v, seat, out):
    """The view as numbers from -1 to 1, seen from one seat: the seats follow in order of play."""
    out[:] = 0.0
    i = 0
    for x in (v.turns / 100, (v.turns_left + 1) / 5, v.n_deck / 70, v.paid / 3):
        out[i] = x
        i += 1
    out[i + v.phase] = 1.0
    i += 11
    i = pile(v.discard, out, i)
    i = pile(v.removed, out, i)
    for k in range(SEATS):
        other = (seat + k) % v.seats
        if k < v.seats:
            pile(v.hand[other], out, i)
            pile(v.palace[other], out, i + KINDS)
            out[i + 2 * KINDS] = v.n_hand[other] / 10
            out[i + 2 * KINDS + 1] = v.n_palace[other] / 10
            out[i + 2 * KINDS + 2] = points(v, other) / 40
            out[i + 2 * KINDS + 3] = 1.0
            out[i + 2 * KINDS + 4] = 1.0 if other == v.turn else 0.0
        i += 2 * KINDS + 5
    for n in range(v.n_deck - v.n_look, v.n_deck):
        if v.deck[n] >= 0:
            out[i + v.deck[n] % KINDS] += 0.2
    i += KINDS
    if v.summoned != NONE:
        out[i + v.summoned] = 1.0
    i += KINDS
    if v.given != NONE:
        out[i + v.given] = 1.0


@rule
def pile(cards, out, i):
    for kind in range(KINDS):
        out[i + kind] = cards[kind] / 5
    return i + KINDS
