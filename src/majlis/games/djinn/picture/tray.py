"""The tray under the city: whose turn it is, and all that is chosen there, in large pictures."""

from textwrap import wrap

from majlis.core.canvas import Box, Canvas
from majlis.core.furniture import podium, said, status, tall_tray, tray
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.djinn.actions import STREET, TILE
from majlis.games.djinn.parts import COLOURS, ROUNDS, SOURCE, TILES, TILES_OF_A_KIND
from majlis.games.djinn.picture import FINGER, GAP
from majlis.games.djinn.picture import catching as hunt
from majlis.games.djinn.picture import tom as rival
from majlis.games.djinn.picture.answer_tiles import guest, row, tall_tile, tile
from majlis.games.djinn.picture.answers import CATCHES, choices, owed, waiting, word_buttons
from majlis.games.djinn.picture.board_parts import traits
from majlis.games.djinn.picture.labels import djinn_label, tile_label
from majlis.games.djinn.state import SHOWN, Phase
from majlis.games.djinn.words.cards import tile_line, tile_name
from majlis.games.djinn.words.phrases import spot

LOOK = {
    Phase.ENTER: "way",
    Phase.MOVE: "way",
    Phase.WALK_ON: "way",
    Phase.LAY: "option-0",
    Phase.ARCHIVES: "square-3",
    Phase.MARKET: "square-5",
    Phase.ACTIVATE: "good-8",
    Phase.MAGE: "square-1",
    Phase.EQUIP: "square-4",
    Phase.TAKE: "djinn-2",
}


# --- whose turn it is


def turn_line(t: Canvas, x: float, right: float, y: float) -> None:
    """Whose turn it is, and how near the end."""
    v = t.v
    if not t.others:
        status(t, x, right, y, rival.outcome(t) if t.turn == NONE else said(t, rival.note(t)), rival.urgent(t))
        return
    note = t.words["ending"][v.ending].format(n=v.rounds) if v.rounds else t.words["draft"]
    status(t, x, right, y, said(t, note), v.ending > 0, both=True)


def reached(t: Canvas, box: Box) -> float:
    """At the end: what everybody has reached; return how high it is."""
    return podium(t, box) if t.others else rival.podium(t, box)


# --- the wide table


@once
def wide_tray(t: Canvas, box: Box) -> None:
    """A line of words, and under it everything from left to right."""
    x, y, width, height, _ = box
    tray(t, box)
    buttons = word_buttons(t)
    turn_line(t, x + 16, x + width - 16, y + 35)
    still_to_come(t, x + width / 2, y + 10)
    for a, words in buttons:
        t.offer(a, Box(x + width - 14 - 208, y + height - 62, 208, 48), words)
    left, top, high, right = x + 16, y + 48, height - 60, x + width - 14 - (222 if buttons else 0)
    if t.turn == NONE:
        reached(t, Box(left, top, width - 32, high - 8))
    elif t.phase in CATCHES:
        hunt.wide(t, Box(left, top, right - left, high))
    else:
        start = guest(t, left, top, high)
        row(t, choices(t), Box(start, top, right - start, high))
        elsewhere(t, left, top, high)


def wide_draft(t: Canvas, box: Box) -> None:
    """Instead of tray and board: good tiles at the left, bad ones at the right, each with its words."""
    x, y, width, height, _ = box
    tray(t, box)
    turn_line(t, x + 16, x + width - 16, y + 35)
    traits(t, t.home, x + 420, y + 5, 42)
    high = (height - 64) / (t.v.seats + 1) - 6
    for first in (0, TILES_OF_A_KIND):
        shown = [one for one in range(first, first + TILES_OF_A_KIND) if t.v.tile[one] == SHOWN]
        for i, one in enumerate(shown):
            left = x + 16 + (width - 16) / 2 * (first > 0)
            trait(t, one, Box(left, y + 54 + i * (high + 6), (width - 48) / 2, high))


def trait(t: Canvas, number: int, box: Box) -> None:
    """A character tile, its name, and what it does."""
    id, (x, y, width, high, _) = f"tile-{number}", box
    size, letter, leap = (92, 14, 31) if t.tall else (min(66, high - 8), 11.2, 24)
    t.put(id, id, Box(x + 6, y + (high - size) / 2, size), tile_label(t, number), TILE + number)
    lines = wrap(tile_line(number, t.lang), int((width - size - 26) / letter))
    low = y + high / 2 + 8 - leap * (len(lines) - 1) / 2
    if t.tall:
        t.write(f"{id}-name", x + size + 20, low - leap / 2, tile_name(number, t.lang), "strong")
        low += leap / 2
    for i, part in enumerate(lines):
        t.write(f"{id}-{i}", x + size + 18, low + leap * i, part, "quiet" if t.tall else "")
    t.offer(TILE + number, box)


def elsewhere(t: Canvas, x: float, y: float, high: float) -> None:
    """Where to look for what is asked now, if it lies elsewhere on the table."""
    if t.open and t.phase in LOOK:
        words = t.words["look"][LOOK[t.phase]]
        t.fit("look", LOOK[t.phase], Box(x, y, 72, high - 14), words)
        t.write("look-words", x + 88, y + high / 2, words, "quiet")


def still_to_come(t: Canvas, x: float, y: float) -> None:
    """The rewards that wait behind this question."""
    found = owed(t)
    if not found or t.phase in CATCHES:
        return
    t.write("owed", x, y + 22, t.words["owed"], "end quiet")
    for i, (good, n) in enumerate(found):
        left = x + 12 + i * 62
        t.put(f"owed-{good}", f"good-{good}", Box(left, y, 28), t.words["goods"][good].format(n=n))
        t.write(f"owed-{good}-n", left + 33, y + 22, str(n), "quiet")


# --- the tall table


def tall_answers(t: Canvas, room: Box) -> float:
    """Section under section; return where they end."""
    sections = (tall_reached, tall_draft, tall_owed, tall_guest, tall_hunt, tall_streets)
    return tall_tray(t, room, (*sections, cards, tiles, words), 12, 4)


def tall_reached(t: Canvas, room: Box) -> float:
    x, y, width, *_ = room
    return y if t.turn != NONE else y + reached(t, Box(x - 2, y, width + 4, 84)) + 10


def tall_draft(t: Canvas, room: Box) -> float:
    """The tiles on display, one under another; the own one over them."""
    x, y, width, *_ = room
    if t.phase != Phase.DRAFT:
        return y
    if t.home in t.v.tile:
        traits(t, t.home, x + 4, y, 84)
        y += 96
    shown = [one for one in range(TILES) if t.v.tile[one] == SHOWN]
    return t.flow(shown, Box(x, y, width), (width, 112), GAP, trait)


def tall_owed(t: Canvas, room: Box) -> float:
    if not owed(t) or t.phase in CATCHES:
        return room.y
    still_to_come(t, room.x + room.width / 2, room.y)
    return room.y + 40


def tall_guest(t: Canvas, room: Box) -> float:
    if waiting(t) == NONE or t.phase in CATCHES:
        return room.y
    guest(t, room.x + room.width / 2 - 60, room.y, 84)
    return room.y + 94


def tall_hunt(t: Canvas, room: Box) -> float:
    return hunt.tall(t, room) if t.phase in CATCHES else room.y


def space_sprite(t: Canvas, node: int) -> str:
    return "source" if node == SOURCE else f"{'round' if node < ROUNDS else 'square'}-{t.v.symbol[node]}"


def tall_streets(t: Canvas, room: Box) -> float:
    """Djinn of the streets, with the space where each stands."""
    found = [a for a in range(STREET, STREET + ROUNDS * COLOURS) if a in t.open]
    return t.flow(found, room, (98, 104), GAP, street)


def street(t: Canvas, a: int, box: Box) -> None:
    node, colour = divmod(a - STREET, COLOURS)
    t.fit(f"pick-{a}", f"djinn-{colour}", Box(box.x + 6, box.y + 8, 46, 88), djinn_label(t, colour, 1))
    t.put(f"pick-{a}-at", space_sprite(t, node), Box(box.x + 54, box.y + 33, 38), spot(t.v, node, t.lang))
    t.offer(a, box)


def cards(t: Canvas, room: Box) -> float:
    """Cards and tiles to choose from."""
    shown = [one for one in choices(t) if not one.lines] if t.phase not in CATCHES else []
    high = FINGER * max((t.sprites[one.sprite].shape for one in shown), default=1)
    return t.flow(shown, room, (FINGER, high), GAP, tile)


def tiles(t: Canvas, room: Box) -> float:
    """Choices with words, three side by side."""
    asked = t.phase not in (Phase.PREY, Phase.HELP)
    shown = [one for one in choices(t) if one.lines and one.a in t.open] if asked else []
    return t.flow(shown, room, ((room.width - 2 * GAP) / 3, FINGER), GAP, tall_tile)


def words(t: Canvas, room: Box) -> float:
    """Buttons with words."""
    x, y, width, *_ = room
    for a, label in word_buttons(t):
        t.offer(a, Box(x, y, width, FINGER), label)
        y += FINGER + GAP
    return y
