"""What is asked, and what may be answered: the windows and steps of a turn, one by one."""

from majlis.core.compile import rule
from majlis.games.five_tribes.actions import DONE
from majlis.games.five_tribes.bidding import asks_discount, mark_bids, mark_discounts
from majlis.games.five_tribes.holdings import slaves_in_doubt
from majlis.games.five_tribes.powers import (
    asks_place,
    asks_window,
    mark_beside,
    mark_looked_at,
    mark_place,
    mark_powers,
    mark_targets,
)
from majlis.games.five_tribes.sowing import any_move, mark_drops, mark_pick_ups
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.thieves import (
    asks_gain,
    asks_thief,
    asks_victim,
    mark_gains,
    mark_losses,
    mark_thief,
)
from majlis.games.five_tribes.tiles import (
    asks_market,
    asks_sacred,
    mark_market,
    mark_sacred,
    mark_sale,
    mark_second,
    mark_suit,
)
from majlis.games.five_tribes.tribes import (
    asks_kill,
    mark_kills,
    mark_second_kill,
    mark_slaves,
)


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are."""
    mask[:] = False
    match s.phase:
        case Phase.DROP:
            return mark_drops(s, mask)
        case Phase.MOVE:
            return mark_move(s, mask)
        case Phase.BID:
            return mark_bids(s, mask)
        case Phase.DISCOUNT:
            return mark_discounts(s, mask)
        case Phase.BUILD:
            return mark_slaves(s, mask)
        case Phase.KILL:
            return mark_kills(s, mask)
        case Phase.KILL_AGAIN:
            return mark_second_kill(s, mask)
        case Phase.THIEF:
            return mark_thief(s, mask)
        case Phase.LOSE:
            return mark_losses(s, mask)
        case Phase.GAIN:
            return mark_gains(s, mask)
        case Phase.PLACE:
            return mark_place(s, mask)
        case Phase.BESIDE:
            return mark_beside(s, mask)
        case Phase.MARKET:
            return mark_market(s, mask)
        case Phase.SECOND:
            return mark_second(s, mask)
        case Phase.SACRED:
            return mark_sacred(s, mask)
        case Phase.SALE:
            return mark_powers(s, mask) + mark_sale(s, mask)
        case Phase.SUIT:
            return mark_suit(s, mask)
        case Phase.TARGET:
            return mark_targets(s, mask)
        case Phase.KEEP:
            return mark_looked_at(s, mask)
        case Phase.OVER:
            return 0
    return mark_powers(s, mask) + mark_done(mask)  # windows B and C


@rule
def mark_done(mask):
    mask[DONE] = True
    return 1


@rule
def mark_move(s, mask):
    """Window A: powers come first; the move is a must, unless there is none (FT-3.4)."""
    moves = mark_pick_ups(s, mask)
    return mark_powers(s, mask) + (moves if moves > 0 else mark_done(mask))


@rule
def asked(s):
    """Is there anything to ask in this phase?"""
    match s.phase:
        case Phase.DISCOUNT:
            return asks_discount(s)
        case Phase.MOVE:
            return any_move(s) or asks_window(s)
        case Phase.TRIBE:
            return asks_window(s)
        case Phase.BUILD:
            return slaves_in_doubt(s) > 0
        case Phase.KILL:
            return asks_kill(s)
        case Phase.THIEF:
            return asks_thief(s)
        case Phase.LOSE:
            return asks_victim(s)
        case Phase.GAIN:
            return asks_gain(s)
        case Phase.TILE:
            return asks_window(s)
        case Phase.PLACE:
            return asks_place(s)
        case Phase.MARKET:
            return asks_market(s)
        case Phase.SECOND:
            return s.n_row > 0
        case Phase.SACRED:
            return asks_sacred(s)
        case Phase.SALE:
            return s.n_hand[s.active] > 0 or asks_window(s)
    return True
