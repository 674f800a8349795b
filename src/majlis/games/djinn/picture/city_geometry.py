"""The plan of the city: where the spaces are, and where one stands on the way from one to another.

The spaces have fixed places; the paths are those of the box. Everything is measured from the middle of the map.
"""

import math

from majlis.core.canvas import Size
from majlis.games.djinn.parts import EDGES, FROM, NODES, ROUNDS, SOURCE, TO

WIDTH, HEIGHT = 616, 650
MIDDLE = (308, 330)
INNER, OUTER, STRETCH = 124, 248, 1.12
ROUND, SQUARE, SPRING = 86, 78, 120  # how wide the spaces are drawn
DOCK, SPRING_DOCK = 59, 66  # from the middle of a space to who stands before it
APART = 62  # degrees between two docks of a space, at least
FROMS, TOS = FROM.tolist(), TO.tolist()


def on_ring(radius: float, degrees: float) -> Size:
    return radius * math.cos(math.radians(degrees)) * STRETCH, radius * math.sin(math.radians(degrees))


def spaces() -> tuple[Size, ...]:
    """r1 q1 r2 q2 r3 q3 on the inner ring from the top, q4 r4 q5 r5 q6 r6 outside of them, the Source between."""
    found = [(0.0, 0.0)] * NODES
    for i in range(6):
        inner, outer = on_ring(INNER, 60 * i - 90), on_ring(OUTER, 60 * i - 90)
        first, second = (i // 2, ROUNDS + 3 + i // 2) if i % 2 == 0 else (ROUNDS + i // 2, 3 + i // 2)
        found[first], found[second] = inner, outer
    return tuple(found)


AT = spaces()


def bearing(a: int, b: int) -> float:
    (x, y), (z, w) = AT[a], AT[b]
    return math.degrees(math.atan2(w - y, z - x)) % 360


def spread(angles: list[float]) -> dict[int, float]:
    """The same directions, pushed apart until there is room for a mage between any two."""
    order = sorted(range(len(angles)), key=angles.__getitem__)
    turned = [angles[i] for i in order]
    for _ in range(60):
        for i, angle in enumerate(turned):
            after = (i + 1) % len(turned)
            gap = (turned[after] - angle) % 360
            if gap < APART:
                turned[i] -= (APART - gap) / 2
                turned[after] += (APART - gap) / 2
    return {i: turned[n] for n, i in enumerate(order)}


def directions() -> tuple[float, ...]:
    """For each edge the direction, seen from the space it leads to, in which its mage stands."""
    found = [0.0] * EDGES
    for node in range(NODES):
        edges = [edge for edge in range(EDGES) if TOS[edge] == node]
        for i, angle in spread([bearing(node, FROMS[edge]) for edge in edges]).items():
            found[edges[i]] = angle
    return tuple(found)


DIRECTIONS = directions()
BACK = tuple(  # the edge the other way
    next(other for other in range(EDGES) if (FROMS[other], TOS[other]) == (TOS[edge], FROMS[edge]))
    for edge in range(EDGES)
)


def before(edge: int, far: float) -> Size:
    """A point in front of the space that an edge leads to, so far from its middle."""
    (x, y), angle = AT[TOS[edge]], math.radians(DIRECTIONS[edge])
    return x + far * math.cos(angle), y + far * math.sin(angle)


DOCKS = tuple(before(edge, SPRING_DOCK if TOS[edge] == SOURCE else DOCK) for edge in range(EDGES))
CURVES = tuple(  # every path once, as an SVG path around the middle
    "M{:.1f} {:.1f}C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}".format(
        *AT[FROMS[edge]], *before(BACK[edge], 84), *before(edge, 84), *AT[TOS[edge]]
    )
    for edge in range(EDGES)
    if FROMS[edge] < TOS[edge]
)

# where djinn and doors stand beside their spaces: the middle of a box that the paths of our own box leave free
BESIDE: tuple[Size, ...] = (
    *((101, -152), (104, 158), (-193, -1), (226, -214), (112, 264), (-226, -214)),
    *((182, 0), (-86, 150), (-82, -160), (-84, -268), (246, 214), (-246, 214)),
)
