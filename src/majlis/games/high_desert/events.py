"""What can happen: an event for everything that a person would mention, and the cards that it moves."""

from enum import IntEnum

from majlis.core.compile import rule
from majlis.core.events import Cells, Kind, Kinds
from majlis.core.record import NONE
from majlis.games.high_desert import parts
from majlis.games.high_desert.parts import SEATS


class Did(IntEnum):
    SUMMON = 0  # a card comes into the own palace and takes effect (HD-4)
    OFFER = 1  # a Merchant names the card to be given (HD-4.2)
    SWAP = 2  # a Merchant trades it (HD-4.2)
    STEAL = 3  # a Thief takes a card (HD-4.3)
    EXILE = 4  # a Vizier discards a card (HD-4.4)
    PLACE = 5  # a Sultan brings one more (HD-4.5)
    DECLINE = 6  # what may be done is not done (HD-4)
    WISH = 7  # a wish is named (HD-5)
    PAY = 8  # and paid with a card
    LOOK = 9  # a card on top of the deck is looked at (HD-5.1)
    KEEP = 10  # one of them is kept, the others go under the deck (HD-5.1)
    RECALL = 11  # a card comes back from the discard pile (HD-5.2)
    BANISH = 12  # a card leaves the game (HD-5.3)
    DRAW = 13  # a card is drawn (HD-6)
    RESHUFFLE = 14  # a card of the discard pile goes into the new deck (HD-6)
    LAST_ROUND = 15  # a palace of eight sets the end (HD-7)
    STUCK = 16  # everybody in a row had to pass (H24)
    END = 17  # the game is over (HD-7)


# --- the ledger: every card by its kind and by where it lies

DECK = 0  # DECK + kind: with the cards looked at
DISCARD = DECK + parts.KINDS  # DISCARD + kind
REMOVED = DISCARD + parts.KINDS  # REMOVED + kind
HAND = REMOVED + parts.KINDS  # HAND + seat * KINDS + kind
PALACE = HAND + SEATS * parts.KINDS  # PALACE + seat * KINDS + kind
ON_OFFER = PALACE + SEATS * parts.KINDS  # ON_OFFER + kind: 1 if a Merchant has named it to be given
LOOKED_AT = ON_OFFER + parts.KINDS  # how many cards of the deck are looked at
END_SET = LOOKED_AT + 1  # 1: the last round has begun
OVER = END_SET + 1  # 1: the game is over
CELLS = OVER + 1

BOOKKEEPING = frozenset(
    {"memory", "n_memory", "stolen"}  # who has seen what
    | {"turns", "passes"}  # how far the game is
    | {"summoned", "wish", "paid", "last_paid"}  # the question asked
    | {"n_hand", "n_palace"}  # counters, held by count
)


@rule
def ledger(s, out):
    """Count the cards of every place by kind, then say what is going on."""
    for cell in range(CELLS):
        out[cell] = 0
    for i in range(s.n_deck):
        out[DECK + s.deck[i] % parts.KINDS] += 1
    for kind in range(parts.KINDS):
        out[DISCARD + kind], out[REMOVED + kind] = s.discard[kind], s.removed[kind]
        out[ON_OFFER + kind] = kind == s.given
        for seat in range(SEATS):
            out[HAND + seat * parts.KINDS + kind] = s.hand[seat, kind]
            out[PALACE + seat * parts.KINDS + kind] = s.palace[seat, kind]
    out[LOOKED_AT], out[END_SET], out[OVER] = s.n_look, s.turns_left != NONE, s.turn == NONE


def in_hand(seat: int, card: int) -> int:
    return HAND + seat * parts.KINDS + card


def in_palace(seat: int, card: int) -> int:
    return PALACE + seat * parts.KINDS + card


def moved(old: int, new: int) -> Cells:
    """One card from one cell to another."""
    return [(old, -1), (new, 1)]


def swapped(seat: int, given: int, palace: int, card: int) -> Cells:
    """Two cards change palaces, and nothing is on offer any more."""
    there = moved(in_palace(seat, given), in_palace(palace, given))
    return [*there, *moved(in_palace(palace, card), in_palace(seat, card)), (ON_OFFER + given, -1)]


KINDS: Kinds = {
    Did.SUMMON: Kind(("seat", "card"), moves=lambda seat, card: moved(in_hand(seat, card), in_palace(seat, card))),
    Did.OFFER: Kind(("seat", "card"), moves=lambda seat, card: [(ON_OFFER + card, 1)]),
    Did.SWAP: Kind(("seat", "given", "palace", "card"), moves=swapped),
    Did.STEAL: Kind(
        ("seat", "victim", "card"),
        secret=("card",),
        chance=("card",),
        moves=lambda seat, victim, card: moved(in_hand(victim, card), in_hand(seat, card)),
    ),
    Did.EXILE: Kind(
        ("seat", "palace", "card"), moves=lambda seat, palace, card: moved(in_palace(palace, card), DISCARD + card)
    ),
    Did.PLACE: Kind(("seat", "card"), moves=lambda seat, card: moved(in_hand(seat, card), in_palace(seat, card))),
    Did.DECLINE: Kind(("seat",)),
    Did.WISH: Kind(("seat", "wish")),
    Did.PAY: Kind(("seat", "card"), moves=lambda seat, card: moved(in_hand(seat, card), DISCARD + card)),
    Did.LOOK: Kind(
        ("seat", "card"), secret=("card",), chance=("card",), gather="card", moves=lambda *_: [(LOOKED_AT, 1)]
    ),
    Did.KEEP: Kind(
        ("seat", "card", "under"),
        secret=("card",),
        moves=lambda seat, card, under: [*moved(DECK + card, in_hand(seat, card)), (LOOKED_AT, -1 - under)],
    ),
    Did.RECALL: Kind(("seat", "card"), moves=lambda seat, card: moved(DISCARD + card, in_hand(seat, card))),
    Did.BANISH: Kind(
        ("seat", "palace", "card"), moves=lambda seat, palace, card: moved(in_palace(palace, card), REMOVED + card)
    ),
    Did.DRAW: Kind(
        ("seat", "card"),
        secret=("card",),
        chance=("card",),
        gather="card",
        moves=lambda seat, card: moved(DECK + card, in_hand(seat, card)),
    ),
    Did.RESHUFFLE: Kind(("card",), gather="card", moves=lambda card: moved(DISCARD + card, DECK + card)),
    Did.LAST_ROUND: Kind(("seat",), moves=lambda _: [(END_SET, 1)]),
    Did.STUCK: Kind(("passes",)),
    Did.END: Kind(("turns",), moves=lambda _: [(OVER, 1)]),
}

WEIGHTY = (
    *(Did.SUMMON, Did.WISH, Did.EXILE, Did.SWAP, Did.STEAL, Did.BANISH, Did.PLACE, Did.RECALL, Did.KEEP, Did.DRAW),
)
