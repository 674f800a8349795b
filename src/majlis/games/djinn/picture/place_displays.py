"""What is on offer: the six places, the trophies, the scoring cards, and what is left in the bag and the supply."""

from textwrap import wrap

from majlis.core.record import NONE
from majlis.games.djinn.actions import EQUIP, MAGE, OPTION, TRADE, TROPHY
from majlis.games.djinn.parts import (
    BETTER,
    BOSS,
    CARDS,
    GROUP_OF,
    KIT,
    KITS,
    OPTIONS,
    SECRET_CARDS,
    TENT_OF,
    TRADES,
    TROPHY_ROW,
    TROPHY_ROWS,
    Place,
    Tile,
)
from majlis.games.djinn.state import DECK, DISCARDS, FRESH, LOCKED, SHOWN, TOP, UNSEEN
from majlis.games.djinn.words.cards import (
    card_line,
    card_name,
    chest_line,
    kit_line,
    kit_name,
    mage_full,
    trophy_line,
    trophy_name,
)
from majlis.games.djinn.words.phrases import djinn, some

SHAPE = 110 / 80  # of a card
TERMS = (Place.TAVERN, Place.CATACOMBS, Place.ARCHIVES, Place.MARKET)
ROW_OF, TENT, GROUPS, KIT_OF = TROPHY_ROW.tolist(), TENT_OF.tolist(), GROUP_OF.tolist(), KIT.tolist()
PILES = 4  # of mages


def asked(t, first, end):
    """Can something of these actions be chosen now? Then a finger must find it."""
    return any(first <= a < end for a in t.open)


def heading(t, place, x, y, width):
    """The sign and the name of a place, and what its two actions are."""
    name, size = t.nouns["places"][place], 32 if t.tall else 28
    t.put(f"sign-{place:d}", f"square-{place:d}", x + 11, y + 8, size, name)
    t.write(f"title-{place:d}", x + 20 + size, y + (34 if t.tall else 30), name, tone="quiet")
    if place in TERMS:
        wide = 138 if t.tall else 102
        t.put(
            f"terms-{place:d}",
            f"terms-{place:d}",
            x + width - wide - 10,
            y + 8 + 2 * (not t.tall),
            wide,
            t.words["terms"][Place(place).name.lower()],
        )


def tavern(t, x, y, width, size):
    """The four open mages; those on the right have a key."""
    t.place("tavern", x, y, width, 48 + size * SHAPE + 8, t.nouns["places"][Place.TAVERN])
    heading(t, Place.TAVERN, x, y, width)
    gap = (width - 24 - PILES * size) / (PILES - 1)
    for pile in range(PILES):
        left, top = x + 12 + pile * (size + gap), y + 46
        shown = [mage for mage, at in enumerate(t.v.mage) if at == TOP + pile]
        if not shown:
            t.put(f"no-mage-{pile}", "no-card", left, top, size, t.words["no_card"])
            continue
        mage = shown[0]
        label = t.words["pile"].format(what=mage_full(mage, t.lang), n=t.v.mage_pile[pile])
        stack(t, f"pile-{pile}", t.v.mage_pile[pile], left, top, size)
        high = t.put(f"mage-{mage}", f"mage-{mage}", left, top, size, label, MAGE + mage)
        t.offer(MAGE + mage, left, top, size, high)


def stack(t, id, n, x, y, size):
    """The rest of a pile, under its top card."""
    if n > 1:
        deep = 5 if n > 3 else 3
        t.put(id, "stack", x + deep, y + deep, size, t.words["rest"].format(n=n - 1))


def manufactory(t, x, y, width, size):
    """The three open cards of equipment, and the price: beside them, on a phone over them."""
    t.place("manufactory", x, y, width, 48 + size * SHAPE + 8, t.nouns["places"][Place.MANUFACTORY])
    heading(t, Place.MANUFACTORY, x, y, width)
    v, top = t.v, y + 46
    wide = 52 if t.tall else 84 * size * SHAPE / 98
    gap = (width - 24 - KITS * size - (0 if t.tall else wide)) / (KITS - t.tall)
    for kit in range(KITS):
        left = x + 12 + kit * (size + gap)
        shown = [card for card, at in enumerate(v.equipment) if at == TOP + kit]
        if not shown:
            t.put(f"no-kit-{kit}", "no-card", left, top, size, t.words["no_card"])
            continue
        card = shown[0]
        rest = sum(at == UNSEEN for other, at in enumerate(v.equipment) if KIT_OF[other] == kit)
        label = t.words["pile"].format(what=f"{kit_name(card, t.lang)}: {kit_line(card, t.lang)}", n=rest + 1)
        stack(t, f"kits-{kit}", rest + 1, left, top, size)
        high = t.put(f"kit-{card}", f"kit-{card}", left, top, size, label, EQUIP + card)
        t.offer(EQUIP + card, left, top, size, high)
    prices(t, x + width - 12 - wide, top, wide, size * SHAPE / 2)


def prices(t, x, y, width, step):
    """What the two actions of the Manufactory cost."""
    for i, name in enumerate(("factory-basic", "factory-special")):
        if t.tall:
            t.put(name, name, x - (1 - i) * (width + 4), y - 37, width, t.words[name])
        else:
            t.put(name, name, x, y + i * step, width, t.words[name])


def catacombs(t, x, y, width, height):
    """The chests: those still closed, those that were opened, and those that lie open now."""
    t.place("catacombs", x, y, width, height, t.nouns["places"][Place.CATACOMBS])
    heading(t, Place.CATACOMBS, x, y, width)
    v, size = t.v, (height - 54) / (110 / 90)
    deck, gone = v.chest.count(DECK), [chest for chest, at in enumerate(v.chest) if at == DISCARDS]
    closed = "chest-back" if deck else "no-card"
    t.put("chests", closed, x + 12, y + 46, size, t.words["deck"].format(n=deck), height=height - 54)
    t.number("chests", deck, x + 12 + size, y + height - 4)
    left = x + 24 + size
    if gone:
        seen = "; ".join(chest_line(chest, t.lang) for chest in gone)
        t.put("opened", f"chest-{gone[-1]}", left, y + 46, size, t.words["opened"].format(n=len(gone), what=seen))
        t.number("opened", len(gone), left + size, y + height - 4)
    left += size + 20
    now = [chest for chest, at in enumerate(v.chest) if at in (FRESH, LOCKED)]
    step = min(size + 6, (x + width - 12 - size - left) / max(1, len(now) - 1))
    for i, chest in enumerate(now):
        t.put(f"chest-{chest}", f"chest-{chest}", left + i * step, y + 46, size, chest_line(chest, t.lang))


def academy(t, x, y, width):
    """What studying brings."""
    t.place("academy", x, y, width, 110 if t.tall else 100, t.nouns["places"][Place.ACADEMY])
    heading(t, Place.ACADEMY, x, y, width)
    for name, left in (("academy-basic", x + 12), ("academy-special", x + 138)):
        t.put(name, name, left, y + 46, 120 if name == "academy-basic" else 148, t.words[name])


def archives(t, x, y, width, size):
    """Five options, and four for those who have laid all their passages."""
    height = 52 + 2 * (size + 5)
    t.place("archives", x, y, width, height, t.nouns["places"][Place.ARCHIVES])
    heading(t, Place.ARCHIVES, x, y, width)
    for first, end, top in ((0, BETTER, y + 46), (BETTER, OPTIONS, y + 51 + size)):
        wide = (width - 24 - 4 * (end - first - 1)) / (end - first)
        for option in range(first, end):
            left = x + 12 + (option - first) * (wide + 4)
            a, label = OPTION + option, t.words["options"][option]
            t.fit(f"option-{option}", f"option-{option}", left, top, wide, size, label, a)
            t.offer(a, left, top, wide, size)
    return height


# --- the Market


def market(t, x, y, width, high):
    """Six tents: what each takes and gives, and whose assistants stand there. Tents of a colour are one place."""
    step = 22 + high
    height = 50 + 3 * (step + 5)
    t.place("market", x, y, width, height, t.nouns["places"][Place.MARKET])
    heading(t, Place.MARKET, x, y, width)
    few, wide = GROUPS[t.v.seats > 2], (width - 24 - 8) / 3
    for trade in range(TRADES):
        row, column = divmod(trade, 3)
        left, top = x + 12 + column * (wide + 4), y + 44 + row * (step + 5)
        tent = TENT[trade]
        if trade == TENT.index(tent):
            n = TENT.count(tent)
            canopy(t, tent, few, left, top, wide * n + 4 * (n - 1))
        a = TRADE + trade
        across = min(wide, high * 92 / 42)
        left += (wide - across) / 2
        t.put(f"trade-{trade}", f"trade-{trade}", left, top + 22, across, t.words["trade"][trade], a)
        t.offer(a, left, top + 22, across, high)
    return height


def canopy(t, tent, groups, x, y, width):
    """The roof of a tent in the colour of its place, and the assistants under it."""
    place = groups[tent]
    label = t.words["tent"].format(tent="ABCDEF"[tent])
    t.put(f"canopy-{tent}", f"canopy-{place}", x, y, width, label, height=24)
    t.write(f"tent-{tent}", x + 8, y + (20 if t.tall else 19), "ABCDEF"[tent], tone="badge")
    if tent != groups.index(place):
        return
    here = [seat for seat in range(t.v.seats) if t.v.tent[seat] == place]
    for i, seat in enumerate(here):
        words = t.words["assistant"].format(who=t.name(seat))
        t.put(f"assistant-{seat}", f"seat-{seat}", x + width - 26 - i * min(22, (width - 50) / 3), y - 2, 26, words)


# --- trophies, scoring cards, supply


def trophies(t, x, y, width, size):
    """Those on display, row by row; the few of who plays alone column by column."""
    v, gap = t.v, 4
    height = 44 + TROPHY_ROWS * (size + gap) + 6
    t.place("trophies", x, y, width, height, t.words["trophies"])
    t.put("cup", "cup", x + 12, y + 8, 30, t.words["trophies"])
    t.write("trophies-title", x + 50, y + (34 if t.tall else 30), t.words["trophies"], tone="quiet")
    few = v.seats == 1
    size, step = (min(1.5 * (size + gap) - gap, 124), (width - 12) / TROPHY_ROWS) if few else (size, size + gap)
    for row in range(TROPHY_ROWS):
        shown = [trophy for trophy, at in enumerate(v.trophies) if at == SHOWN and ROW_OF[trophy] == row]
        for i, trophy in enumerate(shown):
            across, down = (row, i) if few else (i, row)
            plaque(t, trophy, x + 12 + across * step, y + 44 + down * (size + gap), size)
        if not shown:
            across, down = (row, 0) if few else (0, row)
            left, top = x + 12 + across * step, y + 44 + down * (size + gap)
            t.put(f"no-trophy-{row}", "no-trophy", left, top, size, t.words["no_card"])
    return height


def plaque(t, trophy, x, y, size):
    """A trophy that can be won."""
    label = f"{trophy_name(trophy, t.lang)}: {trophy_line(trophy, t.lang)}"
    t.put(f"trophy-{trophy}", f"trophy-{trophy}", x, y, size, label, TROPHY + trophy)
    t.offer(TROPHY + trophy, x, y, size, size)


def scoring(t, x, y, width, size, height):
    """The open scoring cards, and beside or under them what is left for all."""
    high, shown = size * 110 / 86, [card for card in range(CARDS) if t.v.card[card] == SHOWN]
    t.place("scoring", x, y, width, height, t.words["scoring"])
    title = t.words["scoring" if shown else "supply"]
    t.write("scoring-title", x + 14, y + (34 if t.tall else 30), title, tone="quiet")
    for i, card in enumerate(shown):
        label = f"{card_name(card, t.lang)}: {card_line(card, t.lang)}"
        t.put(f"card-{card}", f"card-{card}", x + 12 + i * (size + 5), y + 42, size, label)
    if t.tall:
        supply(t, x + 20, y + (56 + high if shown else 52), 46)
    else:
        supply(t, x + width - 80, y + 42, high / 3) if shown else supply(t, x + 22, y + 60, 92, True)


def supply(t, x, y, step, across=False):
    """The bag, the bosses that are not in town, the keys: one under another, or side by side."""
    v, size = t.v, min(34, step - 2)
    steps = (step, 0) if across else (0, step)
    bag = djinn(v.bag, t.lang) or t.words["nothing"]
    things = (
        ("good-12", sum(v.bag), t.words["bag"].format(what=bag)),
        (f"djinn-{BOSS}", v.boss_supply, t.words["supply_of"].format(what=some(v.boss_supply, "boss", t.lang))),
        ("good-2", v.keys_left, t.words["supply_of"].format(what=some(v.keys_left, "key", t.lang))),
    )
    for i, (sprite, n, label) in enumerate(things):
        left, top = x + i * steps[0], y + i * steps[1]
        t.fit(f"supply-{i}", sprite, left, top, size, size, label)
        t.write(f"left-{i}", left + size + 8, top + size / 2 + (9 if t.tall else 8), str(n))


def aims(t, x, y, width, height):
    """The open scoring cards once more, in words, where two players leave room for them."""
    shown = [card for card in range(CARDS) if t.v.card[card] == SHOWN]
    t.place("aims", x, y, width, height, t.words["scoring"])
    t.write("aims-title", x + 16, y + 36, t.words["scoring"], "large", tone="title")
    step = (height - 64) / max(1, len(shown))
    for i, card in enumerate(shown):
        top = y + 56 + i * step
        high = t.put(f"aim-{card}", f"card-{card}", x + 14, top, 92, card_name(card, t.lang))
        lines = [card_name(card, t.lang), *wrap(card_line(card, t.lang), 17)]
        low = top + high / 2 + 8 - 12 * (len(lines) - 1)
        for n, line in enumerate(lines):
            t.write(f"aim-{card}-{n}", x + 116, low + 24 * n, line, tone="quiet" if n else "strong")


def secrets(t, seat):
    """The secret scoring cards of a player, as far as the viewer knows them, and how many stay covered."""
    known = [card for card in range(CARDS) if t.v.card[card] == seat]
    has = t.v.tile[Tile.P10_SECRETS] == seat and t.v.rounds > 0
    return known, SECRET_CARDS - len(known) if has and t.turn != NONE else 0
