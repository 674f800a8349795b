"""The players: what each has in front of him and in his hand."""

from majlis.core.record import NONE
from majlis.games.five_tribes.actions import DJINN, FRONT, GOOD, THIEF, USE
from majlis.games.five_tribes.parts import DJINNS, GOODS
from majlis.games.five_tribes.picture.art.sprites import SPRITES
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import counted, good

CHIP, SHAPE = 40 / 160, 108 / 80  # height over width, of a djinn's chip and of a card
TALL_CARD = 60


def panel(t, seat, x, y, width, height, across):
    """A player: name, gold, camels, viziers and elders; the cards; the djinns and thieves."""
    across, card = (across, TALL_CARD) if t.tall else measures(t, seat, width, height, across)
    n = counted(t.v.n_hand[seat], "card", t.lang)
    tone = " ".join(["active"] * (seat == t.turn) + ["mine"] * (seat == t.home))
    t.place(f"panel-{seat}", x, y, width, height, t.words["panel"].format(who=t.name(seat), cards=n), tone)
    header(t, seat, x, y, width)
    below = hand(t, seat, x + 14, y + (60 if t.tall else 52), width - 28, card)
    owned(t, seat, x + 14, below, width - 28, across)


def measures(t, seat, width, height, across):
    """How many chips lie side by side and how wide a card is, so that all fits."""
    n, least = len(cards_of(t, seat)), 36 * SHAPE + 60 if t.v.n_hand[seat] else 60
    while -(-n // across) * chip_height(width, across) > height - least:
        across += 1
    room = height - 62 - -(-n // across) * chip_height(width, across)
    return across, max(36, min(62, room / SHAPE))


def chip_height(width, across):
    return ((width - 28) / across - 6) * CHIP + 6


def panel_height(t, seat, width, across):
    """How high a panel of the tall table must be for all that it holds."""
    rows = -(-len(cards_of(t, seat)) // across)
    cards = TALL_CARD * SHAPE + 8 if t.v.n_hand[seat] else 0
    return 68 + cards + rows * chip_height(width, across) + (4 if rows else 0)


def header(t, seat, x, y, width):
    """The player's sign, a lantern for the turn, the name, and four numbers."""
    if seat == t.turn:
        t.put("lantern", "lantern", x + 14, y + 3, 32, t.words["lantern"].format(who=t.name(seat)))
    else:
        t.put(f"seat-{seat}", f"seat-{seat}", x + 12, y + 9, 36, t.words["seat"].format(who=t.name(seat)))
    t.write(f"name-{seat}", x + 58, y + 38, t.name(seat), "large", tone="title" if seat == t.home else "")
    right = x + width - 14
    for sprite, size, number, label, a in numbers(t, seat):
        room = (40 if sprite in ("coin", "covered") else 28) * (1.25 if t.tall else 1)
        t.write(f"{sprite}-{seat}-n", right - room + 3, y + 36, number)
        high = size * SPRITES[sprite].height / SPRITES[sprite].width
        t.put(f"{sprite}-{seat}", sprite, right - room - size, y + 28 - high / 2, size, label, a)
        if not t.tall and a >= FRONT:
            t.offer(a, right - room - size - 5, y + 7, size + room + 4, 42)
        right -= room + size + 9


def numbers(t, seat):
    """From right to left: elders, viziers, camels that are left, gold."""
    v = t.v
    for tribe, noun, n in ((1, "elder", v.elders[seat]), (0, "vizier", v.viziers[seat])):
        a = FRONT + seat * 2 + tribe if seat != t.turn else NONE
        yield f"meeple-{tribe}", 28, str(n), counted(n, noun, t.lang), a
    yield f"camel-{seat}", 42, str(v.camels[seat]), t.words["camels"].format(n=v.camels[seat]), NONE
    if t.covered(seat):
        yield "covered", 32, "?", t.words["covered"], NONE
    else:
        yield "coin", 32, str(v.gold[seat]), t.words["gold"].format(n=v.gold[seat]), NONE


# --- cards


def hand(t, seat, x, y, width, size):
    """Cards that the viewer knows by kind, then the backs; return where they end."""
    v = t.v
    known = [(kind, v.hand[seat][kind]) for kind in range(GOODS) if v.hand[seat][kind]]
    hidden = v.n_hand[seat] - sum(n for _, n in known)
    boxes = len(known) + bool(hidden)
    step = min(size + 6, (width - size) / max(1, boxes - 1))
    for i, (kind, n) in enumerate(known):
        lifted = 6 if seat == t.turn and v.suit >> kind & 1 else 0
        held(t, seat, kind, n, x + i * step, y - lifted, size)
    if hidden:
        label = t.words["back"] if hidden == 1 else t.words["backs"].format(n=hidden)
        high = t.put(f"hand-{seat}-back", "back", x + len(known) * step, y, size, label)
        number(t, f"hand-{seat}-back", hidden, x + len(known) * step + size, y + high)
    return y + (size * SHAPE + 6 if boxes else 0)


def held(t, seat, kind, n, x, y, size):
    """So many cards of a kind; the mover's can be chosen."""
    a = GOOD + kind if seat == t.turn else NONE
    high = t.put(f"hand-{seat}-{kind}", f"good-{kind}", x, y, size, good(kind, n, t.lang), a)
    number(t, f"hand-{seat}-{kind}", n, x + size, y + high)
    if a != NONE and not t.tall and t.phase != Phase.GAIN:
        t.offer(a, x, y, size, high)


def number(t, id, n, right, low):
    if n > 1:
        t.write(f"{id}-n", right - 3, low - 4, str(n), anchor="end", tone="badge")


# --- djinns and thieves


def cards_of(t, seat):
    """The djinns in front of a player, then the thieves as numbers after them."""
    v = t.v
    djinns = [djinn for djinn in range(DJINNS) if v.djinn[djinn] == seat]
    return djinns + [DJINNS + thief for thief, at in enumerate(v.thief) if at == seat]


def owned(t, seat, x, y, width, across):
    """Sign and name of each card; a victim or the user of a thief can choose one."""
    step, chosen = width / across, not t.tall and seat == t.turn and t.phase in (Phase.LOSE, Phase.THIEF)
    for i, card in enumerate(cards_of(t, seat)):
        row, column = divmod(i, across)
        left, top, wide = x + column * step, y + row * chip_height(width + 28, across), step - 6
        want = meant(card) if seat == t.turn else NONE
        high = t.put(f"chip-{card}", f"chip-{card}", left, top, wide, card_label(card, t.lang), want)
        if chosen:
            a, spare = DJINN + card if card < DJINNS else THIEF + card - DJINNS, max(0, 37 - high)
            t.offer(a, left, top - spare / 2, wide, high + spare)


def meant(card):
    return USE + card * 2 if card < DJINNS else THIEF + card - DJINNS
