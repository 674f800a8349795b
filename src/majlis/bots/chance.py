"""The chance that bots and contests draw from: it follows from a seed alone, and tells nothing about the seed."""

import hashlib

Seed = int | bytes


def below(seed: Seed, n: int) -> int:
    """A number from 0 to n - 1 that follows from a seed alone, so the same seed gives the same choice."""
    word = seed if isinstance(seed, bytes) else str(seed).encode()
    return int.from_bytes(hashlib.blake2b(word, digest_size=16).digest()) % n


def spread(seed: Seed) -> bytes:
    """A seed as the 32 bytes that a generator wants."""
    return hashlib.blake2b(seed if isinstance(seed, bytes) else str(seed).encode(), digest_size=32).digest()


def derive(seed: int | str, *what: object) -> bytes:
    """A seed for one purpose: it does not tell the seed that it comes from, nor any other."""
    return hashlib.sha256(" ".join(map(str, ("majlis", seed, *what))).encode()).digest()
