"""How a turn ends and the next begins, and how the game ends (HD-3, HD-6, HD-7)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.high_desert.events import Did
from majlis.games.high_desert.parts import HAND_SIZE, RANKS, TURN_CAP, Flag, Rank
from majlis.games.high_desert.rules.hands import draw_cards
from majlis.games.high_desert.rules.reach import full
from majlis.games.high_desert.state import Phase


@rule
def end_turn(s):
    """HD-6: draw one card, two for a Diviner; then the next player who can act."""
    diviner = s.summoned != NONE and s.summoned % RANKS == Rank.DIVINER
    draw_cards(s, s.turn, 2 if diviner else 1)
    s.passes = 0
    next_turn(s)
    while s.phase != Phase.OVER and s.n_hand[s.turn] == 0:
        s.passes += 1  # no card to play and none to draw
        next_turn(s)


@rule
def next_turn(s):
    """HD-7: the game is over after the last round, after a round of forced passes, and at the cap (H5, H24)."""
    if s.turns_left > 0:
        s.turns_left -= 1
    if s.turns_left == 0 or s.passes == s.seats or s.turns == TURN_CAP:
        if s.passes == s.seats:
            note(s, Did.STUCK, s.passes)
        s.turn, s.phase = NONE, Phase.OVER
        note(s, Did.END, s.turns)
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)


@rule
def begin_turn(s):
    """An empty hand is drawn up (H8); a palace of eight at this moment sets the end (H4, H5)."""
    s.turns += 1
    s.summoned, s.wish, s.paid, s.last_paid = NONE, NONE, 0, 0
    s.phase = Phase.TURN
    if s.n_hand[s.turn] == 0:
        draw_cards(s, s.turn, HAND_SIZE)
    if s.turns_left == NONE and full(s, s.turn):
        s.turns_left = s.seats + (s.options & Flag.EXTRA_TURN > 0)
        note(s, Did.LAST_ROUND, s.turn)
