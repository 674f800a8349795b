"""What a gain of the box should bring, good by good, and answers to the questions on the way."""

from majlis.games.djinn.box_rows import GOODS
from tests.games.djinn.names import CIRCLE, GO, YES
from tests.games.djinn.table import Phase, answers, of, phase, play

PLAIN = {"coin": "coins", "scroll": "scrolls", "key": "keys", "cork": "corks", "magic": "magic"}
PAUSES = (Phase.MOVE, Phase.ACT, Phase.SOURCE, Phase.LOCK)


def gain(row):
    """A row of the box by name."""
    return {GOODS[i]: int(n) for i, n in enumerate(row) if n}


def take_all(states):
    """Say yes to everything and take the first of what is offered, until there is a pause or a lock."""
    while phase(states) not in PAUSES:
        found = answers(states)
        choices = sorted(found - {GO}) or [GO]
        play(states, YES if YES in found else CIRCLE if CIRCLE in found else choices[0])
    return states


def owned(states, seat=0):
    """Everything that a gain could change, by the names of goods."""
    s = states[0]
    found = {good: of(states, field, seat) for good, field in PLAIN.items()}
    found["bottle"] = sum(of(states, "bottles", seat))
    found["capacity"] = of(states, "capacity", seat)
    found["activate"] = int((s["mage"] == seat * 2 + 1).sum())
    found["mage"] = int((s["mage"] >> 1 == seat).sum())
    found["equip"] = int((s["equipment"] >> 1 == seat).sum())
    found["circle"] = of(states, "opened", seat)
    found["djinn"] = sum(of(states, "ringed", seat)) + sum(of(states, "corked", seat))
    return found


def grown(before, after):
    """What was gained; a mage that comes awake is no mage that wakes."""
    more = {good: after[good] - before[good] for good in after if after[good] != before[good]}
    if "mage" in more:
        more["activate"] = more.get("activate", 0) - more["mage"]
    return {good: n for good, n in more.items() if n}


def wanted(row):
    """The same as it should be: a drawn or taken djinn is one more djinn, the left circle brings two magic."""
    found = gain(row)
    djinn = found.pop("draw", 0) + found.pop("take", 0)
    if djinn:
        found["djinn"] = djinn
    if found.get("circle"):
        found["magic"] = found.get("magic", 0) + 2
    return found


def spare():
    """A player with room for every gain; a display whose cards bring nothing by themselves."""
    return {
        "coins": 4,
        "magic": 0,
        "capacity": 7,
        "asleep": "M13 M14 M15 M16",
        "tavern": "M01 M02 M17 M18",
        "display": "ST6 HA5 CL6",
    }
