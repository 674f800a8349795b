"""The plans of the city: where the spaces are, and where one stands on the way from one to another.

The spaces have fixed places; the paths are those of the box. Everything is measured from the middle of the map. On a
phone the same city lies on its side, so that all of it is on the screen however the phone is held.
"""

import math
from dataclasses import dataclass
from functools import cached_property

from majlis.core.canvas import Size
from majlis.games.djinn.parts import EDGES, FROM, NODES, ROUNDS, SOURCE, TO

ROUND, SQUARE, SPRING = 86, 78, 120  # how wide the spaces are drawn
APART = 62  # degrees between two docks of a space, at least
FROMS, TOS = FROM.tolist(), TO.tolist()
BACK = tuple(  # the edge the other way
    next(other for other in range(EDGES) if (FROMS[other], TOS[other]) == (TOS[edge], FROMS[edge]))
    for edge in range(EDGES)
)


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


@dataclass(frozen=True)
class Plan:
    """Two rings of six spaces around the Source, and what stands beside them."""

    width: float
    height: float
    middle: Size
    first: float  # degrees: where the rings begin
    outer: float  # how far the outer ring is from the middle; the inner one is half as far
    stretch: float  # across
    dock: float  # from the middle of a space to who stands before it
    beside: tuple[tuple[float, float, int], ...]  # where djinn and doors of each space stand, so many side by side

    def on_ring(self, radius: float, i: int) -> Size:
        angle = math.radians(self.first + 60 * i)
        return radius * math.cos(angle) * self.stretch, radius * math.sin(angle)

    @cached_property
    def at(self) -> tuple[Size, ...]:
        """r1 q1 r2 q2 r3 q3 on the inner ring, q4 r4 q5 r5 q6 r6 outside of them, the Source between."""
        found = [(0.0, 0.0)] * NODES
        for i in range(6):
            first, second = (i // 2, ROUNDS + 3 + i // 2) if i % 2 == 0 else (ROUNDS + i // 2, 3 + i // 2)
            found[first], found[second] = self.on_ring(self.outer / 2, i), self.on_ring(self.outer, i)
        return tuple(found)

    def bearing(self, a: int, b: int) -> float:
        (x, y), (z, w) = self.at[a], self.at[b]
        return math.degrees(math.atan2(w - y, z - x)) % 360

    @cached_property
    def directions(self) -> tuple[float, ...]:
        """For each edge the direction, seen from the space it leads to, in which its mage stands."""
        found = [0.0] * EDGES
        for node in range(NODES):
            edges = [edge for edge in range(EDGES) if TOS[edge] == node]
            for i, angle in spread([self.bearing(node, FROMS[edge]) for edge in edges]).items():
                found[edges[i]] = angle
        return tuple(found)

    def before(self, edge: int, far: float) -> Size:
        """A point in front of the space that an edge leads to, so far from its middle."""
        (x, y), angle = self.at[TOS[edge]], math.radians(self.directions[edge])
        return x + far * math.cos(angle), y + far * math.sin(angle)

    @cached_property
    def docks(self) -> tuple[Size, ...]:
        """Where one stands at each edge; the Source is larger than other spaces."""
        return tuple(self.before(edge, self.dock + 7 * (TOS[edge] == SOURCE)) for edge in range(EDGES))

    @cached_property
    def curves(self) -> tuple[str, ...]:
        """Every path once, as an SVG path around the middle."""
        far = self.dock * 1.42
        ways = [edge for edge in range(EDGES) if FROMS[edge] < TOS[edge]]
        bent = [(self.at[FROMS[e]], self.before(BACK[e], far), self.before(e, far), self.at[TOS[e]]) for e in ways]
        return tuple(
            "M{:.1f} {:.1f}C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}".format(*a, *b, *c, *d) for a, b, c, d in bent
        )


UPRIGHT = Plan(
    *(616, 650, (308, 330), -90, 248, 1.12, 59),
    beside=(
        *((103, -152, 3), (106, 158, 3), (-193, -1, 3), (228, -214, 3), (114, 264, 3), (-226, -214, 3)),
        *((182, 0, 2), (-86, 150, 2), (-82, -160, 2), (-84, -268, 2), (246, 214, 2), (-246, 214, 2)),
    ),
)
LYING = Plan(
    *(616, 480, (308, 240), -60, 222, 1.17, 57),
    beside=(
        *((6, -159, 5), (150, 92, 2), (-150, 92, 2), (264, -108, 2), (-240, 192, 3), (-240, -192, 3)),
        *((150, -92, 2), (-6, 159, 4), (-150, -92, 2), (238, -192, 3), (238, 192, 3), (-268, 94, 2)),
    ),
)
