"""The table in letters: six by five tiles with tribe letters, under them the tracks, the market, the djinns."""

from collections.abc import Iterator

from majlis.core.canvas import Canvas
from majlis.core.letters import SEATS, WIDTH, Ink, Letters, Line, Sheet, Thing, short
from majlis.core.record import NONE
from majlis.games.five_tribes.actions import BUY, SLOT, SPACE
from majlis.games.five_tribes.parts import BLUE_FACES, COLUMNS, DJINN_ROW, DJINNS, TILES, ZEROS, Flag
from majlis.games.five_tribes.picture.city import NO_END, End, chosen, could_end, meant
from majlis.games.five_tribes.picture.labels import card_label, tile_label
from majlis.games.five_tribes.picture.panels import cards_of
from majlis.games.five_tribes.picture.tracks import FIRST_TO_LAST
from majlis.games.five_tribes.state import FACE_UP
from majlis.games.five_tribes.words.phrases import CARDS, KINDS, POINTS, PRICES, TRIBE_NOUNS, counted, good, spot, worth

TONE = ("yellow", "white", "green", "blue", "red")  # by tribe
WIDE, TALL = 10, 4
PALM, PALACE = "♣", "⌂"
INDENT = 11


def terminal(t: Canvas) -> Sheet:
    page = Letters()
    ends, path = could_end(t), t.v.path[: t.v.n_path]
    for tile in range(TILES):
        one_tile(t, page, tile, ends.get(tile, NO_END), path)
    y = in_hand(t, page, TALL * TILES // COLUMNS)
    y = tracks(t, page, y)
    y = page.row(y, t.words["row"], market(t), INDENT)
    shop(t, page, y)
    return page.sheet(player(t, whose) for whose in range(t.v.seats))


# --- the city


def letters(t: Canvas) -> list[str]:
    """The first letter of each tribe."""
    return [t.nouns["nouns"][noun][0][0].upper() for noun in TRIBE_NOUNS]


def one_tile(t: Canvas, page: Letters, tile: int, end: End, path: list[int]) -> None:
    """Name, kind and value over the meeples; camel, palms and palaces; the way, and what an end would bring."""
    row, column = divmod(tile, COLUMNS)
    face, value = t.v.face[tile], POINTS[t.v.face[tile]]
    kind = t.words["kinds"][KINDS[face]]
    head = [(f"{spot(tile)} ", "strong"), (f"{kind:<3}", ""), (f"{value:>2}", "blue" if face < BLUE_FACES else "red")]
    if value > 9:
        head[1] = (kind, "")
    label = ", ".join(filter(None, [tile_label(tile, face, t.lang), *standing(t, tile)]))
    thing = Thing(1 + column * WIDE, row * TALL, WIDE, TALL, label, meant(t, tile, chosen(t)), "square")
    page.box(thing, head, crowd(t, tile), [*buildings(t, tile)], [*foot(t, tile, end, path)])


def standing(t: Canvas, tile: int) -> Iterator[str]:
    """What stands there, in words."""
    things = [
        *zip(TRIBE_NOUNS, t.v.meeples[tile], strict=True),
        ("palm", t.v.palms[tile]),
        ("palace", t.v.palaces[tile]),
    ]
    yield from (counted(n, noun, t.lang) for noun, n in things if n)
    if t.v.camel[tile] != NONE:
        yield t.say("camel", who=t.name(t.v.camel[tile]))


def crowd(t: Canvas, tile: int) -> list[Ink]:
    """A letter for each meeple; where there is no room for that, a number before each letter."""
    counts, few = t.v.meeples[tile], sum(t.v.meeples[tile]) <= WIDE - 2
    signs = zip(letters(t), counts, TONE, strict=True)
    return [(letter * n if few else f"{n}{letter}", tone) for letter, n, tone in signs if n]


def buildings(t: Canvas, tile: int) -> Iterator[Ink]:
    camel = t.v.camel[tile]
    yield (f"◆{SEATS[camel]}", f"seat-{camel}") if camel != NONE else ("  ", "")
    for sign, n, tone in ((PALM, t.v.palms[tile], "green"), (PALACE, t.v.palaces[tile], "white")):
        if n:
            yield f" {sign}{n}", tone


def foot(t: Canvas, tile: int, end: End, path: list[int]) -> Iterator[Ink]:
    """Which step of the way led here, what would be taken at an end, and its points."""
    steps = [i for i, at in enumerate(path) if at == tile]
    way = ("»" if steps[-1] == 0 else f"»{steps[-1]}") if steps else ""
    gain = end.gain + "◆" * end.won
    taken = [(letters(t)[tribe], TONE[tribe]) for tribe, _ in end.taken]
    if way:
        yield way, "strong"
    if gain:
        yield from taken[:3]
        yield f"{gain:>{WIDE - 2 - len(way) - len(taken[:3])}}", "strong"


# --- under the city


def in_hand(t: Canvas, page: Letters, y: int) -> int:
    """The meeples that the mover carries, and what is left of palms and palaces; the last line above the fold."""
    page.put(0, y, (f"{t.words['hand']} ", "title"))
    inks = [(letter * n, tone) for letter, n, tone in zip(letters(t), t.v.carry, TONE, strict=True) if n]
    page.put(len(t.words["hand"]) + 1, y, *inks)
    left = f"{PALM}{t.v.palms_left} {PALACE}{t.v.palaces_left} · {t.say('round', n=t.v.rounds)}"
    page.put(WIDTH - len(left), y, (left, "quiet"))
    return y + 1


def tracks(t: Canvas, page: Letters, y: int) -> int:
    """Who pays most plays first; whoever stands first in line bids first."""
    spaces = []
    for space in FIRST_TO_LAST:
        who, a = t.v.spaces[space], SPACE + max(0, space - ZEROS + 1)
        sign, tone = (SEATS[who], f"seat-{who}") if who != NONE else ("·", "")
        label = t.say("space", n=PRICES[space]) + (f", {t.say('marker', who=t.name(who))}" if who != NONE else "")
        spaces.append((f"{PRICES[space]}{sign}", label, (a,), tone))
    y = page.row(y, t.words["turns"], spaces, INDENT)
    page.put(0, y, (t.words["line"], "title"))
    page.put(
        INDENT + 1,
        y,
        *(
            (f"{SEATS[seat] if seat != NONE else '·'}  ", f"seat-{seat}" if seat != NONE else "quiet")
            for seat in t.v.line
        ),
    )
    return y + 1


def market(t: Canvas) -> Iterator[tuple[str, str, tuple[int, ...], str]]:
    """The open cards in their order: their places count."""
    for i in range(t.v.n_row):
        name = t.nouns["goods"][t.v.row[i]]
        yield f"{i + 1} {name}", t.say("row_card", what=name, n=i + 1), (SLOT + i,), ""


def shop(t: Canvas, page: Letters, y: int) -> None:
    """A line for each djinn that can be bought, and for the open thief."""
    shown = [t.v.djinn.index(FACE_UP + i) for i in range(DJINN_ROW) if FACE_UP + i in t.v.djinn]
    shown += [DJINNS + thief for thief, at in enumerate(t.v.thief) if at == FACE_UP]
    page.put(0, y, (t.words["djinns"], "title"))
    for i, card in enumerate(shown):
        label = card_label(card, t.lang)
        words = f"{CARDS[card]} {worth(card)} {t.nouns['powers'][CARDS[card]]}"
        page.item(INDENT, y + i, short(words, WIDTH - INDENT - 1), label, (BUY + card * 2, BUY + card * 2 + 1))


# --- the players


def player(t: Canvas, seat: int) -> list[Line]:
    """Gold, camels, viziers and elders; cards; djinns."""
    v, (vizier, elder, *_) = t.v, letters(t)
    covered = v.options & Flag.OPEN_GOLD == 0 and seat != t.seat and t.turn != NONE
    gold = t.say("gold", n="?" if covered else v.gold[seat])
    first = [
        (f"{gold} ◆{v.camels[seat]} ", ""),
        (f"{vizier}{v.viziers[seat]} ", TONE[0]),
        (f"{elder}{v.elders[seat]}", TONE[1]),
    ]
    known = [good(kind, n, t.lang) for kind, n in enumerate(v.hand[seat]) if n]
    hidden = v.n_hand[seat] - sum(v.hand[seat])
    backs = [t.words["back"] if hidden == 1 else t.say("backs", n=hidden)] if hidden else []
    cards = ", ".join([*known, *backs])
    djinns = ", ".join(CARDS[card] for card in cards_of(t, seat))
    return [tuple(first), *[((words, "quiet"),) for words in (cards, djinns) if words]]
