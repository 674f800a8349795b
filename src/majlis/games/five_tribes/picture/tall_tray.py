"""The tray of the tall table: all that a finger could not hit elsewhere, in rows of large targets."""

from majlis.core.canvas import Canvas, shares
from majlis.core.furniture import podium, tall_tray
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import AT, FRONT, GOOD, NUMBER, PALACE, PALM
from majlis.games.five_tribes.parts import GOODS, SEATS, TILES, TRIBES
from majlis.games.five_tribes.picture.city import ANGLES, NAMES, crowded
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.picture.tray import (
    in_hand,
    laid_down,
    meeples,
    on_show,
    open_numbers,
    pooled,
    power,
    thief_choices,
    usable,
    word_buttons,
)
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS, counted, good

FINGER, GAP = 88, 4.5
CARD, DJINN_CARD = (90, 121.5), (120, 160.8)


def tall_answers(t: Canvas, x: float, y: float, width: float) -> float:
    """Section under section; return where they end."""
    sections = (reached, matrix, gathered, targets, opponents, pool, goods, cards, powers, numbers, words)
    return tall_tray(t, x, y, width, sections, 10, 0)


def reached(t: Canvas, x: float, y: float, width: float) -> float:
    return y if t.turn != NONE else y + podium(t, x - 2, y, width + 4, 84) + 10


# --- sowing


def matrix(t: Canvas, x: float, y: float, width: float) -> float:
    """The hand as the head of columns, a row for each tile that can be entered."""
    if t.phase != Phase.DROP:
        return y
    hand, lines = in_hand(t), crowded(t)
    left = 150 if lines else 0
    step = min(146, (width - left) / len(hand))
    if lines:
        t.write("hand-title", x + 4, y + 40, t.words["hand"], tone="quiet")
    for i, (tribe, n) in enumerate(hand):
        middle = x + left + i * step + step / 2
        t.put(f"carry-{tribe}-0", f"meeple-{tribe}", middle - 34, y, 44, counted(n, TRIBE_NOUNS[tribe], t.lang))
        t.write(f"carry-{tribe}-n", middle + 14, y + 46, f"×{n}", tone="quiet")
    y += 66
    for tile in lines:
        arrow(t, tile, x + 6, y + 22)
        for i, (tribe, _) in enumerate(hand):
            drop(t, AT + tile * TRIBES + tribe, tribe, x + left + i * step, y, step - GAP)
        y += FINGER + GAP
    return y


def arrow(t: Canvas, tile: int, x: float, y: float) -> None:
    """Where a row of the matrix leads."""
    label = t.say("to", tile=NAMES[tile])
    t.put(f"to-{tile}", "arrow", x, y, 44, label, angle=ANGLES[tile - t.v.here])
    t.write(f"to-{tile}-name", x + 56, y + 34, NAMES[tile], "large")


def drop(t: Canvas, a: int, tribe: int, x: float, y: float, width: float) -> None:
    if a in t.open:
        t.put(f"drop-{a}", f"meeple-{tribe}", x + width / 2 - 25, y + 12, 50, counted(1, TRIBE_NOUNS[tribe], t.lang))
        t.offer(a, x, y, width, FINGER)


# --- other things to choose


def gathered(t: Canvas, x: float, y: float, width: float) -> float:
    """Meeples that act, and what a thief has gathered."""
    for tribe, n in in_hand(t) if t.phase != Phase.DROP else ():
        meeples(t, tribe, n, x, y, 44, 40)
        y += 66
    return y if pooled(t, x, y - 10, 92) == x else y + 84


def targets(t: Canvas, x: float, y: float, width: float) -> float:
    """Meeples, palms and palaces on tiles that hold several which could be chosen."""
    found = [a for held in crowded(t).values() for a in held] if t.phase != Phase.DROP else []
    return t.flow(found, (x, y, width), (88, 96), GAP, target)


def target(t: Canvas, a: int, x: float, y: float, wide: float, high: float) -> None:
    if a < PALM:
        tile, tribe = divmod(a - AT, TRIBES)
        sprite, noun = f"meeple-{tribe}", TRIBE_NOUNS[tribe]
    else:
        tile, noun = (a - PALM) % TILES, "palm" if a < PALACE else "palace"
        sprite = noun
    label = f"{counted(1, noun, t.lang)} {NAMES[tile]}"
    t.put(f"pick-{a}", sprite, x + 5, y + 8, 44 if a < PALM else 48, label)
    t.write(f"pick-{a}-at", x + wide - 4, y + high - 10, NAMES[tile], anchor="end", tone="strong")
    t.offer(a, x, y, wide, high)


def opponents(t: Canvas, x: float, y: float, width: float) -> float:
    """Viziers and elders in front of the others."""
    found = [a for a in range(FRONT, FRONT + SEATS * 2) if a in t.open]
    return t.flow(found, (x, y, width), (240, FINGER), GAP, in_front)


def in_front(t: Canvas, a: int, x: float, y: float, wide: float, high: float) -> None:
    seat, tribe = divmod(a - FRONT, 2)
    label = f"{counted(1, TRIBE_NOUNS[tribe], t.lang)}, {t.name(seat)}"
    t.put(f"pick-{a}", f"meeple-{tribe}", x + 8, y + 14, 47, label)
    t.write(f"pick-{a}-of", x + 64, y + 53, t.name(seat), tone="strong")
    t.offer(a, x, y, wide, high)


def pool(t: Canvas, x: float, y: float, width: float) -> float:
    """The cards laid down before a thief."""
    found = [kind for kind, n in enumerate(t.v.pool) if n] if t.phase in (Phase.LOSE, Phase.GAIN) else []
    return t.flow(found, (x, y, width), CARD, GAP, laid_down)


def goods(t: Canvas, x: float, y: float, width: float) -> float:
    """The cards of the own hand."""
    found = [kind for kind in range(GOODS) if GOOD + kind in t.open and t.phase != Phase.GAIN]
    return t.flow(found, (x, y, width), CARD, GAP, own_card)


def own_card(t: Canvas, kind: int, x: float, y: float, wide: float, high: float) -> None:
    n = t.v.hand[t.turn][kind]
    t.pick(f"choose-{kind}", f"good-{kind}", x, y, wide, good(kind, n, t.lang), GOOD + kind)
    t.tag(f"choose-{kind}", n, x + wide - 3, y + high - 4)


def cards(t: Canvas, x: float, y: float, width: float) -> float:
    """Djinns and thieves to choose from, and backs of those that only others see."""
    faces, backs = on_show(t)
    chosen = thief_choices(t)
    things = [*dict.fromkeys([*faces, *chosen]), *(-1 - i for i in range(backs))]
    return t.flow(things, (x, y, width), DJINN_CARD, GAP, djinn)


def djinn(t: Canvas, card: int, x: float, y: float, wide: float, high: float) -> None:
    """A card by its number, or the back of one."""
    if card < 0:
        t.put(f"shown-back-{-1 - card}", "djinn-back", x, y, wide, t.words["hidden_djinn"])
        return
    high = t.put(f"shown-{card}", f"djinn-{card}", x, y, wide, card_label(card, t.lang))
    t.offer(thief_choices(t).get(card, NONE), x, y, wide, high)


def powers(t: Canvas, x: float, y: float, width: float) -> float:
    return t.flow(list(usable(t)), (x, y, width), (182, 140), GAP, one_power)


def one_power(t: Canvas, djinn: int, x: float, y: float, wide: float, high: float) -> None:
    power(t, djinn, x, y, wide, (50, FINGER))


def numbers(t: Canvas, x: float, y: float, width: float) -> float:
    found = open_numbers(t)
    if found:
        t.write("slaves-title", x + 4, y + 26, t.words["slaves"], tone="quiet")
        y += 38
    return t.flow(found, (x, y, width), (FINGER, FINGER), GAP, number)


def number(t: Canvas, a: int, x: float, y: float, wide: float, high: float) -> None:
    t.offer(a, x, y, wide, high, str(a - NUMBER))


def words(t: Canvas, x: float, y: float, width: float) -> float:
    """Buttons with words, side by side."""
    found = word_buttons(t)
    for (a, label), (left, wide) in zip(found, shares(len(found), x, width, GAP * 2), strict=True):
        t.offer(a, left, y, wide, FINGER, label)
    return y + (FINGER + GAP if found else 0)
