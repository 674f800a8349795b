"""What a seat may know (HD-8), and what it may suppose."""

from majlis.core.compile import rule
from majlis.core.rng import below
from majlis.games.high_desert.parts import COPIES, KINDS, SEATS, WISH_COST
from majlis.games.high_desert.rules.memory import narrow
from majlis.games.high_desert.state import BITS, EVERYONE, UNKNOWN, Phase


@rule
def hide(s, seat):
    """Blank everything that this seat cannot know; seat -1 is an onlooker."""
    s.drawn, s.key[:], s.block[:] = 0, 0, 0
    seen = KINDS * (1 + seat) if seat >= 0 else KINDS * (1 + SEATS)  # from here on, the cards that it has looked at
    for i in range(s.n_deck):
        s.deck[i] = s.deck[i] if s.deck[i] >= seen and s.deck[i] < seen + KINDS else UNKNOWN
    if seat < 0 or s.stolen >> seat & 1 == 0:
        s.stolen = 0
    narrow(s, -1, EVERYONE if seat < 0 else EVERYONE | 1 << seat)
    for other in range(s.seats):
        if other != seat:
            s.hand[other, :] = 0
    for i in range(s.n_memory):
        holder, kind = s.memory[i] // BITS // KINDS, s.memory[i] // BITS % KINDS
        if holder != seat:
            s.hand[holder, kind] += 1


@rule
def guess(v, seat):
    """Fill the blanks of a keyed view with a random deal that agrees with everything the seat has seen."""
    end = gather(v)
    mix(v, end)
    if v.phase == Phase.PAY and v.turn != seat:
        end = hold_payment(v, end)
    for other in range(v.seats):
        while end > v.n_deck and dealt(v, other) < v.n_hand[other]:
            end -= 1
            v.hand[other, v.deck[end]] += 1
            v.deck[end] = 0
    for i in range(v.n_memory):
        if v.memory[i] % BITS & EVERYONE:  # what everyone has seen, every other seat knows
            slot = v.memory[i] // BITS
            v.memory[i] = slot * BITS + (BITS - 1 & ~(1 << slot // KINDS))


@rule
def hold_payment(v, end):
    """Whoever pays for a wish can go on paying: so many cards are held that are not lower than the last (HD-5)."""
    lacking = WISH_COST - v.paid
    for kind in range(v.last_paid, KINDS):
        lacking -= v.hand[v.turn, kind]
    for i in range(end - 1, -1, -1):
        if lacking > 0 and dealt(v, v.turn) < v.n_hand[v.turn] and v.last_paid <= v.deck[i] < KINDS:
            v.hand[v.turn, v.deck[i]] += 1
            end -= 1
            v.deck[i] = v.deck[end]
            v.deck[end] = 0
            lacking -= 1
    return end


@rule
def gather(v):
    """Lay the unseen cards into the blanks of the deck, and the rest on top of it; return where they end."""
    end = 0
    for kind in range(KINDS):
        for _ in range(unseen(v, kind)):
            while end < v.n_deck and v.deck[end] != UNKNOWN:
                end += 1
            v.deck[end] = kind
            end += 1
    return max(end, int(v.n_deck))


@rule
def unseen(v, kind):
    """How many cards of this kind are in no place that the seat can see."""
    n = COPIES[kind] - v.discard[kind] - v.removed[kind]
    for seat in range(v.seats):
        n -= v.palace[seat, kind] + v.hand[seat, kind]
    for i in range(v.n_deck):
        n -= v.deck[i] >= KINDS and v.deck[i] % KINDS == kind
    return n


@rule
def mix(v, end):
    """Shuffle the deck and what lies on it, but for the cards that the seat has looked at."""
    for i in range(end - 1, 0, -1):
        if v.deck[i] < KINDS:
            j = below(v, i + 1)
            while v.deck[j] >= KINDS:
                j = below(v, i + 1)
            v.deck[i], v.deck[j] = v.deck[j], v.deck[i]


@rule
def dealt(v, seat):
    n = 0
    for kind in range(KINDS):
        n += v.hand[seat, kind]
    return n
