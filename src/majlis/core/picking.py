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
    return 7 - (above * ONES >> 56 & 15)


@rule
def place_in(words, first, n):
    """The n-th byte that is set of four words, without a branch."""
    word, before, left = 0, 0, n
    for i in range(FOUR - 1):
        here = sums(int(words[first + i])) >> 56 & 15
        before += here
        past = int(n >= before)
        word += past
        left -= here * past
    return (first + word) * 8 + place(sums(int(words[first + word])), left)


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
