"""Where the spaces of the city are in letters, and the ways between them: the plan that lies on its side, by hand."""

from majlis.games.djinn.box_tables import NODES as NODE_NAMES
from majlis.games.djinn.parts import FROM, TO

WIDE, TALL = 11, 3
AT = {  # the left upper corner of each space
    "r6": (10, 0),
    "q4": (41, 0),
    "q3": (16, 4),
    "r1": (35, 4),
    "q6": (0, 9),
    "r3": (13, 9),
    "S": (25, 9),
    "q1": (38, 9),
    "r4": (51, 9),
    "q2": (16, 14),
    "r2": (35, 14),
    "r5": (10, 18),
    "q5": (41, 18),
}
SOURCE_WIDE = 12
WAYS: dict[tuple[str, str], tuple[tuple[int, int, str], ...]] = {  # letters from a place on, downwards those of "│"
    ("r6", "q4"): ((21, 1, "─" * 20),),
    ("q3", "r6"): ((18, 3, "│"),),
    ("q4", "r1"): ((43, 3, "│"),),
    ("q3", "r1"): ((27, 5, "─" * 8),),
    ("q6", "r6"): ((5, 1, "╭────"), (5, 2, "│││││││")),
    ("q4", "r4"): ((52, 1, "────╮"), (56, 2, "│││││││")),
    ("q3", "r3"): ((19, 7, "││"),),
    ("q1", "r1"): ((42, 7, "││"),),
    ("S", "r1"): ((35, 7, "││"),),
    ("q6", "r3"): ((11, 10, "──"),),
    ("S", "r3"): ((24, 10, "─"),),
    ("q1", "r4"): ((49, 10, "──"),),
    ("S", "r2"): ((35, 12, "││"),),
    ("q2", "r3"): ((19, 12, "││"),),
    ("q1", "r2"): ((42, 12, "││"),),
    ("q2", "r2"): ((27, 15, "─" * 8),),
    ("q2", "r5"): ((18, 17, "│"),),
    ("q5", "r2"): ((43, 17, "│"),),
    ("q5", "r5"): ((21, 19, "─" * 20),),
    ("q6", "r5"): ((5, 12, "│││││││"), (5, 19, "╰────")),
    ("q5", "r4"): ((56, 12, "│││││││"), (52, 19, "────╯")),
}


def streets() -> list[tuple[int, int, str]]:
    """The letters of all ways that this box has, one by one."""
    pairs = {frozenset((NODE_NAMES[a], NODE_NAMES[b])) for a, b in zip(FROM.tolist(), TO.tolist(), strict=True)}
    found = [run for ends, runs in WAYS.items() if frozenset(ends) in pairs for run in runs]
    return [
        (x, y + i, letter) if "│" in letters else (x + i, y, letter)
        for x, y, letters in found
        for i, letter in enumerate(letters)
    ]


STREETS = streets()
