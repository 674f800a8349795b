"""The round (FT-3): who bids, who plays, the clean-up and the end."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.five_tribes.parts import DJINN_ROW, DJINNS, MARKERS, ROW, THIEVES, Flag
from majlis.games.five_tribes.rules.bidding import SPACES
from majlis.games.five_tribes.rules.holdings import draw_djinn, draw_good, nth_at
from majlis.games.five_tribes.rules.sowing import any_move
from majlis.games.five_tribes.state import FACE_UP, PILE, Phase


@rule
def begin_round(s):
    """FT-3.1: the markers bid in the order of the bid order track."""
    s.rounds += 1
    s.bids = 0
    s.used[:] = 0
    s.phase = Phase.BID
    s.turn = s.active = s.line[0]


@rule
def next_bid(s):
    if s.bids < s.seats * MARKERS[s.seats]:
        s.phase = Phase.BID
        s.turn = s.active = s.line[s.bids]
    else:
        next_marker(s)


@rule
def next_marker(s):
    """FT-3.2: the highest bid plays first, and its marker goes back to the bid order track."""
    space = SPACES - 1
    while space >= 0 and s.spaces[space] == NONE:
        space -= 1
    if space < 0:
        end_round(s)
        return
    free = 0
    while s.line[free] != NONE:
        free += 1
    s.line[free] = s.turn = s.active = s.spaces[space]
    s.spaces[space] = NONE
    begin_turn(s)


@rule
def begin_turn(s):
    """A power works once a turn; by option, once a round (FT-11.2)."""
    if s.options & Flag.POWER_A_ROUND == 0:
        s.used[s.active] = 0
    s.here, s.tribe, s.took, s.double, s.twice = NONE, NONE, 0, 0, 0
    s.window = Phase.MOVE
    s.phase = Phase.SALE if s.stuck else Phase.MOVE


@rule
def end_round(s):
    """FT-3.4: the end comes with the last camel, or when nobody can move."""
    if s.last_round or s.stuck or not any_move(s):
        s.turn, s.active, s.phase = NONE, NONE, Phase.OVER
    else:
        fill(s)
        begin_round(s)


# --- the clean-up (FT-3.3)


@rule
def fill(s):
    fill_row(s)
    fill_djinns(s)
    fill_thief(s)


@rule
def fill_row(s):
    while s.n_row < ROW:
        good = draw_good(s)
        if good == NONE:
            return
        s.row[s.n_row] = good
        s.n_row += 1


@rule
def fill_djinns(s):
    """Those that are left move up, then new ones come."""
    n = 0
    for place in range(DJINN_ROW):
        for djinn in range(DJINNS):
            if s.djinn[djinn] == FACE_UP + place:
                s.djinn[djinn] = FACE_UP + n
                n += 1
                break
    while n < DJINN_ROW and draw_djinn(s, FACE_UP + n):
        n += 1


@rule
def fill_thief(s):
    left = 0
    for thief in range(THIEVES):
        if s.thief[thief] == FACE_UP:
            return
        left += s.thief[thief] == PILE
    if left > 0:
        s.thief[nth_at(s.thief, PILE, below(s, left))] = FACE_UP
        s.reveals += 1
