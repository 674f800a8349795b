"""How cards come into hands and leave them (HD-6)."""

from majlis.core.compile import rule
from majlis.core.events import confide, note
from majlis.core.rng import shuffle
from majlis.games.high_desert.events import Did
from majlis.games.high_desert.parts import KINDS
from majlis.games.high_desert.rules.memory import forget, remember


@rule
def gain(s, seat, kind, who):
    """Add a card to a hand; the seats in `who` have seen it."""
    s.hand[seat, kind] += 1
    s.n_hand[seat] += 1
    if who:
        remember(s, seat, kind, who)


@rule
def lose(s, seat, kind):
    """Take a card out of a hand."""
    s.hand[seat, kind] -= 1
    s.n_hand[seat] -= 1
    if s.n_memory:
        forget(s, seat, kind)


@rule
def draw_cards(s, seat, count):
    """Draw cards as long as there are any (H9); whoever put a card under the deck knows who drew it (H26)."""
    for _ in range(count):
        if s.n_deck == 0:
            refill(s)
        if s.n_deck > 0:
            s.n_deck -= 1
            card = int(s.deck[s.n_deck])
            s.deck[s.n_deck] = 0
            seen = (1 << card // KINDS) // 2  # the bit of the seat that has looked at it
            gain(s, seat, card % KINDS, seen & ~(1 << seat))
            s.reveals += 1
            confide(s, Did.DRAW, 1 << seat, seat, card % KINDS)


@rule
def refill(s):
    """Shuffle the discard pile under what is left of the deck."""
    n = 0
    for kind in range(KINDS):
        n += s.discard[kind]
    for i in range(s.n_deck - 1, -1, -1):
        s.deck[i + n] = s.deck[i]
    i = 0
    for kind in range(KINDS):
        for _ in range(s.discard[kind]):
            s.deck[i] = kind
            note(s, Did.RESHUFFLE, kind)
            i += 1
        s.discard[kind] = 0
    shuffle(s, s.deck, n)
    s.n_deck += n
