"""Where things lie and what can be clicked: a wide table for desks, a tall one for phones."""

from collections.abc import Callable

from majlis.core.canvas import Box, Canvas, Picture, Size, shares
from majlis.core.ornament import night
from majlis.core.record import NONE
from majlis.games.djinn.actions import OPTION, TRADE, TROPHY
from majlis.games.djinn.parts import OPTIONS, SOURCE, TRADES, TROPHIES
from majlis.games.djinn.picture import FINGER
from majlis.games.djinn.picture import place_displays as on_offer
from majlis.games.djinn.picture.art.sprites import SPRITES
from majlis.games.djinn.picture.city import city
from majlis.games.djinn.picture.labels import PICTURE
from majlis.games.djinn.picture.place_displays import asked
from majlis.games.djinn.picture.player_boards import other_tall, other_wide, own_tall, own_wide
from majlis.games.djinn.picture.terminal import terminal
from majlis.games.djinn.picture.tom import tall_deck, tall_rival, wide_rival
from majlis.games.djinn.picture.tray import tall_answers, turn_line, wide_draft, wide_tray
from majlis.games.djinn.state import SHOWN, Phase
from majlis.games.djinn.words.phrases import NOUNS, here

COLUMN, SHARE = 296, 330


def wide_table(t: Canvas) -> Size:
    """The city between what is on offer, under it tray and own board, at the right the others."""
    left, right = 16, 948
    on_offer.tavern(t, left, 14, COLUMN, 66)
    on_offer.manufactory(t, left, 168, COLUMN, 66)
    on_offer.catacombs(t, Box(left, 322, COLUMN, 116))
    on_offer.trophies(t, left, 446, COLUMN, 51)
    city(t, 322, 14, 616)
    on_offer.market(t, right, 14, COLUMN, 40)
    on_offer.archives(t, right, 273, COLUMN, 41)
    on_offer.academy(t, right, 425, COLUMN)
    on_offer.scoring(t, Box(right, 533, COLUMN, 131), 62)
    if t.phase == Phase.DRAFT:
        wide_draft(t, Box(left, 672, 1228, 394))
    else:
        wide_tray(t, Box(left, 672, 1228, 154))
        own_wide(t, Box(left, 834, 1228, 232))
    if t.others:
        neighbours(t, 1254, 14, 1052)
    else:
        wide_rival(t, Box(1254, 14, SHARE, 1052))
    return 1600, 1080


def neighbours(t: Canvas, x: float, y: float, height: float) -> None:
    """The others' boards; a single one leaves room for the scoring cards in words."""
    aims = len(t.others) == 1 and SHOWN in t.v.card
    boxes = shares(len(t.others) + aims, y, height, 8)
    for seat, (top, share) in zip(t.others, boxes, strict=False):
        other_wide(t, seat, Box(x, top, SHARE, share))
    if aims:
        top, share = boxes[-1]
        on_offer.aims(t, Box(x, top, SHARE, share))


def tall_table(t: Canvas) -> Size:
    """The same from top to bottom, as high as it must be."""
    y = 8 + city(t, 12, 8, 756)
    turn_line(t, 20, 760, y + 38)
    if not t.others:
        tall_deck(t, 20, y + 8)
    y += 52 if t.others else 136
    y = tall_answers(t, Box(12, y, 756))
    shelves = dict(SHELVES)
    if first := asked_shelf(t):
        y = shelves.pop(first)(t, y) + 10
    if t.phase != Phase.DRAFT:
        y += own_tall(t, 12, y, 756) + 10
    if not t.others:
        y += tall_rival(t, 12, y, 756) + 10
    if asked(t, TROPHY, TROPHY + TROPHIES):
        y = shelves.pop("trophies")(t, y) + 10
    for shelf in shelves.values():
        y = shelf(t, y) + 10
    for seat in t.others:
        y += other_tall(t, seat, 12, y, 756) + 10
    return 780, y + 4


def asked_shelf(t: Canvas) -> str:
    """The shelf that comes first: of what is asked for, or of the place whose things can be had at once."""
    node = here(t.v) if t.phase == Phase.ACT and t.plans.far else NONE
    return (FIRST.get(t.phase, "") if t.open else "") if node in (NONE, SOURCE) else SHELF_OF[t.v.symbol[node]]


def tall_cards(t: Canvas, y: float) -> float:
    """Mages and equipment side by side."""
    on_offer.tavern(t, 12, y, 420, FINGER)
    on_offer.manufactory(t, 440, y, 328, FINGER)
    return y + 188


def tall_trophies(t: Canvas, y: float) -> float:
    """Trophies, beside them what can only be looked at."""
    height = on_offer.trophies(t, 12, y, 476, FINGER if asked(t, TROPHY, TROPHY + TROPHIES) else 80)
    on_offer.scoring(t, Box(496, y, 272, height), 79)
    return y + height


def tall_study(t: Canvas, y: float) -> float:
    """The Academy and the Catacombs."""
    on_offer.catacombs(t, Box(320, y, 448, 172))
    on_offer.academy(t, 12, y, 300)
    return y + 172


SHELVES: dict[str, Callable[[Canvas, float], float]] = {
    "tavern": tall_cards,
    "market": lambda t, y: y + on_offer.market(t, 12, y, 756, FINGER if asked(t, TRADE, TRADE + TRADES) else 60),
    "archives": lambda t, y: y + on_offer.archives(t, 12, y, 756, FINGER if asked(t, OPTION, OPTION + OPTIONS) else 50),
    "trophies": tall_trophies,
    "academy": tall_study,
}
SHELF_OF = ("academy", "tavern", "academy", "archives", "tavern", "market")  # by place
FIRST = {  # what is asked for comes first
    Phase.MAGE: "tavern",
    Phase.EQUIP: "tavern",
    Phase.MARKET: "market",
    Phase.ARCHIVES: "archives",
}

TABLE = Picture("djinn", SPRITES, PICTURE, NOUNS, wide_table, tall_table, night, letters=terminal)
draw = TABLE.draw
