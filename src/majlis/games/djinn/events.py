"""What can happen: an event for everything that a person would mention, and what it moves from where to where."""

from enum import IntEnum

from majlis.core.events import Cells, Kind
from majlis.games.djinn import cells
from majlis.games.djinn.cells import (
    between,
    bottled,
    change,
    corked,
    from_circle,
    goods,
    housed,
    moved,
    paid_tom,
    set_out,
    walked,
)
from majlis.games.djinn.parts import BOSS, COLOURS, PLACES, Good
from majlis.games.djinn.state import BOX, DECK, DISCARDS, FRESH, IN_HAND, LOCKED, SHOWN, TOP, UNSEEN


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
    # what can be done at any time (DJ-7, DJ-8)
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
    # added with version 2
    NO_CHEST = 123  # the last chest of a special action is left (A2)


def handed_in(seat: int, trophy: int, colour: int, common: int, bosses: int) -> Cells:
    yield from between(cells.CORKED + seat * COLOURS + colour, cells.BAG + colour, common)
    yield from between(cells.CORKED_BOSS + seat * COLOURS + colour, cells.SUPPLY, bosses)
    yield from moved(cells.TROPHY + trophy, SHOWN, seat)


def joined(awake: int, seat: int, mage: int, pile: int) -> Cells:
    return [*moved(cells.MAGE + mage, TOP + pile, seat * 2 + awake), (cells.PILE + pile, -1)]


WAY = ("seat", "edge", "place", "origin", "left")  # where to, and the symbols at both ends
ON_THE_WAY = ("seat", "edge", "place", "met")

KINDS: dict[int, Kind] = {  # many tell only who did it
    **{did: Kind(("seat",)) for did in Did},
    **dict.fromkeys((Did.ENTER, Did.WALK, Did.STOP_FREE, Did.ARRIVE), Kind(WAY, moves=walked)),
    **dict.fromkeys((Did.ENTER_PAY, Did.MEET, Did.FORCED, Did.STOP, Did.SKIP), Kind(ON_THE_WAY)),
    **dict.fromkeys((Did.MORE, Did.NO_MORE, Did.USE), Kind(("seat", "card"))),
    **dict.fromkeys((Did.TOM_PAY, Did.TOM_PAY_SOME), Kind(("seat", *cells.TOLL), moves=paid_tom)),
    Did.GAIN: Kind(("seat", "good", "n"), moves=goods),
    Did.LOSE: Kind(("seat", "good", "n"), moves=lambda seat, good, n: goods(seat, good, -n)),
    Did.DRAFT: Kind(("seat", "tile"), moves=lambda seat, tile: moved(cells.TILE + tile, SHOWN, seat)),
    Did.RETURN_TILE: Kind(("tile",), moves=lambda tile: moved(cells.TILE + tile, SHOWN, BOX)),
    Did.COVERED: Kind(("seat",), moves=lambda seat: change(cells.COVER + seat)),
    Did.SECRET: Kind(
        ("seat", "scoring"),
        secret=("scoring",),
        chance=("scoring",),
        gather="scoring",
        moves=lambda seat, card: moved(cells.CARD + card, BOX, seat),
    ),
    Did.ROUND: Kind(("n",), moves=lambda n: change(cells.ROUNDS_BEGUN)),
    Did.END_BEGINS: Kind(("n",), moves=lambda n: change(cells.ENDING)),
    Did.LIMIT: Kind(("n",), moves=lambda n: change(cells.ENDING)),
    Did.LAST_ROUND: Kind(("n",), moves=lambda n: [(cells.ENDING, 1), (cells.ROUNDS_BEGUN, 1)]),
    Did.LAST_VISIT: Kind(("n",), moves=lambda n: [(cells.ENDING, 1), (cells.ROUNDS_BEGUN, 1)]),
    Did.OVER: Kind(("n",), fate=True),  # who has won may hang on secret cards
    Did.WIN: Kind(("seat", "points")),
    Did.WIN_TIE: Kind(("seat", "points")),
    Did.SHARE: Kind(("winners", "points")),
    Did.PAY: Kind(
        ("seat", "payee", "good"),
        moves=lambda seat, payee, good: between(cells.PURSE[Good(good)] + seat, cells.PURSE[Good(good)] + payee),
    ),
    Did.BONUS: Kind(("seat", "card", "coins"), moves=lambda seat, card, coins: change(cells.COINS + seat, coins)),
    Did.ACT: Kind(("seat", "place", "way")),
    Did.BUY: Kind(("seat", "what")),
    Did.OPTION: Kind(("seat", "option")),
    Did.LAY: Kind(
        ("seat", "passage", "square", "place"),
        moves=lambda seat, passage, square, place: moved(cells.PASSAGE + seat * PLACES + passage, IN_HAND, square),
    ),
    Did.ALL_LAID: Kind(("seat", "n"), moves=lambda seat, n: change(cells.BASE + seat)),
    Did.TRADE: Kind(("seat", "trade")),
    Did.TRADE_STAY: Kind(("seat", "trade", "card"), moves=lambda seat, trade, card: change(cells.KIT + card, -1)),
    Did.TENT: Kind(("seat", "trade", "met")),
    Did.SEND: Kind(("seat", "left", "tent"), moves=lambda seat, left, tent: moved(cells.ASSISTANT + seat, left, tent)),
    Did.BOTTLE: Kind(("seat", "bottle"), moves=lambda seat, bottle: change(cells.BOTTLES + seat * COLOURS + bottle)),
    Did.WIDEN: Kind(("seat", "n"), moves=lambda seat, n: change(cells.CAPACITY + seat)),
    Did.FLIP: Kind(("seat",), moves=lambda seat: change(cells.FLIPPED + seat)),
    Did.NO_WIDEN: Kind(("seat", "n")),
    Did.STUDY: Kind(("seat", "n")),
    Did.WAKE: Kind(("seat", "mage"), moves=lambda seat, mage: change(cells.MAGE + mage)),
    Did.WOKEN: Kind(("seat", "mages"), gather="mages", moves=lambda seat, mage: change(cells.MAGE + mage)),
    Did.JOIN: Kind(("seat", "mage", "pile"), moves=lambda *args: joined(1, *args)),
    Did.JOIN_ASLEEP: Kind(("seat", "mage", "pile"), moves=lambda *args: joined(0, *args)),
    Did.NEW_MAGE: Kind(
        ("mage", "pile"), chance=("mage",), moves=lambda mage, pile: moved(cells.MAGE + mage, UNSEEN, TOP + pile)
    ),
    Did.MOVE_UP: Kind(
        ("mage", "old", "new"),
        moves=lambda mage, old, new: [
            *moved(cells.MAGE + mage, TOP + old, TOP + new),
            *between(cells.PILE + old, cells.PILE + new),
        ],
    ),
    Did.EQUIP: Kind(
        ("seat", "card", "kit"), moves=lambda seat, card, kit: moved(cells.KIT + card, TOP + kit, seat * 2 + 1)
    ),
    Did.NEW_KIT: Kind(
        ("card", "kit"), chance=("card",), moves=lambda card, kit: moved(cells.KIT + card, UNSEEN, TOP + kit)
    ),
    Did.KEEP: Kind(("seat", "card", "other"), moves=lambda seat, card, other: change(cells.KIT + other, -1)),
    Did.SET: Kind(("seat", "n"), moves=lambda seat, n: [(cells.SETS + seat, 1), (cells.BASE + seat, 1)]),
    Did.CIRCLE: Kind(("seat", "side"), moves=lambda seat, side: change(cells.OPENED + seat)),
    Did.UNCOVER: Kind(("seat",), moves=lambda seat: change(cells.COVER + seat, -1)),
    Did.DRAW: Kind(
        ("seat", "djinn"), chance=("djinn",), moves=lambda seat, djinn: between(cells.BAG + djinn, cells.WAITS + djinn)
    ),
    Did.TAKE: Kind(
        ("seat", "djinn", "space", "place"),
        moves=lambda seat, djinn, space, place: between(cells.LOOSE + space * COLOURS + djinn, cells.WAITS + djinn),
    ),
    Did.LET_GO: Kind(("seat", "djinn"), moves=lambda seat, djinn: between(cells.WAITS + djinn, cells.BAG + djinn)),
    Did.RESHUFFLE: Kind(("chest",), moves=lambda chest: moved(cells.CHEST + chest, DISCARDS, DECK)),
    Did.CHEST: Kind(
        ("chest",), chance=("chest",), fate=True, moves=lambda chest: moved(cells.CHEST + chest, DECK, FRESH)
    ),
    Did.THROW: Kind(("seat", "chest"), moves=lambda seat, chest: moved(cells.CHEST + chest, FRESH, DISCARDS)),
    Did.EMPTY: Kind(("chest", "after"), moves=lambda chest, after: moved(cells.CHEST + chest, FRESH, after)),
    Did.UNLOCK: Kind(("seat", "chest"), moves=lambda seat, chest: moved(cells.CHEST + chest, LOCKED, DISCARDS)),
    Did.NO_UNLOCK: Kind(("seat", "chest"), moves=lambda seat, chest: moved(cells.CHEST + chest, LOCKED, DISCARDS)),
    Did.SHUT: Kind(("chest",), moves=lambda chest: moved(cells.CHEST + chest, LOCKED, DISCARDS)),
    Did.WANT: Kind(("seat", "djinn")),
    Did.WANT_FREE: Kind(("seat", "djinn")),
    Did.SET_OUT: Kind(("seat", "space", "power", "brown", "blue", "red", "white", "boss"), moves=set_out),
    Did.SET_OUT_AT_SOURCE: Kind(
        ("seat", "power", "boss"), moves=lambda seat, power, boss: between(cells.SUPPLY, cells.LODGE + BOSS, boss)
    ),
    Did.STEADY: Kind(("seat", "card", "power")),
    Did.RING: Kind(
        ("seat", "kinds", "waited"),
        gather="kinds",
        moves=lambda seat, kind, waited: [
            *housed(kind, waited),
            (cells.RINGED + seat * cells.KINDS_OF_DJINN + kind, 1),
        ],
    ),
    Did.CORK: Kind(("seat", "kinds", "waited"), gather="kinds", moves=corked),
    Did.CORK_BOSS: Kind(
        ("seat", "bottle", "kinds"),
        gather="kinds",
        moves=lambda seat, bottle, boss: [
            (cells.LODGE + boss, -1),
            *bottled(seat, bottle),
            (cells.CORKED_BOSS + seat * COLOURS + bottle, 1),
        ],
    ),
    Did.HELP: Kind(
        ("seat", "mage", "power", "coins"),
        moves=lambda seat, mage, power, coins: [(cells.MAGE + mage, -1), (cells.COINS + seat, -coins)],
    ),
    Did.HELP_KIT: Kind(("seat", "card", "power"), moves=lambda seat, card, power: change(cells.KIT + card, -1)),
    Did.HELP_KEY: Kind(("seat",), moves=lambda seat: goods(seat, Good.KEY, -1)),
    Did.CAUGHT: Kind(("seat", "magic"), moves=lambda seat, magic: change(cells.MAGIC + seat, -magic)),
    Did.FLED: Kind(("space", "place"), moves=lambda space, place: between(cells.BOSS_AT + space, cells.SUPPLY)),
    Did.REFILL_STREET: Kind(
        ("space", "place", "newcomers"),
        chance=("newcomers",),
        gather="newcomers",
        moves=lambda space, place, djinn: between(cells.BAG + djinn, cells.LOOSE + space * COLOURS + djinn),
    ),
    Did.NO_REFILL: Kind(("space", "place")),
    Did.FROM_CIRCLE: Kind(("seat", "djinn", "bottle"), moves=from_circle),
    Did.CHOOSE_TROPHY: Kind(("seat", "trophy")),
    Did.TROPHY: Kind(("seat", "trophy", "colour", "common", "bosses"), moves=handed_in),
    Did.USE_ONCE: Kind(("seat", "card"), moves=lambda seat, card: change(cells.KIT + card, -1)),
    Did.SWAP_OUT: Kind(
        ("seat", "bottle"), moves=lambda seat, bottle: change(cells.BOTTLES + seat * COLOURS + bottle, -1)
    ),
    Did.SWAP_IN: Kind(("seat", "bottle"), moves=lambda seat, bottle: change(cells.BOTTLES + seat * COLOURS + bottle)),
    Did.OWN_TURN: Kind(("n",), moves=lambda n: change(cells.ROUNDS_BEGUN)),
    Did.TOM: Kind(("tom",), chance=("tom",), fate=True, moves=lambda card: change(cells.TOM_CARD + card)),
    Did.TOM_MISSED: Kind(("place",)),
    Did.TOM_SENDS: Kind(
        ("space", "place", "newcomers"),
        chance=("newcomers",),
        gather="newcomers",
        moves=lambda space, place, djinn: between(cells.BAG + djinn, cells.LOOSE + space * COLOURS + djinn),
    ),
    Did.TOM_EMPTY: Kind(("space", "place")),
    Did.TOM_BLANK: Kind(("tom",)),
    Did.TOM_LAST: Kind(
        ("tom", "n"), chance=("tom",), moves=lambda card, n: [(cells.TOM_CARD + card, 1), (cells.WON, -1)]
    ),
    Did.TOM_BEATEN: Kind(("seat",), moves=lambda seat: [(cells.WON, 1), (cells.ENDING, 3)]),
    Did.TOM_FLIP: Kind(("tom",), chance=("tom",), fate=True, moves=lambda card: change(cells.TOM_CARD + card)),
    Did.TOM_LEFT: Kind(("n", "points")),
    Did.TOM_WINS: Kind(("seat", "points")),
}

WEIGHTY = (
    *(Did.TROPHY, Did.SET_OUT, Did.SET_OUT_AT_SOURCE, Did.JOIN, Did.JOIN_ASLEEP, Did.EQUIP, Did.LAY, Did.TRADE),
    *(Did.CIRCLE, Did.BUY, Did.UNLOCK, Did.BOTTLE, Did.WIDEN, Did.OPTION, Did.STUDY, Did.WAKE, Did.REFILL, Did.ACT),
    *(Did.FORGO, Did.USE, Did.USE_ONCE, Did.CORK, Did.CORK_BOSS, Did.RING, Did.ENTER, Did.ENTER_PAY, Did.WALK),
    *(Did.MEET, Did.PAY, Did.KEY, Did.DRAFT),
    *(Did.GAIN, Did.LOSE),  # told with what they are for
)
