"""Worlds that a seat cannot tell apart, made from HD-8 without a look at view.py: the unseen cards change places."""

import random

import numpy as np

from majlis.core.record import named
from majlis.games.high_desert.parts import KINDS
from majlis.games.high_desert.state import BITS, EVERYONE


def twin(states, seat, chance: random.Random):
    """Another future, another deal of the unseen cards, another memory of the others."""
    s = named(states)
    s.key = np.frombuffer(chance.randbytes(32), np.uint32)
    s.block = np.frombuffer(chance.randbytes(64), np.uint32)
    s.drawn = 16 * chance.randrange(1, 9)
    eyes = EVERYONE if seat < 0 else EVERYONE | 1 << seat
    entries = [(*divmod(int(entry) // BITS, KINDS), int(entry) % BITS) for entry in s.memory[: s.n_memory]]
    deal(s, seat, [(holder, kind) for holder, kind, who in entries if who & eyes], chance)
    recall(s, [(holder, kind, who & eyes) for holder, kind, who in entries if who & eyes])
    if s.stolen and (seat < 0 or not int(s.stolen) >> seat & 1):
        s.stolen = chance.randrange(KINDS) * BITS + int(s.stolen) % BITS
    return states


def deal(s, seat, seen, chance):
    """Gather the cards that the seat has never seen, and deal them to the same places anew."""
    spots = [i for i in range(s.n_deck) if seat < 0 or s.deck[i] // KINDS != 1 + seat]
    hands = {other: s.hand[other].copy() for other in range(s.seats) if other != seat}
    for holder, kind in seen:
        if holder != seat:
            hands[holder][kind] -= 1
    cards = [int(s.deck[i]) % KINDS for i in spots]
    cards += [kind for hand in hands.values() for kind in range(KINDS) for _ in range(hand[kind])]
    chance.shuffle(cards)
    for i in spots:
        s.deck[i] = s.deck[i] // KINDS * KINDS + cards.pop()
    for other, hand in hands.items():
        s.hand[other] -= hand
        for _ in range(hand.sum()):
            s.hand[other, cards.pop()] += 1


def recall(s, entries):
    """Only what the seat itself knows is remembered."""
    s.memory[:] = 0
    s.n_memory = len(entries)
    for i, (holder, kind, who) in enumerate(entries):
        s.memory[i] = (holder * KINDS + kind) * BITS + who
