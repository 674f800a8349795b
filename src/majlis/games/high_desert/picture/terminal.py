"""The table in letters: palaces as rows of cards, the hand under them, then wishes and piles."""

from collections.abc import Iterator, Sequence

from majlis.core.canvas import Canvas
from majlis.core.letters import SEATS, WIDTH, Ink, Letters, Line, Sheet, Thing, clipped
from majlis.core.record import NONE
from majlis.core.speech import signed
from majlis.games.high_desert.actions import DECLINE, SEAT, WISH
from majlis.games.high_desert.parts import KINDS, PALACE_FULL, RANKS, VALUE, WISHES, Clan
from majlis.games.high_desert.picture.cards import face_label, kinds, source, want
from majlis.games.high_desert.words.names import n_cards, say

TONE = ("yellow", "blue", "green", "red", "violet")  # by clan
CARD, TALL = 10, 3
INDENT = 14


def terminal(t: Canvas) -> Sheet:
    page = Letters()
    y = 0
    for whose in (*t.others, t.home):
        y = palace(t, page, whose, y)
    y = hand(t, page, y)
    y = buttons(t, page, y)
    for zone in ("look", "discard", "removed"):
        y = pile(t, page, zone, y)
    return page.sheet(player(t, whose) for whose in range(t.v.seats))


def palace(t: Canvas, page: Letters, seat: int, y: int) -> int:
    """Whose it is and how it stands, and its cards."""
    label = t.say("palace", who=t.name(seat), n=n_cards(t.v.n_palace[seat], t.lang))
    label += f" · {t.words['shield']}" * bool(t.figures(SEAT + seat)["full"])
    words = f"{SEATS[seat]} {t.name(seat)} {t.v.n_palace[seat]}/{PALACE_FULL}"
    x = page.item(0, y, words, label, (SEAT + seat,), f"seat-{seat}")
    page.put(x, y, *clipped([*totals(t, seat)], WIDTH - x))
    cards(t, page, f"palace-{seat}", t.v.palace[seat], y + 1)
    return y + 1 + TALL


def totals(t: Canvas, seat: int) -> Iterator[Ink]:
    """Whether a palace is out of reach, and what each clan of it would count; the one that counts is starred."""
    figures = t.figures(SEAT + seat)
    if figures["full"]:
        yield "■ ", "alarm"
    for clan in Clan:
        if any(t.v.palace[seat][clan * RANKS : (clan + 1) * RANKS]):
            n, best = figures[clan.name.lower()], clan == figures["best_clan"]
            number = signed(n) if clan == Clan.JANN else str(n).replace("-", "−")
            yield f"{'★' * best}{t.nouns['clans'][clan]} {number} ", TONE[clan]


def cards(t: Canvas, page: Letters, zone: str, counts: Sequence[int], y: int, hidden: int = 0) -> None:
    """Cards side by side, the like as one with their number; narrower where there are many."""
    held = kinds(counts)
    wide = min(CARD, WIDTH // max(1, len(held) + (hidden > 0)))
    for i, kind in enumerate(held):
        clan, rank = divmod(kind, RANKS)
        lines = (
            t.nouns["clans"][clan],
            t.nouns["ranks"][rank],
            f"{VALUE[kind]}{f' ×{counts[kind]}' * (counts[kind] > 1)}",
        )
        touched = (a,) if (a := want(t, zone, kind)) != NONE else ()
        box = Thing(i * wide, y, wide, TALL, face_label(kind, t.lang), touched, "square")
        page.box(box, *([(words, TONE[clan])] for words in lines))
    if hidden:
        page.box(Thing(len(held) * wide, y, wide, TALL, t.words["back"], (), "square"), [], [(f"? ×{hidden}", "quiet")])


def hand(t: Canvas, page: Letters, y: int) -> int:
    """The viewer's own cards."""
    if t.seat < 0:
        return y
    known = t.v.hand[t.home]
    page.put(1, y, (t.say("hand", who=t.name(t.home), n=n_cards(t.v.n_hand[t.home], t.lang)), "title"))
    cards(t, page, f"hand-{t.home}", known, y + 1, t.v.n_hand[t.home] - sum(known))
    return y + 1 + TALL


def buttons(t: Canvas, page: Letters, y: int) -> int:
    """The wishes, what is declined, and how many cards are left to draw."""
    items = [(t.nouns["wishes"][i], t.nouns["wished"][i], (WISH + i,), "") for i in range(WISHES)]
    if DECLINE in t.open:
        items.append((say(DECLINE, t.lang), say(DECLINE, t.lang), (DECLINE,), ""))
    end = page.row(y, t.words["wishes"].split()[0], items, INDENT)
    notes = f"{t.words['deck']} {t.v.n_deck - t.v.n_look}"
    if t.v.turns_left != NONE and t.turn != NONE:
        notes += " · " + t.words["left"][t.v.turns_left > 1].format(n=t.v.turns_left)
    page.put(WIDTH - len(notes), y, (notes, "quiet"))
    return end


def pile(t: Canvas, page: Letters, zone: str, y: int) -> int:
    """A pile whose cards can be read: two letters of the clan, three of the rank."""
    if zone == "look":
        below = t.v.n_deck - t.v.n_look
        top = [card % KINDS for card in t.v.deck[below : t.v.n_deck] if card != NONE]
        counts = [top.count(kind) for kind in range(KINDS)]
    else:
        counts = getattr(t.v, zone)
    if not any(counts):
        return y
    return page.row(y, t.words[zone], (lying(t, zone, kind, counts[kind]) for kind in kinds(counts)), INDENT)


def lying(t: Canvas, zone: str, kind: int, n: int) -> tuple[str, str, tuple[int, ...], str]:
    wants = (want(t, zone, kind),) if source(t, zone) != NONE else ()
    return named(t, kind, n), face_label(kind, t.lang), wants, TONE[kind // RANKS]


def named(t: Canvas, kind: int, n: int) -> str:
    """'MaThi×2'."""
    clan, rank = divmod(kind, RANKS)
    return f"{t.nouns['clans'][clan][:2]}{t.nouns['ranks'][rank][:3]}{f'×{n}' * (n > 1)}"


def player(t: Canvas, seat: int) -> list[Line]:
    """What others see of a hand, and what the viewer knows of it."""
    known = t.v.hand[seat] if seat != t.home else [0] * KINDS
    cards = ", ".join(named(t, kind, known[kind]) for kind in kinds(known))
    return [((n_cards(t.v.n_hand[seat], t.lang) + (f": {cards}" if cards else ""), ""),)]
