"""Small marks in the current colour, each in a box of 24 around the middle: what all drawings are made of."""

from majlis.core.ornament import COIN, FILL, LINE

DARK = 'fill="#14122b" fill-opacity=".62"'
DARK_LINE = 'fill="none" stroke="#14122b" stroke-opacity=".6" stroke-linecap="round" stroke-linejoin="round"'


# --- places

BOOK = (
    '<path d="M0 10.4C-3.2 8-7.6 7.4-11.6 8.2V-2.4C-7.6-3.2-3.2-2.6 0-.4C3.2-2.6 7.6-3.2 11.6-2.4V8.2C7.6 7.4 3.2 8 0 '
    f'10.4Z" {FILL}/><path d="M0 0V9.6" {DARK_LINE} stroke-width="1.6"/>'
    '<path d="M-8.8 1.2Q-5.6.8-3 2.2M-8.8 4.4Q-5.6 4-3 5.4M8.8 1.2Q5.6.8 3 2.2M8.8 4.4Q5.6 4 3 5.4" '
    f'{DARK_LINE} stroke-width="1.3"/><path d="M0-12.6L1.5-8.5 5.6-7 1.5-5.5 0-1.6-1.5-5.5-5.6-7-1.5-8.5Z" {FILL}/>'
)
GOBLET = (
    '<path d="M-8.2-11H8.2C8.6-3.4 5.4 1.4 1.8 2.5V7.6L6.2 10.4V12H-6.2V10.4L-1.8 7.6V2.5C-5.4 1.4-8.6-3.4-8.2-11Z" '
    f'{FILL}/><path d="M-6.6-6.2Q-3.2-8-.2-6.2T6.6-6.2" {DARK_LINE} stroke-width="1.7"/>'
)
SKULL = (
    '<path d="M0-11.6C7.2-11.6 10.6-7 10.6-2C10.6 1.6 8.6 4 6.4 5.2V8.4Q6.4 10.6 4.2 10.6H-4.2Q-6.4 10.6-6.4 8.4V5.2C'
    "-8.6 4-10.6 1.6-10.6-2C-10.6-7-7.2-11.6 0-11.6ZM-4.3-4.4A2.9 3 0 1 0-4.3 1.6 2.9 3 0 1 0-4.3-4.4ZM4.3-4.4A2.9 3 0 "
    f'1 0 4.3 1.6 2.9 3 0 1 0 4.3-4.4ZM0 2L-1.5 5.2H1.5Z" {FILL} fill-rule="evenodd"/>'
    f'<path d="M-2.2 7.6V10.4M2.2 7.6V10.4" {DARK_LINE} stroke-width="1.5"/>'
)
ROLL = f'<circle r="5.7" {FILL}/><path d="M2.9 0A2.9 2.9 0 1 1 0-2.9Q-1.4-1.6 0-.4" {DARK_LINE} stroke-width="1.5"/>'
ROLLS = "".join(f'<g transform="translate({x} {y})">{ROLL}</g>' for x, y in ((-6.1, 5.6), (6.1, 5.6), (0, -5)))
ANVIL = (
    '<path d="M-12.2-3.4H-4.4V-6.2H11.8V-2.6C7.8-2.2 4.8 0 3.8 3.4H5.6V6.6H8.4V11H-7.4V6.6H-4.6V3.4H-2.8C-3.4 0-6.4-1.4'
    f'-12.2-3.4Z" {FILL}/><path d="M-2-12.4H6.4V-8.2H-2ZM-10.6-11.2H-3V-9.4H-10.6Z" {FILL}/>'
)
STALL = (
    '<path d="M-9-11H9L12.2-3.4A4.07 4.1 0 0 1 4.07-3.4 4.07 4.1 0 0 1-4.07-3.4 4.07 4.1 0 0 1-12.2-3.4ZM-9.6 '
    f'4.4H9.6V8H-9.6Z" {FILL}/><path d="M-9-.6V11.4M9-.6V11.4" {LINE} stroke-width="2.4"/><path '
    f'd="M-3.2-10.6L-4.1-3.4M3.2-10.6L4.1-3.4" {DARK_LINE} stroke-width="1.5"/>'
)
PLACE_MARKS = (BOOK, GOBLET, SKULL, ROLLS, ANVIL, STALL)  # by place

# --- goods

SCROLL = (
    f'<path d="M-8.4-10.4H7.6A3.5 3.5 0 0 1 7.6-3.6H6V6.4A4 4 0 0 1 2 10.4H-8.4A4 4 0 0 0-6.4 6.4V-7A3.4 3.4 0 0 0-8.4'
    f'-10.4Z" {FILL}/><path d="M-2.8-4H2.8M-2.8-.4H2.8M-2.8 3.2H1.2" {DARK_LINE} stroke-width="1.8"/>'
)
KEY = (
    '<g transform="rotate(-45)"><path d="M-6.6-5.4A5.4 5.4 0 1 0-1.5 1.8H4V5.6H7.4V1.8H9V4.6H12.4V-1.8H-1.5A5.4 5.4 0 '
    f'0 0-6.6-5.4ZM-6.8-2A2 2 0 1 1-6.8 2 2 2 0 0 1-6.8-2Z" {FILL} fill-rule="evenodd"/></g>'
)
CORK = (
    f'<path d="M-6.8-10Q0-11.6 6.8-10L5 9.6Q0 11-5 9.6Z" {FILL}/><path d="M-6.8-10Q0-7.4 6.8-10" {DARK_LINE} '
    f'stroke-width="1.5"/><g {DARK}><circle cx="-2" cy="-3" r="1.1"/><circle cx="2.6" cy="0" r="1.1"/>'
    '<circle cx="-1.6" cy="4" r="1.1"/></g>'
)
BOTTLE_SHAPE = (
    "M-2.9-11.6H2.9V-9.6L2.2-8.6V-4.6C6.6-3 8.6.4 8.6 3.8C8.6 8.8 5.2 11.6 0 11.6S-8.6 8.8-8.6 "
    "3.8C-8.6.4-6.6-3-2.2-4.6V-8.6L-2.9-9.6Z"
)
BOTTLE = (
    f'<path d="{BOTTLE_SHAPE}" {FILL}/><path d="M-6 4.2Q-3 2.2 0 4.2T6 4.2" {DARK_LINE} stroke-width="1.6"/>'
    '<path d="M-4.6-.4Q-6.4 2-5.6 5.4" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5" '
    'stroke-linecap="round"/>'
)
SPARK = "M0-12C1.5-4.2 4.2-1.5 12 0C4.2 1.5 1.5 4.2 0 12C-1.5 4.2-4.2 1.5-12 0C-4.2-1.5-1.5-4.2 0-12Z"
MAGIC = f'<path d="{SPARK}" {FILL}/><circle r="2.3" fill="#fff" fill-opacity=".85"/>'
STEP = (  # the capacity marker, one step further
    f'<path d="M-10.6-9.6H.6L10.6 0 .6 9.6H-10.6Z" {FILL}/><path d="M-4.4-4L0 0-4.4 4" {DARK_LINE} stroke-width="2.2"/>'
)
MAGE_SHAPE = (
    "M0-12.4L4.6-3.4Q8.6-2.8 9.4-1.4Q6.4.4 4.8.6A4.9 5.2 0 0 1 4 4C8.2 5.2 10.6 8 11 12H-11C-10.6 8-8.2 5.2-4 4A4.9 "
    "5.2 0 0 1-4.8.6Q-6.4.4-9.4-1.4Q-8.6-2.8-4.6-3.4Z"
)
MAGE = f'<path d="{MAGE_SHAPE}" {FILL}/><path d="M-4.4-.4Q0 1.4 4.4-.4" {DARK_LINE} stroke-width="1.4"/>'
SUN = (  # wakes a mage
    f'<path d="M-10.4 9.4H10.4M0-11.6V-7.4M-9-7.4L-6.2-4.6M9-7.4L6.2-4.6M-12 1H-8.6M12 1H8.6" {LINE} '
    f'stroke-width="2.4"/><path d="M-6.6 5.4A6.6 6.8 0 0 1 6.6 5.4Z" {FILL}/>'
)
SATCHEL = (
    f'<path d="M-7-5C-6.4-12 6.4-12 7-5" {LINE} stroke-width="2.2"/><path d="M-11-5.4H11L10 10.6H-10Z" {FILL}/>'
    f'<path d="M-10.8-4.4Q0 7.4 10.8-4.4" {DARK_LINE} stroke-width="1.7"/><circle cy="2.8" r="1.9" {DARK}/>'
)
RING = (
    f'<circle r="10.6" {LINE} stroke-width="2.2"/>'
    f'<path d="M0-10L2.5-2.5 10 0 2.5 2.5 0 10-2.5 2.5-10 0-2.5-2.5Z" {FILL}/>'
)
BAG = (
    '<path d="M-4.6-6.4L-7-11.4Q-2.6-9.4 0-11.4Q2.6-9.4 7-11.4L4.6-6.4C11-2 12.4 10.4 8 11.6H-8C-12.4 '
    f'10.4-11-2-4.6-6.4Z" {FILL}/><path d="M-5-6.2H5" {DARK_LINE} stroke-width="1.9"/>'
)
GENIE_SHAPE = (
    "M0-11.6A4.6 4.6 0 0 1 3.4-4C8.4-3.2 10.8.4 9.6 4C8.8 6.2 6.6 5.6 6.4 3.6C5.4 7.2 2.6 7.8 1.4 9.6C.8 10.8 2 11.8 "
    "4.2 11.4C1.6 13-3.4 12.2-3.4 8.6C-3.4 6.6-5.6 6.6-6.4 3.6C-6.6 5.6-8.8 6.2-9.6 4C-10.8.4-8.4-3.2-3.4-4A4.6 4.6 0 "
    "0 1 0-11.6Z"
)
GENIE = f'<path d="{GENIE_SHAPE}" {FILL}/>'
GOOD_MARKS = (COIN, SCROLL, KEY, CORK, BOTTLE, STEP, BOOK, MAGIC, SUN, MAGE, SATCHEL, RING, BAG, GENIE)  # by good
GOOD_COLOURS = (  # by good
    *("#f0c24b", "#f0dca6", "#e0e4ee", "#c9935a", "#8fd6c4", "#d9a441", "#d3b5ff"),
    *("#c79bff", "#ffd75e", "#9ec7ff", "#e0a878", "#b3a2ff", "#b98d5c", "#f2ead3"),
)

# --- equipment

STAFF = (
    f'<path d="M-8.4 11.4L4.4-5" {LINE} stroke-width="3.2"/><circle cx="6.4" cy="-7.4" r="4.6" {FILL}/>'
    f'<path d="M1.2-7.6Q.6-12.6 6-12.6M11.6-7.4Q12-2.4 6.6-2" {LINE} stroke-width="1.8"/>'
)
TURBAN = (
    '<path d="M-11.6 3.4C-12.4-4-6.4-9 0-9S12.4-4 11.6 3.4Q12.6 8.4 8.6 9Q0 5.4-8.6 9Q-12.6 8.4-11.6 3.4Z" '
    f'{FILL}/><path d="M-11 3.6C-7-1 2-2.4 8.8-5.4M-7.4 5.6C-3 2.4 6 1 11.2-1" {DARK_LINE} stroke-width="1.5"/>'
    f'<path d="M0-8C-1.6-11 .6-13 3-12.4C2.2-11 2.4-9 0-8Z" {FILL}/><circle cy="-2.4" r="2.3" fill="#fff" '
    'fill-opacity=".75"/>'
)
CLOAK = (
    '<path d="M-4.4-11.4Q0-8.6 4.4-11.4L6.8-8.4C11.6-2 11.8 6 10.6 11.6Q5.4 9 0 11.6Q-5.4 9-10.6 11.6C-11.8 '
    f'6-11.6-2-6.8-8.4Z" {FILL}/><path d="M0-6.6V10.4M-5-1Q-6.4 4-5.8 9M5-1Q6.4 4 5.8 9" {DARK_LINE} '
    f'stroke-width="1.4"/><circle cy="-8.2" r="2" {DARK}/>'
)
KIT_MARKS = (STAFF, TURBAN, CLOAK)  # by type of equipment

# --- djinn

ROCK = (
    f'<path d="M-12 9.6L-6.2-4.4-2.6 1 3.4-10 12 9.6Z" {FILL}/>'
    f'<path d="M3.4-10L1.4-2.4 4.6.4 3 4.4M-6.2-4.4L-5.4 2" {DARK_LINE} stroke-width="1.4"/>'
)
DROP = (
    f'<path d="M0-12C3-5.6 8.8-1.4 8.8 4A8.8 8 0 0 1-8.8 4C-8.8-1.4-3-5.6 0-12Z" {FILL}/><path d="M-5 3.4Q-5 7.4-1 '
    '8.6" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.8" stroke-linecap="round"/>'
)
FLAME = (
    '<path d="M1-12C3-6.6 9.4-4 9.4 3.2C9.4 8.6 5.4 12 0 12S-9.4 8.6-9.4 '
    "3.2C-9.4-.8-6.6-2.4-5.8-6C-3.8-4.4-3.2-3-3-1.6C-.6-4"
    f' 1.2-7.4 1-12Z" {FILL}/><path d="M.6 1C2 3.6 4.2 4.4 4.2 7.2A4.2 4 0 0 1-4.2 7.2C-4.2 4.6-.6 4.4.6 1Z" {DARK}/>'
)
SWIRL = (
    f'<path d="M-11.4-2.6H4.6A4.1 4.1 0 1 0 .6-7.6M-11.4 2.2H8.6A3.9 3.9 0 1 1 5 7.6M-8.4 7H-1A2.9 2.9 0 1 1-3.8 10.8" '
    f'{LINE} stroke-width="2.7"/>'
)
COLOUR_MARKS = (ROCK, DROP, FLAME, SWIRL)  # by colour

# --- other signs

CHEST = (
    f'<path d="M-11-1.4V-3.6A6.4 6 0 0 1-4.6-9.6H4.6A6.4 6 0 0 1 11-3.6V-1.4ZM-11 .6H11V9.6H-11Z" {FILL}/>'
    f'<path d="M-2.4-2.6H2.4V4.4H-2.4Z" {DARK}/><circle cy=".6" r="1.2" {FILL}/>'
)
NET = (
    f'<path d="M3-1.6L11.4 11.4" {LINE} stroke-width="3.4"/><ellipse cx="-3" cy="-5" rx="8.2" ry="6.4" '
    f'transform="rotate(-32 -3 -5)" {LINE} stroke-width="2.4"/><path '
    f'd="M-8.6-8.4L.6-.6M-5.6-10.4L3.4-3.4M-10.4-2.6L-.6-10.8M-6.6 .6L3.6-7.6" {LINE} stroke-width="1.3"/>'
)
LOCK = (
    f'<path d="M-5-2V-6A5 5 0 0 1 5-6V-2" {LINE} stroke-width="2.8"/><path d="M-8.6-2H8.6V10.6H-8.6Z" {FILL}/>'
    f'<path d="M0 2V6.4" {DARK_LINE} stroke-width="2.6"/>'
)
ARROW = f'<path d="M-9 0H7M1-6.4L8 0 1 6.4" {LINE} stroke-width="3.6"/>'
SWAP = f'<path d="M-9-4H8M3.4-8.6L8.6-4 3.4.6M9 5H-8M-3.4.4L-8.6 5-3.4 9.6" {LINE} stroke-width="2.6"/>'
PLUS = f'<path d="M0-8V8M-8 0H8" {LINE} stroke-width="4.6"/>'
MINUS = f'<path d="M-8 0H8" {LINE} stroke-width="4.6"/>'
BAR = f'<path d="M-10 10L10-10" {LINE} stroke-width="4"/>'
MOON = f'<path d="M5-11A11.4 11.4 0 1 0 9.4 6.6A9.4 9.4 0 0 1 5-11Z" {FILL}/>'
DOOR = (
    f'<path d="M-9 12V-1.6C-9-8-3.6-9.6 0-12.4C3.6-9.6 9-8 9-1.6V12Z" {FILL}/>'
    f'<path d="M-5.6 12V-.6C-5.6-4.6-2.6-6 0-8C2.6-6 5.6-4.6 5.6-.6V12Z" {DARK}/>'
)
EYE = (
    f'<path d="M-12 0Q0-12.6 12 0Q0 12.6-12 0ZM0-4.8A4.8 4.8 0 1 0 0 4.8 4.8 4.8 0 0 0 0-4.8Z" {FILL} '
    f'fill-rule="evenodd"/><circle r="2.4" {FILL}/>'
)
STOP = f'<circle r="9.8" {LINE} stroke-width="3"/><path d="M-6.6 6.6L6.6-6.6" {LINE} stroke-width="3"/>'
STAR = f'<path d="M0-12L3.2-3.8 12-3.4 5.2 2.2 7.4 10.6 0 6-7.4 10.6-5.2 2.2-12-3.4-3.2-3.8Z" {FILL}/>'
BASE = f'<path d="M-10 9H10L7-1.6H-7ZM-4.6-4H4.6L0-10.6Z" {FILL}/>'
CUP = (
    '<path d="M-7-11H7V-8.6H11.6C11.6-2.6 9 .6 5.4 1C4 3.4 2.6 4.4 1.6 4.8V7.6H5.4V11.4H-5.4V7.6H-1.6V4.8C-2.6 4.4-4 '
    f'3.4-5.4 1C-9 .6-11.6-2.6-11.6-8.6H-7ZM-7-6.4H-9.2C-9-3.8-8-2-6.4-1.4ZM7-6.4V-1.4C8-2 9-3.8 9.2-6.4Z" {FILL} '
    'fill-rule="evenodd"/>'
)
