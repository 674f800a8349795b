"""The Magic Source (DJ-5.7)."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.games.djinn.actions import BOSSES, BUY, DONE, REFILL
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import CAPACITY_BEGIN, SOURCE_PRICE, TILE_GAIN, Good, Tile
from majlis.games.djinn.rules.catching import can_catch_bosses
from majlis.games.djinn.rules.goods import asleep, below_most, gain_magic, has, most_magic
from majlis.games.djinn.rules.rounds import end_turn
from majlis.games.djinn.state import Acted, Phase


@rule
def source_price(s):
    """By the capacity marker; P05 always has the same."""
    if has(s, Tile.P05_SOURCE):
        return int(TILE_GAIN[Tile.P05_SOURCE, Good.SCROLL])
    return int(SOURCE_PRICE[s.capacity[s.turn] - CAPACITY_BEGIN])


@rule
def mark_source(s, mask):
    """One of the first row, any number of the second."""
    first = s.acted & Acted.ROW_ONE == 0
    mask[REFILL] = first and below_most(s)
    mask[BOSSES] = first and can_catch_bosses(s, 1)
    rich = s.scrolls[s.turn] >= source_price(s)
    mask[BUY] = mask[BUY + 1] = rich
    mask[BUY + 2] = rich and asleep(s) > 0
    mask[DONE] = True
    return 1 + int(mask[REFILL]) + int(mask[BOSSES]) + 2 * int(rich) + int(mask[BUY + 2])


@rule
def do_source(s, a):
    if a == DONE:
        end_turn(s)
    elif a == REFILL:
        refill(s)
    elif a == BOSSES:
        s.phase = Phase.BOSSES
        note(s, Did.TO_BOSSES, s.turn)
    else:
        buy(s, a - BUY)


@rule
def refill(s):
    note(s, Did.REFILL, s.turn)
    gain_magic(s, most_magic(s, s.turn))
    s.acted |= Acted.ROW_ONE


@rule
def buy(s, what):
    price = source_price(s)
    s.scrolls[s.turn] -= price
    note(s, Did.BUY, s.turn, what)
    note(s, Did.LOSE, s.turn, Good.SCROLL, price)
    match what:
        case 0:
            s.owe[Good.BOTTLE] += 1
        case 1:
            s.owe[Good.CORK] += 1
        case _:
            s.owe[Good.ACTIVATE] += 2
