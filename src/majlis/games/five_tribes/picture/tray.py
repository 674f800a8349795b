"""The tray under the city: whose turn it is, what is in hand or laid down, and the buttons."""

from majlis.core.canvas import Box, Canvas, rows, shares
from majlis.core.furniture import podium, said, status, tray
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import DJINN, DONE, GOOD, NUMBER, SELL, THIEF, USE
from majlis.games.five_tribes.parts import DJINNS, Cost
from majlis.games.five_tribes.picture.labels import card_label, payment_label
from majlis.games.five_tribes.state import LOOK, POOL, SURE, Phase
from majlis.games.five_tribes.words.phrases import COSTS, TRIBE_NOUNS, counted, good

GATHERED = (Phase.TRIBE, Phase.BUILD, Phase.KILL, Phase.KILL_AGAIN)
WAYS = {  # how a power is paid: with elders, with a slave
    Cost.ONE: ("pay-elder", "pay-slave"),
    Cost.TWO: ("pay-elders", "pay-both"),
    Cost.SLAVE: ("pay-slave", "pay-slave"),
}


# --- what is to be said


def turn_line(t: Canvas, x: float, right: float, y: float) -> None:
    """Whose turn it is, and how near the end."""
    v = t.v
    urgent = bool(v.last_round or v.stuck)
    note = t.words["last"] if urgent else t.say("round", n=v.rounds)
    mine = v.active == t.seat or v.phase <= Phase.DISCOUNT
    status(t, x, right, y, said(t, note, "yours" if mine else "asked"), urgent)


def word_buttons(t: Canvas) -> list[tuple[int, str]]:
    """The open actions that are words alone."""
    found = []
    if SELL in t.open:
        found.append((SELL, t.say("sell" if t.v.suit else "sell_all", n=t.figures()["sale"])))
    if DONE in t.open:
        found.append((DONE, t.words["done"].get(t.phase.name.lower(), t.words["done"]["move"])))
    return found


# --- what lies in the tray, from left to right


@once
def wide_tray(t: Canvas, box: Box) -> None:
    """A line of words, what is in hand or asked for from left to right under it, and the buttons at the foot."""
    x, y, width, height, _ = box
    tray(t, box)
    buttons = word_buttons(t)
    turn_line(t, x + 14, x + width - 14, y + 33)
    for (a, words), (left, wide) in zip(buttons, shares(len(buttons), x + 14, width - 28, 10), strict=True):
        t.offer(a, Box(left, y + height - 52, wide, 42), words)
    top, room, right = y + 44, height - (102 if buttons else 54), x + width - 14
    if t.turn == NONE:
        podium(t, Box(x + 14, top, width - 28, room))
    left = shown(t, x + 14, top, room)
    left = numbers(t, left, top, right)
    powers(t, Box(left, top, right - left, room))


def shown(t: Canvas, x: float, y: float, high: float) -> float:
    """What is in hand, laid down or drawn; return where it ends."""
    for tribe, n in in_hand(t):
        step = 34 if t.v.n_carry < 14 else 22
        meeples(t, tribe, n, Box(x, y + (min(high, 100) - 60) / 2, 47), step)
        x += n * step + 20
    for kind, n in enumerate(t.v.pool):
        if n:
            x += laid_down(t, kind, Box(x, y, min(high, 100) / 1.35)).width + 8
    return drawn(t, pooled(t, x, y, high), y, high)


def meeples(t: Canvas, tribe: int, n: int, first: Box, step: float) -> None:
    """Meeples of a tribe, one beside the other."""
    for i in range(n):
        label = counted(n, TRIBE_NOUNS[tribe], t.lang) if i == 0 else ""
        t.put(f"carry-{tribe}-{i}", f"meeple-{tribe}", first._replace(x=first.x + i * step), label)


def laid_down(t: Canvas, kind: int, box: Box) -> Box:
    """Cards of a kind that lie before a thief, who takes one; return where they lie."""
    lay, n = t.pick if t.phase == Phase.GAIN else t.put, t.v.pool[kind]
    laid = lay(f"pool-{kind}", f"good-{kind}", box, good(kind, n, t.lang), GOOD + kind)
    t.tag(f"pool-{kind}", n, laid.x + laid.width - 3, laid.y + laid.height - 4)
    return laid


def in_hand(t: Canvas) -> list[tuple[int, int]]:
    """Meeples that are carried, or that act now."""
    if t.phase == Phase.DROP:
        return [(tribe, n) for tribe, n in enumerate(t.v.carry) if n]
    return [(t.v.tribe, t.v.took)] if t.phase in GATHERED and t.v.took else []


def pooled(t: Canvas, x: float, y: float, high: float) -> float:
    """Palms, palaces and viziers that a thief has made others give up; return where they end."""
    v = t.v
    for sprite, n in (("palm", v.pool_palms), ("palace", v.pool_palaces), ("meeple-0", v.pool_viziers)):
        if n:
            noun = "vizier" if sprite == "meeple-0" else sprite
            t.put(f"pool-{sprite}", sprite, Box(x, y + 10, 56), counted(n, noun, t.lang))
            t.write(f"pool-{sprite}-n", x + 58, y + min(high, 92) - 16, f"×{n}", "badge")
            x += 96
    return x


def on_show(t: Canvas) -> tuple[list[int], int]:
    """The djinns that lie in the tray: looked at, or laid down; and how many only others see."""
    faces = [djinn for djinn, at in enumerate(t.v.djinn) if at in (LOOK, SURE, POOL)]
    return faces, max(0, t.v.n_look - sum(at == LOOK for at in t.v.djinn))


def drawn(t: Canvas, x: float, y: float, high: float) -> float:
    """The djinns that were drawn; return where they end."""
    faces, backs = on_show(t)
    sprite, size = ("djinn", high / 1.34) if high > 120 else ("chip", 150)  # a name on a small card could not be read
    for djinn in faces:
        t.pick(f"shown-{djinn}", f"{sprite}-{djinn}", Box(x, y, size), card_label(djinn, t.lang), DJINN + djinn)
        x += size + 10
    for i in range(backs):
        x += t.put(f"shown-back-{i}", "djinn-back", Box(x, y, high / 1.34), t.words["hidden_djinn"]).width + 10
    return x


def open_numbers(t: Canvas) -> list[int]:
    return [a for a in range(NUMBER, NUMBER + 19) if a in t.open]


def numbers(t: Canvas, x: float, y: float, right: float) -> float:
    """How many slaves: a button for each number, in one line or two; return where they end."""
    found = open_numbers(t)
    if not found:
        return x
    t.put("slaves", "good-9", Box(x, y, 56), t.words["slaves"])
    x += 66
    lines = 1 if len(found) * 62 <= right - x else 2
    across = -(-len(found) // lines)
    step = min(62, (right - x) / across)
    for a, left, top in rows(found, across, x, y + (22 if lines == 1 else 0), (step, 48)):
        t.offer(a, Box(left, top, step - 8, 42), str(a - NUMBER))
    return x + across * step + 8


def usable(t: Canvas) -> dict[int, list[int]]:
    """The djinns whose power is open, each with its open payments."""
    found: dict[int, list[int]] = {}
    for a in sorted(t.open):
        if USE <= a < USE + DJINNS * 2:
            found.setdefault((a - USE) // 2, []).append(a)
    return found


def powers(t: Canvas, room: Box) -> None:
    """Each usable power with its payments beside it, in two columns if there is room for them."""
    found, (x, y, width, height, _) = usable(t), room
    columns = 2 if width > 460 else 1
    step = width / columns, min(48, height / max(1, -(-len(found) // columns)))
    for djinn, left, top in rows(list(found), columns, x, y, step):
        high = step[1] - 5
        power(t, djinn, Box(left, top + (high - 36) / 2, 132), Box(left + 136, top, 104, high), USE + djinn * 2)


def power(t: Canvas, djinn: int, chip: Box, ways: Box, want: int = NONE) -> None:
    """A power, and beside or under it one spot for each way to pay it."""
    t.put(f"use-{djinn}", f"chip-{djinn}", chip, card_label(djinn, t.lang), want)
    actions, (_, y, _, height, _) = usable(t)[djinn], ways
    for a, (left, wide) in zip(actions, shares(len(actions), ways.x, ways.width, 6), strict=True):
        payment = WAYS[Cost(COSTS[djinn])][(a - USE) % 2]
        label, size = payment_label(t, payment), min(wide - 6, (height - 8) * 60 / 32)
        t.fit(f"{payment}-{djinn}", payment, Box(left + (wide - size) / 2, y, size, height), label, a)
        t.offer(a, Box(left, y, wide, height))


def thief_choices(t: Canvas) -> dict[int, int]:
    """The open choices among own djinns and thieves: for each card its action."""
    cards = {a - DJINN: a for a in range(DJINN, DJINN + DJINNS) if a in t.open}
    return cards | {DJINNS + a - THIEF: a for a in range(THIEF, USE) if a in t.open}
