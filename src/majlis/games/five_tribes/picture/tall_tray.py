"""The tray of the tall table: all that a finger could not hit elsewhere, in rows of large targets."""

from majlis.core.record import NONE
from majlis.core.scene import Piece
from majlis.games.five_tribes.actions import AT, FRONT, GOOD, NUMBER, PALACE, PALM
from majlis.games.five_tribes.parts import COLUMNS, GOODS, SEATS, TILES, TRIBES
from majlis.games.five_tribes.picture.city import NAMES, crowded
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.picture.tray import (
    in_hand,
    on_show,
    open_numbers,
    payments,
    podium,
    pooled,
    thief_choices,
    usable,
    word_buttons,
)
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS, counted, good

FINGER, GAP = 88, 4.5
TURNS = {1: 0, COLUMNS: 90, -1: 180, -COLUMNS: 270}


def tall_tray(t, x, y, width):
    """Section under section; return where they end."""
    start, first = y, len(t.places)
    y += 10
    if t.turn == NONE:
        podium(t, x + 8, y, (width - 16) / t.v.seats, 84)
        y += 94
    for section in (matrix, gathered, targets, opponents, goods, cards, powers, numbers, words):
        y = section(t, x + 10, y, width - 20)
    if y == start + 10:
        return start
    label, tone = t.words["tray"], "tray" if t.open else ""
    t.place("tray", x, start, width, y - start, label, tone)
    t.places.insert(first, t.places.pop())
    return y + 10


# --- sowing


def matrix(t, x, y, width):
    """The hand as the head of columns, a row for each tile that can be entered."""
    if t.phase != Phase.DROP:
        return y
    hand, rows = in_hand(t), crowded(t)
    left = 150 if rows else 0
    step = min(146, (width - left) / len(hand))
    if rows:
        t.write("hand-title", x + 4, y + 40, t.words["hand"], tone="quiet")
    for i, (tribe, n) in enumerate(hand):
        middle = x + left + i * step + step / 2
        t.put(f"carry-{tribe}-0", f"meeple-{tribe}", middle - 34, y, 44, counted(n, TRIBE_NOUNS[tribe], t.lang))
        t.write(f"carry-{tribe}-n", middle + 14, y + 46, f"×{n}", tone="quiet")
    y += 66
    for tile, held in rows.items():
        arrow(t, tile, x + 6, y + 22)
        for i, (tribe, _) in enumerate(hand):
            drop(t, AT + tile * TRIBES + tribe, tribe, held, x + left + i * step, y, step - GAP)
        y += FINGER + GAP
    return y


def arrow(t, tile, x, y):
    """Where a row of the matrix leads."""
    label = t.words["to"].format(tile=NAMES[tile])
    t.pieces.append(Piece(f"to-{tile}", "arrow", x, y, 44, 44, label, TURNS[tile - t.v.here]))
    t.write(f"to-{tile}-name", x + 56, y + 34, NAMES[tile], "large")


def drop(t, a, tribe, held, x, y, width):
    if a in held:
        t.put(f"drop-{a}", f"meeple-{tribe}", x + width / 2 - 25, y + 12, 50, counted(1, TRIBE_NOUNS[tribe], t.lang))
        t.offer(a, x, y, width, FINGER)


# --- other things to choose


def gathered(t, x, y, width):
    """Meeples that act, and what a thief has gathered."""
    if t.phase == Phase.DROP:
        return y
    for tribe, n in in_hand(t):
        for i in range(n):
            label = counted(n, TRIBE_NOUNS[tribe], t.lang) if i == 0 else ""
            t.put(f"carry-{tribe}-{i}", f"meeple-{tribe}", x + i * 40, y, 44, label)
        y += 66
    v = t.v
    if v.pool_palms or v.pool_palaces or v.pool_viziers:
        pooled(t, x, y - 10, 92)
        y += 84
    return y


def flow(t, things, x, y, width, wide, high, draw):
    """Things of one size in rows; return where they end."""
    across = int((width + GAP) // (wide + GAP))
    for i, thing in enumerate(things):
        row, column = divmod(i, across)
        draw(t, thing, x + column * (wide + GAP), y + row * (high + GAP))
    return y + -(-len(things) // across) * (high + GAP)


def targets(t, x, y, width):
    """Meeples, palms and palaces on tiles that hold several which could be chosen."""
    if t.phase == Phase.DROP:
        return y
    found = [a for held in crowded(t).values() for a in held]
    return flow(t, found, x, y, width, 88, 96, target)


def target(t, a, x, y):
    if a < PALM:
        tile, tribe = divmod(a - AT, TRIBES)
        sprite, noun = f"meeple-{tribe}", TRIBE_NOUNS[tribe]
    else:
        tile, noun = (a - PALM) % TILES, "palm" if a < PALACE else "palace"
        sprite = noun
    label = f"{counted(1, noun, t.lang)} {NAMES[tile]}"
    t.put(f"pick-{a}", sprite, x + 5, y + 8, 44 if a < PALM else 48, label)
    t.write(f"pick-{a}-at", x + 84, y + 86, NAMES[tile], anchor="end", tone="strong")
    t.offer(a, x, y, 88, 96)


def opponents(t, x, y, width):
    """Viziers and elders in front of the others."""
    found = [a for a in range(FRONT, FRONT + SEATS * 2) if a in t.open]
    return flow(t, found, x, y, width, 240, FINGER, in_front)


def in_front(t, a, x, y):
    seat, tribe = divmod(a - FRONT, 2)
    t.put(
        f"pick-{a}", f"meeple-{tribe}", x + 8, y + 14, 47, f"{counted(1, TRIBE_NOUNS[tribe], t.lang)}, {t.name(seat)}"
    )
    t.write(f"pick-{a}-of", x + 64, y + 53, t.name(seat), tone="strong")
    t.offer(a, x, y, 240, FINGER)


def goods(t, x, y, width):
    """The cards of the own hand, or those laid down before a thief."""
    pool = t.phase in (Phase.LOSE, Phase.GAIN) and any(t.v.pool)
    if pool:
        y = flow(t, [k for k in range(GOODS) if t.v.pool[k]], x, y, width, 90, 121.5, laid_down)
    found = [kind for kind in range(GOODS) if GOOD + kind in t.open]
    if t.phase == Phase.GAIN or not found:
        return y
    return flow(t, found, x, y, width, 90, 121.5, own_card)


def laid_down(t, kind, x, y):
    card(t, "pool", kind, t.v.pool[kind], x, y)
    if t.phase == Phase.GAIN:
        t.offer(GOOD + kind, x, y, 90, 121.5)


def own_card(t, kind, x, y):
    card(t, "choose", kind, t.v.hand[t.turn][kind], x, y)
    t.offer(GOOD + kind, x, y, 90, 121.5)


def card(t, zone, kind, n, x, y):
    t.put(f"{zone}-{kind}", f"good-{kind}", x, y, 90, good(kind, n, t.lang), GOOD + kind)
    if n > 1:
        t.write(f"{zone}-{kind}-n", x + 84, y + 114, str(n), anchor="end", tone="badge")


def cards(t, x, y, width):
    """Djinns and thieves to choose from, and backs of those that only others see."""
    faces, backs = on_show(t)
    chosen = {card: a for a, card in thief_choices(t)}
    shown = list(dict.fromkeys([*faces, *chosen]))
    things = [(card, chosen.get(card)) for card in shown] + [(None, i) for i in range(backs)]
    return flow(t, things, x, y, width, 120, 160.8, djinn)


def djinn(t, thing, x, y):
    card, a = thing
    if card is None:
        t.put(f"shown-back-{a}", "djinn-back", x, y, 120, t.words["hidden_djinn"])
        return
    t.put(f"shown-{card}", f"djinn-{card}", x, y, 120, card_label(card, t.lang))
    if a is not None:
        t.offer(a, x, y, 120, 160.8)


def powers(t, x, y, width):
    return flow(t, list(usable(t).items()), x, y, width, 182, 140, power)


def power(t, thing, x, y):
    card, actions = thing
    t.put(f"use-{card}", f"chip-{card}", x, y, 182, card_label(card, t.lang))
    payments(t, card, actions, x, y + 50, 182, FINGER)


def numbers(t, x, y, width):
    found = open_numbers(t)
    if found:
        t.write("slaves-title", x + 4, y + 26, t.words["slaves"], tone="quiet")
        y += 38
    return flow(t, found, x, y, width, 86 + 2, FINGER, number)


def number(t, a, x, y):
    t.offer(a, x, y, FINGER, FINGER, str(a - NUMBER))


def words(t, x, y, width):
    """Buttons with words, side by side."""
    found = word_buttons(t)
    wide = (width - GAP * 2 * (len(found) - 1)) / max(1, len(found))
    for i, (a, label) in enumerate(found):
        t.offer(a, x + i * (wide + GAP * 2), y, wide, FINGER, label)
    return y + (FINGER + GAP if found else 0)
