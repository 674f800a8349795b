"""The Archives and their secret passages (DJ-5.4)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.actions import DONE, LAY, OPTION
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import BETTER, OPTION_GAIN, OPTIONS, PLACES, ROUNDS, SQUARES, Option
from majlis.games.djinn.rules.goods import can_open_circle, may_wake_any, owe, raise_base
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import IN_HAND, NO_PASSAGE, Phase


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
def may_lay(s, place, square):
    """No symbol twice at a square, whoever laid it, and one own passage there at most (A8)."""
    if s.passage[s.turn, place] != IN_HAND:
        if s.passage[s.turn, place] != NO_PASSAGE:
            return Why.PASSAGE_LAID
        return Why.PASSAGE_BOXED if s.seats > 1 else Why.OWN_PASSAGE_BOXED
    if s.symbol[ROUNDS + square] == place:
        return Why.SAME_PLACE
    if layer(s, place, square) != NONE:
        return Why.SAME_PASSAGE
    for other in range(PLACES):
        if s.passage[s.turn, other] == square:
            return Why.OWN_PASSAGE
    return Why.OPEN


@rule
def layer(s, place, square):
    """Who has laid this passage there, or NONE."""
    for seat in range(s.seats):
        if s.passage[seat, place] == square:
            return seat
    return NONE


@rule
def any_to_lay(s):
    for place in range(PLACES):
        if s.passage[s.turn, place] == IN_HAND:
            for square in range(SQUARES):
                if may_lay(s, place, square) == Why.OPEN:
                    return True
    return False


@rule
def mark_lay(s, mask):
    n = 0
    for place in range(PLACES):
        for square in range(SQUARES):
            if may_lay(s, place, square) == Why.OPEN:
                mask[LAY + place * SQUARES + square] = True
                n += 1
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
def may_choose(s, option):
    """Once each, and only what has an effect; who has laid all passages has the better list (A9, A18)."""
    if s.options_taken >> option & 1:
        return Why.OPTION_TWICE
    if (option >= BETTER) != (to_lay(s, s.turn) == 0):
        return Why.BETTER if option >= BETTER else Why.WORSE
    match option:
        case Option.PASSAGE:
            return Why.OPEN if any_to_lay(s) else Why.NOTHING_FITS
        case Option.ACTIVATE | Option.BETTER_ACTIVATE:
            return may_wake_any(s)
        case Option.CIRCLE:
            return Why.OPEN if can_open_circle(s) else Why.CIRCLES_OPEN
        case Option.BETTER_CIRCLE:
            return Why.OPEN if can_open_circle(s) or s.keys_left > 0 else Why.NO_KEYS_LEFT
    return Why.OPEN


@rule
def may_end_options(s):
    """The second option of a special action may be left."""
    return Why.OPEN if s.options_taken > 0 else Why.MUST_OPTION


@rule
def mark_options(s, mask):
    n = 0
    for option in range(OPTIONS):
        if may_choose(s, option) == Why.OPEN:
            mask[OPTION + option] = True
            n += 1
    mask[DONE] = may_end_options(s) == Why.OPEN
    return n + int(mask[DONE])


@rule
def choose_option(s, option):
    s.options_left -= 1
    s.options_taken |= 1 << option
    note(s, Did.OPTION, s.turn, option)
    if option == Option.PASSAGE:
        s.asked = Phase.LAY
    owe(s, OPTION_GAIN[option])


@rule
def answer_archives(s, a):
    if s.phase == Phase.LAY:
        s.asked = 0
        lay(s, (a - LAY) // SQUARES, (a - LAY) % SQUARES)
    elif a == DONE:
        s.options_left = 0
        note(s, Did.NO_OPTION, s.turn)
    else:
        choose_option(s, a - OPTION)
