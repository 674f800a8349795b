"""Catching: the prey on one side, power on the other, and the balance between them."""

from majlis.core.record import NONE
from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import COLOUR, EQUIP, FREE, KEY, MAGE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.parts import BOSS, COLOURS, DJINN_POWER, SOURCE_BOSS, SURCHARGE
from majlis.games.djinn.picture.answer_tiles import FINGER, GAP, flow, guest, row
from majlis.games.djinn.picture.answers import Choice, choices
from majlis.games.djinn.picture.city import djinn
from majlis.games.djinn.picture.tabletop import SHAPES, grid
from majlis.games.djinn.state import Catching, Phase
from majlis.games.djinn.words.cards import EFFECTS_OF, kit_line, kit_name, mage_full
from majlis.games.djinn.words.phrases import here, some
from majlis.games.djinn.words.reckoning import boss_power, face_up, most_power, power_needed, ready, staff_help

KEY_HELP = KEY + 2
STEEPEST, STEEPNESS = 8, 1.6  # degrees: at most, and for each power that is missing
CARD = 110 / 80


# --- the sums


def total_need(v):
    """All the power that this catch asks for."""
    if v.phase == Phase.PREY:
        return power_needed(v)
    if v.catching == Catching.SOURCE:
        return SOURCE_BOSS * v.prey_boss
    wanted = sum(v.prey)
    before = sum(v.loose[here(v)]) + wanted + (v.prey_free != NONE)
    return DJINN_POWER * wanted + (DJINN_POWER + SURCHARGE * before if v.prey_boss else 0)


def at_hand(v):
    """What stands against it: the help so far, and the own magic."""
    helped = staff_help(v, False) if v.phase == Phase.PREY else max(0, total_need(v) - v.need)
    return helped, v.magic[v.turn]


def caught(v):
    """Who is wanted, by kind."""
    found = [*v.prey, v.prey_boss]
    if v.prey_free != NONE:
        found[v.prey_free] += 1
    return found


# --- the balance


def balance(t, x, y, width, high):
    """A pair of scales: the prey weighs on the left, power on the right."""
    need, (helped, magic) = total_need(t.v), at_hand(t.v)
    have = helped + magic
    lean = max(-STEEPEST, min(STEEPEST, (have - need) * STEEPNESS))
    middle, top, arm = x + width / 2, y + high * 0.54, width * 0.29
    drop = arm * lean / 57.3
    label = t.words["scales"].format(need=need, have=have)
    t.put("stand", "stand", middle - 36, top - 6, 72, label, height=high * 0.48)
    t.put("beam", "beam", middle - arm, top - 10, 2 * arm, t.words["beam"], height=20, angle=lean)
    for side, shift, id in ((-1, -drop, "prey"), (1, drop, "power")):
        t.put(f"pan-{id}", "pan", middle + side * arm - 66, top + shift, 132, t.words[f"{id}_pan"], height=15)
    weights(t, middle - arm, top - drop + 4, caught(t.v), high * 0.46)
    powers(t, middle + arm, top + drop + 4, helped, magic, high * 0.38)
    low = y + high - 2
    t.write("need", middle - arm, low, t.words["need"].format(n=need), anchor="middle", tone="strong")
    words, tone = t.words["have"].format(n=have), "strong" if have >= need else "alarm"
    if t.phase == Phase.PREY:
        words = t.words["could"].format(n=have, most=most_power(t.v))
    t.write("have", middle + arm, low, words, anchor="middle", tone=tone)


def weights(t, x, y, counts, size):
    """The prey on its pan."""
    kinds = [kind for kind, n in enumerate(counts) if n]
    step = min(size * 0.9, 150 / max(1, len(kinds)))
    for i, kind in enumerate(kinds):
        sprite = f"djinn-{kind}"
        wide = size / SHAPES[sprite] * (1.0 if kind == BOSS else 0.86)
        left = x + (i - (len(kinds) - 1) / 2) * step - wide / 2
        high = t.put(f"prey-{kind}", sprite, left, y - wide * SHAPES[sprite] + 4, wide, djinn(t, kind, counts[kind]))
        t.number(f"prey-{kind}", counts[kind], left + wide + 6, y - high * 0.1)


def powers(t, x, y, helped, magic, size):
    """The own magic and the help so far, on the other pan."""
    things = [("good-7", magic, some(magic, "magic", t.lang))]
    if helped:
        things.append(("good-9", helped, t.words["helped"].format(n=helped)))
    step = size + 30
    for i, (sprite, n, label) in enumerate(things):
        left = x + (i - (len(things) - 1) / 2) * step - size / 2 - 8
        t.put(f"weight-{sprite}", sprite, left, y - size + 2, size, label)
        t.write(f"weight-{sprite}-n", left + size + 2, y - 5, str(n), tone="badge")


# --- what can be caught, and who helps


def targets(t):
    """The djinn that stand here: the action, the kind, the power it asks for, how many are left."""
    v, space = t.v, here(t.v)
    found = []
    for colour in range(COLOURS):
        left = v.loose[space][colour] - v.prey[colour] - (v.prey_free == colour)
        if left > 0:
            found.append((COLOUR + colour, colour, DJINN_POWER, left))
            if FREE + colour in t.open:
                found.append((FREE + colour, colour, 0, 1))
    if v.boss[space] and not v.prey_boss:
        found.append((BOSS_ACTION, BOSS, boss_power(v, space), 1))
    return found


def quarry(t, found, x, y, width, high):
    """One that could be caught, and its price in power."""
    a, kind, power, n = found
    id = "prey-free" if FREE <= a < FREE + COLOURS else "prey-of"
    t.fit(f"{id}-{kind}", f"djinn-{kind}", x + 5, y + 5, width * 0.52, high - 10, djinn(t, kind, n), a)
    t.number(f"{id}-{kind}", n, x + width * 0.52 + 8, y + high - 8)
    size = min(22, high * 0.4)
    t.put(
        f"{id}-{kind}-spark", "good-7", x + width - size - 6, y + high / 2 + 1, size, t.words["power"].format(n=power)
    )
    t.write(
        f"{id}-{kind}-power", x + width - 6 - size / 2, y + high / 2 - 3, str(power), anchor="middle", tone="strong"
    )
    t.offer(a, x, y, width, high)


def helpers(t):
    """Mages awake, equipment for the catch, keys; with a spot while help is asked for."""
    v = t.v
    found = [Choice(MAGE + mage, f"mage-{mage}", (), mage_full(mage, t.lang)) for mage in ready(v)]
    for card in face_up(v):
        if EFFECTS_OF[card] == Effect.CATCH:
            label = f"{kit_name(card, t.lang)}: {kit_line(card, t.lang)}"
            found.append(Choice(EQUIP + card, f"kit-{card}", (), label))
    if v.keys[t.turn]:
        found.append(Choice(KEY_HELP, "good-2", (), some(v.keys[t.turn], "key", t.lang)))
    return found


def helper(t, one, x, y, width, high):
    t.fit(f"help-{one.a}", one.sprite, x, y, width, high, one.label, one.a)
    if one.a == KEY_HELP:
        t.number("help-keys", t.v.keys[t.turn], x + width - 2, y + high - 8)
    if t.phase == Phase.HELP:
        t.offer(one.a, x, y, width, high)


# --- both tables


def wide(t, x, y, width, high):
    """What can be caught, the balance, and who helps, from left to right."""
    right = x + width
    if t.phase == Phase.PREY:
        x = columns(t, x, y, high) + 8
    balance(t, x, y - 8, 400, high + 8)
    x += 416
    if t.phase == Phase.LODGE:
        row(t, choices(t), guest(t, x, y, high), y, right, high)
        return
    found = helpers(t)
    size, across = grid(len(found), right - x, high, CARD, 6, high / CARD)
    for i, one in enumerate(found):
        line, column = divmod(i, across)
        helper(t, one, x + column * (size + 6), y + line * (size * CARD + 6), size, size * CARD)


def columns(t, x, y, high):
    """Each kind in a column, the free one under the other; return where they end."""
    found, kinds = targets(t), []
    for one in found:
        if one[1] not in kinds:
            kinds.append(one[1])
    for kind in kinds:
        same = [one for one in found if one[1] == kind]
        tall = (high - 6 * (len(same) - 1)) / len(same)
        for i, one in enumerate(same):
            quarry(t, one, x, y + i * (tall + 6), 76, tall)
        x += 84
    return x


def tall(t, x, y, width):
    """The same from top to bottom; return where it ends."""
    if t.phase == Phase.PREY:
        y = flow(
            targets(t), x, y, width, 140, FINGER + 4, lambda one, left, top: quarry(t, one, left, top, 140, FINGER + 4)
        )
    balance(t, x + 60, y, width - 120, 150)
    y += 150 + 2 * GAP
    if t.phase == Phase.LODGE:
        guest(t, x + width / 2 - 60, y, 84)
        return y + 94
    high = FINGER * CARD
    return flow(helpers(t), x, y, width, FINGER, high, lambda one, left, top: helper(t, one, left, top, FINGER, high))
