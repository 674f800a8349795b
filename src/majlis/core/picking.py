"""The n-th open action of a mask. Masks are long and mostly empty, so eight bytes are looked at as one number."""

import numpy as np

from majlis.core.compile import rule

ONES = 0x0101010101010101  # one in each of eight bytes
SEVEN = ONES >> 8  # and in all but the highest


@rule
def sums(word):
    """In each of eight bytes that are 0 or 1: how many are set up to there."""
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
def pick(mask, n):
    """The n-th open action: by eights, then byte by byte behind them."""
    a = 0
    for word in mask[: mask.size // 8 * 8].view(np.int64):
        found = sums(int(word))
        here = found >> 56 & 15
        if here > n:
            return a + place(found, n)
        n -= here
        a += 8
    n -= mask[a]
    while n >= 0:
        a += 1
        n -= mask[a]
    return a
