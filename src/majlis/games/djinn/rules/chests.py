"""The chests of the Catacombs (DJ-5.3, A7)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.djinn.actions import CHEST, YES
from majlis.games.djinn.parts import CHEST_GAIN, CHEST_LOCK, CHESTS, HAS_LOCK, Tile
from majlis.games.djinn.rules.goods import has, lose_key, owe
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import DECK, DISCARDS, FRESH, LOCKED, More


@rule
def answer_more(s, a):
    """HA5: one more, and one of them is thrown away."""
    s.more = More.THROW if a == YES else More.NO
    s.chests_due += int(a == YES)


@rule
def chests_at(s, where):
    n = 0
    for chest in range(CHESTS):
        n += s.chest[chest] == where
    return n


@rule
def open_chests(s):
    for _ in range(s.chests_due):
        if chests_at(s, DECK) == 0:
            for chest in range(CHESTS):
                if s.chest[chest] == DISCARDS:
                    s.chest[chest] = DECK
        at = below(s, chests_at(s, DECK))
        for chest in range(CHESTS):
            if s.chest[chest] == DECK:
                if at == 0:
                    s.chest[chest] = FRESH
                    break
                at -= 1
    s.chests_due = 0
    s.reveals += 1


@rule
def may_throw(s, chest):
    return Why.OPEN if s.chest[chest] == FRESH else Why.CHEST_CLOSED


@rule
def mark_chests(s, mask):
    n = 0
    for chest in range(CHESTS):
        if may_throw(s, chest) == Why.OPEN:
            mask[CHEST + chest] = True
            n += 1
    return n


@rule
def throw(s, chest):
    s.chest[chest] = DISCARDS
    s.more = More.NO


@rule
def empty_chests(s):
    """The open parts of all of them."""
    for chest in range(CHESTS):
        if s.chest[chest] == FRESH:
            owe(s, CHEST_GAIN[chest])
            s.chest[chest] = LOCKED if HAS_LOCK[chest] else DISCARDS


@rule
def first_locked(s):
    for chest in range(CHESTS):
        if s.chest[chest] == LOCKED:
            return chest
    return NONE


@rule
def can_unlock(s):
    """N07 has no use for keys here; P08 shows each of them once a turn."""
    if has(s, Tile.N07_LOCKS):
        return False
    return s.keys[s.turn] > (s.keys_used if has(s, Tile.P08_KEYS) else 0)


@rule
def unlock(s, a):
    chest = first_locked(s)
    s.chest[chest] = DISCARDS
    if a == YES:
        owe(s, CHEST_LOCK[chest])
        if has(s, Tile.P08_KEYS):
            s.keys_used += 1
        else:
            lose_key(s)
