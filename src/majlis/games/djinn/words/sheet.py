"""The score sheet with its names."""

from majlis.core.game import States, load
from majlis.core.record import seen
from majlis.core.speech import topic
from majlis.games.djinn.parts import SEATS, Flag, Tile
from majlis.games.djinn.rules.scoring import Line
from majlis.games.djinn.rules.tom import LOST, WON

WORDS = topic(__package__, "sheet")
OUTCOMES = {0: "open", LOST: "lost", WON: "won"}


def tally(view: States, lang: str = "en") -> list[tuple[str, list[int]]]:
    """Where each seat's points come from, as far as this view knows the secret cards, and their sum."""
    sheets = [load("djinn").score(view, seat) for seat in range(view["seats"].item(0))]
    rows = [(name(view, line, lang), [lines[line] for lines in sheets]) for line in lines_of(view)]
    return [*rows, (WORDS[lang]["sum"], [sum(lines) for lines in sheets])]


def name(view: States, line: Line, lang: str) -> str:
    """What a line is called; that of Tom's cards goes by whether he is beaten."""
    if line == Line.TOM:
        return str(WORDS[lang]["tom's cards"][OUTCOMES[int(view[0]["won"])]])
    return str(WORDS[lang]["lines"][line])


def lines_of(view: States) -> list[Line]:
    """The lines that this game has: cards and tiles are not for beginners, and Tom is for one alone."""
    v = seen(view)
    if v.seats == 1:
        return [*list(Line)[: Line.CARDS], Line.TOM]
    if v.options & Flag.BEGINNER:
        return list(Line)[: Line.CARDS]
    return list(Line)[: Line.SECRET if v.tile[Tile.P10_SECRETS] >= SEATS else Line.TOM]
