"""The six places (DJ-5): which action a turn may take, and what it begins."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn import parts
from majlis.games.djinn.actions import BASIC, CATCH, DONE, FORFEIT, PASSAGE, SPECIAL
from majlis.games.djinn.box_tables import Effect, Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import FACTORY_PRICE, ROUNDS, TILE_GAIN, Good, Place, Tile
from majlis.games.djinn.rules.catching import begin_catch
from majlis.games.djinn.rules.goods import (
    affordable,
    at_round,
    hand_over,
    has,
    loose_at,
    node,
    owe,
    spend,
    tile_with,
    wears,
)
from majlis.games.djinn.rules.rounds import end_turn
from majlis.games.djinn.rules.tents import any_trade
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import TOP, UNSEEN, Acted, More, Tavern

DONE_SOMETHING = Acted.BASIC | Acted.PASSAGE | Acted.FORFEIT  # this turn


@rule
def mark_acts(s, mask):
    """DJ-4: the action of the space, the passage, the catch, or nothing for a small reward; then the end."""
    mask[BASIC] = may_act(s, 0) == Why.OPEN
    if at_round(s):
        mask[SPECIAL] = may_act(s, 1) == Why.OPEN
        mask[CATCH] = may_catch(s) == Why.OPEN
    else:
        mask[PASSAGE] = may_use_passage(s) == Why.OPEN
    mask[FORFEIT] = mask[FORFEIT + 1] = mask[FORFEIT + 2] = may_forfeit(s) == Why.OPEN
    mask[DONE] = may_end_turn(s) == Why.OPEN
    n = int(mask[BASIC]) + int(mask[SPECIAL]) + int(mask[PASSAGE])
    return n + int(mask[CATCH]) + 3 * int(mask[FORFEIT]) + int(mask[DONE])


@rule
def may_act(s, special):
    """At round spaces the special action or the basic one; N06 knows none special of the Catacombs (DJ-12.16)."""
    if special > 0 and not at_round(s):
        return Why.SQUARE
    if s.acted & (Acted.BASIC | Acted.FORFEIT):
        return Why.FORGONE if s.acted & Acted.FORFEIT else Why.ACTED
    if special > 0 and not special_at(s, node(s)):
        return Why.BARRED
    return may_visit(s, s.symbol[node(s)], special)


@rule
def special_at(s, space):
    """Round spaces have special actions; N06 knows none of the Catacombs."""
    if space >= ROUNDS or (s.symbol[space] == Place.CATACOMBS and has(s, Tile.N06_CATACOMBS)):
        return False
    return tile_at(s, Trait.BASIC, s.symbol[space]) == NONE


@rule
def tile_at(s, trait, place):
    """The own tile that does this at a place, or NONE."""
    tile = tile_with(s, trait)
    return tile if tile != NONE and parts.TRAIT_AT[tile] == place else NONE


@rule
def passage_here(s):
    """The place of the own passage at this square, or NONE."""
    for place in range(parts.PLACES):
        if s.passage[s.turn, place] == node(s) - ROUNDS:
            return place
    return NONE


@rule
def may_use_passage(s):
    """Not in the turn in which it was laid."""
    if at_round(s):
        return Why.PASSAGE_ROUND
    place = passage_here(s)
    if place == NONE:
        return Why.NO_PASSAGE
    if s.acted & (Acted.PASSAGE | Acted.FORFEIT):
        return Why.FORGONE if s.acted & Acted.FORFEIT else Why.PASSAGE_USED
    return Why.FRESH_PASSAGE if s.laid >> place & 1 else may_visit(s, place, 0)


@rule
def may_visit(s, place, special):
    """A18: affordable, and with some effect; a tile may ask for more (N09)."""
    tile = tile_at(s, Trait.PRICE, place)
    if tile == NONE:
        return may_act_at(s, place, special)
    if not affordable(s, TILE_GAIN[tile]):
        return Why.FACTORY
    hand_over(s, TILE_GAIN[tile], 1)
    found = may_act_at(s, place, special)
    hand_over(s, TILE_GAIN[tile], -1)
    return found


@rule
def may_act_at(s, place, special):
    match place:
        case Place.TAVERN:
            if not any_mage(s, special):
                return Why.NO_MAGES if special > 0 else Why.NO_PLAIN_MAGES
        case Place.MANUFACTORY:
            if s.coins[s.turn] < FACTORY_PRICE + special:
                return Why.FACTORY
        case Place.MARKET:
            if not any_trade(s):
                return Why.NO_TRADES
    return Why.OPEN


@rule
def may_catch(s):
    """Once a turn, while anybody stands there (C10)."""
    if not at_round(s):
        return Why.CATCH_SQUARE
    if s.acted & Acted.CATCH:
        return Why.CAUGHT
    return Why.OPEN if loose_at(s, node(s)) + s.boss[node(s)] > 0 else Why.NOBODY_HERE


@rule
def may_forfeit(s):
    if s.acted & DONE_SOMETHING == 0:
        return Why.OPEN
    return Why.FORGONE if s.acted & Acted.FORFEIT else Why.FORGO_ACTED


@rule
def may_end_turn(s):
    """Something was done, and who could be caught was tried."""
    if s.acted & DONE_SOMETHING == 0:
        return Why.ACT_FIRST
    return Why.CATCH_DUE if may_catch(s) == Why.OPEN else Why.OPEN


@rule
def any_mage(s, special):
    for mage in range(parts.MAGES):
        if s.mage[mage] >= TOP and s.mage[mage] < UNSEEN and (special > 0 or not parts.MAGE_KEY[mage]):
            return True
    return False


@rule
def factory_price(s, special):
    """With what a tile asks for."""
    tile = tile_at(s, Trait.PRICE, Place.MANUFACTORY)
    return FACTORY_PRICE + special + (int(TILE_GAIN[tile, Good.COIN]) if tile != NONE else 0)


@rule
def do_action(s, a):
    if a == DONE:
        end_turn(s)
    elif a == CATCH:
        begin_catch(s)
    elif a >= FORFEIT:
        forfeit(s, a - FORFEIT)
    elif a == PASSAGE:
        s.acted |= Acted.PASSAGE
        act(s, passage_here(s), a)
    else:
        s.acted |= Acted.BASIC
        act(s, s.symbol[node(s)], a)


@rule
def factory_corks(s, special):
    if special > 0 and has(s, Tile.P04_MANUFACTORY):
        return int(TILE_GAIN[Tile.P04_MANUFACTORY, Good.CORK])
    return 1 + special


@rule
def forfeit(s, choice):
    """DJ-4.6: two coins, two magic, or one of each."""
    s.acted |= Acted.FORFEIT
    note(s, Did.FORGO, s.turn)
    owe(s, parts.FORFEIT_GAIN[choice])


@rule
def act(s, place, way):
    """Begin the action of a place: BASIC, SPECIAL, or through a PASSAGE."""
    note(s, Did.ACT, s.turn, place, way - BASIC)
    special = int(way == SPECIAL)
    s.special = special
    tile_takes_part(s, place)
    match place:
        case Place.ACADEMY:
            s.owe[Good.CAPACITY] += special
            s.owe[Good.SCROLL] += 1
            s.owe[Good.STUDY] += 1
        case Place.TAVERN:
            s.tavern = Tavern.BASIC + special
            s.owe[Good.MAGE] += 1
        case Place.CATACOMBS:
            s.chests_due = 1 + special
            s.more = More.ASK if wears(s, Effect.MORE_CHESTS) != NONE else More.NO
        case Place.ARCHIVES:
            s.options_left, s.options_taken = 1 + special, 0
        case Place.MANUFACTORY:
            manufacture(s, special)
        case Place.MARKET:
            s.trades_left = 1 + special


@rule
def tile_takes_part(s, place):
    """A price or a gift with every action of its place (DJ-12)."""
    price, gift = tile_at(s, Trait.PRICE, place), tile_at(s, Trait.GIFT, place)
    if price != NONE:
        spend(s, TILE_GAIN[price])
    if gift != NONE:
        owe(s, TILE_GAIN[gift])


@rule
def manufacture(s, special):
    price = FACTORY_PRICE + special
    s.coins[s.turn] -= price
    note(s, Did.LOSE, s.turn, Good.COIN, price)
    s.owe[Good.CORK] += factory_corks(s, special)
    s.owe[Good.EQUIP] += 1
