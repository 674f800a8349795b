"""What is for sale: the row of resources with the reach of each market, the djinns and the thief, and what is left."""

from majlis.games.five_tribes.actions import BUY, SLOT
from majlis.games.five_tribes.parts import DJINN_ROW, DJINNS, MARKET_PRICE, MARKET_REACH, ROW, Flag
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.state import DISCARDS, FACE_UP, PILE
from majlis.games.five_tribes.words.phrases import counted, meeples

PRICES, REACHES = MARKET_PRICE.tolist(), MARKET_REACH.tolist()
PAYMENTS = ("pay-elders", "pay-both")


# --- resources


def row(t, x, y, width, sizes, gap, height):
    """The nine places of the row; those beyond the reach of the markets may be smaller."""
    v = t.v
    t.place("row", x, y, width, height, t.words["row"])
    title(t, "row", x, y, t.words["row"], v.n_pile, sum(v.discard))
    near, far = sizes
    step, top, seen = near + gap, y + (38 if t.tall else 35), {}
    for i in range(ROW):
        beyond = i >= REACHES[-1]
        left = x + 14 + min(i, REACHES[-1]) * step + max(0, i - REACHES[-1]) * (far + gap)
        size = far if beyond else near
        if i < v.n_row:
            n = seen[v.row[i]] = seen.get(v.row[i], 0) + 1
            label = t.words["row_card"].format(what=t.nouns["goods"][v.row[i]], n=i + 1)
            high = t.put(f"row-{v.row[i]}-{n}", f"good-{v.row[i]}", left, top, size, label, SLOT + i)
            t.offer(SLOT + i, left, top, size, high)
        else:
            t.put(f"row-none-{i}", "no-card", left, top, size, t.words["no_card"], SLOT + i)
    reach(t, x + 14, top + near * 1.35 + 4, step, gap)


def reach(t, x, y, step, gap):
    """How far each market reaches: a line under its cards, and its price."""
    starts = (0, REACHES[0])
    for i, (price, end) in enumerate(zip(PRICES, REACHES, strict=True)):
        left, width = x + starts[i] * step, (end - starts[i]) * step - gap
        words, label = (t.words[key][i].format(price=price, n=end) for key in ("reach", "market"))
        t.put(f"reach-{i}", f"reach-{i}", left, y, width, label, height=8)
        t.write(f"reach-{i}-words", left + width / 2, y + (34 if t.tall else 25), words, anchor="middle", tone="quiet")


def title(t, id, x, y, words, pile, discards):
    """The name of a place, and how many cards lie in its piles."""
    notes = [t.words["pile"].format(n=pile)] + ([t.words["discards"].format(n=discards)] if discards else [])
    t.write(f"{id}-title", x + 16, y + 29, f"{words} · {' · '.join(notes)}", tone="quiet")


def supply(t, right, y):
    """Palms, palaces and meeples that are left, from right to left."""
    v = t.v
    size = 30 if t.tall else 28
    bag = meeples(v.bag, t.lang, False) or t.words["nothing"]
    things = [("bag", sum(v.bag), t.words["bag"].format(what=bag))]
    for noun, n in (("palace", v.palaces_left), ("palm", v.palms_left)):
        things.append((noun, n, t.words["supply"].format(what=counted(n, noun, t.lang))))
    for sprite, n, label in things:
        right -= size + (48 if t.tall else 40)
        t.put(f"supply-{sprite}", sprite, right, y + 8 - t.tall, size, label)
        t.write(f"left-{sprite}", right + size + 5, y + 29, str(n), tone="quiet")


# --- djinns


def shop(t, x, y, width, size, height):
    """The djinns that lie open, the thief beside them, and how each can be paid."""
    v = t.v
    thieves = bool(v.options & Flag.THIEVES)
    t.place("djinns", x, y, width, height, t.words["djinns"])
    title(t, "djinns", x, y, t.words["djinns"], v.djinn.count(PILE), v.djinn.count(DISCARDS))
    places = DJINN_ROW + thieves
    step = (width - 28) / places
    for i in range(DJINN_ROW):
        cards = [djinn for djinn in range(DJINNS) if v.djinn[djinn] == FACE_UP + i]
        on_sale(t, cards, f"none-{i}", x + 14 + i * step, y + 40, step, size)
    if thieves:
        cards = [DJINNS + thief for thief, at in enumerate(v.thief) if at == FACE_UP]
        on_sale(t, cards, "none-thief", x + 14 + DJINN_ROW * step, y + 40, step, size)
        words = t.words["thief"].format(n=v.thief.count(PILE))
        t.write("thieves-title", x + width - 16, y + 29, words, anchor="end", tone="quiet")


def on_sale(t, cards, none, x, y, width, size):
    """One card, and under it or on its foot the two payments."""
    left = x + (width - size) / 2
    if not cards:
        t.put(f"djinn-{none}", "no-djinn", left, y, size, t.words["no_card"])
        return
    card = cards[0]
    high = t.put(f"djinn-{card}", f"djinn-{card}", left, y, size, card_label(card, t.lang), BUY + card * 2)
    for i, payment in enumerate(PAYMENTS):
        a = BUY + card * 2 + i
        if a in t.open:
            under, foot = (
                (left, y + high + 6 + i * 94, 120, 88),
                (left + i * size / 2 + 1, y + high - 42, size / 2 - 2, 41),
            )
            box = under if t.tall else foot
            sprite = f"{payment}-{'tall' if t.tall else 'wide'}"
            t.put(f"{payment}-{card}", sprite, *box[:3], payment_label(t, payment), a, box[3])
            t.offer(a, *box)


def payment_label(t, payment):
    return t.words["pay"].format(what=t.nouns["costs"][payment.removeprefix("pay-")])
