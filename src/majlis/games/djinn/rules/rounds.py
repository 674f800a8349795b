"""Rounds and turns (DJ-4.1, DJ-9), alone too (DJ-14)."""

from majlis.core.compile import listener, rule
from majlis.core.events import EVERYBODY, note
from majlis.core.record import NONE
from majlis.games.djinn.events import Did
from majlis.games.djinn.rules.goods import at_round, bits_in, bosses_in_town, gain_magic
from majlis.games.djinn.rules.scoring import FOR_POINTS, best_standing, standing, tom_points
from majlis.games.djinn.rules.tom import LOST, WON, cards_left, pay_tom, reveal, tom_plays
from majlis.games.djinn.state import Ending, Phase


@rule
def begin_round(s):
    s.rounds += 1
    s.turn = s.first
    note_round(s)
    begin_turn(s)


@rule
def note_round(s):
    match s.ending:
        case Ending.LAST_ROUND:
            note(s, Did.LAST_ROUND, s.rounds)
        case Ending.LAST_VISIT:
            note(s, Did.LAST_VISIT, s.rounds)
        case _:
            note(s, Did.OWN_TURN if s.seats == 1 else Did.ROUND, s.rounds)


@rule
def begin_turn(s):
    """The magic marker comes up to the base marker."""
    s.acted, s.used, s.laid, s.keys_used = 0, 0, 0, 0
    s.phase = Phase.SOURCE
    if s.seats > 1:
        note(s, Did.TURN, s.turn)
    if s.ending != Ending.LAST_VISIT:
        note(s, Did.BASE_MAGIC, s.turn)
        gain_magic(s, max(0, int(s.base_at[s.turn]) - int(s.magic[s.turn])))
        s.phase = Phase.ENTER if s.edge[s.turn] == NONE else Phase.MOVE


@rule
def end_turn(s):
    note(s, Did.END_TURN, s.turn)
    if s.seats == 1:
        end_turn_alone(s)
    else:
        end_turn_among_others(s)


@rule
def end_turn_alone(s):
    """DJ-14.2: Tom's turn, unless the last boss is gone; with his last card it is over, or else it goes on (S4)."""
    if s.ending == Ending.LAST_VISIT:
        end_game(s)
    elif bosses_in_town(s) == 0:
        win(s)
    elif (at_round(s) or s.rounds >= s.limit) and not tom_plays(s):
        end_game(s)
    else:
        begin_round(s)


@rule
def win(s):
    """DJ-14.4: Tom's next card is paid, then comes the last visit."""
    note(s, Did.TOM_BEATEN, s.turn)
    card = reveal(s)
    note(s, Did.TOM_FLIP, card)
    pay_tom(s, card)
    s.won, s.ending = WON, Ending.LAST_VISIT
    note(s, Did.TOM_LEFT, cards_left(s), tom_points(s))
    note(s, Did.OWN_VISIT, s.turn)
    begin_turn(s)


@rule
def end_game(s):
    note(s, Did.OVER, s.rounds)
    announce(s, Did.WIN, EVERYBODY, 0)
    s.turn, s.phase = NONE, Phase.OVER


def _announce(s, kind, knows, args):
    """Who has won, and with how many points; alone it may be Tom."""
    best = best_standing(s)
    points = best // FOR_POINTS
    winners = 0
    tied = 0
    for seat in range(s.seats):
        winners |= int(standing(s, seat) == best) << seat
        tied += int(standing(s, seat) // FOR_POINTS == points)
    if s.won == LOST:
        note(s, Did.TOM_WINS, 0, points)
    elif winners & (winners - 1):
        note(s, Did.SHARE, winners, points)
    else:
        note(s, Did.WIN_TIE if tied > 1 else Did.WIN, bits_in(winners - 1), points)


announce = listener("n_told", _announce)  # nobody counts points where nobody listens


@rule
def end_turn_among_others(s):
    """DJ-9: when all bosses are gone the round is finished, one more is played, then all visit the Source."""
    if s.ending == Ending.FAR and bosses_in_town(s) == 0:
        s.ending = Ending.NO_BOSS_LEFT
        note(s, Did.END_BEGINS, s.rounds)
    s.turn = (s.turn + 1) % s.seats
    if s.turn != s.first:
        begin_turn(s)
    elif s.ending == Ending.LAST_VISIT:
        end_game(s)
    else:
        if s.ending != Ending.FAR:
            s.ending += 1
        elif s.rounds >= s.limit:
            s.ending = Ending.LAST_ROUND  # E5: the trigger counts as given
            note(s, Did.LIMIT, s.rounds)
        begin_round(s)
