"""What a seat may know (FT-10), and what it may suppose."""

from majlis.core.compile import rule
from majlis.core.observing import number_at, sum_of
from majlis.core.rng import below
from majlis.games.five_tribes.parts import DJINNS, GOOD_COUNT, GOODS, Good
from majlis.games.five_tribes.rules.bidding import price
from majlis.games.five_tribes.rules.holdings import nth_at, pick_from
from majlis.games.five_tribes.state import LOOK, PILE, Phase


@rule
def hide(s, seat):
    """Blank the pile, the unseen cards of the others and the djinns that another looks at; at the end all is open."""
    s.drawn, s.key[:], s.block[:] = 0, 0, 0
    s.pile[:] = 0
    if s.phase == Phase.OVER:
        return
    for other in range(s.seats):
        if other != seat:
            for good in range(GOODS):
                s.hand[other, good] = s.seen[other, good]
    if seat != s.active:
        for djinn in range(DJINNS):
            if s.djinn[djinn] == LOOK:
                s.djinn[djinn] = PILE


@rule
def guess(v, seat):
    """Fill the blanks of a keyed view with a random deal that agrees with everything the seat has seen."""
    for good in range(GOODS):
        v.pile[good] = unseen(v, good)
    if v.active != seat:
        deal_proof(v)
    for other in range(v.seats):
        if other != seat:
            deal_hand(v, other)
    hidden = v.n_look if seat != v.active else 0
    for _ in range(hidden):
        v.djinn[nth_at(v.djinn, PILE, below(v, number_at(v.djinn, PILE)))] = LOOK


@rule
def unseen(v, good):
    """How many of these cards are in no place that the seat can see."""
    n = int(GOOD_COUNT[good]) - v.discard[good] - v.pool[good]
    for seat in range(v.seats):
        n -= v.hand[seat, good]
    for i in range(v.n_row):
        n -= v.row[i] == good
    return n


@rule
def deal_proof(v):
    """A bid that only Kumarbi makes payable proves slaves in that hand (FT-7.13)."""
    if v.phase != Phase.DISCOUNT:
        return
    steps = 0
    while price(v.bid, steps) > v.gold[v.active]:
        steps += 1
    for _ in range(steps - v.hand[v.active, Good.SLAVE]):
        v.pile[Good.SLAVE] -= 1
        v.hand[v.active, Good.SLAVE] += 1


@rule
def deal_hand(v, seat):
    """Cards of the unseen ones into a hand, as many as it lacks."""
    left = sum_of(v.pile)
    for _ in range(v.n_hand[seat] - sum_of(v.hand[seat])):
        good = pick_from(v, v.pile, left)
        v.pile[good] -= 1
        v.hand[seat, good] += 1
        left -= 1
