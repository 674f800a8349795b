"""Honest texts twisted: bits turned, parts lost, doubled and exchanged, numbers and letters that nobody expects."""

import random
import re

ODD = [
    b"",
    b"0",
    b"-1",
    b"1e999",
    b"NaN",
    b"9" * 400,
    b"\x00",
    b"\xff\xfe",
    "\ud7ff\u202e\u0661²".encode(),
    b"null",
    b"{" * 300,
]
ODD += [
    b'"',
    b"'",
    b"\\",
    b"\n",
    b"\r\n",
    b"=",
    b",",
    b" " * 300,
    b"true",
    b"[[[[",
    b"2147483648",
    b"18446744073709551616",
]
NUMBER = re.compile(rb"\d+")


def turned(data: bytearray, chance: random.Random) -> None:
    if data:
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)


def cut(data: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(data) + 1)
    del data[at : at + chance.choice((1, 3, 40, 10**6))]


def doubled(data: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(data) + 1)
    data[at:at] = data[at : at + chance.choice((1, 8, 60, 400))] * chance.choice((1, 2, 20))


def odd(data: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(data) + 1)
    data[at:at] = chance.choice(ODD)


def counted(data: bytearray, chance: random.Random) -> None:
    """One of its numbers is another."""
    found = list(NUMBER.finditer(bytes(data)))
    if found:
        it = chance.choice(found)
        data[it.start() : it.end()] = chance.choice([*ODD, b"1", b"2", b"3", b"255", b"256", b"65536"])


def lines(data: bytearray, chance: random.Random) -> None:
    rows = bytes(data).split(b"\n")
    i, k = chance.randrange(len(rows)), chance.randrange(len(rows))
    rows[i], rows[k] = rows[k], rows[i]
    data[:] = b"\n".join(rows)


WAYS = (turned, cut, doubled, odd, counted, lines)


def twisted(seed: bytes, chance: random.Random) -> bytes:
    """One to four things done to it."""
    data = bytearray(seed)
    for _ in range(chance.randint(1, 4)):
        chance.choice(WAYS)(data, chance)
    return bytes(data[:200_000])
