"""What can happen, and what it moves: the rules say it where it happens, the log and the pictures follow it."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from majlis.core.events import Cells, Kind, Kinds
from majlis.games.five_tribes.parts import DJINNS, GOODS, SEATS, TRIBES, Good
from majlis.games.five_tribes.rules import ledger as to
from majlis.games.five_tribes.rules.ledger import AREAS, DISCARDED, LOOKED_AT, OPEN, PILED, POOLED


class Did(IntEnum):
    GO_ON = 0  # a question is declined, or a window left; told only if nothing else is
    CHOOSE_SPACE = 1  # Kumarbi's owner will pay with slaves or without (FT-7.13)
    BID = 2  # a marker goes to the turn order track, and is paid for (FT-3.1)
    ORDER = 3  # all have bid: who plays, from the first to the last
    MARKER = 4  # the marker goes back to the bid order track (FT-3.2)
    TURN = 5  # somebody is to play
    PICK_UP = 6  # FT-4.1
    DROP = 7  # FT-4.2
    TAKE = 8  # the last meeple and all of its colour (FT-4.6)
    CAMEL = 9  # a camel is placed, for whatever reason
    LAST_CAMEL = 10  # FT-3.4
    INCOME = 11  # Ba'al, Marid, Monkir or Nekir pays its owner
    NO_MOVE = 12  # a player declines what cannot be done, and nobody moves any more (FT-3.4)
    STUCK = 13  # no move is left
    CANNOT_MOVE = 14
    RETURN = 15  # meeples that acted go into the bag
    VIZIERS = 16  # FT-5.1
    ELDERS = 17  # FT-5.2
    MERCHANTS = 18  # FT-5.3
    NO_CARDS = 19
    BUILD = 20  # FT-5.4
    NO_VICTIM = 21  # FT-5.5
    KILL = 22  # on a tile
    KILL_FRONT = 23  # in front of an opponent
    BURY = 24  # the killed goes into the bag
    KANDICHA_KEEP = 25  # or comes over (FT-7.12)
    KANDICHA_DRAW = 26
    KANDICHA_GOLD = 27
    USE = 28  # a power is paid for (FT-7)
    DRAW = 29  # Sloar (FT-7.21)
    LOOK = 30  # Sibittis (FT-7.20)
    KEEP = 31
    DISCARDS = 32
    REVIVE = 33  # Anun-Nak (FT-7.2)
    AIM = 34  # a tile for Bouraq or Enki, before Hagis or Lamia is asked for
    PALM = 35  # FT-6.1
    PALACE = 36  # FT-6.2
    NO_PALM = 37
    NO_PALACE = 38
    BUY_CARD = 39  # FT-6.3, FT-6.4
    SECOND_CARD = 40
    NO_CARD = 41
    NO_SECOND = 42
    BUY = 43  # a djinn or a thief at a sacred place (FT-6.5)
    NO_DJINN = 44
    LAY_OUT = 45  # FT-6.6
    SELL = 46
    SEND = 47  # a thief is used (FT-8.2)
    KEEP_THIEF = 48
    LOSE_VIZIER = 49  # to Ziad
    LOSE_GOOD = 50  # to Houssain
    LOSE_DJINN = 51  # to Ouafat
    LOSE_TILE = 52  # to Kohdjah
    LOSE_PALM = 53  # to Shalim
    LOSE_PALACE = 54
    GAIN_VIZIER = 55
    GAIN_GOOD = 56
    GAIN_DJINN = 57
    NO_TILE = 58
    LEAVE_VIZIERS = 59  # what the user of a thief does not take: to the bag,
    LEAVE_PIECES = 60  # to the supply,
    LEAVE_GOODS = 61  # to the discards,
    LEAVE_DJINN = 62  # to theirs
    RESHUFFLE = 63  # FT-3.3
    PILE_UP = 64
    DJINN_RESHUFFLE = 65
    DJINN_PILE_UP = 66
    REFILL = 67
    NEW_DJINNS = 68
    NEW_THIEF = 69
    ROUND = 70  # a new round, and who bids in which order
    OVER = 71
    WIN = 72  # FT-9.9
    PASS_MARKET = 73  # nothing there that could be bought (FT-6.3, FT-6.4)
    PASS_SACRED = 74  # nor here (FT-6.5)


# --- what moves, by small names


def gold(seat: int, n: int) -> Cells:
    return [(to.GOLD + seat, n)]


def front(seat: int, tribe: int, n: int) -> Cells:
    return [(to.FRONT + seat * 2 + tribe, n)]


def bag(tribe: int, n: int) -> Cells:
    return [(to.BAG + tribe, n)]


def meeples(tile: int, tribe: int, n: int) -> Cells:
    return [(to.MEEPLES + tile * TRIBES + tribe, n)]


def carried(tribe: int, n: int) -> Cells:
    return [(to.IN_HAND + tribe, n)]


def to_hand(seat: int, good: int, source: int, n: int = 1) -> Cells:
    """Cards from a place of theirs to a hand."""
    return [(source + good, -n), (to.HAND + seat * GOODS + good, n)]


def spend(seat: int, elders: int, slaves: int) -> Cells:
    """Elders go to the bag, slaves to the discards."""
    return [*front(seat, 1, -elders), *bag(1, elders), *to_hand(seat, Good.SLAVE, to.DISCARDS, -slaves)]


def shift(source: int, target: int, n: int) -> Cells:
    return [(source, -n), (target, n)]


def djinn(card: int, source: int, target: int) -> Cells:
    """A djinn, or a thief behind them, from one area to another."""
    first = (to.DJINN if card < DJINNS else to.THIEF - DJINNS * AREAS) + card * AREAS
    return shift(first + source, first + target, 1)


def camel(tile: int, seat: int, n: int) -> Cells:
    return shift(to.CAMELS + seat, to.CAMEL + tile * SEATS + seat, n)


def piece(tile: int, palace: int, source: int, n: int = 1) -> Cells:
    return shift(source + palace, (to.PALACES if palace else to.PALMS) + tile, n)


def placed(seat: int, space: int, paid: int, slaves: int, place: int) -> Cells:
    return [*marker(seat, space, place, 1), *gold(seat, -paid), *spend(seat, 0, slaves)]


def marker(seat: int, space: int, place: int, n: int) -> Cells:
    return shift(to.LINE + place * SEATS + seat, to.SPACES + space * SEATS + seat, n)


def picked_up(seat: int, tile: int, *counts: int) -> Cells:
    for tribe, n in enumerate(counts):
        yield from [*meeples(tile, tribe, -n), *carried(tribe, n)]


def sold(seat: int, suit: int, income: int) -> Cells:
    goods = (good for good in range(GOODS) if suit >> good & 1)
    return [*gold(seat, income), *(cell for good in goods for cell in to_hand(seat, good, to.DISCARDS, -1))]


def unmoved(*_: int) -> Cells:
    return ()


def of(args: str, moves: Callable[..., Cells] = unmoved, **more: Any) -> Kind:
    """A row of the table: the names of its numbers, and what they move."""
    return Kind(tuple(args.split()), moves=moves, **more)


UNSEEN: dict[str, Any] = {"secret": ("good",), "chance": ("good",)}

KINDS: Kinds = {
    Did.GO_ON: of("seat"),
    Did.CHOOSE_SPACE: of("seat space"),
    Did.BID: of("seat space paid slaves place", placed),
    Did.ORDER: of("order", gather="order"),
    Did.MARKER: of("seat space place", lambda seat, space, place: marker(seat, space, place, -1)),
    Did.TURN: of("seat"),
    Did.PICK_UP: of("seat tile viziers elders merchants builders assassins", picked_up),
    Did.DROP: of("seat tile tribe", lambda _, tile, tribe: [*carried(tribe, -1), *meeples(tile, tribe, 1)]),
    Did.TAKE: of("seat tile tribe n", lambda _, tile, tribe, n: [*meeples(tile, tribe, -n), *carried(tribe, n)]),
    Did.CAMEL: of("seat tile points", lambda seat, tile, _: camel(tile, seat, 1)),
    Did.LAST_CAMEL: of("seat"),
    Did.INCOME: of("seat gold djinn", lambda seat, n, _: gold(seat, n)),
    Did.NO_MOVE: of("seat"),
    Did.STUCK: of("round"),
    Did.CANNOT_MOVE: of("seat"),
    Did.RETURN: of("seat tribe n", lambda _, tribe, n: [*carried(tribe, -n), *bag(tribe, n)]),
    Did.VIZIERS: of("seat took n", lambda seat, took, _: [*carried(0, -took), *front(seat, 0, took)]),
    Did.ELDERS: of("seat took n", lambda seat, took, _: [*carried(1, -took), *front(seat, 1, took)]),
    Did.MERCHANTS: of("seat good", lambda seat, good: to_hand(seat, good, to.IN_ROW), gather="good"),
    Did.NO_CARDS: of("seat"),
    Did.BUILD: of(
        "seat gold builders slaves blue doubled",
        lambda seat, n, _, slaves, *__: [*gold(seat, n), *spend(seat, 0, slaves)],
    ),
    Did.NO_VICTIM: of("seat"),
    Did.KILL: of(
        "seat tribe tile slaves",
        lambda seat, tribe, tile, slaves: [*meeples(tile, tribe, -1), *spend(seat, 0, slaves)],
    ),
    Did.KILL_FRONT: of("seat tribe victim", lambda _, tribe, victim: front(victim, tribe, -1)),
    Did.BURY: of("tribe", lambda tribe: bag(tribe, 1)),
    Did.KANDICHA_KEEP: of("seat tribe", lambda seat, tribe: front(seat, tribe, 1)),
    Did.KANDICHA_DRAW: of("seat good", lambda seat, good: to_hand(seat, good, to.PILE), **UNSEEN),
    Did.KANDICHA_GOLD: of("seat gold", gold),
    Did.USE: of("seat djinn elders slaves", lambda seat, _, elders, slaves: spend(seat, elders, slaves)),
    Did.DRAW: of("seat good", lambda seat, good: to_hand(seat, good, to.PILE), **UNSEEN),
    Did.LOOK: of(
        "seat djinn",
        lambda _, card: djinn(card, PILED, LOOKED_AT),
        secret=("djinn",),
        chance=("djinn",),
        gather="djinn",
    ),
    Did.KEEP: of("seat card", lambda seat, card: djinn(card, LOOKED_AT, seat)),
    Did.DISCARDS: of("seat djinn", lambda _, card: djinn(card, LOOKED_AT, DISCARDED), gather="djinn"),
    Did.REVIVE: of(
        "tile tribe",
        lambda tile, tribe: [*bag(tribe, -1), *meeples(tile, tribe, 1)],
        chance=("tribe",),
        gather="tribe",
    ),
    Did.AIM: of("seat tile djinn"),
    Did.PALM: of(
        "seat tile points robbed", lambda _, tile, __, robbed: piece(tile, 0, to.LOOT if robbed else to.SUPPLY)
    ),
    Did.PALACE: of(
        "seat tile points robbed", lambda _, tile, __, robbed: piece(tile, 1, to.LOOT if robbed else to.SUPPLY)
    ),
    Did.NO_PALM: of("tile"),
    Did.NO_PALACE: of("tile"),
    Did.BUY_CARD: of("seat good paid", lambda seat, good, paid: [*to_hand(seat, good, to.IN_ROW), *gold(seat, -paid)]),
    Did.SECOND_CARD: of("seat good", lambda seat, good: to_hand(seat, good, to.IN_ROW)),
    Did.NO_CARD: of("seat"),
    Did.NO_SECOND: of("seat"),
    Did.BUY: of(
        "seat card elders slaves",
        lambda seat, card, elders, slaves: [*djinn(card, OPEN, seat), *spend(seat, elders, slaves)],
    ),
    Did.NO_DJINN: of("seat"),
    Did.LAY_OUT: of("seat good"),
    Did.SELL: of("seat suit gold", sold),
    Did.SEND: of("seat thief", lambda seat, thief: djinn(DJINNS + thief, seat, to.AWAY)),
    Did.KEEP_THIEF: of("seat thief"),
    Did.LOSE_VIZIER: of("seat", lambda seat: shift(to.FRONT + seat * 2, to.LOST_VIZIERS, 1)),
    Did.LOSE_GOOD: of("seat good", lambda seat, good: to_hand(seat, good, to.LOST_GOODS, -1)),
    Did.LOSE_DJINN: of("seat card", lambda seat, card: djinn(card, seat, POOLED)),
    Did.LOSE_TILE: of("seat tile points", lambda seat, tile, _: camel(tile, seat, -1)),
    Did.LOSE_PALM: of("seat tile points", lambda _, tile, __: piece(tile, 0, to.LOOT, -1)),
    Did.LOSE_PALACE: of("seat tile points", lambda _, tile, __: piece(tile, 1, to.LOOT, -1)),
    Did.GAIN_VIZIER: of("seat", lambda seat: shift(to.LOST_VIZIERS, to.FRONT + seat * 2, 1)),
    Did.GAIN_GOOD: of("seat good", lambda seat, good: to_hand(seat, good, to.LOST_GOODS), gather="good"),
    Did.GAIN_DJINN: of("seat card", lambda seat, card: djinn(card, POOLED, seat)),
    Did.NO_TILE: of("seat"),
    Did.LEAVE_VIZIERS: of("n", lambda n: shift(to.LOST_VIZIERS, to.BAG, n)),
    Did.LEAVE_PIECES: of(
        "palms palaces",
        lambda palms, palaces: [*shift(to.LOOT, to.SUPPLY, palms), *shift(to.LOOT + 1, to.SUPPLY + 1, palaces)],
    ),
    Did.LEAVE_GOODS: of("good n", lambda good, n: shift(to.LOST_GOODS + good, to.DISCARDS + good, n)),
    Did.LEAVE_DJINN: of("card", lambda card: djinn(card, POOLED, DISCARDED)),
    Did.RESHUFFLE: of("n"),
    Did.PILE_UP: of("good n", lambda good, n: shift(to.DISCARDS + good, to.PILE + good, n)),
    Did.DJINN_RESHUFFLE: of("n"),
    Did.DJINN_PILE_UP: of("card", lambda card: djinn(card, DISCARDED, PILED)),
    Did.REFILL: of("good", lambda good: shift(to.PILE + good, to.IN_ROW + good, 1), chance=("good",), gather="good"),
    Did.NEW_DJINNS: of("djinn", lambda card: djinn(card, PILED, OPEN), chance=("djinn",), gather="djinn"),
    Did.NEW_THIEF: of("thief", lambda thief: djinn(DJINNS + thief, PILED, OPEN), chance=("thief",)),
    Did.ROUND: of("n order", gather="order"),
    Did.OVER: of("round", fate=True),  # who wins depends on hands that nobody knows yet
    Did.WIN: of("points seat", gather="seat"),
    Did.PASS_MARKET: of("seat stocked"),
    Did.PASS_SACRED: of("seat stocked"),
}

WEIGHTY = (
    *(Did.SEND, Did.TAKE, Did.BUY, Did.BUILD, Did.CAMEL, Did.KILL, Did.KILL_FRONT, Did.MERCHANTS, Did.SELL, Did.PALACE),
    *(Did.BUY_CARD, Did.SECOND_CARD, Did.USE, Did.KEEP, Did.PALM, Did.INCOME, Did.ELDERS, Did.VIZIERS, Did.DRAW),
    *(Did.GAIN_DJINN, Did.GAIN_GOOD, Did.GAIN_VIZIER, Did.LOSE_DJINN, Did.LOSE_TILE, Did.LOSE_GOOD, Did.LOSE_VIZIER),
    *(Did.LOSE_PALM, Did.LOSE_PALACE),
)
