"""Our own drawings, in code: djinn, bottles, circles, mages, the spaces of the city and the boards."""

from majlis.core.ornament import BRASS, CROWN, GOLD, NIGHT, Hue, mark, numeral
from majlis.games.djinn.parts import SOURCE_PRICE, Colour, Good, Place
from majlis.games.djinn.picture.art import emblems as e

VIOLET = "#c79bff"
FIGURE, BIG_FIGURE, FLASK, CELL = (36, 44), (46, 56), (34, 48), 44


SILVER = Hue("#262c3a", "#8f9cb3", "#eef3fb")
HUES = (
    Hue("#38220d", "#a0713a", "#dcab6b"),
    Hue("#08283c", "#2e86ab", "#74cdf0"),
    Hue("#480f05", "#e4572e", "#ffa679"),
    Hue("#4d4a42", "#d3ccba", "#fffbf0"),
    SILVER,
)
PLACE_HUES = {
    Place.ACADEMY: Hue("#2a1a58", "#6443b8", "#cdb6ff"),
    Place.TAVERN: Hue("#4a0f22", "#9c2c4b", "#ffb3c4"),
    Place.CATACOMBS: Hue("#0f3530", "#2c7a6b", "#a6ecd8"),
    Place.ARCHIVES: Hue("#3e2f08", "#8a6c1e", "#f2dc96"),
    Place.MANUFACTORY: Hue("#1c2a3a", "#4c6785", "#c2dcf5"),
    Place.MARKET: Hue("#4d2206", "#a8561c", "#ffcb97"),
}


# --- djinn


BODIES = {  # every colour has an outline of its own, in a box of 36 by 44
    Colour.BROWN: "M7 7L13 1.6H24L30 8 34.4 19 31 31 25 35.4 27 42.4H12L8.6 36 4.4 30.6 1.6 18.6Z",
    Colour.BLUE: "M16 1C20 9 32.4 14.6 32.4 26.4C32.4 33.4 28.6 37 24 38.4C20 40 25.4 42 30 40.8C24.6 46 12 43.6 12 "
    "38.6C7 36.6 3.4 32.4 3.4 26.6C3.4 16 15 11 16 1Z",
    Colour.RED: "M19 .8C21 8 32.6 13 32.6 25C32.6 34 26.4 37.4 23 39.4C20.4 41 17 41.6 13.4 43.4C14.6 41 13.6 39.6 11 "
    "38C6 35 3 30.6 3.4 24.4C3.8 18.4 8.4 16.6 8.8 9.6C12 11.4 13.4 13.6 13.6 16C17.4 12 19.8 7 19 .8Z",
    Colour.WHITE: "M9 27.6C2 27.4-.4 18.4 5.6 15.4C3.4 8.4 11.6 4 16 7.4C18.4.4 29.4 1.4 29.4 9.2C36.4 10 37.4 20.6 "
    "30.6 22.6C31.6 29 26 31.6 22.4 30.4C20.6 33.4 24.6 36.6 29 35.6C26.4 43 13.4 43.6 13 35.4C12.8 "
    "32.6 13.6 30.8 14 29.8C12 30 10 29.4 9 27.6Z",
}
FACES = ((18, 17), (18, 25), (18, 26), (18, 18))  # where the eyes are, by colour


def face(x: float, y: float, deep: str, size: float = 1.0) -> str:
    """Two slanted eyes and a grin."""
    return (
        f'<g transform="translate({x} {y}) scale({size:g})"><path d="M-9-2.6L-2.4.4Q-4 4-7.4 2.8T-9-2.6ZM9-2.6L2.4.4Q4 '
        f'4 7.4 2.8T9-2.6Z" fill="{deep}"/><path d="M-4.6 7Q0 10 4.6 7" fill="none" stroke="{deep}" stroke-width="1.9" '
        'stroke-linecap="round"/></g>'
    )


def djinn(colour: int) -> str:
    """A djinn: its outline and colour tell its element."""
    hue, outline = HUES[colour], BODIES[Colour(colour)]
    return (
        f'<path d="{outline}" fill="{hue.mid}" stroke="{NIGHT}" stroke-width="3.4" stroke-linejoin="round" '
        f'paint-order="stroke"/><linearGradient id="hue-djinn-{colour}" x2="0" y2="1"><stop stop-color="{hue.bright}"/>'
        f'<stop offset=".8" stop-color="{hue.mid}"/></linearGradient>'
        f'<path d="{outline}" fill="url(#hue-djinn-{colour})"/>'
        + TOUCHES[Colour(colour)]
        + face(*FACES[colour], hue.deep)
    )


TOUCHES = {
    Colour.BROWN: '<path d="M13 2L16 8 12 11M30 9L26.4 12M5 31L9 28 12 32M26 36L23 33" fill="none" stroke="#5d3c17" '
    'stroke-width="1.5" stroke-linecap="round"/>',
    Colour.BLUE: '<path d="M8 26Q8.4 20 12.4 16" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.2" '
    'stroke-linecap="round"/>',
    Colour.RED: '<path d="M18.6 9C20 14 27 17 28 23" fill="none" stroke="#fff0c9" stroke-opacity=".75" '
    'stroke-width="2" stroke-linecap="round"/>',
    Colour.WHITE: '<path d="M12 36.4Q18 40 24.6 37.6M21 8.4Q25 7.6 26 11M6.4 20.4Q6 23.6 9 24.6" fill="none" '
    'stroke="#a79f88" stroke-width="1.6" stroke-linecap="round"/>',
}
BOSS_BODY = (
    "M9 2.6C8.6 8.4 11.4 11.6 14.6 12.4A9.6 9.6 0 0 1 31.4 12.4C34.6 11.6 37.4 8.4 37 2.6C41.6 8 41 15.6 35 19.4A12 12 "
    "0 0 1 33.4 23C41 24.6 45.4 30.4 44.4 37C43.6 42.6 36.4 42.4 35.6 37.4C34.4 43.6 28 45 25.6 47.6C23.6 50 26 53 "
    "31.4 51.4C26.6 57 13.6 55.6 14.6 48.4C15 45 11.6 43.4 10.4 37.4C9.6 42.4 2.4 42.6 1.6 37C.6 30.4 5 24.6 12.6 "
    "23A12 12 0 0 1 11 19.4C5 15.6 4.4 8 9 2.6Z"
)
BOSS = (
    f'<path d="{BOSS_BODY}" fill="{SILVER.mid}" stroke="{NIGHT}" stroke-width="3.6" stroke-linejoin="round" '
    f'paint-order="stroke"/><linearGradient id="hue-djinn-boss" x2=".3" y2="1"><stop stop-color="#fff"/>'
    '<stop offset=".5" stop-color="#c3cede"/><stop offset="1" stop-color="#7d8aa3"/></linearGradient>'
    f'<path d="{BOSS_BODY}" fill="url(#hue-djinn-boss)"/>{face(23, 17.4, SILVER.deep, 0.86)}'
    f'<path d="M10 33Q17 38 23 34.4Q29 38 36 33" fill="none" stroke="{SILVER.deep}" stroke-width="2.2" '
    f'stroke-linecap="round"/>{mark(CROWN, 23, 41.4, 9, "#d9a21b")}'
)


# --- bottles and circles


def glass(colour: int, filled: bool) -> str:
    hue = HUES[colour]
    return (
        f'<g transform="translate(17 26) scale(1.78)"><path d="{e.BOTTLE_SHAPE}" fill="{hue.mid}" '
        f'fill-opacity="{0.95 if filled else 0.4}" stroke="{NIGHT}" stroke-width="2.4" stroke-linejoin="round" '
        f'paint-order="stroke"/><path d="{e.BOTTLE_SHAPE}" fill="none" stroke="{hue.bright}" stroke-width="1.1" '
        'stroke-linejoin="round"/><path d="M-4.8-.4Q-6.6 2-5.8 5.4" fill="none" stroke="#fff" stroke-opacity=".7" '
        'stroke-width="1.3" stroke-linecap="round"/></g>'
    )


def bottle(colour: int) -> str:
    """An empty bottle, the sign of its element on the glass."""
    return glass(colour, False) + mark(e.COLOUR_MARKS[colour], 17, 33, 17, HUES[colour].bright)


def corked(colour: int, boss: bool = False) -> str:
    """A bottle with a cork, and whoever looks out of it."""
    hue, look = HUES[colour], SILVER if boss else HUES[colour]
    return (
        mark(e.CORK, 17, 5.4, 12, "#c9935a")
        + glass(colour, True)
        + f'<circle cx="17" cy="33" r="10" fill="{look.bright}" opacity=".9"/>'
        + face(17, 32, look.deep, 0.86)
        + (
            mark(CROWN, 17, 22.6, 10, SILVER.bright)
            if boss
            else f'<path d="M9 41q8 5 16 0" fill="none" stroke="{hue.deep}"/>'
        )
    )


ROSE = (
    "M42 16L49 25 60.4 23.6 59 35 68 42 59 49 60.4 60.4 49 59 42 68 35 59 23.6 60.4 25 49 16 42 25 35 23.6 23.6 35 25Z"
)


def circle(state: str) -> str:
    """A spell circle: open, closed (with what opening it brings), or covered."""
    open_one = state == "open"
    tone, glow = ("#9d80ff", 0.3) if open_one else ("var(--quiet)", 0.05)
    return (
        f'<circle cx="42" cy="42" r="38" fill="#7a5cff" fill-opacity="{glow}" stroke="{tone}" '
        f'stroke-width="{3 if open_one else 1.8}" {"" if open_one else DASHES}/>'
        f'<circle cx="42" cy="42" r="31" fill="none" stroke="{tone}" stroke-width="1.2" opacity=".75"/>'
        f'<path d="{ROSE}" fill="none" stroke="{tone}" stroke-width="1.3" opacity="{0.8 if open_one else 0.4}"/>'
        + INSIDE[state]
    )


DASHES = 'stroke-dasharray="6 5"'
INSIDE = {
    "open": "",
    "left": f'<circle cx="42" cy="42" r="19" fill="{NIGHT}"/>'
    + "".join(mark(f'<path d="{e.SPARK}" fill="currentColor"/>', x, 42, 19, VIOLET) for x in (33, 51)),
    "right": f'<circle cx="42" cy="42" r="19" fill="{NIGHT}"/>'
    + mark(e.STEP, 42, 42, 24, e.GOOD_COLOURS[Good.CAPACITY]),
    "cover": '<path d="M12 20Q42 6 72 20Q78 44 72 66Q42 78 12 66Q6 44 12 20Z" fill="#6d2430" stroke="#2b0d12" '
    'stroke-width="2"/><path d="M14 22L70 64M70 22L14 64" stroke="#e08a8a" stroke-width="3" stroke-linecap="round"/>',
}


# --- the magic scale


def scale(priced: bool) -> str:
    """Nine spaces from 0 to 8; under the first the base, over the last the price at the Source, where there is room."""
    cells = "".join(
        f'<rect x="{n * CELL + 2}" y="15" width="{CELL - 4}" height="42" rx="7" fill="{NIGHT}" fill-opacity=".78" '
        f'stroke="{BRASS}" stroke-opacity="{0.85 if n > 4 else 0.45}" stroke-width="1.4"/>'
        + numeral(n, n * CELL + CELL / 2, 46, 27.4, "#8d7bc4")
        for n in range(9)
    )
    prices = "".join(
        mark(e.SCROLL, (n + 5) * CELL + 13, 6.4, 15, "var(--quiet)")
        + numeral(int(price), (n + 5) * CELL + 30, 12.4, 17.6, "var(--ink)")
        for n, price in enumerate(SOURCE_PRICE)
    )
    return cells + (prices if priced else "")


MAGIC = (  # the marker, in a box of 44
    '<radialGradient id="magic-glow"><stop stop-color="#d9b8ff" stop-opacity=".9"/><stop offset="1" '
    'stop-color="#8b5cf6" stop-opacity="0"/></radialGradient><circle cx="22" cy="22" r="22" '
    f'fill="url(#magic-glow)"/><g transform="translate(22 22) scale(1.5)"><path d="{e.SPARK}" fill="#e9d5ff" '
    f'stroke="{NIGHT}" stroke-width="1.6" stroke-linejoin="round" paint-order="stroke"/></g>'
)
BASE_MARK = (
    f'<path d="M2 22H42L36 6H8Z" fill="#7dd3c0" stroke="{NIGHT}" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M15 15L22 9 29 15" fill="none" stroke="#0f3530" stroke-width="2.6" stroke-linecap="round" '
    'stroke-linejoin="round"/>'
)
CAPACITY = (
    f'<path d="M3 3H41V41H3Z" fill="#6d4a12" stroke="{BRASS}" stroke-width="2.4" stroke-linejoin="round"/>'
    f'<path d="M12 12L32 32M32 12L12 32" stroke="#2b1c04" stroke-width="5" stroke-linecap="round"/>'
    f'<path d="M3 3L9 9M41 3L35 9M3 41L9 35M41 41L35 35" stroke="{BRASS}" stroke-width="1.4"/>'
)
FLIPPED = (
    f'<path d="M2 2H42V42H2Z" fill="none" stroke="{GOLD}" stroke-width="4" stroke-linejoin="round"/>'
    f'<path d="M2 2H14L2 14ZM42 2H30L42 14Z" fill="{GOLD}"/>'
)


# --- the balance of a catch


STAND = (  # in a box of 90 by 96, the beam rests at its top
    f'<path d="M45 6V84" stroke="{BRASS}" stroke-width="7" stroke-linecap="round"/><path d="M16 92Q45 74 74 92Z" '
    f'fill="{BRASS}" stroke="{NIGHT}" stroke-width="2"/><circle cx="45" cy="8" r="7.4" fill="{GOLD}" stroke="{NIGHT}" '
    'stroke-width="2"/>'
)
BEAM = (
    f'<path d="M4 10Q100-4 196 10Q100 8 4 10Z" fill="{GOLD}" stroke="{BRASS}" stroke-width="4" '
    'stroke-linejoin="round"/>'
    f'<circle cx="5" cy="10" r="4.6" fill="{GOLD}"/><circle cx="195" cy="10" r="4.6" fill="{GOLD}"/>'
)
PAN = f'<path d="M1 2H69Q62 13 35 13T1 2Z" fill="{GOLD}" stroke="{NIGHT}" stroke-width="1.6" stroke-linejoin="round"/>'


# --- furniture


RACK = f'<rect width="384" height="7" rx="3.5" fill="#5d3f1f" stroke="{BRASS}" stroke-opacity=".55"/>'
INLAY = (
    f'<rect x="1" y="1" width="398" height="214" rx="13" fill="var(--raised)" fill-opacity=".42" stroke="{BRASS}" '
    'stroke-opacity=".3" stroke-width="1.4"/>'
)
