"""Drawings of the city: the players' mages, doors of passages, spaces, the Source, tents."""

from majlis.core.ornament import COIN, CREAM, EDGE, GOLD, NIGHT, SEAT_HUES, SEAT_MARKS, mark
from majlis.games.djinn.parts import Place
from majlis.games.djinn.picture.art.emblems import MAGE_SHAPE, PLACE_MARKS
from majlis.games.djinn.picture.art.figures import PLACE_HUES

PAWN = (36, 46)


# --- mages of players, in the streets and in the market


def pawn(seat: int) -> str:
    """A player's mage: the hat, the cloak, and the owner's mark on it."""
    hue = SEAT_HUES[seat]
    return (
        f'<g transform="translate(18 23.6) scale(1.5 1.75)"><path d="{MAGE_SHAPE}" fill="{hue.bright}" '
        f'stroke="{NIGHT}" stroke-width="2" stroke-linejoin="round" paint-order="stroke"/></g><circle cx="18" cy="37" '
        f'r="8" fill="{hue.deep}"/>{mark(SEAT_MARKS[seat], 18, 37, 14, CREAM)}<path d="M12.4 23Q18 26.4 23.6 23" '
        f'fill="none" stroke="{hue.deep}" stroke-width="2.2"/>'
    )


def ghost(seat: int) -> str:
    """A mage that is still on its way."""
    return (
        f'<g transform="translate(18 23.6) scale(1.5 1.75)"><path d="{MAGE_SHAPE}" fill="{SEAT_HUES[seat].bright}" '
        'fill-opacity=".4" stroke="var(--ink)" stroke-width="1.4" stroke-dasharray="3 2"/></g>'
    )


def pointer(seat: int) -> str:
    """An arrowhead in a player's colour, to the right, in a box of 20."""
    hue = SEAT_HUES[seat]
    return (
        f'<path d="M4 2L18 10 4 18 8 10Z" fill="{hue.bright}" stroke="{NIGHT}" stroke-width="2.2" '
        'stroke-linejoin="round"/>'
    )


def way(colour: str, opacity: float = 1.0) -> str:
    """A way on, to the right, in a box of 40."""
    return (
        f'<g opacity="{opacity:g}"><path d="M9 8L22 20 9 32M20 8L33 20 20 32" fill="none" stroke="{NIGHT}" '
        'stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M9 8L22 20 9 32M20 8L33 20 20 32" '
        f'fill="none" stroke="{colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


def door(place: int, seat: int) -> str:
    """A secret passage: a door with the sign of its place, framed in the colour of its owner."""
    hue, frame = PLACE_HUES[Place(place)], SEAT_HUES[seat]
    return (
        f'<path d="M3 41V17C3 8 12 6 18 2C24 6 33 8 33 17V41Z" fill="{hue.mid}" stroke="{NIGHT}" stroke-width="4.6" '
        f'stroke-linejoin="round" paint-order="stroke"/><path d="M3 41V17C3 8 12 6 18 2C24 6 33 8 33 17V41Z" '
        f'fill="{hue.deep}" stroke="{frame.bright}" stroke-width="2.8" stroke-linejoin="round"/>'
        f"{mark(PLACE_MARKS[place], 17, 23, 21, hue.bright)}"
        f'<circle cx="27" cy="36" r="7.4" fill="{frame.deep}"/>{mark(SEAT_MARKS[seat], 27, 36, 12, frame.bright)}'
    )


# --- the spaces of the city


def square(place: int) -> str:
    """A square space: the basic action of its place."""
    hue = PLACE_HUES[Place(place)]
    return (
        '<rect x="0" y="4" width="78" height="78" rx="13" opacity=".3"/><rect x="2" y="2" width="74" height="74" '
        f'rx="12" fill="{hue.mid}" stroke="{EDGE}" stroke-width="2.6"/><rect x="8" y="8" width="62" height="62" rx="7" '
        f'fill="{hue.deep}"/>{mark(PLACE_MARKS[place], 39, 39, 47, hue.bright)}'
    )


def round_space(place: int) -> str:
    """A round space: the special action of its place."""
    hue = PLACE_HUES[Place(place)]
    return (
        f'<circle cx="43" cy="47" r="42" opacity=".3"/><circle cx="43" cy="43" r="40.6" fill="{hue.mid}" '
        f'stroke="{EDGE}" stroke-width="2.6"/><circle cx="43" cy="43" r="33.6" fill="{hue.deep}"/><circle cx="43" '
        f'cy="43" r="37" fill="none" stroke="{hue.bright}" stroke-opacity=".7" stroke-width="2.4" stroke-dasharray="1 '
        f'8.7" stroke-linecap="round"/>{mark(PLACE_MARKS[place], 43, 43, 47, hue.bright)}'
    )


FOUNTAIN = "M60 18L68 44 92 32 76 54 104 60 76 66 92 88 68 76 60 102 52 76 28 88 44 66 16 60 44 54 28 32 52 44Z"
SOURCE = (
    '<radialGradient id="source-glow"><stop stop-color="#e9d5ff"/><stop offset=".45" stop-color="#7c4dff"/><stop '
    'offset="1" stop-color="#1d1147"/></radialGradient><radialGradient id="source-light"><stop offset=".5" '
    'stop-color="#a27bff" stop-opacity=".6"/><stop offset="1" stop-color="#7c4dff" '
    'stop-opacity="0"/></radialGradient><circle cx="60" cy="60" r="60" fill="url(#source-light)"/><circle cx="60" '
    f'cy="60" r="45" fill="url(#source-glow)" stroke="{EDGE}" stroke-width="3"/><circle cx="60" cy="60" r="37" '
    'fill="none" stroke="#cdb6ff" stroke-width="1.6" stroke-dasharray="3 6" opacity=".8"/><g transform="translate(60 '
    f'60) scale(.78) translate(-60 -60)"><path d="{FOUNTAIN}" fill="#efe3ff" stroke="#4c1d95" stroke-width="2" '
    'stroke-linejoin="round"/></g><circle cx="60" cy="60" r="6.4" fill="#7c4dff"/>'
)
TOLL = f'<circle cx="14" cy="14" r="13" fill="{NIGHT}"/>{mark(COIN, 14, 14, 22, GOLD)}'


# --- tents


TENT_COLOURS = ("#c0453a", "#2f7fb8", "#4f9a4a", "#c78a1e", "#8a55c2", "#3a9c95")


def canopy(place: int) -> str:
    """The striped roof of a tent, in a box of 90 by 24."""
    colour = TENT_COLOURS[place % len(TENT_COLOURS)]
    scallops = "".join(f"A5.625 6 0 0 1 {90 - 11.25 * i - 11.25:g} 17" for i in range(8))
    return (
        f'<path d="M6 1H84L90 17{scallops}Z" fill="{colour}" stroke="{NIGHT}" stroke-width="1.2" '
        'vector-effect="non-scaling-stroke"/><path d="M17 1L11.25 17H22.5L26 1ZM39 1L33.75 17H45L46 1ZM60 1L56.25 '
        '17H67.5L67 1Z" fill="#fff" fill-opacity=".2"/>'
    )
