"""A turn is questions and answers: what may be answered, what an answer does, and what goes on by itself.

A phase is a question. After an answer the game goes on by itself past all questions that need not be asked.
"""

import numpy as np

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.five_tribes import actions as act
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

BLOCKS = {  # the numbers that a phase asks for, beside powers and DONE
    Phase.BID: (act.SPACE, act.SLOT),
    Phase.DISCOUNT: (act.NUMBER, act.FRONT),
    Phase.MOVE: (act.TILE, act.AT),
    Phase.DROP: (act.AT, act.DONE),
    Phase.BUILD: (act.NUMBER, act.FRONT),
    Phase.KILL: (act.AT, act.DJINN),
    Phase.KILL_AGAIN: (act.AT, act.DJINN),
    Phase.THIEF: (act.THIEF, act.USE),
    Phase.LOSE: (act.TILE, act.ACTIONS),
    Phase.GAIN: (act.TILE, act.ACTIONS),
    Phase.PLACE: (act.TILE, act.AT),
    Phase.BESIDE: (act.TILE, act.AT),
    Phase.MARKET: (act.SLOT, act.GOOD),
    Phase.SECOND: (act.SLOT, act.GOOD),
    Phase.SACRED: (act.BUY, act.PALM),
    Phase.SALE: (act.SELL, act.NUMBER),
    Phase.SUIT: (act.SELL, act.NUMBER),
    Phase.TARGET: (act.TILE, act.AT),
    Phase.KEEP: (act.DJINN, act.THIEF),
}
ASKED = np.array([BLOCKS.get(phase, (0, 0)) for phase in Phase], np.int16)


@rule
def legal(s, mask):
    """Mark the open actions; return how many there are. What is asked often is marked by its own chapter."""
    mask[:] = False
    match s.phase:
        case Phase.DROP:
            return sowing.mark_drops(s, mask)
        case Phase.MOVE:
            moves = sowing.mark_pick_ups(s, mask)
            return moves + powers.mark_powers(s, mask) + mark(mask, act.DONE, sowing.may_stay(moves > 0))
        case Phase.BID:
            return bidding.mark_bids(s, mask)
        case Phase.TRIBE | Phase.TILE:
            return powers.mark_powers(s, mask) + mark(mask, act.DONE, Why.OPEN)
        case Phase.BUILD:
            return tribes.mark_slaves(s, mask)
        case Phase.KILL:
            return tribes.mark_kills(s, mask)
        case Phase.MARKET | Phase.SECOND:
            return tile_actions.mark_market(s, mask)
        case Phase.SACRED:
            return tile_actions.mark_sacred(s, mask)
        case Phase.SALE:
            return powers.mark_powers(s, mask) + sale.mark_sale(s, mask) + mark(mask, act.DONE, Why.OPEN)
        case Phase.SUIT:
            return sale.mark_sale(s, mask)
        case Phase.TARGET:
            return powers.mark_targets(s, mask)
        case Phase.LOSE | Phase.GAIN:
            return mark_answers(s, mask, thieves.LOOT[s.robber, 0], thieves.LOOT[s.robber, 1])
        case Phase.OVER:
            return 0
    return mark_answers(s, mask, ASKED[s.phase, 0], ASKED[s.phase, 1])


@rule
def mark_answers(s, mask, first, last):
    """Mark what is open of all that is asked for."""
    n = mark(mask, act.DONE, may_decline(s)) + powers.mark_powers(s, mask)
    for a in range(first, last):
        n += mark(mask, a, may_answer(s, s.phase, a)) if a != act.DONE else 0
    return n


@rule
def reason(s, a):
    """0 if an action is open, else why it is not."""
    if s.phase == Phase.OVER:
        return Why.OVER
    if a == act.DONE:
        return may_decline(s)
    if a >= act.USE and a < act.BUY:
        return powers.may_use(s, (a - act.USE) // 2, (a - act.USE) % 2, holdings.slaves(s))
    if a < ASKED[s.phase, 0] or a >= ASKED[s.phase, 1]:
        return Why.QUESTION
    return may_answer(s, s.phase, a)


@rule
def may_answer(s, phase, a):
    """May an action of the kind that is asked for be chosen?"""
    match phase:
        case Phase.BID:
            return bidding.may_bid(s, a - act.SPACE)
        case Phase.DISCOUNT:
            return bidding.may_discount(s, a - act.NUMBER)
        case Phase.MOVE:
            return sowing.may_pick_up(s, a - act.TILE)
        case Phase.DROP:
            return sowing.may_drop(s, (a - act.AT) // TRIBES, (a - act.AT) % TRIBES)
        case Phase.BUILD:
            return tribes.may_add(s, a - act.NUMBER)
        case Phase.KILL:
            return tribes.may_kill_one(s, a)
        case Phase.KILL_AGAIN:
            return tribes.may_kill_again(s, a)
        case Phase.THIEF:
            return thieves.may_send(s, a - act.THIEF)
        case Phase.LOSE:
            return thieves.may_lose(s, a)
        case Phase.GAIN:
            return thieves.may_gain(s, a)
        case Phase.PLACE:
            return placing.may_put(s, a - act.TILE)
        case Phase.BESIDE:
            return placing.may_put_beside(s, a - act.TILE)
        case Phase.MARKET | Phase.SECOND:
            return tile_actions.may_take(s, a - act.SLOT)
        case Phase.SACRED:
            return tile_actions.may_buy(s, (a - act.BUY) // 2, (a - act.BUY) % 2, holdings.slaves(s))
        case Phase.SALE | Phase.SUIT:
            return sale.may_trade(s, a)
        case Phase.TARGET:
            return powers.may_aim(s, a - act.TILE)
        case Phase.KEEP:
            return powers.may_keep(s, a - act.DJINN)
    return Why.QUESTION


@rule
def may_decline(s):
    """What can be passed over, and what is a must."""
    match s.phase:
        case Phase.TRIBE | Phase.TILE | Phase.THIEF | Phase.SACRED | Phase.SALE:
            return Why.OPEN
        case Phase.MOVE:
            return sowing.may_stay(sowing.any_move(s))
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
def step(s, a):
    """Carry out one open action and go on to the next question."""
    if a == act.DONE:
        decline(s)
    elif a >= act.USE and a < act.BUY:
        powers.use(s, (a - act.USE) // 2, (a - act.USE) % 2)
    else:
        answer(s, a)
    while not asked(s):
        pass_by(s)
        go_on(s)


@rule
def pass_by(s):
    """A tile that one could have bought on is not left without a word."""
    match s.phase:
        case Phase.MARKET:
            note(s, Did.PASS_MARKET, s.active, int(s.n_row > 0))
        case Phase.SACRED:
            note(s, Did.PASS_SACRED, s.active, int(tile_actions.cards_on_offer(s) > 0))


@rule
def answer(s, a):
    match s.phase:
        case Phase.DROP:
            sowing.drop(s, (a - act.AT) // TRIBES, (a - act.AT) % TRIBES)
        case Phase.MOVE:
            sowing.pick_up(s, a - act.TILE)
        case Phase.BID:
            bidding.bid(s, a - act.SPACE)
        case Phase.DISCOUNT:
            bidding.place_bid(s, a - act.NUMBER)
            rounds.next_bid(s)
        case Phase.BUILD:
            tribes.build(s, a - act.NUMBER)
        case Phase.KILL | Phase.KILL_AGAIN:
            tribes.kill(s, a)
        case Phase.THIEF:
            thieves.send(s, a - act.THIEF)
        case Phase.LOSE:
            thieves.lose(s, a)
        case Phase.GAIN:
            thieves.gain(s, a)
        case Phase.PLACE | Phase.BESIDE:
            placing.put(s, a - act.TILE)
        case Phase.MARKET:
            tile_actions.buy_card(s, a - act.SLOT)
        case Phase.SECOND:
            tile_actions.take_second(s, a - act.SLOT)
        case Phase.SACRED:
            tile_actions.buy(s, (a - act.BUY) // 2, (a - act.BUY) % 2)
        case Phase.SALE | Phase.SUIT:
            sale.trade(s, a)
        case Phase.TARGET:
            powers.aim(s, a - act.TILE)
        case Phase.KEEP:
            powers.keep(s, a - act.DJINN)


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
