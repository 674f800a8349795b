"""Tom, against whom one plays alone (DJ-14): his deck, his turn, and the tasks of those who beat him."""

import numpy as np

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE, named
from majlis.core.rng import below
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import (
    DECK_SHIFT,
    DECK_SIZES,
    KIT,
    KITS,
    MAGE_KEY,
    PRINTED_CIRCLES,
    ROUNDS,
    TOM,
    TOM_FIRST,
    TOM_PAY,
    TOM_SECOND,
    Good,
)
from majlis.games.djinn.rules.goods import bosses_in_town, fill_street, in_bag
from majlis.games.djinn.state import Phase

IN_DECK, REVEALED, LEFT_OUT = 0, 1, 2
WON, LOST = 1, -1


# --- the deck


@rule
def deal_deck(s):
    """DJ-14.1: the blank cards come last, so a smaller deck leaves out some of them."""
    for card in range(DECK_SIZES[s.options >> DECK_SHIFT & 3], TOM):
        s.tom[card] = LEFT_OUT


@rule
def cards_left(s):
    n = 0
    for card in range(TOM):
        n += int(s.tom[card] == IN_DECK)
    return n


@rule
def reveal(s):
    """The next card, which is any of those left."""
    at = below(s, cards_left(s))
    card = 0
    while s.tom[card] != IN_DECK or at > 0:
        at -= int(s.tom[card] == IN_DECK)
        card += 1
    s.tom[card], s.tom_last = REVEALED, card
    s.reveals += 1
    return card


# --- Tom's turn


@rule
def tom_plays(s):
    """DJ-14.3: his first line that comes true; with the last card he wins (DJ-14.5), and nothing goes on."""
    card = reveal(s)
    if cards_left(s) == 0:
        s.won = LOST
        note(s, Did.TOM_LAST, card, bosses_in_town(s))
        return False
    note(s, Did.TOM, card)
    if not sends(s, TOM_FIRST[card]) and not sends(s, TOM_SECOND[card]):
        pay_tom(s, card)
    return True


@rule
def sends(s, place):
    """A djinn joins the boss at the round space of this place, if there is one; an empty bag sends nobody (S2)."""
    for space in range(ROUNDS):
        if s.symbol[space] == place and s.boss[space] > 0:
            if in_bag(s) == 0:
                note(s, Did.TOM_EMPTY, space, place)
            fill_street(s, space, 1, Did.TOM_SENDS)
            return True
    if place != NONE:
        note(s, Did.TOM_MISSED, place)
    return False


@rule
def pay_tom(s, card):
    """The last line: of each good as much as there is (S3); a blank card asks for nothing."""
    coins = min(int(s.coins[s.turn]), int(TOM_PAY[card, Good.COIN]))
    scrolls = min(int(s.scrolls[s.turn]), int(TOM_PAY[card, Good.SCROLL]))
    magic = min(int(s.magic[s.turn]), int(TOM_PAY[card, Good.MAGIC]))
    s.coins[s.turn] -= coins
    s.scrolls[s.turn] -= scrolls
    s.magic[s.turn] -= magic
    due = int(TOM_PAY[card, Good.COIN]) + int(TOM_PAY[card, Good.SCROLL]) + int(TOM_PAY[card, Good.MAGIC])
    if due == 0:
        note(s, Did.TOM_BLANK, card)
    elif coins + scrolls + magic == 0:
        note(s, Did.TOM_POOR, s.turn)
    else:
        did = Did.TOM_PAY if coins + scrolls + magic == due else Did.TOM_PAY_SOME
        note(s, did, s.turn, coins, scrolls, magic)


# --- what was achieved, for Python

TASKS = 11


def won(states):
    """Is this a game that ended with a win?"""
    s = named(states)
    return bool(s.phase == Phase.OVER and s.won == WON)


def done(states):
    """DJ-14.6: the tasks K1 to K11 that a won game fulfils."""
    return tuple(map(bool, fulfilled(named(states)))) if won(states) else (False,) * TASKS


def fulfilled(s):
    """Each task, whether the game is over or not; all there is belongs to seat 0."""
    mages = (s.mage >> 1 == 0).sum()
    cards = np.bincount(KIT[s.equipment >> 1 == 0], minlength=KITS)
    return (
        mages >= 8,  # K1
        cards.min() >= 2,
        (s.trophies == 0).sum() >= 3,
        s.coins[0] >= 10,
        s.keys[0] >= 3,  # K5
        PRINTED_CIRCLES + s.opened[0] <= 2,
        s.capacity[0] <= 6,
        np.count_nonzero(cards) <= 1,
        mages <= 2,
        not MAGE_KEY[s.mage >> 1 == 0].any(),  # K10
        not (s.passage[0] >= 0).any(),
    )
