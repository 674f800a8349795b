"""What a price takes: coins, scrolls, keys, corks and magic."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import GOODS, Good


@rule
def affordable(s, pay):
    if pay[Good.KEY] > s.keys[s.turn] or pay[Good.CORK] > s.corks[s.turn]:
        return False
    coins, scrolls, magic = s.coins[s.turn], s.scrolls[s.turn], s.magic[s.turn]
    return pay[Good.COIN] <= coins and pay[Good.SCROLL] <= scrolls and pay[Good.MAGIC] <= magic


@rule
def hand_over(s, pay, times):
    """Once, or minus once: back again."""
    s.coins[s.turn] -= pay[Good.COIN] * times
    s.scrolls[s.turn] -= pay[Good.SCROLL] * times
    s.keys[s.turn] -= pay[Good.KEY] * times
    s.keys_left += pay[Good.KEY] * times
    s.corks[s.turn] -= pay[Good.CORK] * times
    s.magic[s.turn] -= pay[Good.MAGIC] * times


@rule
def spend(s, pay):
    """Keys that a chest has seen in this turn go first (P08)."""
    hand_over(s, pay, 1)
    s.keys_used = max(0, int(s.keys_used) - int(pay[Good.KEY]))
    for good in range(GOODS):
        if pay[good] > 0:
            note(s, Did.LOSE, s.turn, good, pay[good])
