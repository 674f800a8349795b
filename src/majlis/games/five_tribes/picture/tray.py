"""The tray under the city: whose turn it is, what is in hand or laid down, and the buttons."""

from majlis.core.record import NONE
from majlis.games.five_tribes.actions import DJINN, DONE, GOOD, NUMBER, SELL, THIEF, USE
from majlis.games.five_tribes.parts import DJINN_COST, DJINNS, GOODS, TRIBES, Cost
from majlis.games.five_tribes.picture.for_sale import payment_label
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.state import LOOK, POOL, SURE, Phase
from majlis.games.five_tribes.words.phrases import TRIBE_NOUNS, counted, good
from majlis.games.five_tribes.words.reckoning import VALUES, sheet

COSTS = DJINN_COST.tolist()
GATHERED = (Phase.TRIBE, Phase.BUILD, Phase.KILL, Phase.KILL_AGAIN)
WAYS = {  # how a power is paid: with elders, with a slave
    Cost.ONE: ("pay-elder", "pay-slave"),
    Cost.TWO: ("pay-elders", "pay-both"),
    Cost.SLAVE: ("pay-slave", "pay-slave"),
}


# --- what is to be said


def turn_words(t):
    """Who is to act, that he is, and what is to be said of the end."""
    words, v = t.words, t.v
    if t.turn == NONE:
        return words["over"], "", words["winner"].format(who=", ".join(t.name(seat) for seat in winners(v)))
    note = words["last"] if v.last_round or v.stuck else words["round"].format(n=v.rounds)
    if t.turn == t.seat:
        return words["yours" if v.active == t.seat or v.phase <= Phase.DISCOUNT else "asked"], "", note
    return t.name(t.turn), words["acts"], note


def winners(v):
    """Who has most points: perhaps several."""
    points = [sum(sheet(v, seat)) for seat in range(v.seats)]
    return [seat for seat, n in enumerate(points) if n == max(points)]


def podium(t, x, y, width, height):
    """At the end: what everybody has reached."""
    best = winners(t.v)
    for i, seat in enumerate([t.home, *t.others]):
        who, points, left, middle = t.name(seat), sum(sheet(t.v, seat)), x + i * width, y + height / 2
        label, first = t.words["reached"].format(who=who, n=points), seat in best
        t.place(f"points-{seat}", left + 3, y, width - 6, height, label, "active" if first else "")
        t.put(f"mark-{seat}", f"seat-{seat}", left + 14, middle - 20, 40, t.words["seat"].format(who=who))
        t.write(f"points-{seat}-n", left + 64, middle + 11, str(points), "large", tone="title" if first else "")
        if first:
            t.put(f"wins-{seat}", "laurel", left + width - 60, middle - 22, 44, t.words["winner"].format(who=who))


def status(t, x, right, y):
    """The line over all that can be done."""
    line, acts, note = turn_words(t)
    t.write("turn", x, y, f"{line} {acts}".strip(), "large", tone="title")
    t.write("note", right, y, note, anchor="end", tone=urgency(t))


def tall_status(t, x, y):
    """The same in two lines."""
    line, acts, note = turn_words(t)
    t.write("turn", x, y, line, "large", tone="title")
    t.write("note", x, y + 32, f"{acts} · {note}" if acts else note, tone=urgency(t))


def urgency(t):
    if t.turn == NONE:
        return "strong"
    return "alarm" if t.v.last_round or t.v.stuck else "quiet"


def word_buttons(t):
    """The open actions that are words alone."""
    found = []
    if SELL in t.open:
        v = t.v
        kinds = v.suit.bit_count() or sum(n > 0 for n in v.hand[t.turn][: GOODS - 1])
        words = t.words["sell" if v.suit else "sell_all"]
        found.append((SELL, words.format(n=VALUES[kinds])))
    if DONE in t.open:
        found.append((DONE, t.words["done"].get(t.phase, t.words["done"][Phase.MOVE])))
    return found


# --- what lies in the tray, from left to right


def wide_tray(t, x, y, width, height):
    t.place("tray", x, y, width, height, t.words["tray"], "tray" if t.open else "")
    buttons = word_buttons(t)
    status(t, x + 16, x + width - (248 if buttons else 16), y + 35)
    for i, (a, words) in enumerate(buttons):
        t.offer(a, x + width - 230, y + height - 56 - (len(buttons) - 1 - i) * 54, 214, 44, words)
    right = x + width - (244 if buttons else 14)
    if t.turn == NONE:
        podium(t, x + 16, y + 52, (width - 32) / t.v.seats, 76)
    left = shown(t, x + 16, y + 48, 92)
    left = numbers(t, left, y + 48, right)
    powers(t, left, y + 48, right - left)


def shown(t, x, y, high):
    """What is in hand, laid down or drawn; return where it ends."""
    for tribe, n in in_hand(t):
        for i in range(n):
            label = counted(n, TRIBE_NOUNS[tribe], t.lang) if i == 0 else ""
            t.put(f"carry-{tribe}-{i}", f"meeple-{tribe}", x, y + (high - 60) / 2, 47, label)
            x += 34 if t.v.n_carry < 14 else 22
        x += 20
    for kind in range(GOODS):
        if t.v.pool[kind]:
            size = high / 1.35
            t.put(f"pool-{kind}", f"good-{kind}", x, y, size, good(kind, t.v.pool[kind], t.lang), GOOD + kind)
            if t.v.pool[kind] > 1:
                t.write(f"pool-{kind}-n", x + size - 3, y + high - 4, str(t.v.pool[kind]), anchor="end", tone="badge")
            if t.phase == Phase.GAIN:
                t.offer(GOOD + kind, x, y, size, high)
            x += size + 8
    return drawn(t, pooled(t, x, y, high), y, high)


def in_hand(t):
    """Meeples that are carried, or that act now."""
    if t.phase == Phase.DROP:
        return [(tribe, t.v.carry[tribe]) for tribe in range(TRIBES) if t.v.carry[tribe]]
    return [(t.v.tribe, t.v.took)] if t.phase in GATHERED and t.v.took else []


def pooled(t, x, y, high):
    """Palms, palaces and viziers that a thief has made others give up."""
    v = t.v
    things = (("palm", v.pool_palms), ("palace", v.pool_palaces), ("meeple-0", v.pool_viziers))
    for sprite, n in things:
        if n:
            noun = "vizier" if sprite == "meeple-0" else sprite
            t.put(f"pool-{sprite}", sprite, x, y + 16, 56, counted(n, noun, t.lang))
            t.write(f"pool-{sprite}-n", x + 58, y + high - 16, str(n), tone="badge")
            x += 96
    return x


def on_show(t):
    """The djinns that lie in the tray: looked at, or laid down; and how many only others see."""
    faces = [djinn for djinn, at in enumerate(t.v.djinn) if at in (LOOK, SURE, POOL)]
    return faces, max(0, t.v.n_look - sum(at == LOOK for at in t.v.djinn))


def drawn(t, x, y, high):
    faces, backs = on_show(t)
    size = high / 1.34
    for djinn in faces:
        t.put(f"shown-{djinn}", f"djinn-{djinn}", x, y, size, card_label(djinn, t.lang), DJINN + djinn)
        t.offer(DJINN + djinn, x, y, size, high)
        x += size + 10
    for i in range(backs):
        t.put(f"shown-back-{i}", "djinn-back", x, y, size, t.words["hidden_djinn"])
        x += size + 10
    return x


def open_numbers(t):
    return [a for a in range(NUMBER, NUMBER + 19) if a in t.open]


def numbers(t, x, y, right):
    """How many slaves: a button for each number, in one line or two."""
    found = open_numbers(t)
    if not found:
        return x
    t.put("slaves", "good-9", x, y, 68, t.words["slaves"])
    x += 84
    lines = 1 if len(found) * 62 <= right - x else 2
    across = -(-len(found) // lines)
    step = min(62, (right - x) / across)
    for i, a in enumerate(found):
        row, column = divmod(i, across)
        t.offer(a, x + column * step, y + row * 48 + (22 if lines == 1 else 0), step - 8, 42, str(a - NUMBER))
    return x + across * step + 8


def usable(t):
    """The djinns whose power is open, each with its open payments."""
    found = {}
    for a in sorted(t.open):
        if USE <= a < USE + DJINNS * 2:
            found.setdefault((a - USE) // 2, []).append(a)
    return found


def powers(t, x, y, width):
    """Each usable power with its payments under it."""
    found = usable(t)
    step = min(172, width / max(1, len(found)))
    for i, (djinn, actions) in enumerate(found.items()):
        left, wide = x + i * step, step - 10
        t.put(f"use-{djinn}", f"chip-{djinn}", left, y, wide, card_label(djinn, t.lang), USE + djinn * 2)
        payments(t, djinn, actions, left, y + 47, wide, 45)


def payments(t, djinn, actions, x, y, width, height):
    """What the power costs: one spot for each way to pay."""
    wide = (width - 6 * (len(actions) - 1)) / len(actions)
    for i, a in enumerate(actions):
        payment, left = WAYS[Cost(COSTS[djinn])][(a - USE) % 2], x + i * (wide + 6)
        size = min(wide - 6, (height - 8) * 60 / 32)
        label = payment_label(t, payment)
        t.put(
            f"{payment}-{djinn}", payment, left + (wide - size) / 2, y + (height - size * 32 / 60) / 2, size, label, a
        )
        t.offer(a, left, y, wide, height)


def thief_choices(t):
    """The open choices among own djinns and thieves, as numbers of cards."""
    cards = [(a, a - DJINN) for a in range(DJINN, DJINN + DJINNS) if a in t.open]
    return cards + [(a, DJINNS + a - THIEF) for a in range(THIEF, USE) if a in t.open]
