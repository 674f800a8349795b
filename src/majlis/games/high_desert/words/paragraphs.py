"""Where the rules tell of what is asked, and of what lies on the table by the name of its drawing."""

from typing import Any

from majlis.games.high_desert.parts import KINDS, RANKS
from majlis.games.high_desert.state import Phase

RULES = {
    Phase.TURN: "HD-3",
    Phase.PAY: "HD-5",
    Phase.LOOK: "HD-5.1",
    Phase.RECALL: "HD-5.2",
    Phase.BANISH: "HD-5.3",
    Phase.GIVE: "HD-4.2",
    Phase.SWAP: "HD-4.2",
    Phase.STEAL: "HD-4.3",
    Phase.EXILE: "HD-4.4",
    Phase.PLACE: "HD-4.5",
    Phase.OVER: "HD-9",
}
PARAGRAPHS = {
    **{f"{size}-{kind}": f"HD-4.{kind % RANKS + 1}" for size in ("card", "mini") for kind in range(KINDS)},
    **dict.fromkeys(("clan", "crown"), "HD-9"),
    **dict.fromkeys(("slot-deck", "slot-discard", "back"), "HD-6"),
    "slot-removed": "HD-5.3",
    "shield": "H1",
}


def rule(v: Any) -> str:
    """Where the present question is ruled."""
    return RULES[v.phase]
