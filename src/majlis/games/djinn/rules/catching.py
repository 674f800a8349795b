"""Catching (DJ-6): choose the prey, house each of them, let others help, pay the rest with the own magic.

A choice is open only if what is chosen can be housed and paid. Housing is a count: as many as have a bottle of their
colour and a cork need no circle. Power is a count too: all helpers that the coins can pay for, at their best.
"""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn.actions import BOSS as BOSS_ACTION
from majlis.games.djinn.actions import CIRCLE, COLOUR, DONE, FREE, NUMBER
from majlis.games.djinn.box_tables import Trait
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import BOSS, COLOURS, DJINN_POWER, SOURCE_BOSS, SURCHARGE, TILE_GAIN, Good
from majlis.games.djinn.rules import goods
from majlis.games.djinn.rules.goods import empty_circles, node, tile_with
from majlis.games.djinn.rules.helping import any_helper, best_help, note_steady_help, staff_help, steady_help
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Acted, Catching, Phase

# --- the prey


@rule
def begin_catch(s):
    note(s, Did.HUNT, s.turn)
    s.prey[:], s.prey_boss, s.prey_free = 0, 0, NONE
    s.asked = Phase.PREY


@rule
def mark_prey(s, mask):
    """Another djinn, the boss, the free one beside him; or that is all."""
    n, space = 1, node(s)
    mask[DONE] = True
    for colour in range(COLOURS):
        mask[COLOUR + colour] = may_want(s, space, colour) == Why.OPEN
        mask[FREE + colour] = may_want_free(s, space, colour) == Why.OPEN
        n += int(mask[COLOUR + colour]) + int(mask[FREE + colour])
    mask[BOSS_ACTION] = may_want_boss(s, space) == Why.OPEN
    return n + int(mask[BOSS_ACTION])


@rule
def unwanted(s, space, colour):
    """The djinn of a colour that stand here and are not wanted yet."""
    return int(s.loose[space, colour]) - int(s.prey[colour]) - int(s.prey_free == colour)


@rule
def may_want(s, space, colour):
    if unwanted(s, space, colour) == 0:
        return Why.NONE_LEFT
    s.prey[colour] += 1
    found = may_catch_prey(s)
    s.prey[colour] -= 1
    return found


@rule
def may_want_boss(s, space):
    if s.prey_boss > 0:
        return Why.BOSS_WANTED
    if s.boss[space] == 0:
        return Why.NO_BOSS
    s.prey_boss += 1
    found = may_catch_prey(s)
    s.prey_boss -= 1
    return found


@rule
def may_want_free(s, space, colour):
    if s.prey_boss == 0:
        return Why.FREE_NEEDS_BOSS
    if s.prey_free != NONE:
        return Why.ONE_FREE
    if unwanted(s, space, colour) == 0:
        return Why.NONE_LEFT
    s.prey_free = colour
    found = may_catch_prey(s)
    s.prey_free = NONE
    return found


@rule
def may_catch_prey(s):
    """All that is wanted so far can be housed and paid."""
    if not can_house_prey(s):
        return Why.PREY_ROOM
    return Why.OPEN if can_raise(s, power_needed(s)) else Why.PREY_POWER


@rule
def can_raise(s, power):
    """What mages could bring is only reckoned where the rest is too little."""
    lack = power - own_power(s)
    return lack <= 0 or lack <= best_help(s)


@rule
def own_power(s):
    """Without mages: magic, keys, equipment."""
    return s.magic[s.turn] + s.keys[s.turn] + staff_help(s)


@rule
def most_power(s):
    """All that can be raised for them."""
    return own_power(s) + best_help(s)


@rule
def choose_prey(s, a):
    if a == BOSS_ACTION:
        s.prey_boss = 1
        note(s, Did.WANT, s.turn, BOSS)
    elif a >= FREE:
        s.prey_free = a - FREE
        note(s, Did.WANT_FREE, s.turn, a - FREE)
    else:
        s.prey[a - COLOUR] += 1
        note(s, Did.WANT, s.turn, a - COLOUR)


@rule
def power_needed(s):
    """Four for each; a boss two more for every djinn at his side, caught or not (C2). At the Source six each."""
    if goods.at_source(s):
        return source_power(s) * int(s.prey_boss)
    need, each = 0, djinn_power(s)
    for colour in range(COLOURS):
        need += each * s.prey[colour]
    if s.prey_boss > 0:
        need += boss_power(s)
    return need


@rule
def dearer(s):
    """What a tile adds to the power that everybody takes."""
    tile = tile_with(s, Trait.DEARER)
    return int(TILE_GAIN[tile, Good.MAGIC]) if tile != NONE else 0


@rule
def djinn_power(s):
    return DJINN_POWER + dearer(s)


@rule
def source_power(s):
    return SOURCE_BOSS + dearer(s)


@rule
def boss_power(s):
    return djinn_power(s) + SURCHARGE * goods.loose_at(s, node(s))


@rule
def power_of_catch(s):
    """The same when the prey has left the street."""
    need = power_needed(s)
    if s.catching == Catching.STREET and s.prey_boss > 0:
        for colour in range(COLOURS):
            need += SURCHARGE * (int(s.prey[colour]) + int(s.prey_free == colour))
    return need


@rule
def take_prey(s):
    """They leave the street; with none wanted, one magic is lost (C9)."""
    space = node(s)
    s.acted |= Acted.CATCH
    s.asked = 0
    wanted = int(s.prey_boss)
    for colour in range(COLOURS):
        wanted += s.prey[colour]
    if wanted == 0:
        give_up(s)
        return
    power = power_needed(s)
    s.need = power - steady_help(s)
    s.catching = Catching.STREET
    for colour in range(COLOURS):
        s.lodge[colour] = int(s.prey[colour]) + int(s.prey_free == colour)
        s.loose[space, colour] -= s.lodge[colour]
    s.lodge[BOSS] = s.prey_boss
    s.boss[space] -= s.prey_boss
    note(s, Did.SET_OUT, s.turn, space, power, s.lodge[0], s.lodge[1], s.lodge[2], s.lodge[3], s.lodge[BOSS])
    note_steady_help(s)
    if s.prey_boss > 0:
        goods.note_last_boss(s)


@rule
def give_up(s):
    """P07 turns the loss into a gain."""
    note(s, Did.NOTHING, s.turn)
    tile = tile_with(s, Trait.CALM)
    if tile != NONE:
        goods.owe(s, TILE_GAIN[tile])
    elif s.magic[s.turn] > 0:
        s.magic[s.turn] -= 1
        note(s, Did.LOSE, s.turn, Good.MAGIC, 1)


# --- bosses of the supply


@rule
def may_catch_bosses(s, n):
    """One at least, as many as are there, can be housed and paid."""
    if n == 0:
        return Why.AT_LEAST_ONE
    if n > s.boss_supply:
        return Why.SUPPLY if s.boss_supply > 0 else Why.NO_SUPPLY
    s.prey_boss = n
    found = may_catch_prey(s)
    s.prey_boss = 0
    if found == Why.PREY_ROOM:
        return Why.BOSS_ROOM if n == 1 else Why.NUMBER_ROOM
    if found == Why.PREY_POWER:
        return Why.BOSS_POWER if n == 1 else Why.NUMBER_POWER
    return Why.OPEN


@rule
def mark_bosses(s, mask):
    n = 0
    while may_catch_bosses(s, n + 1) == Why.OPEN:
        n += 1
        mask[NUMBER + n] = True
    return n


@rule
def take_bosses(s, n):
    """DJ-5.7: no surcharge, no free djinn."""
    s.asked = 0
    s.prey_boss = n
    power = source_power(s) * n
    s.need = power - steady_help(s)
    s.catching = Catching.SOURCE
    s.lodge[BOSS] = n
    s.boss_supply -= n
    s.acted |= Acted.ROW_ONE
    note(s, Did.SET_OUT_AT_SOURCE, s.turn, power, n)
    note_steady_help(s)


# --- housing


@rule
def can_house_prey(s):
    for colour in range(COLOURS):
        s.lodge[colour] = int(s.prey[colour]) + int(s.prey_free == colour)
    s.lodge[BOSS] = s.prey_boss
    possible = can_house(s)
    s.lodge[:] = 0
    return possible


@rule
def can_house(s):
    """Whoever gets no bottle and cork needs a circle; N10 allows no bottles."""
    total, bottled, spare = int(s.lodge[BOSS]), 0, 0
    for colour in range(COLOURS):
        total += s.lodge[colour]
        fits = min(int(s.lodge[colour]), int(s.bottles[s.turn, colour]))
        bottled += fits
        spare += s.bottles[s.turn, colour] - fits
    bottled += min(int(s.lodge[BOSS]), spare)
    if tile_with(s, Trait.CIRCLES) != NONE:
        bottled = 0
    return total - min(bottled, int(s.corks[s.turn])) <= empty_circles(s)


@rule
def next_lodger(s):
    for kind in range(COLOURS + 1):
        if s.lodge[kind] > 0:
            return kind
    return NONE


@rule
def mark_lodging(s, mask):
    """A circle, or a bottle: where the rest still finds a home too."""
    kind, n = next_lodger(s), 0
    mask[CIRCLE] = may_ring(s, kind) == Why.OPEN
    for colour in range(COLOURS):
        mask[COLOUR + colour] = may_lodge(s, kind, colour) == Why.OPEN
        n += mask[COLOUR + colour]
    return n + int(mask[CIRCLE])


@rule
def may_ring(s, kind):
    """Into a circle: try it."""
    if empty_circles(s) == 0:
        return Why.NO_CIRCLE
    s.ringed[s.turn, kind] += 1
    s.lodge[kind] -= 1
    possible = can_house(s)
    s.lodge[kind] += 1
    s.ringed[s.turn, kind] -= 1
    return Why.OPEN if possible else Why.REST_HOMELESS


@rule
def may_lodge(s, kind, colour):
    """Into a bottle of this colour: try it."""
    if kind != colour and kind != BOSS:
        return Why.WRONG_BOTTLE
    found = goods.may_bottle(s, colour)
    if found != Why.OPEN:
        return found
    s.bottles[s.turn, colour] -= 1
    s.corks[s.turn] -= 1
    s.lodge[kind] -= 1
    possible = can_house(s)
    s.lodge[kind] += 1
    s.bottles[s.turn, colour] += 1
    s.corks[s.turn] += 1
    return Why.OPEN if possible else Why.REST_HOMELESS


@rule
def lodge(s, a):
    kind = next_lodger(s)
    s.lodge[kind] -= 1
    if a == CIRCLE:
        s.ringed[s.turn, kind] += 1
        note(s, Did.RING, s.turn, kind, 0)
    else:
        goods.cork(s, kind, a - COLOUR)
        if kind == BOSS:
            note(s, Did.CORK_BOSS, s.turn, a - COLOUR, kind)
        else:
            note(s, Did.CORK, s.turn, kind, 0)


# --- the end of a catch


@rule
def finish_catch(s):
    """The own magic pays the rest; a lone boss flees, and others come."""
    magic = max(0, int(s.need))
    s.magic[s.turn] -= magic
    note(s, Did.CAUGHT if magic > 0 else Did.CAUGHT_FREE, s.turn, magic)
    if s.catching == Catching.STREET:
        goods.scare(s, node(s), s.prey_boss > 0)
    s.need, s.catching, s.prey[:], s.prey_boss, s.prey_free = 0, Catching.NONE, 0, 0, NONE


@rule
def advance_catch(s):
    """House the next one, then find helpers, then pay."""
    kind = next_lodger(s)
    if kind != NONE:
        return advance_lodging(s, kind)
    if any_helper(s):
        s.phase = Phase.HELP
        return True
    finish_catch(s)
    return False


@rule
def advance_lodging(s, kind):
    """Asked only if there is a choice."""
    n, choice = 0, CIRCLE
    if may_ring(s, kind) == Why.OPEN:
        n += 1
    for colour in range(COLOURS):
        if may_lodge(s, kind, colour) == Why.OPEN:
            n += 1
            choice = COLOUR + colour
    s.phase = Phase.LODGE
    if n > 1:
        return True
    lodge(s, choice)
    return False
