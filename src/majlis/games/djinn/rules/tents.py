"""The tents of the Market (DJ-5.6)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.actions import DONE, TRADE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import GROUP_OF, TENT_GAIN, TENT_OF, TENT_PAY, TRADES, Good, Tile, Trade
from majlis.games.djinn.rules.equipment import brings_something
from majlis.games.djinn.rules.goods import affordable, bits_in, has, owe, spend, turn_down, wears
from majlis.games.djinn.rules.rewards import DIFFERENT
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Phase


@rule
def place_of(s, trade):
    """The place of the assistant: with two players some tents share one."""
    return int(GROUP_OF[int(s.seats > 2), TENT_OF[trade]])


@rule
def assistants_at(s, place):
    """Those who must be paid, as bits; P02, CL7 and who stays pay nobody."""
    if place == s.tent[s.turn] or has(s, Tile.P02_MARKET) or wears(s, Effect.NEVER_PAY) != NONE:
        return 0
    bits = 0
    for seat in range(s.seats):
        if seat != s.turn and s.tent[seat] == place:
            bits |= 1 << seat
    return bits


@rule
def may_trade(s, trade):
    """Another place than the present one, unless CL6 lets one stay; all that is due can be paid."""
    place = place_of(s, trade)
    if place == s.tent[s.turn] and wears(s, Effect.STAY) == NONE:
        return Why.SAME_TENT
    payees = assistants_at(s, place)
    left = s.coins[s.turn] + s.scrolls[s.turn] - TENT_PAY[trade, Good.COIN] - TENT_PAY[trade, Good.SCROLL]
    if not affordable(s, TENT_PAY[trade]) or left < bits_in(payees):
        return Why.TRADE_TOLL if payees else Why.TRADE_PRICE
    return Why.OPEN if brings_something(s, TENT_GAIN[trade]) else Why.TRADE_NOTHING


@rule
def any_trade(s):
    for trade in range(TRADES):
        if may_trade(s, trade) == Why.OPEN:
            return True
    return False


@rule
def may_end_trades(s):
    """The second trade of a special action may be left, and any that can no longer be paid or brings nothing now."""
    return Why.OPEN if (s.trades_left == 1 and s.special > 0) or not any_trade(s) else Why.MUST_TRADE


@rule
def mark_trades(s, mask):
    n = 0
    for trade in range(TRADES):
        if may_trade(s, trade) == Why.OPEN:
            mask[TRADE + trade] = True
            n += 1
    mask[DONE] = may_end_trades(s) == Why.OPEN
    return n + int(mask[DONE])


@rule
def answer_market(s, a):
    if a == DONE:
        s.trades_left = 0
        note(s, Did.NO_TRADE, s.turn)
    else:
        begin_trade(s, a - TRADE)


@rule
def begin_trade(s, trade):
    """The assistant moves first, and those who stand there are paid; who stays pays nobody."""
    place = place_of(s, trade)
    s.trade, s.payees = trade, 0
    if place == s.tent[s.turn]:
        card = wears(s, Effect.STAY)
        turn_down(s, card)
        note(s, Did.TRADE_STAY, s.turn, trade, card)
    else:
        s.payees = assistants_at(s, place)
        if s.payees > 0:
            note(s, Did.TENT, s.turn, trade, s.payees)
        else:
            note(s, Did.TRADE, s.turn, trade)
        note(s, Did.SEND, s.turn, s.tent[s.turn], place)
        s.tent[s.turn] = place
    s.phase = Phase.PAY


@rule
def finish_trade(s):
    trade = int(s.trade)
    spend(s, TENT_PAY[trade])
    owe(s, TENT_GAIN[trade])
    if trade <= Trade.A3:
        s.different = DIFFERENT * TENT_GAIN[trade, Good.BOTTLE]
    s.trade = NONE
    s.trades_left -= 1
