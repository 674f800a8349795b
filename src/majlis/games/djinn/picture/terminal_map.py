"""Where the spaces of the city are in letters, and the ways between them: the plan that lies on its side, by hand."""

from majlis.games.djinn.box_tables import NODES as NODE_NAMES
from majlis.games.djinn.parts import FROM, TO

TALL = 3
AT = {  # the left upper corner of each space, and how wide it is
    "r6": (10, 0, 13),
    "q4": (39, 0, 13),
    "q3": (16, 4, 13),
    "r1": (33, 4, 13),
    "q6": (0, 9, 12),
    "r3": (13, 9, 12),
    "S": (26, 9, 10),
    "q1": (37, 9, 12),
    "r4": (50, 9, 12),
    "q2": (16, 14, 13),
    "r2": (33, 14, 13),
    "r5": (10, 18, 13),
    "q5": (39, 18, 13),
}
WAYS: dict[tuple[str, str], tuple[tuple[int, int, str], ...]] = {  # letters from a place on, downwards those of "│"
    ("r6", "q4"): ((23, 1, "─" * 16),),
    ("q3", "r6"): ((19, 3, "│"),),
    ("q4", "r1"): ((42, 3, "│"),),
    ("q3", "r1"): ((29, 5, "─" * 4),),
    ("q6", "r6"): ((5, 1, "╭────"), (5, 2, "│││││││")),
    ("q4", "r4"): ((52, 1, "────╮"), (56, 2, "│││││││")),
    ("q3", "r3"): ((19, 7, "││"),),
    ("q1", "r1"): ((42, 7, "││"),),
    ("S", "r1"): ((34, 7, "││"),),
    ("q6", "r3"): ((12, 10, "─"),),
    ("S", "r3"): ((25, 10, "─"),),
    ("q1", "r4"): ((49, 10, "─"),),
    ("S", "r2"): ((34, 12, "││"),),
    ("q2", "r3"): ((19, 12, "││"),),
    ("q1", "r2"): ((42, 12, "││"),),
    ("q2", "r2"): ((29, 15, "─" * 4),),
    ("q2", "r5"): ((19, 17, "│"),),
    ("q5", "r2"): ((42, 17, "│"),),
    ("q5", "r5"): ((23, 19, "─" * 16),),
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
