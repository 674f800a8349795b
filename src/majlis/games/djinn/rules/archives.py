"""The Archives and their secret passages (DJ-5.4)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.djinn.actions import DONE, LAY, OPTION
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import BETTER, OPTION_GAIN, OPTIONS, PLACES, ROUNDS, SQUARES, Option
from majlis.games.djinn.rules.goods import asleep, can_open_circle, owe, raise_base
from majlis.games.djinn.state import IN_HAND, Phase


@rule
def to_lay(s, seat):
    n = 0
    for place in range(PLACES):
        n += s.passage[seat, place] == IN_HAND
    return n


@rule
def laid_by(s, seat):
    n = 0
    for place in range(PLACES):
        n += s.passage[seat, place] >= 0
    return n


@rule
def can_lay(s, place, square):
    """No symbol twice at a square, whoever laid it, and one own passage there at most (A8)."""
    if s.passage[s.turn, place] != IN_HAND or s.symbol[ROUNDS + square] == place:
        return False
    for seat in range(s.seats):
        if s.passage[seat, place] == square:
            return False
    for other in range(PLACES):
        if s.passage[s.turn, other] == square:
            return False
    return True


@rule
def any_to_lay(s):
    for place in range(PLACES):
        if s.passage[s.turn, place] == IN_HAND:
            for square in range(SQUARES):
                if can_lay(s, place, square):
                    return True
    return False


@rule
def mark_lay(s, mask):
    n = 0
    for place in range(PLACES):
        for square in range(SQUARES):
            hit = can_lay(s, place, square)
            mask[LAY + place * SQUARES + square] = hit
            n += hit
    return n


@rule
def lay(s, place, square):
    """It cannot be used in this turn; the last one of all has its bonus."""
    s.passage[s.turn, place] = square
    s.laid |= 1 << place
    note(s, Did.LAY, s.turn, place, square, s.symbol[ROUNDS + square])
    if to_lay(s, s.turn) == 0:
        raise_base(s, Did.ALL_LAID)


@rule
def option_open(s, option):
    """Once each, and only what has an effect; who has laid all passages has the better list (A9, A18)."""
    if s.options_taken >> option & 1 or (option >= BETTER) != (to_lay(s, s.turn) == 0):
        return False
    match option:
        case Option.PASSAGE:
            return any_to_lay(s)
        case Option.ACTIVATE:
            return asleep(s) > 0
        case Option.CIRCLE:
            return can_open_circle(s)
        case Option.BETTER_ACTIVATE:
            return asleep(s) > 0
        case Option.BETTER_CIRCLE:
            return can_open_circle(s) or s.keys_left > 0
    return True


@rule
def mark_options(s, mask):
    """The second option of a special action may be left."""
    n = 0
    for option in range(OPTIONS):
        hit = option_open(s, option)
        mask[OPTION + option] = hit
        n += hit
    mask[DONE] = s.options_taken > 0
    return n + int(mask[DONE])


@rule
def choose_option(s, option):
    s.options_left -= 1
    s.options_taken |= 1 << option
    note(s, Did.OPTION, s.turn, option)
    if option == Option.PASSAGE:
        s.phase = Phase.LAY
    owe(s, OPTION_GAIN[option])


@rule
def answer_archives(s, a):
    if s.phase == Phase.LAY:
        lay(s, (a - LAY) // SQUARES, (a - LAY) % SQUARES)
        s.phase = Phase.ACT
    elif a == DONE:
        s.options_left = 0
        note(s, Did.NO_OPTION, s.turn)
    else:
        choose_option(s, a - OPTION)
