"""The tray under the city: whose turn it is, and all that is chosen there, in large pictures."""

from textwrap import wrap

from majlis.core.record import NONE
from majlis.games.djinn.actions import EDGE, LAY, STREET, TILE
from majlis.games.djinn.box_tables import NODES as NODE_NAMES
from majlis.games.djinn.parts import COLOURS, PLACES, ROUNDS, SOURCE, SQUARES, TILES, TILES_OF_A_KIND
from majlis.games.djinn.picture import catching as hunt
from majlis.games.djinn.picture import tom as rival
from majlis.games.djinn.picture.answer_tiles import FINGER, GAP, flow, guest, row, tall_tile, tile
from majlis.games.djinn.picture.answers import CATCHES, choices, owed, waiting, word_buttons
from majlis.games.djinn.picture.board_parts import traits
from majlis.games.djinn.picture.city import djinn, listed_ways
from majlis.games.djinn.picture.city_geometry import FROMS
from majlis.games.djinn.picture.tabletop import SHAPES
from majlis.games.djinn.state import IN_HAND, SHOWN, Phase
from majlis.games.djinn.words.cards import tile_line, tile_name
from majlis.games.djinn.words.phrases import spot
from majlis.games.djinn.words.reckoning import sheet

LOOK = {
    Phase.ENTER: "way",
    Phase.MOVE: "way",
    Phase.WALK_ON: "way",
    Phase.ARCHIVES: "square-3",
    Phase.MARKET: "square-5",
    Phase.ACTIVATE: "good-8",
    Phase.MAGE: "square-1",
    Phase.EQUIP: "square-4",
    Phase.TAKE: "djinn-2",
}


# --- whose turn it is


def turn_words(t):
    """Who is to act, that he is, and what is to be said of the end."""
    words, v = t.words, t.v
    if t.turn == NONE:
        over = words["over"], words["winner"].format(who=", ".join(t.name(seat) for seat in winners(v)))
        line, note = over if t.others else rival.outcome(t)
        return line, "", note
    note = words["ending"][v.ending].format(n=v.rounds) if v.rounds else words["draft"]
    note = note if t.others else rival.note(t)
    if t.turn == t.seat:
        return words["yours"], "", note
    return t.name(t.turn), words["acts"], note


def winners(v):
    """Who has most points: perhaps several, told apart by coins, scrolls and keys."""
    sums = [(sum(sheet(v, seat)), v.coins[seat] + v.scrolls[seat] + v.keys[seat]) for seat in range(v.seats)]
    return [seat for seat, one in enumerate(sums) if one == max(sums)]


def urgency(t):
    if t.turn == NONE:
        return "strong"
    return "alarm" if t.v.ending or rival.urgent(t) else "quiet"


def status(t, x, right, y):
    """The line over all that can be done; on a phone in two."""
    line, acts, note = turn_words(t)
    t.write("turn", x, y, line if t.tall else f"{line} {acts}".strip(), "large", tone="title")
    if t.tall:
        t.write("note", x, y + 32, f"{acts} · {note}" if acts else note, tone=urgency(t))
    else:
        t.write("note", right, y, note, anchor="end", tone=urgency(t))


def podium(t, x, y, width, height):
    """At the end: what everybody has reached; return how high it is."""
    if not t.others:
        return rival.podium(t, x, y, width, height)
    best = winners(t.v)
    for i, seat in enumerate([t.home, *t.others]):
        who, points, left, middle = t.name(seat), sum(sheet(t.v, seat)), x + i * width, y + height / 2
        label, first = t.words["reached"].format(who=who, n=points), seat in best
        t.place(f"points-{seat}", left + 3, y, width - 6, height, label, "active" if first else "")
        t.put(f"mark-{seat}", f"seat-{seat}", left + 14, middle - 20, 40, t.words["seat"].format(who=who))
        t.write(f"points-{seat}-n", left + 64, middle + 11, str(points), "large", tone="title" if first else "")
        if first:
            t.put(f"wins-{seat}", "laurel", left + width - 60, middle - 22, 44, t.words["winner"].format(who=who))
    return height


# --- the wide table


def wide_tray(t, x, y, width, height):
    """A line of words, and under it everything from left to right."""
    t.place("tray", x, y, width, height, t.words["tray"], "tray" if t.open else "")
    buttons = word_buttons(t)
    room = 222 if buttons else 0
    status(t, x + 16, x + width - 16, y + 35)
    still_to_come(t, x + width / 2, y + 10)
    for a, words in buttons:
        t.offer(a, x + width - 14 - 208, y + height - 62, 208, 48, words)
    left, top, high, right = x + 16, y + 48, height - 60, x + width - 14 - room
    if t.turn == NONE:
        podium(t, left, top, (width - 32) / t.v.seats, high - 8)
    elif t.phase in CATCHES:
        hunt.wide(t, left, top, right - left, high)
    elif t.phase == Phase.LAY:
        matrix(t, left, top, high)
    else:
        row(t, choices(t), guest(t, left, top, high), top, right, high)
        elsewhere(t, left, top, high)


def wide_draft(t, x, y, width, height):
    """Instead of tray and board: good tiles at the left, bad ones at the right, each with its words."""
    t.place("tray", x, y, width, height, t.words["tray"], "tray" if t.open else "")
    status(t, x + 16, x + width - 16, y + 35)
    traits(t, t.home, x + 420, y + 5, 42)
    for first in (0, TILES_OF_A_KIND):
        shown = [one for one in range(first, first + TILES_OF_A_KIND) if t.v.tile[one] == SHOWN]
        high = (height - 64) / (t.v.seats + 1) - 6
        left = x + 16 + (width - 16) / 2 * (first > 0)
        for i, one in enumerate(shown):
            trait(t, one, left, y + 54 + i * (high + 6), (width - 48) / 2, high)


def trait(t, number, x, y, width, high):
    """A character tile, its name, and what it does."""
    name, line = tile_name(number, t.lang), tile_line(number, t.lang)
    size, letter, leap = (92, 14, 31) if t.tall else (min(66, high - 8), 11.2, 24)
    t.put(f"tile-{number}", f"tile-{number}", x + 6, y + (high - size) / 2, size, f"{name}: {line}", TILE + number)
    lines = wrap(line, int((width - size - 26) / letter))
    low = y + high / 2 + 8 - leap * (len(lines) - 1) / 2
    if t.tall:
        t.write(f"tile-{number}-name", x + size + 20, low - leap / 2, name, tone="strong")
        low += leap / 2
    for i, part in enumerate(lines):
        t.write(f"tile-{number}-{i}", x + size + 18, low + leap * i, part, tone="quiet" if t.tall else "")
    t.offer(TILE + number, x, y, width, high)


def elsewhere(t, x, y, high):
    """Where to look for what is asked now, if it lies elsewhere on the table."""
    if t.open and t.phase.name.lower() in t.words["look"]:
        sprite = LOOK[t.phase]
        t.fit("look", sprite, x, y, 72, high - 14, t.words["look"][t.phase.name.lower()])
        t.write("look-words", x + 88, y + high / 2, t.words["look"][t.phase.name.lower()], tone="quiet")


def still_to_come(t, x, y):
    """The rewards that wait behind this question."""
    found = owed(t)
    if not found or t.phase in CATCHES:
        return
    t.write("owed", x, y + 22, t.words["owed"], anchor="end", tone="quiet")
    x += 12
    for good, n in found:
        t.put(f"owed-{good}", f"good-{good}", x, y, 28, t.words["goods"][good].format(n=n))
        t.write(f"owed-{good}-n", x + 33, y + 22, str(n), tone="quiet")
        x += 62


def passages(t):
    return [place for place in range(PLACES) if t.v.passage[t.turn][place] == IN_HAND]


def matrix(t, x, y, high):
    """Each passage with the squares where it can be laid."""
    size = (high - 4) / 2
    for place in passages(t):
        label = t.words["to_lay"].format(place=t.nouns["places"][place])
        t.fit(f"lay-{place}", f"door-{place}-{t.turn}", x, y, 58, high, label)
        x += 66
        squares = [square for square in range(SQUARES) if LAY + place * SQUARES + square in t.open]
        across = -(-len(squares) // 2)
        for i, square in enumerate(squares):
            row, column = divmod(i, across)
            target(t, place, square, x + column * (size + 5), y + row * (size + 5), size, size)
        x += across * (size + 5) + 26


def target(t, place, square, x, y, width, high):
    """A square that can get a passage."""
    a, node = LAY + place * SQUARES + square, ROUNDS + square
    label = spot(t.v, node, t.lang)
    t.fit(f"lay-{place}-{square}", f"square-{t.v.symbol[node]}", x + 3, y + 3, width - 6, high - 6, label, a)
    t.offer(a, x, y, width, high)


# --- the tall table


def tall_tray(t, x, y, width):
    """Section under section; return where they end."""
    start, first = y, len(t.places)
    y += 12
    if t.turn == NONE:
        y += podium(t, x + 8, y, (width - 16) / t.v.seats, 84) + 10
    for section in (
        tall_draft,
        tall_owed,
        tall_guest,
        tall_hunt,
        tall_ways,
        tall_streets,
        tall_lay,
        cards,
        tiles,
        words,
    ):
        y = section(t, x + 10, y, width - 20)
    if y == start + 12:
        return start
    t.place("tray", x, start, width, y - start + 4, t.words["tray"], "tray" if t.open else "")
    t.places.insert(first, t.places.pop())
    return y + 14


def tall_draft(t, x, y, width):
    """The tiles on display, one under another; the own one over them."""
    if t.phase != Phase.DRAFT:
        return y
    if t.home in t.v.tile:
        traits(t, t.home, x + 4, y, 84)
        y += 96
    for one in range(TILES):
        if t.v.tile[one] == SHOWN:
            trait(t, one, x, y, width, 112)
            y += 112 + GAP
    return y


def tall_owed(t, x, y, width):
    if not owed(t) or t.phase in CATCHES:
        return y
    still_to_come(t, x + width / 2, y)
    return y + 40


def tall_guest(t, x, y, width):
    if waiting(t) == NONE or t.phase in CATCHES:
        return y
    guest(t, x + width / 2 - 60, y, 84)
    return y + 94


def tall_hunt(t, x, y, width):
    return hunt.tall(t, x, y, width) if t.phase in CATCHES else y


def tall_ways(t, x, y, width):
    """A row for each space that can be entered, with the spaces from which one comes."""
    v = t.v
    for node, edges in sorted(listed_ways(t).items()):
        sprite = "source" if node == SOURCE else f"{'round' if node < ROUNDS else 'square'}-{v.symbol[node]}"
        t.put(f"to-{node}", sprite, x + 6, y + 6, 76, spot(v, node, t.lang))
        t.write(f"to-{node}-name", x + 90, y + 53, NODE_NAMES[node], tone="quiet")
        step = (width - 140) / len(edges)
        for i, edge in enumerate(edges):
            left, far = x + 140 + i * step, FROMS[edge]
            sprite = "source" if far == SOURCE else f"round-{v.symbol[far]}"
            t.put(f"from-{edge}", sprite, left + 14, y + 12, 64, t.words["from"].format(where=spot(v, far, t.lang)))
            t.write(f"from-{edge}-name", left + 90, y + 53, NODE_NAMES[far], tone="strong")
            if edge in v.edge:
                t.put(f"due-{edge}", "toll", left + 142, y + 30, 30, t.words["toll"].format(n=v.edge.count(edge)))
            t.offer(EDGE + edge, left, y, step - GAP, FINGER)
        y += FINGER + GAP
    return y


def tall_streets(t, x, y, width):
    """Djinn of the streets, with the space where each stands."""
    found = [a for a in range(STREET, STREET + ROUNDS * COLOURS) if a in t.open]
    return flow(found, x, y, width, 98, 104, lambda a, left, top: street(t, a, left, top))


def street(t, a, x, y):
    node, colour = divmod(a - STREET, COLOURS)
    t.fit(f"pick-{a}", f"djinn-{colour}", x + 6, y + 8, 46, 88, djinn(t, colour, 1))
    t.write(f"pick-{a}-at", x + 58, y + 60, NODE_NAMES[node], tone="strong")
    t.offer(a, x, y, 98, 104)


def tall_lay(t, x, y, width):
    for place in passages(t) if t.phase == Phase.LAY else ():
        label = t.words["to_lay"].format(place=t.nouns["places"][place])
        t.fit(f"lay-{place}", f"door-{place}-{t.turn}", x, y, 70, FINGER, label)
        step = (width - 78) / SQUARES
        for square in range(SQUARES):
            if LAY + place * SQUARES + square in t.open:
                target(t, place, square, x + 78 + square * step, y, step - 6, FINGER)
        y += FINGER + GAP
    return y


def cards(t, x, y, width):
    """Cards and tiles to choose from."""
    shown = [one for one in choices(t) if not one.lines] if t.phase not in CATCHES else []
    if not shown:
        return y
    wide = 96
    high = wide * max(SHAPES[one.sprite] for one in shown)
    return flow(shown, x, y, width, wide, high, lambda one, left, top: tile(t, one, left, top, wide, high))


def tiles(t, x, y, width):
    """Choices with words, three side by side."""
    if t.phase in (Phase.PREY, Phase.HELP):
        return y
    shown = [one for one in choices(t) if one.lines and one.a in t.open]
    wide = (width - 2 * GAP) / 3
    return flow(shown, x, y, width, wide, 92, lambda one, left, top: tall_tile(t, one, left, top, wide, 92))


def words(t, x, y, width):
    """Buttons with words."""
    for a, label in word_buttons(t):
        t.offer(a, x, y, width, FINGER, label)
        y += FINGER + GAP
    return y
