"""The chests of the Catacombs (DJ-5.3, A7)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.djinn.actions import CHEST, YES
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import CHEST_GAIN, CHEST_LOCK, CHESTS, HAS_LOCK, Good, Tile
from majlis.games.djinn.rules.goods import has, lose_key, owe, wears
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import DECK, DISCARDS, FRESH, LOCKED, Acted, More


@rule
def answer_more(s, a):
    """HA5: one more, and one of them is thrown away; or the last one of a special action, which may be left (A2)."""
    if s.more == More.ASK:
        note(s, Did.MORE if a == YES else Did.NO_MORE, s.turn, wears(s, Effect.MORE_CHESTS))
        s.more = More.THROW if a == YES else More.NO
        s.chests_due += int(a == YES)
    elif a == YES:
        open_chest(s)
    else:
        note(s, Did.NO_CHEST, s.turn)
        s.chests_due = 0


@rule
def chests_at(s, where):
    n = 0
    for chest in range(CHESTS):
        n += s.chest[chest] == where
    return n


@rule
def may_be_left(s):
    """The last chest of a special action, when the others have been seen."""
    return s.special > 0 and s.chests_due == 1


@rule
def open_chest(s):
    """The chest of the deck that chance chooses."""
    if chests_at(s, DECK) == 0:
        reshuffle_chests(s)
    at, chest = below(s, chests_at(s, DECK)), 0
    while s.chest[chest] != DECK or at > 0:
        at -= s.chest[chest] == DECK
        chest += 1
    s.chest[chest] = FRESH
    note(s, Did.CHEST, chest)
    s.chests_due -= 1
    s.reveals += 1


@rule
def reshuffle_chests(s):
    """The discarded chests become the deck."""
    for chest in range(CHESTS):
        if s.chest[chest] == DISCARDS:
            s.chest[chest] = DECK
            note(s, Did.RESHUFFLE, chest)


@rule
def may_throw(s, chest):
    return Why.OPEN if s.chest[chest] == FRESH else Why.CHEST_CLOSED


@rule
def mark_chests(s, mask):
    n = 0
    for chest in range(CHESTS):
        hit = may_throw(s, chest) == Why.OPEN
        mask[CHEST + chest] = hit
        n += hit
    return n


@rule
def throw(s, chest):
    s.chest[chest] = DISCARDS
    s.more = More.NO
    note(s, Did.THROW, s.turn, chest)


@rule
def empty_chests(s):
    """The open parts of all of them."""
    for chest in range(CHESTS):
        if s.chest[chest] == FRESH:
            owe(s, CHEST_GAIN[chest])
            s.chest[chest] = LOCKED if HAS_LOCK[chest] else DISCARDS
            note(s, Did.EMPTY, chest, s.chest[chest])


@rule
def any_in_hand(s):
    """An action has opened them; asked after every answer, so without a branch for each chest."""
    n = 0
    if s.acted & (Acted.BASIC | Acted.PASSAGE) == 0:
        return False
    for chest in range(CHESTS):
        n += int(s.chest[chest] >= FRESH)
    return n > 0


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
    note(s, Did.UNLOCK if a == YES else Did.NO_UNLOCK, s.turn, chest)
    if a == YES:
        owe(s, CHEST_LOCK[chest])
        if has(s, Tile.P08_KEYS):
            s.keys_used += 1
        else:
            lose_key(s)
            note(s, Did.LOSE, s.turn, Good.KEY, 1)
