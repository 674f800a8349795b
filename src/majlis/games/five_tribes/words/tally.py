"""The score sheet."""

from majlis.core.record import NONE
from majlis.games.five_tribes.parts import Flag
from majlis.games.five_tribes.words.languages import WORDS
from majlis.games.five_tribes.words.phrases import seen
from majlis.games.five_tribes.words.reckoning import sheet


def tally(view, lang="en"):
    """The score sheet: where each seat's points come from, as far as this view knows the hands.

    It is the same for every reader, so covered gold is left out for all until the game is over (FT-11.6).
    """
    v, labels = seen(view), list(WORDS[lang]["tally"])
    sheets = [sheet(v, seat) for seat in range(v.seats)]
    if v.options & Flag.COVERED_GOLD and v.turn != NONE:
        sheets = [lines[1:] for lines in sheets]
        labels = [*labels[1:-1], WORDS[lang]["without_gold"]]
    columns = [*map(list, zip(*sheets, strict=True)), [sum(lines) for lines in sheets]]
    return list(zip(labels, columns, strict=True))
