"""Which drawings need no line of their own in the legend: they look like one that has it, or mean nothing."""

from majlis.core.legend import ORNAMENT

ALIKE = {"good-6": "good-7", "corked-boss": "corked", "spent": "tom", "scale-other": "scale", "up": "kit"}
ALIKE |= dict.fromkeys(("academy-special", "factory-basic", "factory-special"), "academy-basic")
ALIKE |= dict.fromkeys(("beam", "pan"), "stand")
ALIKE |= dict.fromkeys(("heaven", "dunes", "streets", "streets-lying", "rack", "inlay"), ORNAMENT)
