"""Tom's part of the table, for one who plays alone: his deck and last card, what is still to come, and the tasks."""

from majlis.core.record import NONE, named
from majlis.core.speech import listed
from majlis.games.djinn.parts import BOSS, ROUNDS
from majlis.games.djinn.rules.tom import REVEALED, TASKS, fulfilled
from majlis.games.djinn.words.cards import tom_line
from majlis.games.djinn.words.phrases import at_spot, some
from majlis.games.djinn.words.prompts import counted_lines
from majlis.games.djinn.words.reckoning import sheet
from majlis.games.djinn.words.tasks import WORDS as TOM_WORDS
from majlis.games.djinn.words.tasks import task
from majlis.games.djinn.words.tom_deck import FEW, aim, in_deck, lost, toll, whole_deck

CARD = 110 / 80
LIFT = 1.5  # each card of the deck lies a little higher
SHEET = ("cup", "corked-2", "circle-open", "good-4", "tom-back")


def words(t):
    return TOM_WORDS[t.lang]


# --- the deck and the last card


def deck(t, x, y, size):
    """The deck as a pile of its cards, each by its own name: nobody knows their order, so any may come out of it."""
    cards = in_deck(t.v)
    label = words(t)["deck"].format(n=some(len(cards), "card", t.lang))
    for i, card in enumerate(cards):
        t.put(f"tom-{card}", "tom-back", x + i * LIFT, y - i * LIFT, size, label if card == cards[-1] else "")
    if not cards:
        t.put("no-deck", "no-card", x, y, size, label)
    high, far = size * CARD, (len(cards) - 1) * LIFT if cards else 0
    t.write("deck-n", x + far + size / 2, y - far + high - 12, str(len(cards)), "large", "middle", "badge")


def last(t, x, y, size):
    """The card that Tom turned up last."""
    card = t.v.tom_last
    if card == NONE:
        t.put("no-tom", "no-card", x, y, size, words(t)["no_last"])
    else:
        t.put(f"tom-{card}", f"tom-{card}", x, y, size, words(t)["last"].format(what=tom_line(card, t.lang)))


def bosses(t, x, y, step, size):
    """The six of them: who stands in the streets, and who is gone."""
    n = sum(t.v.boss)
    for i in range(ROUNDS):
        sprite, label = (f"djinn-{BOSS}", words(t)["bosses"].format(n=n)) if i < n else ("boss-gone", words(t)["gone"])
        t.put(f"tally-{i}", sprite, x + i * step, y, size, label)


# --- what is still to come


def title(t):
    return words(t)["cards" if t.turn != NONE else "all_cards"]


def ledger(t, x, y, across, step, size):
    """All cards of the deck in order: those that may still come, and, dark, those that came; return how high it is."""
    cards = whole_deck(t.v)
    for i, card in enumerate(cards):
        row, column = divmod(i, across)
        entry(t, card, x + column * step, y + row * (size * CARD + 7), size)
    return -(-len(cards) // across) * (size * CARD + 7)


def entry(t, card, x, y, size):
    what = tom_line(card, t.lang)
    if card == t.v.tom_last:
        t.put("tom-slot", "no-card", x, y, size, words(t)["on_table"])
    elif t.v.tom[card] == REVEALED:
        t.put(f"tom-{card}", f"spent-{card}", x, y, size, words(t)["spent"].format(what=what))
    else:
        t.put(f"due-{card}", f"tom-{card}", x, y, size, words(t)["to_come"].format(what=what, then=then(t, card)))


def then(t, card):
    """What a card would do now."""
    space, _ = aim(t.v, card)
    if space != NONE:
        return words(t)["sends"].format(to=at_spot(t.v, space, t.lang, "to"))
    goods = toll(t.v, t.home, card)
    if not goods:
        return words(t)["nothing"]
    return words(t)["takes"].format(goods=listed([some(n, noun, t.lang, True) for noun, n in goods], t.lang))


# --- the tasks


def tasks(t, x, y, step):
    """The eleven tasks, ticked as it stands."""
    size = 28 if t.tall else 20
    for i, holds in enumerate(fulfilled(named(t.view))):
        yes = holds and not lost(t.v)
        top, line = y + i * step, task(i, t.lang)
        label = words(t)["fulfilled" if yes else "unfulfilled"].format(task=line)
        t.put(f"task-{i}", "ticked" if yes else "unticked", x, top, size, label)
        t.write(f"task-{i}-name", x + size + 8, top + size / 2 + 8, line, tone="" if yes else "quiet")


# --- the wide table


def wide_rival(t, x, y, width, height):
    """A column: Tom and his deck, the cards that may come, the tasks."""
    rows, size = -(-len(whole_deck(t.v)) // 4), 66
    middle = y + 266 + 8
    low = middle + 48 + rows * (size * CARD + 7) + 8 + 8
    who(t, x, y, width, middle - 8 - y)
    t.place("tom-cards", x, middle, width, low - 8 - middle, words(t)["cards"])
    t.write("cards-title", x + 16, middle + 33, title(t), tone="quiet")
    ledger(t, x + 16, middle + 48, 4, (width - 32 - size) / 3, size)
    t.place("tasks", x, low, width, y + height - low, words(t)["tasks"])
    t.write("tasks-title", x + 16, low + 32, words(t)["tasks"], tone="quiet")
    tasks(t, x + 16, low + 46, (y + height - low - 54) / TASKS)


def who(t, x, y, width, height):
    """Tom himself, the bosses that stand between him and the end, his deck and his last card."""
    t.place("tom", x, y, width, height, words(t)["tom"])
    t.put("tom-face", "tom-face", x + 14, y + 10, 44, words(t)["tom"])
    t.write("tom-name", x + 68, y + 43, words(t)["tom"], "large", tone="title")
    bosses(t, x + width - 180, y + 15, 28, 26)
    deck(t, x + 30, y + 84, 106)
    last(t, x + 190, y + 84, 106)
    t.write("deck-title", x + 83, y + 252, words(t)["pile"], anchor="middle", tone="quiet")
    t.write("last-title", x + 243, y + 252, words(t)["shown"], anchor="middle", tone="quiet")


# --- the tall table


def tall_deck(t, x, y):
    """Deck and last card beside the status line, the bosses under it."""
    bosses(t, x, y + 76, 46, 36)
    deck(t, x + 550, y + 22, 68)
    last(t, x + 656, y, 84)


def tall_rival(t, x, y, width):
    """What is still to come, beside it the tasks; return how high it is."""
    size, right = 78, x + 374
    rows = -(-len(whole_deck(t.v)) // 4)
    t.put("tom-face", "tom-face", x + 16, y + 10, 44, words(t)["tom"])
    t.write("cards-title", x + 72, y + 42, title(t), tone="quiet")
    t.write("tasks-title", right, y + 42, words(t)["tasks"], tone="quiet")
    ledger(t, x + 16, y + 64, 4, size + 8, size)
    tasks(t, right, y + 66, 39 if rows > 3 else 31)
    high = 64 + max(rows * (size * CARD + 7), 11 * 31) + 8
    t.place("tom", x, y, width, high, words(t)["tom"])
    return high


# --- how it stands, and how it ended


def note(t):
    """What is to be said of the turn."""
    n = len(in_deck(t.v))
    if t.v.ending:
        return words(t)["visit"]
    key = "last_turn" if urgent(t) else "turn"
    return words(t)[key].format(n=t.v.rounds, cards=some(n, "card", t.lang, True))


def urgent(t):
    """Is Tom near his end?"""
    return not t.others and len(in_deck(t.v)) <= FEW


def outcome(t):
    """Who has won, and how."""
    if lost(t.v):
        return words(t)["lost"], words(t)["lost_note"]
    return words(t)["won"], words(t)["won_note"].format(n=sum(sheet(t.v, 0)))


def podium(t, x, y, width, height):
    """At the end: what the points are made of; return how high it is."""
    numbers, across = sheet(t.v, 0), 3 if t.tall else 6
    signs = (*SHEET, "tom-face" if lost(t.v) else "laurel")
    shown, wide = [*(numbers[i] for i in counted_lines(t.v)), sum(numbers)], width / across
    for i, (sprite, name, n) in enumerate(zip(signs, words(t)["sheet"], shown, strict=True)):
        row, column = divmod(i, across)
        left, top = x + column * wide, y + row * (height + 8)
        tone = "active" if i == len(shown) - 1 and not lost(t.v) else ""
        t.place(f"sum-{i}", left + 3, top, wide - 6, height, words(t)["counts"].format(what=name, n=n), tone)
        t.fit(f"sum-{i}-sign", sprite, left + 10, top + 10, 42, height - 20, name)
        t.write(f"sum-{i}-n", left + 62, top + height / 2, str(n), "large", tone="title" if tone else "")
        t.write(f"sum-{i}-name", left + 62, top + height / 2 + 28, name, tone="quiet")
    return height if across > 3 else 2 * height + 8
