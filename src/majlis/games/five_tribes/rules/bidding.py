"""The auction (FT-3.1): markers leave the bid order track for the turn order track, and pay at once."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import NUMBER, SPACE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import PRICE, ZEROS, Djinn
from majlis.games.five_tribes.rules.holdings import discard_slaves, owns, slaves, slaves_in_doubt
from majlis.games.five_tribes.state import Phase

SPACES = len(PRICE)


@rule
def free_zero(s):
    """The next of the three zeros: whoever comes later stands in front and plays earlier."""
    for i in range(ZEROS):
        if s.spaces[i] == NONE:
            return i
    return NONE


@rule
def mark_bids(s, mask):
    """Any free space that can be paid; who can pay none has the cheapest for what is there (FT-3.1)."""
    n = 0
    if free_zero(s) != NONE:
        mask[SPACE] = True
        n = 1
    for i in range(ZEROS, SPACES):
        hit = s.spaces[i] == NONE and price(i, most_steps(s, i)) <= s.gold[s.active]
        mask[SPACE + i - ZEROS + 1] = hit
        n += hit
    if n == 0:
        mask[SPACE + 1] = True
        n = 1
    return n


@rule
def price(space, steps):
    """What a space costs, so many spaces cheaper."""
    return int(PRICE[space - steps])


@rule
def most_steps(s, space):
    """FT-7.13: with Kumarbi each slave makes the bid one space cheaper, down to nothing."""
    return min(slaves(s), space - ZEROS + 1) if owns(s, Djinn.KUMARBI) else 0


@rule
def bid(s, choice):
    s.bid = free_zero(s) if choice == 0 else choice + ZEROS - 1
    s.phase = Phase.DISCOUNT
    if asks_discount(s):
        note(s, Did.CHOOSE_SPACE, s.active, s.bid)


@rule
def asks_discount(s):
    return owns(s, Djinn.KUMARBI) and s.bid >= ZEROS and slaves_in_doubt(s) > 0


@rule
def mark_discounts(s, mask):
    n = 0
    for steps in range(most_steps(s, s.bid) + 1):
        hit = price(s.bid, steps) <= s.gold[s.active]
        mask[NUMBER + steps] = hit
        n += hit
    if n == 0:
        mask[NUMBER] = True
        n = 1
    return n


@rule
def place_bid(s, steps):
    """Pay at once; nobody goes into debt."""
    paid = min(int(s.gold[s.active]), price(s.bid, steps))
    discard_slaves(s, steps)
    s.gold[s.active] -= paid
    note(s, Did.BID, s.active, s.bid, paid, steps, s.bids)
    s.spaces[s.bid] = s.active
    s.line[s.bids] = NONE
    s.bids += 1
    s.bid = NONE
