"""How a board is laid out: the own one as a large object, wide or tall; the others' smaller, but complete."""

from majlis.core.canvas import Box, Canvas
from majlis.core.furniture import header
from majlis.core.record import NONE
from majlis.games.djinn.actions import KEY
from majlis.games.djinn.picture import FINGER
from majlis.games.djinn.picture import board_parts as part


def board(t: Canvas, seat: int, box: Box, under: int = NONE) -> None:
    t.place(f"panel-{seat}", box, t.say("panel", who=t.name(seat)), t.tone(seat), under)


def own_wide(t: Canvas, box: Box) -> None:
    """Scale and stores at the left, circles and bottles in the middle, cards at the right."""
    seat, (x, y, width, height, _) = t.home, box
    board(t, seat, box)
    for i, (left, wide) in enumerate(((8, 412), (428, 398), (834, width - 842))):
        t.put(f"inlay-{i}", "inlay", Box(x + left, y + 8, wide, height - 16), t.words["inlay"])
    header(t, seat, x + 18, y)
    part.scale(t, seat, x + 16, y + 52, 396)
    part.store_row(t, seat, x + 22, y + 134, 396, 38)
    part.passages_in_hand(t, seat, x + 228, y + 182, 40, 35)
    if seat == t.turn:
        part.key_changes(t, x + 18, y + 180, 58, 42)
    t.put("rack-0", "rack", Box(x + 436, y + 160, 384), t.words["rack"])
    t.put("rack-1", "rack", Box(x + 436, y + 216, 384))
    part.circles(t, seat, x + 440, y + 12, 376, 88)
    part.bottles(t, seat, x + 436, y + 114, 96, 34)
    part.cellar(t, seat, x + 436, y + 170, 96, 34)
    cards(t, seat, x + 844, y + 12, width - 858)


def cards(t: Canvas, seat: int, x: float, y: float, width: float) -> None:
    """Mages over equipment, tiles and trophies."""
    part.mages(t, seat, x, y, width, 60)
    part.equipment(t, seat, x, y + 92, 72, 60)
    if not t.others:
        part.plaques(t, seat, x + 226, y + 94, width - 226, 66)
        return
    part.traits(t, seat, x + 226, y + 92, 60)
    end = part.covert(t, seat, x + 226, y + 160, 46)
    part.plaques(t, seat, end, y + 160, x + width - end, 46)


def own_tall(t: Canvas, x: float, y: float, width: float) -> float:
    """The same from top to bottom; return how high it is."""
    seat, top, first = t.home, y, len(t.places)
    header(t, seat, x + 20, y)
    part.passages_in_hand(t, seat, x + width - 186, y + 6, 44, 40)
    y += 58
    y += part.scale(t, seat, x + 16, y, width - 32) + 10
    part.store_row(t, seat, x + 28, y, width - 40, 44)
    y += 58
    if seat == t.turn and KEY in t.open:
        t.write("change-title", x + 24, y + 54, t.words["change_title"], "quiet")
        part.key_changes(t, x + 330, y, 132, FINGER)
        y += 106
    part.circles(t, seat, x + 20, y, width - 40, 112)
    y += 124
    t.put("rack-0", "rack", Box(x + 14, y + 76, 4 * FINGER), t.words["rack"])
    t.put("rack-1", "rack", Box(x + 18 + 4 * FINGER, y + 76, width - 32 - 4 * FINGER))
    part.bottles(t, seat, x + 14, y, FINGER, 54)
    part.cellar(t, seat, x + 18 + 4 * FINGER, y, (width - 32) / 4 - FINGER, 54)
    y += 100
    part.equipment(t, seat, x + 18, y, 106, FINGER)
    if t.others:
        part.traits(t, seat, x + 340, y, 74)
        end = part.covert(t, seat, x + 340, y + 80, 62)
        part.plaques(t, seat, end, y + 80, x + width - 16 - end, 62)
    else:
        part.plaques(t, seat, x + 350, y, width - 366, 96)
    y += 150
    if part.mage_row(t, seat):
        part.mages(t, seat, x + 18, y, width - 36, 84)
        y += 84 * 110 / 80 + 14
    board(t, seat, Box(x, top, width, y - top), first)
    return y - top


def other_wide(t: Canvas, seat: int, box: Box) -> None:
    """A board in a column: everything in seven lines, or with more room in nine."""
    x, y, width, height, _ = box
    board(t, seat, box)
    if height < 500:
        near(t, seat, x + 12, y, width - 24, 1.0)
        far(t, seat, x + 12, y + 190, width - 24, 1.0)
    else:
        roomy(t, seat, x + 12, y, width - 24)


def roomy(t: Canvas, seat: int, x: float, y: float, width: float) -> None:
    """The same with larger cards, bottles on two shelves."""
    near(t, seat, x, y + 2, width, 1.08)
    for i, line in enumerate((part.bottles, part.cellar)):
        line(t, seat, x - 4, y + 204 + i * 54, (width + 8) / 4, 33)
    t.put(f"shelf-{seat}-0", "rack", Box(x, y + 249, width), t.words["rack"])
    t.put(f"shelf-{seat}-1", "rack", Box(x, y + 303, width))
    part.mages(t, seat, x, y + 316, width, 52)
    part.equipment(t, seat, x, y + 396, 62, 52)
    part.traits(t, seat, x + 194, y + 396, 52)
    end = part.covert(t, seat, x, y + 475, 40)
    part.plaques(t, seat, end, y + 475, x + width - end, 42)


def other_tall(t: Canvas, seat: int, x: float, y: float, width: float) -> float:
    """The same in two halves side by side; return how high it is."""
    board(t, seat, Box(x, y, width, 216))
    near(t, seat, x + 14, y, width / 2 - 24, 1.12)
    far(t, seat, x + width / 2 + 6, y + 14, width / 2 - 20, 1.3)
    return 216


def near(t: Canvas, seat: int, x: float, y: float, width: float, k: float) -> None:
    """Name, stores, scale, circles and passages."""
    header(t, seat, x + 4, y)
    part.store_row(t, seat, x + 4, y + 50, width + 10, 28)
    part.scale(t, seat, x, y + 82, width)
    part.circles(t, seat, x + 2, y + 82 + 54 * k, width * 0.6, 44 * k)
    part.passages_in_hand(t, seat, x + width - 30 * k * 4 + 2, y + 84 + 56 * k, 30 * k, 28 * k)


def far(t: Canvas, seat: int, x: float, y: float, width: float, k: float) -> None:
    """Bottles, cards, tiles and trophies."""
    part.bottles(t, seat, x - 6, y, (width + 10) / 8, 25 * k)
    part.cellar(t, seat, x + width / 2, y, (width + 10) / 8, 25 * k)
    top = y + 42 * k
    part.mages(t, seat, x, top, width - 132 * k, 44 * k)
    part.equipment(t, seat, x + width - 126 * k, top, 44 * k, 38 * k)
    end = part.covert(t, seat, part.traits(t, seat, x, top + 63 * k, 44 * k), top + 63 * k, 48 * k)
    part.plaques(t, seat, end + 4, top + 63 * k, x + width - end - 4, 46 * k)
