"""Rewards one after another (A16): what needs no choice comes at once, the rest is asked."""

from majlis.core.compile import rule
from majlis.core.events import note
from majlis.core.record import NONE
from majlis.games.djinn import parts
from majlis.games.djinn.actions import CIRCLE, COLOUR, COVER, DONE, NUMBER, STREET, YES
from majlis.games.djinn.events import Did
from majlis.games.djinn.parts import COLOURS, ROUNDS, STUDY_MAGIC, Good, Tile
from majlis.games.djinn.rules import goods
from majlis.games.djinn.rules.equipment import any_open_equipment
from majlis.games.djinn.rules.goods import asleep, empty_circles, may_bottle
from majlis.games.djinn.rules.mages import advance_waking, any_open_mage
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Phase

DIFFERENT = 16  # tent A: a bottle that differs from the others of its trade


@rule
def next_good(s):
    """The first part of the rewards that is still owed."""
    for good in range(parts.GOODS):
        if s.owe[good] > 0:
            return good
    return NONE


@rule
def advance_reward(s, good):
    """Take what needs no choice; or set the question and say so."""
    match good:
        case Good.BOTTLE:
            s.phase = Phase.BOTTLE
            return True
        case Good.CAPACITY:
            return ask(s, good, Phase.CAPACITY, goods.can_widen(s))
        case Good.STUDY:
            return advance_study(s)
        case Good.ACTIVATE:
            return advance_waking(s)
        case Good.MAGE:
            return ask(s, good, Phase.MAGE, any_open_mage(s))
        case Good.EQUIP:
            return ask(s, good, Phase.EQUIP, any_open_equipment(s))
        case Good.CIRCLE:
            return ask(s, good, Phase.CIRCLE, goods.can_open_circle(s))
        case Good.DRAW:
            return ask(s, good, Phase.DRAW, goods.in_bag(s) > 0)
        case Good.TAKE:
            return ask(s, good, Phase.TAKE, any_in_streets(s))
    take(s, good, int(s.owe[good]))
    s.owe[good] = 0
    return False


@rule
def ask(s, good, phase, possible):
    """A question, or nothing where nothing could come of it (T4)."""
    s.phase = phase
    if not possible:
        s.owe[good] = 0
    return possible


@rule
def take(s, good, n):
    match good:
        case Good.COIN:
            s.coins[s.turn] += n
            note(s, Did.GAIN, s.turn, good, n)
        case Good.SCROLL:
            s.scrolls[s.turn] += n
            note(s, Did.GAIN, s.turn, good, n)
        case Good.KEY:
            goods.gain_keys(s, n)
        case Good.CORK:
            s.corks[s.turn] += n
            note(s, Did.GAIN, s.turn, good, n)
        case Good.MAGIC:
            goods.gain_magic(s, n)


# --- bottles, capacity, study


@rule
def may_choose_bottle(s, colour):
    """Any colour; those of tent A differ (A13)."""
    return Why.OPEN if s.different >> colour & 1 == 0 else Why.SAME_COLOUR


@rule
def mark_bottles(s, mask):
    n = 0
    for colour in range(COLOURS):
        hit = may_choose_bottle(s, colour) == Why.OPEN
        mask[COLOUR + colour] = hit
        n += hit
    return n


@rule
def take_bottle(s, colour):
    s.bottles[s.turn, colour] += 1
    s.owe[Good.BOTTLE] -= 1
    note(s, Did.BOTTLE, s.turn, colour)
    if s.different:
        s.different = (s.different | 1 << colour) - DIFFERENT
        if s.different < DIFFERENT:
            s.different = 0


@rule
def answer_capacity(s, a):
    s.owe[Good.CAPACITY] -= 1
    if a == YES:
        goods.widen(s)
    else:
        note(s, Did.NO_WIDEN, s.turn, s.capacity[s.turn])


@rule
def advance_study(s):
    """The Academy's magic; P09 may give some of it to mages."""
    if goods.has(s, Tile.P09_STUDY) and asleep(s) > 0:
        s.phase = Phase.STUDY
        return True
    s.owe[Good.MAGIC] += STUDY_MAGIC * s.owe[Good.STUDY]
    s.owe[Good.STUDY] = 0
    return False


@rule
def may_study(s, n):
    if n > parts.STUDY_MOST:
        return Why.STUDY_MOST
    return Why.OPEN if n <= asleep(s) else Why.FEW_SLEEPERS


@rule
def mark_study(s, mask):
    n = 0
    while may_study(s, n) == Why.OPEN:
        mask[NUMBER + n] = True
        n += 1
    return n


@rule
def study(s, n):
    s.owe[Good.STUDY] -= 1
    s.owe[Good.ACTIVATE] += n
    s.owe[Good.MAGIC] += STUDY_MAGIC - n
    note(s, Did.STUDY if n > 0 else Did.STUDY_NONE, s.turn, n)


# --- circles


@rule
def mark_circles(s, mask):
    mask[DONE] = True
    mask[CIRCLE] = may_open_circle(s) == Why.OPEN
    mask[COVER] = may_uncover(s) == Why.OPEN
    return 1 + int(mask[CIRCLE]) + int(mask[COVER])


@rule
def may_open_circle(s):
    return Why.OPEN if s.opened[s.turn] < parts.MORE_CIRCLES else Why.CIRCLES_OPEN


@rule
def may_uncover(s):
    return Why.OPEN if s.covered[s.turn] > 0 else Why.NOT_COVERED


@rule
def answer_circle(s, a):
    """The left one brings two magic, the right one a capacity step, an uncovered one two magic (A10)."""
    s.owe[Good.CIRCLE] -= 1
    if a == COVER:
        s.covered[s.turn] = 0
        note(s, Did.UNCOVER, s.turn)
        s.owe[Good.MAGIC] += parts.TILE_GAIN[Tile.N03_COVER, Good.MAGIC]
    elif a == CIRCLE:
        note(s, Did.CIRCLE, s.turn, s.opened[s.turn])
        s.opened[s.turn] += 1
        if s.opened[s.turn] == 1:
            s.owe[Good.MAGIC] += parts.CIRCLE_MAGIC
        else:
            s.owe[Good.CAPACITY] += 1
    else:
        note(s, Did.NO_CIRCLE, s.turn)


# --- djinn for nothing


@rule
def answer_draw(s, a):
    """Decide first, then draw (A3)."""
    s.owe[Good.DRAW] -= 1
    if a == YES:
        s.waits, s.drawn_djinn = goods.draw_djinn(s), 1
        note(s, Did.DRAW, s.turn, s.waits)
    else:
        note(s, Did.NO_DRAW, s.turn)


@rule
def room_for(s, colour):
    """A circle, a bottle with a cork, or a circle that can be emptied into a bottle."""
    return empty_circles(s) > 0 or may_bottle(s, colour) == Why.OPEN or any_to_cork(s)


@rule
def any_to_cork(s):
    for colour in range(COLOURS):
        if goods.can_cork(s, colour) and s.ringed[s.turn, colour] + s.ringed[s.turn, parts.BOSS] > 0:
            return True
    return False


@rule
def may_take(s, space, colour):
    """A djinn of a street for which there is room."""
    if s.loose[space, colour] == 0:
        return Why.NOT_THERE
    return Why.OPEN if room_for(s, colour) else Why.NO_ROOM


@rule
def any_in_streets(s):
    for space in range(ROUNDS):
        for colour in range(COLOURS):
            if may_take(s, space, colour) == Why.OPEN:
                return True
    return False


@rule
def mark_streets(s, mask):
    n = 1
    mask[DONE] = True
    for space in range(ROUNDS):
        for colour in range(COLOURS):
            if may_take(s, space, colour) == Why.OPEN:
                mask[STREET + space * COLOURS + colour] = True
                n += 1
    return n


@rule
def answer_street(s, a):
    s.owe[Good.TAKE] -= 1
    if a != DONE:
        space, colour = (a - STREET) // COLOURS, (a - STREET) % COLOURS
        s.loose[space, colour] -= 1
        s.waits, s.drawn_djinn = colour, 0
        note(s, Did.TAKE, s.turn, colour, space, s.symbol[space])
        goods.scare(s, space, False)
    else:
        note(s, Did.NO_TAKE, s.turn)


@rule
def mark_house(s, mask):
    """A circle, or a bottle of its colour; one from the bag may be let go."""
    mask[CIRCLE] = may_ring_it(s) == Why.OPEN
    mask[COLOUR + s.waits] = may_bottle_it(s, s.waits) == Why.OPEN
    mask[DONE] = may_let_go(s) == Why.OPEN
    return int(mask[CIRCLE]) + int(mask[COLOUR + s.waits]) + int(mask[DONE])


@rule
def may_ring_it(s):
    return Why.OPEN if empty_circles(s) > 0 else Why.NO_CIRCLE


@rule
def may_bottle_it(s, colour):
    return may_bottle(s, colour) if colour == s.waits else Why.WRONG_BOTTLE


@rule
def may_let_go(s):
    return Why.OPEN if s.drawn_djinn > 0 else Why.MUST


@rule
def house(s, a):
    if a == DONE:
        s.bag[s.waits] += 1
        note(s, Did.LET_GO, s.turn, s.waits)
    elif a == CIRCLE:
        s.ringed[s.turn, s.waits] += 1
        note(s, Did.RING, s.turn, s.waits, 1)
    else:
        goods.cork(s, s.waits, s.waits)
        note(s, Did.CORK, s.turn, s.waits, 1)
    s.waits, s.drawn_djinn = NONE, 0
