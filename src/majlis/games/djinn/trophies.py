"""Trophies (DJ-7): three djinn in corked bottles of one colour, and the other things that can be done at any time."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn.actions import COLOUR, CORK, CORK_BOSS, EQUIP, KEY, TROPHY
from majlis.games.djinn.equipment import can_use, use
from majlis.games.djinn.goods import below_most, can_cork, cork, face_up, lose_key, owe
from majlis.games.djinn.parts import (
    BOSS,
    COLOURS,
    EQUIPMENT,
    FOR_A_TROPHY,
    TROPHIES,
    TROPHY_GAIN,
    TROPHY_ROW,
    TROPHY_ROWS,
    Good,
)
from majlis.games.djinn.state import SHOWN, Phase


@rule
def mark_free(s, mask):
    """All that a pause allows: bottles, trophies, keys, equipment."""
    n = mark_corks(s, mask) + mark_trophies(s, mask) + mark_keys(s, mask)
    for card in range(EQUIPMENT):
        if face_up(s, card):
            mask[EQUIP + card] = can_use(s, card)
            n += mask[EQUIP + card]
    return n


@rule
def do_free(s, a):
    if a >= TROPHY:
        s.trophy = a - TROPHY
    elif a >= EQUIP:
        use(s, a - EQUIP)
    elif a >= CORK_BOSS:
        s.ringed[s.turn, BOSS] -= 1
        cork(s, BOSS, a - CORK_BOSS)
    elif a >= CORK:
        s.ringed[s.turn, a - CORK] -= 1
        cork(s, a - CORK, a - CORK)
    else:
        change_key(s, a - KEY)


@rule
def is_free(a):
    """Is this one of the actions that any pause allows?"""
    if a >= EQUIP:
        return a < TROPHY + TROPHIES
    return (a >= KEY and a < KEY + 3) or (a >= CORK and a < CORK_BOSS + COLOURS)


# --- bottles


@rule
def mark_corks(s, mask):
    """A djinn of a circle into a bottle of its colour, a boss into any."""
    n = 0
    for colour in range(COLOURS):
        possible = can_cork(s, colour)
        mask[CORK + colour] = possible and s.ringed[s.turn, colour] > 0
        mask[CORK_BOSS + colour] = possible and s.ringed[s.turn, BOSS] > 0
        n += int(mask[CORK + colour]) + int(mask[CORK_BOSS + colour])
    return n


# --- keys


@rule
def mark_keys(s, mask):
    if s.keys[s.turn] == 0:
        return 0
    mask[KEY] = mask[KEY + 1] = True
    mask[KEY + 2] = below_most(s)
    return 2 + int(mask[KEY + 2])


@rule
def change_key(s, wanted):
    lose_key(s)
    match wanted:
        case 0:
            s.owe[Good.SCROLL] += 1
        case 1:
            s.owe[Good.COIN] += 1
        case _:
            s.owe[Good.MAGIC] += 1


# --- trophies


@rule
def corked_of(s, seat, colour):
    """A boss counts by the colour of its bottle (T2)."""
    return int(s.corked[seat, colour]) + int(s.corked_boss[seat, colour])


@rule
def any_three(s):
    for colour in range(COLOURS):
        if corked_of(s, s.turn, colour) >= FOR_A_TROPHY:
            return True
    return False


@rule
def mark_trophies(s, mask):
    """Not in the last visit of the Source (X2)."""
    if s.ending == 3 or not any_three(s):
        return 0
    n, row = 0, due_row(s)
    for trophy in range(TROPHIES):
        hit = s.trophies[trophy] == SHOWN and (row == NONE or TROPHY_ROW[trophy] == row)
        mask[TROPHY + trophy] = hit
        n += hit
    return n


@rule
def trophies_of(s, seat):
    n = 0
    for trophy in range(TROPHIES):
        n += s.trophies[trophy] == seat
    return n


@rule
def left_in_row(s, row):
    n = 0
    for trophy in range(TROPHIES):
        n += s.trophies[trophy] == SHOWN and TROPHY_ROW[trophy] == row
    return n


@rule
def due_row(s):
    """The first comes from row I, then II, then III; later ones, or where the rest is empty, from any (T3)."""
    for row in range(trophies_of(s, s.turn), TROPHY_ROWS):
        if left_in_row(s, row) > 0:
            return row
    return NONE


@rule
def mark_gifts(s, mask):
    n = 0
    for colour in range(COLOURS):
        hit = corked_of(s, s.turn, colour) >= FOR_A_TROPHY
        mask[COLOUR + colour] = hit
        n += hit
    return n


@rule
def hand_in(s, colour):
    """Djinn go back to the bag, bosses to the supply, common djinn first (X4, T6)."""
    for _ in range(FOR_A_TROPHY):
        if s.corked[s.turn, colour] > 0:
            s.corked[s.turn, colour] -= 1
            s.bag[colour] += 1
        else:
            s.corked_boss[s.turn, colour] -= 1
            s.boss_supply += 1
    s.trophies[s.trophy] = s.turn
    owe(s, TROPHY_GAIN[s.trophy])
    s.trophy = NONE


@rule
def ask_gift(s):
    s.phase = Phase.GIVE
