"""Drawings of Tom: his face, his cards from both sides, what is left of a boss, and the ticks of tasks."""

from majlis.core.ornament import CREAM, NIGHT, Hue, faded, mark, rim, sheet
from majlis.games.djinn.parts import TOM_FIRST, TOM_PAY, TOM_SECOND, Place
from majlis.games.djinn.picture.art.cards import CARD, amounts, one_by_one
from majlis.games.djinn.picture.art.emblems import PLACE_MARKS
from majlis.games.djinn.picture.art.figures import BOSS_BODY, DASHES, PLACE_HUES

SMOKE = Hue("#23060f", "#6d1a33", "#ffb3a0")
HOOD = "M0-12.4C5-9.6 9.6-4.6 10.4 2.6C10.8 6.6 11.4 9.4 12 12H-12C-11.4 9.4-10.8 6.6-10.4 2.6C-9.6-4.6-5-9.6 0-12.4Z"
FACE = "M0-5.6C4.2-4.6 6.2-1.4 6.2 2.4C6.2 6.6 3.4 9.2 0 9.2S-6.2 6.6-6.2 2.4C-6.2-1.4-4.2-4.6 0-5.6Z"
EYES = '<path d="M-4.8.4L-1.2 2.4Q-2.8 4.4-4.6 3ZM4.8.4L1.2 2.4Q2.8 4.4 4.6 3Z" fill="currentColor"/>'
LIDS = '<path d="M-5 2.4Q-3 4.2-1.2 2.6M5 2.4Q3 4.2 1.2 2.6" fill="none" stroke="currentColor" stroke-width="1.2"/>'
GRIN = '<path d="M-2.8 6.4Q0 8 2.8 6" fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round"/>'
HOODED = f'<path d="{HOOD}" fill="currentColor"/><path d="{FACE}" fill="{NIGHT}"/>'
TOM, ASLEEP = HOODED + EYES + GRIN, HOODED + LIDS
PORTRAIT = (  # in a box of 40
    f'<circle cx="20" cy="20" r="18.6" fill="{SMOKE.deep}" stroke="{SMOKE.bright}" stroke-width="2"/>'
    + mark(TOM, 20, 21, 25, SMOKE.bright)
)
BACK = (  # of a card of his deck
    faded("hue-tom-back", SMOKE.mid, SMOKE.deep, 1)
    + sheet(*CARD, "url(#hue-tom-back)")
    + f'<rect x="6" y="6" width="68" height="98" rx="5" fill="none" stroke="{SMOKE.bright}" stroke-opacity=".55"/>'
    + mark(TOM, 40, 55, 50, SMOKE.bright)
    + rim(*CARD)
)


def face(card: int, spent: bool = False) -> str:
    """A card turned up: the two places where Tom looks for a boss, and under them what he takes if he finds none."""
    name = f"hue-tom-{'off' if spent else 'on'}-{card}"
    inside = lines(card) if TOM_FIRST[card] >= 0 else mark(ASLEEP, 40, 62, 42, SMOKE.bright) + SNORE
    whole = faded(name, SMOKE.mid, SMOKE.deep) + sheet(*CARD, f"url(#{name})") + inside + rim(*CARD)
    return f'<g opacity=".3">{whole}</g>' if spent else whole


SNORE = (
    f'<path d="M52 28H60L52 38H60M62 17H68L62 25H68" fill="none" stroke="{SMOKE.bright}" stroke-width="2.6" '
    'stroke-linejoin="round" stroke-linecap="round"/>'
)


def lines(card: int) -> str:
    return (
        place(int(TOM_FIRST[card]), 30, 25, 20)
        + f'<path d="M56 30Q62 38 58 46M53.6 41.6L58 46.6 63.4 43" fill="none" stroke="{CREAM}" stroke-opacity=".75" '
        'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>'
        + place(int(TOM_SECOND[card]), 49, 62, 16)
        + f'<rect x="3.4" y="82" width="73.2" height="24.6" rx="6" fill="{NIGHT}" fill-opacity=".82"/>'
        + one_by_one(amounts(TOM_PAY[card]), 40, 94.4, 66, 22)
    )


def place(number: int, x: float, y: float, radius: float) -> str:
    """The round space of a place, small."""
    hue = PLACE_HUES[Place(number)]
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{hue.deep}" stroke="{hue.bright}" stroke-width="1.8"/>'
        + mark(PLACE_MARKS[number], x, y, radius * 1.36, hue.bright)
    )


BOSS_GONE = f'<path d="{BOSS_BODY}" fill="none" stroke="var(--quiet)" stroke-opacity=".6" stroke-width="2" {DASHES}/>'
TICKED = (  # in a box of 40
    '<circle cx="20" cy="20" r="16" fill="#1c6e45" stroke="#7fe0a8" stroke-width="2.4"/><path d="M12 21L18 27 29 14" '
    f'fill="none" stroke="{CREAM}" stroke-width="4.4" stroke-linecap="round" stroke-linejoin="round"/>'
)
UNTICKED = '<circle cx="20" cy="20" r="15" fill="none" stroke="var(--quiet)" stroke-width="2.6"/>'
