"""Trophies (DJ-7): three djinn in corked bottles of one colour."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.actions import COLOUR, TROPHY
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import COLOURS, FOR_A_TROPHY, SEATS, TROPHIES, TROPHY_GAIN, TROPHY_ROW, TROPHY_ROWS
from majlis.games.djinn.rules.goods import owe
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import SHOWN, Ending, Phase


@rule
def corked_of(s, seat, colour):
    """A boss counts by the colour of its bottle (T2)."""
    return int(s.corked[seat, colour]) + int(s.corked_boss[seat, colour])


@rule
def any_three(s):
    for colour in range(COLOURS):
        if may_hand_in(s, colour) == Why.OPEN:
            return True
    return False


@rule
def may_earn(s):
    """Any trophy: not in the last visit of the Source (X2)."""
    if s.ending == Ending.LAST_VISIT:
        return Why.TROPHY_END
    return Why.OPEN if any_three(s) else Why.NO_THREE


@rule
def may_take_trophy(s, trophy, earned, row):
    """One on display, of the row that is due; `earned` is what may_earn says."""
    owner = int(s.trophies[trophy])
    if owner == s.turn:
        return Why.OWN_TROPHY
    if owner != SHOWN:
        return Why.TROPHY_TAKEN if owner < SEATS else Why.TROPHY_ABSENT
    if earned != Why.OPEN:
        return earned
    return Why.OPEN if row == NONE or TROPHY_ROW[trophy] == row else Why.TROPHY_ROW


@rule
def mark_trophies(s, mask):
    n, earned = 0, may_earn(s)
    if earned != Why.OPEN:
        return 0
    row = due_row(s)
    for trophy in range(TROPHIES):
        hit = may_take_trophy(s, trophy, earned, row) == Why.OPEN
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
def may_hand_in(s, colour):
    return Why.OPEN if corked_of(s, s.turn, colour) >= FOR_A_TROPHY else Why.NOT_THREE


@rule
def mark_gifts(s, mask):
    n = 0
    for colour in range(COLOURS):
        hit = may_hand_in(s, colour) == Why.OPEN
        mask[COLOUR + colour] = hit
        n += hit
    return n


@rule
def hand_in(s, colour):
    """Djinn go back to the bag, bosses to the supply, common djinn first (X4, T6)."""
    common = min(FOR_A_TROPHY, int(s.corked[s.turn, colour]))
    bosses = FOR_A_TROPHY - common
    s.corked[s.turn, colour] -= common
    s.bag[colour] += common
    s.corked_boss[s.turn, colour] -= bosses
    s.boss_supply += bosses
    note(s, Did.TROPHY, s.turn, s.trophy, colour, common, bosses)
    s.trophies[s.trophy] = s.turn
    owe(s, TROPHY_GAIN[s.trophy])
    s.trophy = NONE


@rule
def advance_gift(s):
    """Of which colour are the three? Asked only if there is a choice."""
    n, last = 0, 0
    for colour in range(COLOURS):
        if corked_of(s, s.turn, colour) >= 3:
            n += 1
            last = colour
    s.phase = Phase.GIVE
    if n > 1:
        note(s, Did.CHOOSE_TROPHY, s.turn, s.trophy)
        return True
    hand_in(s, last)
    return False
