"""A turn is questions and answers: what may be answered, what an answer does, and what goes on by itself.

A phase is a question. After an answer the game goes on by itself past all questions that need not be asked.
"""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.five_tribes.actions import (
    AT,
    BUY,
    DJINN,
    DONE,
    FRONT,
    GOOD,
    NUMBER,
    PALM,
    SELL,
    SLOT,
    SPACE,
    THIEF,
    TILE,
    USE,
)
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import TRIBES
from majlis.games.five_tribes.rules import (
    bidding,
    holdings,
    placing,
    powers,
    rounds,
    sale,
    sowing,
    thieves,
    tile_actions,
    tribes,
)
from majlis.games.five_tribes.rules.why import Why, mark
from majlis.games.five_tribes.state import Phase


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are."""
    mask[:] = False
    match s.phase:
        case Phase.DROP:
            return sowing.mark_drops(s, mask)
        case Phase.MOVE:
            moves = sowing.mark_pick_ups(s, mask)
            return moves + powers.mark_powers(s, mask) + mark(mask, DONE, may_stay(moves > 0))
        case Phase.BID:
            return bidding.mark_bids(s, mask)
        case Phase.DISCOUNT:
            return bidding.mark_discounts(s, mask)
        case Phase.BUILD:
            return tribes.mark_slaves(s, mask)
        case Phase.KILL:
            return tribes.mark_kills(s, mask)
        case Phase.KILL_AGAIN:
            return tribes.mark_second_kill(s, mask)
        case Phase.THIEF:
            return thieves.mark_thief(s, mask)
        case Phase.LOSE:
            return thieves.mark_losses(s, mask)
        case Phase.GAIN:
            return thieves.mark_gains(s, mask)
        case Phase.PLACE:
            return powers.mark_powers(s, mask) + mark(mask, TILE + s.spot, placing.may_put(s, s.spot))
        case Phase.BESIDE:
            return placing.mark_beside(s, mask)
        case Phase.MARKET | Phase.SECOND:
            return tile_actions.mark_market(s, mask)
        case Phase.SACRED:
            return tile_actions.mark_sacred(s, mask)
        case Phase.SALE:
            return powers.mark_powers(s, mask) + sale.mark_sale(s, mask) + mark(mask, DONE, Why.OPEN)
        case Phase.SUIT:
            return sale.mark_sale(s, mask)
        case Phase.TARGET:
            return powers.mark_targets(s, mask)
        case Phase.KEEP:
            return powers.mark_looked_at(s, mask)
        case Phase.OVER:
            return 0
    return powers.mark_powers(s, mask) + mark(mask, DONE, Why.OPEN)  # windows B and C


@rule
def reason(s, a):
    """0 if an action is open, else why it is not."""
    if s.phase == Phase.OVER:
        return Why.OVER
    if a == DONE:
        return may_decline(s)
    if a >= USE and a < BUY:
        return powers.may_use(s, (a - USE) // 2, (a - USE) % 2, holdings.slaves(s))
    if s.phase == Phase.LOSE:
        return thieves.may_lose(s, a)
    if s.phase == Phase.GAIN:
        return thieves.may_gain(s, a)
    if a < AT:
        return may_choose_tile(s, a - TILE)
    if a < DONE or (a >= FRONT and a < DJINN):
        return may_choose_meeple(s, a)
    return may_choose_card(s, a)


@rule
def may_choose_tile(s, tile):
    match s.phase:
        case Phase.MOVE:
            return sowing.may_pick_up(s, tile)
        case Phase.PLACE:
            return placing.may_put(s, tile)
        case Phase.BESIDE:
            return placing.may_put_beside(s, tile)
        case Phase.TARGET:
            return powers.may_aim(s, tile)
    return Why.QUESTION


@rule
def may_choose_meeple(s, a):
    """To drop it, or to kill it."""
    tile, tribe = (a - AT) // TRIBES, (a - AT) % TRIBES
    match s.phase:
        case Phase.DROP:
            return sowing.may_drop(s, tile, tribe) if a < DONE else Why.QUESTION
        case Phase.KILL:
            if a < DONE:
                return tribes.may_kill(s, tile, tribe, tribes.is_near(s, tile))
            return tribes.may_kill_in_front(s, (a - FRONT) // 2, (a - FRONT) % 2)
        case Phase.KILL_AGAIN:
            return tribes.may_kill_again(s, a)
    return Why.QUESTION


@rule
def may_choose_card(s, a):
    """Of the row, a hand, a djinn, a thief; a number of slaves, or a bid."""
    match s.phase:
        case Phase.BID:
            return bidding.may_bid(s, a - SPACE) if a >= SPACE and a < SLOT else Why.QUESTION
        case Phase.DISCOUNT:
            return bidding.may_discount(s, a - NUMBER) if a >= NUMBER and a < FRONT else Why.QUESTION
        case Phase.BUILD:
            return tribes.may_add(s, a - NUMBER) if a >= NUMBER and a < FRONT else Why.QUESTION
        case Phase.THIEF:
            return thieves.may_send(s, a - THIEF) if a >= THIEF and a < USE else Why.QUESTION
        case Phase.MARKET | Phase.SECOND:
            return tile_actions.may_take(s, a - SLOT) if a >= SLOT and a < GOOD else Why.QUESTION
        case Phase.SACRED:
            return (
                tile_actions.may_buy(s, (a - BUY) // 2, (a - BUY) % 2, holdings.slaves(s))
                if a >= BUY and a < PALM
                else Why.QUESTION
            )
        case Phase.SALE | Phase.SUIT:
            if a == SELL:
                return sale.may_sell(s, sale.kinds_held(s) > 0)
            return sale.may_lay_out(s, a - GOOD) if a >= GOOD and a < NUMBER else Why.QUESTION
        case Phase.KEEP:
            return powers.may_keep(s, a - DJINN) if a >= DJINN and a < THIEF else Why.QUESTION
    return Why.QUESTION


@rule
def may_decline(s):
    """What can be passed over, and what is a must."""
    match s.phase:
        case Phase.TRIBE | Phase.TILE | Phase.THIEF | Phase.SACRED | Phase.SALE:
            return Why.OPEN
        case Phase.MOVE:
            return may_stay(sowing.any_move(s))
        case Phase.DROP:
            return Why.MUST_DROP
        case Phase.KILL:
            return tribes.may_spare(s)
        case Phase.LOSE:
            return Why.MUST_LOSE
        case Phase.GAIN:
            return thieves.may_leave(s)
        case Phase.PLACE | Phase.BESIDE:
            return Why.MUST_PLACE
        case Phase.MARKET | Phase.SECOND:
            return tile_actions.may_stop(s)
        case Phase.SUIT:
            return Why.SELL_FIRST
        case Phase.TARGET:
            return Why.MUST_TARGET
        case Phase.KEEP:
            return Why.MUST_KEEP
    return Why.QUESTION


@rule
def may_stay(can_move):
    """Window A: the move is a must, unless there is none (FT-3.4)."""
    return Why.MUST_MOVE if can_move else Why.OPEN


@rule
def step(s, a):
    """Carry out one open action and go on to the next question."""
    if a == DONE:
        decline(s)
    elif a >= USE and a < BUY:
        powers.use(s, (a - USE) // 2, (a - USE) % 2)
    else:
        answer(s, a)
    while not asked(s):
        go_on(s)


@rule
def answer(s, a):
    match s.phase:
        case Phase.DROP:
            sowing.drop(s, (a - AT) // TRIBES, (a - AT) % TRIBES)
        case Phase.MOVE:
            sowing.pick_up(s, a - TILE)
        case Phase.BID:
            bidding.bid(s, a - SPACE)
        case Phase.DISCOUNT:
            bidding.place_bid(s, a - NUMBER)
            rounds.next_bid(s)
        case Phase.BUILD:
            tribes.build(s, a - NUMBER)
        case Phase.KILL | Phase.KILL_AGAIN:
            tribes.kill(s, a)
        case Phase.THIEF:
            thieves.send(s, a - THIEF)
        case Phase.LOSE:
            thieves.lose(s, a)
        case Phase.GAIN:
            thieves.gain(s, a)
        case Phase.PLACE | Phase.BESIDE:
            placing.put(s, a - TILE)
        case Phase.MARKET:
            tile_actions.buy_card(s, a - SLOT)
        case Phase.SECOND:
            tile_actions.take_second(s, a - SLOT)
        case Phase.SACRED:
            tile_actions.buy(s, (a - BUY) // 2, (a - BUY) % 2)
        case Phase.SALE | Phase.SUIT:
            sale.trade(s, a)
        case Phase.TARGET:
            powers.aim(s, a - TILE)
        case Phase.KEEP:
            powers.keep(s, a - DJINN)


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
            bidding.place_bid(s, 0)
            rounds.next_bid(s)
        case Phase.MOVE:
            note(s, Did.STUCK, s.rounds)
            note(s, Did.CANNOT_MOVE, s.active)
            stop_moving(s)
        case Phase.TRIBE:
            tribes.tribe_action(s)
        case Phase.BUILD:
            tribes.build(s, 0)
        case Phase.KILL:
            note(s, Did.NO_VICTIM, s.active)
            s.phase = Phase.THIEF
        case Phase.THIEF:
            s.phase = Phase.TILE
        case Phase.LOSE:
            thieves.next_victim(s)
        case Phase.GAIN:
            thieves.gain_the_rest(s)
        case Phase.TILE:
            tile_actions.tile_action(s)
        case Phase.PLACE:
            placing.put(s, s.spot)
        case Phase.SALE:
            rounds.next_marker(s)
        case _:  # the markets and the sacred place
            s.phase = Phase.SALE


@rule
def asked(s):
    """Is there anything to ask in this phase?"""
    match s.phase:
        case Phase.DISCOUNT:
            return bidding.asks_discount(s)
        case Phase.MOVE:
            return sowing.any_move(s) or powers.asks_window(s)
        case Phase.TRIBE:
            return powers.asks_window(s)
        case Phase.BUILD:
            return holdings.slaves_in_doubt(s) > 0
        case Phase.KILL:
            return tribes.asks_kill(s)
        case Phase.THIEF:
            return thieves.asks_thief(s)
        case Phase.LOSE:
            return thieves.asks_victim(s)
        case Phase.GAIN:
            return thieves.asks_gain(s)
        case Phase.TILE:
            return powers.asks_window(s)
        case Phase.PLACE:
            return powers.asks_place(s)
        case Phase.MARKET:
            return tile_actions.asks_market(s)
        case Phase.SECOND:
            return s.n_row > 0
        case Phase.SACRED:
            return tile_actions.asks_sacred(s)
        case Phase.SALE:
            return s.n_hand[s.active] > 0 or powers.asks_window(s)
    return True
