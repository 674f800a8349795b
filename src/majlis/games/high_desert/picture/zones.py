"""The parts of the table: palaces, hands and piles, each drawn into the room it is given."""

from majlis.core.record import NONE
from majlis.core.scene import Place
from majlis.games.high_desert.actions import AT, CARD, SEAT
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, RANKS, Clan
from majlis.games.high_desert.picture.rows import TALLNESS, even, fan, row, rows
from majlis.games.high_desert.picture.table import cards, held, kinds, lay, source
from majlis.games.high_desert.state import Phase
from majlis.games.high_desert.words.names import n_cards
from majlis.games.high_desert.words.score import best_clan, parts

PITCH = 160  # from one row of the own palace to the next, on the tall table

# --- a player


def panel(t, seat, x, y, width, height, size, side=False):
    """A palace: whose it is, the hand of another, and the cards by clan."""
    tones = ["active"] * (seat == t.turn) + ["shielded"] * shielded(t, seat) + ["mine"] * (seat == t.home)
    label = t.words["palace"].format(who=t.name(seat), n=n_cards(int(t.v.n_palace[seat]), t.lang))
    t.places.append(Place(f"palace-{seat}", x, y, width, height, label, " ".join(tones)))
    header(t, seat, x + 18, y, side)
    if seat != t.home and side:
        strip(t, seat, x + 50, y + 142, 190, 56, right=False)
    elif seat != t.home:
        strip(t, seat, x + width * 0.6, y + 10, width * 0.4 - 18, 36 if t.tall else 48)
    left, top = (x + 290, 62) if side else (x + 18, 108 if t.tall else 134)
    palace(t, seat, left, y + top, x + width - 18 - left, size)
    t.offer(SEAT + seat, x, y, width, height)
    return height


def shielded(t, seat):
    return int(t.v.n_palace[seat]) >= PALACE_FULL


def header(t, seat, x, y, side):
    """A lantern for the turn, the name, a shield for eight, and how full the palace is."""
    name = x + 40 * (seat == t.turn)
    t.write(f"name-{seat}", name, y + 44, t.name(seat), "large", tone="title" if seat == t.home else "")
    if seat == t.turn:
        t.put("turn-lantern", "lantern", x - 4, y + 6, 34, t.words["lantern"].format(who=t.name(seat)))
    at = (x + 330, y + 44) if t.tall else (x, y + 76)
    t.write(f"full-{seat}", *at, f"{int(t.v.n_palace[seat])}/{PALACE_FULL}", tone="quiet")
    if shielded(t, seat):
        beside = at[0] + (72 if t.tall else 56), at[1] - 28, 32
        t.put(f"shield-{seat}", "shield", *((x + 150, y + 62, 64) if side else beside), t.words["shield"])


def strip(t, seat, x, y, width, size, right=True):
    """The hand of another player: backs, and what the viewer knows of it."""
    n = n_cards(int(t.v.n_hand[seat]), t.lang)
    label = t.words["hand"].format(who=t.name(seat), n=n)
    boxes = row(held(t, seat), x, y, width, size, alike=0.4)
    shift = x + width - boxes[-1].x - boxes[-1].width if boxes and right else 0
    boxes = [box._replace(x=round(box.x + shift, 1)) for box in boxes]
    t.places.append(Place(f"hand-{seat}", x, y, width, size * TALLNESS, label, "bare"))
    left = boxes[0].x if boxes else x + width * right
    t.write(f"held-{seat}", left - 10, y + size * 0.7 + 8, str(int(t.v.n_hand[seat])), anchor="end", tone="quiet")
    lay(t, f"hand-{seat}", boxes, sprite="mini")


def palace(t, seat, x, y, width, size):
    """The cards by clan, over each clan what the palace would count for it; the best is crowned."""
    owned = t.v.palace[seat]
    base = CARD if t.phase == Phase.GIVE else AT + seat * KINDS
    gap = 16 if t.tall and seat != t.home else 10  # wide enough for a number over each clan
    lines = rows(cards(owned), width, size, size, gap) if t.tall and seat == t.home else [cards(owned)]
    seen = set()
    for i, line in enumerate(lines):
        boxes = row(line, x, y + i * PITCH, width, size, gap)
        for box in boxes:
            if box.kind // RANKS not in seen:
                seen.add(box.kind // RANKS)
                total(t, seat, owned, box.kind // RANKS, box.x, box.y)
        lay(t, f"palace-{seat}", boxes, base if base != CARD or seat == t.home else None, turned=seat == t.turn)


def total(t, seat, owned, clan, x, y):
    """A clan's coin and number; the Jann count with every clan."""
    best = clan == best_clan(owned)
    points = parts(owned, 0)[1] if clan == Clan.JANN else sum(parts(owned, clan))
    words = f"{points:+d}" if clan == Clan.JANN else str(points)
    t.put(f"clan-{seat}-{clan}", f"clan-{clan}", x, y - 36, 30, Clan(clan).name.title())
    t.write(f"total-{seat}-{clan}", x + 36, y - 13, words.replace("-", "−"), tone="strong" if best else "quiet")
    if best:
        t.put(f"crown-{seat}", "crown", x, y - 49, 30, t.words["crown"])


# --- the piles and the hand


def deck(t, x, y, width, height, size):
    """The deck: the more cards, the thicker."""
    n, left = int(t.v.n_deck) - int(t.v.n_look), x + (width - size) / 2
    titled(t, "deck", n, x, y, width, height)
    if n == 0:
        t.put("slot-deck-0", "slot-deck", left, y + 44, size, t.words["empty"])
    top = -(-n // 10) - 1
    for i in range(top + 1):
        t.put(f"deck-{i}", "back", left + 3 - i, y + 46 - i * 2, size, t.words["back"] if i == top else "")
    t.write("deck-n", x + width / 2, y + 46 + size * 1.25, str(n), anchor="middle", tone="badge")


def titled(t, zone, n, x, y, width, height, tone=""):
    """A titled place for cards."""
    title = t.words[zone]
    t.places.append(Place(zone, x, y, width, height, f"{title}: {n_cards(n, t.lang)}", tone))
    at, anchor, words = (x + width / 2, "middle", title) if width < 180 else (x + 16, "start", f"{title} · {n}")
    t.write(f"title-{zone}", at, y + 31, words, anchor=anchor, tone="quiet")


def look(t, x, y, width, height, size):
    """The cards looked at: their faces for the one who looks, their backs for others."""
    n = int(t.v.n_look)
    titled(t, "look", n, x, y, width, height, "tray")
    top = [int(card) for card in t.v.deck[int(t.v.n_deck) - n : int(t.v.n_deck)]]
    seen = sorted(NONE if card == NONE else card % KINDS for card in top)
    lay(t, "look", row(seen, x + 16, y + 44, width - 32, size, alike=0.4, middle=True), source(t, "look"))


def spread(t, zone, counts, x, y, width, height, sizes, sprite="card", least=0, pitch=0):
    """A pile whose every kind can be seen, with how many there are of it, as large as there is room."""
    chosen = source(t, zone)
    titled(t, zone, int(counts.sum()), x, y, width, height, "tray" if chosen is not None else "")
    if not counts.any():
        t.put(f"slot-{zone}-0", f"slot-{zone}", x + (width - sizes[0]) / 2, y + 44, sizes[0], t.words["empty"])
    for size in sizes:
        lines = rows(kinds(counts), width - 32, size, least or size * 0.95)
        apart = pitch or size * TALLNESS + 6
        if len(lines) * apart <= height - 46:
            break
    else:
        lines = [kinds(counts)]
    first = row(lines[0], x + 16, y + 44, width - 32, size) if lines else []  # the longest: the others keep its columns
    for i, line in enumerate(lines):
        boxes = [box._replace(kind=kind, y=box.y + i * apart) for box, kind in zip(first, line, strict=False)]
        lay(t, zone, boxes, chosen, sprite)
        low = min(apart, boxes[0].height) - 8
        for box in boxes:
            if counts[box.kind] > 1:
                words = ("×" if size > 44 else "") + str(counts[box.kind])
                t.write(f"{zone}-{box.kind}-n", box.x + 4, box.y + low, words, tone="badge")


def hand(t, x, y, width, size, wrap=False):
    """The hand at the bottom, a fan of one row, or on a phone of as many as fingers need; return where it ends."""
    mine = held(t, t.home)
    lines = even(mine, width, size, 90) if wrap else [mine]
    end = y + (len(lines) - 1) * 100 + size * TALLNESS + 8
    label = t.words["hand"].format(who=t.name(t.home), n=n_cards(len(mine), t.lang))
    t.places.append(Place(f"hand-{t.home}", x, y, width, end - y, label, "bare"))
    for i, line in enumerate(lines):
        boxes = fan(row(line, x, y + i * 100, width, size, middle=True), 3 if t.tall else 5, 8 if t.tall else 18)
        lay(t, f"hand-{t.home}", boxes, source(t, "hand"))
    return end
