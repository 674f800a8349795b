"""From an answer to the next question: what has begun goes on by itself as far as nobody needs to choose."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import Good
from majlis.games.djinn.rules.catching import advance_catch, begin_catch, may_catch_prey
from majlis.games.djinn.rules.chests import any_in_hand, can_unlock, empty_chests, first_locked, may_be_left, open_chest
from majlis.games.djinn.rules.equipment import advance_swap
from majlis.games.djinn.rules.goods import at_source
from majlis.games.djinn.rules.rewards import advance_reward, next_good
from majlis.games.djinn.rules.setup import advance_draft
from majlis.games.djinn.rules.source import may_begin_bosses
from majlis.games.djinn.rules.tents import finish_trade
from majlis.games.djinn.rules.trophies import advance_gift
from majlis.games.djinn.rules.walking import arrive
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import DISCARDS, Acted, Catching, More, Phase


@rule
def go_on(s):
    """What has begun goes on, the innermost first."""
    while s.phase != Phase.OVER and not advance(s):
        pass


@rule
def advance(s):
    """Set the next question and say so, or do what needs none."""
    good = next_good(s)
    if s.trophy != NONE or s.kept != NONE or (s.waits != NONE and (good == NONE or good >= Good.DRAW)):
        return advance_leftover(s)
    if good != NONE:
        return advance_reward(s, good)
    if s.swapping or s.swaps > 0:
        return advance_swap(s)
    if s.asked:
        return ask_again(s)
    if s.catching != Catching.NONE:
        return advance_catch(s)
    if s.payees or s.trade != NONE:
        return advance_payment(s)
    if s.aim != NONE:
        arrive(s, Did.ARRIVE)
        return False
    return advance_chapter(s)


@rule
def advance_leftover(s):
    """What was begun last goes first; a djinn without a home waits for what could house it."""
    if s.trophy != NONE:
        return advance_gift(s)
    s.phase = Phase.KEEP if s.kept != NONE else Phase.HOUSE
    return True


@rule
def ask_again(s):
    """The question that stands; a catch that a free action has made impossible begins anew, or not at all (DJ-4.7)."""
    s.phase = s.asked
    if s.phase == Phase.PREY and may_catch_prey(s) != Why.OPEN:
        begin_catch(s)
    elif s.phase == Phase.BOSSES and may_begin_bosses(s) != Why.OPEN:
        s.asked = 0
    return s.asked > 0


@rule
def advance_payment(s):
    """Those who stand there, one after another; then the trade, or the end of the walk."""
    if s.payees:
        s.phase = Phase.PAY
        return True
    if s.trade != NONE:
        finish_trade(s)
    return False


@rule
def advance_chapter(s):
    """The chests, the second option, the second trade, the next action; or the next player."""
    if s.more == More.ASK or may_be_left(s):
        s.phase = Phase.MORE
    elif s.chests_due > 0:
        open_chest(s)
        return False
    elif s.more == More.THROW:
        s.phase = Phase.THROW
    elif s.options_left > 0:
        s.phase = Phase.ARCHIVES
    elif s.trades_left > 0:
        s.phase = Phase.MARKET
    elif s.rounds == 0:
        return advance_draft(s)
    else:
        return advance_locks(s)
    return True


@rule
def advance_locks(s):
    """The chests give their open parts, then each locked one asks for a key."""
    if not any_in_hand(s):
        return back_to_turn(s)
    empty_chests(s)
    if next_good(s) != NONE:
        return False
    chest = first_locked(s)
    if chest == NONE:
        return back_to_turn(s)
    s.phase = Phase.LOCK
    if can_unlock(s):
        return True
    s.chest[chest] = DISCARDS
    note(s, Did.SHUT, chest)
    return False


@rule
def back_to_turn(s):
    """Back to the turn itself."""
    s.special = 0
    if at_source(s):
        s.phase = Phase.SOURCE
    elif s.acted & Acted.MOVED:
        s.phase = Phase.ACT
    else:
        s.phase = Phase.ENTER if s.edge[s.turn] == NONE else Phase.MOVE
    return True
