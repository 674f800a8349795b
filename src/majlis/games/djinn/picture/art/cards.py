"""The cards and tiles: mages, equipment, chests, trophies, characters, scoring; and what trades and places give."""

from collections.abc import Iterable

from majlis.core import ornament
from majlis.core.ornament import BRASS, CREAM, GOLD, NIGHT, Hue, faded, mark, numeral, rim, sheet
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import Colour, Good, Kit, Option, Place
from majlis.games.djinn.picture.art import emblems as e
from majlis.games.djinn.picture.art.figures import HUES, PLACE_HUES

Goods = list[tuple[Good, int]]
GREEN, INK = "#3fbf7f", "var(--ink)"
CARD = (80, 110)
KIT_HUES = {
    Kit.STAFF: Hue("#0c2f3a", "#1c6577", "#9fe6f2"),
    Kit.HAT: Hue("#3a1236", "#7c3071", "#f3b6ea"),
    Kit.CLOAK: Hue("#3d2406", "#8a5a16", "#f8d391"),
}
METALS = (
    Hue("#4a2610", "#a8673a", "#f0b98c"),
    Hue("#33394a", "#8e99ad", "#e6ecf7"),
    Hue("#4f3a05", "#c2921a", "#ffe28a"),
)


# --- goods, alone and in a row


def good_mark(kind: Good, x: float, y: float, size: float) -> str:
    """A good in its colour, around a point."""
    return mark(e.GOOD_MARKS[kind], x, y, size, e.GOOD_COLOURS[kind])


def amounts(row: Iterable[int]) -> Goods:
    """The goods of a table's row, with their numbers."""
    return [(Good(kind), int(n)) for kind, n in enumerate(row) if n]


def breadth(goods: Goods, size: float, print: float = 0) -> float:
    """How wide goods side by side are; their numbers are a little smaller than they, or of this print."""
    return sum(size * 1.08 + (print or size * 0.92) * 0.6 * (n > 1) for _, n in goods)


def in_line(goods: Goods, x: float, y: float, size: float, print: float = 0) -> str:
    """Goods side by side around a point, with a number where there are several."""
    out, left, letters = [], x - breadth(goods, size, print) / 2, print or size * 0.92
    for kind, n in goods:
        if n > 1:
            out.append(numeral(n, left + letters * 0.31, y + letters * 0.36, round(letters, 1), CREAM))
            left += letters * 0.6
        out.append(good_mark(kind, left + size * 0.54, y, size))
        left += size * 1.08
    return "".join(out)


def fitted(goods: Goods, x: float, y: float, width: float, size: float, print: float = 0) -> str:
    """The same, with smaller marks where it would be too wide; a number stays as large as its print."""
    letters = print or size * 0.92
    most = (width - breadth(goods, 0, letters)) / max(1, 1.08 * len(goods))
    return in_line(goods, x, y, min(size, most), letters)


def in_lines(goods: Goods, x: float, y: float, width: float, size: float, print: float = 0) -> str:
    """The same in one line, or one under another if that is too wide."""
    if breadth(goods, size, print) <= width:
        return in_line(goods, x, y, size, print)
    half, step = (len(goods) + 1) // 2, size * 0.6
    first, second = (fitted(some, x, 0, width, size, print) for some in (goods[:half], goods[half:]))
    return f'<g transform="translate(0 {y - step:g})">{first}</g><g transform="translate(0 {y + step:g})">{second}</g>'


def one_by_one(goods: Goods, x: float, y: float, width: float, size: float) -> str:
    """Every single good, where there is no room for print."""
    marks = [kind for kind, n in goods for _ in range(n)]
    step = min(size, width / max(1, len(marks)))
    return "".join(good_mark(kind, x + (i - (len(marks) - 1) / 2) * step, y, step) for i, kind in enumerate(marks))


# --- mages


SLUMBER = f'<rect width="80" height="110" rx="8" fill="{NIGHT}" opacity=".42"/>' + mark(e.MOON, 40, 56, 40, "#f4e3a1")
MAGE_HUE, ADEPT_HUE = Hue("#14204a", "#30479a", "#b9ccff"), Hue("#2a1550", "#5b3aa3", "#d9c4ff")


def mage(card: int, asleep: bool = False) -> str:
    """Power in green, what each colour adds, the price in coins, the key."""
    hue, price = ADEPT_HUE if parts.MAGE_KEY[card] else MAGE_HUE, int(parts.MAGE_PRICE[card])
    bonus = [(Colour(colour), int(n)) for colour, n in enumerate(parts.MAGE_BONUS[card]) if n]
    face = (
        f'<circle cx="23" cy="24" r="20" fill="{GREEN}" stroke="#0b3a22" stroke-width="2"/>'
        + numeral(int(parts.MAGE_POWER[card]), 23, 36.6, 35, "#06281a")
        + "".join(mark(ornament.COIN, 64 - 13 * i, 17, 25, GOLD) for i in range(price))
        + (good_mark(Good.KEY, 64, 50, 21) if parts.MAGE_KEY[card] else "")
        + bonuses(bonus)
    )
    name = f"hue-mage-{'off' if asleep else 'on'}-{card}"
    return (
        faded(name, hue.mid, hue.deep)
        + sheet(*CARD, f"url(#{name})")
        + f'<g opacity=".2">{mark(e.MAGE, 34, 60, 62, hue.bright)}</g>'
        + (f'<g opacity=".5">{face}</g>{SLUMBER}' if asleep else face)
        + rim(*CARD, "#7d7598" if asleep else ornament.EDGE)
    )


def bonuses(found: list[tuple[Colour, int]]) -> str:
    """What djinn of a colour add, on the foot of the card: its sign for each."""
    signs = [colour for colour, n in found for _ in range(n)]
    step, out = 72 / max(1, len(signs)), []
    if found:
        out.append(f'<rect x="3.4" y="72" width="73.2" height="34.6" rx="6" fill="{NIGHT}" fill-opacity=".8"/>')
    for i, colour in enumerate(signs):
        out.append(mark(e.COLOUR_MARKS[colour], 4 + step * (i + 0.5), 89.4, min(28, step), HUES[colour].bright))
    return "".join(out)


# --- equipment


def equipment(card: int) -> str:
    """Its type at a corner, its effect in the middle; the corner of one that works only once is turned."""
    kit = Kit(int(parts.KIT[card]))
    hue, name = KIT_HUES[kit], f"hue-kit-{card}"
    once = f'<path d="M52 1H72Q79 1 79 8V28Z" fill="{NIGHT}"/><path d="M52 1L79 28H58Q52 28 52 22Z" fill="#ffb4a8"/>'
    return (
        faded(name, hue.mid, hue.deep)
        + sheet(*CARD, f"url(#{name})")
        + f'<circle cx="19" cy="19" r="16" fill="{NIGHT}" fill-opacity=".55"/>'
        + mark(e.KIT_MARKS[kit], 19, 19, 24, hue.bright)
        + (once if parts.ONCE[card] else "")
        + effect(card)
        + rim(*CARD)
    )


def effect(card: int) -> str:
    gain, pay = amounts(parts.KIT_GAIN[card]), amounts(parts.KIT_PAY[card])
    match Effect(int(parts.EFFECT[card])):
        case Effect.BONUS:
            place = Place(int(parts.WHERE[card]))
            return (
                f'<circle cx="40" cy="55" r="19" fill="{PLACE_HUES[place].deep}" stroke="{PLACE_HUES[place].bright}"/>'
                + mark(e.PLACE_MARKS[place], 40, 55, 27, PLACE_HUES[place].bright)
                + fitted(gain, 40, 91, 72, 25, 24)
            )
        case Effect.CATCH:
            return mark(e.NET, 34, 58, 40, CREAM) + numeral(f"+{int(parts.KIT_CATCH[card])}", 52, 100, 27, CREAM)
        case Effect.GAIN:
            return in_lines(gain, 40, 70, 66, 34)
        case Effect.EXCHANGE:
            down = f'<g transform="translate(40 69) rotate(90) scale(.7)" color="{CREAM}">{e.ARROW}</g>'
            return fitted(pay, 40, 50, 72, 26) + down + fitted(gain, 40, 90, 72, 26)
        case Effect.MORE_CHESTS:
            return mark(e.CHEST, 36, 62, 40, "#d7a465") + numeral("+1", 56, 100, 25, CREAM)
        case Effect.SWAP_BOTTLES:
            return good_mark(Good.BOTTLE, 40, 56, 34) + mark(e.SWAP, 40, 90, 26, CREAM)
        case Effect.STAY:
            return mark(e.STALL, 40, 58, 40, "#ffcb97") + mark(e.LOCK, 40, 92, 22, CREAM)
    return mark(ornament.COIN, 40, 68, 42, GOLD) + mark(e.BAR, 40, 68, 48, "#ff6b57")


def face_up(kit: int) -> str:
    """An equipment card where there is no room for more than its type."""
    hue = KIT_HUES[Kit(kit)]
    return sheet(*CARD, hue.mid) + mark(e.KIT_MARKS[kit], 40, 55, 56, hue.bright) + rim(*CARD)


def turned_down(kit: int) -> str:
    """The back of an equipment card: its type still counts."""
    hue = KIT_HUES[Kit(kit)]
    return (
        sheet(*CARD, hue.deep)
        + f'<rect x="6" y="6" width="68" height="98" rx="5" fill="none" stroke="{hue.mid}" stroke-width="2"/>'
        + f'<g opacity=".75">{mark(e.KIT_MARKS[kit], 40, 55, 50, hue.mid)}</g>'
        + rim(*CARD, "#7d7598")
    )


# --- chests and trophies


def chest(card: int) -> str:
    """What lies in it, and what a key opens."""
    lock = ""
    if parts.HAS_LOCK[card]:
        lock = (
            f'<rect x="4" y="66" width="82" height="40" rx="6" fill="{NIGHT}" fill-opacity=".82"/>'
            + good_mark(Good.KEY, 19, 86, 24)
            + fitted(amounts(parts.CHEST_LOCK[card]), 59, 86, 52, 25, 31)
        )
    return (
        faded(f"hue-chest-{card}", "#8a5a24", "#3a2108")
        + sheet(90, 110, f"url(#hue-chest-{card})")
        + '<path d="M0 26Q45 12 90 26" fill="none" stroke="#2b1804" stroke-width="2.4"/>'
        + '<path d="M18 3V107M72 3V107" stroke="#2b1804" stroke-opacity=".35" stroke-width="6"/>'
        + in_lines(amounts(parts.CHEST_GAIN[card]), 45, 41 if parts.HAS_LOCK[card] else 62, 80, 30, 33)
        + lock
        + rim(90, 110)
    )


CHEST_BACK = (
    sheet(90, 110, "#4a2c0e")
    + '<path d="M18 3V107M72 3V107" stroke="#2b1804" stroke-opacity=".5" stroke-width="6"/>'
    + mark(e.CHEST, 45, 55, 56, "#d7a465")
    + rim(90, 110)
)


def trophy(card: int) -> str:
    """A plaque in the metal of its row: points, and what comes with it."""
    row = int(parts.TROPHY_ROW[card])
    metal, gain = METALS[row], amounts(parts.TROPHY_GAIN[card])
    foot = fitted(gain, 31, 45, 54, 20, 25) if gain else mark(e.CUP, 31, 46, 19, metal.bright)
    return (
        faded(f"hue-plaque-{card}", metal.mid, metal.deep, 1)
        + '<rect x="-1" y="2" width="64" height="64" rx="11" opacity=".28"/>'
        + f'<rect width="62" height="62" rx="10" fill="url(#hue-plaque-{card})"/>'
        + f'<rect x="3.4" y="31" width="55.2" height="27.6" rx="7" fill="{NIGHT}" fill-opacity=".72"/>'
        + numeral(int(parts.TROPHY_POINTS[card]), 37, 27, 29, "#fff")
        + "".join(f'<circle cx="10.4" cy="{9.6 + 7.4 * i}" r="2.7" fill="{metal.bright}"/>' for i in range(row + 1))
        + f'<rect x="1" y="1" width="60" height="60" rx="9.4" fill="none" stroke="{metal.bright}" stroke-width="1.8"/>'
        + foot
    )


# --- trades, options, and what places give


def chip(width: float, height: float, inside: str) -> str:
    """A dark plate with something on it."""
    return (
        f'<rect x=".8" y=".8" width="{width - 1.6}" height="{height - 1.6}" rx="9" fill="{NIGHT}" fill-opacity=".88" '
        f'stroke="{BRASS}" stroke-opacity=".55" stroke-width="1.3"/>{inside}'
    )


def trade(number: int, width: float = 92, height: float = 42) -> str:
    """What a tent takes and what it gives."""
    pay, gain = amounts(parts.TENT_PAY[number]), amounts(parts.TENT_GAIN[number])
    size = min(21, (width - 26) / (breadth(pay, 1) + breadth(gain, 1)))
    a, b = breadth(pay, size), breadth(gain, size)
    left = (width - a - b - 20) / 2
    middle = height / 2
    return chip(
        width,
        height,
        in_line(pay, left + a / 2, middle, size)
        + mark(e.ARROW, left + a + 10, middle, 15, "#b9b0d0")
        + in_line(gain, left + a + 20 + b / 2, middle, size),
    )


def option(number: int, width: float) -> str:
    """An option of the Archives."""
    if number == Option.PASSAGE:
        return chip(width, 44, mark(e.DOOR, width / 2, 22, 28, "#f2dc96"))
    goods = amounts(parts.OPTION_GAIN[number])
    if number == Option.BETTER_CIRCLE:
        goods.reverse()  # the circle first, the key that comes along behind it
    return chip(width, 44, fitted(goods, width / 2, 22, width - 6, 26, 24))


def change(kind: Good) -> str:
    """What a key can be changed for."""
    return chip(
        58, 42, good_mark(Good.KEY, 15, 21, 20) + mark(e.ARROW, 30, 21, 12, "#b9b0d0") + good_mark(kind, 45, 21, 21)
    )


SQUARE_SIGN = '<rect x="-9" y="-9" width="18" height="18" rx="4" fill="none" stroke="currentColor" stroke-width="3"/>'
ROUND_SIGN = '<circle r="9.6" fill="none" stroke="currentColor" stroke-width="3"/>'
COUNTED = {Place.CATACOMBS: e.CHEST, Place.ARCHIVES: e.PLACE_MARKS[Place.ARCHIVES], Place.MARKET: e.SWAP}


def terms(place: Place) -> str:
    """What the basic and the special action of a place are, in short, in a box of 128 by 30."""
    if place == Place.TAVERN:
        basic, special = mark(e.MAGE, 36, 15, 23, INK), mark(e.MAGE, 95, 15, 23, INK) + mark(e.KEY, 117, 15, 20, INK)
    else:
        sign = COUNTED[place]
        basic = mark(sign, 36, 15, 22, INK)
        special = mark(sign, 91, 15, 22, INK) + mark(sign, 114, 15, 22, INK)
    return mark(SQUARE_SIGN, 12, 15, 19, BRASS) + basic + mark(ROUND_SIGN, 71, 15, 19, BRASS) + special


def price_of(sign: str, pay: Goods, gain: Goods, width: float = 84) -> tuple[float, str]:
    """What an action costs and gives, in a box of 46 high, and how wide that is."""
    inside = mark(sign, 13, 23, 16, BRASS)
    if pay:
        inside += one_by_one(pay, 50, 13, 54, 18) + one_by_one(gain, 50, 33, 54, 18)
    else:
        inside += in_line(gain, (width + 18) / 2, 23, 22, 25)
    return width, chip(width, 46, inside)


ACADEMY = [(Good.SCROLL, 1), (Good.MAGIC, 3)]
PRICES = {
    "academy-basic": price_of(SQUARE_SIGN, [], ACADEMY, 120),
    "academy-special": price_of(ROUND_SIGN, [], [(Good.CAPACITY, 1), *ACADEMY], 148),
    "factory-basic": price_of(SQUARE_SIGN, [(Good.COIN, 2)], [(Good.CORK, 1)]),
    "factory-special": price_of(ROUND_SIGN, [(Good.COIN, 3)], [(Good.CORK, 2)]),
}
