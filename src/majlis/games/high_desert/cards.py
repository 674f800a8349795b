"""How cards move between deck, hands and piles."""

from majlis.core.compile import rule
from majlis.core.rng import below, shuffle
from majlis.games.high_desert.memory import forget, known, narrow, remember
from majlis.games.high_desert.parts import KINDS, LOOK_SIZE
from majlis.games.high_desert.state import BITS


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
def draw(s, seat, count):
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
            i += 1
        s.discard[kind] = 0
    shuffle(s, s.deck, n)
    s.n_deck += n


@rule
def look_at_top(s):
    """See the top five cards; a deck that is too small is filled up first (H10)."""
    if s.n_deck < LOOK_SIZE:
        refill(s)
    s.n_look = min(LOOK_SIZE, int(s.n_deck))
    for i in range(s.n_deck - s.n_look, s.n_deck):
        s.deck[i] = s.deck[i] % KINDS + KINDS * (1 + s.turn)
    s.reveals += 1


@rule
def keep_one(s, kind):
    """Keep one of the cards looked at; the others go under the deck, the highest first (H11)."""
    at = s.n_deck - 1
    while s.deck[at] % KINDS != kind:
        at -= 1
    s.n_deck -= 1
    for i in range(at, s.n_deck):
        s.deck[i] = s.deck[i + 1]
    s.deck[s.n_deck] = 0
    for _ in range(s.n_look - 1):
        top_to_bottom(s)
    s.n_look = 0
    gain(s, s.turn, kind, 0)


@rule
def top_to_bottom(s):
    top = s.deck[s.n_deck - 1]
    for i in range(s.n_deck - 1, 0, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[0] = top


@rule
def rob(s, victim):
    """Take a random card of a hand: thief and victim know it, the others lose track (H15, H26)."""
    n = below(s, int(s.n_hand[victim]))
    kind = 0
    while n >= s.hand[victim, kind]:
        n -= s.hand[victim, kind]
        kind += 1
    who = 1 << victim
    if s.n_hand[victim] == 1:
        who |= known(s, victim, kind) & ~(1 << s.turn)  # an only card leaves no doubt: all who knew it still do
    lose(s, victim, kind)
    narrow(s, victim, 1 << s.turn)
    gain(s, s.turn, kind, who)
    s.stolen = kind * BITS + (1 << victim | 1 << int(s.turn))
    s.reveals += 1
