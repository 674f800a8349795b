"""The move (FT-4): a tile's meeples are picked up and dropped one by one, the last where its own colour stands.

A move that is under way can end on a tile that holds the last meeple's colour, if a walk of that length leads there;
or on any tile that the walk enters twice, if two of a colour are left for it. That is all there is: so a few bits tell
whether a step leaves a way to the end, and no move is ever tried out.
"""

import numpy as np

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, TILE
from majlis.games.five_tribes.events import Did
from majlis.games.five_tribes.parts import TILES, TRIBES, Djinn
from majlis.games.five_tribes.rules.grid import AGAIN, ENDS, N_WAYS, NOWHERE, SIDE, SIDES, STEPS, WAYS
from majlis.games.five_tribes.rules.holdings import income, place_camel
from majlis.games.five_tribes.rules.why import Why
from majlis.games.five_tribes.state import PATH, Phase

# by a set of tribes, a bit a tribe: those beside which it holds another one
OTHERS = np.array([sum(1 << i for i in range(TRIBES) if which & ~(1 << i)) for which in range(1 << TRIBES)])


@rule
def any_move(s):
    for tile in range(TILES):
        if begins_a_move(s, tile):
            return True
    return False


@rule
def may_stay(can_move):
    """Window A: the move is a must, unless there is none (FT-3.4)."""
    return Why.MUST_MOVE if can_move else Why.OPEN


@rule
def mark_pick_ups(s, mask):
    n = 0
    for tile in range(TILES):
        is_open = begins_a_move(s, tile)
        mask[TILE + tile] = is_open
        n += int(is_open)
    return n


@rule
def may_pick_up(s, tile):
    """FT-4.5: only a tile from which a whole move can be made."""
    if begins_a_move(s, tile):
        return Why.OPEN
    return Why.BARE if is_bare(s, tile) else Why.INCOMPLETE


@rule
def begins_a_move(s, tile):
    return ends_of_move(s, tile) != 0


@rule
def ends_of_move(s, tile):
    """Where a move from this tile can end. Asked of all tiles before every move, so without a branch."""
    n = 0
    for tribe in range(TRIBES):
        n += int(s.meeples[tile, tribe])
    n = walk_length(n)
    ends, again, found = int(ENDS[tile, NOWHERE, n]) & ~(1 << tile), int(AGAIN[tile, NOWHERE, n]), 0
    for tribe in range(TRIBES):
        found |= last_steps(int(s.meeples[tile, tribe]), int(s.has[tribe]), ends, again)
    return found


@rule
def last_steps(left, where, ends, again):
    """The tiles on which the last meeple can be of this tribe: so many are left, and it stands there (FT-4.4)."""
    return where & ends & -int(left > 0) | again & -int(left > 1)


@rule
def walk_length(n):
    """Long walks are alike."""
    return n if n <= STEPS else STEPS - (n - STEPS) % 2


@rule
def mark_drops(s, mask):
    n, here, came = 0, int(s.here), int(s.came)
    for i in range(N_WAYS[here, came]):
        tile = int(WAYS[here, came, i, 0])
        n += mark_tribes(mask, AT + tile * TRIBES, drops_on(s, tile, WAYS[here, came, i, 1]))
    return n


@rule
def mark_tribes(mask, first, tribes):
    """A set of tribes from this action on; how many are marked."""
    n = 0
    for tribe in range(TRIBES):
        mask[first + tribe] = tribes >> tribe & 1
        n += tribes >> tribe & 1
    return n


@rule
def drops_on(s, tile, came):
    """Which tribes may be dropped here, a bit a tribe: `may_leave` of them all at once, without a branch.

    The last one where its colour stands; one of the others if another tribe can come last then, or one more of its own.
    """
    n = walk_length(s.n_carry - 1)
    ends, again, held, last, more = int(ENDS[tile, came, n]), int(AGAIN[tile, came, n]), 0, 0, 0
    for tribe in range(TRIBES):
        left, where = int(s.carry[tribe]), int(s.has[tribe])
        held |= int(left > 0) << tribe
        last |= int(last_steps(left, where, ends, again) != 0) << tribe
        more |= int(last_steps(left - 1, where | 1 << tile, ends, again) != 0) << tribe
    return last if s.n_carry == 1 else held & (more | OTHERS[last])


@rule
def may_drop(s, tile, tribe):
    """FT-4.2 to FT-4.5: next door, never straight back, the last one on its colour, and no dead end."""
    side = int(SIDE[s.here, tile])
    why = may_step(s, side)
    return why if why != Why.OPEN else may_leave(s, tile, (side + 2) % SIDES, tribe)


@rule
def may_step(s, side):
    """FT-4.2, FT-4.3."""
    if side == NOWHERE:
        return Why.FAR
    return Why.BACK if side == s.came else Why.OPEN


@rule
def may_leave(s, tile, came, tribe):
    """FT-4.4 for the last meeple, FT-4.5 for the others."""
    if s.carry[tribe] == 0:
        return Why.NOT_CARRIED
    if ends_after(s, tile, came, tribe):
        return Why.OPEN
    return Why.COLOUR if s.n_carry == 1 else Why.DEAD_END


@rule
def ends_after(s, tile, came, tribe):
    """Where the move can end if one of this tribe is dropped here."""
    if s.n_carry == 1:
        return int(s.has[tribe]) & 1 << tile
    n = walk_length(s.n_carry - 1)
    ends, again, found = int(ENDS[tile, came, n]), int(AGAIN[tile, came, n]), 0
    for last in range(TRIBES):
        dropped = int(last == tribe)
        found |= last_steps(int(s.carry[last]) - dropped, int(s.has[last]) | dropped << tile, ends, again)
    return found


@rule
def ends_in_hand(s):
    """Where the move that is under way can end."""
    found = 0
    if s.phase == Phase.DROP:
        for i in range(N_WAYS[s.here, s.came]):
            tile, came = WAYS[s.here, s.came, i, 0], WAYS[s.here, s.came, i, 1]
            for tribe in range(TRIBES):
                if s.carry[tribe] > 0:
                    found |= ends_after(s, tile, came, tribe)
    return found


@rule
def pick_up(s, tile):
    """FT-4.1: all meeples of the tile."""
    for tribe in range(TRIBES):
        s.carry[tribe] = s.meeples[tile, tribe]
        s.n_carry += s.carry[tribe]
        leave(s, tile, tribe, int(s.carry[tribe]))
    note(s, Did.PICK_UP, s.active, tile, s.carry[0], s.carry[1], s.carry[2], s.carry[3], s.carry[4])
    s.here, s.came = tile, NOWHERE
    s.path[:] = NONE
    s.path[0], s.n_path = tile, 1
    s.phase = Phase.DROP


@rule
def drop(s, tile, tribe):
    side = int(SIDE[s.here, tile])
    s.here, s.came = tile, (side + 2) % SIDES
    if s.n_path < PATH:
        s.path[s.n_path] = tile
        s.n_path += 1
    s.carry[tribe] -= 1
    s.n_carry -= 1
    stand(s, tile, tribe, 1)
    note(s, Did.DROP, s.active, tile, tribe)
    if s.camel[tile] == s.djinn[Djinn.MARID]:  # a djinn is always somewhere, so this is a seat's
        income(s, Djinn.MARID, 1)
    if s.n_carry == 0:
        collect(s, tile, tribe)


@rule
def collect(s, tile, tribe):
    """FT-4.6: take all of that colour; an empty tile without a camel is won."""
    s.tribe, s.took = tribe, s.meeples[tile, tribe]
    s.carry[tribe] = s.n_carry = s.took
    leave(s, tile, tribe, int(s.took))
    note(s, Did.TAKE, s.active, tile, tribe, s.took)
    claim_if_empty(s, tile)
    s.phase = Phase.TRIBE


@rule
def claim_if_empty(s, tile):
    """FT-4.6: an empty tile without a camel is won."""
    if is_bare(s, tile) and may_claim(s, tile):
        place_camel(s, tile)


@rule
def may_claim(s, tile):
    return s.camel[tile] == NONE and s.camels[s.active] > 0


@rule
def is_bare(s, tile):
    """No meeple stands here."""
    for tribe in range(TRIBES):
        if s.meeples[tile, tribe] > 0:
            return False
    return True


@rule
def stand(s, tile, tribe, n):
    """Meeples come to a tile."""
    s.meeples[tile, tribe] += n
    s.has[tribe] |= 1 << tile


@rule
def leave(s, tile, tribe, n):
    """Meeples leave a tile."""
    s.meeples[tile, tribe] -= n
    if s.meeples[tile, tribe] == 0:
        s.has[tribe] &= ~(1 << tile)
