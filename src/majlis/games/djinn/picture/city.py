"""The city: its spaces and streets, who stands there, the doors of secret passages, and the ways on."""

import math
from itertools import combinations

from majlis.core.record import NONE
from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import CATCH, COLOUR, EDGE, STREET
from majlis.games.djinn.box_tables import NODES as NODE_NAMES
from majlis.games.djinn.parts import BOSS, COLOURS, EDGES, NODES, ONWARD, PLACES, ROUNDS, SOURCE
from majlis.games.djinn.picture import city_geometry as plan
from majlis.games.djinn.picture.city_geometry import AT, BESIDE, DIRECTIONS, DOCK, DOCKS, TOS
from majlis.games.djinn.picture.tabletop import SHAPES
from majlis.games.djinn.state import Phase
from majlis.games.djinn.words.phrases import here, some, spot
from majlis.games.djinn.words.tasks import WORDS as TOM_WORDS
from majlis.games.djinn.words.tom_deck import in_deck, threats

WAYS_ON = [[edge for edge in row if edge != NONE] for row in ONWARD.tolist()]
ON_THE_WAY = (Phase.STREET, Phase.WALK_ON, Phase.PAY)
FINGER, POINTER = 88, 42
CELL = (36, 43)  # a djinn or a door, with a little air


class City:
    """The map on the table: its middle, and how large it is drawn."""

    def __init__(self, t, x, y, width):
        self.t, self.k = t, width / plan.WIDTH
        self.x, self.y = x + plan.MIDDLE[0] * self.k, y + plan.MIDDLE[1] * self.k

    def at(self, x, y):
        return self.x + x * self.k, self.y + y * self.k

    def put(self, id, sprite, x, y, width, label, want=NONE, angle=0):
        """A drawing around a point."""
        wide = width * self.k
        left, top = self.x + x * self.k - wide / 2, self.y + y * self.k - wide * SHAPES[sprite] / 2
        self.t.put(id, sprite, left, top, wide, label, want, 0, angle)


def city(t, x, y, width):
    """The whole map; return how high it is."""
    c, height = City(t, x, y, width), plan.HEIGHT * width / plan.WIDTH
    t.place("city", x, y, width, height, t.words["city"])
    t.put("streets", "streets", x, y, width, t.words["streets"])
    wants = meant(t)
    for node in range(NODES):
        space(c, node, wants[node])
    for node in range(ROUNDS):
        crowd(c, node)
    doors(c)
    walkers(c)
    ways(c)
    return height


def meant(t):
    """What a click on each space would mean: to walk there, from here if a way leads there."""
    wants = [NONE] * NODES
    for edge in range(EDGES):
        wants[TOS[edge]] = EDGE + edge
    stands = t.v.edge[t.turn] if t.turn != NONE else NONE
    for edge in WAYS_ON[stands] if stands != NONE else ():
        wants[TOS[edge]] = EDGE + edge
    return wants


def space(c, node, want):
    """A space with the sign of its place, and its name beside it."""
    x, y = AT[node]
    label = spot(c.t.v, node, c.t.lang)
    if node == SOURCE:
        c.put("space-S", "source", x, y, plan.SPRING, label, want)
        return
    shape, size = ("round", plan.ROUND) if node < ROUNDS else ("square", plan.SQUARE)
    c.put(f"space-{NODE_NAMES[node]}", f"{shape}-{c.t.v.symbol[node]}", x, y, size, label, want)
    left, low = c.at(*plan.NAME_AT[node])
    c.t.write(f"name-{NODE_NAMES[node]}", left, low + 7, NODE_NAMES[node], anchor="middle", tone="quiet")


# --- djinn and doors beside their spaces


def cells(n, beside):
    """The middles of so many cells around a point, at most two side by side, row by row."""
    across = 2 if n > 1 else 1
    down = -(-n // across)
    for i in range(n):
        row, column = divmod(i, across)
        yield (
            beside[0] + (column - (across - 1) / 2) * CELL[0],
            beside[1] + (row - (down - 1) / 2) * CELL[1],
        )


def crowd(c, node):
    """The djinn at a round space: the boss, then the others by colour."""
    t, loose, boss = c.t, c.t.v.loose[node], c.t.v.boss[node]
    colours = [colour for colour in range(COLOURS) if loose[colour]]
    near = t.turn != NONE and here(t.v) == node
    x, y = BESIDE[node]
    if boss:
        left = x - (CELL[0] if len(colours) > 1 else CELL[0] / 2 if colours else 0)
        want = prey(t, BOSS_ACTION) if near else NONE
        c.put(f"boss-{node}", f"djinn-{BOSS}", left, y, 43, boss_label(t, node), want)
        x += CELL[0] * (0.62 if colours else 0)
    for colour, (across, down) in zip(colours, cells(len(colours), (x, y)), strict=True):
        a, n = STREET + node * COLOURS + colour, loose[colour]
        want = prey(t, COLOUR + colour) if near and a not in t.open else a
        c.put(f"loose-{node}-{colour}", f"djinn-{colour}", across, down, 32, djinn(t, colour, n), want)
        right, low = c.at(across + 18, down + 20)
        t.number(f"loose-{node}-{colour}", n, right, low)
        if not t.tall:
            t.offer(a, right - 36 * c.k, low - 41 * c.k, 36 * c.k, 42 * c.k)


def boss_label(t, node):
    """Alone one reads here how many of Tom's cards would send a djinn to this boss."""
    boss, cards = t.nouns["nouns"]["boss"][0], len(in_deck(t.v))
    if t.others or t.turn == NONE:
        return boss
    return TOM_WORDS[t.lang]["threat"].format(boss=boss, n=len(threats(t.v, node)), all=cards)


def prey(t, a):
    """What a click on a djinn means to the one who stands before it."""
    return a if t.phase == Phase.PREY else CATCH


def djinn(t, kind, n):
    """'2 red djinn'."""
    return some(n, t.nouns["djinn"][kind], t.lang)


def doors(c):
    """The secret passages of all players, at their squares."""
    t, laid = c.t, {}
    for seat in range(t.v.seats):
        for place in range(PLACES):
            square = t.v.passage[seat][place]
            if square >= 0:
                laid.setdefault(ROUNDS + square, []).append((seat, place))
    for node, found in laid.items():
        for (seat, place), (x, y) in zip(found, cells(len(found), BESIDE[node]), strict=True):
            label = t.words["passage"].format(place=t.nouns["places"][place], who=t.name(seat))
            c.put(f"door-{seat}-{place}", f"door-{place}-{seat}", x, y, 33, label)


# --- mages and their ways


def walkers(c):
    """The players' mages, each before its space, pointing to it; and the one that is still on its way."""
    t, v, standing = c.t, c.t.v, {}
    for seat in range(v.seats):
        if v.edge[seat] != NONE:
            standing.setdefault(v.edge[seat], []).append(seat)
    for edge, seats in standing.items():
        for i, seat in enumerate(seats):
            label = t.words["stands"].format(who=t.name(seat), where=spot(v, TOS[edge], t.lang))
            walker(c, f"pawn-{seat}", edge, i - (len(seats) - 1) / 2, label)
            pointer(c, seat, edge)
    if t.phase in ON_THE_WAY and v.aim != NONE:
        walker(c, f"ghost-{t.turn}", v.aim, 1.2, t.words["on_the_way"].format(who=t.name(t.turn)))


def walker(c, sprite, edge, shift, label):
    """A mage at an edge; several stand side by side."""
    x, y = DOCKS[edge]
    turn = math.radians(DIRECTIONS[edge])
    c.put(sprite, sprite, x - math.sin(turn) * shift * 21, y + math.cos(turn) * shift * 21 - 3, 33, label)


def pointer(c, seat, edge):
    """The arrowhead between a mage and its space."""
    x, y = plan.before(edge, DOCK - 20 if TOS[edge] != SOURCE else DOCK - 10)
    label = c.t.words["points"].format(where=spot(c.t.v, TOS[edge], c.t.lang))
    c.put(f"pointer-{seat}", f"pointer-{seat}", x, y, 19, label, NONE, (DIRECTIONS[edge] + 180) % 360)


def ways(c):
    """Where the mover can walk; to others their own ways on, faintly."""
    t, v = c.t, c.t.v
    found = [edge for edge in range(EDGES) if EDGE + edge in t.open]
    if not found:
        stands = v.edge[t.home]
        for edge in WAYS_ON[stands] if stands != NONE and t.seat != NONE and t.turn != NONE else ():
            if edge not in v.edge:
                way(c, "way-on", edge, t.words["later"])
        return
    boxes = {edge: box(c, edge) for edge in found}
    listed = t.tall and any(overlap(a, b) for a, b in combinations(boxes.values(), 2))
    for edge in found:
        paid = sum(v.edge[seat] == edge for seat in range(v.seats) if seat != t.turn)
        if paid:
            x, y = DOCKS[edge]
            c.put(f"toll-{edge}", "toll", x + 15, y - 15, 22, t.words["toll"].format(n=paid), EDGE + edge)
        else:
            way(c, "way", edge, t.words["way"].format(where=spot(v, TOS[edge], t.lang)))
        if not listed:
            t.offer(EDGE + edge, *boxes[edge])


def way(c, sprite, edge, label):
    x, y = DOCKS[edge]
    if c.t.tall and sprite == "way":
        x, y = plan.before(edge, DOCK - 14)
    c.put(
        f"way-{edge}", sprite, x, y, 30 if sprite == "way" else 22, label, EDGE + edge, (DIRECTIONS[edge] + 180) % 360
    )


def box(c, edge):
    """The spot of a way: where the mage would stand; on a phone the space belongs to it."""
    size, far = (FINGER, 22) if c.t.tall else (POINTER, DOCK)
    x, y = c.at(*plan.before(edge, far))
    return x - size / 2, y - size / 2, size, size


def overlap(a, b):
    return abs(a[0] - b[0]) < a[2] and abs(a[1] - b[1]) < a[3]


def listed_ways(t):
    """The ways that a finger could not tell apart on the map, by the space that they lead to."""
    if not t.tall or any(EDGE <= one.action < EDGE + EDGES for one in t.spots):
        return {}
    found = {}
    for edge in range(EDGES):
        if EDGE + edge in t.open:
            found.setdefault(TOS[edge], []).append(edge)
    return found
