"""The score sheet."""

from majlis.core.record import NONE, seen
from majlis.core.speech import topic
from majlis.games.five_tribes.parts import Flag
from majlis.games.five_tribes.words.reckoning import sheet

TALLY = topic(__package__, "tally")


def tally(view, lang="en"):
    """The score sheet: where each seat's points come from, as far as this view knows the hands.

    It is the same for every reader, so covered gold is left out for all until the game is over (FT-11.6).
    """
    v, labels = seen(view), list(TALLY[lang]["lines"])
    sheets = [sheet(v, seat) for seat in range(v.seats)]
    if v.options & Flag.COVERED_GOLD and v.turn != NONE:
        sheets = [lines[1:] for lines in sheets]
        labels = [*labels[1:-1], TALLY[lang]["without_gold"]]
    columns = [*map(list, zip(*sheets, strict=True)), [sum(lines) for lines in sheets]]
    return list(zip(labels, columns, strict=True))
