"""The round: bids, then for each marker move, tribe, tile and sale, then the clean-up.

A phase is a question. After an answer the game goes on by itself past all questions that need not be asked.
"""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, BUY, DJINN, DONE, GOOD, NUMBER, SELL, SLOT, SPACE, THIEF, TILE, USE
from majlis.games.five_tribes.bidding import SPACES, bid, place_bid
from majlis.games.five_tribes.deal import deal, fill
from majlis.games.five_tribes.holdings import take_from_row
from majlis.games.five_tribes.parts import (
    MARKERS,
    TRIBES,
    Flag,
)
from majlis.games.five_tribes.powers import (
    aim,
    keep,
    pay_power,
    put,
    use,
)
from majlis.games.five_tribes.questions import asked, legal  # noqa: F401
from majlis.games.five_tribes.sowing import any_move, drop, pick_up
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.thieves import (
    gain,
    gain_the_rest,
    lose,
    next_victim,
    send,
)
from majlis.games.five_tribes.tiles import (
    buy,
    buy_card,
    lay_out,
    sell,
    tile_action,
)
from majlis.games.five_tribes.tribes import (
    build,
    kill,
    tribe_action,
)


@rule
def setup(s, seats, options):
    """FT-2, then the first bid."""
    deal(s, seats, options)
    begin_round(s)


@rule
def step(s, a):
    """Carry out one open action and go on to the next question."""
    if a == DONE:
        go_on(s)
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
def go_on(s):
    """The question is declined, or need not be asked."""
    match s.phase:
        case Phase.DISCOUNT:
            place_bid(s, 0)
            next_bid(s)
        case Phase.MOVE:
            s.stuck, s.phase = 1, Phase.SALE  # FT-3.4: from now on nobody moves
        case Phase.TRIBE:
            tribe_action(s)
        case Phase.BUILD:
            build(s, 0)
        case Phase.KILL:
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
def call(s, djinn, paid_with):
    """Lamia and Hagis move the piece in hand; the others have their windows."""
    if s.phase == Phase.PLACE:
        pay_power(s, djinn, paid_with)
        s.phase = Phase.BESIDE
    else:
        use(s, djinn, paid_with)


@rule
def take_second(s, i):
    take_from_row(s, i)
    s.phase = Phase.SALE


@rule
def trade(s, a):
    if a == SELL:
        sell(s)
    else:
        lay_out(s, a - GOOD)


# --- the round


@rule
def begin_round(s):
    """FT-3.1: the markers bid in the order of the bid order track."""
    s.rounds += 1
    s.bids = 0
    s.used[:] = 0
    s.phase = Phase.BID
    s.turn = s.active = s.line[0]


@rule
def next_bid(s):
    if s.bids < s.seats * MARKERS[s.seats]:
        s.phase = Phase.BID
        s.turn = s.active = s.line[s.bids]
    else:
        next_marker(s)


@rule
def next_marker(s):
    """FT-3.2: the highest bid plays first, and its marker goes back to the bid order track."""
    space = SPACES - 1
    while space >= 0 and s.spaces[space] == NONE:
        space -= 1
    if space < 0:
        end_round(s)
        return
    free = 0
    while s.line[free] != NONE:
        free += 1
    s.line[free] = s.turn = s.active = s.spaces[space]
    s.spaces[space] = NONE
    begin_turn(s)


@rule
def begin_turn(s):
    """A power works once a turn; by option, once a round (FT-11.2)."""
    if s.options & Flag.POWER_A_ROUND == 0:
        s.used[s.active] = 0
    s.here, s.tribe, s.took, s.double, s.twice = NONE, NONE, 0, 0, 0
    s.window = Phase.MOVE
    s.phase = Phase.SALE if s.stuck else Phase.MOVE


@rule
def end_round(s):
    """FT-3.4: the end comes with the last camel, or when nobody can move."""
    if s.last_round or s.stuck or not any_move(s):
        s.turn, s.active, s.phase = NONE, NONE, Phase.OVER
    else:
        fill(s)
        begin_round(s)
