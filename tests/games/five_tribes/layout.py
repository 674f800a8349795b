"""Laying out a position of Five Tribes: every function fills a part of the record."""

import numpy as np

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import (
    CAMELS,
    FACES,
    GOOD_COUNT,
    GOODS,
    MARKERS,
    PALACES,
    PALMS,
    TILES,
    TRIBES,
    Djinn,
    Flag,
    Kind,
    Thief,
)
from majlis.games.five_tribes.state import DISCARDS, FACE_UP, GONE, PILE
from tests.games.five_tribes.names import LETTERS, tile

CITY = "oooooo mmmmmm mmbbbb vvvvvs sssxyz".replace(" ", "")  # red rows 1 to 3, blue rows 4 and 5
FACE = {letter: i for i, letter in enumerate("vsxyzomb")}  # sacred places of 6, 10, 12, 15 are s, x, y, z


def lay_tracks(s, turn, later):
    """The markers that have played stand on the bid order track, the present one last."""
    played = [seat for seat in range(s.seats) for _ in range(MARKERS[s.seats])]
    played.remove(turn)
    later = sorted(played, key=lambda seat: (seat - turn - 1) % s.seats) if later is None else later
    for i, seat in enumerate(reversed(later)):
        played.remove(seat)
        s.spaces[3 + i] = seat
    s.bids = s.seats * MARKERS[s.seats]
    s.line[: len(played) + 1] = [*played, turn]


def lay_city(s, city, meeples, camels, spare):
    s.face = [FACE[letter] for letter in city]
    for name, letters in meeples.items():
        for letter in letters:
            s.meeples[tile(name), LETTERS.index(letter)] += 1
    for tribe in range(TRIBES):
        s.has[tribe] = sum(1 << t for t in range(TILES) if s.meeples[t, tribe])
    for name, seat in camels.items():
        s.camel[tile(name)] = seat
    s.camels[: s.seats] = [CAMELS[s.seats] - (s.camel == seat).sum() for seat in range(s.seats)]
    for seat, left in (spare or {}).items():
        keep_camels(s, seat, left)


def keep_camels(s, seat, left):
    """Put camels of this seat on tiles of the last rows until so many are left."""
    for t in reversed(range(TILES)):
        if s.camels[seat] > left and s.camel[t] == NONE:
            s.camel[t] = seat
            s.camels[seat] -= 1
    assert s.camels[seat] == left, "too many camels for that"


def lay_pieces(s, palms, palaces, palms_left, palaces_left):
    """Palms and palaces on their tiles; if the supply is to be smaller, F1 has the rest."""
    for name, n in palms.items():
        s.palms[tile(name)] = n
    for name, n in palaces.items():
        s.palaces[tile(name)] = n
    s.palms_left = PALMS - s.palms.sum() if palms_left is None else palms_left
    s.palaces_left = PALACES - s.palaces.sum() if palaces_left is None else palaces_left
    s.palms[tile("F1")] += PALMS - s.palms_left - s.palms.sum()
    s.palaces[tile("F1")] += PALACES - s.palaces_left - s.palaces.sum()


def tray(cards):
    """How many of each good."""
    return np.bincount(np.array(cards, int), minlength=GOODS)


def lay_cards(s, hands, unseen, row, pile):
    """A pile that is given leaves the rest to the discards; else the rest is the pile."""
    for seat, cards in enumerate(hands):
        s.hand[seat], s.seen[seat] = tray(cards), tray(cards)
    for seat, cards in enumerate(unseen):
        s.hand[seat] += tray(cards)
    s.n_hand = s.hand.sum(axis=1)
    s.row[: len(row)], s.n_row = row, len(row)
    rest = GOOD_COUNT - s.hand.sum(axis=0) - tray(row)
    s.pile = rest if pile is None else tray(pile)
    s.discard, s.n_pile = rest - s.pile, s.pile.sum()
    assert (s.discard >= 0).all(), "a card is on the table more often than in the box"


def lay_djinns(s, owners, row, pile, discards):
    """Unless a pile is given, all others are in it."""
    s.djinn = PILE if pile is None else GONE
    s.djinn[Djinn.MORGIANE] = s.djinn[0] if s.options & Flag.THIEVES else GONE
    for i, djinn in enumerate(row):
        s.djinn[djinn] = FACE_UP + i
    for djinn in pile or ():
        s.djinn[djinn] = PILE
    for djinn in discards:
        s.djinn[djinn] = DISCARDS
    for djinn, seat in owners.items():
        s.djinn[djinn] = seat


def lay_thieves(s, owners, face_up):
    assert s.options & Flag.THIEVES or not owners, "thieves are an option"
    s.thief = PILE if s.options & Flag.THIEVES else GONE
    s.thief[Thief.MADJAAR] = GONE
    for thief, seat in owners.items():
        s.thief[thief] = seat
    if face_up is not None:
        s.thief[face_up] = FACE_UP


assert sorted(FACE[letter] for letter in CITY) == sorted(np.repeat(np.arange(len(FACES)), FACES[:, 2]))
assert len(FACE) == len(FACES) and FACES[FACE["o"], 0] == Kind.OASIS
