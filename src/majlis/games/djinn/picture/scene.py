"""Where things lie and what can be clicked: a wide table for desks, a tall one for phones."""

from majlis.core.scene import Scene
from majlis.games.djinn.actions import OPTION, TRADE, TROPHY
from majlis.games.djinn.parts import OPTIONS, TRADES, TROPHIES
from majlis.games.djinn.picture.art.sprites import SPRITES, night
from majlis.games.djinn.picture.city import city
from majlis.games.djinn.picture.place_displays import (
    academy,
    aims,
    archives,
    asked,
    catacombs,
    manufactory,
    market,
    scoring,
    tavern,
    trophies,
)
from majlis.games.djinn.picture.player_boards import other_tall, other_wide, own_tall, own_wide
from majlis.games.djinn.picture.tabletop import Table
from majlis.games.djinn.picture.tom import tall_deck, tall_rival, wide_rival
from majlis.games.djinn.picture.tray import status, tall_tray, wide_draft, wide_tray
from majlis.games.djinn.state import SHOWN, Phase
from majlis.games.djinn.words.prompts import prompt

COLUMN, SHARE = 296, 330


def draw(view, seat, mask, lang="en", names=(), tall=False):
    """The scene: every open action has exactly one spot."""
    t = Table(view, seat, mask, lang, names, tall)
    width, height = tall_table(t) if tall else wide_table(t)
    lying = tuple(t.places), tuple(t.pieces), tuple(t.texts), tuple(t.spots)
    return Scene(width, height, prompt(view, seat, lang, names), SPRITES, *lying, night(width, height))


def wide_table(t):
    """The city between what is on offer, under it tray and own board, at the right the others."""
    left, right = 16, 948
    tavern(t, left, 14, COLUMN, 66)
    manufactory(t, left, 168, COLUMN, 66)
    catacombs(t, left, 322, COLUMN, 116)
    trophies(t, left, 446, COLUMN, 51)
    city(t, 322, 14, 616)
    market(t, right, 14, COLUMN, 40)
    archives(t, right, 273, COLUMN, 41)
    academy(t, right, 425, COLUMN)
    scoring(t, right, 533, COLUMN, 62, 131)
    if t.phase == Phase.DRAFT:
        wide_draft(t, left, 672, 1228, 394)
    else:
        wide_tray(t, left, 672, 1228, 154)
        own_wide(t, left, 834, 1228, 232)
    (neighbours if t.others else rival_column)(t, 1254, 14, 1052)
    return 1600, 1080


def rival_column(t, x, y, height):
    """Tom, where others would sit."""
    wide_rival(t, x, y, SHARE, height)


def neighbours(t, x, y, height):
    """The others' boards; a single one leaves room for the scoring cards in words."""
    alone = len(t.others) == 1 and SHOWN in t.v.card
    n = 2 if alone else len(t.others)
    share = (height - 8 * (n - 1)) / n
    for i, seat in enumerate(t.others):
        other_wide(t, seat, x, y + i * (share + 8), SHARE, share)
    if alone:
        aims(t, x, y + share + 8, SHARE, share)


SHELVES = {  # what is asked for comes first
    Phase.MAGE: "tavern",
    Phase.EQUIP: "tavern",
    Phase.MARKET: "market",
    Phase.ARCHIVES: "archives",
}


def tall_table(t):
    """The same from top to bottom, as high as it must be."""
    status(t, 20, 760, 36)
    y = 82
    if not t.others:
        tall_deck(t, 20, 6)
        y = 132
    y += city(t, 12, y, 756) + 10
    y = tall_tray(t, 12, y, 756)
    shelves = {
        "tavern": tall_cards,
        "market": tall_market,
        "archives": tall_archives,
        "trophies": tall_trophies,
        "academy": tall_study,
    }
    first = SHELVES.get(t.phase) if t.open else None
    if first:
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


def tall_cards(t, y):
    """Mages and equipment side by side."""
    tavern(t, 12, y, 410, 92)
    manufactory(t, 430, y, 338, 92)
    return y + 183


def tall_market(t, y):
    return y + market(t, 12, y, 756, 88 if asked(t, TRADE, TRADE + TRADES) else 60)


def tall_archives(t, y):
    return y + archives(t, 12, y, 756, 88 if asked(t, OPTION, OPTION + OPTIONS) else 50)


def tall_trophies(t, y):
    """Trophies, beside them what can only be looked at."""
    size = 88 if asked(t, TROPHY, TROPHY + TROPHIES) else 80
    height = trophies(t, 12, y, 476, size)
    scoring(t, 496, y, 272, 79, height)
    return y + height


def tall_study(t, y):
    """The Academy and the Catacombs."""
    catacombs(t, 320, y, 448, 110)
    academy(t, 12, y, 300)
    return y + 110
