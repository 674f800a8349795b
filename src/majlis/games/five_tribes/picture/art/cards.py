"""The cards: goods, djinns with the sign of their power, thieves, backs; and how things are paid."""

from typing import NamedTuple

from majlis.core import ornament as o
from majlis.core.ornament import BRASS, CREAM, GOLD, NIGHT, Hue, big, digit, mark, numeral, rim, sheet
from majlis.games.five_tribes import parts
from majlis.games.five_tribes.parts import Cost, Djinn, Good, Thief, Tribe
from majlis.games.five_tribes.picture.art import emblems as e
from majlis.games.five_tribes.picture.art.pieces import TRIBE_HUES, meeple
from majlis.games.five_tribes.words.phrases import CARDS as NAMES
from majlis.games.five_tribes.words.phrases import worth

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
CAMEL_MARK = f'<g transform="scale(.4) translate(-30 -24)"><path d="{e.CAMEL}" fill="currentColor"/></g>'


# --- resources


def good_card(number: int) -> str:
    """A card with its good; the dots tell how many of them are in the box."""
    good = Good(number)
    hue, n = GOOD_HUES[good], int(parts.GOOD_COUNT[good])
    dots = "".join(
        f'<circle cx="{40 + (i - (n - 1) / 2) * 9:g}" cy="97" r="2.7" fill="{hue.bright}" opacity=".85"/>'
        for i in range(n)
    )
    return (
        o.faded(f"hue-good-{good:d}", hue.deep, hue.mid)
        + sheet(80, 108, f"url(#hue-good-{good:d})")
        + f'<circle cx="40" cy="49" r="33" fill="{hue.bright}" opacity=".13"/>'
        + mark(e.GOOD_MARKS[good], 40, 49, 50, hue.bright)
        + (dots if good != Good.SLAVE else "")
        + rim(80, 108)
    )


def back(width: float = 80, height: float = 108) -> str:
    """The back of a card: brass inlay on indigo."""
    return (
        sheet(width, height, "#231d52")
        + f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" rx="4.6" fill="none" stroke="{BRASS}"/>'
        + f'<g transform="translate({width / 2:g} {height / 2:g})"><path d="{o.KHATAM}" fill="#322a6e" '
        + f'stroke="{BRASS}" stroke-width="1.6"/></g>{mark(e.LAMP, width / 2, height / 2, 30, BRASS)}'
        + rim(width, height)
    )


# --- djinns and thieves


class Power(NamedTuple):
    """The sign of a power: a large mark, and smaller ones with their colours."""

    main: str
    corners: tuple[tuple[str, str], ...]


def power(main: str, *corners: tuple[str, str]) -> Power:
    return Power(main, corners)


YELLOW, WHITE, GREEN, BLUE, RED = (hue.bright for hue in TRIBE_HUES)
SAND, STEEL = "#f3d9a4", GOOD_HUES[Good.SLAVE].bright
PLUS = '<path d="M0-9V9M-9 0H9" stroke="currentColor" stroke-width="5" stroke-linecap="round"/>'
DOWN = '<path d="M0-9V8M-7 1.6L0 9 7 1.6" fill="none" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/>'
HAND = '<path d="M-9-1H9V3A8 8 0 0 1-9 3ZM0-11V-3" fill="currentColor" stroke="currentColor" stroke-width="3"/>'
POWERS: dict[int, Power] = {
    Djinn.AL_AMIN: power(big(e.CHAIN, STEEL, -11, -9, 30) + big(e.CHAIN, STEEL, 9, -9, 30), (digit("?", 22), SAND)),
    Djinn.ANUN_NAK: power(
        big(e.PAWN, GREEN, -14, 0, 26) + big(e.PAWN, BLUE, 14, 0, 26) + big(e.PAWN, RED, 0, -12, 26), (e.TILE, CREAM)
    ),
    Djinn.BAAL: power(big(e.LAMP, SAND), (o.COIN, GOLD)),
    Djinn.BOAZ: power(
        big(e.SHIELD, STEEL, 0, 0, 54) + mark(o.CROWN, 0, -8, 22, "#7a5500") + mark(e.STAFF, 0, 12, 18, "#453d63")
    ),
    Djinn.BOURAQ: power(big(e.PALACE, SAND), (PLUS, CREAM)),
    Djinn.ECHIDNA: power(big(e.HAMMER, BLUE), (digit("×2", 22), CREAM)),
    Djinn.ENKI: power(big(o.PALM, GREEN), (PLUS, CREAM)),
    Djinn.HAGIS: power(big(e.PALACE, SAND), (e.AROUND, CREAM)),
    Djinn.HAURVATAT: power(big(o.PALM, GREEN), (digit("5", 22), CREAM)),
    Djinn.IBUS: power(big(e.DAGGER, RED, -10, -4, 38) + big(e.DAGGER, RED, 12, -4, 38)),
    Djinn.JAFAAR: power(big(o.CROWN, YELLOW), (digit("3", 22), CREAM)),
    Djinn.KANDICHA: power(big(e.DAGGER, RED), (HAND, SAND)),
    Djinn.KUMARBI: power(big(o.COIN, GOLD), (DOWN, CREAM)),
    Djinn.LAMIA: power(big(o.PALM, GREEN), (e.AROUND, CREAM)),
    Djinn.LETA: power(big(CAMEL_MARK, SAND), (e.TILE, CREAM)),
    Djinn.MARID: power(big(e.PAWN, GREEN, -4, -6, 40), (o.COIN, GOLD)),
    Djinn.MONKIR: power(big(e.PALACE, SAND), (o.COIN, GOLD)),
    Djinn.NEKIR: power(big(e.DAGGER, RED), (o.COIN, GOLD)),
    Djinn.SHAMHAT: power(big(e.STAFF, WHITE), (digit("4", 22), CREAM)),
    Djinn.SIBITTIS: power(
        big(o.CARD, "#6d55b8", -14, -2, 36)
        + big(o.CARD, "#6d55b8", 14, -2, 36)
        + big(o.CARD, SAND, 0, -5, 42)
        + mark(e.LAMP, 0, -5, 22, NIGHT)
    ),
    Djinn.SLOAR: power(big(o.CARD, SAND, -3, -4, 48) + mark(e.SCALES, -3, -4, 24, NIGHT), (PLUS, CREAM)),
    Djinn.UTUG: power(big(CAMEL_MARK, SAND), (e.PAWN, GREEN)),
    Djinn.MORGIANE: power(big(e.SHIELD, STEEL, 0, 0, 54) + mark(e.MASK, 0, -2, 32, "#6d2430")),
}
MASKED = big(e.MASK, ROGUE.bright, -2, -8, 50)
POWERS |= {len(Djinn) + i: power(MASKED, (e.TRIBE_MARKS[i], TRIBE_HUES[i].bright)) for i in range(len(TRIBE_HUES))}
POWERS[len(Djinn) + Thief.MADJAAR] = power(MASKED)


def sign(card: int) -> str:
    """A large mark with smaller ones at its corner, in a box of 64 around the middle."""
    main, corners = POWERS[card]
    return o.cornered(main, corners, ((19, 17), (-20, 18), (20, -18)), 13.4)


def suit(card: int) -> Hue:
    """The colour of a djinn that is paid, of one that is free, of a thief."""
    if card >= len(Djinn):
        return ROGUE
    return FREE if parts.DJINN_COST[card] == Cost.FREE else PAID


def djinn_card(card: int) -> str:
    """A djinn, or a thief after them: name, points, the sign of the power, and what its use costs."""
    hue, points = suit(card), worth(card)
    return (
        o.glowing(f"hue-djinn-{card}", hue, 'cy=".55" r=".75"')
        + sheet(100, 134, f"url(#hue-djinn-{card})")
        + numeral(NAMES[card], 50, 20.5, 17 if len(NAMES[card]) < 8 else 16.2, CREAM)
        + f'<g transform="translate(57 70) scale(.96)">{sign(card)}</g>'
        + f'<path d="M6 27H30V53L18 46 6 53Z" fill="{hue.bright}"/>{numeral(points, 18, 43.4, 17, hue.deep)}'
        + cost(card)
        + rim(100, 134)
    )


def djinn_chip(card: int) -> str:
    """The same in front of a player: what it is about, name and points in a line."""
    hue, points = suit(card), worth(card)
    return (
        f'<rect x=".7" y=".7" width="130.6" height="34.6" rx="8" fill="{hue.deep}" stroke="{o.EDGE}" '
        f'stroke-width="1.3"/><g transform="translate(17 20) scale(.46)">{POWERS[card].main}</g>'
        + f'<g letter-spacing="-.03em">{numeral(NAMES[card], 31, 23.6, 15.4, CREAM, "start")}</g>'
        + numeral(points, 128.5, 23.6, 15.4, hue.bright, "end")
    )


# --- payments


def pieces(*drawings: tuple[float, str]) -> str:
    """Small things side by side, in a line of this height 34."""
    return "".join(f'<g transform="translate({x} 0)">{drawing}</g>' for x, drawing in drawings)


ELDER = f'<g transform="scale(.66)">{meeple(Tribe.ELDER)}</g>'
SLAVE = (
    f'<rect x="1" y="2" width="22" height="28" rx="4" fill="#525a6b" stroke="{NIGHT}" stroke-width="1.4"/>'
    f"{mark(e.CHAIN, 12, 16, 18, STEEL)}"
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


def cost(card: int) -> str:
    """What the use of a power costs, at the foot of the card."""
    if card >= len(Djinn):
        return ""
    return f'<g transform="translate(2 103) scale(.9)">{COSTS[Cost(int(parts.DJINN_COST[card]))]}</g>'


def pay_chip(drawing: str, width: float, height: float) -> str:
    """A payment on a dark plate."""
    return (
        f'<rect width="{width}" height="{height}" rx="8" fill="{NIGHT}"/>'
        f'<g transform="translate({width / 2 - 25:g} {height / 2 - 13:g}) scale(.84)">{drawing}</g>'
    )


REACH = (
    f'<path d="M1 0V8H99V0" fill="none" stroke="{BRASS}" stroke-width="2.4" vector-effect="non-scaling-stroke" '
    'stroke-linejoin="round"/>'
)
