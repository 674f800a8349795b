"""The cards: goods, djinns with the sign of their power, thieves, backs; and how things are paid."""

from majlis.games.five_tribes.parts import (
    DJINN_COST,
    DJINN_POINTS,
    GOOD_COUNT,
    THIEF_POINTS,
    Cost,
    Djinn,
    Good,
    Thief,
    Tribe,
)
from majlis.games.five_tribes.picture.art.emblems import (
    AROUND,
    CAMEL,
    CARD,
    CHAIN,
    COIN,
    CROWN,
    DAGGER,
    GOOD_MARKS,
    HAMMER,
    LAMP,
    MASK,
    PALACE,
    PALM,
    PAWN,
    SCALES,
    SHIELD,
    STAFF,
    TILE,
    TRIBE_MARKS,
    mark,
)
from majlis.games.five_tribes.picture.art.pieces import (
    BRASS,
    CREAM,
    EDGE,
    GOLD,
    NIGHT,
    TRIBE_HUES,
    Hue,
    meeple,
    numeral,
)
from majlis.games.five_tribes.words.phrases import CARDS as NAMES

GOOD_HUES = {
    Good.IVORY: Hue("#4a4436", "#8f866f", "#fff6de"),
    Good.JEWELS: Hue("#430b4a", "#8f2a9c", "#f5a3ff"),
    Good.GOLD: Hue("#4f3600", "#a3740a", "#ffd75e"),
    Good.PAPYRUS: Hue("#3d3016", "#86703f", "#f0dca6"),
    Good.SILK: Hue("#4a0c24", "#a12b58", "#ff9dbf"),
    Good.SPICE: Hue("#4d1705", "#a8461a", "#ffab73"),
    Good.FISH: Hue("#07284a", "#2069a6", "#8fd0ff"),
    Good.WHEAT: Hue("#3a3a06", "#83801d", "#efe77a"),
    Good.POTTERY: Hue("#3d1d10", "#8b4b2e", "#f0b490"),
    Good.SLAVE: Hue("#23262e", "#525a6b", "#d5dbe8"),
}
PAID, FREE, ROGUE = (
    Hue("#1d0f45", "#4d2f96", "#cdb2ff"),
    Hue("#05303b", "#146a78", "#9debf0"),
    Hue("#2b0d12", "#6d2430", "#ffc2b8"),
)
CAMEL_MARK = f'<g transform="scale(.4) translate(-30 -24)"><path d="{CAMEL}" fill="currentColor"/></g>'


# --- resources


def good_card(good):
    """A card with its good; the dots tell how many of them are in the box."""
    hue, n = GOOD_HUES[good], int(GOOD_COUNT[good])
    dots = (
        ""
        if good == Good.SLAVE
        else "".join(
            f'<circle cx="{40 + (i - (n - 1) / 2) * 9:g}" cy="97" r="2.7" fill="{hue.bright}" opacity=".85"/>'
            for i in range(n)
        )
    )
    return (
        f'<linearGradient id="hue-good-{good:d}" x2="0" y2="1"><stop stop-color="{hue.deep}"/>'
        f'<stop offset="1" stop-color="{hue.mid}"/></linearGradient>'
        + sheet(80, 108, f"url(#hue-good-{good:d})")
        + f'<circle cx="40" cy="49" r="33" fill="{hue.bright}" opacity=".13"/>'
        + mark(GOOD_MARKS[good], 40, 49, 50, hue.bright)
        + dots
        + rim(80, 108)
    )


def sheet(width, height, fill):
    """The body of a card and the shadow that gives it weight."""
    return (
        f'<rect x="-1" y="2" width="{width + 3}" height="{height + 3}" rx="10" opacity=".25"/>'
        f'<rect width="{width}" height="{height}" rx="8" fill="{fill}"/>'
    )


def rim(width, height):
    return (
        f'<rect x=".8" y=".8" width="{width - 1.6}" height="{height - 1.6}" rx="7.4" fill="none" stroke="{EDGE}" '
        'stroke-width="1.6"/>'
    )


KHATAM = "M0-30L9-21H21V-9L30 0 21 9V21H9L0 30-9 21H-21V9L-30 0-21-9V-21H-9Z"


def back(width=80, height=108):
    """The back of a card: brass inlay on indigo."""
    return (
        sheet(width, height, "#231d52")
        + f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" rx="4.6" fill="none" stroke="{BRASS}"/>'
        + f'<g transform="translate({width / 2:g} {height / 2:g})"><path d="{KHATAM}" fill="#322a6e" stroke="{BRASS}" '
        + f'stroke-width="1.6"/></g>{mark(LAMP, width / 2, height / 2, 30, BRASS)}'
        + rim(width, height)
    )


# --- djinns and thieves


def sign(main, *corners):
    """A large mark with smaller ones at its corner, in a box of 64 around the middle."""
    places = ((19, 17), (-20, 18), (20, -18))
    small = "".join(
        f'<circle cx="{x}" cy="{y}" r="13.4" fill="{NIGHT}"/>{mark(drawing, x, y, 20, colour)}'
        for (drawing, colour), (x, y) in zip(corners, places, strict=False)
    )
    return main + small


def big(drawing, colour, x=-3, y=-3, size=46):
    return mark(drawing, x, y, size, colour)


def digit(words):
    return f'<text y="7.6" style="font-size:22px;font-weight:800;fill:currentColor;text-anchor:middle">{words}</text>'


YELLOW, WHITE, GREEN, BLUE, RED = (hue.bright for hue in TRIBE_HUES)
SAND, STEEL = "#f3d9a4", GOOD_HUES[Good.SLAVE].bright
PLUS = '<path d="M0-9V9M-9 0H9" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>'
DOWN = '<path d="M0-9V8M-7 1.6L0 9 7 1.6" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/>'
HAND = '<path d="M-9-1H9V3A8 8 0 0 1-9 3ZM0-11V-3" fill="currentColor" stroke="currentColor" stroke-width="3"/>'
SIGNS = {
    Djinn.AL_AMIN: sign(big(CHAIN, STEEL, -11, -9, 30) + big(CHAIN, STEEL, 9, -9, 30), (digit("?"), SAND)),
    Djinn.ANUN_NAK: sign(
        big(PAWN, GREEN, -14, 0, 26) + big(PAWN, BLUE, 14, 0, 26) + big(PAWN, RED, 0, -12, 26), (TILE, CREAM)
    ),
    Djinn.BAAL: sign(big(LAMP, SAND), (COIN, GOLD)),
    Djinn.BOAZ: sign(
        big(SHIELD, STEEL, 0, 0, 54) + mark(CROWN, 0, -8, 22, "#7a5500") + mark(STAFF, 0, 12, 18, "#453d63")
    ),
    Djinn.BOURAQ: sign(big(PALACE, SAND), (PLUS, CREAM)),
    Djinn.ECHIDNA: sign(big(HAMMER, BLUE), (digit("×2"), CREAM)),
    Djinn.ENKI: sign(big(PALM, GREEN), (PLUS, CREAM)),
    Djinn.HAGIS: sign(big(PALACE, SAND), (AROUND, CREAM)),
    Djinn.HAURVATAT: sign(big(PALM, GREEN), (digit("5"), CREAM)),
    Djinn.IBUS: sign(big(DAGGER, RED, -10, -4, 38) + big(DAGGER, RED, 12, -4, 38)),
    Djinn.JAFAAR: sign(big(CROWN, YELLOW), (digit("3"), CREAM)),
    Djinn.KANDICHA: sign(big(DAGGER, RED), (HAND, SAND)),
    Djinn.KUMARBI: sign(big(COIN, GOLD), (DOWN, CREAM)),
    Djinn.LAMIA: sign(big(PALM, GREEN), (AROUND, CREAM)),
    Djinn.LETA: sign(big(CAMEL_MARK, SAND), (TILE, CREAM)),
    Djinn.MARID: sign(big(PAWN, GREEN, -4, -6, 40), (COIN, GOLD)),
    Djinn.MONKIR: sign(big(PALACE, SAND), (COIN, GOLD)),
    Djinn.NEKIR: sign(big(DAGGER, RED), (COIN, GOLD)),
    Djinn.SHAMHAT: sign(big(STAFF, WHITE), (digit("4"), CREAM)),
    Djinn.SIBITTIS: sign(
        big(CARD, "#6d55b8", -14, -2, 36)
        + big(CARD, "#6d55b8", 14, -2, 36)
        + big(CARD, SAND, 0, -5, 42)
        + mark(LAMP, 0, -5, 22, NIGHT)
    ),
    Djinn.SLOAR: sign(big(CARD, SAND, -3, -4, 48) + mark(SCALES, -3, -4, 24, NIGHT), (PLUS, CREAM)),
    Djinn.UTUG: sign(big(CAMEL_MARK, SAND), (PAWN, GREEN)),
    Djinn.MORGIANE: sign(big(SHIELD, STEEL, 0, 0, 54) + mark(MASK, 0, -2, 32, "#6d2430")),
}
SIGNS |= {
    len(Djinn) + thief: sign(big(MASK, ROGUE.bright, -2, -8, 50), (TRIBE_MARKS[Tribe(thief)], TRIBE_HUES[thief].bright))
    for thief in Thief
    if thief != Thief.MADJAAR
}
SIGNS[len(Djinn) + Thief.MADJAAR] = sign(big(MASK, ROGUE.bright, -2, -8, 50))


def suit(card):
    """The colour of a djinn that is paid, of one that is free, of a thief."""
    if card >= len(Djinn):
        return ROGUE
    return FREE if DJINN_COST[card] == Cost.FREE else PAID


def djinn_card(card):
    """A djinn, or a thief after them: name, points, the sign of the power, and what its use costs."""
    hue = suit(card)
    points = THIEF_POINTS if card >= len(Djinn) else int(DJINN_POINTS[card])
    return (
        f'<radialGradient id="hue-djinn-{card}" cy=".55" r=".75"><stop stop-color="{hue.mid}"/>'
        f'<stop offset="1" stop-color="{hue.deep}"/></radialGradient>'
        + sheet(100, 134, f"url(#hue-djinn-{card})")
        + numeral(NAMES[card], 50, 20.5, 17 if len(NAMES[card]) < 8 else 15.4, CREAM)
        + f'<g transform="translate(57 70) scale(.96)">{SIGNS[card]}</g>'
        + f'<path d="M6 27H30V53L18 46 6 53Z" fill="{hue.bright}"/>{numeral(points, 18, 43.4, 17, hue.deep)}'
        + cost(card)
        + rim(100, 134)
    )


def djinn_chip(card):
    """The same in front of a player: sign, name and points in a line."""
    hue = suit(card)
    points = THIEF_POINTS if card >= len(Djinn) else int(DJINN_POINTS[card])
    return (
        f'<rect x=".8" y=".8" width="158.4" height="38.4" rx="9" fill="{hue.deep}" stroke="{EDGE}" stroke-width="1.4"/>'
        f'<g transform="translate(22 20) scale(.52)">{SIGNS[card]}</g>'
        + numeral(NAMES[card], 42, 26.2, 17 if len(NAMES[card]) < 8 else 15.6, CREAM, "start")
        + numeral(points, 152, 26.2, 16, hue.bright, "end")
    )


# --- payments


def pieces(*drawings):
    """Small things side by side, in a line of this height 34."""
    return "".join(f'<g transform="translate({x} 0)">{drawing}</g>' for x, drawing in drawings)


ELDER = f'<g transform="scale(.66)">{meeple(Tribe.ELDER)}</g>'
SLAVE = f'<rect x="1" y="2" width="22" height="28" rx="4" fill="#525a6b" stroke="{NIGHT}" stroke-width="1.4"/>' + mark(
    CHAIN, 12, 16, 18, STEEL
)
MORE = f'<path d="M5 11V21M0 16H10" stroke="{CREAM}" stroke-width="2.6" stroke-linecap="round"/>'
SLASH = f'<path d="M7 4L1 28" stroke="{CREAM}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>'
PAYMENTS = {  # in a box of 60 by 32
    "pay-elder": pieces((18, ELDER)),
    "pay-slave": pieces((18, SLAVE)),
    "pay-elders": pieces((4, ELDER), (32, ELDER)),
    "pay-both": pieces((2, ELDER), (25, MORE), (36, SLAVE)),
}
COSTS = {
    Cost.FREE: "",
    Cost.ONE: pieces((18, ELDER), (45, SLASH), (56, SLAVE)),
    Cost.TWO: pieces((4, ELDER), (27, MORE), (38, ELDER), (63, SLASH), (72, SLAVE)),
    Cost.SLAVE: pieces((38, SLAVE)),
    Cost.SLAVES: pieces((32, SLAVE), (56, MORE)),
}


def cost(card):
    """What the use of a power costs, at the foot of the card."""
    if card >= len(Djinn):
        return ""
    return f'<g transform="translate(2 103) scale(.9)">{COSTS[Cost(int(DJINN_COST[card]))]}</g>'


def pay_chip(drawing, width, height):
    """A payment on a dark plate."""
    return (
        f'<rect width="{width}" height="{height}" rx="8" fill="{NIGHT}"/>'
        f'<g transform="translate({width / 2 - 25:g} {height / 2 - 13:g}) scale(.84)">{drawing}</g>'
    )


def empty(width, height):
    """Where a card would lie."""
    return (
        f'<rect x="2" y="2" width="{width - 4}" height="{height - 4}" rx="8" fill="none" stroke="{BRASS}" '
        'stroke-width="1.8" stroke-dasharray="6 6" opacity=".6"/>'
    )


REACH = (
    f'<path d="M1 0V8H99V0" fill="none" stroke="{BRASS}" stroke-width="2.4" vector-effect="non-scaling-stroke" '
    'stroke-linejoin="round"/>'
)
