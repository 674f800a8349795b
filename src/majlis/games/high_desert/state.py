"""The whole game in one record. A view is the same record with the unknown parts blanked."""

from enum import IntEnum

import numpy as np

from majlis.core.compile import rule
from majlis.core.record import record
from majlis.games.high_desert.parts import CARDS, COPIES, KINDS, SEATS


class Phase(IntEnum):
    TURN = 0  # summon a card or make a wish
    PAY = 1  # a wish: discard the next of its three cards
    LOOK = 2  # a wish: keep one of the cards looked at
    RECALL = 3  # a wish: take a card of the discard pile
    BANISH = 4  # a wish: remove a card in any palace from the game
    GIVE = 5  # Merchant: give a card of your palace, or decline
    SWAP = 6  # Merchant: the card you take for it
    STEAL = 7  # Thief: whose hand
    EXILE = 8  # Vizier: discard a card of value 4 or less, or decline
    PLACE = 9  # Sultan: one more card into your palace, or decline
    OVER = 10


UNKNOWN = -1  # a card of the deck that this view does not know
EVERYONE = 1 << SEATS  # the bit of what all have seen, onlookers too; the bit of a seat is 1 << seat
BITS = 2 * EVERYONE
MEMORY = 32  # remembered cards of all hands together; random games stay under 20

STATE = record(
    ("memory", np.int16, (MEMORY,)),  # known hand cards: (seat * KINDS + kind) * BITS + who knows, see memory.py
    ("stolen", np.int16),  # what the last action stole: kind * BITS + who knows it, 0 if nothing
    ("turns", np.int16),  # turns begun by all seats together
    ("turns_left", np.int8),  # turns until the end, this one counted; NONE while the end is open
    ("passes", np.int8),  # forced passes in a row
    ("summoned", np.int8),  # the kind summoned in this turn, NONE if none
    ("given", np.int8),  # the kind that a Merchant gives, NONE if none
    ("wish", np.int8),  # the wish being paid, NONE if none
    ("paid", np.int8),  # cards paid for it
    ("last_paid", np.int8),  # the kind paid last: the next is no lower
    ("n_memory", np.int8),
    ("n_look", np.int8),  # cards on top of the deck that the acting player looks at
    ("n_deck", np.int8),
    ("n_hand", np.int8, (SEATS,)),
    ("n_palace", np.int8, (SEATS,)),
    ("hand", np.int8, (SEATS, KINDS)),  # how many of each kind; in a view, how many are known
    ("palace", np.int8, (SEATS, KINDS)),
    ("discard", np.int8, (KINDS,)),
    ("removed", np.int8, (KINDS,)),
    ("deck", np.int8, (CARDS,)),  # top last: the kind, plus KINDS * (1 + seat) if that seat has looked at it
)

PIECES = (*COPIES, 0)  # what count finds at every moment


@rule
def count(s, out):
    """Count the cards by kind wherever they lie, then by how much the counters of hands and palaces are off."""
    for kind in range(KINDS):
        out[kind] = int(s.discard[kind]) + int(s.removed[kind])
    out[KINDS] = 0
    for seat in range(SEATS):
        for kind in range(KINDS):
            out[kind] += int(s.hand[seat, kind]) + int(s.palace[seat, kind])
            out[KINDS] += int(s.hand[seat, kind]) * 1000 + int(s.palace[seat, kind])
        out[KINDS] -= int(s.n_hand[seat]) * 1000 + int(s.n_palace[seat])
    for i in range(s.n_deck):
        out[s.deck[i] % KINDS] += 1
