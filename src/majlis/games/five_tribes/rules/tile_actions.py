"""The tile actions (FT-6): oases and villages, markets, sacred places."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.five_tribes.actions import BUY, DONE, SLOT, WITH_ELDER, WITH_SLAVE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import DJINNS, KIND, MARKET_PRICE, MARKET_REACH, THIEVES, Cost, Flag, Kind
from majlis.games.five_tribes.rules.holdings import gain_djinn, may_pay, pay, slaves, slaves_in_doubt, take_from_row
from majlis.games.five_tribes.rules.placing import begin_place
from majlis.games.five_tribes.rules.why import Why, mark
from majlis.games.five_tribes.state import FACE_UP, PILE, Phase


@rule
def tile_action(s):
    """The tile where the move ended, whoever owns it; palms and palaces are a must, the rest may be declined."""
    s.window = s.phase = Phase.SALE
    kind = KIND[s.face[s.here]]
    if lacks_piece(s, s.here):
        note(s, Did.NO_PALACE if kind == Kind.VILLAGE else Did.NO_PALM, s.here)
    elif kind == Kind.OASIS or kind == Kind.VILLAGE:
        begin_place(s, s.here, int(kind == Kind.VILLAGE))
    else:
        s.phase = Phase.SACRED if kind == Kind.SACRED else Phase.MARKET


@rule
def lacks_piece(s, tile):
    """Is nothing left that an oasis or a village could get?"""
    match KIND[s.face[tile]]:
        case Kind.OASIS:
            return s.palms_left == 0
        case Kind.VILLAGE:
            return s.palaces_left == 0
    return False


# --- markets


@rule
def big_market(s):
    """0 for a small market, 1 for a big one: the row of its price and reach."""
    return KIND[s.face[s.here]] - Kind.SMALL_MARKET


@rule
def asks_market(s):
    return s.n_row > 0 and s.gold[s.active] >= MARKET_PRICE[big_market(s)]


@rule
def market_reach(s):
    """How many cards of the row can be chosen from: the first three or six, less the one just bought."""
    return int(MARKET_REACH[big_market(s)]) - int(s.phase == Phase.SECOND)


@rule
def may_take(s, i):
    """FT-6.3, FT-6.4: one of the first three cards, or two of the first six."""
    if i >= market_reach(s):
        return Why.SLOT
    return Why.OPEN if i < s.n_row else Why.NO_SLOT


@rule
def may_stop(s):
    """FT-6.4: a market can be declined; the second card is a must, unless the option says otherwise."""
    return Why.MUST_SECOND if s.phase == Phase.SECOND and s.options & Flag.ONE_CARD == 0 else Why.OPEN


@rule
def mark_market(s, mask):
    n = mark(mask, DONE, may_stop(s))
    for i in range(min(int(s.n_row), market_reach(s))):
        n += mark(mask, SLOT + i, may_take(s, i))
    return n


@rule
def buy_card(s, i):
    s.gold[s.active] -= MARKET_PRICE[big_market(s)]
    note(s, Did.BUY_CARD, s.active, s.row[i], MARKET_PRICE[big_market(s)])
    take_from_row(s, i)
    s.phase = Phase.SECOND if big_market(s) else Phase.SALE


@rule
def take_second(s, i):
    note(s, Did.SECOND_CARD, s.active, s.row[i])
    take_from_row(s, i)
    s.phase = Phase.SALE


# --- sacred places


@rule
def on_offer(s, card):
    """A djinn that lies open, or the thief."""
    place = s.djinn[card] if card < DJINNS else s.thief[card - DJINNS]
    return place >= FACE_UP and place < PILE


@rule
def asks_sacred(s):
    """Could something be bought, if every hidden card were a slave (FT-10)?"""
    held = slaves_in_doubt(s)
    with_elder, with_slave = may_pay(s, Cost.TWO, WITH_ELDER, held), may_pay(s, Cost.TWO, WITH_SLAVE, held)
    return (with_elder == Why.OPEN or with_slave == Why.OPEN) and cards_on_offer(s) > 0


@rule
def cards_on_offer(s):
    n = 0
    for card in range(DJINNS + THIEVES):
        n += on_offer(s, card)
    return n


@rule
def may_buy(s, card, paid_with, held):
    """FT-6.5, FT-8.1: an open djinn or the open thief for two elders, or for an elder and a slave."""
    if not on_offer(s, card):
        return Why.NOT_ON_OFFER
    if may_pay(s, Cost.TWO, paid_with, held) == Why.OPEN:
        return Why.OPEN
    return Why.ELDER_SLAVE if paid_with == WITH_SLAVE else Why.ELDERS


@rule
def mark_sacred(s, mask):
    n, held = mark(mask, DONE, Why.OPEN), slaves(s)
    for card in range(DJINNS + THIEVES):
        if on_offer(s, card):
            n += mark(mask, BUY + card * 2, may_buy(s, card, WITH_ELDER, held))
            n += mark(mask, BUY + card * 2 + 1, may_buy(s, card, WITH_SLAVE, held))
    return n


@rule
def buy(s, card, paid_with):
    """A djinn, or the open thief instead (FT-8.1)."""
    pay(s, 2 - paid_with, paid_with)
    note(s, Did.BUY, s.active, card, 2 - paid_with, paid_with)
    if card < DJINNS:
        gain_djinn(s, card)
    else:
        s.thief[card - DJINNS] = s.active
    s.phase = Phase.SALE
