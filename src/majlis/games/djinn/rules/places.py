"""The six places (DJ-5): which action a turn may take, and what it begins."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.actions import BASIC, CATCH, DONE, FORFEIT, PASSAGE, SPECIAL
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import (
    FACTORY_PRICE,
    FORFEIT_GAIN,
    MAGE_KEY,
    MAGES,
    PLACES,
    ROUNDS,
    TILE_GAIN,
    Good,
    Place,
    Tile,
)
from majlis.games.djinn.rules.catching import begin_catch
from majlis.games.djinn.rules.goods import at_round, has, loose_at, node, owe, wears
from majlis.games.djinn.rules.rounds import end_turn
from majlis.games.djinn.rules.tents import any_trade
from majlis.games.djinn.state import TOP, UNSEEN, Acted, More, Tavern


@rule
def passage_here(s):
    """The place of the own passage at this square that was not laid just now, or NONE."""
    for place in range(PLACES):
        if s.passage[s.turn, place] == node(s) - ROUNDS and s.laid >> place & 1 == 0:
            return place
    return NONE


@rule
def mark_acts(s, mask):
    """DJ-4: the action of the space, the passage, the catch, or nothing for a small reward; then the end."""
    place, acted = int(s.symbol[node(s)]), int(s.acted)
    free = acted & (Acted.BASIC | Acted.FORFEIT) == 0
    if at_round(s):
        n = mark_round(s, mask, place, free)
    else:
        n = mark_square(s, mask, place, free)
    if acted & (Acted.BASIC | Acted.PASSAGE | Acted.FORFEIT) == 0:
        mask[FORFEIT] = mask[FORFEIT + 1] = mask[FORFEIT + 2] = True
        n += 3
    mask[DONE] = acted & (Acted.BASIC | Acted.PASSAGE | Acted.FORFEIT) > 0 and not must_catch(s)
    return n + int(mask[DONE])


@rule
def mark_square(s, mask, place, free):
    mask[BASIC] = free and possible(s, place, 0)
    other = passage_here(s)
    if other != NONE:
        mask[PASSAGE] = s.acted & (Acted.PASSAGE | Acted.FORFEIT) == 0 and possible(s, other, 0)
    return int(mask[BASIC]) + int(mask[PASSAGE])


@rule
def mark_round(s, mask, place, free):
    """The basic action is offered where the special one costs more, or is barred (A2)."""
    special = special_at(s, node(s))
    mask[SPECIAL] = free and special and possible(s, place, 1)
    mask[BASIC] = free and (not special or place == Place.MANUFACTORY) and possible(s, place, 0)
    mask[CATCH] = must_catch(s)
    return int(mask[SPECIAL]) + int(mask[BASIC]) + int(mask[CATCH])


@rule
def special_at(s, space):
    """Round spaces have special actions; N06 knows none of the Catacombs."""
    return space < ROUNDS and not (s.symbol[space] == Place.CATACOMBS and has(s, Tile.N06_CATACOMBS))


@rule
def must_catch(s):
    """Once a turn, while anybody stands there (C10)."""
    return at_round(s) and s.acted & Acted.CATCH == 0 and loose_at(s, node(s)) + s.boss[node(s)] > 0


@rule
def possible(s, place, special):
    """A18: affordable, and with some effect."""
    match place:
        case Place.TAVERN:
            return any_mage(s, special)
        case Place.MANUFACTORY:
            return s.coins[s.turn] >= factory_price(s, special)
        case Place.MARKET:
            return any_trade(s)
    return True


@rule
def any_mage(s, special):
    for mage in range(MAGES):
        if s.mage[mage] >= TOP and s.mage[mage] < UNSEEN and (special > 0 or not MAGE_KEY[mage]):
            return True
    return False


@rule
def factory_price(s, special):
    return FACTORY_PRICE + special + (TILE_GAIN[Tile.N09_MANUFACTORY, Good.COIN] if has(s, Tile.N09_MANUFACTORY) else 0)


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
    owe(s, FORFEIT_GAIN[choice])


@rule
def act(s, place, way):
    """Begin the action of a place: BASIC, SPECIAL, or through a PASSAGE."""
    note(s, Did.ACT, s.turn, place, way - BASIC)
    special = int(way == SPECIAL)
    s.special = special
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
def manufacture(s, special):
    price = factory_price(s, special)
    s.coins[s.turn] -= price
    note(s, Did.LOSE, s.turn, Good.COIN, price)
    s.owe[Good.CORK] += factory_corks(s, special)
    s.owe[Good.EQUIP] += 1
