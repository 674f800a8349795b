"""bench/RESULTS.md: what `majlis bench` found, as a table and a picture beside the peers."""

import os
import platform
from datetime import date
from math import log10
from typing import Any
from xml.sax.saxutils import escape

from majlis.bench.peers import ONE
from majlis.bench.report import Report, digits

RACES = {  # what can be compared: our number, and the peers' that count the same
    "One step and what is open then, called from Python, a second": (ONE, ONE),
    "Random steps inside compiled code, on one core, a second": ("batched_random_per_second", "steps_per_second"),
    "The same beside JAX": ("batched_random_per_second", "batched_random_per_second"),
    "Random games a second": ("games_per_second", "games_per_second"),
}
WIDE, LEFT, HIGH = 760, 260, 24
INK, PAPER, OURS, THEIRS = "#2a2140", "#fbf5e6", "#2e86ab", "#b9b2a3"

Row = tuple[str, float, bool]  # whose, how many, and whether it is ours


def rows(report: Report, ours: str, theirs: str) -> list[Row]:
    """Who is how fast, the fastest first."""
    found: list[Row] = [(name, float(speed[ours]), True) for name, speed in report["games"].items()]
    found += [(name, float(peer[theirs]), False) for name, peer in report["peers"].items() if theirs in peer]
    return sorted(found, key=lambda row: -row[1])


def page(report: Report, picture_name: str) -> str:
    """The page: each race that has a peer, then all that was measured of our games."""
    out = ["# Side by side", "", f"Made by `make results` on {machine()}, {date.today():%d %B %Y}: the best of several"]
    out += ["rounds that took turns, one core. Games differ, so a step is not the same amount of work everywhere;"]
    out += ["only decisions are counted, and what chance does between them is part of a step.", ""]
    out += [f"![Side by side]({picture_name})", ""]
    for title, (ours, theirs) in RACES.items():
        found = rows(report, ours, theirs)
        if not all(mine for _, _, mine in found):
            out += [f"## {title}", "", "| | a second |", "| --- | --- |"]
            out += [f"| {bold(name, mine)} | {number:,.{digits(number)}f} |" for name, number, mine in found] + [""]
    return "\n".join([*out, "## All that was measured of our games", "", *measured(report["games"]), ""])


def bold(name: str, mine: bool) -> str:
    return f"**{name}**" if mine else name


def measured(games: dict[str, dict[str, Any]]) -> list[str]:
    names = list(games)
    lines = ["| | " + " | ".join(names) + " |", "| --- |" + " --- |" * len(names)]
    for what in next(iter(games.values())):
        numbers = [f"{games[name][what]:,.{digits(games[name][what])}f}" for name in names]
        lines.append(f"| {what.replace('_', ' ')} | " + " | ".join(numbers) + " |")
    return lines


def machine() -> str:
    kind = f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    return f"{os.cpu_count()} cores ({kind}{busy()})"


def busy() -> str:
    """How many processes wanted a core while this was measured; not every system tells."""
    return f", load {os.getloadavg()[1]:.1f}" if hasattr(os, "getloadavg") else ""


def picture(report: Report) -> str:
    """Bars on a logarithmic scale, a group a race."""
    out, y = list[str](), 20
    for title, (ours, theirs) in RACES.items():
        found = rows(report, ours, theirs)
        if all(mine for _, _, mine in found):
            continue
        out.append(f'<text x="16" y="{y + 14}" font-size="15" fill="{INK}">{escape(title)}</text>')
        y += HIGH
        for row in found:
            out += bar(row, y, found[0][1])
            y += HIGH
        y += HIGH // 2
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {y}" font-family="system-ui, sans-serif">'
    return "\n".join([head, f'<rect width="{WIDE}" height="{y}" rx="12" fill="{PAPER}"/>', *out, "</svg>", ""])


def bar(row: Row, y: int, most: float) -> list[str]:
    name, number, mine = row
    wide = (WIDE - LEFT - 110) * max(0.02, log10(max(number, 1.0)) / max(1.0, log10(max(most, 1.0))))
    return [
        f'<text x="28" y="{y + 14}" font-size="13" fill="{INK}">{escape(name)}</text>',
        f'<rect x="{LEFT}" y="{y + 2}" width="{wide:.0f}" height="16" rx="3" fill="{OURS if mine else THEIRS}"/>',
        f'<text x="{WIDE - 16}" y="{y + 14}" font-size="13" text-anchor="end" fill="{INK}">{number:,.0f}</text>',
    ]
