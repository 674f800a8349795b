"""The lid: the five tribes before the walls, and the camel that will claim a tile of their city."""

from majlis.core.cover import at, cover, lantern, palm
from majlis.games.five_tribes.parts import Tribe
from majlis.games.five_tribes.picture.art.pieces import camel, meeple

LINE = (  # from the back to the front: who stands where, and how large
    (Tribe.ELDER, 236, 226, 2.5),
    (Tribe.BUILDER, 414, 226, 2.5),
    (Tribe.MERCHANT, 160, 248, 2.9),
    (Tribe.ASSASSIN, 488, 248, 2.9),
    (Tribe.VIZIER, 304, 218, 3.7),
)

COVER = cover(
    "five-tribes",
    (118, 84, 46),
    palm(600, 290, 170)
    + "".join(at(meeple(tribe), x, y, size) for tribe, x, y, size in LINE)
    + at(camel(0), 14, 262, 2.6)
    + lantern("five-tribes", 584, 330, 1),
)
