"""The city: its spaces and streets, who stands there, the doors of secret passages, and the ways on."""

import math
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from majlis.core.canvas import Box, Canvas, Size, Want
from majlis.core.parts import once
from majlis.core.record import NONE
from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import CATCH, COLOUR, EDGE, LAY, STREET
from majlis.games.djinn.box_tables import NODES as NODE_NAMES
from majlis.games.djinn.mind.trips import HUNT
from majlis.games.djinn.parts import BOSS, COLOURS, EDGES, NODES, ONWARD, PLACES, ROUNDS, SOURCE, SQUARES
from majlis.games.djinn.picture import FINGER
from majlis.games.djinn.picture import city_geometry as geometry
from majlis.games.djinn.picture.city_geometry import LYING, TOS, UPRIGHT
from majlis.games.djinn.picture.labels import djinn_label, tom
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.phrases import here, spot
from majlis.games.djinn.words.tom_cards import in_deck, threats

WAYS_ON = [[edge for edge in row if edge != NONE] for row in ONWARD.tolist()] + [[]]  # the last: for who stands nowhere
CATCHES = (Phase.PREY, Phase.LODGE, Phase.HELP)  # then whoever is asked looks at the balance
ON_THE_WAY = (Phase.STREET, Phase.WALK_ON, Phase.PAY)
CELL = (38, 44)  # a djinn or a door, with a little air


class City:
    """The map on the table: its middle, and how large it is drawn."""

    def __init__(self, t: Canvas, x: float, y: float, width: float) -> None:
        self.t, self.plan = t, LYING if t.tall else UPRIGHT
        self.k = width / self.plan.width
        self.x, self.y = x + self.plan.middle[0] * self.k, y + self.plan.middle[1] * self.k

    def at(self, x: float, y: float) -> Size:
        return self.x + x * self.k, self.y + y * self.k

    def put(self, id: str, sprite: str, around: Box, label: str, want: Want = NONE) -> None:
        """A drawing around a point of the map."""
        wide, (x, y) = around.width * self.k, self.at(around.x, around.y)
        box = Box(x - wide / 2, y - wide * self.t.sprites[sprite].shape / 2, wide, angle=around.angle)
        self.t.put(id, sprite, box, label, want)


def city(t: Canvas, x: float, y: float, width: float) -> float:
    """The whole map; return how high it is."""
    height = streets(t, x, y, width)
    for node, want in enumerate(meant(t)):
        space(t, x, y, width, node, want)
    at = here(t.v) if t.turn != NONE else NONE
    for node in range(ROUNDS):
        crowd(t, x, y, width, node, node == at)
    for layer in (doors, walkers, ways, squares):
        layer(t, x, y, width)
    return height


@once
def streets(t: Canvas, x: float, y: float, width: float) -> float:
    """The ground of it; return how high it is."""
    c = City(t, x, y, width)
    height = c.plan.height * c.k
    t.place("city", Box(x, y, width, height), t.words["city"])
    t.put("streets", "streets-lying" if t.tall else "streets", Box(x, y, width), t.words["streets"])
    return height


@once
def squares(t: Canvas, x: float, y: float, width: float) -> None:
    """Where a passage can be laid."""
    c = City(t, x, y, width)
    for square in range(SQUARES):
        laid = [LAY + place * SQUARES + square for place in range(PLACES)]
        t.choose(laid, box(c, ROUNDS + square), t.say("lays", where=spot(t.v, ROUNDS + square, t.lang)))


def meant(t: Canvas) -> list[tuple[int, ...]]:
    """What a click on each space means: to walk there, first of all from here."""
    return meant_from(t.v.edge[t.turn] if t.turn != NONE else NONE)


@cache
def meant_from(stands: int) -> list[tuple[int, ...]]:
    wants: list[tuple[int, ...]] = [()] * NODES
    for edge in dict.fromkeys((*WAYS_ON[stands], *range(EDGES))):
        wants[TOS[edge]] += (EDGE + edge,)
    return wants


@once
def space(t: Canvas, x: float, y: float, width: float, node: int, want: tuple[int, ...]) -> None:
    """A space with the sign of its place."""
    c = City(t, x, y, width)
    x, y = c.plan.at[node]
    label, name = spot(c.t.v, node, c.t.lang), NODE_NAMES[node]
    if node == SOURCE:
        c.put("space-S", "source", Box(x, y, geometry.SPRING), label, want)
        return
    shape, size = ("round", geometry.ROUND) if node < ROUNDS else ("square", geometry.SQUARE)
    c.put(f"space-{name}", f"{shape}-{c.t.v.symbol[node]}", Box(x, y, size), label, want)


# --- djinn and doors beside their spaces


def cells(c: City, node: int, n: int) -> Iterator[Size]:
    """The middles of so many cells beside a space, row by row."""
    x, y, most = c.plan.beside[node]
    across = min(n, most)
    for i in range(n):
        row, column = divmod(i, across)
        yield x + (column - (across - 1) / 2) * CELL[0], y + (row - (-(-n // across) - 1) / 2) * CELL[1]


@once
def crowd(t: Canvas, x: float, y: float, width: float, node: int, near: bool) -> None:
    """The djinn at a round space: the boss, then the others by colour."""
    c, loose = City(t, x, y, width), t.v.loose[node]
    kinds = [BOSS] * t.v.boss[node] + [colour for colour in range(COLOURS) if loose[colour]]
    for kind, (x, y) in zip(kinds, cells(c, node, len(kinds)), strict=True):
        if kind == BOSS:
            want = prey(t, BOSS_ACTION) if near else NONE
            c.put(f"boss-{node}", f"djinn-{BOSS}", Box(x, y, 41), boss_label(t, node), want)
            continue
        id, a, n = f"loose-{node}-{kind}", STREET + node * COLOURS + kind, loose[kind]
        want = prey(t, COLOUR + kind) if near and a not in t.open else a
        c.put(id, f"djinn-{kind}", Box(x, y, 32), djinn_label(t, kind, n), want)
        right, low = c.at(x + 18, y + 20)
        t.tag(id, n, right, low)
        if not t.tall:
            t.offer(a, Box(right - 36 * c.k, low - 41 * c.k, 36 * c.k, 42 * c.k))
    if kinds and t.phase not in CATCHES:
        hunting(c, node, list(cells(c, node, len(kinds))))


def hunting(c: City, node: int, at: list[Size]) -> None:
    """The spot of a whole catch: all who stand there."""
    (x, y), (right, low) = (
        c.at(min(x for x, _ in at), min(y for _, y in at)),
        c.at(max(x for x, _ in at), max(y for _, y in at)),
    )
    wide, high = (
        max(far + size * c.k, FINGER if c.t.tall else 0) for far, size in ((right - x, CELL[0]), (low - y, CELL[1]))
    )
    box = Box((x + right - wide) / 2, (y + low - high) / 2, wide, high)
    c.t.choose((HUNT + node,), box, spot(c.t.v, node, c.t.lang))


def boss_label(t: Canvas, node: int) -> str:
    """Alone one reads here how many of Tom's cards would send a djinn to this boss."""
    boss = str(t.nouns["nouns"]["boss"][0])
    if t.others or t.turn == NONE:
        return boss
    return tom(t, "threat", boss=boss, n=len(threats(t.view, t.v, node)), all=len(in_deck(t.v)))


def prey(t: Canvas, a: int) -> int:
    """What a click on a djinn means to the one who stands before it."""
    return a if t.phase == Phase.PREY else CATCH


@once
def doors(t: Canvas, x: float, y: float, width: float) -> None:
    """The secret passages of all players, at their squares."""
    c, laid = City(t, x, y, width), defaultdict(list)
    for seat in range(t.v.seats):
        for place, square in enumerate(t.v.passage[seat]):
            if square >= 0:
                laid[ROUNDS + square].append((seat, place))
    for node, found in laid.items():
        for (seat, place), (x, y) in zip(found, cells(c, node, len(found)), strict=True):
            label = t.say("passage", place=t.nouns["places"][place], who=t.name(seat))
            c.put(f"door-{seat}-{place}", f"door-{place}-{seat}", Box(x, y, 33), label)


# --- mages and their ways


@once
def walkers(t: Canvas, x: float, y: float, width: float) -> None:
    """The players' mages, each before its space, pointing to it; and the one that is still on its way."""
    c, v, standing = City(t, x, y, width), t.v, defaultdict(list)
    for seat in range(v.seats):
        if v.edge[seat] != NONE:
            standing[v.edge[seat]].append(seat)
    for edge, seats in standing.items():
        where = spot(v, TOS[edge], t.lang)
        points = t.say("points", where=where)
        x, y = c.plan.before(edge, c.plan.dock - (10 if TOS[edge] == SOURCE else 20))
        for i, seat in enumerate(seats):
            walker(c, f"pawn-{seat}", edge, i - (len(seats) - 1) / 2, t.say("stands", who=t.name(seat), where=where))
            c.put(f"pointer-{seat}", f"pointer-{seat}", Box(x, y, 19, angle=facing(c, edge)), points)
    if t.phase in ON_THE_WAY and v.aim != NONE:
        walker(c, f"ghost-{t.turn}", v.aim, 1.2, t.say("on_the_way", who=t.name(t.turn)))


def facing(c: City, edge: int) -> float:
    """Where who stands at an edge looks: to the space it leads to."""
    return (c.plan.directions[edge] + 180) % 360


def walker(c: City, sprite: str, edge: int, shift: float, label: str) -> None:
    """A mage at an edge; several stand side by side."""
    x, y = c.plan.docks[edge]
    turn = math.radians(c.plan.directions[edge])
    c.put(sprite, sprite, Box(x - math.sin(turn) * shift * 21, y + math.cos(turn) * shift * 21 - 3, 33), label)


@once
def ways(t: Canvas, x: float, y: float, width: float) -> None:
    """Where the mover can walk: a spot for each space, an arrow for each side; to others their ways on, faintly."""
    c, v = City(t, x, y, width), t.v
    found = [a - EDGE for a in t.among(tuple(range(EDGE, EDGE + EDGES)))]
    if not found:
        for edge in WAYS_ON[v.edge[t.home]] if t.seat != NONE and t.turn != NONE else ():
            if edge not in v.edge:
                way(c, "way-on", edge, t.words["later"], 22)
    for edge in found:
        paid = sum(v.edge[seat] == edge for seat in range(v.seats) if seat != t.turn)
        if paid:
            x, y = c.plan.docks[edge]
            c.put(f"toll-{edge}", "toll", Box(x + 15, y - 15, 22), t.say("toll", n=paid), EDGE + edge)
        else:
            way(c, "way", edge, t.say("way", where=spot(v, TOS[edge], t.lang)), 30)
    for node in dict.fromkeys(TOS[edge] for edge in found):
        sides = [EDGE + edge for edge in found if TOS[edge] == node]
        t.choose(sides, box(c, node), t.say("sides", where=spot(v, node, t.lang)))


def way(c: City, sprite: str, edge: int, label: str, size: float) -> None:
    c.put(f"way-{edge}", sprite, Box(*c.plan.docks[edge], size, angle=facing(c, edge)), label, EDGE + edge)


def box(c: City, node: int) -> Box:
    """The spot of a space: as large as it is drawn, and as a finger."""
    size = max(c.k * (geometry.SPRING if node == SOURCE else geometry.ROUND), FINGER if c.t.tall else 0)
    x, y = c.at(*c.plan.at[node])
    return Box(x - size / 2, y - size / 2, size, size)
