"""What a player has (DJ-2), and how it grows and shrinks."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.core.rng import below
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import CAPACITY_END, COLOURS, ROUNDS, WITH_TRAIT, Good, Tile
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Acted, Ending


@rule
def bits_in(bits):
    n = 0
    while bits:
        n += bits & 1
        bits >>= 1
    return n


@rule
def has(s, tile):
    """Has the acting player this character tile?"""
    return s.tile[tile] == s.turn


@rule
def tile_with(s, trait):
    """The character tile of the acting player that does this, or NONE (DJ-12)."""
    for tile in range(WITH_TRAIT[trait, 0], WITH_TRAIT[trait, 1]):
        if parts.TRAIT[tile] == trait and s.tile[tile] == s.turn:
            return tile
    return NONE


@rule
def node(s):
    """The space before which the acting player stands."""
    return int(parts.TO[s.edge[s.turn]])


@rule
def at_round(s):
    return s.acted & Acted.MOVED > 0 and node(s) < ROUNDS


@rule
def at_source(s):
    """In this turn, or in the last visit."""
    return s.ending == Ending.LAST_VISIT or (s.acted & Acted.MOVED > 0 and node(s) == parts.SOURCE)


# --- magic


@rule
def most_magic(s, seat):
    """The space left of the capacity marker; all of it when the marker is flipped."""
    return parts.MOST_MAGIC if s.flipped[seat] else int(s.capacity[seat]) - 1


@rule
def gain_magic(s, n):
    n = min(n, most_magic(s, s.turn) - int(s.magic[s.turn]))
    s.magic[s.turn] += n
    note(s, Did.GAIN, s.turn, Good.MAGIC, n)


@rule
def below_most(s):
    return s.magic[s.turn] < most_magic(s, s.turn)


@rule
def raise_base(s, did):
    """The base marker moves on, and two magic come with it."""
    s.base_at[s.turn] = min(parts.MOST_BASE, int(s.base_at[s.turn]) + 1)
    s.owe[Good.MAGIC] += parts.SET_MAGIC
    note(s, did, s.turn, s.base_at[s.turn])


@rule
def can_widen(s):
    """A capacity step has an effect: room, the flip, or a djinn of the bag (A3)."""
    return s.capacity[s.turn] < CAPACITY_END or s.flipped[s.turn] == 0 or in_bag(s) > 0


@rule
def widen(s):
    if s.capacity[s.turn] < CAPACITY_END:
        s.capacity[s.turn] += 1
        note(s, Did.WIDEN, s.turn, s.capacity[s.turn])
    else:
        note(s, Did.PAST if s.flipped[s.turn] else Did.FLIP, s.turn)
        s.flipped[s.turn] = 1
        s.owe[Good.DRAW] += 1


# --- circles


@rule
def active_circles(s, seat):
    return parts.PRINTED_CIRCLES + int(s.opened[seat]) - int(s.covered[seat])


@rule
def empty_circles(s):
    n = active_circles(s, s.turn)
    for kind in range(COLOURS + 1):
        n -= s.ringed[s.turn, kind]
    return n


@rule
def can_open_circle(s):
    return s.covered[s.turn] > 0 or s.opened[s.turn] < parts.MORE_CIRCLES


# --- mages and equipment


@rule
def may_wake_any(s):
    """With N05 nobody can wake them."""
    if asleep(s) > 0:
        return Why.OPEN
    return Why.DEEP_SLEEP if has(s, Tile.N05_SLEEP) else Why.NOBODY_SLEEPS


@rule
def asleep(s):
    """Inactive mages of the acting player; with N05 nobody can wake them."""
    n = 0
    for mage in range(parts.MAGES):
        n += s.mage[mage] == s.turn * 2
    return 0 if has(s, Tile.N05_SLEEP) else n


@rule
def face_up(s, card):
    return s.equipment[card] == s.turn * 2 + 1


@rule
def wears(s, effect):
    """The face-up equipment card with this effect, or NONE."""
    for card in range(parts.EQUIPMENT):
        if parts.EFFECT[card] == effect and face_up(s, card):
            return card
    return NONE


@rule
def turn_down(s, card):
    s.equipment[card] = s.turn * 2


# --- rewards


@rule
def owe(s, gain):
    """The acting player is to get all of this."""
    for good in range(parts.GOODS):
        s.owe[good] += gain[good]


@rule
def gain_keys(s, n):
    """Keys are finite (A4)."""
    n = min(n, int(s.keys_left))
    s.keys[s.turn] += n
    s.keys_left -= n
    note(s, Did.GAIN, s.turn, Good.KEY, n)


@rule
def lose_key(s):
    """A key that a chest has seen in this turn goes first (P08)."""
    s.keys[s.turn] -= 1
    s.keys_left += 1
    s.keys_used = max(0, int(s.keys_used) - 1)


# --- what a price takes: coins, scrolls, keys, corks and magic


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
    for good in range(parts.GOODS):
        if pay[good] > 0:
            note(s, Did.LOSE, s.turn, good, pay[good])


# --- the bag and the streets


@rule
def in_bag(s):
    n = 0
    for colour in range(COLOURS):
        n += s.bag[colour]
    return n


@rule
def draw_djinn(s):
    """A random djinn leaves the bag."""
    n = below(s, in_bag(s))
    colour = 0
    while n >= s.bag[colour]:
        n -= s.bag[colour]
        colour += 1
    s.bag[colour] -= 1
    s.reveals += 1
    return colour


@rule
def fill_street(s, space, n, did):
    """As many as there are (C6)."""
    for _ in range(min(n, in_bag(s))):
        colour = draw_djinn(s)
        s.loose[space, colour] += 1
        note(s, did, space, s.symbol[space], colour)


@rule
def loose_at(s, space):
    n = 0
    for colour in range(COLOURS):
        n += s.loose[space, colour]
    return n


@rule
def scare(s, space, caught):
    """A boss alone flees; when a boss is gone, others come (C7)."""
    fled = s.boss[space] > 0 and loose_at(s, space) == 0
    if fled:
        s.boss[space] = 0
        s.boss_supply += 1
        note(s, Did.FLED, space, s.symbol[space])
    if fled or caught:
        come(s, space, parts.REFILL[s.seats])
    if fled:
        note_last_boss(s)


@rule
def come(s, space, n):
    """Djinn out of the bag to where a boss has gone."""
    if n > 0 and in_bag(s) == 0:
        note(s, Did.NO_REFILL, space, s.symbol[space])
    fill_street(s, space, n, Did.REFILL_STREET)


@rule
def note_last_boss(s):
    if bosses_in_town(s) == 0:
        note(s, Did.LAST_BOSS, s.turn)


@rule
def bosses_in_town(s):
    n = 0
    for space in range(ROUNDS):
        n += s.boss[space]
    return n


# --- housing


@rule
def can_cork(s, colour):
    return s.bottles[s.turn, colour] > 0 and s.corks[s.turn] > 0


@rule
def may_bottle(s, colour):
    """A new djinn at once into a bottle; N10 has it go into a circle first."""
    if tile_with(s, Trait.CIRCLES) != NONE:
        return Why.CIRCLES_FIRST
    if s.bottles[s.turn, colour] == 0:
        return Why.NO_BOTTLE
    return Why.OPEN if s.corks[s.turn] > 0 else Why.NO_CORK


@rule
def cork(s, kind, colour):
    """Into a bottle of this colour, and a cork on it."""
    s.bottles[s.turn, colour] -= 1
    s.corks[s.turn] -= 1
    if kind == parts.BOSS:
        s.corked_boss[s.turn, colour] += 1
    else:
        s.corked[s.turn, colour] += 1
