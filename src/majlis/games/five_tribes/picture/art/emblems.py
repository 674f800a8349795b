"""Small marks in the current colour, each in a box of 24 around the middle: what all drawings are made of."""

from majlis.core.ornament import CROWN, FILL, LINE, PALM

STAFF = f'<path d="M3.2 11.5V-3.5A5.4 5.6 0 0 0-7.4-4.6" {LINE} stroke-width="4.2"/>'
SCALES = (
    f'<path d="M0-9V9.5M-5 10H5M-9.5-6.5Q0-9.5 9.5-6.5" {LINE} stroke-width="2.8"/>'
    f'<path d="M-12.5 1.5H-5A3.8 4.4 0 0 1-12.5 1.5ZM5 1.5H12.5A3.8 4.4 0 0 1 5 1.5Z" {FILL}/>'
    f'<path d="M-12 1.5L-9.2-6.4-5.6 1.5M5.6 1.5L9.2-6.4 12 1.5" {LINE} stroke-width="1.6"/>'
)
HAMMER = f'<path d="M-7.6 10.4L2.4-2.4" {LINE} stroke-width="4.6"/><path d="M-5.6-6.4L1.6-12 11.8.6 4.6 6.2Z" {FILL}/>'
DAGGER = (
    f'<g transform="rotate(35)"><path d="M-3.4-2H3.4V5.6L0 13-3.4 5.6ZM-7.6-5.4H7.6V-2H-7.6ZM-2-11H2V-5H-2Z" {FILL}/>'
    f'<circle cy="-11" r="2.9" {FILL}/></g>'
)
TRIBE_MARKS = (CROWN, STAFF, SCALES, HAMMER, DAGGER)  # by tribe

PALACE = (
    '<path d="M-11.5 11V-2L-9.8-6-8-2V2H-6.4C-6.4-3.4-3.4-6-.7-7.4L0-11 .7-7.4C3.4-6 6.4-3.4 6.4 2H8V-2L9.8-6 11.5-2'
    f'V11H3V7A3 3 0 0 0-3 7V11Z" {FILL}/>'
)
CAMEL = (  # in a box of 60 by 46 from its corner
    "M7.5 45L9 32C5.5 28.5 4.6 22.5 6.6 18.5C8.6 14.8 12.6 14.4 15.2 16C17.2 8.4 20.4 4.2 24.6 4.2C29.2 4.2 31.6 9.6 "
    "34.2 15.4C36.4 19.4 40 19.2 41.6 15.6C43.2 11.6 43.4 7.6 44.2 4.8C44.8 2.4 46 1.4 47.2 1.2L48 2.6C49.6 1.8 51.6 2 "
    "53.2 3.2L57.4 6C58.8 7 58.6 9.4 56.8 10L51 10.8C50.6 17 49.4 24.4 44.8 28.8L44.4 45H39.4L38.4 33.4L36.6 32.8L36 45"
    "H31.4L31 32.4C27.4 33.6 22.6 33.4 19.4 31.8L17.6 37.4 18 45H13.4L13.2 37.4L12.6 45Z"
)
LAMP = (
    f'<path d="M-12-2C-7.6-2.6-6.6 1.2-3.6 1.2H7.8C8.6-3.4 12.4-3 12 .4C11.6 3.4 8.6 3.4 7.6 3.6C6.6 7.4 3.6 8.6 1.6 9'
    f'L4 12H-4.6L-2.4 9C-6.6 8-9.4 3.6-12-2Z" {FILL}/><path d="M-2.6 0C-2.6-3 .6-3.2 1-5C1.4-3.2 4.8-3 4.8 0Z" {FILL}/>'
    f'<path d="M-11-5C-12.6-8-8.4-8.6-9.4-12" {LINE} stroke-width="1.9"/>'
)
MASK = (
    '<path d="M-12-4C-7-7.4-3-5-.0-3.4C3-5 7-7.4 12-4C12.4 3.6 8 7.6 4.4 6C2 5 1 2 0 2S-2 5-4.4 6C-8 7.6-12.4 3.6-12-4Z'
    f'M-7.6-1.4Q-5-3.4-2.6.4Q-5.6 3-7.6-1.4ZM7.6-1.4Q5-3.4 2.6.4Q5.6 3 7.6-1.4Z" {FILL} fill-rule="evenodd"/>'
)
SHIELD = f'<path d="M0-12L10-8.6V0C10 6.4 5.4 10.4 0 12.6C-5.4 10.4-10 6.4-10 0V-8.6Z" {FILL}/>'
TILE = f'<rect x="-10" y="-10" width="20" height="20" rx="4" {LINE} stroke-width="2.2" stroke-dasharray="4.4 3.4"/>'
PAWN = f'<path d="M-9 12C-9 4-6 2-4.4.4A6 6 0 1 1 4.4.4C6 2 9 4 9 12Z" {FILL}/>'
CHAIN = (
    f'<g transform="rotate(-40)"><rect x="-13" y="-4.6" width="12.4" height="9.2" rx="4.6" {LINE} stroke-width="3"/>'
    f'<rect x=".6" y="-4.6" width="12.4" height="9.2" rx="4.6" {LINE} stroke-width="3"/>'
    f'<path d="M-4.4 0H4.4" {LINE} stroke-width="3"/></g>'
)
AROUND = (  # eight arrows: the neighbours of a tile
    f'<path d="M0-7.4V-11.6M0 7.4V11.6M-7.4 0H-11.6M7.4 0H11.6M-5.6-5.6L-9-9M5.6-5.6L9-9M-5.6 5.6L-9 9M5.6 5.6L9 9" '
    f'{LINE} stroke-width="2.8"/>'
)

IVORY = (
    f'<path d="M-10-8.5C-9.6 4 0 11.5 11.5 7.4C5.6 7-1.6 2.4-3.6-10Z" {FILL}/>'
    f'<path d="M1-9.4C1.4-2 6 3.4 12 3.6C9 1.4 5.6-2.4 5-10Z" {FILL} opacity=".62"/>'
)
JEWELS = (
    f'<path d="M-6.5-9H6.5L12-2.6 0 11-12-2.6Z" {FILL}/><path d="M-12-2.6H12M-6.5-9L-4-2.6 0 11 4-2.6 6.5-9M-4-2.6L0-9 '
    '4-2.6" fill="none" stroke="#14122b" stroke-opacity=".55" stroke-width="1.3" stroke-linejoin="round"/>'
)
GOLD = (
    f'<path d="M-3.6-9.5H3.6L5.6-1.4H-5.6ZM-9.8.6H-2.6L-.8 9H-12ZM2.6.6H9.8L12 9H.8Z" {FILL}/>'
    '<path d="M-2.2-7H2.2M-8.4 3H-4M4 3H8.4" stroke="#14122b" stroke-opacity=".45" stroke-width="1.4"/>'
)
PAPYRUS = (
    f'<path d="M-8-10H7.4A3.4 3.4 0 0 1 7.4-3.6H6V6A4 4 0 0 1 2 10H-8A4 4 0 0 0-6 6V-6.6A3.4 3.4 0 0 0-8-10Z" {FILL}/>'
    '<path d="M-2.8-3.4H3M-2.8 0H3M-2.8 3.4H1.4" stroke="#14122b" stroke-opacity=".6" stroke-width="1.7" '
    'stroke-linecap="round"/>'
)
SILK = (
    f'<path d="M-11-6.4C-5-11 3-2.4 11.4-8V2.6C4 8.6-5-1-11 4.4Z" {FILL}/>'
    f'<path d="M-11 4.4C-5-1 4 8.6 11.4 2.6V7.4C4 13.4-5 4-11 9.4Z" {FILL} opacity=".6"/>'
    '<path d="M-7.6-4.6C-3-5.6 2-1 7.6-3.4" fill="none" stroke="#14122b" stroke-opacity=".4" stroke-width="1.5"/>'
)
SPICE = (
    f'<path d="M-9.4 10.4C-12.4 4-8 .4-5.4-3H5.4C8 .4 12.4 4 9.4 10.4Z" {FILL}/>'
    f'<path d="M-5.8-4.6H5.8L7.6-10.2 3.4-8 0-11 -3.4-8-7.6-10.2Z" {FILL} opacity=".8"/>'
    '<path d="M0 1.2C3 4 3 6.4 0 8.6C-3 6.4-3 4 0 1.2Z" fill="#14122b" opacity=".55"/>'
)
FISH = (
    f'<path d="M-12 0C-7-8.4 3-8 7.6-.8L12-5.4V5.6L7.6 1C3 8-7 8.4-12 0Z" {FILL}/>'
    '<circle cx="-6.6" cy="-1.4" r="1.5" fill="#14122b" opacity=".7"/>'
    '<path d="M-2.4-4.2Q.6 0-2.4 4.4" fill="none" stroke="#14122b" stroke-opacity=".5" stroke-width="1.5"/>'
)
WHEAT = (
    f'<path d="M0 12V-4" {LINE} stroke-width="2.2"/><path d="M0-12Q3.6-8.6 0-4.6Q-3.6-8.6 0-12ZM-1-2.4Q-7-2.4-7.4-8.4'
    "Q-1.6-8-1-2.4ZM1-2.4Q7-2.4 7.4-8.4Q1.6-8 1-2.4ZM-1 3.4Q-7 3.4-7.4-2.6Q-1.6-2.2-1 3.4ZM1 3.4Q7 3.4 7.4-2.6Q1.6"
    f'-2.2 1 3.4ZM-1 9.2Q-7 9.2-7.4 3.2Q-1.6 3.6-1 9.2ZM1 9.2Q7 9.2 7.4 3.2Q1.6 3.6 1 9.2Z" {FILL}/>'
)
POTTERY = (
    f'<path d="M-4-11.5H4V-9L2.8-6.6C8.6-4.4 9.4 1 6.6 5.4L3.6 9.6V11.5H-3.6V9.6L-6.6 5.4C-9.4 1-8.6-4.4-2.8-6.6L-4-9Z"'
    f' {FILL}/><path d="M-4-8.4C-10-8.6-10.6-3.4-7-1.4M4-8.4C10-8.6 10.6-3.4 7-1.4" {LINE} stroke-width="1.8"/>'
    '<path d="M-6.8-.6L-4.4 1.4-2 -.6.2 1.4 2.4-.6 4.8 1.4 7-.6" fill="none" stroke="#14122b" stroke-opacity=".55" '
    'stroke-width="1.5"/>'
)
GOOD_MARKS = (IVORY, JEWELS, GOLD, PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY, CHAIN)  # by good

VILLAGE_MARK = (
    f'<path d="M-12 11V-.6L-6-6.4 0-.6V11H-4V6H-8V11ZM1.6 11V3Q1.6-3.6 6.8-6L7-9 7.2-6Q12.2-3.6 12.2 3V11H9V7.4H5V11Z" '
    f"{FILL}/>"
)
SACRED_MARK = (
    f'<path d="M-11.5 11.5V8.6H11.5V11.5ZM-9.6 7V-1.6H-5.8V7ZM-1.9 7V-1.6H1.9V7ZM5.8 7V-1.6H9.6V7Z'
    f'M-11.5-3L0-9.6 11.5-3Z" {FILL}/><circle cy="-11" r="1.6" {FILL}/>'
)
OASIS_MARK = (
    f'<g transform="translate(0 -3.4) scale(.82)">{PALM}</g>'
    f'<path d="M-11.5 8.4Q-7.6 4.6-3.8 8.4T3.8 8.4 11.5 8.4" {LINE} stroke-width="2.8"/>'
)
SMALL_MARKET_MARK = (
    f'<path d="M-9-10.6H9L12-3.4A4 4 0 0 1 4-3.4 4 4 0 0 1-4-3.4 4 4 0 0 1-12-3.4ZM-9.6 3H9.6V7H-9.6Z" {FILL}/>'
    f'<path d="M-9-1V11M9-1V11" {LINE} stroke-width="2.4"/>'
)
BIG_MARKET_MARK = (
    f'<path d="M-10.4-8H10.4L13-2.6A2.6 3 0 0 1 7.8-2.6 2.6 3 0 0 1 2.6-2.6 2.6 3 0 0 1-2.6-2.6 2.6 3 0 0 1-7.8-2.6 2.6'
    f' 3 0 0 1-13-2.6ZM-11 3.4H11V7H-11ZM-1.2-8V-12L4.6-10.4 1.2-9V-8Z" {FILL}/>'
    f'<path d="M-10.6 0V11M10.6 0V11M0 1V11" {LINE} stroke-width="2.2"/>'
)
KIND_MARKS = (VILLAGE_MARK, SACRED_MARK, OASIS_MARK, SMALL_MARKET_MARK, BIG_MARKET_MARK)  # by kind of tile
