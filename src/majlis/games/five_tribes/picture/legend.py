"""Which drawings need no line of their own in the legend: they look like one that has it, or mean nothing."""

from majlis.core.legend import ORNAMENT
from majlis.games.five_tribes.picture.art.cards import PAYMENTS

ALIKE = {f"tile-{sacred}": "tile-1" for sacred in (2, 3, 4)}
ALIKE |= {"good": "good-0", "chip": "djinn", "no-card": "no-djinn", "tall-space": "space", "tall-line": "line"}
ALIKE |= {f"{pay}{size}": "pay-elder" for pay in PAYMENTS for size in ("", "-wide", "-tall")}
ALIKE |= dict.fromkeys(("trail-in-old", "trail-out", "trail-out-old"), "trail-in") | {"trail-start-old": "trail-start"}
ALIKE |= dict.fromkeys(("ghost-palm", "ghost-palace"), "ghost")
ALIKE |= dict.fromkeys(("heaven", "dunes"), ORNAMENT)
