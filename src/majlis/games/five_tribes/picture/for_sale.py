"""What is for sale: the row of resources with the reach of each market, the djinns and the thief, and what is left."""

from collections import Counter

from majlis.core.canvas import Box, Canvas, Size, shares
from majlis.core.parts import once
from majlis.games.five_tribes.actions import BUY, SLOT
from majlis.games.five_tribes.parts import DJINN_ROW, DJINNS, MARKET_PRICE, MARKET_REACH, ROW, Flag
from majlis.games.five_tribes.picture.labels import card_label, payment_label
from majlis.games.five_tribes.state import DISCARDS, FACE_UP, PILE
from majlis.games.five_tribes.words.phrases import counted, meeples

PRICES, REACHES = MARKET_PRICE.tolist(), MARKET_REACH.tolist()
PAYMENTS, PAYMENT = ("pay-elders", "pay-both"), 102  # how far down a phone one lies under the other


# --- resources


@once
def row(t: Canvas, box: Box, sizes: Size, gap: float) -> None:
    """The nine places of the row; those beyond the reach of the markets may be smaller."""
    v, (near, far), reached, (x, y, *_) = t.v, sizes, REACHES[-1], box
    t.place("row", box, t.words["row"])
    title(t, "row", x, y, v.n_pile, sum(v.discard))
    step, top, first, met = near + gap, y + (38 if t.tall else 35), x + (8 if t.tall else 14), Counter[int]()
    for i in range(ROW):
        left, size = first + min(i, reached) * step + max(0, i - reached) * (far + gap), near if i < reached else far
        if i < v.n_row:
            kind = v.row[i]
            met[kind] += 1
            label = t.say("row_card", what=t.nouns["goods"][kind], n=i + 1)
            t.pick(f"row-{kind}-{met[kind]}", f"good-{kind}", Box(left, top, size), label, SLOT + i)
        else:
            t.put(f"row-none-{i}", "no-card", Box(left, top, size), t.words["no_card"], SLOT + i)
    reach(t, first, top + near * 1.35 + 5, step, gap)


def reach(t: Canvas, x: float, y: float, step: float, gap: float) -> None:
    """How far each market reaches: a line under its cards, and its price."""
    starts = (0, REACHES[0])
    for i, (price, end) in enumerate(zip(PRICES, REACHES, strict=True)):
        left, width = x + starts[i] * step, (end - starts[i]) * step - gap
        words, label = (t.words[key][i].format(price=price, n=end) for key in ("reach", "market"))
        t.put(f"reach-{i}", f"reach-{i}", Box(left, y, width, 8), label)
        t.write(f"reach-{i}-words", left + width / 2, y + (34 if t.tall else 25), words, "middle quiet")


def title(t: Canvas, id: str, x: float, y: float, pile: int, discards: int) -> None:
    """The name of a place, and how many cards lie in its piles."""
    notes = [t.words[id], t.say("pile", n=pile)] + [t.say("discards", n=discards)] * (discards > 0)
    t.write(f"{id}-title", x + 14, y + 28, " · ".join(notes), "quiet")


@once
def supply(t: Canvas, right: float, y: float) -> None:
    """Palms, palaces and meeples that are left, from right to left."""
    v, size, room = t.v, 30 if t.tall else 28, 48 if t.tall else 40
    bag = meeples(v.bag, t.lang, False) or t.words["nothing"]
    things = [("bag", sum(v.bag), t.say("bag", what=bag))]
    for noun, n in (("palace", v.palaces_left), ("palm", v.palms_left)):
        things.append((noun, n, t.say("supply", what=counted(n, noun, t.lang))))
    for sprite, n, label in things:
        right -= size + room
        t.put(f"supply-{sprite}", sprite, Box(right, y + 8 - t.tall, size), label)
        t.write(f"left-{sprite}", right + size + 5, y + 29, str(n), "quiet")


# --- djinns


@once
def shop(t: Canvas, box: Box, most: float) -> float:
    """The djinns that lie open, the thief beside them, and how each can be paid; return where it ends."""
    v, (x, y, width, height, _) = t.v, box
    thieves = bool(v.options & Flag.THIEVES)
    size = min(most, (width - 16) / (DJINN_ROW + thieves) - 6)
    height = height or 52 + size * 1.34
    t.place("djinns", box._replace(height=height), t.words["djinns"])
    title(t, "djinns", x, y, v.djinn.count(PILE), 0 if thieves else v.djinn.count(DISCARDS))
    shown = [[djinn for djinn in range(DJINNS) if v.djinn[djinn] == FACE_UP + i] for i in range(DJINN_ROW)]
    if thieves:
        shown.append([DJINNS + thief for thief, at in enumerate(v.thief) if at == FACE_UP])
        words = t.say("thief", n=v.thief.count(PILE))
        t.write("thieves-title", x + width - 14, y + 28, words, "end quiet")
    for i, (left, wide) in enumerate(shares(len(shown), x + 8, width - 16)):
        none = f"none-{i if i < DJINN_ROW else 'thief'}"
        on_sale(t, shown[i], none, Box(left + (wide - size) / 2, y + 40, size))
    return y + height


def payments(t: Canvas, card: int) -> list[tuple[int, str]]:
    """How the viewer could pay for a card now."""
    return [(a, payment) for i, payment in enumerate(PAYMENTS) if (a := BUY + card * 2 + i) in t.open]


def on_sale(t: Canvas, cards: list[int], none: str, box: Box) -> None:
    """One card, and under it or on its foot the two payments."""
    if not cards:
        t.put(f"djinn-{none}", "no-djinn", box, t.words["no_card"])
        return
    card = cards[0]
    label = card_label(card, t.lang)
    x, y, size, high, _ = laid = t.put(f"djinn-{card}", f"djinn-{card}", box, label, BUY + card * 2)
    if not payments(t, card):
        t.choose((BUY + card * 2, BUY + card * 2 + 1), laid, label)
    for i, (a, payment) in enumerate(payments(t, card)):
        id, label = f"{payment}-{card}", payment_label(t, payment)
        if t.tall:
            t.pick(id, f"{payment}-tall", Box(x + 15, y + high + 6 + i * PAYMENT, 120, PAYMENT - 6), label, a)
        else:
            t.pick(id, f"{payment}-wide", Box(x + i * size / 2 + 1, y + high - 42, size / 2 - 2, 41), label, a)
