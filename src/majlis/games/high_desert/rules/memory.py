"""What the players remember of each other's hands (HD-8, ruling H26).

An entry is one card of a hand and the seats that know it, as bits. Entries stand in order; of equal cards the best
known comes first, so a seat that has seen two of a kind go there knows the first two, whichever they were.
"""

from majlis.core.compile import rule
from majlis.games.high_desert.parts import KINDS
from majlis.games.high_desert.state import BITS, MEMORY


@rule
def remember(s, seat, kind, who):
    """Those in `who` have seen a card of this kind come to this hand; a full memory lets it go."""
    slot = seat * KINDS + kind
    i = 0
    while i < s.n_memory and s.memory[i] // BITS <= slot:
        if s.memory[i] // BITS == slot:  # who knew the first of the like now knows the next
            known = s.memory[i] % BITS
            s.memory[i] += who & ~known
            who &= known
        i += 1
    if who and s.n_memory < MEMORY:
        for j in range(s.n_memory, i, -1):
            s.memory[j] = s.memory[j - 1]
        s.memory[i] = slot * BITS + who
        s.n_memory += 1


@rule
def forget(s, seat, kind):
    """A card of this kind left this hand: whoever knew one there knows one less."""
    slot = seat * KINDS + kind
    i = 0
    while i < s.n_memory and s.memory[i] // BITS < slot:
        i += 1
    if i < s.n_memory and s.memory[i] // BITS == slot:
        s.memory[i] -= s.memory[i] % BITS
        tidy(s)


@rule
def known(s, seat, kind):
    """Who knows a card of this kind in this hand."""
    who = 0
    for i in range(s.n_memory):
        if s.memory[i] // BITS == seat * KINDS + kind:
            who |= s.memory[i] % BITS
    return who


@rule
def narrow(s, seat, who):
    """Of this hand only those in `who` still know anything; seat -1 is every hand."""
    for i in range(s.n_memory):
        if seat < 0 or s.memory[i] // (BITS * KINDS) == seat:
            s.memory[i] -= s.memory[i] % BITS & ~who
    tidy(s)


@rule
def tidy(s):
    """Drop the entries that nobody knows any more."""
    n = 0
    for i in range(s.n_memory):
        entry = s.memory[i]
        s.memory[i] = 0
        if entry % BITS:
            s.memory[n] = entry
            n += 1
    s.n_memory = n
