"""Our own drawings, in code: cards, marks and the night around the table."""

from majlis.core import ornament
from majlis.core.ornament import BRASS, EDGE, KHATAM, NIGHT, PALM, Hue, mark, numeral
from majlis.core.scene import Sprite
from majlis.games.high_desert.parts import KINDS, RANKS, VALUE, Clan

CARD = (100, 140)
MINI = (60, 84)

HUES = (  # in the order of Clan
    Hue("#3d2803", "#a86e0c", "#efb21a", "#fff0c2"),
    Hue("#08213f", "#1c68a6", "#4fb0ea", "#d3edff"),
    Hue("#07301b", "#23794a", "#4fbf74", "#d2f6da"),
    Hue("#420d07", "#ad311b", "#f2694a", "#ffd9cc"),
    Hue("#251048", "#6a41b0", "#ad88ee", "#ebe0ff"),
)

SHAPES = (  # each clan's own mark in a box of 24 around the middle, in the current colour
    # Genie: the eight-pointed star
    '<path d="M0-12L3.2-7.6 8.5-8.5 7.6-3.2 12 0 7.6 3.2 8.5 8.5 3.2 7.6 0 12-3.2 7.6-8.5 8.5-7.6 3.2-12 0-7.6-3.2'
    '-8.5-8.5-3.2-7.6ZM0-4A4 4 0 1 0 0 4 4 4 0 1 0 0-4Z" fill="currentColor" fill-rule="evenodd"/>',
    # Marid: waves
    '<path d="M-11-5q5.5-7.5 11 0t11 0M-11 2.2q5.5-7.5 11 0t11 0M-11 9.4q5.5-7.5 11 0t11 0" fill="none" '
    'stroke="currentColor" stroke-width="3.7" stroke-linecap="round"/>',
    PALM,  # Shaitan
    # Efreet: the flame
    '<path d="M1.5-12.5C3-6.5 9.5-4 9.5 3.2A9.5 9.3 0 0 1-9.5 3.6C-9.5-1-6.5-3.6-5.8-8C-3.2-6.6-2.2-4.8-2-2.8C.8-5.2'
    ' 1.8-8.8 1.5-12.5ZM.4 1.2C0 3.6-3.6 4.4-3.6 7.4A3.8 3.6 0 0 0 4 7.4C4 4.6 1.4 3.8.4 1.2Z" fill="currentColor" '
    'fill-rule="evenodd"/>',
    # Jann: the crescent and its star
    '<path d="M3.4-11.4A11.6 11.6 0 1 0 10.8 6.2 9.4 9.4 0 1 1 3.4-11.4Z" fill="currentColor"/><path d="M5.6-5.6L7-2 '
    '10.6-.8 7 .4 5.6 4 4.2.4.6-.8 4.2-2Z" fill="currentColor"/>',
)

RANK_MARKS = (  # in a box of 64 around the middle; {tint} is lit, {deep} is in shadow, {bright} glows
    # Diviner: the eye that sees the cards to come
    '<path d="M-30 4Q0-26 30 4Q0 30-30 4Z" fill="{tint}"/><circle cy="3" r="12.5" fill="{mid}"/>'
    '<circle cy="3" r="6.5" fill="{deep}"/><circle cx="-3.4" cy="-.6" r="2.8" fill="{tint}"/>'
    '<path d="M0-20V-31M-13-17L-18-27M13-17L18-27M-24-9L-32-16M24-9L32-16" stroke="{tint}" stroke-width="3.4" '
    'stroke-linecap="round"/>',
    # Merchant: the scales
    '<path d="M0-27V25" stroke="{tint}" stroke-width="4.4" stroke-linecap="round"/><circle cy="-28" r="4" fill="{tint}"'
    '/><path d="M-25-18Q0-26 25-18" fill="none" stroke="{tint}" stroke-width="4" stroke-linecap="round"/>'
    '<path d="M-25-18L-34 6H-16ZM25-18L16 6H34Z" fill="none" stroke="{tint}" stroke-width="1.8"/>'
    '<path d="M-36 6H-14A11 11 0 0 1-36 6ZM14 6H36A11 11 0 0 1 14 6ZM-13 30Q-12 22 0 22T13 30Z" fill="{tint}"/>',
    # Thief: the curved dagger
    '<g transform="rotate(24)"><path d="M-8-8H8C11 8 6 20 20 33C-1 33-11 14-8-8Z" fill="{tint}"/>'
    '<path d="M0-6C1 10 2 20 12 29" fill="none" stroke="{mid}" stroke-width="2"/>'
    '<rect x="-15" y="-14" width="30" height="7" rx="3.5" fill="{bright}"/>'
    '<rect x="-5" y="-29" width="10" height="16" rx="3" fill="{tint}"/><circle cy="-31" r="6" fill="{bright}"/></g>',
    # Vizier: the turban with plume and jewel
    '<path d="M1-10C-6-22 0-32 15-36C20-26 14-14 6-8Z" fill="{bright}"/>'
    '<path d="M-28 16C-36-6-18-20 0-20S36-6 28 16Q0 28-28 16Z" fill="{tint}"/>'
    '<path d="M-29 10Q-8 8 2-18M-22-9Q-4-6 22 18M-30 1Q-10 0 8 21M8-18Q24-6 30 10" fill="none" stroke="{mid}" '
    'stroke-width="2.4" stroke-linecap="round"/><circle cx="2" cy="-5" r="7" fill="{deep}"/>'
    '<circle cx="2" cy="-5" r="4.6" fill="{bright}"/>',
    # Sultan: the high crown under the crescent
    '<path d="M-26 16L-31-12-15 1 0-19 15 1 31-12 26 16Z" fill="{tint}"/><rect x="-27" y="19" width="54" height="8" '
    'rx="3" fill="{tint}"/><circle cx="-31" cy="-14" r="4" fill="{bright}"/><circle cx="31" cy="-14" r="4" '
    'fill="{bright}"/><path d="M0 0L6 8 0 16-6 8Z" fill="{mid}"/><circle cx="-15" cy="10" r="3" fill="{mid}"/>'
    '<circle cx="15" cy="10" r="3" fill="{mid}"/><path d="M2.5-36A8.6 8.6 0 1 0 8.6-24 7 7 0 1 1 2.5-36Z" '
    'fill="{bright}"/>',
)

FOOT = "V131Q99 139 91 139H9Q1 139 1 131Z"  # the card's lower edge, from its right side back to the left
LANDS = (  # where each clan is at home: far, then near
    ("M1 118C22 104 38 120 58 110S88 100 99 107" + FOOT, "M1 128C20 118 44 132 66 121S92 118 99 122" + FOOT),
    (
        "M1 113q12-9 24 0t24 0 24 0 26 0" + FOOT,
        "M1 124q8-7 16 0t16 0 16 0 16 0 16 0 18 0" + FOOT,
    ),
    (
        "M1 120Q14 108 22 116L24 102Q16 104 14 109Q15 100 23 100Q20 95 15 96Q23 92 26 98Q30 92 37 96Q31 96 29 100"
        "Q37 100 38 109Q34 104 28 102L29 115Q50 106 70 114T99 110" + FOOT,
        "M1 128Q30 118 55 126T99 122" + FOOT,
    ),
    ("M1 122L18 106 28 114 46 100 58 112 76 97 99 118" + FOOT, "M1 130L24 118 40 128 62 116 80 127 99 120" + FOOT),
    (
        "M1 118H10V104L12 98 14 104V118H24V112Q24 101 36 96Q48 101 48 112V118H58V110Q58 103 65 100Q72 103 72 110V118H82"
        "V100L84.5 93 87 100V118H99" + FOOT,
        "M1 128H30V122Q30 116 37 113Q44 116 44 122V128H99" + FOOT,
    ),
)
STARS = ((45, 12, 1), (92, 11, 1.2), (91, 50, 0.9), (46, 47, 0.7), (13, 82, 0.8), (93, 84, 0.8), (60, 55, 0.6))


PLATE = 93  # where the words of a card begin


def face(kind: int, named: bool = False) -> str:
    """A card: a banner with value and clan hangs before the land of that clan, the rank's mark glows in its sky.

    One with words has them on a plate at its foot, and its mark higher up.
    """
    clan, rank = divmod(kind, RANKS)
    hue = HUES[clan]
    far, near = LANDS[clan]
    id, (x, y, size) = f"{kind}-named" if named else str(kind), (63, 64, 0.76) if named else (56, 91, 0.92)
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{hue.tint}" opacity=".75"/>' for x, y, r in STARS)
    return (
        f'<linearGradient id="sky-{id}" x2="0" y2="1"><stop stop-color="{NIGHT}"/>'
        f'<stop offset=".42" stop-color="{hue.deep}"/><stop offset=".86" stop-color="{hue.mid}"/></linearGradient>'
        f'<radialGradient id="glow-{id}"><stop stop-color="{hue.bright}" stop-opacity=".62"/>'
        f'<stop offset=".55" stop-color="{hue.mid}" stop-opacity=".42"/>'
        f'<stop offset="1" stop-color="{hue.mid}" stop-opacity="0"/></radialGradient>'
        + sheet(f"url(#sky-{id})")
        + stars
        + f'<g opacity=".5">{mark(SHAPES[clan], 69, 31, 33, hue.bright)}</g>'
        + f'<circle cx="{x}" cy="{y}" r="50" fill="url(#glow-{id})"/>'
        + f'<path d="{far}" fill="{hue.deep}" opacity=".72"/><path d="{near}" fill="{NIGHT}" opacity=".8"/>'
        + f'<g transform="translate({x} {y}) scale({size})">{RANK_MARKS[rank].format(**hue._asdict())}</g>'
        + (f'<path d="M1 {PLATE}H 99{FOOT}" fill="{NIGHT}" opacity=".72"/>' if named else "")
        + banner(kind)
        + f'<rect x=".9" y=".9" width="98.2" height="138.2" rx="9" fill="none" stroke="{EDGE}" stroke-width="1.8"/>'
    )


def sheet(fill: str) -> str:
    """The body of a card and the shadow that gives it weight."""
    return (
        '<rect x="-2" y="2" width="106" height="145" rx="13" opacity=".13"/><rect x="0" y="1.5" width="102.5" '
        f'height="142" rx="11" opacity=".24"/><rect width="100" height="140" rx="9.5" fill="{fill}"/>'
    )


def banner(kind: int) -> str:
    clan, hue = kind // RANKS, HUES[kind // RANKS]
    return (
        f'<path d="M8.5 1H38.5V73L23.5 64 8.5 73Z" fill="{NIGHT}" opacity=".4"/>'
        f'<path d="M7 1H37V71L22 62 7 71Z" fill="{hue.bright}"/>'
        f'<path d="M9.5 1V66.5L22 59 34.5 66.5V1" fill="none" stroke="{hue.tint}" stroke-width=".9" opacity=".8"/>'
        + numeral(VALUE[kind], 22, 31, 33, hue.deep)
        + mark(SHAPES[clan], 22, 46, 21, hue.deep)
    )


def mini(kind: int) -> str:
    """A card seen from afar: value, clan and rank on the clan's plain colour."""
    hue = HUES[kind // RANKS]
    shade = Hue(hue.bright, hue.bright, hue.deep, hue.deep)
    return (
        '<rect x="-1" y="1.5" width="63" height="86" rx="9" opacity=".25"/><rect x=".8" y=".8" width="58.4" '
        f'height="82.4" rx="7" fill="{hue.bright}" stroke="{EDGE}" stroke-width="1.6"/><rect x="3.5" y="3.5" '
        f'width="53" height="77" rx="5" fill="none" stroke="{hue.deep}" stroke-width="1" opacity=".45"/>'
        + numeral(VALUE[kind], 17, 38, 41, hue.deep)
        + mark(SHAPES[kind // RANKS], 44, 24, 22, hue.deep)
        + f'<g transform="translate(30 62) scale(.5)">{RANK_MARKS[kind % RANKS].format(**shade._asdict())}</g>'
    )


def back() -> str:
    """The back of every card: the eight-pointed star of brass inlay on indigo."""
    line = f'fill="none" stroke="{BRASS}"'
    corners = "".join(
        f'<path d="{KHATAM}" transform="translate({x} {y}) scale(.52)" {line} stroke-width="2.2" opacity=".6"/>'
        for x, y in ((22, 26), (78, 26), (22, 114), (78, 114))
    )
    return (
        sheet("#231d52")
        + f'<rect x="5.5" y="5.5" width="89" height="129" rx="5.5" {line} stroke-width="1"/>'
        + corners
        + f'<g transform="translate(50 70)"><path d="{KHATAM}" fill="#322a6e" stroke="{BRASS}" stroke-width="1.6"/>'
        + f'<path d="{KHATAM}" transform="scale(.62) rotate(22.5)" fill="#231d52" stroke="{BRASS}" stroke-width="2"/>'
        + f'<path d="M3.4-11.4A11.6 11.6 0 1 0 10.8 6.2 9.4 9.4 0 1 1 3.4-11.4Z" fill="{BRASS}"/></g>'
        + f'<rect x=".9" y=".9" width="98.2" height="138.2" rx="9" fill="none" stroke="{EDGE}" stroke-width="1.8"/>'
    )


def token(clan: Clan) -> str:
    """A clan as a coin."""
    hue = HUES[clan]
    return (
        f'<circle cx="20" cy="20" r="19" fill="{hue.bright}" stroke="{hue.deep}" stroke-width="1.5"/>'
        f'<circle cx="20" cy="20" r="16.5" fill="none" stroke="{hue.deep}" opacity=".4"/>'
        + mark(SHAPES[clan], 20, 20, 25, hue.deep)
    )


CROWN = (
    '<path d="M4 26L1 7 11 14 20 1 29 14 39 7 36 26Z" fill="#e2bb45" stroke="#5a4205" stroke-width="1.5" '
    'stroke-linejoin="round"/><path d="M5.5 21.5H34.5" stroke="#5a4205" stroke-width="1.5"/>'
    '<circle cx="20" cy="14.5" r="2.6" fill="#a3210d"/>'
)
SHIELD = (
    '<path d="M32 2L60 11V36C60 54 48 66 32 73C16 66 4 54 4 36V11Z" fill="#5b6aa8" stroke="#e2bb45" stroke-width="3.5" '
    f'stroke-linejoin="round"/><path d="M32 9L53 16V36C53 50 44 60 32 65.5Z" fill="#7a89c9"/><path d="{KHATAM}" '
    'transform="translate(32 36) scale(.56)" fill="#e2bb45" stroke="#4a3605" stroke-width="1.5"/><path d="M27 36L31 '
    '40.5 38 32" fill="none" stroke="#3a2b04" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
)
FAR_DUNES = (
    '<path d="M0 90C120 30 220 110 380 60S640 0 800 50 1080 110 1230 50 1500 10 1600 60V240H0Z" fill="var(--far)"/>'
)
NEAR_DUNES = '<path d="M0 70C180 10 330 100 540 60S900 0 1090 60 1420 110 1600 50V170H0Z" fill="var(--near)"/>'
TOWN = (  # its feet are in the sand of the near dunes
    '<path d="M0 190V120H34V104H70V120H92V92Q92 60 128 44L130 32 132 44Q168 60 168 92V120H190V60H184V52H190V24L197 4 '
    "204 24V52H210V60H204V120H232V100H262V112Q262 88 288 78L290 68 292 78Q318 88 318 112V124H334V76H329V69H334V46L340 "
    '28 346 46V69H351V76H346V124H372V140H400V190Z" fill="var(--near)"/><g fill="#ff9f40" opacity=".55"><path d="M44 136'
    "v-9a5 5 0 0 1 10 0v9ZM125 116v-11a6 6 0 0 1 12 0v11ZM104 140v-9a5 5 0 0 1 10 0v9ZM150 140v-9a5 5 0 0 1 10 0v9Z"
    'M242 128v-8a5 5 0 0 1 10 0v8ZM285 122v-9a6 6 0 0 1 12 0v9Z"/><circle cx="197" cy="40" r="2.5"/>'
    '<circle cx="340" cy="58" r="2.2"/></g>'
)
STAR = '<path d="M10 0L12 8 20 10 12 12 10 20 8 12 0 10 8 8Z" fill="var(--star)" opacity=".6"/>'


def slot(inside: str) -> str:
    """Where a pile would lie."""
    return (
        f'<rect x="2" y="2" width="96" height="136" rx="9" fill="none" stroke="{BRASS}" stroke-width="1.8" '
        f'stroke-dasharray="6 6" opacity=".7"/><g transform="translate(50 70)" fill="none" stroke="{BRASS}" '
        f'stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity=".75">{inside}</g>'
    )


SLOTS = {
    "slot-deck": f'<path d="{KHATAM}"/>',
    "slot-discard": '<path d="M-18-28H18M-18 28H18M-14-28C-14-8-2-6-2 0S-14 8-14 28M14-28C14-8 2-6 2 0S14 8 14 28"/>'
    '<path d="M-9 24Q0 10 9 24Z"/>',  # the hour-glass: what is here may run again
    "slot-removed": '<path d="M-6-30H6V-18Q22-8 22 10Q22 28 0 28T-22 10Q-22-8-6-18ZM-9-30H9M-10 0L10 18M10 0L-10 18"/>',
}


def sprites() -> dict[str, Sprite]:
    """All drawings by name."""
    drawn = {f"card-{kind}": Sprite(*CARD, face(kind)) for kind in range(KINDS)}
    drawn |= {f"named-{kind}": Sprite(*CARD, face(kind, named=True)) for kind in range(KINDS)}
    drawn |= {f"mini-{kind}": Sprite(*MINI, mini(kind)) for kind in range(KINDS)}
    drawn |= {f"clan-{clan}": Sprite(40, 40, token(clan)) for clan in Clan}
    drawn |= {name: Sprite(*CARD, slot(mark)) for name, mark in SLOTS.items()}
    drawn |= {"back": Sprite(*CARD, back()), "crown": Sprite(40, 28, CROWN), "shield": Sprite(64, 75, SHIELD)}
    drawn |= {"lantern": ornament.SPRITES["lantern"], "star": Sprite(20, 20, STAR)}
    drawn |= {"far-dunes": Sprite(1600, 240, FAR_DUNES), "near-dunes": Sprite(1600, 170, NEAR_DUNES)}
    return drawn | {"town": Sprite(400, 190, TOWN), "heaven": ornament.SPRITES["heaven"]}


SPRITES = sprites()
