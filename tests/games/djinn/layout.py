"""Laying out a position of Djinn: every function fills a part of the record."""

import numpy as np

from majlis.core.record import NONE
from majlis.games.djinn.box import BOX as OURS
from majlis.games.djinn.box_tables import NODES
from majlis.games.djinn.parts import (
    BOSSES,
    COLOURS,
    KEYS_IN_ALL,
    MAGE_KEY,
    PER_COLOUR,
    ROUNDS,
    START_CAPACITY,
    TROPHY_ROW,
    Place,
)
from majlis.games.djinn.state import BOX, DECK, DISCARDS, IN_HAND, NO_PASSAGE, SHOWN, TOP, UNSEEN
from tests.games.djinn.names import CARDS, CHESTS, EQUIPMENT, LETTERS, MAGES, TILES, TROPHIES, edge

# no path joins equal symbols: round r1 to r6, then square q1 to q6
CITY = (*Place, Place.MARKET, Place.ACADEMY, Place.MANUFACTORY, Place.TAVERN, Place.CATACOMBS, Place.ARCHIVES)
STREETS = {"r1": "buk", "r2": "urk", "r3": "rwk", "r4": "wbk", "r5": "brk", "r6": "uwk"}
NO_PASSAGES = (Place.ACADEMY, Place.MARKET)  # in the box, unless a test asks for others
PLAIN = (
    "coins",
    "scrolls",
    "keys",
    "corks",
    "magic",
    "base_at",
    "capacity",
    "flipped",
    "opened",
    "covered",
    "set_done",
)


def tray(letters, kinds=COLOURS):
    """How many of each letter."""
    return np.array([letters.count(letter) for letter in LETTERS[:kinds]])


def ids(words, names):
    """The numbers of cards by their names."""
    return [names.index(word) for word in words.split()]


def lay_streets(s, streets):
    for space, letters in streets.items():
        s.loose[NODES.index(space)] = tray(letters)
        s.boss[NODES.index(space)] = "k" in letters


def lay_player(s, seat, own):
    """What one player has; own names fields, or pieces by their small names."""
    own = {"coins": 4, "magic": 3, "capacity": START_CAPACITY} | own
    for name in PLAIN:
        s[name][seat] = own.pop(name, 0)
    s.bottles[seat], s.corked[seat] = tray(own.pop("bottles", "")), tray(own.pop("corked", ""))
    s.corked_boss[seat], s.ringed[seat] = tray(own.pop("corked_boss", "")), tray(own.pop("ringed", ""), COLOURS + 1)
    s.edge[seat] = edge(own.pop("at")) if own.get("at") else own.pop("at", NONE) or NONE
    s.tent[seat] = own.pop("tent", NONE)
    lay_passages(s, seat, own.pop("no_passages", NO_PASSAGES), own.pop("passages", {}))
    s.mage[ids(own.pop("mages", ""), MAGES)] = seat * 2 + 1
    s.mage[ids(own.pop("asleep", ""), MAGES)] = seat * 2
    s.equipment[ids(own.pop("kit", ""), EQUIPMENT)] = seat * 2 + 1
    s.equipment[ids(own.pop("turned", ""), EQUIPMENT)] = seat * 2
    s.trophies[ids(own.pop("won", ""), TROPHIES)] = seat
    s.tile[ids(own.pop("tiles", ""), TILES)] = seat
    s.card[ids(own.pop("secret", ""), CARDS)] = seat
    assert not own, f"unknown: {own}"


def lay_passages(s, seat, without, laid):
    s.passage[seat] = IN_HAND
    s.passage[seat, list(without)] = NO_PASSAGE
    for place, square in laid.items():
        s.passage[seat, place] = NODES.index(square) - ROUNDS


def lay_mages(s, tops):
    """These lie open on the four piles (a dash for an empty one); the others are under them, as even as can be."""
    tops = tops.split() if tops is not None else first_tops(s)
    for pile, name in enumerate(tops):
        if name != "-":
            assert s.mage[MAGES.index(name)] == UNSEEN, f"{name} has an owner"
            s.mage[MAGES.index(name)] = TOP + pile
            s.mage_pile[pile] = 1
    for mage in np.flatnonzero(s.mage == UNSEEN):
        piles = [pile for pile in ((2, 3) if MAGE_KEY[mage] else (0, 1)) if s.mage_pile[pile] > 0]
        s.mage_pile[min(piles, key=lambda pile: s.mage_pile[pile])] += 1


def first_tops(s):
    """The first two of each kind that nobody has."""
    free = [mage for mage in range(len(MAGES)) if s.mage[mage] == UNSEEN]
    kinds = [[MAGES[mage] for mage in free if MAGE_KEY[mage] == key] for key in (False, True)]
    return [name for kind in kinds for name in [*kind, "-", "-"][:2]]


def lay_equipment(s, tops):
    """These lie open; unless given, the first card of each type that nobody has."""
    if tops is None:
        free = [card for card in range(len(EQUIPMENT)) if s.equipment[card] == UNSEEN]
        firsts = [next((card for card in free if OURS.equipment_type[card] == kit), None) for kit in range(3)]
        cards = [card for card in firsts if card is not None]
    else:
        cards = ids(tops, EQUIPMENT)
    for card in cards:
        assert s.equipment[card] == UNSEEN, f"{EQUIPMENT[card]} has an owner"
        s.equipment[card] = TOP + OURS.equipment_type[card]


def lay_trophies(s, shown):
    """These lie open; unless given, the first of each row, one more than there are players."""
    if shown is None:
        for row in range(3):
            free = [t for t in range(len(TROPHIES)) if TROPHY_ROW[t] == row and s.trophies[t] == BOX]
            s.trophies[free[: s.seats + 1]] = SHOWN
    else:
        s.trophies[ids(shown, TROPHIES)] = SHOWN


def lay_chests(s, deck):
    """The deck holds just these, in no order; all others are discarded."""
    if deck is not None:
        s.chest[:] = DISCARDS
        s.chest[ids(deck, CHESTS)] = DECK


def fill_supplies(s):
    """What is nowhere else is in the bag or the supply."""
    s.bag = PER_COLOUR - s.loose.sum(axis=0) - s.corked.sum(axis=0) - s.ringed[:, :COLOURS].sum(axis=0)
    s.boss_supply = BOSSES - s.boss.sum() - s.corked_boss.sum() - s.ringed[:, COLOURS].sum()
    s.keys_left = KEYS_IN_ALL - s.keys.sum()
    assert (s.bag >= 0).all() and s.boss_supply >= 0 and s.keys_left >= 0, "more than there are in the box"
