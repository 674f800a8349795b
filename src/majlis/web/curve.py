"""The curve of an analysis: a line for each seat over all turns, stretched to whatever room there is."""

from html import escape

from majlis.bots.coach.analysis import Analysis

TALL = 100


def curve(analysis: Analysis, names: tuple[str, ...], w: dict[str, str]) -> str:
    """The lines as SVG; numbers and names stand around it as text, so that they are readable at any width."""
    seats = range(len(analysis.names))
    label = escape(w["curve_label"].format(turns=len(analysis.turns), ends=ends(analysis, names)))
    lines = "".join(_line(analysis, seat) for seat in seats)
    return (
        f'<svg class="curve" viewBox="0 0 {len(analysis.turns)} {TALL}" preserveAspectRatio="none" role="img" '
        f'aria-label="{label}">{_grid(len(analysis.turns))}{_area(analysis)}{lines}</svg>'
    )


def ends(analysis: Analysis, names: tuple[str, ...]) -> str:
    """How it began for each seat, and how it ended."""
    first, last = analysis.curve[0], analysis.curve[-1]
    return "; ".join(
        f"{name} {round(100 * first[seat])} % – {round(100 * last[seat])} %" for seat, name in enumerate(names)
    )


def _grid(turns: int) -> str:
    return "".join(f'<path class="grid" d="M0 {y}H{turns}"/>' for y in (0, 25, 50, 75, 100))


def points(analysis: Analysis, seat: int) -> str:
    """A line from turn to turn."""
    return " ".join(f"{at},{TALL * (1 - chances[seat]):.1f}" for at, chances in enumerate(analysis.curve))


def _area(analysis: Analysis) -> str:
    """Where there is one line to follow, or two that mirror each other, the first has a shadow."""
    if len(analysis.names) > 2:
        return ""
    return f'<polygon class="area" points="0,{TALL} {points(analysis, 0)} {len(analysis.turns)},{TALL}"/>'


def _line(analysis: Analysis, seat: int) -> str:
    return f'<polyline class="line line-{seat}" points="{points(analysis, seat)}"/>'
