"""The generator is ChaCha8, and what it draws is fair."""

import numpy as np
import pytest

from majlis.core.compile import gate
from majlis.core.record import at, record
from majlis.core.rng import below, fill, shuffle, word

STATE = record(("card", np.int8, (52,)))

# key, block number, key stream: from the published ChaCha test vectors (draft-strombergson-chacha-test-vectors-01,
# test cases 1 and 2, 8 rounds, 256-bit key, nonce of zero)
VECTORS = [
    (bytes(32), 0, "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
                   "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"),
    (bytes(32), 1, "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
                   "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"),
    (bytes([1]) + bytes(31), 0, "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
                                "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"),
]  # fmt: skip


@gate
def make_block(states, counter):
    s = at(states, 0)
    fill(s, s.block, counter)


@gate
def draw_words(states, out):
    for i in range(len(out)):
        out[i] = word(at(states, 0))


@gate
def draw_below(states, n, out):
    for i in range(len(out)):
        out[i] = below(at(states, 0), n)


@gate
def draw_cards(states, count):
    s = at(states, 0)
    shuffle(s, s.card, count)


def keyed(n=0):
    states = np.zeros(1, STATE)
    states[0]["key"][0] = n
    return states


@pytest.mark.parametrize(("key", "counter", "stream"), VECTORS)
def test_the_published_vectors_come_out(key, counter, stream):
    states = np.zeros(1, STATE)
    states[0]["key"] = np.frombuffer(key, "<u4")
    make_block(states, counter)
    assert states[0]["block"].astype("<u4").tobytes().hex() == stream


def test_words_come_block_after_block():
    states, out = keyed(), np.zeros(32, np.int64)
    draw_words(states, out)
    expected = np.frombuffer(bytes.fromhex(VECTORS[0][2] + VECTORS[1][2]), "<u4")
    assert out.tolist() == expected.tolist() and states[0]["drawn"] == 32


@pytest.mark.parametrize("n", [1, 2, 3, 7, 70, 1000])
def test_numbers_below_are_all_equally_likely(n):
    out = np.zeros(100 * n + 20_000, np.int64)
    draw_below(keyed(n), n, out)
    counts = np.bincount(out, minlength=n)
    assert len(counts) == n
    expected = len(out) / n
    chi = ((counts - expected) ** 2 / expected).sum()
    assert chi < n + 5 * np.sqrt(2 * n) + 5  # five sigmas: the draws are fixed by the key, so this never wavers


def test_a_large_range_rejects_the_words_that_would_favour_some_numbers():
    n = 3 << 29  # a quarter of all words would make some numbers come three times, not twice
    out = np.zeros(40_000, np.int64)
    states = keyed(9)
    draw_below(states, n, out)
    assert 1.28 < states[0]["drawn"] / len(out) < 1.39  # 4 / 3 words a number
    assert abs((out < n // 2).mean() - 0.5) < 0.013


def test_every_order_of_four_cards_is_equally_likely():
    seen: dict[bytes, int] = {}
    states = keyed(4)
    for _ in range(4800):
        states[0]["card"][:4] = range(4)
        draw_cards(states, 4)
        order = states[0]["card"][:4].tobytes()
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    assert sum((n - 200) ** 2 / 200 for n in seen.values()) < 23 + 5 * 46**0.5
