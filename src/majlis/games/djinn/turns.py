"""Rounds and turns (DJ-4.1, DJ-9)."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn.goods import bosses_in_town
from majlis.games.djinn.questions import is_pause, legal  # noqa: F401
from majlis.games.djinn.state import Phase

LAST_VISIT = 3  # the value of `ending` in which everybody is at the Source


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
    if s.ending != LAST_VISIT:
        s.magic[s.turn] = max(int(s.magic[s.turn]), int(s.base_at[s.turn]))
        s.phase = Phase.ENTER if s.edge[s.turn] == NONE else Phase.MOVE


@rule
def end_turn(s):
    """DJ-9: when all bosses are gone the round is finished, one more is played, then all visit the Source."""
    if s.ending == 0 and bosses_in_town(s) == 0:
        s.ending = 1
    s.turn = (s.turn + 1) % s.seats
    if s.turn != s.first:
        begin_turn(s)
    elif s.ending == LAST_VISIT:
        s.turn, s.phase = NONE, Phase.OVER
    else:
        if s.ending > 0:
            s.ending += 1
        elif s.rounds >= s.limit:
            s.ending = 2  # E5: the trigger counts as given
        begin_round(s)
