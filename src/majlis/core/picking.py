"""The n-th open action of a mask. Masks are long and mostly empty, so eight bytes are looked at as one number."""

import numpy as np

from majlis.core.compile import rule

ONES = 0x0101010101010101  # one in each of eight bytes
SEVEN = ONES >> 8  # and in all but the highest
FOUR = 4  # words that are passed over at once


@rule
def sums(word):
    """In each of eight bytes: the sum up to there; together below 128."""
    word += word << 8
    word += word << 16
    return word + (word << 32)


@rule
def place(sums, n):
    """Which of eight bytes is the first whose sum is above n: bit 7 of a byte tells, counted without a branch."""
    above = sums + (127 - n) * ONES >> 7 & SEVEN
    above += above >> 32
    above += above >> 16
    return 7 - (above + (above >> 8) & 15)


@rule
def place_in(words, at, n):
    """The n-th byte that is set of four words: halved twice, without a branch."""
    for half in range(2, 0, -1):
        here = sums(int(words[at]) + int(words[at + 1]) * (half - 1)) >> 56 & 31
        past = int(n >= here)
        n -= here * past
        at += half * past
    return at * 8 + place(sums(int(words[at])), n)


@rule
def pick(mask, n):
    """The n-th open action: by four words, then byte by byte behind them."""
    words = mask[: mask.size // (8 * FOUR) * 8 * FOUR].view(np.int64)
    for first in range(0, len(words), FOUR):
        four = int(words[first]) + int(words[first + 1]) + int(words[first + 2]) + int(words[first + 3])
        here = sums(four) >> 56 & 63
        if here > n:
            return place_in(words, first, n)
        n -= here
    a = len(words) * 8
    n -= mask[a]
    while n >= 0:
        a += 1
        n -= mask[a]
    return a
