"""A turn is questions and answers: what may be answered, what an answer does, and what goes on by itself.

A phase is a question. After an answer the game goes on by itself past all questions that need not be asked.
"""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.five_tribes.actions import AT, BUY, DJINN, DONE, NUMBER, SLOT, SPACE, THIEF, TILE, USE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import TRIBES
from majlis.games.five_tribes.rules.bidding import asks_discount, bid, mark_bids, mark_discounts, place_bid
from majlis.games.five_tribes.rules.holdings import pay_power, slaves_in_doubt
from majlis.games.five_tribes.rules.placing import asks_place, mark_beside, mark_place, put
from majlis.games.five_tribes.rules.powers import (
    aim,
    asks_window,
    keep,
    mark_looked_at,
    mark_powers,
    mark_targets,
    use,
)
from majlis.games.five_tribes.rules.round import next_bid, next_marker
from majlis.games.five_tribes.rules.sale import mark_sale, mark_suit, trade
from majlis.games.five_tribes.rules.sowing import any_move, drop, mark_drops, mark_pick_ups, pick_up
from majlis.games.five_tribes.rules.thieves import (
    asks_gain,
    asks_thief,
    asks_victim,
    gain,
    gain_the_rest,
    lose,
    mark_gains,
    mark_losses,
    mark_thief,
    next_victim,
    send,
)
from majlis.games.five_tribes.rules.tile_actions import (
    asks_market,
    asks_sacred,
    buy,
    buy_card,
    mark_market,
    mark_sacred,
    mark_second,
    take_second,
    tile_action,
)
from majlis.games.five_tribes.rules.tribes import (
    asks_kill,
    build,
    kill,
    mark_kills,
    mark_second_kill,
    mark_slaves,
    tribe_action,
)
from majlis.games.five_tribes.state import Phase


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
def step(s, a):
    """Carry out one open action and go on to the next question."""
    if a == DONE:
        decline(s)
    elif a >= USE and a < BUY:
        call(s, (a - USE) // 2, (a - USE) % 2)
    else:
        answer(s, a)
    while not asked(s):
        go_on(s)


@rule
def answer(s, a):
    match s.phase:
        case Phase.DROP:
            drop(s, (a - AT) // TRIBES, (a - AT) % TRIBES)
        case Phase.MOVE:
            pick_up(s, a - TILE)
        case Phase.BID:
            bid(s, a - SPACE)
        case Phase.DISCOUNT:
            place_bid(s, a - NUMBER)
            next_bid(s)
        case Phase.BUILD:
            build(s, a - NUMBER)
        case Phase.KILL | Phase.KILL_AGAIN:
            kill(s, a)
        case Phase.THIEF:
            send(s, a - THIEF)
        case Phase.LOSE:
            lose(s, a)
        case Phase.GAIN:
            gain(s, a)
        case Phase.PLACE | Phase.BESIDE:
            put(s, a - TILE)
        case Phase.MARKET:
            buy_card(s, a - SLOT)
        case Phase.SECOND:
            take_second(s, a - SLOT)
        case Phase.SACRED:
            buy(s, (a - BUY) // 2, (a - BUY) % 2)
        case Phase.SALE | Phase.SUIT:
            trade(s, a)
        case Phase.TARGET:
            aim(s, a - TILE)
        case Phase.KEEP:
            keep(s, a - DJINN)


@rule
def decline(s):
    """A choice that was passed over is told; windows are left without a word."""
    note(s, Did.GO_ON, s.turn)
    match s.phase:
        case Phase.MOVE:
            note(s, Did.NO_MOVE, s.active)
            stop_moving(s)
            return
        case Phase.THIEF:
            note(s, Did.KEEP_THIEF, s.active, s.tribe)
        case Phase.GAIN:
            note(s, Did.NO_TILE, s.active)
        case Phase.MARKET:
            note(s, Did.NO_CARD, s.active)
        case Phase.SECOND:
            note(s, Did.NO_SECOND, s.active)
        case Phase.SACRED:
            note(s, Did.NO_DJINN, s.active)
    go_on(s)


@rule
def stop_moving(s):
    """FT-3.4: from now on nobody moves."""
    s.stuck, s.phase = 1, Phase.SALE


@rule
def go_on(s):
    """The question is declined, or need not be asked."""
    match s.phase:
        case Phase.DISCOUNT:
            place_bid(s, 0)
            next_bid(s)
        case Phase.MOVE:
            note(s, Did.STUCK, s.rounds)
            note(s, Did.CANNOT_MOVE, s.active)
            stop_moving(s)
        case Phase.TRIBE:
            tribe_action(s)
        case Phase.BUILD:
            build(s, 0)
        case Phase.KILL:
            note(s, Did.NO_VICTIM, s.active)
            s.phase = Phase.THIEF
        case Phase.THIEF:
            s.phase = Phase.TILE
        case Phase.LOSE:
            next_victim(s)
        case Phase.GAIN:
            gain_the_rest(s)
        case Phase.TILE:
            tile_action(s)
        case Phase.PLACE:
            put(s, s.spot)
        case Phase.SALE:
            next_marker(s)
        case _:  # the markets and the sacred place
            s.phase = Phase.SALE


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


@rule
def call(s, djinn, paid_with):
    """Lamia and Hagis move the piece in hand; the others have their windows."""
    if s.phase == Phase.PLACE:
        pay_power(s, djinn, paid_with)
        s.phase = Phase.BESIDE
    else:
        use(s, djinn, paid_with)
