"""Tom's part of the table, for one who plays alone: his deck and last card, what is still to come, and the tasks."""

from majlis.core import speech
from majlis.core.canvas import Box, Canvas, rows
from majlis.core.furniture import Said
from majlis.core.record import NONE
from majlis.core.speech import listed
from majlis.games.djinn.parts import BOSS, ROUNDS
from majlis.games.djinn.picture.labels import TOM, tom
from majlis.games.djinn.rules.scoring import TASKS
from majlis.games.djinn.rules.tom import REVEALED
from majlis.games.djinn.words.cards import tom_line
from majlis.games.djinn.words.phrases import at_spot, some
from majlis.games.djinn.words.prompts import FEW
from majlis.games.djinn.words.sheet import lines_of
from majlis.games.djinn.words.tasks import fulfilled, task
from majlis.games.djinn.words.tom_cards import aimed_at, in_deck, lost, toll_of, whole_deck

CARD = 110 / 80
LIFT = 1.5  # each card of the deck lies a little higher
ACROSS, GAP = 4, 7  # cards in a row, and between two rows
SHEET = ("cup", "corked-2", "circle-open", "good-4", "tom-back")


# --- the deck and the last card


def deck(t: Canvas, x: float, y: float, size: float) -> None:
    """The deck as a pile of its cards, each by its own name: nobody knows their order, so any may come out of it."""
    cards = in_deck(t.v)
    label = tom(t, "deck", n=some(len(cards), "card", t.lang))
    for i, card in enumerate(cards):
        t.put(f"tom-{card}", "tom-back", Box(x + i * LIFT, y - i * LIFT, size), label if card == cards[-1] else "")
    if not cards:
        t.put("no-deck", "no-card", Box(x, y, size), label)
    high, far = size * CARD, (len(cards) - 1) * LIFT if cards else 0
    t.write("deck-n", x + far + size / 2, y - far + high - 12, str(len(cards)), "large middle badge")


def last(t: Canvas, x: float, y: float, size: float) -> None:
    """The card that Tom turned up last."""
    card = t.v.tom_last
    if card == NONE:
        t.put("no-tom", "no-card", Box(x, y, size), tom(t, "no_last"))
    else:
        t.put(f"tom-{card}", f"tom-{card}", Box(x, y, size), tom(t, "last", what=tom_line(card, t.lang)))


def bosses(t: Canvas, x: float, y: float, step: float, size: float) -> None:
    """The six of them: who stands in the streets, and who is gone."""
    n = sum(t.v.boss)
    for i in range(ROUNDS):
        sprite, label = (f"djinn-{BOSS}", tom(t, "bosses", n=n)) if i < n else ("boss-gone", tom(t, "gone"))
        t.put(f"tally-{i}", sprite, Box(x + i * step, y, size), label)


# --- what is still to come


def task_list(t: Canvas, x: float, y: float, step: float, size: float) -> None:
    """All cards of the deck in order: those that may still come, and, dark, those that came."""
    for card, left, top in rows(whole_deck(t.v), ACROSS, x, y, (step, size * CARD + GAP)):
        entry(t, card, left, top, size)


def ledger_height(t: Canvas, size: float) -> float:
    return -(-len(whole_deck(t.v)) // ACROSS) * (size * CARD + GAP)


def title(t: Canvas, x: float, y: float) -> None:
    t.write("cards-title", x, y, tom(t, "cards" if t.turn != NONE else "all_cards"), "quiet")


def entry(t: Canvas, card: int, x: float, y: float, size: float) -> None:
    what = tom_line(card, t.lang)
    if card == t.v.tom_last:
        t.put("tom-slot", "no-card", Box(x, y, size), tom(t, "on_table"))
    elif t.v.tom[card] == REVEALED:
        t.put(f"tom-{card}", f"spent-{card}", Box(x, y, size), tom(t, "spent", what=what))
    else:
        t.put(f"due-{card}", f"tom-{card}", Box(x, y, size), tom(t, "to_come", what=what, then=then(t, card)))


def then(t: Canvas, card: int) -> str:
    """What a card would do now."""
    space = aimed_at(t.view, card)
    if space != NONE:
        return tom(t, "sends", to=at_spot(t.v, space, t.lang, "to"))
    goods = [some(n, noun, t.lang, True) for noun, n in toll_of(t.view, card)]
    return tom(t, "takes", goods=listed(goods, t.lang)) if goods else tom(t, "nothing")


# --- the tasks


def tasks(t: Canvas, x: float, y: float, step: float) -> None:
    """The eleven tasks, ticked as it stands."""
    size = 28 if t.tall else 20
    for i, holds in enumerate(fulfilled(t.view)):
        yes = holds and not lost(t.v)
        top, line = y + i * step, task(i, t.lang)
        label = tom(t, "fulfilled" if yes else "unfulfilled", task=line)
        t.put(f"task-{i}", "ticked" if yes else "unticked", Box(x, top, size), label)
        t.write(f"task-{i}-name", x + size + 8, top + size / 2 + 8, line, "" if yes else "quiet")


# --- the wide table


def wide_rival(t: Canvas, box: Box) -> None:
    """A column: Tom and his deck, the cards that may come, the tasks."""
    x, y, width, height, _ = box
    size, middle = 66, y + 266 + 8
    low = middle + 48 + ledger_height(t, size) + 8 + 8
    who(t, Box(x, y, width, middle - 8 - y))
    t.place("tom-cards", Box(x, middle, width, low - 8 - middle), tom(t, "cards"))
    title(t, x + 16, middle + 33)
    task_list(t, x + 16, middle + 48, (width - 32 - size) / (ACROSS - 1), size)
    t.place("tasks", Box(x, low, width, y + height - low), tom(t, "tasks"))
    t.write("tasks-title", x + 16, low + 32, tom(t, "tasks"), "quiet")
    tasks(t, x + 16, low + 46, (y + height - low - 54) / TASKS)


def who(t: Canvas, box: Box) -> None:
    """Tom himself, the bosses that stand between him and the end, his deck and his last card."""
    x, y, width, *_ = box
    t.place("tom", box, tom(t, "tom"))
    t.put("tom-face", "tom-face", Box(x + 14, y + 10, 44), tom(t, "tom"))
    t.write("tom-name", x + 68, y + 43, tom(t, "tom"), "large title")
    bosses(t, x + width - 180, y + 15, 28, 26)
    deck(t, x + 30, y + 84, 106)
    last(t, x + 190, y + 84, 106)
    t.write("deck-title", x + 83, y + 252, tom(t, "pile"), "middle quiet")
    t.write("last-title", x + 243, y + 252, tom(t, "shown"), "middle quiet")


# --- the tall table


def tall_deck(t: Canvas, x: float, y: float) -> None:
    """Deck and last card beside the status line, the bosses under it."""
    bosses(t, x, y + 76, 46, 36)
    deck(t, x + 550, y + 22, 68)
    last(t, x + 656, y, 84)


def tall_rival(t: Canvas, x: float, y: float, width: float) -> float:
    """What is still to come, beside it the tasks; return how high it is."""
    size, right, cards = 78, x + 374, ledger_height(t, 78)
    t.put("tom-face", "tom-face", Box(x + 16, y + 10, 44), tom(t, "tom"))
    title(t, x + 72, y + 42)
    t.write("tasks-title", right, y + 42, tom(t, "tasks"), "quiet")
    task_list(t, x + 16, y + 64, size + 8, size)
    tasks(t, right, y + 66, 39 if len(whole_deck(t.v)) > 3 * ACROSS else 31)
    high = 64 + max(cards, TASKS * 31) + 8
    t.place("tom", Box(x, y, width, high), tom(t, "tom"))
    return high


# --- how it stands, and how it ended


def note(t: Canvas) -> str:
    """What is to be said of the turn."""
    if t.v.ending:
        return tom(t, "visit")
    cards = len(in_deck(t.v))
    return tom(t, "last_turn" if cards <= FEW else "turn", n=t.v.rounds, cards=some(cards, "card", t.lang, True))


def urgent(t: Canvas) -> bool:
    """Is Tom near his end, or the game?"""
    return len(in_deck(t.v)) <= FEW or t.v.ending > 0


def outcome(t: Canvas) -> Said:
    """Who has won, and how."""
    if lost(t.v):
        return tom(t, "lost"), "", tom(t, "lost_note")
    return tom(t, "won"), "", tom(t, "won_note", points=speech.points(t.points(0), t.lang))


def podium(t: Canvas, box: Box) -> float:
    """At the end: what the points are made of; return how high it is."""
    x, y, width, height, _ = box
    numbers, across = t.game.score(t.view, 0), 3 if t.tall else 6
    signs = (*SHEET, "tom-face" if lost(t.v) else "laurel")
    shown, wide = [*(numbers[i] for i in lines_of(t.view)), sum(numbers)], width / across
    things = list(zip(signs, TOM[t.lang]["sheet"], shown, strict=True))
    for i, ((sprite, name, n), left, top) in enumerate(rows(things, across, x, y, (wide, height + 8))):
        tone = "active" if i == len(shown) - 1 and not lost(t.v) else ""
        t.place(f"sum-{i}", Box(left + 3, top, wide - 6, height), tom(t, "counts", what=name, n=n), tone)
        t.fit(f"sum-{i}-sign", sprite, Box(left + 10, top + 10, 42, height - 20), name)
        t.write(f"sum-{i}-n", left + 62, top + height / 2, str(n), "large title" if tone else "large")
        t.write(f"sum-{i}-name", left + 62, top + height / 2 + 28, name, "quiet")
    return height if across > 3 else 2 * height + 8
