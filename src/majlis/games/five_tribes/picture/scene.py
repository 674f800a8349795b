"""Where things lie and what can be clicked: a wide table for desks, a tall one for phones."""

from majlis.core.canvas import Box, Canvas, Picture, Size, shares
from majlis.core.ornament import night
from majlis.games.five_tribes.picture.art.sprites import SPRITES
from majlis.games.five_tribes.picture.city import city
from majlis.games.five_tribes.picture.for_sale import row, shop, supply
from majlis.games.five_tribes.picture.labels import PICTURE
from majlis.games.five_tribes.picture.panels import panel, panel_height
from majlis.games.five_tribes.picture.tall_tray import tall_answers
from majlis.games.five_tribes.picture.tracks import tall_line, tall_turns, wide_tracks
from majlis.games.five_tribes.picture.tray import turn_line, wide_tray
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import NOUNS


def wide_table(t: Canvas) -> Size:
    """Tracks at the left, the city in the middle over tray and market, djinns and players at the right."""
    wide_tracks(t, 16, 14, 150, 1052)
    city(t, 178, 14, 131, 6, 24)
    wide_tray(t, Box(178, 736, 848, 144))
    row(t, Box(178, 890, 848, 176), (79, 79), 9)
    supply(t, 1026, 890)
    shop(t, Box(1038, 14, 546, 211), 120)
    seats = [*t.others, t.home]
    for seat, (top, height) in zip(seats, shares(len(seats), 235, 831, 10), strict=True):
        panel(t, seat, Box(1038, top, 546, height), 2 if len(seats) == 2 else 3)
    return 1600, 1080


def tall_table(t: Canvas) -> Size:
    """The same from top to bottom, as high as it must be."""
    turn_line(t, 20, 760, 36)
    tall_line(t, 432, 6)
    tall_turns(t, 12, 74)
    y = 182 + city(t, 6, 182, 118, 4, 32) + 10
    y = tall_answers(t, Box(12, y, 756))
    selling = t.phase == Phase.SACRED and t.open
    for stall in (tall_shop, tall_row) if selling else (tall_row, tall_shop):
        y = stall(t, y) + 10
    for seat in (t.home, *t.others):
        height = panel_height(t, seat, 756, 4)
        panel(t, seat, Box(12, y, 756, height), 4)
        y += height + 10
    return 780, y + 4


def tall_row(t: Canvas, y: float) -> float:
    row(t, Box(12, y, 756, 212), (90, 54), 4)
    supply(t, 762, y)
    return y + 212


def tall_shop(t: Canvas, y: float) -> float:
    """The djinns, with room for the payments while one can be bought."""
    height = 408 if t.phase == Phase.SACRED and t.open else 214
    shop(t, Box(12, y, 756, height), 120)
    return y + height


TABLE = Picture("five_tribes", SPRITES, PICTURE, NOUNS, wide_table, tall_table, night)
draw = TABLE.draw
