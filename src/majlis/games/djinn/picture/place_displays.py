"""What is on offer: the six places, the trophies, the scoring cards, and what is left in the bag and the supply."""

from collections.abc import Callable
from textwrap import wrap
from typing import NamedTuple

from majlis.core.canvas import Box, Canvas, rows, shares, side_by_side
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.djinn import parts
from majlis.games.djinn.actions import EQUIP, MAGE, OPTION, TRADE, TROPHY
from majlis.games.djinn.mind.trips import CHESTS, STUDY
from majlis.games.djinn.parts import Place
from majlis.games.djinn.picture import FINGER
from majlis.games.djinn.picture.labels import card_label, kit_label, trophy_label
from majlis.games.djinn.state import DECK, DISCARDS, FRESH, LOCKED, SHOWN, TOP, UNSEEN
from majlis.games.djinn.words.cards import KITS as KITS_OF
from majlis.games.djinn.words.cards import card_line, card_name, chest_line, mage_full
from majlis.games.djinn.words.phrases import djinn, some

SHAPE = 110 / 80  # of a card
TERMS = (Place.TAVERN, Place.CATACOMBS, Place.ARCHIVES, Place.MARKET)
ROW_OF, TENT, GROUPS = parts.TROPHY_ROW.tolist(), parts.TENT_OF.tolist(), parts.GROUP_OF.tolist()
PILES = 4  # of mages


def asked(t: Canvas, first: int, end: int) -> bool:
    """Can something of these actions be chosen now? Then a finger must find it."""
    return any(first <= a < end for a in (*t.open, *t.plans.far))


def stall(t: Canvas, place: Place, box: Box) -> None:
    """A place with its sign and name, and what its two actions are."""
    key, name, size = place.name.lower(), t.nouns["places"][place], 32 if t.tall else 28
    x, y, width, *_ = box
    t.place(key, box, name)
    t.put(f"sign-{place:d}", f"square-{place:d}", Box(x + 11, y + 8, size), name)
    title(t, f"title-{place:d}", x + 20 + size, y, name)
    if place in TERMS:
        id, wide = f"terms-{place:d}", 138 if t.tall else 102
        t.put(id, id, Box(x + width - wide - 10, y + (8 if t.tall else 10), wide), t.words["terms"][key])


def title(t: Canvas, id: str, x: float, y: float, words: str) -> None:
    t.write(id, x, y + (34 if t.tall else 30), words, "quiet")


# --- Tavern, Manufactory, Catacombs


class Stack(NamedTuple):
    """Cards in piles, the top ones open: their sprite, what the rest is called, their field, what one does."""

    sprite: str
    rest: str
    field: str
    first: int
    label: Callable[[Canvas, int], str]


MAGES = Stack("mage", "pile", "mage", MAGE, lambda t, mage: mage_full(mage, t.lang))
KIT_CARDS = Stack("kit", "kits", "equipment", EQUIP, kit_label)


def pile(t: Canvas, stack: Stack, i: int, n: int, box: Box) -> None:
    """The open card of a pile over the rest of it, or where it would lie."""
    places = getattr(t.v, stack.field)
    if TOP + i not in places:
        t.put(f"no-{stack.sprite}-{i}", "no-card", box, t.words["no_card"])
        return
    card = places.index(TOP + i)
    if n > 1:
        deep = 5 if n > 3 else 3
        t.put(f"{stack.rest}-{i}", "stack", Box(box.x + deep, box.y + deep, box.width), t.say("rest", n=n - 1))
    id, label = f"{stack.sprite}-{card}", t.say("pile", what=stack.label(t, card), n=n)
    a = stack.first + card
    t.choose((a,), t.put(id, id, box, label, a), label)


@once
def tavern(t: Canvas, x: float, y: float, width: float, size: float) -> None:
    """The four open mages; those on the right have a key."""
    stall(t, Place.TAVERN, Box(x, y, width, 48 + size * SHAPE + 8))
    for i, left in enumerate(side_by_side(PILES, x + 12, width - 24, size)):
        pile(t, MAGES, i, t.v.mage_pile[i], Box(left, y + 46, size))


@once
def manufactory(t: Canvas, x: float, y: float, width: float, size: float) -> None:
    """The three open cards of equipment, and the price: beside them, on a phone over them."""
    stall(t, Place.MANUFACTORY, Box(x, y, width, 48 + size * SHAPE + 8))
    top, wide = y + 46, 46 if t.tall else 84 * size * SHAPE / 98
    gap = (width - 24 - parts.KITS * size - (0 if t.tall else wide)) / (parts.KITS - t.tall)
    for kit in range(parts.KITS):
        n = 1 + sum(at == UNSEEN for card, at in enumerate(t.v.equipment) if KITS_OF[card] == kit)
        pile(t, KIT_CARDS, kit, n, Box(x + 12 + kit * (size + gap), top, size))
    left = x + width - 12 - wide
    for i, name in enumerate(("factory-basic", "factory-special")):
        over, beside = Box(left - (1 - i) * (wide + 4), top - 37, wide), Box(left, top + i * size * SHAPE / 2, wide)
        t.put(name, name, over if t.tall else beside, t.words[name])


@once
def catacombs(t: Canvas, box: Box) -> None:
    """The chests: those still closed, those that were opened, and those that lie open now."""
    x, y, width, height, _ = box
    stall(t, Place.CATACOMBS, box)
    v, size, top = t.v, (height - 54) / (110 / 90), y + 46
    deck, gone = v.chest.count(DECK), [chest for chest, at in enumerate(v.chest) if at == DISCARDS]
    label, place = t.say("deck", n=deck), Box(x + 12, top, size, height - 54)
    t.put("chests", "chest-back" if deck else "no-card", place, label, CHESTS)
    t.choose((CHESTS,), place, label)
    t.tag("chests", deck, x + 12 + size, y + height - 4)
    left = x + 24 + size
    if gone:
        lines = "; ".join(chest_line(chest, t.lang) for chest in gone)
        t.put("opened", f"chest-{gone[-1]}", Box(left, top, size), t.say("opened", n=len(gone), what=lines))
        t.tag("opened", len(gone), left + size, y + height - 4)
    left += size + 20
    now = [chest for chest, at in enumerate(v.chest) if at in (FRESH, LOCKED)]
    for chest, at in zip(now, side_by_side(len(now), left, x + width - 12 - left, size, 6), strict=True):
        t.put(f"chest-{chest}", f"chest-{chest}", Box(at, top, size), chest_line(chest, t.lang))


# --- Academy, Archives, Market


@once
def academy(t: Canvas, x: float, y: float, width: float) -> None:
    """What studying brings."""
    stall(t, Place.ACADEMY, Box(x, y, width, 172 if t.tall else 100))
    for i, (left, wide) in enumerate(((x + 12, 120), (x + 138, 148))):
        name = ("academy-basic", "academy-special")[i]
        t.put(name, name, Box(left, y + (70 if t.tall else 46), wide), t.words[name], STUDY + i)
        t.choose((STUDY + i,), Box(left, y + 46, wide, FINGER if t.tall else 46), t.words[name])


@once
def archives(t: Canvas, x: float, y: float, width: float, size: float) -> float:
    """Five options, and four for those who have laid all their passages; return how high it is."""
    height = 52 + 2 * (size + 5)
    stall(t, Place.ARCHIVES, Box(x, y, width, height))
    for first, end, top in ((0, parts.BETTER, y + 46), (parts.BETTER, parts.OPTIONS, y + 51 + size)):
        for option, (left, wide) in zip(range(first, end), shares(end - first, x + 12, width - 24, 4), strict=True):
            a, box = OPTION + option, Box(left, top, wide, size)
            t.fit(f"option-{option}", f"option-{option}", box, t.words["options"][option], a)
            t.choose((a,), box, t.words["options"][option])
    return height


@once
def market(t: Canvas, x: float, y: float, width: float, high: float) -> float:
    """Six tents: what each takes and gives, and whose assistants stand there; return how high it is."""
    drop, wide = 22 + high + 5, (width - 24 - 8) / 3
    height = 50 + 3 * drop
    stall(t, Place.MARKET, Box(x, y, width, height))
    for trade, left, top in rows(range(parts.TRADES), 3, x + 12, y + 44, (wide + 4, drop)):
        tent, a = TENT[trade], TRADE + trade
        if trade == TENT.index(tent):
            n = TENT.count(tent)
            canopy(t, tent, left, top, wide * n + 4 * (n - 1))
        across = min(wide, high * 92 / 42)
        left += (wide - across) / 2
        t.put(f"trade-{trade}", f"trade-{trade}", Box(left, top + 22, across), t.words["trade"][trade], a)
        t.choose((a,), Box(left, top + 22, across, high), t.words["trade"][trade])
    return height


def canopy(t: Canvas, tent: int, x: float, y: float, width: float) -> None:
    """The roof of a tent and the assistants under it; tents of a colour are one place."""
    groups, letter = GROUPS[t.v.seats > 2], "ABCDEF"[tent]
    place = groups[tent]
    t.put(f"canopy-{tent}", f"canopy-{place}", Box(x, y, width, 24), t.say("tent", tent=letter))
    t.write(f"tent-{tent}", x + 8, y + (20 if t.tall else 19), letter, "badge")
    here = [seat for seat, at in enumerate(t.v.tent[: t.v.seats]) if at == place and tent == groups.index(place)]
    for i, seat in enumerate(here):
        left = x + width - 26 - i * min(22, (width - 50) / 3)
        t.put(f"assistant-{seat}", f"seat-{seat}", Box(left, y - 2, 26), t.say("assistant", who=t.name(seat)))


# --- trophies, scoring cards, supply


@once
def trophies(t: Canvas, x: float, y: float, width: float, size: float) -> float:
    """Those on display, row by row; the few of who plays alone column by column; return how high it is."""
    v, gap, few = t.v, 4, not t.others
    height = 44 + parts.TROPHY_ROWS * (size + gap) + 6
    t.place("trophies", Box(x, y, width, height), t.words["trophies"])
    t.put("cup", "cup", Box(x + 12, y + 8, 30), t.words["trophies"])
    title(t, "trophies-title", x + 50, y, t.words["trophies"])
    size, step = (min(1.5 * (size + gap) - gap, 124), (width - 12) / parts.TROPHY_ROWS) if few else (size, size + gap)
    for row in range(parts.TROPHY_ROWS):
        shown = [trophy for trophy, at in enumerate(v.trophies) if at == SHOWN and ROW_OF[trophy] == row]
        for i, trophy in enumerate(shown or [NONE]):
            across, down = (row, i) if few else (i, row)
            left, top = x + 12 + across * step, y + 44 + down * (size + gap)
            if trophy == NONE:
                t.put(f"no-trophy-{row}", "no-trophy", Box(left, top, size), t.words["no_card"])
            else:
                label = trophy_label(t, trophy)
                t.pick(f"trophy-{trophy}", f"trophy-{trophy}", Box(left, top, size), label, TROPHY + trophy)
    return height


def shown_cards(t: Canvas) -> list[int]:
    return [card for card in range(parts.CARDS) if t.v.card[card] == SHOWN]


@once
def scoring(t: Canvas, box: Box, size: float) -> None:
    """The open scoring cards, and beside or under them what is left for all."""
    x, y, width, *_ = box
    high, shown = size * 110 / 86, shown_cards(t)
    t.place("scoring", box, t.words["scoring"])
    title(t, "scoring-title", x + 14, y, t.words["scoring" if shown else "supply"])
    for i, card in enumerate(shown):
        t.put(f"card-{card}", f"card-{card}", Box(x + 12 + i * (size + 5), y + 42, size), card_label(t, card))
    if t.tall:
        supply(t, x + 20, y + (56 + high if shown else 52), 0, 46)
    elif shown:
        supply(t, x + width - 80, y + 42, 0, high / 3)
    else:
        supply(t, x + 22, y + 60, 92, 0)


def supply(t: Canvas, x: float, y: float, across: float, down: float) -> None:
    """The bag, the bosses that are not in town, the keys: so far across or down from one to the next."""
    v, size = t.v, min(34, across + down - 2)
    things = (
        ("good-12", sum(v.bag), t.say("bag", what=djinn(v.bag, t.lang) or t.words["nothing"])),
        (f"djinn-{parts.BOSS}", v.boss_supply, t.say("supply_of", what=some(v.boss_supply, "boss", t.lang))),
        ("good-2", v.keys_left, t.say("supply_of", what=some(v.keys_left, "key", t.lang))),
    )
    for i, (sprite, n, label) in enumerate(things):
        left, top = x + i * across, y + i * down
        t.fit(f"supply-{i}", sprite, Box(left, top, size, size), label)
        t.write(f"left-{i}", left + size + 8, top + size / 2 + (9 if t.tall else 8), str(n))


@once
def aims(t: Canvas, box: Box) -> None:
    """The open scoring cards once more, in words, where two players leave room for them."""
    shown, (x, y, _, height, _) = shown_cards(t), box
    t.place("aims", box, t.words["scoring"])
    t.write("aims-title", x + 16, y + 36, t.words["scoring"], "large title")
    for card, (top, _) in zip(shown, shares(len(shown), y + 56, height - 64), strict=True):
        name = card_name(card, t.lang)
        high = t.put(f"aim-{card}", f"card-{card}", Box(x + 14, top, 92), name).height
        lines = [name, *wrap(card_line(card, t.lang), 17)]
        low = top + high / 2 + 8 - 12 * (len(lines) - 1)
        for n, line in enumerate(lines):
            t.write(f"aim-{card}-{n}", x + 116, low + 24 * n, line, "quiet" if n else "strong")
