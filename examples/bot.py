"""A player in thirty lines, for `majlis match high_desert --seat "python examples/bot.py" --seat keen`.

It speaks docs/protocol.md over its pipes and needs nothing of the house: a line in, a line out. It looks what each
open action is said to bring, takes the first that brings points, and else any.
"""

import json
import random
import re
import sys


def choose(question: dict) -> int:
    """The number of an open action."""
    for action in question["actions"]:
        if re.search(r"\b(point|points|gold)\b", action["offer"]):
            return action["a"]
    return random.choice(question["actions"])["a"]


def main() -> None:
    for line in sys.stdin:
        word, _, rest = line.partition(" ")
        told = json.loads(rest)
        if word == "majlis":
            print("ready thirty-lines", flush=True)
        elif word == "go":
            print("play", choose(told), flush=True)


if __name__ == "__main__":
    main()
