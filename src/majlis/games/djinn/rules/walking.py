"""Movement (DJ-4): along directed edges, never back; occupied edges are paid for or walked over."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.actions import COIN, EDGE, SCROLL, SKIP, STOP
from majlis.games.djinn.box_tables import Effect, Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import EDGES, FROM, ONWARD, ROUNDS, SOURCE, TENT_PAY, TILE_GAIN, TO, Good
from majlis.games.djinn.rules.equipment import all_bonuses
from majlis.games.djinn.rules.free_actions import any_free
from majlis.games.djinn.rules.goods import at_source, bits_in, loose_at, node, owe, tile_with, wears
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Acted, Phase


@rule
def may_enter(s, edge):
    """The first turn: any edge that leads to a square, if those who stand there can be paid (M2)."""
    if TO[edge] < ROUNDS or TO[edge] == SOURCE:
        return Why.NOT_A_SQUARE
    return Why.OPEN if can_stop(s, edge) else Why.ENTER_UNPAID


@rule
def mark_entries(s, mask):
    n = 0
    for edge in range(EDGES):
        if may_enter(s, edge) == Why.OPEN:
            mask[EDGE + edge] = True
            n += 1
    return n


@rule
def may_walk(way, edge):
    """Onward from the end of the way that one is on."""
    for i in range(ONWARD.shape[1]):
        if ONWARD[way, i] == edge:
            return Why.OPEN
    return Why.BACK if FROM[edge] == TO[way] else Why.FAR


@rule
def mark_ways(mask, way):
    n = 0
    for i in range(ONWARD.shape[1]):
        if ONWARD[way, i] != NONE:
            mask[EDGE + int(ONWARD[way, i])] = True
            n += 1
    return n


@rule
def may_walk_on(s, edge):
    """Onward from the edge that was walked over; not round three that are all taken, or it would never end (M4)."""
    found = may_walk(s.aim, edge)
    return Why.RING if found == Why.OPEN and in_ring(s, edge) else found


@rule
def in_ring(s, edge):
    """Do this edge, the one before it and one behind it make a ring with others on all of them?"""
    for i in range(ONWARD.shape[1]):
        behind = int(ONWARD[edge, i])
        if behind != NONE and TO[behind] == FROM[s.aim] and others_at(s, edge) and others_at(s, behind):
            return True
    return False


@rule
def mark_ways_on(s, mask):
    n = 0
    for i in range(ONWARD.shape[1]):
        edge = int(ONWARD[s.aim, i])
        if edge != NONE and may_walk_on(s, edge) == Why.OPEN:
            mask[EDGE + edge] = True
            n += 1
    return n


@rule
def others_at(s, edge):
    """The seats whose mages stand on exactly this edge, as bits (X5)."""
    bits = 0
    for seat in range(s.seats):
        if seat != s.turn and s.edge[seat] == edge:
            bits |= 1 << seat
    return bits


@rule
def can_stop(s, edge):
    """CL7 never pays."""
    if wears(s, Effect.NEVER_PAY) != NONE:
        return True
    return bits_in(others_at(s, edge)) <= s.coins[s.turn] + s.scrolls[s.turn]


@rule
def walk(s, edge):
    """To a free edge; to an occupied one there is a question, unless nothing could be paid with (M3)."""
    s.aim, s.asked = edge, 0
    others = others_at(s, edge)
    if others == 0 or (s.phase == Phase.ENTER and pays_nobody(s)):
        arrive(s, Did.ENTER if s.phase == Phase.ENTER else Did.WALK)
    elif s.phase == Phase.ENTER:
        note(s, Did.ENTER_PAY, s.turn, edge, place_before(s, edge), others)
        stop(s)
    elif can_stop(s, edge) or any_free(s):
        note(s, Did.MEET, s.turn, edge, place_before(s, edge), others)
        s.asked = Phase.STREET
    else:
        note(s, Did.FORCED, s.turn, edge, place_before(s, edge), others)
        s.asked = Phase.WALK_ON


@rule
def place_at(s, space):
    """The symbol of a space, NONE at the Source."""
    return int(s.symbol[space]) if space < SOURCE else NONE


@rule
def place_before(s, edge):
    """The symbol of the space that an edge leads to."""
    return place_at(s, TO[edge])


@rule
def pays_nobody(s):
    """CL7."""
    return wears(s, Effect.NEVER_PAY) != NONE


@rule
def may_stop(s):
    return Why.OPEN if can_stop(s, s.aim) else Why.STOP_UNPAID


@rule
def mark_street(s, mask):
    mask[STOP], mask[SKIP] = may_stop(s) == Why.OPEN, True
    return 1 + int(mask[STOP])


@rule
def answer_street_question(s, a):
    others = others_at(s, s.aim)
    s.asked = 0
    if a != STOP:
        note(s, Did.SKIP, s.turn, s.aim, place_before(s, s.aim), others)
        s.asked = Phase.WALK_ON
    elif pays_nobody(s):
        arrive(s, Did.STOP_FREE)
    else:
        note(s, Did.STOP, s.turn, s.aim, place_before(s, s.aim), others)
        stop(s)


@rule
def stop(s):
    s.payees = others_at(s, s.aim)


@rule
def arrive(s, did):
    """Equipment pays its coins at once (A12)."""
    note(s, did, s.turn, s.aim, place_before(s, s.aim), place_at(s, FROM[s.aim]), s.edge[s.turn])
    s.edge[s.turn], s.aim = s.aim, NONE
    s.acted |= Acted.MOVED
    s.phase = Phase.SOURCE if at_source(s) else Phase.ACT
    all_bonuses(s)
    meet(s)


@rule
def meet(s):
    """A tile may greet the djinn of a round space."""
    tile, space = tile_with(s, Trait.MEET), node(s)
    if tile != NONE and space < ROUNDS and loose_at(s, space) + s.boss[space] > 0:
        owe(s, TILE_GAIN[tile])


# --- paying others, in the street and in the market


@rule
def next_payee(s):
    seat = 0
    while s.payees >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def mark_pay(s, mask):
    mask[COIN] = may_give(s, 1, 0) == Why.OPEN
    mask[SCROLL] = may_give(s, 0, 1) == Why.OPEN
    return int(mask[COIN]) + int(mask[SCROLL])


@rule
def may_give(s, coins, scrolls):
    """A coin or a scroll for each (M3); in the market the trade stays payable (A13)."""
    coins_left, scrolls_left = s.coins[s.turn] - coins, s.scrolls[s.turn] - scrolls
    if coins_left < 0 or scrolls_left < 0:
        return Why.NO_COIN if coins > 0 else Why.NO_SCROLL
    if s.trade != NONE:
        coins_left -= TENT_PAY[s.trade, Good.COIN]
        scrolls_left -= TENT_PAY[s.trade, Good.SCROLL]
    enough = coins_left >= 0 and scrolls_left >= 0 and coins_left + scrolls_left >= bits_in(s.payees) - 1
    return Why.OPEN if enough else Why.TRADE_NEEDS


@rule
def give(s, a):
    seat = next_payee(s)
    note(s, Did.PAY, s.turn, seat, Good.COIN if a == COIN else Good.SCROLL)
    if a == COIN:
        s.coins[s.turn] -= 1
        s.coins[seat] += 1
    else:
        s.scrolls[s.turn] -= 1
        s.scrolls[seat] += 1
    s.payees &= ~(1 << seat)
    if s.payees == 0 and s.trade != NONE:
        note(s, Did.TRADE, s.turn, s.trade)
