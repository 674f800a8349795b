"""All drawings by name."""

from functools import partial

from majlis.core import ornament
from majlis.core.ornament import BRASS, COIN, GOLD, NIGHT, each, empty, mark, rim, sheet
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
from majlis.games.djinn.picture.city_geometry import Plan

# --- the city


def streets(plan: Plan) -> Sprite:
    """All paths at once, in the map's own size."""
    x, y = plan.middle
    lines = "".join(f'<path d="{curve}"/>' for curve in plan.curves)
    stems = zip(plan.at[: parts.ROUNDS], plan.beside, strict=False)
    yards = "".join(f'<path d="M{a:.0f} {b:.0f}L{c} {d}"/>' for (a, b), (c, d, _) in stems)
    walls, far = f'fill="none" stroke="{BRASS}" stroke-opacity=".16" stroke-width="2"', plan.outer
    return Sprite(
        plan.width,
        plan.height,
        f'<g transform="translate({x} {y})"><ellipse rx="{far * (plan.stretch - 0.06):g}" ry="{far:g}" {walls} '
        f'stroke-dasharray="22 9"/><ellipse rx="{far / 2 * plan.stretch:g}" ry="{far / 2:g}" {walls}/>'
        f'<g fill="none" stroke="var(--ink)" stroke-opacity=".07" stroke-width="44" stroke-linecap="round">{yards}</g>'
        f'<g fill="none" stroke="var(--night)" stroke-opacity=".7" stroke-width="23" stroke-linecap="round">{lines}</g>'
        '<g fill="none" stroke="var(--ink)" stroke-opacity=".2" stroke-width="18" stroke-linecap="round">'
        f'{lines}</g><g fill="none" stroke="{BRASS}" stroke-opacity=".75" stroke-width="2" stroke-dasharray="1 9" '
        f'stroke-linecap="round">{lines}</g></g>',
    )


def city() -> dict[str, Sprite]:
    """Spaces, ways, doors, tents, and the mages that walk there."""
    drawn = {
        "streets": streets(plan.UPRIGHT),
        "streets-lying": streets(plan.LYING),
        "source": Sprite(120, 120, city_art.SOURCE),
        "way": Sprite(40, 40, city_art.way(GOLD)),
        "way-on": Sprite(40, 40, city_art.way("#b9b0d0", 0.55)),
        "toll": Sprite(28, 28, city_art.TOLL),
    }
    drawn |= each("square", parts.PLACES, plan.SQUARE, plan.SQUARE, city_art.square)
    drawn |= each("round", parts.PLACES, plan.ROUND, plan.ROUND, city_art.round_space)
    drawn |= each("canopy", parts.TENTS, 90, 24, city_art.canopy)
    drawn |= each("pawn", parts.SEATS, *city_art.PAWN, city_art.pawn)
    drawn |= each("ghost", parts.SEATS, *city_art.PAWN, city_art.ghost)
    drawn |= each("pointer", parts.SEATS, 20, 20, city_art.pointer)
    for place in range(parts.PLACES):
        drawn |= each(f"door-{place}", parts.SEATS, 36, 44, partial(city_art.door, place))
    return drawn


# --- boards


def boards() -> dict[str, Sprite]:
    """Djinn, bottles, circles, and the scales of magic and of a catch."""
    drawn = {
        f"djinn-{parts.COLOURS}": Sprite(*art.BIG_FIGURE, art.BOSS),
        "scale": Sprite(9 * art.CELL, 60, art.scale(True)),
        "scale-other": Sprite(9 * art.CELL, 60, art.scale(False)),
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
    drawn |= each("djinn", parts.COLOURS, *art.FIGURE, art.djinn)
    drawn |= each("bottle", parts.COLOURS, *art.FLASK, art.bottle)
    drawn |= each("corked", parts.COLOURS, *art.FLASK, art.corked)
    drawn |= each("corked-boss", parts.COLOURS, *art.FLASK, partial(art.corked, boss=True))
    return drawn | {f"circle-{state}": Sprite(84, 84, art.circle(state)) for state in art.INSIDE}


# --- cards


def cards() -> dict[str, Sprite]:
    """Cards and tiles, and what belongs to Tom and to who plays alone against him."""
    drawn = {
        "chest-back": Sprite(90, 110, card_art.CHEST_BACK),
        "card-back": Sprite(86, 110, signs.AIM_BACK),
        "stack": Sprite(80, 110, sheet(80, 110, "#2a2650") + rim(80, 110, "#7d7598")),
        "no-card": Sprite(80, 110, empty(80, 110)),
        "no-trophy": Sprite(62, 62, empty(62, 62)),
        "tom-back": Sprite(80, 110, tom_art.BACK),
        "tom-face": Sprite(40, 40, tom_art.PORTRAIT),
        "boss-gone": Sprite(*art.BIG_FIGURE, tom_art.BOSS_GONE),
        "ticked": Sprite(40, 40, tom_art.TICKED),
        "unticked": Sprite(40, 40, tom_art.UNTICKED),
    }
    drawn |= each("mage", parts.MAGES, 80, 110, card_art.mage)
    drawn |= each("asleep", parts.MAGES, 80, 110, partial(card_art.mage, asleep=True))
    drawn |= each("kit", parts.EQUIPMENT, 80, 110, card_art.equipment)
    drawn |= each("up", parts.KITS, 80, 110, card_art.face_up)
    drawn |= each("down", parts.KITS, 80, 110, card_art.turned_down)
    drawn |= each("chest", parts.CHESTS, 90, 110, card_art.chest)
    drawn |= each("trophy", parts.TROPHIES, 62, 62, card_art.trophy)
    drawn |= each("tile", parts.TILES, 86, 86, signs.tile)
    drawn |= each("card", parts.CARDS, 86, 110, signs.aim_sign)
    drawn |= each("tom", parts.TOM, 80, 110, tom_art.face)
    return drawn | each("spent", parts.TOM, 80, 110, partial(tom_art.face, spent=True))


def offers() -> dict[str, Sprite]:
    """What places give."""
    drawn = each("trade", parts.TRADES, 92, 42, card_art.trade)
    for option in range(parts.OPTIONS):
        width = 66 if option >= parts.BETTER else 52
        drawn[f"option-{option}"] = Sprite(width, 44, card_art.option(option, width))
    for place in (Place.TAVERN, Place.CATACOMBS, Place.ARCHIVES, Place.MARKET):
        drawn[f"terms-{place:d}"] = Sprite(128, 30, card_art.terms(place))
    for good in (Good.SCROLL, Good.COIN, Good.MAGIC):
        drawn[f"change-{good:d}"] = Sprite(58, 42, card_art.change(good))
    return drawn | {name: Sprite(width, 46, drawing) for name, (width, drawing) in card_art.PRICES.items()}


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


SPRITES = ornament.SPRITES | city() | boards() | cards() | offers() | icons()
