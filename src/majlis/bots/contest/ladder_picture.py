"""The ladder as a picture: every rating is a dot on one scale, with its interval."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor

from majlis.bots.contest.ladder import ANCHOR, Group, Standing, standings, titled
from majlis.core.svg import DARK, LIGHT

WIDE, LEFT, RIGHT = 760, 190, 80  # the picture, the room for names, the room for numbers
ROW, HEAD, TOP = 28, 46, 64  # the height of a row, of a heading, and where the first one begins
GRID = 200  # Elo points between two lines
STYLE = f"""
svg{{{DARK};font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}}
@media (prefers-color-scheme:light){{svg{{{LIGHT}}}}}
.ground{{fill:var(--ground)}}.panel{{fill:var(--panel);stroke:var(--brass);stroke-opacity:.28}}
text{{fill:var(--ink);font-size:15px}}.title{{fill:var(--brass);font-size:20px;font-weight:650}}
.quiet{{fill:var(--quiet);font-size:13px}}.middle{{text-anchor:middle}}.end{{text-anchor:end}}.strong{{font-weight:650}}
.grid{{stroke:var(--quiet);stroke-opacity:.22}}.reach{{stroke:var(--ink);stroke-width:2;stroke-linecap:round}}
.dot{{fill:var(--brass);stroke:var(--panel);stroke-width:2}}.anchor{{fill:var(--panel);stroke:var(--brass)}}
"""


def picture(groups: Sequence[Group]) -> str:
    """All groups, one under another, as SVG."""
    panels = [(titled(group), rated) for group in groups if (rated := [s for s in standings(group) if s.rating])]
    ratings = [row.rating for _, rows in panels for row in rows if row.rating]
    least = GRID * floor(min((r.low for r in ratings), default=1000) / GRID)
    most = GRID * ceil(max((r.high for r in ratings), default=1000) / GRID + 0.01)
    high = TOP + sum(HEAD + ROW * len(rows) + 34 for _, rows in panels)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" role="img" aria-label="Ratings">',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDE}" height="{high}"/>',
        '<text class="title" x="20" y="34">How strong the bots are</text>',
        f'<text class="quiet end" x="{WIDE - 20}" y="34">Elo points, {ANCHOR} at 1000, with 95 % intervals</text>',
    ]
    y = TOP
    for title, rows in panels:
        out += _panel(title, rows, y, least, most)
        y += HEAD + ROW * len(rows) + 34
    return "\n".join([*out, "</svg>", ""])


def _panel(title: str, rows: Sequence[Standing], top: int, least: int, most: int) -> list[str]:
    """One group: its heading, its scale and its rows."""
    high = HEAD + ROW * len(rows) + 22
    out = [
        f'<rect class="panel" x="10" y="{top - 8}" width="{WIDE - 20}" height="{high}" rx="10"/>',
        f'<text class="strong" x="24" y="{top + 17}">{escape(title)}</text>',
    ]
    for points in range(least, most + 1, GRID * max(1, round((most - least) / 1600))):
        x = _x(points, least, most)
        out.append(f'<path class="grid" d="M{x:.1f} {top + HEAD - 12}V{top + high - 30}"/>')
        out.append(f'<text class="quiet middle" x="{x:.1f}" y="{top + high - 15}">{points}</text>')
    for i, row in enumerate(rows):
        out += _row(row, top + HEAD + ROW * i, least, most)
    return out


def _row(row: Standing, y: int, least: int, most: int) -> list[str]:
    """A name, an interval, a dot and a number."""
    assert row.rating
    low, dot, high = (_x(points, least, most) for points in (row.rating.low, row.rating.rating, row.rating.high))
    kind = "dot anchor" if row.bot == ANCHOR else "dot"
    return [
        f'<text x="24" y="{y + 5}">{escape(row.bot)}</text>',
        f'<path class="reach" d="M{low:.1f} {y}H{high:.1f}"/>',
        f'<circle class="{kind}" cx="{dot:.1f}" cy="{y}" r="6.5"/>',
        f'<text class="strong end" x="{WIDE - 24}" y="{y + 5}">{row.rating.rating:.0f}</text>',
    ]


def _x(points: float, least: int, most: int) -> float:
    return LEFT + (points - least) / (most - least) * (WIDE - LEFT - RIGHT)
