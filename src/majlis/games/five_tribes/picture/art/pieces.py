"""Our own drawings, in code: tiles, meeples, camels, cards and tracks."""

from majlis.core.ornament import BRASS, CREAM, EDGE, GOLD, NIGHT, SEAT_HUES, SEAT_MARKS, Hue, mark, numeral
from majlis.core.ornament import PALM as PALM_MARK
from majlis.games.five_tribes.parts import BLUE_FACES, FACES, MARKET_PRICE, Kind, Tribe
from majlis.games.five_tribes.picture.art import emblems
from majlis.games.five_tribes.picture.art.emblems import CAMEL, KIND_MARKS, TRIBE_MARKS

TILE, WIDE, MEEPLE = 120, 157, (36, 46)  # a tile is square on a phone and wider on a desk, and always as high
PRINT = {TILE: 24.4, WIDE: 17.6}  # of numbers on a tile: eleven pixels on the smallest phone, more on a desk
BLUE, RED = "#2f7fd6", "#c8392e"

TRIBE_HUES = (
    Hue("#4f3600", "#d99a0b", "#ffd34d"),
    Hue("#453d63", "#c9c3d6", "#fffaf0"),
    Hue("#06331a", "#1f8f4a", "#5ad07d"),
    Hue("#071f47", "#2166c4", "#62b0ff"),
    Hue("#4a0806", "#b8221b", "#ff6a5a"),
)
KIND_COLOURS = (  # by kind of tile; half of each is night or sand, as the theme has it
    *("#5576e0", "#9a5fe0", "#22b095", "#cf8040", "#d0446c"),
)


# --- the city


LANDS = {  # what lies at the foot of a tile
    Kind.VILLAGE: "M0 96H14V84L24 74 34 84V96H46V80Q46 70 56 66Q66 70 66 80V96H78V88L87 80 96 88V96H120V120H0Z",
    Kind.SACRED: "M0 100H16V76H22V100H36V70L60 56 84 70V100H98V76H104V100H120V120H0Z",
    Kind.OASIS: "M0 92q10-7 20 0t20 0 20 0 20 0 20 0 20 0V120H0Z",
    Kind.SMALL_MARKET: "M0 104H34V90H28L34 76H86L92 90H86V104H120V120H0Z",
    Kind.BIG_MARKET: "M0 104H8V90H4L9 76H53L58 90H54V104H66V90H62L67 76H111L116 90H112V104H120V120H0Z",
}


def tile(face: int, width: int = TILE) -> str:
    """A tile: its kind at the left, its value at the right, its land behind."""
    kind, points, id = Kind(int(FACES[face, 0])), int(FACES[face, 1]), f"{width}-{face}"
    return (
        f'<linearGradient id="air-{id}" x2="0" y2="1"><stop stop-color="var(--night)" stop-opacity=".68"/><stop '
        f'offset="1" stop-color="var(--night)" stop-opacity=".4"/></linearGradient><rect x="-1" y="2" '
        f'width="{width + 3}" height="122" rx="13" opacity=".28"/><rect width="{width}" height="120" rx="11" '
        f'fill="{KIND_COLOURS[kind]}"/><clipPath id="edge-{id}"><rect width="{width}" height="120" '
        f'rx="11"/></clipPath><rect width="{width}" height="120" rx="11" fill="url(#air-{id})"/>'
        f'<g clip-path="url(#edge-{id})"><path d="{LANDS[kind]}" transform="scale({width / TILE:.4g} 1)" '
        f'fill="var(--night)" opacity=".28"/></g><rect x=".8" y=".8" width="{width - 1.6:g}" '
        f'height="118.4" rx="10.4" fill="none" stroke="{EDGE}" stroke-width="1.6" stroke-opacity=".65"/>'
        + f'<g opacity=".86">{mark(KIND_MARKS[kind], 19.5, 20.5, 26, "var(--ink)")}</g>'
        + price(kind, PRINT[width])
        + value(points, face < BLUE_FACES, width, PRINT[width])
    )


def price(kind: Kind, size: float) -> str:
    """What a market asks, on a coin."""
    if kind not in (Kind.SMALL_MARKET, Kind.BIG_MARKET):
        return ""
    gold = int(MARKET_PRICE[kind - Kind.SMALL_MARKET])
    return (
        f'<circle cx="37.5" cy="28" r="{size / 2 + 0.6:g}" fill="{GOLD}" stroke="{NIGHT}" stroke-width="1.6"/>'
        + numeral(gold, 37.5, 28 + size * 0.36, size, NIGHT)
    )


def value(points: int, blue: bool, width: int, size: float) -> str:
    """The value of a tile: blue is round, red is a lozenge."""
    half = size * 0.28 + 10.8
    x, y = width - half - 6, half + 5
    if blue:
        shape = f'<circle cx="{x:g}" cy="{y:g}" r="{half:g}" fill="{BLUE}" stroke="#dbeaff" stroke-width="2"/>'
    else:
        outline = f"M{x:g} {y - half:g}l{half:g} {half:g}-{half:g} {half:g}-{half:g}-{half:g}Z"
        shape = f'<path d="{outline}" fill="{RED}" stroke="#ffe0da" stroke-width="2"/>'
    close = f'<g letter-spacing="-.06em">{numeral(points, x - (points > 9) * 0.6, y + size * 0.36, size, "#fff")}</g>'
    return shape + close


def owned(seat: int, width: int = TILE) -> str:
    """A camel on a tile, and the tile framed in its owner's colour."""
    hue, scale = SEAT_HUES[seat], 0.5 if width == TILE else 0.68
    left = width / 2 + 4.5 - 30 * scale
    return (
        f'<rect x="2.6" y="2.6" width="{width - 5.2:g}" height="114.8" rx="9.4" fill="none" stroke="{hue.deep}" '
        f'stroke-width="6"/><rect x="2.2" y="2.2" width="{width - 4.4:g}" height="115.6" rx="9.6" fill="none" '
        f'stroke="{hue.bright}" stroke-width="4"/><g transform="translate({left:g} 6.5) '
        f'scale({scale})">{camel(seat)}</g>'
    )


def camel(seat: int, ghost: bool = False) -> str:
    """A camel in a box of 60 by 48; its blanket bears the owner's mark."""
    hue = SEAT_HUES[seat]
    if ghost:
        return (
            f'<path d="{CAMEL}" fill="{hue.bright}" fill-opacity=".5" stroke="var(--ink)" stroke-width="2.2" '
            'stroke-dasharray="4 3" stroke-linejoin="round"/>'
        )
    return (
        f'<path d="{CAMEL}" fill="{hue.bright}" stroke="{NIGHT}" stroke-width="2.6" stroke-linejoin="round" '
        'paint-order="stroke"/><path d="M15.6 17.6Q25 12.6 34.6 17.6L33.6 29.4Q25 32.6 16.8 29.4Z" '
        f'fill="{hue.deep}"/>' + mark(SEAT_MARKS[seat], 25.2, 23.4, 15, CREAM)
    )


BODY = "M2 45C1.4 33 5 24.6 10.4 20.4H25.6C31 24.6 34.6 33 34 45Q18 47.4 2 45Z"
HEADS = {  # what each tribe wears, so that every outline is another
    Tribe.VIZIER: "M18 22A8 8 0 0 1 10.2 13L8.4 1.6 13.8 6.4 18 .4 22.2 6.4 27.6 1.6 25.8 13A8 8 0 0 1 18 22Z",
    Tribe.ELDER: "M18 22A8.4 8.4 0 0 1 9.6 13.4C9.6 7 13 2.6 18 2.6S26.4 7 26.4 13.4A8.4 8.4 0 0 1 18 22Z",
    Tribe.MERCHANT: "M18 22C13 22 10.6 18.4 10.4 14.4C5 13.4 5.6 4.6 12 4.4C15 .8 21 .8 24 4.4C30.4 4.6 31 13.4 25.6 "
    "14.4C25.4 18.4 23 22 18 22Z",
    Tribe.BUILDER: "M18 22A8 8 0 0 1 10.4 13.6H7V9.4H10.4V4.2H25.6V9.4H29V13.6H25.6A8 8 0 0 1 18 22Z",
    Tribe.ASSASSIN: "M18 22C11.6 22 8 17 9 11.4C10 6.4 14 4.4 18 .2C22 4.4 26 6.4 27 11.4C28 17 24.4 22 18 22Z",
}


def meeple(tribe: int, ghost: bool = False) -> str:
    """A figure whose outline and mark tell its tribe; a ghost is one that could be here."""
    hue, outline = TRIBE_HUES[tribe], f"{HEADS[Tribe(tribe)]}{BODY}"
    emblem = mark(TRIBE_MARKS[tribe], 18, 33.5, 20, "var(--ink)" if ghost else hue.deep)
    if ghost:
        return (
            f'<path d="{outline}" fill="{hue.bright}" fill-opacity=".42" stroke="var(--ink)" stroke-width="1.7" '
            f'stroke-dasharray="3.4 2.4"/><g opacity=".85">{emblem}</g>'
        )
    return (
        f'<path d="{outline}" fill="{hue.mid}" stroke="{NIGHT}" stroke-width="3" stroke-linejoin="round" '
        f'paint-order="stroke"/><path d="{HEADS[Tribe(tribe)]}" fill="{hue.bright}"/><path d="M3.6 43.6C3.4 34 6.6 '
        f'26.6 11.2 22H24.8C29.4 26.6 32.6 34 32.4 43.6Q18 45.8 3.6 43.6Z" fill="{hue.bright}"/>{emblem}'
    )


# --- the way of a move, and what it could end with


def trails(width: int) -> dict[str, str]:
    """From the middle of a tile to its right edge: where the move came in, where it went out, where it began."""
    head = f"M{width - 8} 50l12 10-12 10Z"
    return {
        "trail-in": dots(width / 2, width + 4),
        "trail-out": dots(width / 2, width - 8)
        + f'<path d="{head}" fill="{GOLD}" stroke="{NIGHT}" stroke-width="2" stroke-linejoin="round"/>',
        "trail-start": f'<circle cx="{width / 2}" cy="60" r="21" fill="none" stroke="{NIGHT}" stroke-width="6"/>'
        f'<circle cx="{width / 2}" cy="60" r="21" fill="none" stroke="{GOLD}" stroke-width="3.6"/>',
    }


def dots(start: float, end: float) -> str:
    line = f'd="M{start} 60H{end}" stroke-linecap="round" stroke-dasharray="1 15" fill="none"'
    return f'<path {line} stroke="{NIGHT}" stroke-width="11"/><path {line} stroke="{GOLD}" stroke-width="8.4"/>'


STAR = (  # before the points that an end would bring, in a box of 24
    '<path d="M12 1.5L14.6 9.4 22.5 12 14.6 14.6 12 22.5 9.4 14.6 1.5 12 9.4 9.4Z" fill="var(--lamp)" '
    'stroke="var(--ground)" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>'
)
RING = (  # around meeples that would be taken, in a box of 40
    '<rect x="1" y="1" width="38" height="38" rx="10" fill="var(--ink)" fill-opacity=".26" stroke="var(--ink)" '
    'stroke-width="1.8" vector-effect="non-scaling-stroke"/>'
)


def faint(drawing: str) -> str:
    return f'<g opacity=".38">{drawing}</g>'


# --- tracks and supplies


def marker(seat: int) -> str:
    """A turn marker: a small tower in the player's colour."""
    hue = SEAT_HUES[seat]
    return (
        f'<path d="M9 47H39L36 19Q36 8 24 2Q12 8 12 19Z" fill="{hue.bright}" stroke="{NIGHT}" stroke-width="2.6" '
        f'stroke-linejoin="round"/><path d="M14 20H34" stroke="{hue.mid}" stroke-width="2.4"/>'
        f'<circle cx="24" cy="32" r="10.4" fill="{hue.deep}"/>{mark(SEAT_MARKS[seat], 24, 32, 17, CREAM)}'
    )


def board(width: float, height: float, inside: str, x: float, y: float, r: float = 23) -> str:
    """A space of a track: a wooden board, something on it, and the socket of a marker around a point."""
    return (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="12" fill="#4a3420" stroke="{BRASS}" '
        f'stroke-opacity=".7" stroke-width="1.6"/>{inside}<circle cx="{x}" cy="{y}" r="{r}" fill="{NIGHT}" '
        f'fill-opacity=".45" stroke="{BRASS}" stroke-opacity=".6" stroke-width="1.6" stroke-dasharray="4 4"/>'
    )


def space(price: int) -> str:
    """A space of the turn order track, its price on a coin."""
    return board(82, 54, coin_at(19.5, 27, price, PRINT[WIDE]), 58, 27, 20.5)


def tall_space(price: int, width: float) -> str:
    return board(width, 100, coin_at(width / 2, 22, price, PRINT[TILE]), width / 2, 69)


def coin_at(x: float, y: float, price: int, size: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y}" r="{size * 0.36 + 9.4:g}" fill="{GOLD}" stroke="{NIGHT}" stroke-width="1.8"/>'
        f'<g letter-spacing="-.06em">{numeral(price, x - (price > 9) * 0.6, y + size * 0.36, size, NIGHT)}</g>'
    )


def place_in_line(number: int) -> str:
    """A space of the bid order track."""
    return board(76, 54, numeral(number, 16, 34, 20, "#f3d9a4"), 51, 27, 20.5)


def tall_place_in_line(number: int) -> str:
    return board(80, 60, numeral(number, 16, 38.6, PRINT[TILE], "#f3d9a4"), 52, 30)


def piece(drawing: str, bright: str, deep: str) -> str:
    """A thing that stands on a tile, around the middle of a box of 30."""
    edge = drawing.replace('stroke-width="1.2"', 'stroke-width="4.4"')
    return (
        f'<g transform="translate(15 15) scale(1.12)" color="{deep}" stroke="{deep}" stroke-width="3.4" '
        f'stroke-linejoin="round">{edge}</g>{mark(drawing, 15, 15, 26.9, bright)}'
    )


PALM, PALACE = piece(PALM_MARK, "#7fe08a", "#0b2b14"), piece(emblems.PALACE, "#ffd9a0", "#3c2208")
