"""The signs of character tiles and scoring cards: a large mark with smaller ones at its corners."""

from majlis.core import ornament
from majlis.core.ornament import BRASS, CREAM, GOLD, NIGHT, Hue, big, mark, numeral, rim, sheet
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.parts import Card, Colour, Good, Kit, Place, Tile
from majlis.games.djinn.picture.art import emblems as e
from majlis.games.djinn.picture.art.cards import GREEN, SQUARE_SIGN, amounts, one_by_one
from majlis.games.djinn.picture.art.figures import HUES, PLACE_HUES, VIOLET

GOOD_HUE, BAD_HUE = Hue("#0b3320", "#1c6e45", "#7fe0a8"), Hue("#3d0d12", "#8a2630", "#ff9d92")
RED, STEEL, SAND, BLUE = "#ff7a66", "#e0e4ee", "#f3d9a4", "#9ec7ff"


def sign(main: str, *corners: tuple[str, str]) -> str:
    """A large mark with smaller ones at its corners, in a box of 70 around the middle."""
    return ornament.cornered(main, corners, ((21, 19), (-22, 19), (21, -20), (-22, -20)), 14)


def of_place(place: Place) -> str:
    return big(e.PLACE_MARKS[place], PLACE_HUES[place].bright)


def of_trait(number: int) -> str:
    """A tile that is data: what it does, where, and the first of its goods; how many, the large view tells."""
    trait, goods = Trait(int(parts.TRAIT[number])), amounts(parts.TILE_GAIN[number])
    place, (good, n) = Place(max(0, int(parts.TRAIT_AT[number]))), (goods or [(Good.COIN, 0)])[0]
    mark = e.GOOD_MARKS[good], {Good.COIN: GOLD, Good.MAGIC: VIOLET}.get(good, e.GOOD_COLOURS[good])
    more = (mark, (e.PLUS, GREEN if trait < Trait.LESS else RED)) if n else ()
    match trait:
        case Trait.MORE:
            return "".join(one_by_one([one], 0, -22 + 22 * i, 66, 22) for i, one in enumerate(goods[:3]))
        case Trait.MAGE:
            return sign(big(e.MAGE, BLUE), (e.PLUS, GREEN), *more)
        case Trait.GIFT | Trait.PRICE:
            return sign(of_place(place), *more)
        case Trait.CALM:
            return sign(big(e.NET, CREAM), *more)
        case Trait.LESS:
            return sign(big(*mark), (e.MINUS, RED))
        case Trait.BASIC:
            return sign(of_place(place), (SQUARE_SIGN, RED))
        case Trait.CIRCLES:
            return sign(big(e.BOTTLE, e.GOOD_COLOURS[Good.BOTTLE]), BARRED, (e.RING, "#b3a2ff"))
    return sign(big(e.GOOD_MARKS[Good.TAKE], e.GOOD_COLOURS[Good.TAKE]), *more)  # meet, dearer


BARRED, COIN = (e.STOP, RED), (ornament.COIN, GOLD)
CORK, SCROLL = ((e.GOOD_MARKS[good], e.GOOD_COLOURS[good]) for good in (Good.CORK, Good.SCROLL))
SIGNS = {
    Tile.P02_MARKET: sign(of_place(Place.MARKET), COIN, (e.STOP, GREEN)),
    Tile.P03_TAVERN: sign(of_place(Place.TAVERN), (e.KEY, STEEL), (e.PLUS, GREEN)),
    Tile.P04_MANUFACTORY: sign(of_place(Place.MANUFACTORY), CORK, (e.PLUS, GREEN)),
    Tile.P05_SOURCE: sign(big(e.STAR, VIOLET), SCROLL, (e.MINUS, GREEN)),
    Tile.P08_KEYS: sign(big(e.KEY, STEEL), (e.CHEST, "#d7a465"), (e.SUN, GREEN)),
    Tile.P09_STUDY: sign(of_place(Place.ACADEMY), (e.MAGE, BLUE), (e.SUN, GOLD)),
    Tile.P10_SECRETS: sign(
        big(ornament.CARD, "#4a9c74", -15, -4, 42)
        + big(ornament.CARD, SAND, 6, -4, 48)
        + mark(e.STAR, 6, -4, 22, NIGHT),
        (e.EYE, CREAM),
    ),
    Tile.N03_COVER: sign(big(e.RING, "#b3a2ff"), BARRED),
    Tile.N04_GREEN: sign(big(e.MAGE, GREEN), (e.FLAME, HUES[Colour.RED].bright), BARRED),
    Tile.N05_SLEEP: sign(big(e.MAGE, BLUE), (e.SUN, GOLD), BARRED),
    Tile.N06_CATACOMBS: sign(of_place(Place.CATACOMBS), (SQUARE_SIGN, RED)),
    Tile.N07_LOCKS: sign(big(e.CHEST, "#d7a465"), (e.KEY, STEEL), BARRED),
    Tile.N08_DOOR: sign(big(e.MAGE, BLUE), (e.MOON, "#f4e3a1")),
}


def sign_of(number: int) -> str:
    return of_trait(number) if parts.TRAIT[number] else SIGNS[Tile(number)]


def tile(number: int) -> str:
    """A character tile: green helps, red hinders."""
    hue = GOOD_HUE if number < parts.TILES_OF_A_KIND else BAD_HUE
    return (
        f'<radialGradient id="hue-trait-{number}" r=".75"><stop stop-color="{hue.mid}"/><stop offset="1" '
        f'stop-color="{hue.deep}"/></radialGradient>'
        + sheet(86, 86, f"url(#hue-trait-{number})")
        + f'<g transform="translate(43 43)">{sign_of(number)}</g>'
        + rim(86, 86, hue.bright)
    )


# --- scoring cards


def three(a: tuple[str, str], b: tuple[str, str], c: tuple[str, str]) -> str:
    return mark(a[0], -15, 9, 25, a[1]) + mark(b[0], 15, 9, 25, b[1]) + mark(c[0], 0, -12, 25, c[1])


WEAR = [(e.KIT_MARKS[kit], colour) for kit, colour in zip(Kit, ("#9fe6f2", "#f3b6ea", "#f8d391"), strict=True)]
AIMS = {
    Card.SETS: three(*WEAR),
    Card.TYPES: three(WEAR[2], WEAR[2], WEAR[2]),
    Card.PASSAGES: sign(big(e.DOOR, "#f2dc96"), BARRED),
    Card.NO_KEY_MAGE: sign(big(e.MAGE, BLUE), (e.KEY, STEEL), BARRED),
    Card.CIRCLES: sign(big(e.RING, "#8d82b8"), BARRED),
    Card.CAPACITY: sign(big(e.STEP, e.GOOD_COLOURS[Good.CAPACITY]), BARRED),
    Card.BASE: sign(big(e.BASE, "#7dd3c0"), (e.PLUS, GREEN)),
    Card.KEYS: big(e.KEY, STEEL, 0, 0),
    Card.MAGES: sign(big(e.MAGE, BLUE), (e.SUN, GOLD)),
    Card.STORES: mark(e.BOTTLE, -11, 0, 36, e.GOOD_COLOURS[Good.BOTTLE])
    + mark(e.CORK, 15, 3, 28, e.GOOD_COLOURS[Good.CORK]),
}


def aim_sign(card: int) -> str:
    """A scoring card: what is asked, and its points, at once or for each."""
    per = int(parts.CARD_PER[card])
    each = f"/{per}" if per > 1 else "×" if per else ""
    return (
        sheet(86, 110, "#1b2450")
        + f'<rect x="4" y="61" width="78" height="45" rx="6" fill="{NIGHT}" fill-opacity=".75"/>'
        + f'<g transform="translate(43 33) scale(.78)">{AIMS[Card(card)]}</g>'
        + numeral(f"{int(parts.CARD_POINTS[card])}{each}", 43, 99, 44, GOLD)
        + rim(86, 110)
    )


AIM_BACK = (  # of one that its owner keeps secret
    sheet(86, 110, "#1b2450")
    + f'<rect x="6" y="6" width="74" height="98" rx="5" fill="none" stroke="{BRASS}"/>'
    + mark(e.EYE, 43, 55, 44, BRASS)
    + rim(86, 110)
)
