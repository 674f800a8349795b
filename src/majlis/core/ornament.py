"""Drawings that all games share: colours, marks, the body of a card, the players' signs, the lantern and the night."""

from collections.abc import Callable
from typing import NamedTuple

from majlis.core.scene import Piece, Sprite

BRASS, NIGHT, CREAM, GOLD = "#c9a227", "#15112e", "#f2ead3", "#f0c24b"
EDGE = f"var(--edge,{BRASS})"
LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
FILL = 'fill="currentColor"'


class Hue(NamedTuple):
    """A colour, from the shadow on it to the light upon it."""

    deep: str
    mid: str
    bright: str
    tint: str = ""


# --- marks in the current colour, each in a box of 24 around the middle

CROWN = f'<path d="M-9.5 9.5L-11.5-5.5-5.2-.6 0-10 5.2-.6 11.5-5.5 9.5 9.5Z" {FILL}/>'
COIN = (
    f'<circle r="11" {FILL}/><circle r="7.7" fill="none" stroke="#5a4205" stroke-width="1.5" opacity=".75"/>'
    '<path d="M0-4.8L1.5-1.5 4.8 0 1.5 1.5 0 4.8-1.5 1.5-4.8 0-1.5-1.5Z" fill="#5a4205" opacity=".85"/>'
)
PALM = (
    f'<path d="M-.6-4Q2.4 4-2.4 12H3.4Q6 3 2.6-4.4ZM1-3.4C-3.5-8-10-6.5-12 2C-8.5-2-4-2.6 1-3.4ZM1-3.4C5.5-8 11-6.5'
    " 12.5 1.5C9.5-2 5.5-2.8 1-3.4ZM1-3.4C.5-9.5-5-13-11-10.5C-6.5-9.5-2.5-7.5 1-3.4ZM1-3.4C1.5-9.5 7-13 12-10C8-9.5"
    f' 4.5-7.5 1-3.4Z" {FILL} stroke="currentColor" stroke-width="1.2" stroke-linejoin="round"/>'
)
CARD = f'<rect x="-7.5" y="-11" width="15" height="22" rx="2.6" {FILL}/>'
KHATAM = "M0-30L9-21H21V-9L30 0 21 9V21H9L0 30-9 21H-21V9L-30 0-21-9V-21H-9Z"  # the eight-pointed star, in a box of 60


def mark(drawing: str, x: float, y: float, size: float, colour: str) -> str:
    """A mark around a point."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 24:.3g})" color="{colour}">{drawing}</g>'


def big(drawing: str, colour: str, x: float = -3, y: float = -3, size: float = 46) -> str:
    """The main mark of a sign, a little off its middle: its corner belongs to smaller ones."""
    return mark(drawing, x, y, size, colour)


def cornered(main: str, corners: tuple[tuple[str, str], ...], at: tuple[tuple[int, int], ...], radius: float) -> str:
    """A large mark with smaller ones, each of its colour, on dark discs at its corners."""
    small = "".join(
        f'<circle cx="{x}" cy="{y}" r="{radius:g}" fill="{NIGHT}"/>{mark(drawing, x, y, 20, colour)}'
        for (drawing, colour), (x, y) in zip(corners, at, strict=False)
    )
    return main + small


def numeral(words: object, x: float, y: float, size: float, colour: str, anchor: str = "middle") -> str:
    look = f'font-size="{size}px" font-weight="800" fill="{colour}" text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{words}</text>'


def digit(words: object, size: float = 19) -> str:
    """Words as a mark."""
    return numeral(words, 0, size * 0.36, size, "currentColor")


# --- cards


def sheet(width: float, height: float, fill: str) -> str:
    """The body of a card and the shadow that gives it weight."""
    return (
        f'<rect x="-1" y="2" width="{width + 3}" height="{height + 3}" rx="10" opacity=".25"/>'
        f'<rect width="{width}" height="{height}" rx="8" fill="{fill}"/>'
    )


def rim(width: float, height: float, colour: str = EDGE) -> str:
    """The edge of a card, over all that is drawn on it."""
    return (
        f'<rect x=".8" y=".8" width="{width - 1.6}" height="{height - 1.6}" rx="7.4" fill="none" stroke="{colour}" '
        'stroke-width="1.6"/>'
    )


def faded(name: str, first: str, last: str, across: int = 0) -> str:
    """A gradient to fill a card with, from top to bottom, or across it from corner to corner."""
    return (
        f'<linearGradient id="{name}" x2="{across}" y2="1"><stop stop-color="{first}"/><stop offset="1" '
        f'stop-color="{last}"/></linearGradient>'
    )


def glowing(name: str, hue: Hue, centre: str = 'r=".75"') -> str:
    """A gradient that is brighter in the middle."""
    return (
        f'<radialGradient id="{name}" {centre}><stop stop-color="{hue.mid}"/>'
        f'<stop offset="1" stop-color="{hue.deep}"/></radialGradient>'
    )


def empty(width: float, height: float) -> str:
    """Where a card would lie."""
    return (
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="8" fill="none" stroke="{BRASS}" '
        'stroke-width="1.8" stroke-dasharray="6 6" opacity=".6"/>'
    )


# --- players

SEAT_HUES = (
    Hue("#4a1e00", "#d96a12", "#ff9d45"),
    Hue("#2c0e57", "#8146d9", "#bb8cff"),
    Hue("#02393a", "#0f9c9c", "#3fd9cf"),
    Hue("#52062f", "#cc2f7d", "#ff7fb5"),
)
SEAT_MARKS = (
    f'<circle r="8" {FILL}/>',
    f'<path d="M0-9L9.4 7.4H-9.4Z" {FILL}/>',
    f'<rect x="-7.4" y="-7.4" width="14.8" height="14.8" {FILL}/>',
    f'<path d="M0-10L2.7-3.2 9.6-3 4.2 1.4 6 8.4 0 4.6-6 8.4-4.2 1.4-9.6-3-2.7-3.2Z" {FILL}/>',
)


def disc(seat: int) -> str:
    """A player's colour and mark, in a box of 40."""
    hue = SEAT_HUES[seat]
    return (
        f'<circle cx="20" cy="20" r="18" fill="{hue.bright}" stroke="{NIGHT}" stroke-width="2"/>'
        f'<circle cx="20" cy="20" r="14.6" fill="{hue.deep}"/>{mark(SEAT_MARKS[seat], 20, 20, 22, hue.bright)}'
    )


# --- the lantern and the night

LANTERN = (
    '<radialGradient id="flame"><stop stop-color="#ffb347" stop-opacity=".6"/><stop offset="1" stop-color="#ff9a3c" '
    'stop-opacity="0"/></radialGradient><circle cx="20" cy="32" r="30" fill="url(#flame)"/><path d="M20 2A5 5 0 1 1 '
    '19.9 2M20 12Q29 13 31 21H9Q11 13 20 12Z" fill="none" stroke="#b58a1c" stroke-width="2.4"/><path d="M10 21H30Q37 '
    '34 29 48H11Q3 34 10 21Z" fill="#ffc46b" stroke="#8c6a12" stroke-width="2.2"/><path d="M20 26C22 31 26 33 25 38A5 '
    '5 0 0 1 15 38C15 34 19 32 20 26Z" fill="#e4572e"/><path d="M16 21Q10 34 16 48M24 21Q30 34 24 48" fill="none" '
    'stroke="#8c6a12" stroke-width="1.4"/><path d="M9 48H31L28 55H12Z" fill="#b58a1c"/>'
)
HEAVEN = (
    '<linearGradient id="sky" x2="0" y2="1"><stop stop-color="var(--night)"/>'
    '<stop offset="1" stop-color="var(--dusk)"/></linearGradient><rect width="100" height="100" fill="url(#sky)"/>'
)
DUNES = (
    '<path d="M0 60C160 10 300 110 520 60S860 0 1060 60 1400 120 1600 40V200H0Z" fill="var(--far)"/>'
    '<path d="M0 120C220 60 380 150 640 110S1020 70 1220 110 1480 150 1600 100V200H0Z" fill="var(--near)"/>'
)
SPRITES = {
    "lantern": Sprite(40, 58, LANTERN),
    "heaven": Sprite(100, 100, HEAVEN),
    "dunes": Sprite(1600, 200, DUNES),
    "laurel": Sprite(40, 40, mark(CROWN, 20, 20, 34, GOLD)),
} | {f"seat-{seat}": Sprite(40, 40, disc(seat)) for seat in range(len(SEAT_HUES))}


def each(name: str, count: int, width: float, height: float, draw: Callable[[int], str]) -> dict[str, Sprite]:
    """A drawing for each of some things, by their number."""
    return {f"{name}-{i}": Sprite(width, height, draw(i)) for i in range(count)}


def night(width: float, height: float) -> tuple[Piece, ...]:
    """Sky and dunes around the table."""
    return (
        Piece("heaven", "heaven", 0, 0, width, height, ""),
        Piece("dunes", "dunes", 0, height - 200, width, 200, ""),
    )
