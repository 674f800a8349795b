"""A study for a reader: lines for a terminal, a table for a program, a page with a picture."""

import csv
import io
from collections.abc import Callable, Sequence
from math import isfinite
from xml.sax.saxutils import escape

from majlis.bots.study.asked import Asked
from majlis.bots.study.figures import Line, Mean

LUCK = 0.05  # a difference less likely than this by luck is called one
WIDE, LEFT, HIGH, RIGHT = 760, 190, 24, 120
INK, PAPER, GOOD, BAD, DULL = "#2a2140", "#fbf5e6", "#2e86ab", "#e4572e", "#b9b2a3"
CSV = ("thing", "count", "value", "low", "high", "p", "p_holm", "second", "second_low", "second_high")


def sorted_lines(question: Asked, lines: Sequence[Line]) -> list[Line]:
    """The best first, where there is a best."""
    return sorted(lines, key=lambda line: -line.first.value) if question.against is not None else list(lines)


def mean(it: Mean, percent: bool, signed: bool) -> str:
    """A value and how far it may be off."""
    scale, digits = (100, 1) if percent else (1, 2)
    value = f"{scale * it.value:{'+' if signed else ''}.{digits}f}"
    return f"{value} ± {scale * (it.high - it.low) / 2:.{digits}f}" if isfinite(it.low) else value


def rows(question: Asked, lines: Sequence[Line], change: bool) -> list[tuple[str, ...]]:
    """The table, its head first."""
    tested = change or question.against is not None
    head = ("", "times", question.columns[0] + (" (%)" if question.percent else ""), question.columns[1])
    out: list[tuple[str, ...]] = [(*head, "more than luck (Holm)") if tested else head]
    for line in sorted_lines(question, lines):
        first = mean(line.first, question.percent, tested)
        second = mean(line.second, False, change or question.paired) if question.columns[1] else ""
        row = line.thing, f"{line.count:,.0f}", first, second
        out.append((*row, verdict(line)) if tested else row)
    return out


def verdict(line: Line) -> str:
    if line.holm >= LUCK:
        return "no"
    return f"yes, p = {line.holm:.2g}" if line.holm > 0 else "yes, p < 1e-300"  # smaller than a number can say


def text(question: Asked, lines: Sequence[Line], change: bool = False) -> str:
    """The table with blanks between its columns."""
    table = rows(question, lines, change)
    wide = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    return "\n".join("  ".join(f"{cell:<{wide[i]}}" for i, cell in enumerate(row)).rstrip() for row in table)


def markdown(question: Asked, lines: Sequence[Line], command: str, picture: str, change: bool = False) -> str:
    """A page: the question, how it was asked, the picture and the table."""
    head, *body = rows(question, lines, change)
    found = ["| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *body)]
    said = f"{question.asks.capitalize()}? Made by `{command}`. {question.caveat}".strip()
    sure = "Intervals hold with 95 % confidence; p values are corrected for all lines of the table (Holm)."
    drawn = f"![{question.asks}]({picture})"
    return "\n".join([f"# {question.name.capitalize()}", "", said, sure, "", drawn, "", *found, ""])


def table_csv(question: Asked, lines: Sequence[Line]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV)
    for it in sorted_lines(question, lines):
        second = (it.second.value, it.second.low, it.second.high)
        writer.writerow([it.thing, it.count, it.first.value, it.first.low, it.first.high, it.first.p, it.holm, *second])
    return out.getvalue()


def picture(question: Asked, lines: Sequence[Line], title: str, change: bool = False) -> str:
    """A line for each thing: where its value lies, and how far it may be off."""
    shown = [line for line in sorted_lines(question, lines) if isfinite(line.first.low)]
    low = min([0.0, *(line.first.low for line in shown)])
    high = max([0.0, *(line.first.high for line in shown)])
    scale = (WIDE - LEFT - RIGHT) / ((high - low) or 1.0)
    tall = HIGH * len(shown) + 84
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" font-family="system-ui, sans-serif">']
    out += [f"<title>{escape(title)}</title>", f'<rect width="{WIDE}" height="{tall}" rx="12" fill="{PAPER}"/>']
    out.append(f'<text x="16" y="30" font-size="17" fill="{INK}">{escape(title)}</text>')
    unit = question.columns[0] + (", in %; grey may be luck" if question.percent else "")
    out.append(f'<text x="16" y="50" font-size="12" fill="{INK}" opacity=".75">{escape(unit)}</text>')
    zero = LEFT - low * scale
    out.append(f'<path d="M{zero:.1f} 60V{tall - 12}" stroke="{INK}" stroke-width="1" opacity=".4"/>')
    for i, line in enumerate(shown):
        out += bar(question, line, 64 + HIGH * i, lambda x: zero + x * scale, change)
    return "\n".join([*out, "</svg>", ""])


def bar(question: Asked, line: Line, y: int, x: Callable[[float], float], change: bool) -> list[str]:
    """The name, the interval, the value as a dot, and in numbers."""
    tested = change or question.against is not None
    colour = INK if not tested else DULL if line.holm >= LUCK else GOOD if line.first.value > 0 else BAD
    left, right, at = x(line.first.low), x(line.first.high), x(line.first.value)
    number = mean(line.first, question.percent, tested)
    return [
        f'<text x="16" y="{y + 15}" font-size="13" fill="{INK}">{escape(line.thing)}</text>',
        f'<path d="M{left:.1f} {y + 11}H{right:.1f}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>',
        f'<circle cx="{at:.1f}" cy="{y + 11}" r="5" fill="{colour}"/>',
        f'<text x="{WIDE - 16}" y="{y + 15}" font-size="13" text-anchor="end" fill="{INK}">{escape(number)}</text>',
    ]
