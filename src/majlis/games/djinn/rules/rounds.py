"""Rounds and turns (DJ-4.1, DJ-9), alone too (DJ-14)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn.rules.goods import at_round, bosses_in_town
from majlis.games.djinn.rules.tom import WON, pay_tom, reveal, tom_plays
from majlis.games.djinn.state import Ending, Phase


@rule
def begin_round(s):
    s.rounds += 1
    s.turn = s.first
    begin_turn(s)


@rule
def begin_turn(s):
    """The magic marker comes up to the base marker."""
    s.acted, s.used, s.laid, s.keys_used = 0, 0, 0, 0
    s.phase = Phase.SOURCE
    if s.ending != Ending.LAST_VISIT:
        s.magic[s.turn] = max(int(s.magic[s.turn]), int(s.base_at[s.turn]))
        s.phase = Phase.ENTER if s.edge[s.turn] == NONE else Phase.MOVE


@rule
def end_turn(s):
    if s.seats == 1:
        end_turn_alone(s)
    else:
        end_turn_among_others(s)


@rule
def end_turn_alone(s):
    """DJ-14.2: Tom's turn, unless the last boss is gone; with his last card it is over, or else it goes on."""
    if s.ending == Ending.LAST_VISIT:
        end_game(s)
    elif bosses_in_town(s) == 0:
        win(s)
    elif at_round(s) and not tom_plays(s):
        end_game(s)
    else:
        begin_round(s)


@rule
def win(s):
    """DJ-14.4: Tom's next card is paid, then comes the last visit."""
    pay_tom(s, reveal(s))
    s.won, s.ending = WON, Ending.LAST_VISIT
    begin_turn(s)


@rule
def end_game(s):
    s.turn, s.phase = NONE, Phase.OVER


@rule
def end_turn_among_others(s):
    """DJ-9: when all bosses are gone the round is finished, one more is played, then all visit the Source."""
    if s.ending == Ending.FAR and bosses_in_town(s) == 0:
        s.ending = Ending.NO_BOSS_LEFT
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
        begin_round(s)
