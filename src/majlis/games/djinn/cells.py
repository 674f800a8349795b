"""The cells of the ledger: what each seat has and where its pieces stand, the city, where each card lies; and moves."""

from majlis.core.events import Cells
from majlis.games.djinn import parts
from majlis.games.djinn.parts import BOSS, COLOURS, ROUNDS, SEATS, Good

KINDS_OF_DJINN = COLOURS + 1  # a colour, or a boss

# a cell a seat
COINS, SCROLLS, KEYS, CORKS, MAGIC, BASE, CAPACITY = range(0, 7 * SEATS, SEATS)
FLIPPED, OPENED, COVER, SETS, EDGE, ASSISTANT = range(7 * SEATS, 13 * SEATS, SEATS)
BOTTLES = ASSISTANT + SEATS  # BOTTLES + seat * COLOURS + colour
CORKED = BOTTLES + SEATS * COLOURS
CORKED_BOSS = CORKED + SEATS * COLOURS
RINGED = CORKED_BOSS + SEATS * COLOURS  # RINGED + seat * KINDS_OF_DJINN + kind
PASSAGE = RINGED + SEATS * KINDS_OF_DJINN  # PASSAGE + seat * PLACES + place
LODGE = PASSAGE + SEATS * parts.PLACES  # LODGE + kind: caught, and not housed yet
WAITS = LODGE + KINDS_OF_DJINN  # WAITS + colour: drawn or taken, and not housed yet
LOOSE = WAITS + COLOURS  # LOOSE + space * COLOURS + colour
BOSS_AT = LOOSE + ROUNDS * COLOURS
BAG = BOSS_AT + ROUNDS
SUPPLY = BAG + COLOURS
KEYS_LEFT = SUPPLY + 1
PILE = KEYS_LEFT + 1  # cards of a pile of mages
MAGE = PILE + 4
KIT = MAGE + parts.MAGES
TROPHY = KIT + parts.EQUIPMENT
CHEST = TROPHY + parts.TROPHIES
TILE = CHEST + parts.CHESTS
CARD = TILE + parts.TILES
TOM_CARD = CARD + parts.CARDS
ROUNDS_BEGUN = TOM_CARD + parts.TOM
ENDING = ROUNDS_BEGUN + 1
WON = ENDING + 1
CELLS = WON + 1

PURSE = {Good.COIN: COINS, Good.SCROLL: SCROLLS, Good.KEY: KEYS, Good.CORK: CORKS, Good.MAGIC: MAGIC}
TOLL = {"coins": Good.COIN, "scrolls": Good.SCROLL, "magic": Good.MAGIC, "keys": Good.KEY, "corks": Good.CORK}
BOOKKEEPING = frozenset(
    {"symbol", "limit"}  # never change
    | {"owe", "used", "acted", "laid", "keys_used", "tom_last", "drafted"}  # what this turn has seen, what is to come
    | {"asked", "aim", "payees", "special", "tavern", "options_left", "options_taken"}
    | {"trades_left", "trade", "different"}
    | {"kept", "drawn_djinn", "more", "chests_due", "trophy", "swaps", "swapping"}
    | {"need", "catching", "prey", "prey_boss", "prey_free"}
)


def goods(seat: int, good: int, n: int) -> Cells:
    """Goods of a player; keys come from the supply and go back to it (A4)."""
    return [(PURSE[Good(good)] + seat, n), *([(KEYS_LEFT, -n)] if good == Good.KEY else [])]


def moved(cell: int, old: int, new: int) -> Cells:
    """A piece or card from one place to another: the cell says where it is."""
    return [(cell, new - old)]


def change(cell: int, n: int = 1) -> Cells:
    return [(cell, n)]


def between(old: int, new: int, n: int = 1) -> Cells:
    """So many from one cell to another."""
    return [(old, -n), (new, n)]


def walked(seat: int, edge: int, place: int, origin: int, left: int) -> Cells:
    return moved(EDGE + seat, left, edge)


def set_out(seat: int, space: int, power: int, *caught: int) -> Cells:
    """Djinn and boss leave the street and wait for a home."""
    for colour in range(COLOURS):
        yield from between(LOOSE + space * COLOURS + colour, LODGE + colour, caught[colour])
    yield from between(BOSS_AT + space, LODGE + BOSS, caught[BOSS])


def bottled(seat: int, colour: int, n: int = 1) -> Cells:
    """Bottle and cork are used."""
    return [(BOTTLES + seat * COLOURS + colour, -n), (CORKS + seat, -n)]


def housed(djinn: int, waited: int) -> Cells:
    return change(WAITS + djinn if waited else LODGE + djinn, -1)


def corked(seat: int, djinn: int, waited: int) -> Cells:
    return [*housed(djinn, waited), *bottled(seat, djinn), (CORKED + seat * COLOURS + djinn, 1)]


def from_circle(seat: int, djinn: int, bottle: int) -> Cells:
    shelf = (CORKED_BOSS if djinn == BOSS else CORKED) + seat * COLOURS + bottle
    return [*bottled(seat, bottle), *between(RINGED + seat * KINDS_OF_DJINN + djinn, shelf)]


def paid_tom(seat: int, *paid: int) -> Cells:
    for good, n in zip(TOLL.values(), paid, strict=True):
        yield from goods(seat, good, -n)
