"""The auction (FT-3.1): markers leave the bid order track for the turn order track, and pay at once."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import SPACE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import PRICE, ZEROS, Djinn
from majlis.games.five_tribes.rules.holdings import discard_slaves, owns, slaves, slaves_in_doubt
from majlis.games.five_tribes.rules.why import Why, mark
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
def may_bid(s, choice):
    """Any free space that can be paid, or is given away."""
    if choice == 0:
        return Why.OPEN if free_zero(s) != NONE else Why.ZEROS
    space = choice + ZEROS - 1
    if s.spaces[space] != NONE:
        return Why.OWN_SPACE if s.spaces[space] == s.active else Why.SPACE
    return Why.OPEN if is_payable(s, space, slaves_for_bids(s)) or is_given_away(s, space) else Why.DEAR


@rule
def is_payable(s, space, held):
    """FT-7.13: each of these slaves makes the bid one space cheaper, down to nothing."""
    return price(space, min(held, steps_to_zero(space))) <= s.gold[s.active]


@rule
def is_given_away(s, space):
    """FT-3.1: when the zeros are full, who has no gold gets the next space for nothing, with Kumarbi or without."""
    return space == ZEROS and s.gold[s.active] == 0 and free_zero(s) == NONE


@rule
def mark_bids(s, mask):
    """What all spaces have in common is asked once."""
    n, held = mark(mask, SPACE, may_bid(s, 0)), slaves_for_bids(s)
    free = is_given_away(s, ZEROS)
    for space in range(ZEROS, SPACES):
        is_open = int(s.spaces[space] == NONE) & (int(is_payable(s, space, held)) | int(free) & int(space == ZEROS))
        mask[SPACE + space - ZEROS + 1] = is_open
        n += is_open
    return n


@rule
def price(space, steps):
    """What a space costs, so many spaces cheaper."""
    return int(PRICE[space - steps])


@rule
def steps_to_zero(space):
    return space - ZEROS + 1


@rule
def kumarbi_helps(s):
    """FT-7.13: in each bid; by option only once a round (FT-11.2)."""
    return owns(s, Djinn.KUMARBI) and s.used[s.active] >> Djinn.KUMARBI & 1 == 0


@rule
def slaves_for_bids(s):
    """What can be spent on a bid: nothing, without Kumarbi (FT-7.13)."""
    return slaves(s) if kumarbi_helps(s) else 0


@rule
def bid(s, choice):
    s.bid = free_zero(s) if choice == 0 else choice + ZEROS - 1
    s.phase = Phase.DISCOUNT
    if asks_discount(s):
        note(s, Did.CHOOSE_SPACE, s.active, s.bid)


@rule
def asks_discount(s):
    return kumarbi_helps(s) and s.bid >= ZEROS and not is_given_away(s, s.bid) and slaves_in_doubt(s) > 0


@rule
def may_discount(s, steps):
    """As far as the price falls, and as many slaves as there are."""
    if steps > steps_to_zero(s.bid):
        return Why.ENOUGH
    if steps > slaves(s):
        return Why.FEW_SLAVES
    return Why.OPEN if price(s.bid, steps) <= s.gold[s.active] else Why.STILL_DEAR


@rule
def place_bid(s, steps):
    """Pay at once; nobody goes into debt."""
    paid = min(int(s.gold[s.active]), price(s.bid, steps))
    discard_slaves(s, steps)
    s.used[s.active] |= int(steps > 0) << Djinn.KUMARBI
    s.gold[s.active] -= paid
    note(s, Did.BID, s.active, s.bid, paid, steps, s.bids)
    s.spaces[s.bid] = s.active
    s.line[s.bids] = NONE
    s.bids += 1
    s.bid = NONE
