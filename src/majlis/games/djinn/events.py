"""What can happen: an event for everything that a person would mention, and what it moves from where to where."""

from enum import IntEnum

from majlis.core.events import Cells, Kind
from majlis.games.djinn.parts import (
    BOSS,
    CARDS,
    CHESTS,
    COLOURS,
    EQUIPMENT,
    MAGES,
    PLACES,
    ROUNDS,
    SEATS,
    TILES,
    TOM,
    TROPHIES,
    Good,
)
from majlis.games.djinn.state import BOX, DECK, DISCARDS, FRESH, IN_HAND, LOCKED, SHOWN, TOP, UNSEEN

KINDS_OF_DJINN = COLOURS + 1  # a colour, or a boss


class Did(IntEnum):
    # goods that come and go: told together with what they are for
    GAIN = 0
    LOSE = 1
    # the draft and its effects (DJ-3.7)
    DRAFT = 2
    RETURN_TILE = 3  # nobody wanted it
    START = 4  # a player's tiles take effect
    COVERED = 5  # N03
    SECRET = 6  # P10: a card that only its owner sees
    # rounds and turns (DJ-4.1, DJ-9)
    ROUND = 7
    TURN = 8
    BASE_MAGIC = 9  # magic comes up to the base
    END_TURN = 10
    LAST_BOSS = 11  # no boss is left in the streets
    END_BEGINS = 12
    LIMIT = 13  # E5
    LAST_ROUND = 14
    LAST_VISIT = 15
    OVER = 16
    WIN = 17
    WIN_TIE = 18  # more coins, scrolls and keys
    SHARE = 19
    # walking (DJ-4)
    ENTER = 20
    ENTER_PAY = 21  # others stand there and must be paid
    WALK = 22
    MEET = 23  # others stand there: stop, or walk on?
    FORCED = 24  # they cannot be paid
    STOP = 25
    STOP_FREE = 26  # CL7
    SKIP = 27
    PAY = 28
    ARRIVE = 29  # all are paid
    BONUS = 30  # equipment pays its coins
    # the actions of a turn (DJ-5)
    ACT = 31
    FORGO = 32
    REFILL = 33
    TO_BOSSES = 34
    BUY = 35
    OPTION = 36
    NO_OPTION = 37
    LAY = 38
    ALL_LAID = 39
    TRADE = 40
    TRADE_STAY = 41  # CL6
    TENT = 42  # others' assistants must be paid first
    SEND = 43  # the assistant comes to its tent
    NO_TRADE = 44
    # rewards (A16)
    BOTTLE = 45
    WIDEN = 46
    FLIP = 47
    PAST = 48
    NO_WIDEN = 49
    STUDY = 50
    STUDY_NONE = 51
    WAKE = 52
    WOKEN = 53  # there was no choice
    JOIN = 54
    JOIN_ASLEEP = 55  # N08
    NO_MAGE = 56
    NEW_MAGE = 57
    MOVE_UP = 58  # the top of a pile goes to its empty sister (A6)
    EQUIP = 59
    NO_KIT = 60
    NEW_KIT = 61
    KEEP = 62
    SET = 63  # the first full set (DJ-8.1)
    CIRCLE = 64
    UNCOVER = 65
    NO_CIRCLE = 66
    DRAW = 67
    NO_DRAW = 68
    TAKE = 69
    NO_TAKE = 70
    LET_GO = 71
    # chests (A7)
    MORE = 72
    NO_MORE = 73
    RESHUFFLE = 74
    CHEST = 75
    THROW = 76
    EMPTY = 77  # its open part is taken
    UNLOCK = 78
    NO_UNLOCK = 79
    SHUT = 80  # no key for it
    # the catch (DJ-6)
    HUNT = 81
    WANT = 82
    WANT_FREE = 83
    NOTHING = 84
    SET_OUT = 85
    SET_OUT_AT_SOURCE = 86
    STEADY = 87  # ST5 always helps
    RING = 88
    CORK = 89
    CORK_BOSS = 90
    HELP = 91
    HELP_KIT = 92
    HELP_KEY = 93
    CAUGHT = 94
    CAUGHT_FREE = 95
    FLED = 96
    REFILL_STREET = 97
    NO_REFILL = 98  # the bag is empty
    # what any pause allows (DJ-7, DJ-8)
    FROM_CIRCLE = 99
    CHOOSE_TROPHY = 100
    TROPHY = 101
    KEY = 102
    USE = 103
    USE_ONCE = 104
    SWAP_OUT = 105
    SWAP_IN = 106
    NO_SWAP = 107
    # Tom (DJ-14)
    OWN_TURN = 108
    OWN_VISIT = 109
    TOM = 110
    TOM_MISSED = 111  # no boss is left there
    TOM_SENDS = 112
    TOM_EMPTY = 113
    TOM_PAY = 114
    TOM_PAY_SOME = 115
    TOM_POOR = 116
    TOM_BLANK = 117
    TOM_LAST = 118
    TOM_BEATEN = 119
    TOM_FLIP = 120
    TOM_LEFT = 121
    TOM_WINS = 122


# --- the ledger: for each seat what it has and where its pieces stand, then the city, then where each card lies

COINS = 0
SCROLLS = COINS + SEATS
KEYS = SCROLLS + SEATS
CORKS = KEYS + SEATS
MAGIC = CORKS + SEATS
BASE = MAGIC + SEATS
CAPACITY = BASE + SEATS
FLIPPED = CAPACITY + SEATS
OPENED = FLIPPED + SEATS
COVER = OPENED + SEATS
SETS = COVER + SEATS
EDGE = SETS + SEATS
ASSISTANT = EDGE + SEATS
BOTTLES = ASSISTANT + SEATS  # BOTTLES + seat * COLOURS + colour
CORKED = BOTTLES + SEATS * COLOURS
CORKED_BOSS = CORKED + SEATS * COLOURS
RINGED = CORKED_BOSS + SEATS * COLOURS  # RINGED + seat * KINDS_OF_DJINN + kind
PASSAGE = RINGED + SEATS * KINDS_OF_DJINN  # PASSAGE + seat * PLACES + place
LODGE = PASSAGE + SEATS * PLACES  # LODGE + kind: caught, and not housed yet
WAITS = LODGE + KINDS_OF_DJINN  # WAITS + colour: drawn or taken, and not housed yet
LOOSE = WAITS + COLOURS  # LOOSE + space * COLOURS + colour
BOSS_AT = LOOSE + ROUNDS * COLOURS
BAG = BOSS_AT + ROUNDS
SUPPLY = BAG + COLOURS
KEYS_LEFT = SUPPLY + 1
PILE = KEYS_LEFT + 1  # cards of a pile of mages
MAGE = PILE + 4
KIT = MAGE + MAGES
TROPHY = KIT + EQUIPMENT
CHEST = TROPHY + TROPHIES
TILE = CHEST + CHESTS
CARD = TILE + TILES
TOM_CARD = CARD + CARDS
ROUNDS_BEGUN = TOM_CARD + TOM
ENDING = ROUNDS_BEGUN + 1
WON = ENDING + 1
CELLS = WON + 1

PURSE = {Good.COIN: COINS, Good.SCROLL: SCROLLS, Good.KEY: KEYS, Good.CORK: CORKS, Good.MAGIC: MAGIC}
BOOKKEEPING = frozenset(
    {"symbol", "limit"}  # never change
    | {"owe", "used", "acted", "laid", "keys_used", "tom_last", "drafted"}  # what this turn has seen, what is to come
    | {"aim", "payees", "special", "tavern", "options_left", "options_taken", "trades_left", "trade", "different"}
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


def handed_in(seat: int, trophy: int, colour: int, common: int, bosses: int) -> Cells:
    yield from between(CORKED + seat * COLOURS + colour, BAG + colour, common)
    yield from between(CORKED_BOSS + seat * COLOURS + colour, SUPPLY, bosses)
    yield from moved(TROPHY + trophy, SHOWN, seat)


def joined(awake: int, seat: int, mage: int, pile: int) -> Cells:
    return [*moved(MAGE + mage, TOP + pile, seat * 2 + awake), (PILE + pile, -1)]


def paid_tom(seat: int, coins: int, scrolls: int, magic: int) -> Cells:
    return [(COINS + seat, -coins), (SCROLLS + seat, -scrolls), (MAGIC + seat, -magic)]


ONE = Kind(("seat",))  # only who did it
CARD_OF = Kind(("seat", "card"))
WAY = ("seat", "edge", "place", "origin", "left")  # where to, and the symbols at both ends
ON_THE_WAY = ("seat", "edge", "place", "met")
TURNED_DOWN = Kind(("seat", "card"), moves=lambda seat, card: change(KIT + card, -1))
TOLL = Kind(("seat", "coins", "scrolls", "magic"), moves=paid_tom)

KINDS = {
    Did.GAIN: Kind(("seat", "good", "n"), moves=goods),
    Did.LOSE: Kind(("seat", "good", "n"), moves=lambda seat, good, n: goods(seat, good, -n)),
    Did.DRAFT: Kind(("seat", "tile"), moves=lambda seat, tile: moved(TILE + tile, SHOWN, seat)),
    Did.RETURN_TILE: Kind(("tile",), moves=lambda tile: moved(TILE + tile, SHOWN, BOX)),
    Did.START: ONE,
    Did.COVERED: Kind(("seat",), moves=lambda seat: change(COVER + seat)),
    Did.SECRET: Kind(
        ("seat", "scoring"),
        secret=("scoring",),
        chance=("scoring",),
        gather="scoring",
        moves=lambda seat, card: moved(CARD + card, BOX, seat),
    ),
    Did.ROUND: Kind(("n",), moves=lambda n: change(ROUNDS_BEGUN)),
    Did.TURN: ONE,
    Did.BASE_MAGIC: ONE,
    Did.END_TURN: ONE,
    Did.LAST_BOSS: ONE,
    Did.END_BEGINS: Kind(("n",), moves=lambda n: change(ENDING)),
    Did.LIMIT: Kind(("n",), moves=lambda n: change(ENDING)),
    Did.LAST_ROUND: Kind(("n",), moves=lambda n: [(ENDING, 1), (ROUNDS_BEGUN, 1)]),
    Did.LAST_VISIT: Kind(("n",), moves=lambda n: [(ENDING, 1), (ROUNDS_BEGUN, 1)]),
    Did.OVER: Kind(("n",), fate=True),  # who has won may hang on secret cards
    Did.WIN: Kind(("seat", "points")),
    Did.WIN_TIE: Kind(("seat", "points")),
    Did.SHARE: Kind(("winners", "points")),
    Did.ENTER: Kind(WAY, moves=walked),
    Did.ENTER_PAY: Kind(ON_THE_WAY),
    Did.WALK: Kind(WAY, moves=walked),
    Did.MEET: Kind(ON_THE_WAY),
    Did.FORCED: Kind(ON_THE_WAY),
    Did.STOP: Kind(ON_THE_WAY),
    Did.STOP_FREE: Kind(WAY, moves=walked),
    Did.SKIP: Kind(ON_THE_WAY),
    Did.PAY: Kind(
        ("seat", "payee", "good"),
        moves=lambda seat, payee, good: between(PURSE[Good(good)] + seat, PURSE[Good(good)] + payee),
    ),
    Did.ARRIVE: Kind(WAY, moves=walked),
    Did.BONUS: Kind(("seat", "card", "coins"), moves=lambda seat, card, coins: change(COINS + seat, coins)),
    Did.ACT: Kind(("seat", "place", "way")),
    Did.FORGO: ONE,
    Did.REFILL: ONE,
    Did.TO_BOSSES: ONE,
    Did.BUY: Kind(("seat", "what")),
    Did.OPTION: Kind(("seat", "option")),
    Did.NO_OPTION: ONE,
    Did.LAY: Kind(
        ("seat", "passage", "square", "place"),
        moves=lambda seat, passage, square, place: moved(PASSAGE + seat * PLACES + passage, IN_HAND, square),
    ),
    Did.ALL_LAID: Kind(("seat", "n"), moves=lambda seat, n: change(BASE + seat)),
    Did.TRADE: Kind(("seat", "trade")),
    Did.TRADE_STAY: Kind(("seat", "trade", "card"), moves=lambda seat, trade, card: change(KIT + card, -1)),
    Did.TENT: Kind(("seat", "trade", "met")),
    Did.SEND: Kind(("seat", "left", "tent"), moves=lambda seat, left, tent: moved(ASSISTANT + seat, left, tent)),
    Did.NO_TRADE: ONE,
    Did.BOTTLE: Kind(("seat", "bottle"), moves=lambda seat, bottle: change(BOTTLES + seat * COLOURS + bottle)),
    Did.WIDEN: Kind(("seat", "n"), moves=lambda seat, n: change(CAPACITY + seat)),
    Did.FLIP: Kind(("seat",), moves=lambda seat: change(FLIPPED + seat)),
    Did.PAST: ONE,
    Did.NO_WIDEN: Kind(("seat", "n")),
    Did.STUDY: Kind(("seat", "n")),
    Did.STUDY_NONE: ONE,
    Did.WAKE: Kind(("seat", "mage"), moves=lambda seat, mage: change(MAGE + mage)),
    Did.WOKEN: Kind(("seat", "mages"), gather="mages", moves=lambda seat, mage: change(MAGE + mage)),
    Did.JOIN: Kind(("seat", "mage", "pile"), moves=lambda *args: joined(1, *args)),
    Did.JOIN_ASLEEP: Kind(("seat", "mage", "pile"), moves=lambda *args: joined(0, *args)),
    Did.NO_MAGE: ONE,
    Did.NEW_MAGE: Kind(
        ("mage", "pile"), chance=("mage",), moves=lambda mage, pile: moved(MAGE + mage, UNSEEN, TOP + pile)
    ),
    Did.MOVE_UP: Kind(
        ("mage", "old", "new"),
        moves=lambda mage, old, new: [*moved(MAGE + mage, TOP + old, TOP + new), *between(PILE + old, PILE + new)],
    ),
    Did.EQUIP: Kind(("seat", "card", "kit"), moves=lambda seat, card, kit: moved(KIT + card, TOP + kit, seat * 2 + 1)),
    Did.NO_KIT: ONE,
    Did.NEW_KIT: Kind(("card", "kit"), chance=("card",), moves=lambda card, kit: moved(KIT + card, UNSEEN, TOP + kit)),
    Did.KEEP: Kind(("seat", "card", "other"), moves=lambda seat, card, other: change(KIT + other, -1)),
    Did.SET: Kind(("seat", "n"), moves=lambda seat, n: [(SETS + seat, 1), (BASE + seat, 1)]),
    Did.CIRCLE: Kind(("seat", "side"), moves=lambda seat, side: change(OPENED + seat)),
    Did.UNCOVER: Kind(("seat",), moves=lambda seat: change(COVER + seat, -1)),
    Did.NO_CIRCLE: ONE,
    Did.DRAW: Kind(("seat", "djinn"), chance=("djinn",), moves=lambda seat, djinn: between(BAG + djinn, WAITS + djinn)),
    Did.NO_DRAW: ONE,
    Did.TAKE: Kind(
        ("seat", "djinn", "space", "place"),
        moves=lambda seat, djinn, space, place: between(LOOSE + space * COLOURS + djinn, WAITS + djinn),
    ),
    Did.NO_TAKE: ONE,
    Did.LET_GO: Kind(("seat", "djinn"), moves=lambda seat, djinn: between(WAITS + djinn, BAG + djinn)),
    Did.MORE: CARD_OF,
    Did.NO_MORE: CARD_OF,
    Did.RESHUFFLE: Kind(("chest",), moves=lambda chest: moved(CHEST + chest, DISCARDS, DECK)),
    Did.CHEST: Kind(("chest",), chance=("chest",), fate=True, moves=lambda chest: moved(CHEST + chest, DECK, FRESH)),
    Did.THROW: Kind(("seat", "chest"), moves=lambda seat, chest: moved(CHEST + chest, FRESH, DISCARDS)),
    Did.EMPTY: Kind(("chest", "after"), moves=lambda chest, after: moved(CHEST + chest, FRESH, after)),
    Did.UNLOCK: Kind(("seat", "chest"), moves=lambda seat, chest: moved(CHEST + chest, LOCKED, DISCARDS)),
    Did.NO_UNLOCK: Kind(("seat", "chest"), moves=lambda seat, chest: moved(CHEST + chest, LOCKED, DISCARDS)),
    Did.SHUT: Kind(("chest",), moves=lambda chest: moved(CHEST + chest, LOCKED, DISCARDS)),
    Did.HUNT: ONE,
    Did.WANT: Kind(("seat", "djinn")),
    Did.WANT_FREE: Kind(("seat", "djinn")),
    Did.NOTHING: ONE,
    Did.SET_OUT: Kind(("seat", "space", "power", "brown", "blue", "red", "white", "boss"), moves=set_out),
    Did.SET_OUT_AT_SOURCE: Kind(
        ("seat", "power", "boss"), moves=lambda seat, power, boss: between(SUPPLY, LODGE + BOSS, boss)
    ),
    Did.STEADY: Kind(("seat", "card", "power")),
    Did.RING: Kind(
        ("seat", "kinds", "waited"),
        gather="kinds",
        moves=lambda seat, kind, waited: [*housed(kind, waited), (RINGED + seat * KINDS_OF_DJINN + kind, 1)],
    ),
    Did.CORK: Kind(("seat", "kinds", "waited"), gather="kinds", moves=corked),
    Did.CORK_BOSS: Kind(
        ("seat", "bottle", "kinds"),
        gather="kinds",
        moves=lambda seat, bottle, boss: [
            (LODGE + boss, -1),
            *bottled(seat, bottle),
            (CORKED_BOSS + seat * COLOURS + bottle, 1),
        ],
    ),
    Did.HELP: Kind(
        ("seat", "mage", "power", "coins"),
        moves=lambda seat, mage, power, coins: [(MAGE + mage, -1), (COINS + seat, -coins)],
    ),
    Did.HELP_KIT: Kind(("seat", "card", "power"), moves=lambda seat, card, power: change(KIT + card, -1)),
    Did.HELP_KEY: Kind(("seat",), moves=lambda seat: goods(seat, Good.KEY, -1)),
    Did.CAUGHT: Kind(("seat", "magic"), moves=lambda seat, magic: change(MAGIC + seat, -magic)),
    Did.CAUGHT_FREE: ONE,
    Did.FLED: Kind(("space", "place"), moves=lambda space, place: between(BOSS_AT + space, SUPPLY)),
    Did.REFILL_STREET: Kind(
        ("space", "place", "newcomers"),
        chance=("newcomers",),
        gather="newcomers",
        moves=lambda space, place, djinn: between(BAG + djinn, LOOSE + space * COLOURS + djinn),
    ),
    Did.NO_REFILL: Kind(("space", "place")),
    Did.FROM_CIRCLE: Kind(("seat", "djinn", "bottle"), moves=from_circle),
    Did.CHOOSE_TROPHY: Kind(("seat", "trophy")),
    Did.TROPHY: Kind(("seat", "trophy", "colour", "common", "bosses"), moves=handed_in),
    Did.KEY: ONE,
    Did.USE: CARD_OF,
    Did.USE_ONCE: TURNED_DOWN,
    Did.SWAP_OUT: Kind(("seat", "bottle"), moves=lambda seat, bottle: change(BOTTLES + seat * COLOURS + bottle, -1)),
    Did.SWAP_IN: Kind(("seat", "bottle"), moves=lambda seat, bottle: change(BOTTLES + seat * COLOURS + bottle)),
    Did.NO_SWAP: ONE,
    Did.OWN_TURN: Kind(("n",), moves=lambda n: change(ROUNDS_BEGUN)),
    Did.OWN_VISIT: ONE,
    Did.TOM: Kind(("tom",), chance=("tom",), fate=True, moves=lambda card: change(TOM_CARD + card)),
    Did.TOM_MISSED: Kind(("place",)),
    Did.TOM_SENDS: Kind(
        ("space", "place", "newcomers"),
        chance=("newcomers",),
        gather="newcomers",
        moves=lambda space, place, djinn: between(BAG + djinn, LOOSE + space * COLOURS + djinn),
    ),
    Did.TOM_EMPTY: Kind(("space", "place")),
    Did.TOM_PAY: TOLL,
    Did.TOM_PAY_SOME: TOLL,
    Did.TOM_POOR: ONE,
    Did.TOM_BLANK: Kind(("tom",)),
    Did.TOM_LAST: Kind(("tom", "n"), chance=("tom",), moves=lambda card, n: [(TOM_CARD + card, 1), (WON, -1)]),
    Did.TOM_BEATEN: Kind(("seat",), moves=lambda seat: [(WON, 1), (ENDING, 3)]),
    Did.TOM_FLIP: Kind(("tom",), chance=("tom",), fate=True, moves=lambda card: change(TOM_CARD + card)),
    Did.TOM_LEFT: Kind(("n", "points")),
    Did.TOM_WINS: Kind(("seat", "points")),
}
