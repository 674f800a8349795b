"""The players' boards: the own one as a large object, the others smaller but complete."""

from majlis.core.record import NONE
from majlis.games.djinn.actions import CIRCLE, CORK, CORK_BOSS, COVER, EQUIP, KEY, MAGE, OPTION
from majlis.games.djinn.parts import BOSS, COLOURS, KIT, KITS, MORE_CIRCLES, PLACES, PRINTED_CIRCLES, Good, Option
from majlis.games.djinn.picture.place_displays import secrets
from majlis.games.djinn.picture.tabletop import SHAPES
from majlis.games.djinn.state import IN_HAND, Phase
from majlis.games.djinn.words.cards import (
    card_line,
    card_name,
    kit_line,
    kit_name,
    mage_full,
    tile_line,
    tile_name,
    trophy_line,
    trophy_name,
)
from majlis.games.djinn.words.phrases import some
from majlis.games.djinn.words.reckoning import most_magic

KIT_OF = KIT.tolist()
CARD = 110 / 80
FLASK = 48 / 34
STORES = ((Good.COIN, "coins", "coin"), (Good.SCROLL, "scrolls", "scroll"), (Good.KEY, "keys", "key"))
STORES = (*STORES, (Good.CORK, "corks", "cork"))
CROWD = 18  # more mages than this are chosen in the tray


# --- parts of a board, each in a box of its own


def header(t, seat, x, y):
    """The player's sign, or a lantern for the turn, and the name."""
    if seat == t.turn:
        t.put("lantern", "lantern", x, y + 3, 30, t.words["lantern"].format(who=t.name(seat)))
    else:
        t.put(f"seat-{seat}", f"seat-{seat}", x - 2, y + 8, 36, t.words["seat"].format(who=t.name(seat)))
    t.write(f"called-{seat}", x + 44, y + 38, t.name(seat), "large", tone="title" if seat == t.home else "")


def scale(t, seat, x, y, width):
    """The magic scale with its three markers; return how high it is."""
    v, cell = t.v, width / 9
    most = most_magic(v, seat)
    words = t.words["scale"].format(n=v.magic[seat], most=most, base=v.base_at[seat])
    high = t.put(f"scale-{seat}", "scale", x, y, width, words)
    top, size = y + cell * 15 / 44, cell * 42 / 44
    label = t.words["flipped" if v.flipped[seat] else "capacity"].format(most=most)
    sprite = "flipped" if v.flipped[seat] else "capacity"
    t.put(f"capacity-{seat}", sprite, x + v.capacity[seat] * cell + 1, top, cell - 2, label, height=size)
    label = t.words["base"].format(n=v.base_at[seat])
    t.put(f"base-{seat}", "base", x + v.base_at[seat] * cell, top + size * 0.82, cell, label)
    label = some(v.magic[seat], "magic", t.lang)
    t.put(f"magic-{seat}", "magic", x + v.magic[seat] * cell, top - 1, cell, label)
    return high + cell * 0.3


def stores(t, seat, x, y, width, size):
    """Coins, scrolls, keys and corks, each with its number."""
    step = width / len(STORES)
    for i, (good, field, noun) in enumerate(STORES):
        n = getattr(t.v, field)[seat]
        want = KEY + 2 if good == Good.KEY and seat == t.turn else NONE
        t.put(f"{noun}-{seat}", f"good-{good:d}", x + i * step, y, size, some(n, noun, t.lang), want)
        large = "large" if size > 34 else "small"
        low = y + size / 2 + (11 if large == "large" else 8)
        t.write(f"{noun}-{seat}-n", x + i * step + size + 6, low, str(n), large)


def circles(t, seat, x, y, width, size):
    """The four spell circles with the djinn in them; the outer ones are opened in the game."""
    v, step = t.v, (width - size) / 3
    held = [kind for kind in range(COLOURS + 1) for _ in range(v.ringed[seat][kind])]
    offered = set()
    for i, state in enumerate(states(v, seat)):
        left = x + i * step
        want = NONE if seat != t.turn else COVER if state == "cover" else CIRCLE
        t.put(f"circle-{seat}-{i}", f"circle-{state}", left, y, size, t.words["circles"][state], want)
        if state == "open" and held:
            kind = held.pop(0)
            captive(t, seat, i, kind, left, y, size, offered)


def states(v, seat):
    """Which circles are open: left, two printed ones, right."""
    opened = v.opened[seat]
    printed = ["cover" if i < v.covered[seat] else "open" for i in range(PRINTED_CIRCLES)]
    return ["open" if opened > 0 else "left", *printed, "open" if opened >= MORE_CIRCLES else "right"]


def captive(t, seat, i, kind, x, y, size, offered):
    """A djinn in a circle; its owner may cork it up."""
    high = size * (0.74 if kind == BOSS else 0.66)
    wide = high / SHAPES[f"djinn-{kind}"]
    a = (CORK + kind if kind < BOSS else CORK_BOSS) if seat == t.turn else NONE
    label = some(1, t.nouns["djinn"][kind], t.lang)
    t.put(f"ringed-{seat}-{i}", f"djinn-{kind}", x + (size - wide) / 2, y + (size - high) / 2, wide, label, a)
    if kind < BOSS and kind not in offered and seat == t.turn:
        offered.add(kind)
        t.offer(a, x, y, size, size)


def bottles(t, seat, x, y, step, size):
    """Empty bottles by colour; a boss of a circle can be corked up in each."""
    for colour in range(COLOURS):
        n, left = t.v.bottles[seat][colour], x + colour * step
        if n:
            label = some(n, t.nouns["bottle"][colour], t.lang)
            want = CORK_BOSS + colour if seat == t.turn else NONE
            high = t.put(f"bottle-{seat}-{colour}", f"bottle-{colour}", left + (step - size) / 2, y, size, label, want)
            t.number(f"bottle-{seat}-{colour}", n, left + (step + size) / 2 + 3, y + high)
            if seat == t.turn:
                wide, tall = min(step, 88 if t.tall else 44), max(high + 6, 88 if t.tall else 0)
                t.offer(CORK_BOSS + colour, left + (step - wide) / 2, y + high + 3 - tall, wide, tall)


def cellar(t, seat, x, y, step, size):
    """Corked bottles by colour, those of bosses beside them; where it is narrow one number tells all."""
    v, narrow = t.v, step < 2 * size
    for colour in range(COLOURS):
        groups = [("corked", v.corked[seat][colour], t.nouns["djinn"][colour])]
        groups.append(("corked-boss", v.corked_boss[seat][colour], "boss"))
        groups = [group for group in groups if group[1]]
        for i, (sprite, n, noun) in enumerate(groups):
            left = x + colour * step + (step - size) / 2 + (i - (len(groups) - 1) / 2) * min(size + 4, step - size)
            label = t.words["corked"].format(what=some(n, noun, t.lang), bottle=t.nouns["colours"][colour])
            high = t.put(f"{sprite}-{seat}-{colour}", f"{sprite}-{colour}", left, y, size, label)
            if narrow:
                n = sum(group[1] for group in groups) if i == len(groups) - 1 else 0
            t.number(f"{sprite}-{seat}-{colour}", n, left + size + 3, y + high)


def mages_of(t, seat):
    """Those awake first."""
    v = t.v
    awake = [mage for mage, at in enumerate(v.mage) if at == seat * 2 + 1]
    return awake + [mage for mage, at in enumerate(v.mage) if at == seat * 2]


def mages(t, seat, x, y, width, size):
    """Mages in a row, as close as they must be; the owner wakes one by touching it."""
    found = mages_of(t, seat)
    step = min(size + 5, (width - size) / max(1, len(found) - 1))
    for i, mage in enumerate(found):
        awake = t.v.mage[mage] & 1
        label = t.words["awake" if awake else "asleep"].format(what=mage_full(mage, t.lang))
        sprite, left = f"{'mage' if awake else 'asleep'}-{mage}", x + i * step
        high = t.put(f"mage-{mage}", sprite, left, y, size, label, MAGE + mage if seat == t.turn else NONE)
        if t.phase == Phase.ACTIVATE and not in_tray(t) and not awake:
            t.offer(MAGE + mage, left, y, size, high)


def in_tray(t):
    """Are sleeping mages chosen in the tray?"""
    return t.tall or len(mages_of(t, t.turn)) > CROWD


def equipment(t, seat, x, y, step, size):
    """For each type the card that is face up, and how many are turned down."""
    v = t.v
    for kit in range(KITS):
        held = [card for card, at in enumerate(v.equipment) if KIT_OF[card] == kit and at >> 1 == seat]
        up, down = (
            [card for card in held if v.equipment[card] & 1],
            [card for card in held if not v.equipment[card] & 1],
        )
        left = x + kit * step
        if down:
            label = t.words["down"].format(what=", ".join(kit_name(card, t.lang) for card in down))
            lift = size * 0.16 if up else 0
            high = t.put(f"down-{seat}-{kit}", f"down-{kit}", left + lift, y - lift / 3, size, label)
            t.number(f"down-{seat}-{kit}", len(down), left + lift + size + 3, y + high)
        for i, card in enumerate(reversed(up)):
            label = f"{kit_name(card, t.lang)}: {kit_line(card, t.lang)}"
            want = EQUIP + card if seat == t.turn else NONE
            high = t.put(f"kit-{card}", f"kit-{card}", left - i * 6, y + i * 4, size, label, want)
            if seat == t.turn and t.phase not in (Phase.KEEP, Phase.HELP):
                t.offer(EQUIP + card, left, y, size, high)
        if not held:
            t.put(f"no-kit-{seat}-{kit}", "no-card", left, y, size, t.words["no_kit"].format(kit=t.words["kits"][kit]))


def to_lay(t, seat, x, y, step, size):
    """The passages that are still to be laid."""
    places = [place for place in range(PLACES) if t.v.passage[seat][place] == IN_HAND]
    for i, place in enumerate(places):
        label = t.words["to_lay"].format(place=t.nouns["places"][place])
        want = OPTION + Option.PASSAGE if seat == t.turn else NONE
        t.put(f"door-{seat}-{place}", f"door-{place}-{seat}", x + i * step, y, size, label, want)


def traits(t, seat, x, y, size):
    """The character tiles; return where they end."""
    for tile, at in enumerate(t.v.tile):
        if at == seat:
            label = f"{tile_name(tile, t.lang)}: {tile_line(tile, t.lang)}"
            t.put(f"tile-{tile}", f"tile-{tile}", x, y, size, label)
            x += size + 5
    return x


def covert(t, seat, x, y, high):
    """The secret scoring cards, for others from behind; return where they end."""
    known, covered = secrets(t, seat)
    wide = high * 86 / 110
    for card in known:
        label = t.words["secret"].format(what=f"{card_name(card, t.lang)}: {card_line(card, t.lang)}")
        t.put(f"card-{card}", f"card-{card}", x, y, wide, label)
        x += wide + 4
    for i in range(covered):
        t.put(f"secret-{seat}-{i}", "card-back", x, y, wide, t.words["covered"])
        x += wide + 4
    return x


def plaques(t, seat, x, y, width, size):
    """The trophies of a player."""
    found = [trophy for trophy, at in enumerate(t.v.trophies) if at == seat]
    step = min(size + 4, (width - size) / max(1, len(found) - 1))
    for i, trophy in enumerate(found):
        label = f"{trophy_name(trophy, t.lang)}: {trophy_line(trophy, t.lang)}"
        t.put(f"trophy-{trophy}", f"trophy-{trophy}", x + i * step, y, size, label)


def key_changes(t, x, y, wide, high):
    """What a key can be changed for, side by side, while it can."""
    for i, good in enumerate((Good.SCROLL, Good.COIN, Good.MAGIC)):
        a = KEY + i
        if a in t.open and t.phase != Phase.HELP:
            left = x + i * (wide + 6)
            t.put(f"change-{i}", f"change-{good:d}", left, y, wide, t.words["change"][i], a, high)
            t.offer(a, left, y, wide, high)


def tone(t, seat):
    return " ".join(["active"] * (seat == t.turn) + ["mine"] * (seat == t.home))
