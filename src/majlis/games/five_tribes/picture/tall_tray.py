"""The tray of the tall table: all that a finger could not hit elsewhere, in rows of large targets."""

from majlis.core.canvas import Box, Canvas, shares
from majlis.core.furniture import podium, tall_tray
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, FRONT, GOOD, NUMBER, PALACE, PALM
from majlis.games.five_tribes.parts import GOODS, SEATS, TILES, TRIBES
from majlis.games.five_tribes.picture import tray
from majlis.games.five_tribes.picture.city import ANGLES, NAMES, crowded
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS, counted, good

FINGER, GAP = 88, 4.5
CARD, DJINN_CARD = (90, 121.5), (120, 160.8)


def tall_answers(t: Canvas, room: Box) -> float:
    """Section under section; return where they end."""
    sections = (reached, matrix, gathered, targets, opponents, pool, goods, cards, powers, numbers, words)
    return tall_tray(t, room, sections, 10, 0)


def reached(t: Canvas, room: Box) -> float:
    x, y, width, *_ = room
    return y if t.turn != NONE else y + podium(t, Box(x - 2, y, width + 4, 84)) + 10


# --- sowing


def matrix(t: Canvas, room: Box) -> float:
    """The hand as the head of columns, a row for each tile that can be entered."""
    x, y, width, *_ = room
    if t.phase != Phase.DROP:
        return y
    hand, lines = tray.in_hand(t), crowded(t)
    left = 150 if lines else 0
    step = min(146, (width - left) / len(hand))
    if lines:
        t.write("hand-title", x + 4, y + 40, t.words["hand"], "quiet")
    for i, (tribe, n) in enumerate(hand):
        middle = x + left + i * step + step / 2
        t.put(f"carry-{tribe}-0", f"meeple-{tribe}", Box(middle - 34, y, 44), counted(n, TRIBE_NOUNS[tribe], t.lang))
        t.write(f"carry-{tribe}-n", middle + 14, y + 46, f"×{n}", "quiet")
    y += 66
    for tile in lines:
        arrow(t, tile, x + 6, y + 22)
        for i, (tribe, _) in enumerate(hand):
            drop(t, AT + tile * TRIBES + tribe, tribe, Box(x + left + i * step, y, step - GAP, FINGER))
        y += FINGER + GAP
    return y


def arrow(t: Canvas, tile: int, x: float, y: float) -> None:
    """Where a row of the matrix leads."""
    label = t.say("to", tile=NAMES[tile])
    t.put(f"to-{tile}", "arrow", Box(x, y, 44, angle=ANGLES[tile - t.v.here]), label)
    t.write(f"to-{tile}-name", x + 56, y + 34, NAMES[tile], "large")


def drop(t: Canvas, a: int, tribe: int, box: Box) -> None:
    if a in t.open:
        label = counted(1, TRIBE_NOUNS[tribe], t.lang)
        t.put(f"drop-{a}", f"meeple-{tribe}", Box(box.x + box.width / 2 - 25, box.y + 12, 50), label)
        t.offer(a, box)


# --- other things to choose


def gathered(t: Canvas, room: Box) -> float:
    """Meeples that act, and what a thief has gathered."""
    x, y, *_ = room
    for tribe, n in tray.in_hand(t) if t.phase != Phase.DROP else ():
        tray.meeples(t, tribe, n, Box(x, y, 44), 40)
        y += 66
    return y if tray.pooled(t, x, y - 10, 92) == x else y + 84


def targets(t: Canvas, room: Box) -> float:
    """Meeples, palms and palaces on tiles that hold several which could be chosen."""
    found = [a for held in crowded(t).values() for a in held] if t.phase != Phase.DROP else []
    return t.flow(found, room, (88, 96), GAP, target)


def target(t: Canvas, a: int, box: Box) -> None:
    if a < PALM:
        tile, tribe = divmod(a - AT, TRIBES)
        sprite, noun = f"meeple-{tribe}", TRIBE_NOUNS[tribe]
    else:
        tile, noun = (a - PALM) % TILES, "palm" if a < PALACE else "palace"
        sprite = noun
    label = f"{counted(1, noun, t.lang)} {NAMES[tile]}"
    t.put(f"pick-{a}", sprite, Box(box.x + 5, box.y + 8, 44 if a < PALM else 48), label)
    t.write(f"pick-{a}-at", box.x + box.width - 4, box.y + box.height - 10, NAMES[tile], "end strong")
    t.offer(a, box)


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
    return t.flow(list(tray.usable(t)), room, (182, 140), GAP, one_power)


def one_power(t: Canvas, djinn: int, box: Box) -> None:
    tray.power(t, djinn, Box(box.x, box.y, box.width), (50, FINGER))


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
