"""The record sheet as a picture of its own: everything it needs is in it, so it can be sent and printed."""

from html import escape

from majlis.table.daily import alone
from majlis.table.records import Sheet
from majlis.web.words import WORDS

DARK = {"ground": "#14122b", "panel": "#1e1b3a", "raised": "#2a2650", "ink": "#f2ead3", "quiet": "#b9b0d0"}
DARK |= {"brass": "#c9a227", "title": "#e0bb4b", "lamp": "#f4d35e"}
LIGHT = {"ground": "#efe2c6", "panel": "#faf3e2", "raised": "#fffaf0", "ink": "#2a2140", "quiet": "#5c5170"}
LIGHT |= {"brass": "#8c6a12", "title": "#6f520b", "lamp": "#c2410c"}

WIDE, EDGE, HEAD, ROW, COLUMN = 960, 40, 150, 46, 110
SERIF = "Iowan Old Style, Palatino, Georgia, Noto Serif, serif"
SANS = "system-ui, Segoe UI, Roboto, Noto Sans, sans-serif"


def picture(sheet: Sheet, title: str, lang: str, light: bool = False) -> str:
    """The whole sheet as SVG."""
    w, tone, solo = WORDS[lang], LIGHT if light else DARK, alone(sheet.game)
    rows = solo.tasks + 3
    tall = HEAD + rows * ROW + 44
    best = [sheet.best(choice) for choice in sheet.choices]
    body = [
        f'<rect width="{WIDE}" height="{tall}" fill="{tone["ground"]}"/>',
        f'<rect x="{EDGE / 2}" y="{EDGE / 2}" width="{WIDE - EDGE}" height="{tall - EDGE}" rx="22" '
        f'fill="{tone["panel"]}" stroke="{tone["brass"]}" stroke-opacity=".5"/>',
        text((EDGE + 16, 82), sheet.game.about[lang].title, tone["title"], 34, face=SERIF),
        text((EDGE + 16, 116), title, tone["quiet"], 19),
        text((WIDE - EDGE - 16, 82), w["sheet"], tone["quiet"], 19, "end"),
        text((WIDE - EDGE - 16, 116), filled(sheet, lang), tone["ink"], 19, "end"),
        *line(0, w["task"], [], tone, quiet=True),
        *[text((centre(i), base(0)), choice, tone["title"], 22, "middle") for i, choice in enumerate(sheet.choices)],
        *line(1, w["best"], ["–" if n is None else str(n) for n in best], tone, strong=True),
    ]
    for task in range(solo.tasks):
        body += line(task + 2, solo.task(task, lang), [], tone)
        body += [lamp(i, task + 2, task in sheet.tasks(choice), tone) for i, choice in enumerate(sheet.choices)]
    won = [f"{sheet.wins(choice)} / {sheet.games(choice)}" for choice in sheet.choices]
    body += line(rows - 1, w["won_of"], won, tone, quiet=True)
    name = escape(w["sheet_of"].format(title=title))
    size = f'viewBox="0 0 {WIDE} {tall}" width="{WIDE}" height="{tall}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{name}">'
        f"<title>{name}</title>{''.join(body)}</svg>"
    )


def filled(sheet: Sheet, lang: str) -> str:
    return WORDS[lang]["filled"].format(n=sheet.filled, all=sheet.fields)


def line(
    row: int, label: str, cells: list[str], tone: dict[str, str], strong: bool = False, quiet: bool = False
) -> list[str]:
    """A row: its rule, its label, and what stands in its fields."""
    y = HEAD + (row + 1) * ROW
    ink = tone["quiet"] if quiet else tone["ink"]
    shade = f'<rect x="{EDGE}" y="{y - ROW}" width="{WIDE - 2 * EDGE}" height="{ROW}" rx="10" fill="{tone["raised"]}"/>'
    rule = f'<path d="M{EDGE} {y}H{WIDE - EDGE}" stroke="{tone["brass"]}" stroke-opacity=".25"/>'
    size = 26 if strong else 18
    fields = [text((centre(i), base(row)), cell, ink, size, "middle") for i, cell in enumerate(cells)]
    return [shade if strong else rule, text((EDGE + 16, base(row)), label, ink, 18), *fields]


def lamp(column: int, row: int, lit: bool, tone: dict[str, str]) -> str:
    """A field for a task: an empty socket, or a light in it."""
    x, y, r = centre(column), base(row) - 7, 11
    shape = f'd="M{x} {y - r}L{x + r} {y}L{x} {y + r}L{x - r} {y}Z"'
    look = (
        f'fill="{tone["lamp"]}"'
        if lit
        else f'fill="none" stroke="{tone["brass"]}" stroke-opacity=".6" stroke-width="1.5"'
    )
    return f"<path {shape} {look}/>"


def centre(column: int) -> int:
    return WIDE - EDGE - 16 - 4 * COLUMN + column * COLUMN + COLUMN // 2


def base(row: int) -> int:
    return HEAD + row * ROW + 31


def text(at: tuple[int, int], words: str, ink: str, size: int, anchor: str = "start", face: str = SANS) -> str:
    look = f'fill="{ink}" font-size="{size}" text-anchor="{anchor}" font-family="{face}"'
    return f'<text x="{at[0]}" y="{at[1]}" {look} font-variant-numeric="tabular-nums">{escape(words)}</text>'
