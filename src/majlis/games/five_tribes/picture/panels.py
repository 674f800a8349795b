"""The players: what each has in front of him and in his hand."""

from collections.abc import Iterator

from majlis.core.canvas import Box, Canvas, rows, side_by_side
from majlis.core.furniture import header
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import DJINN, FRONT, GOOD, THIEF, USE
from majlis.games.five_tribes.parts import DJINNS, Flag
from majlis.games.five_tribes.picture.labels import card_label
from majlis.games.five_tribes.state import Phase
from majlis.games.five_tribes.words.phrases import counted, good

CHIP, SHAPE = 36 / 132, 108 / 80  # height over width, of a djinn's chip and of a card
TALL_CARD, CARDS, ACROSS = 60, (76, 62, 50, 36), 3  # how wide a card is; how many chips lie side by side
HEAD, COIN = {True: 60, False: 46}, 32  # over the cards; how wide a coin is


@once
def panel(t: Canvas, seat: int, box: Box, across: int, card: float) -> None:
    """A player: name, gold, camels, viziers and elders; the cards; the djinns and thieves."""
    x, y, width, *_ = box
    n = counted(t.v.n_hand[seat], "card", t.lang)
    label = t.say("panel", who=t.name(seat), cards=n)
    t.place(f"panel-{seat}", box, label, t.tone(seat))
    header(t, seat, x + 14, y, "large" if t.tall else "strong")
    numbers(t, seat, x + width - 14, y)
    below = hand(t, seat, x + 14, y + HEAD[t.tall], width - 28, card)
    owned(t, seat, x + 14, below, width - 28, across)


def chip_height(width: float, across: int) -> float:
    return ((width - 28) / across - 6) * CHIP + 6


def panel_height(t: Canvas, seat: int, width: float, across: int, card: float) -> float:
    """How high a panel must be for all that it holds."""
    lines = -(-len(cards_of(t, seat)) // across)
    cards = card * SHAPE + 8 if t.v.n_hand[seat] else 0
    return HEAD[t.tall] + 8 + cards + lines * chip_height(width, across)


@once
def widest_card(t: Canvas, room: Box) -> float:
    """How wide cards can be, so that the panels of all lie under each other in a room."""
    high = {card: sum(panel_height(t, i, room.width, ACROSS, card) + 8 for i in range(t.v.seats)) for card in CARDS}
    return next((card for card in CARDS if high[card] - 8 <= room.height), CARDS[-1])


def numbers(t: Canvas, seat: int, right: float, y: float) -> None:
    """Four numbers, from right to left, each beside its sign."""
    middle, scale = (28, 1.0) if t.tall else (23, 0.84)
    for sprite, full, number, label, a in counts(t, seat):
        size, room = full * scale, (40 if full == COIN else 28 if full < COIN else 34) * (1.25 if t.tall else 0.9)
        t.write(f"{sprite}-{seat}-n", right - room + 3, y + middle + 8, number)
        high = size * t.sprites[sprite].shape
        t.put(f"{sprite}-{seat}", sprite, Box(right - room - size, y + middle - high / 2, size), label, a)
        if not t.tall and a >= FRONT:
            t.offer(a, Box(right - room - size - 4, y + 3, size + room + 3, 40))
        right -= room + size + 8


def counts(t: Canvas, seat: int) -> Iterator[tuple[str, int, str, str, int]]:
    """Elders, viziers, camels that are left, gold: sprite, size, number, label, action."""
    v = t.v
    for tribe, noun, n in ((1, "elder", v.elders[seat]), (0, "vizier", v.viziers[seat])):
        a = FRONT + seat * 2 + tribe if seat != t.turn else NONE
        yield f"meeple-{tribe}", 28, str(n), counted(n, noun, t.lang), a
    yield f"camel-{seat}", 42, str(v.camels[seat]), t.say("camels", n=v.camels[seat]), NONE
    if v.options & Flag.OPEN_GOLD == 0 and seat != t.seat and t.turn != NONE:
        yield "covered", COIN, "?", t.words["covered"], NONE
    else:
        yield "coin", COIN, str(v.gold[seat]), t.say("gold", n=v.gold[seat]), NONE


# --- cards


def hand(t: Canvas, seat: int, x: float, y: float, width: float, size: float) -> float:
    """Cards that the viewer knows by kind, then the backs; return where they end."""
    v = t.v
    known = [(kind, n) for kind, n in enumerate(v.hand[seat]) if n]
    hidden = v.n_hand[seat] - sum(n for _, n in known)
    lefts = side_by_side(len(known) + (hidden > 0), x, width, size, 6)
    for (kind, n), left in zip(known, lefts, strict=False):
        lifted = 6 if seat == t.turn and v.suit >> kind & 1 else 0
        held(t, seat, kind, n, Box(left, y - lifted, size))
    if hidden:
        label = t.words["back"] if hidden == 1 else t.say("backs", n=hidden)
        back = t.put(f"hand-{seat}-back", "back", Box(lefts[-1], y, size), label)
        t.tag(f"hand-{seat}-back", hidden, back.x + size - 3, y + back.height - 4)
    return y + (size * SHAPE + 6 if lefts else 0)


def held(t: Canvas, seat: int, kind: int, n: int, box: Box) -> None:
    """So many cards of a kind; the mover's can be chosen."""
    id, a = f"hand-{seat}-{kind}", GOOD + kind if seat == t.turn else NONE
    lay = t.pick if not t.tall and t.phase != Phase.GAIN else t.put
    x, y, size, high, _ = lay(id, f"good-{kind}", box, good(kind, n, t.lang), a)
    t.tag(id, n, x + size - 3, y + high - 4)


# --- djinns and thieves


def cards_of(t: Canvas, seat: int) -> list[int]:
    """The djinns in front of a player, then the thieves as numbers after them."""
    return [card for card, at in enumerate(t.v.djinn + t.v.thief) if at == seat]


def owned(t: Canvas, seat: int, x: float, y: float, width: float, across: int) -> None:
    """Sign and name of each card; a victim or the user of a thief can choose one."""
    step, drop = width / across, chip_height(width + 28, across)
    chosen = not t.tall and seat == t.turn and t.phase in (Phase.LOSE, Phase.THIEF)
    for card, left, top in rows(cards_of(t, seat), across, x, y, (step, drop)):
        want = meant(card) if seat == t.turn else NONE
        high = t.put(f"chip-{card}", f"chip-{card}", Box(left, top, step - 6), card_label(card, t.lang), want).height
        if chosen:
            a, spare = DJINN + card if card < DJINNS else THIEF + card - DJINNS, max(0, 37 - high)
            t.offer(a, Box(left, top - spare / 2, step - 6, high + spare))


def meant(card: int) -> int:
    return USE + card * 2 if card < DJINNS else THIEF + card - DJINNS
