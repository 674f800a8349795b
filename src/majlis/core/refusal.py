"""What is said to users when something cannot be done; every other exception is a fault of ours."""

import re


class Refusal(Exception):
    """A sentence for whoever asked: what cannot be done, and what can be done instead. Nothing was changed."""


def spot(error: Exception) -> str:
    """Where a reader of TOML stumbled, without its own words."""
    found = re.search(r"line (\d+), column (\d+)", str(error))
    return f", line {found[1]}, letter {found[2]}," if found else ""
