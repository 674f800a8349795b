"""Worlds that a seat cannot tell apart, made from FT-10 without a look at view.py: the unseen cards change places."""

import random

import numpy as np

from majlis.core.record import named
from majlis.games.five_tribes.parts import DJINNS, GOODS, PRICE, ZEROS, Djinn, Good
from majlis.games.five_tribes.state import LOOK, PILE, Phase


def twin(states, seat, chance: random.Random):
    """Another future, another deal of the unseen cards, other djinns before who keeps one."""
    s = named(states)
    s.key = np.frombuffer(chance.randbytes(32), np.uint32)
    s.block = np.frombuffer(chance.randbytes(64), np.uint32)
    s.drawn = 16 * chance.randrange(1, 9)
    if s.phase != Phase.OVER:
        deal(s, seat, chance)
    if s.active != seat:
        look(s, chance)
    return states


def deal(s, seat, chance):
    """Gather what the seat has never seen, and deal it to the same places anew, until that could be."""
    others = [other for other in range(s.seats) if other != seat]
    hidden = s.hand - s.seen
    pool = cards(s.pile) + [card for other in others for card in cards(hidden[other])]
    sizes = {other: int(hidden[other].sum()) for other in others}
    while True:
        chance.shuffle(pool)
        rest = list(pool)
        for other, size in sizes.items():
            s.hand[other] = s.seen[other] + tray([rest.pop() for _ in range(size)])
        s.pile = tray(rest)
        if possible(s):
            return


def cards(counts):
    return [good for good in range(GOODS) for _ in range(counts[good])]


def tray(goods):
    return np.bincount(np.array(goods, int), minlength=GOODS)


def possible(s):
    """Whoever bids for a space has the slaves without which it could not be paid, unless it is given away (FT-3.1)."""
    if s.phase != Phase.DISCOUNT or (s.gold[s.active] == 0 and (s.spaces[:ZEROS] >= 0).all()):
        return True
    steps = min(int(s.hand[s.active, Good.SLAVE]), int(s.bid) - ZEROS + 1)
    return steps == s.bid - ZEROS + 1 or PRICE[s.bid - steps] <= s.gold[s.active]


def look(s, chance):
    """Only who uses Sibittis sees the three djinns: they could be any of those in the pile."""
    shown = [djinn for djinn in range(DJINNS) if s.djinn[djinn] == LOOK]
    among = [djinn for djinn in range(DJINNS) if s.djinn[djinn] in (LOOK, PILE)]
    s.djinn[among] = PILE
    s.djinn[chance.sample(among, len(shown))] = LOOK


def veil(states, chance: random.Random):
    """A deal in which there will be something to hide: the djinns that draw and look unseen are somebody's already,
    with slaves to pay them, and everybody has drawn a card."""
    s = named(states)
    for djinn in (Djinn.SLOAR, Djinn.KANDICHA, Djinn.SIBITTIS):
        if s.djinn[djinn] == PILE:
            s.djinn[djinn] = chance.randrange(s.seats)
    for seat in range(s.seats):
        for good in [Good.SLAVE] * 3 + [chance.choice(cards(s.pile))]:
            if s.pile[good]:
                s.pile[good], s.hand[seat, good] = s.pile[good] - 1, s.hand[seat, good] + 1
                s.n_pile, s.n_hand[seat] = s.n_pile - 1, s.n_hand[seat] + 1
    s.seen[:, Good.SLAVE] = np.minimum(s.hand[:, Good.SLAVE], 3)
    return states


def purse(states, seat, chance: random.Random):
    """The same world with other gold before the others (FT-11.6): it can be counted, but nothing may show it."""
    s = named(states)
    others = [other for other in range(s.seats) if other != seat]
    s.gold[others] = [chance.randrange(200, 4000) for _ in others]
    return states
