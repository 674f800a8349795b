"""The six places and the Source (DJ-5): what an action there begins."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.djinn.actions import BASIC, BOSSES, BUY, CATCH, CHEST, DONE, FORFEIT, PASSAGE, REFILL, SPECIAL, YES
from majlis.games.djinn.box import Effect
from majlis.games.djinn.catching import can_catch_bosses
from majlis.games.djinn.goods import (
    asleep,
    at_round,
    below_most,
    has,
    loose_at,
    lose_key,
    most_magic,
    node,
    owe,
    wears,
)
from majlis.games.djinn.market import any_trade
from majlis.games.djinn.parts import (
    CAPACITY_BEGIN,
    CHEST_GAIN,
    CHEST_LOCK,
    CHESTS,
    HAS_LOCK,
    MAGE_KEY,
    MAGES,
    PLACES,
    ROUNDS,
    SOURCE_PRICE,
    TILE_GAIN,
    Good,
    Place,
    Tile,
)
from majlis.games.djinn.state import DECK, DISCARDS, FRESH, LOCKED, TOP, UNSEEN, Did

FACTORY_PRICE = 2  # for the basic action, one more for the special one


# --- the next action of a turn


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
    free = acted & (Did.BASIC | Did.FORFEIT) == 0
    if at_round(s):
        n = mark_round(s, mask, place, free)
    else:
        n = mark_square(s, mask, place, free)
    if acted & (Did.BASIC | Did.PASSAGE | Did.FORFEIT) == 0:
        mask[FORFEIT] = mask[FORFEIT + 1] = mask[FORFEIT + 2] = True
        n += 3
    mask[DONE] = acted & (Did.BASIC | Did.PASSAGE | Did.FORFEIT) > 0 and not must_catch(s)
    return n + int(mask[DONE])


@rule
def mark_square(s, mask, place, free):
    mask[BASIC] = free and possible(s, place, 0)
    other = passage_here(s)
    if other != NONE:
        mask[PASSAGE] = s.acted & (Did.PASSAGE | Did.FORFEIT) == 0 and possible(s, other, 0)
    return int(mask[BASIC]) + int(mask[PASSAGE])


@rule
def mark_round(s, mask, place, free):
    """The basic action is offered where the special one costs more, or is barred (A2)."""
    barred = place == Place.CATACOMBS and has(s, Tile.N06_CATACOMBS)
    mask[SPECIAL] = free and not barred and possible(s, place, 1)
    mask[BASIC] = free and (barred or place == Place.MANUFACTORY) and possible(s, place, 0)
    mask[CATCH] = must_catch(s)
    return int(mask[SPECIAL]) + int(mask[BASIC]) + int(mask[CATCH])


@rule
def must_catch(s):
    """Once a turn, while anybody stands there (C10)."""
    return at_round(s) and s.acted & Did.CATCH == 0 and loose_at(s, node(s)) + s.boss[node(s)] > 0


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
def forfeit(s, choice):
    """Two coins, two magic, or one of each."""
    s.acted |= Did.FORFEIT
    s.owe[Good.COIN] += 2 if choice == 0 else 1 if choice == 2 else 0
    s.owe[Good.MAGIC] += 2 if choice == 1 else 1 if choice == 2 else 0


@rule
def act(s, place, special):
    """Begin the action of a place."""
    s.special = special
    match place:
        case Place.ACADEMY:
            s.owe[Good.CAPACITY] += special
            s.owe[Good.SCROLL] += 1
            s.owe[Good.STUDY] += 1
        case Place.TAVERN:
            s.tavern = 1 + special
            s.owe[Good.MAGE] += 1
        case Place.CATACOMBS:
            s.chests_due = 1 + special
            s.more = 2 if wears(s, Effect.MORE_CHESTS) != NONE else 0
        case Place.ARCHIVES:
            s.options_left, s.options_taken = 1 + special, 0
        case Place.MANUFACTORY:
            manufacture(s, special)
        case Place.MARKET:
            s.trades_left = 1 + special


@rule
def manufacture(s, special):
    s.coins[s.turn] -= factory_price(s, special)
    corks = 1 + special
    if special > 0 and has(s, Tile.P04_MANUFACTORY):
        corks = TILE_GAIN[Tile.P04_MANUFACTORY, Good.CORK]
    s.owe[Good.CORK] += corks
    s.owe[Good.EQUIP] += 1


# --- chests (A7)


@rule
def answer_more(s, a):
    """HA5: one more, and one of them is thrown away."""
    s.more = 1 if a == YES else 0
    s.chests_due += s.more


@rule
def chests_at(s, where):
    n = 0
    for chest in range(CHESTS):
        n += s.chest[chest] == where
    return n


@rule
def open_chests(s):
    for _ in range(s.chests_due):
        if chests_at(s, DECK) == 0:
            for chest in range(CHESTS):
                if s.chest[chest] == DISCARDS:
                    s.chest[chest] = DECK
        at = below(s, chests_at(s, DECK))
        for chest in range(CHESTS):
            if s.chest[chest] == DECK:
                if at == 0:
                    s.chest[chest] = FRESH
                    break
                at -= 1
    s.chests_due = 0
    s.reveals += 1


@rule
def mark_chests(s, mask):
    n = 0
    for chest in range(CHESTS):
        hit = s.chest[chest] == FRESH
        mask[CHEST + chest] = hit
        n += hit
    return n


@rule
def throw(s, chest):
    s.chest[chest] = DISCARDS
    s.more = 0


@rule
def empty_chests(s):
    """The open parts of all of them."""
    for chest in range(CHESTS):
        if s.chest[chest] == FRESH:
            owe(s, CHEST_GAIN[chest])
            s.chest[chest] = LOCKED if HAS_LOCK[chest] else DISCARDS


@rule
def first_locked(s):
    for chest in range(CHESTS):
        if s.chest[chest] == LOCKED:
            return chest
    return NONE


@rule
def can_unlock(s):
    """N07 has no use for keys here; P08 shows each of them once a turn."""
    if has(s, Tile.N07_LOCKS):
        return False
    return s.keys[s.turn] > (s.keys_used if has(s, Tile.P08_KEYS) else 0)


@rule
def unlock(s, a):
    chest = first_locked(s)
    s.chest[chest] = DISCARDS
    if a == YES:
        owe(s, CHEST_LOCK[chest])
        if has(s, Tile.P08_KEYS):
            s.keys_used += 1
        else:
            lose_key(s)


# --- the Source


@rule
def source_price(s):
    """By the capacity marker; P05 always has the same."""
    if has(s, Tile.P05_SOURCE):
        return int(TILE_GAIN[Tile.P05_SOURCE, Good.SCROLL])
    return int(SOURCE_PRICE[s.capacity[s.turn] - CAPACITY_BEGIN])


@rule
def mark_source(s, mask):
    """One of the first row, any number of the second."""
    first = s.acted & Did.ROW_ONE == 0
    mask[REFILL] = first and below_most(s)
    mask[BOSSES] = first and can_catch_bosses(s, 1)
    rich = s.scrolls[s.turn] >= source_price(s)
    mask[BUY] = mask[BUY + 1] = rich
    mask[BUY + 2] = rich and asleep(s) > 0
    mask[DONE] = True
    return 1 + int(mask[REFILL]) + int(mask[BOSSES]) + 2 * int(rich) + int(mask[BUY + 2])


@rule
def refill(s):
    s.magic[s.turn] = most_magic(s, s.turn)
    s.acted |= Did.ROW_ONE


@rule
def buy(s, what):
    s.scrolls[s.turn] -= source_price(s)
    match what:
        case 0:
            s.owe[Good.BOTTLE] += 1
        case 1:
            s.owe[Good.CORK] += 1
        case _:
            s.owe[Good.ACTIVATE] += 2
