"""The tray of the tall table: all that a finger could not hit elsewhere, in rows of large targets."""

from majlis.core.canvas import Box, Canvas, shares
from majlis.core.furniture import podium, tall_tray
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import FRONT, GOOD, NUMBER
from majlis.games.five_tribes.parts import GOODS, SEATS
from majlis.games.five_tribes.picture import tray
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS, counted, good

FINGER, GAP = 96, 4.5  # 44 pixels on a phone of 360
CARD, DJINN_CARD, POWER = (96, 129.6), (150, 201), (238, 164)


def tall_answers(t: Canvas, room: Box) -> float:
    """Section under section; return where they end."""
    sections = (reached, hand, gathered, opponents, pool, goods, cards, powers, numbers, words)
    return tall_tray(t, room, sections, 10, 0)


def reached(t: Canvas, room: Box) -> float:
    x, y, width, *_ = room
    return y if t.turn != NONE else y + podium(t, Box(x - 2, y, width + 4, 84)) + 10


# --- sowing


def hand(t: Canvas, room: Box) -> float:
    """The meeples that are carried."""
    x, y, width, *_ = room
    if t.phase != Phase.DROP:
        return y
    held = tray.in_hand(t)
    for (tribe, n), (left, wide) in zip(held, shares(len(held), x, min(width, 146 * len(held))), strict=True):
        label = counted(n, TRIBE_NOUNS[tribe], t.lang)
        t.put(f"carry-{tribe}-0", f"meeple-{tribe}", Box(left + wide / 2 - 34, y, 44), label)
        t.write(f"carry-{tribe}-n", left + wide / 2 + 14, y + 46, f"×{n}", "quiet")
    return y + 66


# --- other things to choose


def gathered(t: Canvas, room: Box) -> float:
    """Meeples that act, and what a thief has gathered."""
    x, y, *_ = room
    for tribe, n in tray.in_hand(t) if t.phase != Phase.DROP else ():
        tray.meeples(t, tribe, n, Box(x, y, 44), 40)
        y += 66
    return y if tray.pooled(t, x, y - 10, 92) == x else y + 84


def opponents(t: Canvas, room: Box) -> float:
    """Viziers and elders in front of the others."""
    found = [a for a in range(FRONT, FRONT + SEATS * 2) if a in t.open]
    return t.flow(found, room, (240, FINGER), GAP, in_front)


def in_front(t: Canvas, a: int, box: Box) -> None:
    seat, tribe = divmod(a - FRONT, 2)
    label = f"{counted(1, TRIBE_NOUNS[tribe], t.lang)}, {t.name(seat)}"
    t.put(f"pick-{a}", f"meeple-{tribe}", Box(box.x + 8, box.y + 14, 47), label)
    t.write(f"pick-{a}-of", box.x + 64, box.y + 53, t.name(seat), "strong")
    t.offer(a, box)


def pool(t: Canvas, room: Box) -> float:
    """The cards laid down before a thief."""
    found = [kind for kind, n in enumerate(t.v.pool) if n] if t.phase in (Phase.LOSE, Phase.GAIN) else []
    return t.flow(found, room, CARD, GAP, tray.laid_down)


def goods(t: Canvas, room: Box) -> float:
    """The cards of the own hand."""
    found = [kind for kind in range(GOODS) if GOOD + kind in t.open and t.phase != Phase.GAIN]
    return t.flow(found, room, CARD, GAP, own_card)


def own_card(t: Canvas, kind: int, box: Box) -> None:
    n = t.v.hand[t.turn][kind]
    t.pick(f"choose-{kind}", f"good-{kind}", box, good(kind, n, t.lang), GOOD + kind)
    t.tag(f"choose-{kind}", n, box.x + box.width - 3, box.y + box.height - 4)


def cards(t: Canvas, room: Box) -> float:
    """Djinns and thieves to choose from, and backs of those that only others see."""
    faces, backs = tray.on_show(t)
    chosen = tray.thief_choices(t)
    things = [*dict.fromkeys([*faces, *chosen]), *(-1 - i for i in range(backs))]
    return t.flow(things, room, DJINN_CARD, GAP, djinn)


def djinn(t: Canvas, card: int, box: Box) -> None:
    """A card by its number, or the back of one."""
    if card < 0:
        t.put(f"shown-back-{-1 - card}", "djinn-back", box, t.words["hidden_djinn"])
        return
    t.put(f"shown-{card}", f"djinn-{card}", box, card_label(card, t.lang))
    t.offer(tray.thief_choices(t).get(card, NONE), box)


def powers(t: Canvas, room: Box) -> float:
    return t.flow(list(tray.usable(t)), room, POWER, GAP, one_power)


def one_power(t: Canvas, djinn: int, box: Box) -> None:
    x, y, width, *_ = box
    tray.power(t, djinn, Box(x, y, width), Box(x, y + 68, width, FINGER))


def numbers(t: Canvas, room: Box) -> float:
    found = tray.open_numbers(t)
    if found:
        t.write("slaves-title", room.x + 4, room.y + 26, t.words["slaves"], "quiet")
        room = room._replace(y=room.y + 38)
    return t.flow(found, room, (FINGER, FINGER), GAP, lambda t, a, box: t.offer(a, box, str(a - NUMBER)))


def words(t: Canvas, room: Box) -> float:
    """Buttons with words, side by side."""
    found = tray.word_buttons(t)
    for (a, label), (left, wide) in zip(found, shares(len(found), room.x, room.width, GAP * 2), strict=True):
        t.offer(a, Box(left, room.y, wide, FINGER), label)
    return room.y + (FINGER + GAP if found else 0)
