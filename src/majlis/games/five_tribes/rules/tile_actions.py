"""The tile actions (FT-6): oases and villages, markets, sacred places."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.five_tribes.actions import BUY, DONE, SLOT, WITH_ELDER, WITH_SLAVE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import (
    BIG,
    DJINNS,
    KIND,
    MARKET_PRICE,
    MARKET_REACH,
    THIEVES,
    Flag,
    Kind,
)
from majlis.games.five_tribes.rules.holdings import gain_djinn, pay, slaves, slaves_in_doubt, take_from_row
from majlis.games.five_tribes.rules.placing import begin_place
from majlis.games.five_tribes.state import FACE_UP, PILE, Phase


@rule
def tile_action(s):
    """The tile where the move ended, whoever owns it; palms and palaces are a must, the rest may be declined."""
    s.window = s.phase = Phase.SALE
    match KIND[s.face[s.here]]:
        case Kind.OASIS:
            if s.palms_left > 0:
                begin_place(s, s.here, 0)
            else:
                note(s, Did.NO_PALM, s.here)
        case Kind.VILLAGE:
            if s.palaces_left > 0:
                begin_place(s, s.here, 1)
            else:
                note(s, Did.NO_PALACE, s.here)
        case Kind.SACRED:
            s.phase = Phase.SACRED
        case _:
            s.phase = Phase.MARKET


# --- markets


@rule
def big_market(s):
    """0 for a small market, 1 for a big one: the row of its price and reach."""
    return KIND[s.face[s.here]] - Kind.SMALL_MARKET


@rule
def asks_market(s):
    return s.n_row > 0 and s.gold[s.active] >= MARKET_PRICE[big_market(s)]


@rule
def mark_slots(s, mask, reach, optional):
    n = min(int(s.n_row), reach)
    for i in range(n):
        mask[SLOT + i] = True
    mask[DONE] = optional
    return n + optional


@rule
def mark_market(s, mask):
    """FT-6.3, FT-6.4: one of the first three cards, or two of the first six."""
    return mark_slots(s, mask, MARKET_REACH[big_market(s)], 1)


@rule
def mark_second(s, mask):
    """The rest of the six; the second card is a must, unless the option says otherwise."""
    return mark_slots(s, mask, MARKET_REACH[BIG] - 1, int(s.options & Flag.ONE_CARD > 0))


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
def on_offer(place):
    return place >= FACE_UP and place < PILE


@rule
def can_buy(s, paid_with, held):
    """FT-6.5: two elders, or an elder and a slave."""
    return s.elders[s.active] > 0 and held > 0 if paid_with == WITH_SLAVE else s.elders[s.active] > 1


@rule
def asks_sacred(s):
    held = slaves_in_doubt(s)
    if not can_buy(s, WITH_ELDER, held) and not can_buy(s, WITH_SLAVE, held):
        return False
    for djinn in range(DJINNS):
        if on_offer(s.djinn[djinn]):
            return True
    for thief in range(THIEVES):
        if on_offer(s.thief[thief]):
            return True
    return False


@rule
def mark_sacred(s, mask):
    n = 1
    mask[DONE] = True
    for paid_with in range(2):
        if can_buy(s, paid_with, slaves(s)):
            for djinn in range(DJINNS):
                n += mark_if(mask, BUY + djinn * 2 + paid_with, on_offer(s.djinn[djinn]))
            for thief in range(THIEVES):
                n += mark_if(mask, BUY + (DJINNS + thief) * 2 + paid_with, on_offer(s.thief[thief]))
    return n


@rule
def mark_if(mask, a, hit):
    mask[a] = hit
    return int(hit)


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
