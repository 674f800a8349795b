"""When a bot's move is shown: that depends on what everybody knows alone."""

import math

from majlis.bots.search.ways import LEVELS, budget
from majlis.core.editions import family
from majlis.core.match import Match

PACE = 0.6  # seconds between the moves of bots, so that an eye can follow
PACES = {"brisk": 0.3, "slow": 3.0}  # times as long, for who wants that; whatever else is said is 1
FEW = 1000  # walks that take no time to speak of


def unhurried(match: Match, player: str) -> float:
    """Seconds that no pace takes from a level that walks far: so its haste does not tell how hard it had to think."""
    known = player in LEVELS and budget(family(match.game), match.header.seats, player).walks > FEW
    return PACE if known else 0.0


def shown_after(pause: float, least: float, spent: float) -> float:
    """When a bot's move is shown, counted from the begin of its turn: that follows from pace and level, not from how
    long it thought, and from how many choices least of all. Who is late for one moment waits for the next. Without a
    pace, for scripts, it is shown at once."""
    step = max(pause, least)
    return step * max(1, math.ceil(spent / step)) if pause else spent
