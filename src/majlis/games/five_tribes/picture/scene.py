"""Where things lie and what can be clicked: a wide table for desks, a tall one for phones."""

from majlis.core.canvas import Box, Canvas, Picture, Size
from majlis.core.ornament import night
from majlis.core.parts import once
from majlis.games.five_tribes.parts import DJINNS, THIEVES
from majlis.games.five_tribes.picture.art.sprites import SPRITES
from majlis.games.five_tribes.picture.city import city
from majlis.games.five_tribes.picture.for_sale import PAYMENT, payments, row, shop, supply
from majlis.games.five_tribes.picture.labels import PICTURE
from majlis.games.five_tribes.picture.panels import ACROSS, TALL_CARD, panel, panel_height, widest_card
from majlis.games.five_tribes.picture.tall_tray import tall_answers
from majlis.games.five_tribes.picture.terminal import terminal
from majlis.games.five_tribes.picture.tracks import tall_line, tall_turns, wide_tracks
from majlis.games.five_tribes.picture.tray import turn_line, wide_tray
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import NOUNS


def wide_table(t: Canvas) -> Size:
    """The city, as large as can be, between the tracks over it and tray and market under it; all else at the right."""
    wide_tracks(t, 10, 10, 1130)
    city(t, 10, 104, (178, 134), 6, 22)
    wide_tray(t, Box(10, 838, 526, 178))
    row(t, Box(544, 838, 596, 178), (59, 59), 4)
    supply(t, 1140, 838)
    low = 18 + shop(t, Box(1150, 10, 440), 132)
    wide_panels(t, Box(1150, low, 440, 1016 - low))
    return 1600, 1026


def wide_panels(t: Canvas, room: Box) -> None:
    """The others under each other, each as high as what it holds; the viewer's own always at the foot."""
    card = widest_card(t, room)
    heights = [panel_height(t, seat, room.width, ACROSS, card) for seat in (*t.others, t.home)]
    tops = [room.y + sum(heights[:i]) + 8 * i for i in range(len(t.others))] + [room.y + room.height - heights[-1]]
    for seat, top, height in zip((*t.others, t.home), tops, heights, strict=True):
        panel(t, seat, room._replace(y=top, height=height), ACROSS, card)


def tall_table(t: Canvas) -> Size:
    """The same from top to bottom, as high as it must be."""
    y = 16 + city(t, 6, 6, (118, 118), 4, 32)
    for part in (answers, tall_shop, tracks, tall_row) if selling(t) else (tracks, answers, tall_row, tall_shop):
        y = part(t, y)
    for seat in (t.home, *t.others):
        height = panel_height(t, seat, 756, ACROSS, TALL_CARD)
        panel(t, seat, Box(12, y, 756, height), ACROSS, TALL_CARD)
        y += height + 10
    return 780, y + 4


def selling(t: Canvas) -> bool:
    """May the viewer buy a djinn now?"""
    return t.phase == Phase.SACRED and bool(t.open)


@once
def tracks(t: Canvas, y: float) -> float:
    turn_line(t, 20, 760, y + 30)
    tall_line(t, 432, y)
    tall_turns(t, 12, y + 74)
    return y + 184


def answers(t: Canvas, y: float) -> float:
    return tall_answers(t, Box(12, y, 756))


def tall_row(t: Canvas, y: float) -> float:
    row(t, Box(12, y, 756, 220), (96, 47), 3)
    supply(t, 762, y)
    return y + 230


def tall_shop(t: Canvas, y: float) -> float:
    """The djinns, with room for the payments while one can be bought."""
    ways = max(len(payments(t, card)) for card in range(DJINNS + THIEVES))
    return shop(t, Box(12, y, 756, 254 + ways * PAYMENT), 150) + 10


TABLE = Picture("five_tribes", SPRITES, PICTURE, NOUNS, wide_table, tall_table, night, letters=terminal)
draw = TABLE.draw
