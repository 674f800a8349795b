"""Summoning: a card comes into the palace, and its rank takes effect (HD-4)."""

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.high_desert.actions import CARD, SEAT
from majlis.games.high_desert.events import Did
from majlis.games.high_desert.parts import ANY_VALUE, KINDS, RANKS, VALUE, VIZIER_REACH, Rank
from majlis.games.high_desert.rules.ending import end_turn
from majlis.games.high_desert.rules.hands import gain, lose
from majlis.games.high_desert.rules.memory import known, narrow
from majlis.games.high_desert.rules.reach import leave_palace, mark, may_touch, others, reachable
from majlis.games.high_desert.rules.why import Why
from majlis.games.high_desert.state import BITS, Phase


@rule
def summon(s, kind):
    """HD-4: the card lies in your palace first, then it takes effect (H20)."""
    to_palace(s, kind)
    note(s, Did.SUMMON, s.turn, kind)
    s.summoned = kind
    match kind % RANKS:
        case Rank.DIVINER:
            end_turn(s)
        case Rank.MERCHANT:
            ask_or_end(s, Phase.GIVE, any_give(s))
        case Rank.THIEF:
            ask_or_end(s, Phase.STEAL, any_victim(s))
        case Rank.VIZIER:
            ask_or_end(s, Phase.EXILE, any_exile(s))
        case Rank.SULTAN:
            ask_or_end(s, Phase.PLACE, s.n_hand[s.turn] > 0)


@rule
def to_palace(s, kind):
    lose(s, s.turn, kind)
    s.palace[s.turn, kind] += 1
    s.n_palace[s.turn] += 1


@rule
def ask_or_end(s, phase, possible):
    """An effect without any choice ends without a question."""
    s.phase = phase
    if not possible:
        end_turn(s)


@rule
def may_decline(s):
    """What a card may do can be declined; what it does, and what a wish brings, cannot (HD-4)."""
    match s.phase:
        case Phase.GIVE | Phase.EXILE | Phase.PLACE:
            return Why.OPEN
        case Phase.TURN | Phase.PAY:
            return Why.NOT_ASKED
    return Why.MUST


@rule
def decline(s):
    note(s, Did.DECLINE, s.turn)
    end_turn(s)


# --- the Merchant (HD-4.2)


@rule
def may_give(s, kind, least):
    """A card of your palace that buys some card (H16)."""
    if (others(s, s.turn, kind) > 0) & (VALUE[kind] >= least):
        return Why.OPEN
    if s.palace[s.turn, kind] == 0:
        return Why.NOT_IN_PALACE
    return Why.JUST_SUMMONED if others(s, s.turn, kind) == 0 else Why.BUYS_NOTHING


@rule
def mark_give(s, mask):
    n, least = 0, cheapest(s)
    for kind in range(KINDS):
        n += mark(mask, CARD + kind, may_give(s, kind, least))
    return n


@rule
def any_give(s):
    """Would mark_give find a card?"""
    least = cheapest(s)
    for kind in range(KINDS):
        if may_give(s, kind, least) == Why.OPEN:
            return reachable(s, s.turn)
    return False


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


@rule
def give(s, kind):
    """H16: the own card is named first."""
    s.given, s.phase = kind, Phase.SWAP
    note(s, Did.OFFER, s.turn, kind)


@rule
def swap(s, seat, kind):
    """Cards that change palace have no effect (H19)."""
    s.palace[s.turn, s.given] -= 1
    s.palace[seat, s.given] += 1
    s.palace[seat, kind] -= 1
    s.palace[s.turn, kind] += 1
    note(s, Did.SWAP, s.turn, s.given, seat, kind)
    s.given = NONE
    end_turn(s)


# --- the Thief (HD-4.3)


@rule
def may_rob(s, seat):
    """Another player within reach who has a hand (H15)."""
    if seat == s.turn:
        return Why.YOURSELF
    if not reachable(s, seat):
        return Why.OUT_OF_REACH
    return Why.OPEN if s.n_hand[seat] > 0 else Why.EMPTY_HAND


@rule
def mark_hands(s, mask):
    n = 0
    for seat in range(s.seats):
        n += mark(mask, SEAT + seat, may_rob(s, seat))
    return n


@rule
def any_victim(s):
    for seat in range(s.seats):
        if may_rob(s, seat) == Why.OPEN:
            return True
    return False


@rule
def steal(s, victim):
    """Take a random card of a hand: thief and victim know it, the others lose track (H15, H26)."""
    n = below(s, int(s.n_hand[victim]))
    kind = 0
    while n >= s.hand[victim, kind]:
        n -= s.hand[victim, kind]
        kind += 1
    who = 1 << victim
    if s.n_hand[victim] == 1:
        who |= known(s, victim, kind) & ~(1 << s.turn)  # an only card leaves no doubt: all who knew it still do
    lose(s, victim, kind)
    narrow(s, victim, 1 << s.turn)
    gain(s, s.turn, kind, who)
    both = 1 << victim | 1 << int(s.turn)
    confide(s, Did.STEAL, both, s.turn, victim, kind)
    s.stolen = kind * BITS + both
    s.reveals += 1
    end_turn(s)


# --- the Vizier (HD-4.4)


@rule
def any_exile(s):
    """Would mark_palaces find a card for the Vizier?"""
    for seat in range(s.seats):
        if reachable(s, seat):
            for kind in range(KINDS):
                if may_touch(s, seat, kind, VIZIER_REACH, Why.OPEN) == Why.OPEN:
                    return True
    return False


@rule
def exile(s, seat, kind):
    leave_palace(s, seat, kind)
    s.discard[kind] += 1
    note(s, Did.EXILE, s.turn, seat, kind)
    end_turn(s)


# --- the Sultan (HD-4.5)


@rule
def place(s, kind):
    """One more card without its effect (H18)."""
    to_palace(s, kind)
    note(s, Did.PLACE, s.turn, kind)
    end_turn(s)
