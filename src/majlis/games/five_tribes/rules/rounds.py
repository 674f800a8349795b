"""The round (FT-3): who bids, who plays, the clean-up and the end."""

from majlis.core.compile import listener, rule
from majlis.core.events import EVERYBODY, note
from majlis.core.observing import number_at
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import DJINN_ROW, DJINNS, MARKERS, ROW, Flag
from majlis.games.five_tribes.rules.bidding import SPACES
from majlis.games.five_tribes.rules.holdings import draw_djinn, draw_good, nth_at
from majlis.games.five_tribes.rules.powers import asks_window
from majlis.games.five_tribes.rules.scoring import most_points, points
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
    for i in range(s.seats * MARKERS[s.seats]):
        note(s, Did.ROUND, s.rounds, s.line[i])


@rule
def next_bid(s):
    if s.bids < s.seats * MARKERS[s.seats]:
        s.phase = Phase.BID
        s.turn = s.active = s.line[s.bids]
        renew_powers(s)
    else:
        for space in range(SPACES - 1, -1, -1):
            if s.spaces[space] != NONE:
                note(s, Did.ORDER, s.spaces[space])
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
    note(s, Did.MARKER, s.active, space, free)
    begin_turn(s)


@rule
def renew_powers(s):
    """A power works once a turn, Kumarbi once a bid (FT-7); by option, once a round (FT-11.2)."""
    if s.options & Flag.POWER_A_ROUND == 0:
        s.used[s.active] = 0


@rule
def begin_turn(s):
    renew_powers(s)
    s.here, s.tribe, s.took, s.double, s.twice = NONE, NONE, 0, 0, 0
    s.window = Phase.MOVE
    s.phase = Phase.SALE if s.stuck else Phase.MOVE
    note_turn(s, Did.TURN, EVERYBODY, ())
    if s.stuck:
        note(s, Did.CANNOT_MOVE, s.active)


def _note_turn(s, kind, knows, args):
    """Whose turn it is, if there is anything to ask in it."""
    if s.n_hand[s.active] > 0 or asks_window(s) or (not s.stuck and any_move(s)):
        note(s, kind, s.active)


note_turn = listener("n_told", _note_turn)


@rule
def end_round(s):
    """FT-3.4: the end comes with the last camel, or when nobody can move."""
    ends = s.last_round or s.stuck
    if ends or not any_move(s):
        if not ends:
            note(s, Did.STUCK, s.rounds)
        s.turn, s.active, s.phase = NONE, NONE, Phase.OVER
        note(s, Did.OVER, s.rounds)
        note_winners(s, Did.WIN, EVERYBODY, ())
    else:
        fill(s)
        begin_round(s)


def _note_winners(s, kind, knows, args):
    """FT-9.9: most points win; a tie is shared."""
    best = most_points(s)
    for seat in range(s.seats):
        if points(s, seat) == best:
            note(s, kind, best, seat)


note_winners = listener("n_told", _note_winners)


# --- the clean-up (FT-3.3)


@rule
def fill(s):
    fill_row(s)
    fill_djinns(s)
    fill_thief(s)


@rule
def fill_row(s):
    old, good = int(s.n_row), 0
    while s.n_row < ROW and good != NONE:
        good = draw_good(s)
        if good != NONE:
            s.row[s.n_row] = good
            s.n_row += 1
    for i in range(old, s.n_row):
        note(s, Did.REFILL, s.row[i])


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
    old = n
    while n < DJINN_ROW and draw_djinn(s, FACE_UP + n):
        n += 1
    for place in range(old, n):
        note(s, Did.NEW_DJINNS, nth_at(s.djinn, FACE_UP + place, 0))


@rule
def fill_thief(s):
    left = number_at(s.thief, PILE)
    if left > 0 and number_at(s.thief, FACE_UP) == 0:
        thief = nth_at(s.thief, PILE, below(s, left))
        s.thief[thief] = FACE_UP
        s.reveals += 1
        note(s, Did.NEW_THIEF, thief)
