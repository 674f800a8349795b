"""Catching: the prey on one side, power on the other, and the balance between them."""

from typing import NamedTuple

from majlis.core.canvas import Box, Canvas, largest, rows, shares
from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import COLOUR, EQUIP, FREE, KEY, MAGE
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.mind.trips import HUNT
from majlis.games.djinn.parts import BOSS, COLOURS
from majlis.games.djinn.picture import FINGER, GAP
from majlis.games.djinn.picture.answer_tiles import guest, row
from majlis.games.djinn.picture.answers import Choice, choices
from majlis.games.djinn.picture.labels import djinn_label, kit_label
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.cards import EFFECTS_OF, mage_full
from majlis.games.djinn.words.phrases import here, prey, some

KEY_HELP = KEY + 2
STEEPEST, STEEPNESS = 8, 1.6  # degrees: at most, and for each power that is missing
CARD = 110 / 80


class Quarry(NamedTuple):
    """A djinn that could be caught: the action, its kind, the power it asks for, how many are left."""

    a: int
    kind: int
    power: int
    n: int


# --- the sums


def at_hand(t: Canvas) -> tuple[int, int, int]:
    """All the power that this catch asks for; against it the help so far, and the own magic."""
    n = t.figures()
    helped = n["steady_power"] if t.phase == Phase.PREY else max(0, n["power"] - t.v.need)
    return n["power"], helped, t.v.magic[t.turn]


# --- the balance


def balance(t: Canvas, box: Box) -> None:
    """A pair of scales: the prey weighs on the left, power on the right."""
    x, y, width, high, _ = box
    need, helped, magic = at_hand(t)
    have = helped + magic
    lean = max(-STEEPEST, min(STEEPEST, (have - need) * STEEPNESS))
    middle, top, arm = x + width / 2, y + high * 0.54, width * 0.29
    drop = arm * lean / 57.3
    t.put("stand", "stand", Box(middle - 36, top - 6, 72, high * 0.48), t.say("scales", need=need, have=have))
    t.put("beam", "beam", Box(middle - arm, top - 10, 2 * arm, 20, lean), t.words["beam"])
    for side, shift, id in ((-1, -drop, "prey"), (1, drop, "power")):
        t.put(f"pan-{id}", "pan", Box(middle + side * arm - 66, top + shift, 132, 15), t.words[f"{id}_pan"])
    weights(t, middle - arm, top - drop + 4, prey(t.v), high * 0.46)
    powers(t, middle + arm, top + drop + 4, helped, magic, high * 0.38)
    low, tone = y + high - 2, "strong" if have >= need else "alarm"
    hunting = t.phase == Phase.PREY
    words = t.say("could", n=have, most=t.figures()["most_power"]) if hunting else t.say("have", n=have)
    t.write("need", middle - arm, low, t.say("need", n=need), "middle strong")
    t.write("have", middle + arm, low, words, f"middle {tone}")
    t.choose((HUNT + here(t.v),), Box(x, y + 4, width, high), t.say("scales", need=need, have=have))


def weights(t: Canvas, x: float, y: float, counts: list[int], size: float) -> None:
    """The prey on its pan."""
    kinds = [kind for kind, n in enumerate(counts) if n]
    step = min(size * 0.9, 150 / max(1, len(kinds)))
    for i, kind in enumerate(kinds):
        shape = t.sprites[f"djinn-{kind}"].shape
        wide = size / shape * (1.0 if kind == BOSS else 0.86)
        left, label = x + (i - (len(kinds) - 1) / 2) * step - wide / 2, djinn_label(t, kind, counts[kind])
        high = t.put(f"prey-{kind}", f"djinn-{kind}", Box(left, y - wide * shape + 4, wide), label).height
        t.tag(f"prey-{kind}", counts[kind], left + wide + 6, y - high * 0.1)


def powers(t: Canvas, x: float, y: float, helped: int, magic: int, size: float) -> None:
    """The own magic and the help so far, on the other pan."""
    things = [("good-7", magic, some(magic, "magic", t.lang))]
    if helped:
        things.append(("good-9", helped, t.say("helped", n=helped)))
    for i, (sprite, n, label) in enumerate(things):
        left = x + (i - (len(things) - 1) / 2) * (size + 30) - size / 2 - 8
        t.put(f"weight-{sprite}", sprite, Box(left, y - size + 2, size), label)
        t.write(f"weight-{sprite}-n", left + size + 2, y - 5, str(n), "badge")


# --- what can be caught, and who helps


def targets(t: Canvas) -> list[Quarry]:
    """The djinn that stand here."""
    v, space = t.v, here(t.v)
    found = []
    for colour in range(COLOURS):
        left = v.loose[space][colour] - v.prey[colour] - (v.prey_free == colour)
        if left > 0:
            found.append(Quarry(COLOUR + colour, colour, t.figures()["each_power"], left))
            if FREE + colour in t.open:
                found.append(Quarry(FREE + colour, colour, 0, 1))
    if v.boss[space] and not v.prey_boss:
        found.append(Quarry(BOSS_ACTION, BOSS, t.figures()["boss_power"], 1))
    return found


def quarry(t: Canvas, one: Quarry, box: Box) -> None:
    """One that could be caught, and its price in power."""
    (a, kind, power, n), (x, y, width, high, _) = one, box
    id = f"{'prey-free' if FREE <= a < FREE + COLOURS else 'prey-of'}-{kind}"
    t.fit(id, f"djinn-{kind}", Box(x + 5, y + 5, width * 0.52, high - 10), djinn_label(t, kind, n), a)
    t.tag(id, n, x + width * 0.52 + 8, y + high - 8)
    size, right, middle = min(22, high * 0.4), x + width - (14 if t.tall else 8), y + high / 2
    t.put(f"{id}-spark", "good-7", Box(right - size, middle + 1, size), t.say("power", n=power))
    t.write(f"{id}-power", right - size / 2, middle - 3, str(power), "middle strong")
    t.offer(a, box)


def helpers(t: Canvas) -> list[Choice]:
    """Mages awake, equipment for the catch, keys; with a spot while help is asked for."""
    v = t.v
    awake = [mage for mage, at in enumerate(v.mage) if at == t.turn * 2 + 1]
    found = [Choice(MAGE + mage, f"mage-{mage}", (), mage_full(mage, t.lang)) for mage in awake]
    face_up = [card for card, at in enumerate(v.equipment) if at == t.turn * 2 + 1]
    kits = [card for card in face_up if EFFECTS_OF[card] == Effect.CATCH]
    found += [Choice(EQUIP + card, f"kit-{card}", (), kit_label(t, card)) for card in kits]
    if v.keys[t.turn]:
        found.append(Choice(KEY_HELP, "good-2", (), some(v.keys[t.turn], "key", t.lang)))
    return found


def helper(t: Canvas, one: Choice, box: Box) -> None:
    t.fit(f"help-{one.a}", one.sprite, box, one.label, one.a)
    if one.a == KEY_HELP:
        t.tag("help-keys", t.v.keys[t.turn], box.x + box.width - 2, box.y + box.height - 8)
    if t.phase == Phase.HELP:
        t.offer(one.a, box)


# --- both tables


def wide(t: Canvas, box: Box) -> None:
    """What can be caught, the balance, and who helps, from left to right."""
    x, y, width, high, _ = box
    right = x + width
    if t.phase == Phase.PREY:
        x = columns(t, x, y, high) + 8
    balance(t, Box(x, y - 8, 400, high + 8))
    x += 416
    if t.phase == Phase.LODGE:
        x = guest(t, x, y, high)
        row(t, choices(t), Box(x, y, right - x, high))
        return
    found = helpers(t)
    size, across = largest(len(found), (right - x, high), CARD, 6, high / CARD)
    for one, left, top in rows(found, across, x, y, (size + 6, size * CARD + 6)):
        helper(t, one, Box(left, top, size, size * CARD))


def columns(t: Canvas, x: float, y: float, high: float) -> float:
    """Each kind in a column, the free one under the other; return where they end."""
    found = targets(t)
    for kind in dict.fromkeys(one.kind for one in found):
        same = [one for one in found if one.kind == kind]
        for one, (top, tall) in zip(same, shares(len(same), y, high, 6), strict=True):
            quarry(t, one, Box(x, top, 76, tall))
        x += 84
    return x


def tall(t: Canvas, room: Box) -> float:
    """The same from top to bottom; return where it ends."""
    x, y, width, *_ = room
    if t.phase == Phase.PREY:
        y = t.flow(targets(t), room, (140, FINGER), GAP, quarry)
    balance(t, Box(x + 60, y, width - 120, 150))
    y += 150 + 2 * GAP
    if t.phase == Phase.LODGE:
        guest(t, x + width / 2 - 60, y, 84)
        return y + 94
    return t.flow(helpers(t), Box(x, y, width), (FINGER, FINGER * CARD), GAP, helper)
