"""The parts of the table: palaces, hands and piles, each drawn into the room it is given."""

from collections.abc import Sequence

from majlis.core.canvas import Box, Canvas
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.core.speech import signed
from majlis.games.high_desert.actions import AT, CARD, SEAT
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, RANKS, Clan
from majlis.games.high_desert.picture.cards import cards, held, kinds, lay, source
from majlis.games.high_desert.picture.rows import TALLNESS, Laid, even, fan, row, rows
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import n_cards

GAP = 10  # between two clans of a palace
PITCH = 160  # from one row of the own palace to the next, on the tall table

# --- a player


@once
def panel(t: Canvas, seat: int, box: Box, size: float, side: bool = False) -> float:
    """A palace: whose it is, the hand of another, and the cards by clan; return how high it is."""
    x, y, width, height, _ = box
    figures = t.figures(SEAT + seat)
    label = t.say("palace", who=t.name(seat), n=n_cards(t.v.n_palace[seat], t.lang))
    t.place(f"palace-{seat}", box, label, t.tone(seat, "shielded" * figures["full"]))
    header(t, seat, x + 18, y, side, bool(figures["full"]))
    if seat != t.home and side:
        strip(t, seat, Box(x + 50, y + 142, 190), 56, right=False)
    elif seat != t.home:
        strip(t, seat, Box(x + width * 0.6, y + 10, width * 0.4 - 18), 36 if t.tall else 48)
    left, top = (x + 290, 62) if side else (x + 18, 108 if t.tall else 134)
    palace(t, seat, Box(left, y + top, x + width - 18 - left), size, figures)
    t.offer(SEAT + seat, box)
    return height


def header(t: Canvas, seat: int, x: float, y: float, side: bool, full: bool) -> None:
    """A lantern for the turn, the name, a shield for eight, and how full the palace is."""
    name = x + 40 * (seat == t.turn)
    t.write(f"name-{seat}", name, y + 44, t.name(seat), "large title" if seat == t.home else "large")
    if seat == t.turn:
        t.put("turn-lantern", "lantern", Box(x - 4, y + 6, 34), t.say("lantern", who=t.name(seat)))
    left, low = (x + 330, y + 44) if t.tall else (x, y + 76)
    t.write(f"full-{seat}", left, low, f"{t.v.n_palace[seat]}/{PALACE_FULL}", "quiet")
    if full:
        box = Box(x + 150, y + 62, 64) if side else Box(left + (72 if t.tall else 56), low - 28, 32)
        t.put(f"shield-{seat}", "shield", box, t.words["shield"])


def strip(t: Canvas, seat: int, room: Box, size: float, right: bool = True) -> None:
    """The hand of another player: backs, and what the viewer knows of it."""
    n, end = t.v.n_hand[seat], room.x + room.width
    laid = row(held(t, seat), room, size, alike=0.4)
    shift = end - laid[-1].box.x - laid[-1].box.width if laid and right else 0
    laid = [Laid(kind, box._replace(x=round(box.x + shift, 1))) for kind, box in laid]
    whose(t, seat, n, room._replace(height=size * TALLNESS))
    left = laid[0].box.x if laid else end if right else room.x
    t.write(f"held-{seat}", left - 10, room.y + size * 0.7 + 8, str(n), "end quiet")
    lay(t, f"hand-{seat}", laid, sprite="mini")


def whose(t: Canvas, seat: int, n: int, box: Box) -> None:
    """The place of a hand."""
    t.place(f"hand-{seat}", box, t.say("hand", who=t.name(seat), n=n_cards(n, t.lang)), "bare")


def palace(t: Canvas, seat: int, room: Box, size: float, figures: dict[str, int]) -> None:
    """The cards by clan, over each clan what the palace would count for it; the best is crowned."""
    owned = cards(t.v.palace[seat])
    base = AT + seat * KINDS if t.phase != Phase.GIVE else CARD if seat == t.home else NONE
    gap = 16 if t.tall and seat != t.home else GAP  # wide enough for a number over each clan
    lines = rows(owned, room.width, size, size, gap) if t.tall and seat == t.home else [owned]
    met = set()
    for i, line in enumerate(lines):
        laid = row(line, room._replace(y=room.y + i * PITCH), size, gap)
        for kind, box in laid:
            clan = Clan(kind // RANKS)
            if clan not in met:
                met.add(clan)
                total(t, seat, clan, box, figures)
        lay(t, f"palace-{seat}", laid, base, turned=seat == t.turn)


def total(t: Canvas, seat: int, clan: Clan, card: Box, figures: dict[str, int]) -> None:
    """A clan's coin and number, over its first card; the Jann count with every clan."""
    best, points = clan == figures["best_clan"], figures[clan.name.lower()]
    words = signed(points) if clan == Clan.JANN else str(points).replace("-", "−")
    name = t.nouns["clans"][clan]
    coin = t.say("total", clan=name, n=words)
    t.put(f"clan-{seat}-{clan:d}", f"clan-{clan:d}", Box(card.x, card.y - 36, 30), coin)
    t.write(f"total-{seat}-{clan:d}", card.x + 36, card.y - 13, words, "strong" if best else "quiet")
    if best:
        t.put(f"crown-{seat}", "crown", Box(card.x, card.y - 49, 30), t.say("crown", clan=name))


# --- the piles and the hand


def titled(t: Canvas, zone: str, n: int, box: Box, tone: str = "") -> None:
    """A titled place for cards."""
    title = t.words[zone]
    t.place(zone, box, f"{title}: {n_cards(n, t.lang)}", tone)
    if box.width < 180:
        t.write(f"title-{zone}", box.x + box.width / 2, box.y + 31, title, "middle quiet")
    else:
        t.write(f"title-{zone}", box.x + 16, box.y + 31, f"{title} · {n}", "quiet")


def slot(t: Canvas, zone: str, box: Box, size: float) -> None:
    """Where the cards of an empty pile would lie."""
    middle = Box(box.x + (box.width - size) / 2, box.y + 44, size)
    t.put(f"slot-{zone}-0", f"slot-{zone}", middle, t.words["empty"])


@once
def deck(t: Canvas, box: Box, size: float) -> None:
    """The deck: the more cards, the thicker."""
    n, left = t.v.n_deck - t.v.n_look, box.x + (box.width - size) / 2
    titled(t, "deck", n, box)
    if n == 0:
        slot(t, "deck", box, size)
    top = -(-n // 10) - 1
    for i in range(top + 1):
        t.put(f"deck-{i}", "back", Box(left + 3 - i, box.y + 46 - i * 2, size), t.words["back"] if i == top else "")
    t.write("deck-n", box.x + box.width / 2, box.y + 46 + size * 1.25, str(n), "middle badge")


@once
def look(t: Canvas, box: Box, size: float) -> None:
    """The cards looked at: their faces for the one who looks, their backs for others."""
    n, below = t.v.n_look, t.v.n_deck - t.v.n_look
    titled(t, "look", n, box, "tray")
    faces = sorted(NONE if card == NONE else card % KINDS for card in t.v.deck[below : t.v.n_deck])
    room = Box(box.x + 16, box.y + 44, box.width - 32)
    lay(t, "look", row(faces, room, size, alike=0.4, middle=True), source(t, "look"))


@once
def spread(t: Canvas, zone: str, box: Box, sizes: Sequence[float], least: float = 0, pitch: float = 0) -> None:
    """A pile whose every kind can be seen, with how many there are of it, as large as there is room."""
    chosen, counts = source(t, zone), getattr(t.v, zone)
    titled(t, zone, sum(counts), box, "tray" if chosen != NONE else "")
    if not any(counts):
        slot(t, zone, box, sizes[0])
        return
    for size in sizes:
        lines = rows(kinds(counts), box.width - 32, size, least or size * 0.95)
        apart = pitch or size * TALLNESS + 6
        if len(lines) * apart <= box.height - 46:
            break
    else:
        lines = [kinds(counts)]
    first = row(lines[0], Box(box.x + 16, box.y + 44, box.width - 32), size)  # the longest: the others keep its columns
    for i, line in enumerate(lines):
        laid = [Laid(kind, at._replace(y=at.y + i * apart)) for (_, at), kind in zip(first, line, strict=False)]
        lay(t, zone, laid, chosen, "mini" if t.tall and chosen == NONE else "card")
        for kind, at in laid:
            words = ("×" if size > 44 else "") + str(counts[kind])
            if counts[kind] > 1:
                t.write(f"{zone}-{kind}-n", at.x + 4, at.y + min(apart, at.height) - 8, words, "badge")


@once
def hand(t: Canvas, room: Box, size: float, wrap: bool = False) -> float:
    """The hand at the bottom, a fan of one row, or on a phone of as many as fingers need; return where it ends."""
    mine = held(t, t.home)
    lines = even(mine, room.width, size, 90) if wrap else [mine]
    height = (len(lines) - 1) * 100 + size * TALLNESS + 8
    whose(t, t.home, len(mine), room._replace(height=height))
    for i, line in enumerate(lines):
        laid = row(line, room._replace(y=room.y + i * 100), size, middle=True)
        lay(t, f"hand-{t.home}", fan(laid, 3, 8) if t.tall else fan(laid, 5, 18), source(t, "hand"))
    return room.y + height
