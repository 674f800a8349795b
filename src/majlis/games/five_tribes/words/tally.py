"""The score sheet with its names."""

from majlis.core.game import States, load
from majlis.core.record import NONE, seen
from majlis.core.speech import topic
from majlis.games.five_tribes.parts import Flag
from majlis.games.five_tribes.rules.scoring import Line

TALLY = topic(__package__, "tally")


def tally(view: States, lang: str = "en") -> list[tuple[str, list[int]]]:
    """Where each seat's points come from, as far as this view knows the hands.

    It is the same for every reader, so covered gold is left out for all until the game is over (FT-11.6).
    """
    v, words = seen(view), TALLY[lang]
    sheets = [load("five_tribes").score(view, seat) for seat in range(v.seats)]
    covered = v.options & Flag.OPEN_GOLD == 0 and v.turn != NONE
    lines = [line for line in Line if not covered or line != Line.GOLD]
    total = [sum(sheet[line] for line in lines) for sheet in sheets]
    named = [(words["lines"][line], [sheet[line] for sheet in sheets]) for line in lines]
    return [*named, (words["without_gold" if covered else "points"], total)]
