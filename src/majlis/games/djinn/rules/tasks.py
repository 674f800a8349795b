"""The tasks of who plays alone (DJ-14.6)."""

from majlis.core.compile import rule
from majlis.games.djinn.parts import KITS
from majlis.games.djinn.rules.archives import laid_by
from majlis.games.djinn.rules.equipment import cards_of, full_sets
from majlis.games.djinn.rules.scoring import any_key_mage, mages_of
from majlis.games.djinn.rules.tom import ALONE
from majlis.games.djinn.rules.trophies import trophies_of

TASKS = 11


@rule
def tasks_done(s):
    """Those that are fulfilled as it stands, a bit a task."""
    done = 0
    for task in range(TASKS):
        done |= int(task_done(s, task)) << task
    return done


@rule
def task_done(s, task):
    """K1 to K11."""
    match task:
        case 0:
            return mages_of(s, ALONE, False) >= 8
        case 1:
            return full_sets(s, ALONE) >= 2
        case 2:
            return trophies_of(s, ALONE) >= 3
        case 3:
            return s.coins[ALONE] >= 10
        case 4:
            return s.keys[ALONE] >= 3
        case 5:
            return s.opened[ALONE] == 0
        case 6:
            return s.capacity[ALONE] <= 6
        case 7:
            return types_of(s, ALONE) <= 1
        case 8:
            return mages_of(s, ALONE, False) <= 2
        case 9:
            return not any_key_mage(s, ALONE)
    return laid_by(s, ALONE) == 0


@rule
def types_of(s, seat):
    """How many types of equipment a player has."""
    n = 0
    for kit in range(KITS):
        n += cards_of(s, seat, kit) > 0
    return n
