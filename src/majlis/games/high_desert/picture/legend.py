"""Which drawings need no line of their own in the legend: they look like one that has it, or mean nothing."""

from majlis.core.legend import ORNAMENT

ALIKE = {
    "card": "card-0",
    "named": "card-0",
    "mini": "card-0",
}  # the same ranks of other clans, and the same seen from afar
ALIKE |= dict.fromkeys(("star", "far-dunes", "near-dunes", "town", "heaven"), ORNAMENT)
