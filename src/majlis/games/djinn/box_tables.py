"""Every table of a box file, checked and turned into the arrays of the box."""

from enum import IntEnum
from itertools import permutations
from typing import Any

import numpy as np

from majlis.games.djinn.box_rows import GOODS, ON_CARDS, PAYABLE, Row, ids, in_order, rows, table

COLOURS = ("brown", "blue", "red", "white")
LOCATIONS = ("academy", "tavern", "catacombs", "archives", "manufactory", "market")
TYPES = ("staff", "hat", "cloak")
TROPHY_ROWS = ("I", "II", "III")
TENTS = ("A", "B", "C", "D", "E", "F")
TRADES = ("A1", "A2", "A3", "B", "C", "D", "E", "F")
CHARACTERS = tuple(f"{kind}{n:02}" for kind in "PN" for n in range(1, 11))
AMOUNTS = {"P04": "cork", "P05": "scroll", "N03": "magic"}  # tiles with a rule of their own and a number of the box
SCORING = tuple(f"SC{n}" for n in range(1, 11))
COUNTED = ("SC2", "SC8", "SC9", "SC10")  # scoring cards with points for every so many things
ROUNDS, SQUARES = 6, 6
SOURCE = ROUNDS + SQUARES
NODES = (*(f"r{n}" for n in range(1, 7)), *(f"q{n}" for n in range(1, 7)), "S")
CAPACITIES = ("5", "6", "7", "8")
MOST_PATHS = 5  # that meet at a space


class Effect(IntEnum):  # of an equipment card
    BONUS = 0  # a gain on arrival at its place
    CATCH = 1  # more power in a catch
    GAIN = 2  # a gain, once
    EXCHANGE = 3  # a trade once a turn
    MORE_CHESTS = 4  # HA5
    SWAP_BOTTLES = 5  # CL5
    STAY = 6  # CL6
    NEVER_PAY = 7  # CL7


EFFECTS = tuple(effect.name.lower() for effect in Effect)
NEEDS = {  # what else stands in the row of a card
    Effect.BONUS: ("place", "gain"),
    Effect.CATCH: ("catch",),
    Effect.GAIN: ("gain",),
    Effect.EXCHANGE: ("pay", "gain"),
}
USED_UP = (Effect.GAIN, Effect.SWAP_BOTTLES, Effect.STAY)  # by their use
EITHER = (Effect.CATCH, Effect.EXCHANGE)  # as the card says; others never


class Trait(IntEnum):  # what a character tile does
    RULE = 0  # a rule of its own
    MORE = 1  # at the start: more
    MAGE = 2  # at the start: a mage of the display, and more
    GIFT = 3  # more with every action of its place
    MEET = 4  # more on arrival at a round space where djinn stand
    CALM = 5  # more, and no magic lost, for who catches none of the djinn there
    LESS = 6  # at the start: less
    PRICE = 7  # every action of its place costs more
    BASIC = 8  # no special action of its place
    CIRCLES = 9  # djinn go into circles first
    DEARER = 10  # every djinn takes more power


GOOD_TRAITS = tuple(trait.name.lower() for trait in Trait if Trait.RULE < trait < Trait.LESS)
BAD_TRAITS = tuple(trait.name.lower() for trait in Trait if trait >= Trait.LESS)
WITH_PLACE = (Trait.GIFT, Trait.PRICE, Trait.BASIC)
TAKES = {Trait.LESS: PAYABLE, Trait.PRICE: PAYABLE, Trait.BASIC: (), Trait.CIRCLES: (), Trait.DEARER: ("magic",)}
MAY_BE_EMPTY = (Trait.MAGE, Trait.CALM)
TRAITS: dict[str, tuple[int, int]] = {  # tiles that are data: what they do in our box, and where
    "P01": (Trait.MORE, -1),
    "P06": (Trait.MAGE, -1),
    "P07": (Trait.CALM, -1),
    "N01": (Trait.LESS, -1),
    "N02": (Trait.LESS, -1),
    "N09": (Trait.PRICE, LOCATIONS.index("manufactory")),
    "N10": (Trait.CIRCLES, -1),
}


# --- cards and tiles


def mages(file: Row, rows: list[Row]) -> dict[str, Any]:
    for row in rows:
        row.sourced(("id", "power", "bonus", "price", "key"))
    keys = [row.flag("key") for row in rows]
    if sum(keys) != len(rows) // 2:
        raise file.wrong(f"mage: {sum(keys)} rows have key = true: write it in exactly {len(rows) // 2}.")
    return {
        "mage_ids": ids(rows),
        "mage_power": table([row.number("power", 0, 5) for row in rows]),
        "mage_bonus": table([row.amounts("bonus", COLOURS, COLOURS, 3) for row in rows]),
        "mage_price": table([row.number("price", 0, 9) for row in rows]),
        "mage_key": table(keys, np.bool_),
    }


def chests(file: Row, rows: list[Row]) -> dict[str, Any]:
    for row in rows:
        row.sourced(("id", "gain"), ("lock",))
    locked = ["lock" in row.values for row in rows]
    return {
        "chest_ids": ids(rows),
        "chest_gain": table([row.something("gain") for row in rows]),
        "chest_lock": table(
            [row.something("lock") if lock else [0] * len(GOODS) for row, lock in zip(rows, locked, strict=True)]
        ),
        "chest_has_lock": table(locked, np.bool_),
    }


def deck(file: Row, rows: list[Row]) -> dict[str, Any]:
    """Tom's cards; the blank ones come last, since a smaller deck leaves out some of them."""
    for row in rows[:12]:
        row.sourced(("id", "first", "second", "pay"))
    for row in rows[12:]:
        row.sourced(("id", "pay"))
        if any(row.amounts("pay", PAYABLE)):
            raise row.wrong("the last three cards are blank: write pay = {}.")
    return {
        "tom_first": table([row.word("first", LOCATIONS) for row in rows[:12]] + [-1] * 3),
        "tom_second": table([row.word("second", LOCATIONS) for row in rows[:12]] + [-1] * 3),
        "tom_pay": table([row.amounts("pay", PAYABLE) for row in rows]),
    }


def equipment(file: Row, rows: list[Row]) -> dict[str, Any]:
    effects = [effect_of(row) for row in rows]
    types = [row.word("type", TYPES) for row in rows]
    for n, name in enumerate(TYPES):
        if types.count(n) != 9:
            raise file.wrong(f"equipment: {types.count(n)} cards have type = {name!r}: write 9 of each type.")
    return {
        "equipment_ids": ids(rows),
        "equipment_type": table(types),
        "equipment_once": table([row.flag("once") for row in rows], np.bool_),
        "equipment_effect": table(effects),
        "equipment_place": table([row.word("place", LOCATIONS) if "place" in row.values else -1 for row in rows]),
        "equipment_gain": table([row.amounts("gain", ON_CARDS) for row in rows]),
        "equipment_pay": table([row.amounts("pay", PAYABLE) for row in rows]),
        "equipment_catch": table([row.number("catch", 1, 9) if "catch" in row.values else 0 for row in rows]),
    }


def effect_of(row: Row) -> Effect:
    """The effect of a card, which decides what else stands in its row and whether it is used up."""
    row.sourced(("id", "type", "once", "effect"), ("place", "gain", "pay", "catch"))
    effect = Effect(row.word("effect", EFFECTS))
    row.sourced(("id", "type", "once", "effect", *NEEDS.get(effect, ())))
    if "gain" in row.values:
        row.something("gain")
    if "pay" in row.values:
        row.something("pay", PAYABLE)
    if effect not in EITHER and row.flag("once") != (effect in USED_UP):
        raise row.wrong(f"once = {str(effect not in USED_UP).lower()} does not go with this effect: turn it round.")
    return effect


def trophies(file: Row, rows: list[Row]) -> dict[str, Any]:
    for row in rows:
        row.sourced(("id", "row", "points", "gain"))
    lines = [row.word("row", TROPHY_ROWS) for row in rows]
    for n, name in enumerate(TROPHY_ROWS):
        if lines.count(n) != 7:
            raise file.wrong(f"trophy: {lines.count(n)} of them have row = {name!r}: write 7 of each row.")
    return {
        "trophy_ids": ids(rows),
        "trophy_row": table(lines),
        "trophy_points": table([row.number("points", 0, 60) for row in rows]),
        "trophy_gain": table([row.amounts("gain", ON_CARDS) for row in rows]),
    }


def characters(file: Row, rows: list[Row]) -> dict[str, Any]:
    in_order(rows, CHARACTERS)
    traits = [trait_of(row) if row.values["id"] in TRAITS else ruled(row) for row in rows]
    return {
        "character_ids": ids(rows),
        "character_gain": table([row.amounts("amount", ON_CARDS) for row in rows]),
        "character_traits": tuple(traits),
    }


def ruled(row: Row) -> tuple[int, int]:
    """A tile with a rule of its own: at most a number can be another one."""
    good = AMOUNTS.get(row.values["id"])
    named(row, ("amount",) if good else ())
    if good:
        amount = row.child("amount")
        amount.expect((good,))
        amount.number(good, 1 if good == "scroll" else 0, 9)  # P05: for nothing, buying never ends
    return Trait.RULE, -1


def trait_of(row: Row) -> tuple[int, int]:
    """A tile that is data: its effect decides what else stands in its row."""
    named(row, ("effect",), ("place", "amount"))
    names = GOOD_TRAITS if row.values["kind"] == "positive" else BAD_TRAITS
    trait = Trait[names[row.word("effect", names)].upper()]
    goods = TAKES.get(trait, ON_CARDS)
    place, amount = ("place",) if trait in WITH_PLACE else (), ("amount",) if goods else ()
    optional = trait in MAY_BE_EMPTY
    named(row, ("effect", *place, *(() if optional else amount)), amount if optional else ())
    if goods and not optional:
        row.something("amount", goods)
    return trait, row.word("place", LOCATIONS) if place else -1


def named(row: Row, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> None:
    """What every tile has, and what this one has besides."""
    row.sourced(("id", "kind", "text", *needed), (*optional, "note"))
    for key in ("text", "note"):
        if key in row.values:
            row.text(key)
    row.word("kind", ("positive" if row.values["id"][0] == "P" else "negative",))


def scoring(file: Row, rows: list[Row]) -> dict[str, Any]:
    in_order(rows, SCORING)
    for row in rows:
        row.sourced(("id", "text", "points", "per", "most"))
        row.text("text")
        points, counted = row.number("points", 0, 60), row.values["id"] in COUNTED
        row.number("per", *((1, 9) if counted else (0, 0)))
        row.number("most", points, 60 if counted else points)
    return {f"scoring_{key}": table([row.values[key] for row in rows]) for key in ("points", "per", "most")}


# --- board, market, map


def board(row: Row) -> dict[str, Any]:
    row.sourced(("coins", "magic", "capacity", "prices"))
    prices = row.child("prices")
    prices.sourced(CAPACITIES)
    capacity = row.number("capacity", 5, 8)
    return {
        "start": (row.number("coins", 0, 9), row.number("magic", 0, capacity - 1), capacity),
        "source_price": table([prices.number(key, 1, 9) for key in CAPACITIES]),  # for nothing, buying never ends
    }


def market(row: Row) -> dict[str, Any]:
    row.expect(("tents", "few", "many"))
    tents = rows(row, "tents", len(TRADES))
    in_order(tents, TRADES)
    for tent in tents:
        tent.sourced(("id", "pay", "gain"))
        if tent.values["id"][0] == "A" and tent.amounts("gain", ON_CARDS)[GOODS.index("bottle")] > len(COLOURS):
            raise tent.wrong(f"its bottles have different colours: write at most {len(COLOURS)}.")
    return {
        "tent_pay": table([tent.amounts("pay", PAYABLE) for tent in tents]),
        "tent_gain": table([tent.something("gain") for tent in tents]),
        "tent_of": table([TENTS.index(name[0]) for name in TRADES]),
        "group_of": table([groups(row.child("few")), groups(row.child("many"))]),
    }


def groups(row: Row) -> list[int]:
    """The place of each tent; an assistant who must move needs a second one."""
    row.sourced(("groups",))
    found = row.values["groups"]
    try:
        names = sorted(tent for group in found for tent in group)
    except TypeError:
        names = []
    if tuple(names) != TENTS or not isinstance(found, list) or len(found) < 2 or not all(found):
        raise row.wrong(f"groups = {found!r}: write two lists or more, with each tent A to F in one of them.")
    return [next(n for n, group in enumerate(found) if tent in group) for tent in TENTS]


def djinn(row: Row) -> dict[str, Any]:
    row.sourced(("each_colour", "bosses", "keys", "at_space", "refill"))
    at_space = row.numbers("at_space", 4, 1, 5)
    each = row.number("each_colour", 6, 20)
    if len(COLOURS) * each < ROUNDS * max(at_space) + 3:  # three more round the Source
        raise row.wrong(f"each_colour = {each} is too few for at_space = {at_space}: write more or place fewer.")
    return {
        "djinn_per_colour": each,
        "bosses": row.number("bosses", ROUNDS, 24),
        "keys": row.number("keys", 0, 40),
        "at_space": table([0, *at_space]),
        "refill": table([0, *row.numbers("refill", 4, 0, 5)]),
    }


def city(row: Row) -> dict[str, Any]:
    row.sourced(("edges",))
    near = neighbours(row)
    edges = [(a, b) for a in range(len(NODES)) for b in sorted(near[a])]
    onward = [[n for n, (c, d) in enumerate(edges) if c == b and d != a] for a, b in edges]
    return {
        "edge_from": table([a for a, _ in edges]),
        "edge_to": table([b for _, b in edges]),
        "onward": table([ways + [-1] * (max(3, *map(len, onward)) - len(ways)) for ways in onward]),
        "near_source": table([SOURCE in near[a] for a in range(ROUNDS)], np.bool_),
    }


def neighbours(row: Row) -> list[set[int]]:
    """The nodes next to each node, on a map that the rules can be played on."""
    near: list[set[int]] = [set() for _ in NODES]
    if not isinstance(row.values["edges"], list):
        raise row.wrong("edges is no list: write pairs of nodes, as in box.toml.")
    for edge in row.values["edges"]:
        a, b = ends(row, edge)
        if b in near[a]:
            raise row.wrong(f"{edge} stands there twice: leave one out.")
        near[a].add(b)
        near[b].add(a)
    all_joined(row, near)
    if not for_beginners(near):
        raise row.wrong("a path joins equal symbols in every layout, none is left for beginners: use other edges.")
    return near


def all_joined(row: Row, near: list[set[int]]) -> None:
    """Ways on from everywhere, and a way to everywhere."""
    for a, found in enumerate(near):
        if not 3 <= len(found) <= MOST_PATHS:
            raise row.wrong(f"{NODES[a]} has {len(found)} neighbours: give it 3 to {MOST_PATHS}.")
    if sum(SOURCE in near[a] for a in range(ROUNDS)) != 3:
        raise row.wrong("S has other than 3 round neighbours: join it to exactly 3 of r1 to r6.")
    cut = [name for a, name in enumerate(NODES) if a not in reached(near)]
    if cut:
        raise row.wrong(f"no way leads from r1 to {cut[0]}: join them.")


def reached(near: list[set[int]]) -> set[int]:
    """All nodes that a way from the first one leads to."""
    found = {0}
    while more := {b for a in found for b in near[a]} - found:
        found |= more
    return found


def for_beginners(near: list[set[int]]) -> bool:
    """Can the squares lie so that none is next to the round space of its own symbol?"""
    layouts = permutations(range(ROUNDS))
    return any(all(r not in near[ROUNDS + q] for q, r in enumerate(layout)) for layout in layouts)


def ends(row: Row, edge: Any) -> tuple[int, int]:
    """The nodes of an edge."""
    if not isinstance(edge, list) or len(edge) != 2 or not all(name in NODES for name in edge) or edge[0] == edge[1]:
        raise row.wrong(f"{edge} is no edge: write two of r1 to r6, q1 to q6 and S.")
    return NODES.index(edge[0]), NODES.index(edge[1])


CARDS = {  # how many rows each table has, and what is made of them
    "mage": (32, mages),
    "chest": (18, chests),
    "tom": (15, deck),
    "equipment": (27, equipment),
    "trophy": (21, trophies),
    "character": (20, characters),
    "scoring": (10, scoring),
}
TABLES = {"map": city, "board": board, "market": market, "djinn": djinn}
