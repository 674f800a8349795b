"""Where things lie and what can be clicked: a wide table for desks, a tall one for phones."""

from majlis.core.record import NONE
from majlis.core.scene import Piece, Scene
from majlis.games.high_desert.actions import DECLINE, WISH
from majlis.games.high_desert.parts import RANKS, Clan, Wish
from majlis.games.high_desert.picture.art import SPRITES
from majlis.games.high_desert.picture.rows import TALLNESS, rows
from majlis.games.high_desert.picture.table import Table, cards, kinds, source
from majlis.games.high_desert.picture.zones import PITCH, deck, hand, look, panel, spread
from majlis.games.high_desert.words.names import NAMES, PICTURE
from majlis.games.high_desert.words.offers import OFFERS
from majlis.games.high_desert.words.prompts import prompt
from majlis.games.high_desert.words.score import best_points

STARS = ((0.2, 225), (0.31, 250), (0.5, 258), (0.68, 250), (0.8, 252), (0.96, 242))


def draw(view, seat, mask, lang="en", names=(), tall=False):
    """The scene: every open action has exactly one spot."""
    t = Table(view, seat, mask, lang, names, tall, PICTURE[lang])
    width, height = tall_table(t) if tall else wide_table(t)
    title = prompt(view, seat, lang, names)
    lying = tuple(t.places), tuple(t.pieces), tuple(t.texts), tuple(t.spots)
    return Scene(width, height, title, SPRITES, *lying, night(width, height))


def night(width, height):
    """Sky, stars, dunes and a town at the foot of the table."""
    stars = [Piece(f"star-{i}", "star", x * width, height - y, 14, 14, "") for i, (x, y) in enumerate(STARS)]
    return (
        Piece("heaven", "heaven", 0, 0, width, height, ""),
        Piece("far-dunes", "far-dunes", 0, height - 220, width, 220, ""),
        *stars,
        Piece("town", "town", 14, height - 150, 290, 138, ""),
        Piece("near-dunes", "near-dunes", 0, height - 90, width, 90, ""),
    )


# --- the two tables


def wide_table(t):
    """Others above, the piles in the middle, the own palace, then the hand between the turn and the buttons."""
    n = len(t.others)
    width = (1568 - 16 * n) / n
    for i, seat in enumerate(t.others):
        panel(t, seat, 24 + i * (width + 16), 20, width, 250, 112 if n == 1 else 78, side=n == 1)
    wide_middle(t, 286, 196)
    panel(t, t.home, 24, 498, 1552, 234, 112, side=True)
    status(t, 40, 792)
    hand(t, 350, 762, 910, 144)
    wide_buttons(t, 1300, 764, 276)
    return 1600, 1000


def wide_middle(t, y, height):
    deck(t, 24, y, 150, height, 96)
    x = 190
    if t.v.n_look:
        look(t, x, y, 560, height, 96)
        x += 576
    removed = 250
    spread(t, "discard", t.v.discard, x, y, 1560 - removed - x, height, (96,), least=26)
    spread(t, "removed", t.v.removed, 1576 - removed, y, removed, height, (96, 70, 48, 36))


def tall_table(t):
    """The same from top to bottom, as high as it must be."""
    status(t, 24, 44)
    y, size = 62, (76 if len(t.others) == 3 else 96)
    for seat in t.others:
        y += panel(t, seat, 12, y, 756, 114 + size * TALLNESS, size) + 10
    y = tall_middle(t, y)
    lines = len(rows(cards(t.v.palace[t.home]), 720, 84, 84, 10)) or 1
    y += panel(t, t.home, 12, y, 756, 74 + PITCH * lines, 84) + 14
    tall_buttons(t, y)
    busy = source(t, "look") is not None or source(t, "discard") is not None
    return 780, hand(t, 24, y + 108, 732, 90 if busy else 120, wrap=not busy) + 20


def tall_middle(t, y):
    """Deck, discard and removed side by side; what is chosen from is a tray across the table."""
    if t.v.n_look:
        look(t, 12, y, 756, 226, 120)
        y += 236
    asked, height = source(t, "discard") is not None, 160 if len(kinds(t.v.discard)) < 10 else 192
    if asked:
        tray, height = 82 + 100 * len(rows(kinds(t.v.discard), 724, 88, 88)), 160
        spread(t, "discard", t.v.discard, 12, y, 756, tray, (88,), least=88, pitch=100)
        y += tray + 10
    else:
        spread(t, "discard", t.v.discard, 132, y, 480, height, (74, 58, 46, 38), "mini")
    deck(t, 12, y, 112, height, 74)
    x = 132 if asked else 620
    spread(t, "removed", t.v.removed, x, y, 768 - x, height, (74, 46, 34, 22), "mini")
    return y + height + 10


# --- words and buttons


def status(t, x, y):
    """Whose turn it is, and how near the end: lines under each other, on the tall table one line."""
    line, notes = turn_words(t)
    tone = "strong" if t.turn == NONE else "alarm"
    if t.tall:
        acts = "" if t.turn in (t.seat, NONE) else " " + t.words["acts"]
        t.write("turn", x, y, line + acts, "large", tone="title")
        for note in notes[-1:]:
            t.write("turn-end", 756, y, note[:1].upper() + note[1:], anchor="end", tone=tone)
        return
    t.write("turn", x, y, line, "large", tone="title")
    if t.turn not in (t.seat, NONE):
        y += 32
        t.write("turn-acts", x, y, t.words["acts"], tone="title")
    for i, note in enumerate(notes):
        t.write(f"turn-end-{i}", x, y + 36 + i * 30, note, tone=tone)


def turn_words(t):
    """Who is to act, and what is to be said of the end."""
    words, left = t.words, int(t.v.turns_left)
    if t.turn == NONE:
        return words["over"], [words["winner"].format(who=", ".join(t.name(seat) for seat in winners(t.v)))]
    notes = [] if left == NONE else [words["last"], words["left"][left > 1].format(n=left)]
    return words["yours"] if t.turn == t.seat else t.name(t.turn), notes


def winners(v):
    """Who has the best palace: points, then cards, then Jann."""
    jann = [int(v.palace[seat, Clan.JANN * RANKS :].sum()) for seat in range(v.seats)]
    sheet = [(best_points(v.palace[seat]), int(v.n_palace[seat]), jann[seat]) for seat in range(v.seats)]
    return [seat for seat, line in enumerate(sheet) if line == max(sheet)]


def buttons(t):
    """The open actions that are no card, and their words."""
    wishes = [(WISH + wish, "✦ " + NAMES[t.lang]["wishes"][wish].capitalize()) for wish in Wish]
    return [(a, words) for a, words in (*wishes, (DECLINE, OFFERS[t.lang]["decline"].rstrip("."))) if t.mask[a]]


def wide_buttons(t, x, y, width):
    open_now = buttons(t)
    if open_now and open_now[0][0] != DECLINE:
        t.write("wishes", x, y + 22, t.words["wishes"], tone="quiet")
    for i, (a, words) in enumerate(open_now):
        t.offer(a, x, y + 40 + i * 62, width, 50, button=words)


def tall_buttons(t, y):
    open_now = buttons(t)
    width = (756 - 12 * (len(open_now) - 1)) / max(1, len(open_now))
    for i, (a, words) in enumerate(open_now):
        t.offer(a, 12 + i * (width + 12), y, width, 90, button=words)
