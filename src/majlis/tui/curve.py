"""The curve of an analysis in letters: a sign for each seat, over all turns."""

from collections.abc import Sequence

from rich.text import Text

from majlis.bots.coach.analysis import Analysis
from majlis.tui.board import QUIET, TONES, line

SIGNS = "●○◆◇"  # by seat: in a curve they are told apart more easily than numbers
GUTTER = 6  # letters before the curve: how much that is
Cells = list[list[tuple[str, str]]]


def curve(analysis: Analysis, wide: int, tall: int) -> list[Text]:
    """From 100 % to 0 %, under it the numbers of the turning points."""
    cells: Cells = [[("·" if y in (0, tall // 2, tall - 1) else " ", QUIET)] * wide for y in range(tall)]
    for x in range(wide):
        for seat, chance in enumerate(analysis.curve[at(analysis, x, wide)]):
            cells[round((1 - chance) * (tall - 1))][x] = SIGNS[seat], TONES[f"seat-{seat}"]
    scale = {0: "100 %", tall // 2: " 50 %", tall - 1: "  0 %"}
    rows = [gutter(scale.get(y, "")) + row for y, row in enumerate(cells)]
    return [line(row) for row in [*rows, gutter("") + pins(analysis, wide)]]


def gutter(words: str) -> list[tuple[str, str]]:
    return [(letter, QUIET) for letter in f"{words:<{GUTTER}}"]


def at(analysis: Analysis, x: int, wide: int) -> int:
    """Which of the moments of the curve stands in a column."""
    return round(x * (len(analysis.curve) - 1) / (wide - 1))


def pins(analysis: Analysis, wide: int) -> list[tuple[str, str]]:
    """Under each turning point its number; what would cover another stands beside it."""
    row: list[tuple[str, str]] = [(" ", "")] * wide
    for number, point in enumerate(analysis.points, 1):
        x = round(point.turn * (wide - 1) / max(1, len(analysis.curve) - 1))
        free = next((i for i in [*range(x, wide), *range(x, -1, -1)] if row[i][0] == " "), x)
        row[free] = str(number), TONES["title"]
    return row


def legend(names: Sequence[str]) -> Text:
    """Which sign is whose."""
    text = Text()
    for seat, name in enumerate(names):
        text.append(f"{SIGNS[seat]} {name}  ", TONES[f"seat-{seat}"])
    return text
