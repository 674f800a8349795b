"""Chance lives in the record: ChaCha8 under a 256-bit key, so a seed and a list of actions replay a game exactly.

Every number here is a signed 64-bit integer that holds 32 bits: it never overflows, interpreted or compiled.
"""

import numpy as np

from majlis.core.compile import rule

WORD = 0xFFFFFFFF
WORDS = 16  # in a block
CONSTANTS = np.frombuffer(b"expand 32-byte k", np.uint32)


@rule
def take_key(s, key):
    """Begin a stream of chance."""
    s.drawn = 0
    for i in range(len(key)):
        s.key[i] = key[i]


@rule
def below(s, n):
    """Draw a whole number from 0 to n - 1, all equally likely; n is below 2**31."""
    product = word(s) * n
    if product & WORD < n:  # so few words could favour some numbers that the exact bound is seldom needed
        bar = (WORD + 1 - n) % n
        while product & WORD < bar:
            product = word(s) * n
    return product >> 32


@rule
def shuffle(s, cards, count):
    """Put the first count cards into a random order."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def word(s):
    """Draw the next 32 bits."""
    i = s.drawn % WORDS
    if i == 0:
        fill(s, s.block, s.drawn // WORDS)
    s.drawn += 1
    return np.int64(s.block[i])


@rule
def fill(s, x, counter):
    """Make one block of the key stream: four double rounds over constants, key, counter and a nonce of zero."""
    start(s, x, counter)
    for _ in range(4):
        quarter(x, 0, 4, 8, 12)
        quarter(x, 1, 5, 9, 13)
        quarter(x, 2, 6, 10, 14)
        quarter(x, 3, 7, 11, 15)
        quarter(x, 0, 5, 10, 15)
        quarter(x, 1, 6, 11, 12)
        quarter(x, 2, 7, 8, 13)
        quarter(x, 3, 4, 9, 14)
    for i in range(4):
        x[i] = add(x[i], CONSTANTS[i])
    for i in range(8):
        x[4 + i] = add(x[4 + i], s.key[i])
    x[12] = add(x[12], counter & WORD)
    x[13] = add(x[13], counter >> 32)


@rule
def start(s, x, counter):
    for i in range(4):
        x[i] = CONSTANTS[i]
    for i in range(8):
        x[4 + i] = s.key[i]
    x[12], x[13], x[14], x[15] = counter & WORD, counter >> 32, 0, 0


@rule
def quarter(x, a, b, c, d):
    x[a] = add(x[a], x[b])
    x[d] = turn_left(np.int64(x[d]) ^ np.int64(x[a]), 16)
    x[c] = add(x[c], x[d])
    x[b] = turn_left(np.int64(x[b]) ^ np.int64(x[c]), 12)
    x[a] = add(x[a], x[b])
    x[d] = turn_left(np.int64(x[d]) ^ np.int64(x[a]), 8)
    x[c] = add(x[c], x[d])
    x[b] = turn_left(np.int64(x[b]) ^ np.int64(x[c]), 7)


@rule
def add(x, y):
    return (np.int64(x) + np.int64(y)) & WORD


@rule
def turn_left(x, bits):
    return (x << bits | x >> (32 - bits)) & WORD
