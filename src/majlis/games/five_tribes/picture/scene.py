"""Where things lie and what can be clicked: a wide table for desks, a tall one for phones."""

from majlis.core.scene import Scene
from majlis.games.five_tribes.picture.art.sprites import SPRITES, night
from majlis.games.five_tribes.picture.city import city
from majlis.games.five_tribes.picture.for_sale import row, shop, supply
from majlis.games.five_tribes.picture.panels import panel, panel_height
from majlis.games.five_tribes.picture.tabletop import Table
from majlis.games.five_tribes.picture.tall_tray import tall_tray
from majlis.games.five_tribes.picture.tracks import tall_line, tall_turns, wide_tracks
from majlis.games.five_tribes.picture.tray import tall_status, wide_tray
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.prompts import prompt


def draw(view, seat, mask, lang="en", names=(), tall=False):
    """The scene: every open action has exactly one spot."""
    t = Table(view, seat, mask, lang, names, tall)
    width, height = tall_table(t) if tall else wide_table(t)
    lying = tuple(t.places), tuple(t.pieces), tuple(t.texts), tuple(t.spots)
    return Scene(width, height, prompt(view, seat, lang, names), SPRITES, *lying, night(width, height))


def wide_table(t):
    """Tracks at the left, the city in the middle over tray and market, djinns and players at the right."""
    wide_tracks(t, 16, 14, 150, 1052)
    city(t, 178, 14, 131, 6, 24)
    wide_tray(t, 178, 736, 848, 144)
    row(t, 178, 890, 848, (79, 79), 9, 176)
    supply(t, 1026, 890)
    shop(t, 1038, 14, 546, 120, 211)
    seats = [*t.others, t.home]
    height = (831 - 10 * (len(seats) - 1)) / len(seats)
    for i, seat in enumerate(seats):
        panel(t, seat, 1038, 235 + i * (height + 10), 546, height, 2 if len(seats) == 2 else 3)
    return 1600, 1080


def tall_table(t):
    """The same from top to bottom, as high as it must be."""
    tall_status(t, 20, 36)
    tall_line(t, 432, 6)
    tall_turns(t, 12, 74)
    y = 182 + city(t, 6, 182, 118, 4, 32) + 10
    y = tall_tray(t, 12, y, 756)
    selling = t.phase == Phase.SACRED and t.open
    for stall in (tall_shop, tall_row) if selling else (tall_row, tall_shop):
        y = stall(t, y) + 10
    for seat in (t.home, *t.others):
        height = panel_height(t, seat, 756, 4)
        panel(t, seat, 12, y, 756, height, 4)
        y += height + 10
    return 780, y + 4


def tall_row(t, y):
    row(t, 12, y, 756, (90, 54), 4, 212)
    supply(t, 762, y)
    return y + 212


def tall_shop(t, y):
    """The djinns, with room for the payments while one can be bought."""
    height = 408 if t.phase == Phase.SACRED and t.open else 214
    shop(t, 12, y, 756, 120, height)
    return y + height
