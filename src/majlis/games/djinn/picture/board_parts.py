"""The parts of a player's board, each in a box of its own: scale, stores, circles, bottles, cards."""

from majlis.core.canvas import Box, Canvas, side_by_side
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.djinn.actions import CIRCLE, CORK, CORK_BOSS, COVER, EQUIP, KEY, MAGE, OPTION, REFILL
from majlis.games.djinn.parts import BOSS, COLOURS, KITS, MORE_CIRCLES, PLACES, PRINTED_CIRCLES, Good, Option
from majlis.games.djinn.picture import FINGER
from majlis.games.djinn.picture.labels import card_label, djinn_label, kit_label, secrets, tile_label, trophy_label
from majlis.games.djinn.state import IN_HAND, Phase
from majlis.games.djinn.words.cards import KITS as KITS_OF
from majlis.games.djinn.words.cards import NAMES, kit_name, mage_full
from majlis.games.djinn.words.phrases import BOTTLES, DJINN, some

STORES = ((Good.COIN, "coin"), (Good.SCROLL, "scroll"), (Good.KEY, "key"), (Good.CORK, "cork"))
CROWD = 18  # more mages than this are chosen in the tray


@once
def scale(t: Canvas, seat: int, x: float, y: float, width: float) -> float:
    """The magic scale with its three markers; return how high it is."""
    v, cell = t.v, width / 9
    most, magic, base = t.figures()[f"most_{seat}"], v.magic[seat], v.base_at[seat]
    drawing = "scale" if seat == t.home else "scale-other"
    high = t.put(f"scale-{seat}", drawing, Box(x, y, width), t.say("scale", n=magic, most=most, base=base)).height
    top, size = y + cell * 15 / 44, cell * 42 / 44
    sprite = "flipped" if v.flipped[seat] else "capacity"
    left = x + v.capacity[seat] * cell + 1
    t.put(f"capacity-{seat}", sprite, Box(left, top, cell - 2, size), t.say(sprite, most=most))
    t.put(f"base-{seat}", "base", Box(x + base * cell, top + size * 0.82, cell), t.say("base", n=base))
    t.put(f"magic-{seat}", "magic", Box(x + magic * cell, top - 1, cell), some(magic, "magic", t.lang))
    if seat == t.turn and t.phase == Phase.MOVE:
        t.choose((REFILL,), Box(x, y, width, high), t.say("scale", n=magic, most=most, base=base))
    return high + cell * 0.3


@once
def store_row(t: Canvas, seat: int, x: float, y: float, width: float, size: float) -> None:
    """Coins, scrolls, keys and corks, each with its number."""
    step, (letters, drop) = width / len(STORES), ("large", 11) if size > 34 else ("small", 8)
    for i, (good, noun) in enumerate(STORES):
        n, left = getattr(t.v, f"{noun}s")[seat], x + i * step
        want = KEY + 2 if good == Good.KEY and seat == t.turn else NONE
        t.put(f"{noun}-{seat}", f"good-{good:d}", Box(left, y, size), some(n, noun, t.lang), want)
        t.write(f"{noun}-{seat}-n", left + size + 6, y + size / 2 + drop, str(n), letters)


# --- circles and bottles


@once
def circles(t: Canvas, seat: int, x: float, y: float, width: float, size: float) -> None:
    """The four spell circles with the djinn in them; the outer ones are opened in the game."""
    held = [kind for kind, n in enumerate(t.v.ringed[seat]) for _ in range(n)]
    offered: set[int] = set()
    for i, (state, left) in enumerate(zip(states(t, seat), side_by_side(4, x, width, size), strict=True)):
        want = NONE if seat != t.turn else COVER if state == "cover" else CIRCLE
        t.put(f"circle-{seat}-{i}", f"circle-{state}", Box(left, y, size), t.words["circles"][state], want)
        if state == "open" and held:
            captive(t, seat, i, held.pop(0), Box(left, y, size, size), offered)


def states(t: Canvas, seat: int) -> list[str]:
    """Which circles are open: left, two printed ones, right."""
    opened = t.v.opened[seat]
    printed = ["cover" if i < t.v.covered[seat] else "open" for i in range(PRINTED_CIRCLES)]
    return ["open" if opened > 0 else "left", *printed, "open" if opened >= MORE_CIRCLES else "right"]


def captive(t: Canvas, seat: int, i: int, kind: int, circle: Box, offered: set[int]) -> None:
    """A djinn in a circle; its owner may cork it up."""
    x, y, size, *_ = circle
    high = size * (0.74 if kind == BOSS else 0.66)
    a = (CORK + kind if kind < BOSS else CORK_BOSS) if seat == t.turn else NONE
    t.fit(f"ringed-{seat}-{i}", f"djinn-{kind}", Box(x, y + (size - high) / 2, size, high), djinn_label(t, kind, 1), a)
    if kind < BOSS and kind not in offered and seat == t.turn:
        offered.add(kind)
        t.offer(a, circle)


@once
def bottles(t: Canvas, seat: int, x: float, y: float, step: float, size: float) -> None:
    """Empty bottles by colour; a boss of a circle can be corked up in each."""
    for colour, n in enumerate(t.v.bottles[seat]):
        if n:
            left, id = x + colour * step, f"bottle-{seat}-{colour}"
            a = CORK_BOSS + colour if seat == t.turn else NONE
            label = some(n, BOTTLES[colour], t.lang)
            high = t.put(id, f"bottle-{colour}", Box(left + (step - size) / 2, y, size), label, a).height
            t.tag(id, n, left + (step + size) / 2 + 3, y + high)
            wide, tall = min(step, FINGER if t.tall else 44), max(high + 6, FINGER if t.tall else 0)
            t.offer(a, Box(left + (step - wide) / 2, y + high + 3 - tall, wide, tall))


@once
def cellar(t: Canvas, seat: int, x: float, y: float, step: float, size: float) -> None:
    """Corked bottles by colour, those of bosses beside them; where it is narrow one number tells all."""
    v, narrow = t.v, step < 2 * size
    for colour in range(COLOURS):
        groups = [("corked", v.corked[seat][colour], DJINN[colour])]
        groups.append(("corked-boss", v.corked_boss[seat][colour], "boss"))
        groups = [group for group in groups if group[1]]
        for i, (sprite, n, noun) in enumerate(groups):
            left = x + colour * step + (step - size) / 2 + (i - (len(groups) - 1) / 2) * min(size + 4, step - size)
            label = t.say("corked", what=some(n, noun, t.lang), bottle=t.nouns["colours"][colour])
            high = t.put(f"{sprite}-{seat}-{colour}", f"{sprite}-{colour}", Box(left, y, size), label).height
            if narrow:
                n = sum(group[1] for group in groups) if i == len(groups) - 1 else 0
            t.tag(f"{sprite}-{seat}-{colour}", n, left + size + 3, y + high)


# --- cards


def mage_row(t: Canvas, seat: int) -> list[int]:
    """Those awake first."""
    return [mage for where in (seat * 2 + 1, seat * 2) for mage, at in enumerate(t.v.mage) if at == where]


@once
def mages(t: Canvas, seat: int, x: float, y: float, width: float, size: float) -> None:
    """Mages in a row, as close as they must be; the owner wakes one by touching it."""
    found = mage_row(t, seat)
    for mage, left in zip(found, side_by_side(len(found), x, width, size, 5), strict=True):
        state = "awake" if t.v.mage[mage] & 1 else "asleep"
        label, a = t.say(state, what=mage_full(mage, t.lang)), MAGE + mage if seat == t.turn else NONE
        sprite = f"{'mage' if state == 'awake' else 'asleep'}-{mage}"
        chosen = t.phase == Phase.ACTIVATE and not in_tray(t) and state == "asleep"
        (t.pick if chosen else t.put)(f"mage-{mage}", sprite, Box(left, y, size), label, a)


def in_tray(t: Canvas) -> bool:
    """Are sleeping mages chosen in the tray?"""
    return t.tall or len(mage_row(t, t.turn)) > CROWD


@once
def equipment(t: Canvas, seat: int, x: float, y: float, step: float, size: float) -> None:
    """For each type the card that is face up, and how many are turned down."""
    for kit in range(KITS):
        held = [card for card, at in enumerate(t.v.equipment) if KITS_OF[card] == kit and at >> 1 == seat]
        up = [card for card in held if t.v.equipment[card] & 1]
        down, left = [card for card in held if card not in up], x + kit * step
        if down:
            label = t.say("down", what=", ".join(kit_name(card, t.lang) for card in down))
            lift = size * 0.16 if up else 0
            high = t.put(f"down-{seat}-{kit}", f"down-{kit}", Box(left + lift, y - lift / 3, size), label).height
            t.tag(f"down-{seat}-{kit}", len(down), left + lift + size + 3, y + high)
        for i, card in enumerate(reversed(up)):
            a = EQUIP + card if seat == t.turn else NONE
            drawing = f"kit-{card}" if seat == t.home else f"up-{kit}"
            high = t.put(f"kit-{card}", drawing, Box(left - i * 6, y + i * 4, size), kit_label(t, card), a).height
            if t.phase not in (Phase.KEEP, Phase.HELP):
                t.offer(a, Box(left, y, size, high))
        if not held:
            label = t.say("no_kit", kit=NAMES[t.lang]["kits"][kit])
            t.put(f"no-kit-{seat}-{kit}", "no-card", Box(left, y, size), label)


@once
def passages_in_hand(t: Canvas, seat: int, x: float, y: float, step: float, size: float) -> None:
    """The passages that are still to be laid."""
    places = [place for place in range(PLACES) if t.v.passage[seat][place] == IN_HAND]
    for i, place in enumerate(places):
        label = t.say("to_lay", place=t.nouns["places"][place])
        want = OPTION + Option.PASSAGE if seat == t.turn else NONE
        t.put(f"door-{seat}-{place}", f"door-{place}-{seat}", Box(x + i * step, y, size), label, want)


@once
def traits(t: Canvas, seat: int, x: float, y: float, size: float) -> float:
    """The character tiles; return where they end."""
    for tile, at in enumerate(t.v.tile):
        if at == seat:
            t.put(f"tile-{tile}", f"tile-{tile}", Box(x, y, size), tile_label(t, tile))
            x += size + 5
    return x


@once
def covert(t: Canvas, seat: int, x: float, y: float, high: float) -> float:
    """The secret scoring cards, for others from behind; return where they end."""
    known, covered = secrets(t, seat)
    wide = high * 86 / 110
    things = [(f"card-{card}", f"card-{card}", t.say("secret", what=card_label(t, card))) for card in known]
    things += [(f"secret-{seat}-{i}", "card-back", t.words["covered"]) for i in range(covered)]
    for id, sprite, label in things:
        t.put(id, sprite, Box(x, y, wide), label)
        x += wide + 4
    return x


@once
def plaques(t: Canvas, seat: int, x: float, y: float, width: float, size: float) -> None:
    """The trophies of a player."""
    found = [trophy for trophy, at in enumerate(t.v.trophies) if at == seat]
    for trophy, left in zip(found, side_by_side(len(found), x, width, size, 4), strict=True):
        t.put(f"trophy-{trophy}", f"trophy-{trophy}", Box(left, y, size), trophy_label(t, trophy))


@once
def key_changes(t: Canvas, x: float, y: float, wide: float, high: float) -> None:
    """What a key can be changed for, side by side, while it can."""
    for i, good in enumerate((Good.SCROLL, Good.COIN, Good.MAGIC)):
        if KEY + i in t.open and t.phase != Phase.HELP:
            box = Box(x + i * (wide + 6), y, wide, high)
            t.pick(f"change-{i}", f"change-{good:d}", box, t.words["change"][i], KEY + i)
