"""Small names for the actions of Five Tribes: tiles are A1 to F5, tribes v, e, m, b and a."""

from majlis.games.five_tribes import actions
from majlis.games.five_tribes.parts import COLUMNS, DJINNS, TRIBES, Thief

LETTERS = "vemba"  # viziers, elders, merchants, builders, assassins
PRICES = [0, 1, 3, 5, 8, 12, 18]
GO, SELL = actions.DONE, actions.SELL
BLOCKS = ("TILE", "AT", "DONE", "SELL", "SPACE", "SLOT", "GOOD", "NUMBER", "FRONT", "DJINN", "THIEF", "USE", "BUY")
BLOCKS += ("PALM", "PALACE")


def tile(name):
    """The number of a tile by its name."""
    return (int(name[1]) - 1) * COLUMNS + "ABCDEF".index(name[0])


def tile_name(number):
    return "ABCDEF"[number % COLUMNS] + str(number // COLUMNS + 1)


def pick(name):
    return actions.TILE + tile(name)


def at(words):
    """A meeple on a tile, as in C3v: to drop or to kill."""
    return actions.AT + tile(words[:2]) * TRIBES + LETTERS.index(words[2])


def bid(price):
    return actions.SPACE + PRICES.index(price)


def slot(i):
    return actions.SLOT + i


def good(kind):
    return actions.GOOD + kind


def slaves(n):
    return actions.NUMBER + n


def front(seat, letter):
    return actions.FRONT + seat * 2 + LETTERS.index(letter)


def card(djinn):
    return actions.DJINN + djinn


def rob(thief):
    return actions.THIEF + thief


def use(djinn, paid_with="elder"):
    return actions.USE + djinn * 2 + ("elder", "slave").index(paid_with)


def buy(djinn_or_thief, paid_with="elder"):
    shift = DJINNS if isinstance(djinn_or_thief, Thief) else 0
    return actions.BUY + (shift + djinn_or_thief) * 2 + ("elder", "slave").index(paid_with)


def palm(name):
    return actions.PALM + tile(name)


def palace(name):
    return actions.PALACE + tile(name)


def spell(a):
    """An action for a failure message: its block and its place there."""
    name, first = max(((name, getattr(actions, name)) for name in BLOCKS if getattr(actions, name) <= a), key=last)
    if name in ("TILE", "PALM", "PALACE"):
        return f"{name} {tile_name(a - first)}"
    return (
        f"AT {tile_name((a - first) // TRIBES)}{LETTERS[(a - first) % TRIBES]}"
        if name == "AT"
        else f"{name} {a - first}"
    )


def last(pair):
    return pair[1]
