"""From an answer to the next question: what has begun goes on by itself as far as nobody needs to choose."""

from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn.actions import (
    CIRCLE,
    COLOUR,
)
from majlis.games.djinn.catching import (
    can_lodge,
    finish_catch,
    lodge,
    next_lodger,
)
from majlis.games.djinn.deal import drafter, start_effects
from majlis.games.djinn.goods import at_source
from majlis.games.djinn.helping import any_helper
from majlis.games.djinn.market import finish_trade
from majlis.games.djinn.parts import BOSS, COLOURS
from majlis.games.djinn.places import (
    can_unlock,
    empty_chests,
    first_locked,
    open_chests,
)
from majlis.games.djinn.questions import is_pause, legal  # noqa: F401
from majlis.games.djinn.rewards import asks_reward, next_good
from majlis.games.djinn.state import DISCARDS, Did, Phase
from majlis.games.djinn.trophies import corked_of, hand_in
from majlis.games.djinn.turns import begin_round
from majlis.games.djinn.walking import arrive


@rule
def go_on(s):
    """What has begun goes on, the innermost first."""
    while s.phase != Phase.OVER and not asks(s):
        pass


@rule
def asks(s):
    """Set the next question and say so, or do what needs none."""
    if s.phase == Phase.PREY or (s.phase == Phase.BOSSES and s.catching == 0):
        return True
    if s.kept != NONE or s.waits != NONE or s.trophy != NONE:
        return asks_small(s)
    good = next_good(s)
    if good != NONE:
        return asks_reward(s, good)
    if s.swapping or s.swaps > 0:
        return asks_swap(s)
    if s.catching:
        return asks_catch(s)
    if s.payees or s.trade != NONE:
        return asks_pay(s)
    if s.aim != NONE:
        return asks_way(s)
    return asks_chapter(s)


@rule
def asks_small(s):
    if s.kept != NONE:
        s.phase = Phase.KEEP
    elif s.waits != NONE:
        s.phase = Phase.HOUSE
    else:
        return asks_gift(s)
    return True


@rule
def asks_gift(s):
    """Of which colour are the three? Asked only if there is a choice."""
    n, last = 0, 0
    for colour in range(COLOURS):
        if corked_of(s, s.turn, colour) >= 3:
            n += 1
            last = colour
    s.phase = Phase.GIVE
    if n > 1:
        return True
    hand_in(s, last)
    return False


@rule
def asks_swap(s):
    """After the first bottle the second may be left."""
    s.phase = Phase.SWAP_IN if s.swapping else Phase.SWAP_OUT
    if s.swapping:
        return True
    n = 0
    for colour in range(COLOURS):
        n += s.bottles[s.turn, colour]
    if n == 0:
        s.swaps = 0
    return n > 0


@rule
def asks_catch(s):
    """House the next one, then find helpers, then pay."""
    kind = next_lodger(s)
    if kind != NONE:
        return asks_lodging(s, kind)
    if any_helper(s):
        s.phase = Phase.HELP
        return True
    finish_catch(s)
    return False


@rule
def asks_lodging(s, kind):
    """Asked only if there is a choice."""
    n, choice = 0, CIRCLE
    if can_lodge(s, kind, NONE):
        n += 1
    for colour in range(COLOURS):
        if (colour == kind or kind == BOSS) and can_lodge(s, kind, colour):
            n += 1
            choice = COLOUR + colour
    s.phase = Phase.LODGE
    if n > 1:
        return True
    lodge(s, choice)
    return False


@rule
def asks_pay(s):
    """Those who stand there, one after another; then the trade, or the end of the walk."""
    if s.payees:
        s.phase = Phase.PAY
        return True
    if s.trade != NONE:
        finish_trade(s)
    return False


@rule
def asks_way(s):
    """The walk goes on over an occupied edge, or ends there when all are paid."""
    if s.phase == Phase.STREET or s.phase == Phase.WALK_ON:
        return True
    arrive(s)
    return False


@rule
def asks_chapter(s):
    """The chests, the second option, the second trade, the next action; or the next player."""
    if s.more == 2:
        s.phase = Phase.MORE
    elif s.chests_due > 0:
        open_chests(s)
        return False
    elif s.more == 1:
        s.phase = Phase.THROW
    elif s.phase == Phase.LAY:
        return True
    elif s.options_left > 0:
        s.phase = Phase.ARCHIVES
    elif s.trades_left > 0:
        s.phase = Phase.MARKET
    elif s.rounds == 0:
        return asks_draft(s)
    else:
        return asks_locks(s)
    return True


@rule
def asks_locks(s):
    """The chests give their open parts, then each locked one asks for a key."""
    empty_chests(s)
    if next_good(s) != NONE:
        return False
    chest = first_locked(s)
    if chest == NONE:
        return asks_turn(s)
    s.phase = Phase.LOCK
    if can_unlock(s):
        return True
    s.chest[chest] = DISCARDS
    return False


@rule
def asks_turn(s):
    """Back to the turn itself."""
    s.special = 0
    if at_source(s):
        s.phase = Phase.SOURCE
    elif s.acted & Did.MOVED:
        s.phase = Phase.ACT
    else:
        s.phase = Phase.ENTER if s.edge[s.turn] == NONE else Phase.MOVE
    return True


@rule
def asks_draft(s):
    if s.drafted < 2 * s.seats:
        s.phase = Phase.DRAFT
        s.turn = drafter(s)
        return True
    if s.drafted < 3 * s.seats:
        start_effects(s)
    else:
        begin_round(s)
    return False
