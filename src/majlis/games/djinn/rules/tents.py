"""The tents of the Market (DJ-5.6)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.actions import DONE, TRADE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import GROUP_OF, TENT_GAIN, TENT_OF, TENT_PAY, TRADES, Good, Tile, Trade
from majlis.games.djinn.rules.equipment import brings_something, spend
from majlis.games.djinn.rules.goods import bits_in, has, owe, turn_down, wears
from majlis.games.djinn.rules.rewards import DIFFERENT
from majlis.games.djinn.state import Phase


@rule
def place_of(s, trade):
    """The place of the assistant: with two players some tents share one."""
    return int(GROUP_OF[int(s.seats > 2), TENT_OF[trade]])


@rule
def assistants_at(s, place):
    """Those who must be paid, as bits; P02 and CL7 pay nobody."""
    if has(s, Tile.P02_MARKET) or wears(s, Effect.NEVER_PAY) != NONE:
        return 0
    bits = 0
    for seat in range(s.seats):
        if seat != s.turn and s.tent[seat] == place:
            bits |= 1 << seat
    return bits


@rule
def trade_open(s, trade):
    """Another place than the present one, unless CL6 lets one stay; all that is due can be paid."""
    place = place_of(s, trade)
    stays = place == s.tent[s.turn]
    if stays and wears(s, Effect.STAY) == NONE:
        return False
    payees = 0 if stays else bits_in(assistants_at(s, place))
    coins = s.coins[s.turn] - TENT_PAY[trade, Good.COIN]
    scrolls = s.scrolls[s.turn] - TENT_PAY[trade, Good.SCROLL]
    if TENT_PAY[trade, Good.MAGIC] > s.magic[s.turn] or not brings_something(s, TENT_GAIN[trade]):
        return False
    return coins >= 0 and scrolls >= 0 and coins + scrolls >= payees


@rule
def any_trade(s):
    for trade in range(TRADES):
        if trade_open(s, trade):
            return True
    return False


@rule
def mark_trades(s, mask):
    """The second trade of a special action may be left."""
    n = 0
    for trade in range(TRADES):
        hit = trade_open(s, trade)
        mask[TRADE + trade] = hit
        n += hit
    mask[DONE] = s.trades_left == 1 and s.special > 0
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
        s.different = DIFFERENT
    s.trade = NONE
    s.trades_left -= 1
