"""What a fair player would think of a view: how it looks, and which actions look good. Gains are in points."""

import numpy as np

from majlis.core.chances import rate, share_out
from majlis.core.compile import rule
from majlis.core.record import NONE
from majlis.games.djinn import actions as act
from majlis.games.djinn import parts
from majlis.games.djinn.box_tables import Effect
from majlis.games.djinn.mind import worth
from majlis.games.djinn.mind.features import WEIGHTS, features, progress
from majlis.games.djinn.mind.prospects import CHASED, hunt_worth, trade_worth, way_worth
from majlis.games.djinn.parts import Good, Place
from majlis.games.djinn.rules.free_actions import at_any_time, is_free
from majlis.games.djinn.rules.goods import loose_at, most_magic, node
from majlis.games.djinn.rules.helping import mage_help
from majlis.games.djinn.rules.places import may_act
from majlis.games.djinn.rules.scoring import result
from majlis.games.djinn.rules.source import source_price
from majlis.games.djinn.rules.tom import WON
from majlis.games.djinn.rules.why import Why
from majlis.games.djinn.state import Ending, Phase

OPTION_WORTH = np.array([3.2, 1.8, 1.7, 1.3, 3.4, 3.2, 3.2, 2.4, 4.6])


@rule
def values(v, out):
    """What is there and what is in sight, as chances to win; a finished game is what it is."""
    if v.turn == NONE or v.won == WON:
        result(v, out)
        return
    stage = progress(v)
    for seat in range(v.seats):
        out[seat] = rate(features(v, seat), WEIGHTS[v.seats], stage)
    share_out(out, v.seats)


@rule
def prior(v, mask, out):
    """Weigh each open action by the points it brings."""
    for a in range(act.ACTIONS):
        out[a] = good(gain(v, a)) if mask[a] else 0.0


@rule
def good(gained):
    """A weight that doubles with every point: exact arithmetic, the same however it is run."""
    doublings = min(max(gained, -20.0), 40.0) + 20.0
    whole = int(doublings)
    return float(1 << whole) * (1.0 + doublings - whole) / 1048576.0


@rule
def gain(v, a):
    """What an action is worth in points, by its block and phase."""
    if a >= act.EDGE and a < act.OPTION:
        return way_worth(v, a - act.EDGE)
    if at_any_time(v) and is_free(v, a):
        return gain_at_any_time(v, a)
    match v.phase:
        case Phase.PREY | Phase.LODGE | Phase.HELP:
            return gain_in_catch(v, a)
        case Phase.ENTER | Phase.MOVE | Phase.ACT | Phase.SOURCE | Phase.ARCHIVES | Phase.MARKET | Phase.HOUSE:
            return gain_in_turn(v, a)
    return gain_in_question(v, a)


# --- what can be done at any time, and the turn


@rule
def gain_at_any_time(v, a):
    """Bottles and trophies first; a key in the middle of something else only where it pays for a stop."""
    if a >= act.TROPHY:
        card = a - act.TROPHY
        return 12.0 + parts.TROPHY_POINTS[card] - 30.0 + worth.reward_worth(v, parts.TROPHY_GAIN[card])
    if a >= act.EQUIP:
        return use_worth(v, a - act.EQUIP)
    if a >= act.CORK:
        return 14.0
    match v.phase:
        case Phase.ENTER | Phase.MOVE | Phase.STREET | Phase.ACT | Phase.SOURCE:
            return -2.0
    return -8.0


@rule
def gain_in_turn(v, a):
    """The action, the catch, the end."""
    if a >= act.OPTION and a < act.TRADE:
        return OPTION_WORTH[a - act.OPTION]
    if a >= act.TRADE and a < act.MAGE:
        return trade_worth(v, a - act.TRADE)
    if v.phase == Phase.SOURCE:
        return gain_at_source(v, a)
    return gain_of_turn(v, a)


@rule
def use_worth(v, card):
    """Single uses wait until they bring nearly all; bonuses and exchanges do not."""
    brings = worth.reward_worth(v, parts.KIT_GAIN[card])
    if parts.EFFECT[card] == Effect.BONUS:
        return 6.0 + brings
    if parts.EFFECT[card] == Effect.GAIN:
        return 5.0 + brings if brings > 2.0 else -3.0
    return brings - 1.5


@rule
def gain_of_turn(v, a):
    if a == act.BASIC and may_act(v, 1) == Why.OPEN and v.symbol[node(v)] != Place.MANUFACTORY:
        return 1.0  # the special action brings at least as much, for nothing
    if a >= act.BASIC and a <= act.PASSAGE:
        return 6.0 + 0.2 * (a == act.SPECIAL)
    if a == act.CATCH:
        late = v.symbol[node(v)] == Place.ACADEMY or (v.seats == 1 and hunt_worth(v, node(v), NONE) < CHASED)
        return 5.0 if late else 7.0
    if a >= act.FORFEIT and a < act.REFILL:
        magic = min(2, most_magic(v, v.turn) - v.magic[v.turn])
        return 1.5 if a == act.FORFEIT else 0.8 * magic if a == act.FORFEIT + 1 else 0.75 + 0.8 * min(1, magic)
    if a == act.CIRCLE:
        return 3.0
    if a >= act.COLOUR and a < act.BOSS:
        return 8.0
    return 0.0


@rule
def gain_at_source(v, a):
    """In the last visit all that is left is turned into points."""
    last = v.ending == Ending.LAST_VISIT
    if a == act.BOSSES:
        return 9.0
    if a == act.REFILL:
        return 0.0 if last else 0.8 * (most_magic(v, v.turn) - v.magic[v.turn])
    price = 0.1 if last else worth.unit(v, Good.SCROLL) * source_price(v)
    if a == act.BUY:
        return 2.5 + worth.cork_worth(v) * (v.corks[v.turn] > 0) - price
    if a == act.BUY + 1:
        return worth.cork_worth(v) - price
    if a == act.BUY + 2:
        return 0.05 if last else worth.good_worth(v, Good.ACTIVATE, 2) - price
    return 0.0


# --- catching


@rule
def gain_in_catch(v, a):
    if v.phase == Phase.PREY:
        if a == act.DONE:
            return 0.0
        return 6.0 if a >= act.FREE else boss_worth(v) if a == act.BOSS else 3.0 + bottle_room(v, a - act.COLOUR)
    if v.phase == Phase.LODGE:
        return 1.0 if a == act.CIRCLE else 3.0 + worth.bottle_worth(v, a - act.COLOUR)
    if a == act.DONE:
        return 4.0
    if a >= act.MAGE and a < act.EQUIP:
        return 3.0 + min(mage_help(v, a - act.MAGE), int(v.need)) - 1.5 * parts.MAGE_PRICE[a - act.MAGE]
    return 1.0


@rule
def boss_worth(v):
    """Alone, a boss with one companion is cheaper to scare away than to catch."""
    return 2.5 if v.seats == 1 and loose_at(v, node(v)) == 1 else 9.0


@rule
def bottle_room(v, colour):
    return 3.0 if v.bottles[v.turn, colour] > v.prey[colour] and v.corks[v.turn] > 0 else 0.0


# --- single questions


@rule
def gain_in_question(v, a):
    match v.phase:
        case Phase.DRAFT:
            return worth.TILE_WORTH[a - act.TILE]
        case Phase.BOTTLE | Phase.SWAP_IN:
            return worth.bottle_worth(v, a - act.COLOUR)
        case Phase.SWAP_OUT:
            return -1.0 if a == act.DONE else -worth.bottle_worth(v, a - act.COLOUR)
        case Phase.MAGE | Phase.ACTIVATE:
            return worth.mage_worth(a - act.MAGE) if a != act.DONE else 0.5 if worth.mages_held(v) > 6 else -1.0
        case Phase.EQUIP | Phase.KEEP:
            return 0.5 if a == act.DONE else worth.kit_worth(v, a - act.EQUIP)
        case Phase.THROW:
            inside, lock = parts.CHEST_GAIN[a - act.CHEST], parts.CHEST_LOCK[a - act.CHEST]
            return -worth.reward_worth(v, inside) - 0.5 * worth.reward_worth(v, lock)
        case Phase.MORE:
            return 3.0 * (a == act.YES)
        case Phase.BOSSES:
            return float(a - act.NUMBER)
        case Phase.TAKE:
            return 0.0 if a == act.DONE else 2.0 + bottle_room(v, (a - act.STREET) % parts.COLOURS)
        case Phase.STUDY:
            return float(a - act.NUMBER) if v.magic[v.turn] + 3 - (a - act.NUMBER) >= most_magic(v, v.turn) else 0.0
        case Phase.GIVE:
            return -0.5 * v.corked_boss[v.turn, a - act.COLOUR]
    return 0.0 if a == act.DONE else 0.5 if a == act.STOP else 1.0
