"""All drawings by name."""

from majlis.core import ornament
from majlis.core.ornament import BRASS, COIN, GOLD, NIGHT, empty, mark, rim, sheet
from majlis.core.scene import Sprite
from majlis.games.djinn import parts
from majlis.games.djinn.parts import Good, Place
from majlis.games.djinn.picture import city_geometry as plan
from majlis.games.djinn.picture.art import cards as card_art
from majlis.games.djinn.picture.art import city as city_art
from majlis.games.djinn.picture.art import emblems as e
from majlis.games.djinn.picture.art import figures as art
from majlis.games.djinn.picture.art import signs
from majlis.games.djinn.picture.art import tom as tom_art

# --- the city


def streets() -> str:
    """All paths at once, in the map's own size."""
    x, y = plan.MIDDLE
    lines = "".join(f'<path d="{curve}"/>' for curve in plan.CURVES)
    walls = f'fill="none" stroke="{BRASS}" stroke-opacity=".16" stroke-width="2"'
    return (
        f'<g transform="translate({x} {y})"><ellipse rx="{plan.OUTER * 1.06:g}" ry="{plan.OUTER:g}" {walls} '
        f'stroke-dasharray="22 9"/><ellipse rx="{plan.INNER * plan.STRETCH:g}" ry="{plan.INNER}" {walls}/>'
        f'<g fill="none" stroke="var(--night)" stroke-opacity=".7" stroke-width="23" stroke-linecap="round">{lines}</g>'
        '<g fill="none" stroke="var(--ink)" stroke-opacity=".2" stroke-width="18" stroke-linecap="round">'
        f'{lines}</g><g fill="none" stroke="{BRASS}" stroke-opacity=".75" stroke-width="2" stroke-dasharray="1 9" '
        f'stroke-linecap="round">{lines}</g></g>'
    )


def city() -> dict[str, Sprite]:
    drawn = {"streets": Sprite(plan.WIDTH, plan.HEIGHT, streets()), "source": Sprite(120, 120, city_art.SOURCE)}
    for place in range(parts.PLACES):
        drawn[f"square-{place}"] = Sprite(plan.SQUARE, plan.SQUARE, city_art.square(place))
        drawn[f"round-{place}"] = Sprite(plan.ROUND, plan.ROUND, city_art.round_space(place))
        drawn[f"door-{place}"] = Sprite(36, 44, city_art.door(place))
        for seat in range(parts.SEATS):
            drawn[f"door-{place}-{seat}"] = Sprite(36, 44, city_art.door(place, seat))
    drawn |= {"way": Sprite(40, 40, city_art.way(GOLD)), "way-on": Sprite(40, 40, city_art.way("#b9b0d0", 0.55))}
    drawn |= {f"canopy-{place}": Sprite(90, 24, city_art.canopy(place)) for place in range(parts.TENTS)}
    return drawn | {"toll": Sprite(28, 28, city_art.TOLL)}


def players() -> dict[str, Sprite]:
    """What belongs to players: their mages, pointers and signs."""
    drawn: dict[str, Sprite] = {}
    for seat in range(parts.SEATS):
        drawn |= {
            f"pawn-{seat}": Sprite(*city_art.PAWN, city_art.pawn(seat)),
            f"ghost-{seat}": Sprite(*city_art.PAWN, city_art.pawn(seat, True)),
            f"pointer-{seat}": Sprite(20, 20, city_art.pointer(seat)),
        }
    return drawn


# --- boards


def captives() -> dict[str, Sprite]:
    """Djinn, bottles and circles."""
    drawn = {f"djinn-{colour}": Sprite(*art.FIGURE, art.djinn(colour)) for colour in range(parts.COLOURS)}
    drawn[f"djinn-{parts.COLOURS}"] = Sprite(*art.BIG_FIGURE, art.BOSS)
    for colour in range(parts.COLOURS):
        drawn[f"bottle-{colour}"] = Sprite(*art.FLASK, art.bottle(colour))
        drawn[f"corked-{colour}"] = Sprite(*art.FLASK, art.corked(colour))
        drawn[f"corked-boss-{colour}"] = Sprite(*art.FLASK, art.corked(colour, True))
    return drawn | {f"circle-{state}": Sprite(84, 84, art.circle(state)) for state in art.INSIDE}


def scales() -> dict[str, Sprite]:
    return {
        "scale": Sprite(9 * art.CELL, 60, art.scale()),
        "magic": Sprite(44, 44, art.MAGIC),
        "base": Sprite(44, 24, art.BASE_MARK),
        "capacity": Sprite(44, 44, art.CAPACITY),
        "flipped": Sprite(44, 44, art.FLIPPED),
        "beam": Sprite(200, 20, art.BEAM),
        "stand": Sprite(90, 96, art.STAND),
        "pan": Sprite(70, 14, art.PAN),
        "rack": Sprite(384, 8, art.RACK),
        "inlay": Sprite(400, 216, art.INLAY),
    }


# --- cards


def cards() -> dict[str, Sprite]:
    drawn = {f"mage-{mage}": Sprite(80, 110, card_art.mage(mage)) for mage in range(parts.MAGES)}
    drawn |= {f"asleep-{mage}": Sprite(80, 110, card_art.mage(mage, True)) for mage in range(parts.MAGES)}
    drawn |= {f"kit-{card}": Sprite(80, 110, card_art.equipment(card)) for card in range(parts.EQUIPMENT)}
    drawn |= {f"down-{kit}": Sprite(80, 110, card_art.turned_down(kit)) for kit in range(parts.KITS)}
    drawn |= {f"chest-{chest}": Sprite(90, 110, card_art.chest(chest)) for chest in range(parts.CHESTS)}
    drawn |= {f"trophy-{trophy}": Sprite(62, 62, card_art.trophy(trophy)) for trophy in range(parts.TROPHIES)}
    drawn |= {f"tile-{tile}": Sprite(86, 86, signs.tile(tile)) for tile in range(parts.TILES)}
    drawn |= {f"card-{card}": Sprite(86, 110, signs.aim_sign(card)) for card in range(parts.CARDS)}
    drawn |= {"chest-back": Sprite(90, 110, card_art.chest_back()), "card-back": Sprite(86, 110, signs.aim_back())}
    drawn["stack"] = Sprite(80, 110, sheet(80, 110, "#2a2650") + rim(80, 110, "#7d7598"))
    drawn |= {"no-card": Sprite(80, 110, empty(80, 110)), "no-trophy": Sprite(62, 62, empty(62, 62))}
    return drawn


def rival() -> dict[str, Sprite]:
    """What belongs to Tom, and to who plays alone against him."""
    drawn = {f"tom-{card}": Sprite(80, 110, tom_art.face(card)) for card in range(parts.TOM)}
    drawn |= {f"spent-{card}": Sprite(80, 110, tom_art.face(card, True)) for card in range(parts.TOM)}
    return drawn | {
        "tom-back": Sprite(80, 110, tom_art.back()),
        "tom-face": Sprite(40, 40, tom_art.portrait()),
        "boss-gone": Sprite(*art.BIG_FIGURE, tom_art.BOSS_GONE),
        "ticked": Sprite(40, 40, tom_art.TICKED),
        "unticked": Sprite(40, 40, tom_art.UNTICKED),
    }


def offers() -> dict[str, Sprite]:
    """What places give."""
    drawn = {f"trade-{trade}": Sprite(92, 42, card_art.trade(trade)) for trade in range(parts.TRADES)}
    for option in range(parts.OPTIONS):
        width = 66 if option >= parts.BETTER else 52
        drawn[f"option-{option}"] = Sprite(width, 44, card_art.option(option, width))
    for place in (Place.TAVERN, Place.CATACOMBS, Place.ARCHIVES, Place.MARKET):
        drawn[f"terms-{place:d}"] = Sprite(128, 30, card_art.terms(place))
    for good in (Good.SCROLL, Good.COIN, Good.MAGIC):
        drawn[f"change-{good:d}"] = Sprite(58, 42, card_art.change(good))
    for name, drawing in card_art.PRICES.items():
        drawn[name] = Sprite(card_art.PRICE_WIDTH[name], 46, drawing)
    return drawn


def outlined(drawing: str, colour: str) -> str:
    """A mark with a dark rim, to be seen by day too."""
    return (
        f'<g stroke="{NIGHT}" stroke-width="2.6" stroke-linejoin="round">{mark(drawing, 20, 20, 34, colour)}</g>'
        + mark(drawing, 20, 20, 34, colour)
    )


def icons() -> dict[str, Sprite]:
    """Single signs in a box of 40."""
    drawn = {f"good-{good:d}": outlined(e.GOOD_MARKS[good], e.GOOD_COLOURS[good]) for good in Good}
    drawn |= {
        "arrow": mark(e.ARROW, 20, 20, 32, BRASS),
        "cup": mark(e.CUP, 20, 20, 34, BRASS),
        "net": mark(e.NET, 20, 20, 36, GOLD),
        "purse": mark(COIN, 14, 20, 26, GOLD) + mark(COIN, 26, 20, 26, GOLD),
        "sparks": card_art.good_mark(Good.MAGIC, 12, 20, 24) + card_art.good_mark(Good.MAGIC, 28, 20, 24),
        "both": mark(COIN, 12, 20, 22, GOLD) + card_art.good_mark(Good.MAGIC, 29, 20, 24),
    }
    return {name: Sprite(40, 40, drawing) for name, drawing in drawn.items()}


SPRITES = ornament.SPRITES | city() | players() | captives() | scales() | cards() | rival() | offers() | icons()
