"""Which drawings need no line of their own in the legend: they look like one that has it, or mean nothing."""

from majlis.core.legend import ORNAMENT
from majlis.games.five_tribes.picture.art.cards import PAYMENTS

ALIKE = {f"tile-{sacred}": "tile-1" for sacred in (2, 3, 4)}
ALIKE |= {
    "wide-tile": "tile-0",
    "wide-owned": "owned",
    "good": "good-0",
    "chip": "djinn",
    "no-card": "no-djinn",
    "tall-space": "space",
    "tall-line": "line",
}
ALIKE |= {f"{pay}{size}": "pay-elder" for pay in PAYMENTS for size in ("", "-wide", "-tall")}
ALIKE |= {
    f"{wide}trail-{part}{old}": "trail-start" if part == "start" else "trail-in"
    for wide in ("", "wide-")
    for part in ("start", "in", "out")
    for old in ("", "-old")
}
ALIKE |= dict.fromkeys(("ghost-palm", "ghost-palace"), "ghost")
ALIKE |= dict.fromkeys(("heaven", "dunes"), ORNAMENT)
